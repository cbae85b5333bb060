//! `@bot балда` in any chat: an offer in a message of somebody's, in a chat that the bot doesn't
//! see. All that is shown there is that one message, changed again and again; moves are said to the
//! bot in private.

use super::keys::keyboard;
use super::letter::caption;
use super::send::{Sender, file_id, first, media};
use super::text::{self, MESSAGE as LONGEST};
use crate::chat::{Body, Button, Picture, Span};
use crate::hall::Press;
use crate::hall::kinds;
use crate::speech::{Tongue, lang_of};
use teloxide::RequestError;
use teloxide::payloads::{
    AnswerInlineQuerySetters, EditMessageMediaInlineSetters, EditMessageTextInlineSetters,
    SendPhotoSetters,
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
    let named = |word: &&str| kinds().iter().any(|kind| is_called(kind.name(), word));
    let words: Vec<&str> = words.filter(|word| !named(word)).collect();
    let all = words.join(" ");
    let mut end = all.len().min(QUERY);
    while !all.is_char_boundary(end) {
        end -= 1;
    }
    all[..end].trim_end().to_owned()
}

fn is_called(game: &str, word: &str) -> bool {
    let entry = crate::speech::commands::find(word);
    entry.is_some_and(|entry| entry.name == game)
}

/// Offers the games: those that the query names, or all.
pub(super) async fn answer(sender: &Sender, query: InlineQuery) -> Result<(), RequestError> {
    let lang = query
        .from
        .language_code
        .as_deref()
        .and_then(lang_of)
        .unwrap_or_default();
    let tongue = Tongue::new(lang);
    let first = query.query.split_whitespace().next();
    let named: Vec<_> = kinds()
        .iter()
        .filter(|kind| first.is_some_and(|word| is_called(kind.name(), word)))
        .collect();
    let all: Vec<_> = kinds().iter().collect();
    let offered = if named.is_empty() { all } else { named };
    let results: Vec<InlineQueryResult> = offered
        .iter()
        .map(|kind| {
            let command = command_of(kind.name(), &query.query);
            let title = tongue.tell(&format!("help-{}", kind.name()));
            let invites = tongue.say("telegram-inline", &[("game", (&title).into())]);
            let button = Button {
                label: tongue.tell("button-join"),
                data: Press::Command(command).write(),
            };
            let content = InputMessageContentText::new(text::cut(&invites, LONGEST));
            let content = InputMessageContent::Text(content);
            let mut article = InlineQueryResultArticle::new(kind.name(), title, content);
            article.reply_markup = keyboard(&[vec![button]]);
            InlineQueryResult::Article(article)
        })
        .collect();
    let request = sender.bot.answer_inline_query(query.id, results);
    request.cache_time(CACHE).is_personal(true).await?;
    Ok(())
}

/// Makes the message show a body.
pub(super) async fn show(sender: &Sender, id: &str, body: &Body) -> Result<(), RequestError> {
    let keys = keyboard(&body.buttons).unwrap_or_default();
    if let Some(picture) = &body.picture
        && let Some(file) = uploaded(sender, picture).await?
    {
        let words = caption(body, picture).unwrap_or_else(|| first(body, text::CAPTION));
        let request = sender
            .bot
            .edit_message_media_inline(id, media(picture, file, words));
        return request.reply_markup(keys).await.map(drop);
    }
    let mut body = body.clone();
    if let Some(picture) = body.picture.take()
        && picture.alt != body.plain()
    {
        body.text.push(Span::Plain(format!("\n\n{}", picture.alt)));
    }
    let request = sender
        .bot
        .edit_message_text_inline(id, first(&body, LONGEST).text);
    let request = request.parse_mode(ParseMode::Html);
    request.reply_markup(keys).await.map(drop)
}

/// The id of a picture that was sent somewhere: an inline message shows no other. None where no chat
/// is set up to send it to.
async fn uploaded(sender: &Sender, picture: &Picture) -> Result<Option<InputFile>, RequestError> {
    if let Some(id) = sender.files.find(&picture.key).await {
        return Ok(Some(InputFile::file_id(FileId(id))));
    }
    let Some(chat) = sender.upload else {
        return Ok(None);
    };
    let Some((file, _)) = sender.file(picture).await else {
        return Ok(None);
    };
    let request = sender.bot.send_photo(chat, file).disable_notification(true);
    let Some(id) = file_id(&request.await?) else {
        return Ok(None);
    };
    sender.files.keep(&picture.key, id.clone()).await;
    Ok(Some(InputFile::file_id(FileId(id))))
}
