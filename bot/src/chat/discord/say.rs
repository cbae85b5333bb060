//! What the hall says, as Discord takes it: text with its marks escaped, in pieces that fit; buttons
//! in rows, menus where there are too many; files with descriptions.

use super::menu::short;
use super::rest::File;
use crate::chat::{Body, Button, Span};
use serde_json::{Map, Value, json};
use serenity::builder::{
    CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

/// The longest text of a message, in UTF-16 units: no longer than in any other count.
const CONTENT: usize = 2_000;
/// The longest text of an embed.
const EMBED: usize = 4_000;
/// The longest description of a file.
const ALT: usize = 1_024;
/// The longest label of a button.
const LABEL: usize = 80;
/// Buttons in a row, rows, options of a menu.
const WIDE: usize = 5;
const ROWS: usize = 5;
const MENU: usize = 25;

/// What is said of a picture or a file where it can't be attached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Files {
    /// They are attached.
    Attached,
    /// The picture is told in words, a file is left out.
    Told,
}

/// Whether a long text may stand in an embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Embeds {
    /// It may.
    Shown,
    /// It goes in pieces.
    Hidden,
}

/// A message to be sent.
#[derive(Clone, Debug, Default)]
pub(super) struct Letter {
    /// The body, without what is told of files.
    pub(super) json: Map<String, Value>,
    /// The files.
    pub(super) files: Vec<File>,
}

impl Letter {
    /// What takes the buttons off a message and leaves the rest as it is.
    pub(super) fn bare() -> Letter {
        Letter {
            json: Map::from_iter([("components".to_owned(), Value::Array(Vec::new()))]),
            files: Vec::new(),
        }
    }

    /// The body of a request that sends it.
    pub(super) fn body(&self) -> Value {
        Value::Object(self.json.clone())
    }
}

/// A body as messages, one after the other: all but the last are text alone. `drawn` is the picture.
pub(super) fn letters(
    body: &Body,
    drawn: Option<Vec<u8>>,
    files: Files,
    embeds: Embeds,
) -> Vec<Letter> {
    let (mut text, people) = text(&body.text);
    let (mut attached, mut told) = (Vec::new(), Vec::new());
    match (files, &body.picture) {
        (Files::Attached, Some(picture)) => {
            if let Some(bytes) = drawn {
                let name = match picture.mime {
                    "image/gif" => "replay.gif",
                    _ => "board.png",
                };
                told.push(short(picture.read_out(), ALT));
                attached.push(File {
                    name: name.to_owned(),
                    mime: picture.mime,
                    bytes,
                });
            }
        }
        (Files::Told, Some(picture)) if picture.alt != body.plain() => {
            text = format!("{text}\n```\n{}\n```", picture.alt.replace("```", "'''"));
        }
        _ => {}
    }
    if let (Files::Attached, Some(document)) = (files, &body.document) {
        told.push(short(&document.name, ALT));
        attached.push(File {
            name: document.name.clone(),
            mime: "application/octet-stream",
            bytes: document.bytes.clone(),
        });
    }
    let mut letters = Vec::new();
    let length = units(&text);
    if length > CONTENT && length <= EMBED && embeds == Embeds::Shown {
        let embed = CreateEmbed::new().description(text);
        letters.push(letter([("embeds", json!([embed]))]));
    } else {
        let pieces = pieces(&text, CONTENT).into_iter();
        letters.extend(pieces.map(|piece| letter([("content", piece.into())])));
    }
    let mentions = json!({ "parse": [], "users": people, "replied_user": false });
    for letter in &mut letters {
        letter
            .json
            .insert("allowed_mentions".to_owned(), mentions.clone());
    }
    if let Some(last) = letters.last_mut() {
        let rows = json!(components(&body.buttons));
        last.json.insert("components".to_owned(), rows);
        let told = told.iter().enumerate();
        let told: Vec<Value> = told
            .zip(&attached)
            .map(|((id, about), file)| {
                json!({ "id": id.to_string(), "filename": file.name, "description": about })
            })
            .collect();
        last.json.insert("attachments".to_owned(), told.into());
        last.files = attached;
    }
    letters
}

fn letter<const N: usize>(fields: [(&str, Value); N]) -> Letter {
    let fields = fields.into_iter();
    Letter {
        json: fields
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        files: Vec::new(),
    }
}

/// A text for a message, and who is called in it.
fn text(spans: &[Span]) -> (String, Vec<String>) {
    let (mut text, mut people) = (String::new(), Vec::new());
    for span in spans {
        match span {
            Span::Plain(plain) => {
                text.push_str(&escaped(plain, text.ends_with('\n') || text.is_empty()))
            }
            Span::Bold(bold) => text.push_str(&format!("**{}**", escaped(bold, false))),
            Span::Mention { account, .. } if is_id(account) => {
                text.push_str(&format!("<@{account}>"));
                // A hundred may be called at most, and no board calls as many.
                if people.len() < 100 && !people.contains(account) {
                    people.push(account.clone());
                }
            }
            Span::Mention { name, .. } => text.push_str(&escaped(name, false)),
        }
    }
    // Discord takes no empty message.
    if text.trim().is_empty() {
        text = "\u{200B}".to_owned();
    }
    (text, people)
}

fn is_id(account: &str) -> bool {
    !account.is_empty() && account.len() <= 20 && account.bytes().all(|b| b.is_ascii_digit())
}

/// A text without its marks' meaning. `starts`: whether it stands at the start of a line.
fn escaped(text: &str, mut starts: bool) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for (index, c) in text.char_indices() {
        let is_mark = matches!(c, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[' | ']');
        let is_mark = is_mark || (c == ':' && is_picture(&text[index + 1..]));
        if is_mark || (starts && matches!(c, '>' | '#' | '-')) {
            escaped.push('\\');
        }
        escaped.push(c);
        starts = c == '\n' || (starts && c == ' ');
    }
    escaped
}

/// Whether a text after a colon makes a little picture of it: `:smile:`.
fn is_picture(rest: &str) -> bool {
    rest.split_once(':').is_some_and(|(name, _)| {
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || "_+-".contains(c);
        !name.is_empty() && name.chars().all(is_of_name)
    })
}

fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// A text in pieces of at most so many units, cut at the ends of lines, words or anywhere.
fn pieces(text: &str, most: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while units(rest) > most {
        let mut count = 0;
        let end = rest.char_indices().find_map(|(index, c)| {
            count += c.len_utf16();
            (count > most).then_some(index)
        });
        let end = end.unwrap_or(rest.len());
        let head = &rest[..end];
        let cut = head.rfind('\n').or_else(|| head.rfind(' '));
        let cut = cut.filter(|&cut| cut > 0).unwrap_or(end);
        pieces.push(rest[..cut].to_owned());
        rest = rest[cut..].trim_start_matches(['\n', ' ']);
    }
    if !rest.is_empty() || pieces.is_empty() {
        pieces.push(rest.to_owned());
    }
    pieces
}

/// Rows of buttons as components. What doesn't fit in five rows of five goes into menus.
fn components(rows: &[Vec<Button>]) -> Vec<CreateActionRow> {
    let mut seen: Vec<String> = Vec::new();
    let narrow: Vec<&[Button]> = rows
        .iter()
        .filter(|row| !row.is_empty())
        .flat_map(|row| row.chunks(WIDE))
        .collect();
    if narrow.len() <= ROWS {
        let row = |row: &&[Button]| {
            let buttons = row.iter().map(|button| {
                CreateButton::new(own(&button.data, &mut seen))
                    .style(ButtonStyle::Secondary)
                    .label(label(&button.label))
            });
            CreateActionRow::Buttons(buttons.collect())
        };
        return narrow.iter().map(row).collect();
    }
    let all: Vec<&Button> = rows.iter().flatten().collect();
    let menus = all.chunks(MENU).take(ROWS).enumerate();
    menus
        .map(|(number, buttons)| {
            let mut values: Vec<String> = Vec::new();
            let options = buttons.iter().map(|button| {
                let value = own(&button.data, &mut values);
                CreateSelectMenuOption::new(label(&button.label), value)
            });
            let options = options.collect();
            let kind = CreateSelectMenuKind::String { options };
            CreateActionRow::SelectMenu(CreateSelectMenu::new(format!("menu{number}"), kind))
        })
        .collect()
}

fn label(label: &str) -> String {
    let label = short(label.trim(), LABEL);
    if label.is_empty() {
        "·".to_owned()
    } else {
        label
    }
}

/// A button's data as an id that no other component of the message has.
fn own(data: &str, seen: &mut Vec<String>) -> String {
    let mut id = data.to_owned();
    let mut number = 1;
    while seen.contains(&id) {
        number += 1;
        id = format!("{data}#{number}");
    }
    seen.push(id.clone());
    id
}

#[cfg(test)]
mod tests;
