//! `@bot балда` in any chat: an offer in a message of somebody's, in a chat that the bot doesn't
//! see. All that is shown there is that one message, changed again and again; moves are said to the
//! bot in private.

use super::edit::first;
use super::keys::keyboard;
use super::letter::caption;
use super::pictures::{file_id, media};
use super::send::{Sender, told};
use super::text::{self, MESSAGE as LONGEST};
use super::trouble::Trouble;
use crate::chat::{Body, Button, Picture, Span};
use crate::hall::{AnyKind, Press, kinds};
use crate::speech::{Tongue, lang_of};
use teloxide::RequestError;
use teloxide::payloads::{
    AnswerInlineQuerySetters, EditMessageCaptionInlineSetters, EditMessageMediaInlineSetters,
    EditMessageTextInlineSetters, SendPhotoSetters,
};
use teloxide::prelude::Requester;
use teloxide::types::{
    FileId, InlineQuery, InlineQueryResult, InlineQueryResultArticle, InputFile,
    InputMessageContent, InputMessageContentText, ParseMode,
};

/// The only message of an inline message's room.
pub(super) const MESSAGE: &str = "inline";
/// The most that is read of what stands after `@bot`, so that a button can carry it.
const QUERY: usize = 40;
/// How long Telegram may remember our answer, in seconds.
const CACHE: u32 = 60;

/// The command that makes the offer of a chosen result.
pub(super) fn command_of(result: &str, query: &str) -> String {
    format!("/{result} {}", arguments(query))
        .trim_end()
        .to_owned()
}

/// What stands after the game's name: options of the offer.
fn arguments(query: &str) -> String {
    let words = query.split_whitespace();
    let words: Vec<&str> = words.filter(|word| game_called(word).is_none()).collect();
    let all = words.join(" ");
    let mut end = all.len().min(QUERY);
    while !all.is_char_boundary(end) {
        end -= 1;
    }
    all[..end].trim_end().to_owned()
}

/// The commands that offer games.
fn offers() -> impl Iterator<Item = (&'static dyn AnyKind, &'static str)> {
    let one = |kind: &'static dyn AnyKind| kind.commands().iter().map(move |name| (kind, *name));
    kinds().iter().flat_map(move |kind| one(*kind))
}

/// The command of a game that is called so.
fn game_called(word: &str) -> Option<&'static str> {
    let entry = crate::speech::commands::find(word)?;
    offers()
        .map(|(_, name)| name)
        .find(|name| *name == entry.name)
}

/// Offers the games: the one that the query names, or all.
pub(super) async fn answer(sender: &Sender, query: InlineQuery) -> Result<(), RequestError> {
    let lang = query.from.language_code.as_deref();
    let tongue = Tongue::new(lang.and_then(lang_of).unwrap_or_default());
    let named = query.query.split_whitespace().find_map(game_called);
    let wanted = offers().filter(|(_, name)| named.is_none_or(|named| named == *name));
    let results: Vec<InlineQueryResult> = wanted
        .map(|(kind, name)| {
            let command = command_of(name, &query.query);
            let title = kind.title(name, tongue);
            let invites = tongue.say("telegram-inline", &[("game", (&title).into())]);
            let button = Button {
                label: tongue.tell("button-join"),
                data: Press::Command(command).write(),
            };
            let content = InputMessageContentText::new(text::cut(&invites, LONGEST));
            let content = InputMessageContent::Text(content);
            let mut article = InlineQueryResultArticle::new(name, title, content);
            article.reply_markup = keyboard(&[vec![button]]);
            InlineQueryResult::Article(article)
        })
        .collect();
    let request = sender.bot.answer_inline_query(query.id, results);
    request.cache_time(CACHE).is_personal(true).await.map(drop)
}

/// Makes the message show a body.
pub(super) async fn show(sender: &Sender, id: &str, body: &Body) -> Result<(), RequestError> {
    let keys = keyboard(&body.buttons).unwrap_or_default();
    if let Some(picture) = &body.picture {
        // Its id may be dead: then it is sent once more.
        for _ in 0..2 {
            let Some(file) = uploaded(sender, picture).await? else {
                break;
            };
            let words = caption(body, picture).unwrap_or_else(|| first(body, text::CAPTION));
            let media = media(picture, file, words);
            let request = sender.bot.edit_message_media_inline(id, media);
            match request.reply_markup(keys.clone()).await {
                Err(error) if Trouble::of(&error) == Trouble::DeadFile => {
                    sender.files.forget(&picture.key).await;
                }
                shown => return shown.map(drop),
            }
        }
    }
    let mut body = body.clone();
    if let Some(picture) = body.picture.take()
        && picture.alt != body.plain()
    {
        body.text.push(Span::Plain(format!("\n\n{}", picture.alt)));
    }
    let words = first(&body, LONGEST).text;
    let request = sender.bot.edit_message_text_inline(id, words);
    let request = request.parse_mode(ParseMode::Html);
    match request.reply_markup(keys.clone()).await {
        // It has shown a picture before, and goes on with words below that.
        Err(error) if Trouble::of(&error) == Trouble::NoText => {
            let words = first(&body, text::CAPTION).text;
            let request = sender.bot.edit_message_caption_inline(id).caption(words);
            let request = request.parse_mode(ParseMode::Html).reply_markup(keys);
            request.await.map(drop)
        }
        shown => shown.map(drop),
    }
}

/// The id of a picture that was sent somewhere: an inline message shows no other. None where no chat
/// is set up to send it to, or that chat doesn't take it.
async fn uploaded(sender: &Sender, picture: &Picture) -> Result<Option<InputFile>, RequestError> {
    let known = |id| Some(InputFile::file_id(FileId(id)));
    if let Some(id) = sender.files.find(&picture.key).await {
        return Ok(known(id));
    }
    let Some(chat) = sender.upload else {
        return Ok(None);
    };
    let Some(sheet) = sender.file(picture).await else {
        return Ok(None);
    };
    let request = sender.bot.send_photo(chat, sheet.file());
    match request.disable_notification(true).await {
        Ok(message) => {
            sender.keep(picture, &sheet, &message).await;
            Ok(file_id(&message).and_then(known))
        }
        Err(error) => match Trouble::of(&error) {
            Trouble::Wait(_) | Trouble::Fault | Trouble::Unknown => Err(error),
            _ => {
                tracing::warn!(error = %told(&error), "the chat for pictures takes none");
                Ok(None)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_becomes_a_command() {
        let check = |game: &str, query: &str, expected: &str| {
            let command = command_of(game, query);
            assert_eq!(command, expected, "{query}");
            assert!(Press::Command(command).write().len() <= 64);
        };
        check("balda", "балда 5x5 кот", "/balda 5x5 кот");
        check("dots", "", "/dots");
        check(
            "balda",
            &"щ".repeat(100),
            &format!("/balda {}", "щ".repeat(20)),
        );
    }

    #[test]
    fn every_game_is_offered() {
        let all: Vec<&str> = offers().map(|(_, name)| name).collect();
        assert!(
            all.contains(&"balda") && all.contains(&"dots") && all.len() >= 4,
            "{all:?}"
        );
        assert_eq!(game_called("БАЛДА"), Some("balda"));
        assert_eq!(game_called("help"), None);
    }
}
