//! Updates asked for. The next request names the offset behind what is durable here, so that what
//! wasn't is told again after a crash.

use super::receive::Receiver;
use super::send::told;
use super::trouble::Trouble;
use super::{Error, Pause};
use crate::misread::Misread;
use serde::Deserialize;
use serde_json::value::RawValue;
use teloxide::RequestError;
use teloxide::payloads::GetUpdatesSetters;
use teloxide::prelude::Requester;
use teloxide::types::{AllowedUpdate, Update};

/// How long Telegram waits for something to tell, in seconds.
const LONG: u32 = 25;
/// The most updates at once.
const MOST: u8 = 100;

/// What we want to be told.
pub(super) static WANTED: [AllowedUpdate; 5] = [
    AllowedUpdate::Message,
    AllowedUpdate::CallbackQuery,
    AllowedUpdate::MyChatMember,
    AllowedUpdate::InlineQuery,
    AllowedUpdate::ChosenInlineResult,
];

/// Asks for updates until the hall is closed.
pub(super) async fn run(receiver: Receiver, mut pause: Pause) -> Result<(), Error> {
    let bot = receiver.bot().clone();
    // Only one of both ways works at a time.
    while let Err(error) = bot.delete_webhook().await {
        if Trouble::of(&error) == Trouble::Token {
            return Err(Error::Token);
        }
        pause.wait(&error).await;
    }
    let mut offset: Option<i32> = None;
    loop {
        let mut request = bot.get_updates().timeout(LONG).limit(MOST);
        request = request.allowed_updates(WANTED.iter().copied());
        request.offset = offset;
        let batch = match request.await {
            Ok(updates) => Batch::of(updates),
            Err(error) => match Batch::readable(&error) {
                Some(batch) => batch,
                None => {
                    match Trouble::of(&error) {
                        Trouble::Token => return Err(Error::Token),
                        Trouble::Conflict => tracing::error!(
                            "another program asks for this bot's updates; stop it: one token, one bot"
                        ),
                        _ => tracing::warn!(error = %told(&error), "no updates; trying again"),
                    }
                    pause.wait(&error).await;
                    continue;
                }
            },
        };
        pause.over();
        if receiver.take(batch.updates).await.is_err() {
            return Ok(());
        }
        if let Some(last) = batch.last {
            offset = i32::try_from(last).ok().map(|last| last.saturating_add(1));
        }
    }
}

/// What Telegram told at once.
struct Batch {
    updates: Vec<Update>,
    /// The greatest number.
    last: Option<u32>,
}

impl Batch {
    fn of(updates: Vec<Update>) -> Batch {
        let last = updates.iter().map(|update| update.id.0).max();
        Batch { updates, last }
    }

    /// What can be read of an answer that can't as a whole. One update that can't would be told again for
    /// ever, with all that come after it.
    fn readable(error: &RequestError) -> Option<Batch> {
        let RequestError::InvalidJson { raw, .. } = error else {
            return None;
        };
        let answer: Answer<'_> = serde_json::from_str(raw).ok()?;
        let mut batch = Batch::of(Vec::new());
        for told in answer.result.iter().filter(|_| answer.ok) {
            if let Ok(Numbered { update_id }) = serde_json::from_str(told.get()) {
                batch.last = batch.last.max(Some(update_id));
            }
            match serde_json::from_str(told.get()) {
                Ok(update) => batch.updates.push(update),
                Err(error) => {
                    tracing::error!(error = %Misread(&error), "an update that can't be read");
                }
            }
        }
        batch.last.is_some().then_some(batch)
    }
}

/// An answer, its updates as they stand.
#[derive(Deserialize)]
struct Answer<'a> {
    ok: bool,
    #[serde(borrow)]
    result: Vec<&'a RawValue>,
}

/// All of an update that must be read.
#[derive(Deserialize)]
struct Numbered {
    update_id: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn one_update_that_cant_be_read_holds_up_no_other() {
        let good = |id: u32| {
            let chat = r#"{"id":-100,"type":"supergroup","title":"x"}"#;
            let from = r#"{"id":1,"is_bot":false,"first_name":"x"}"#;
            format!(
                r#"{{"update_id":{id},"message":{{"message_id":1,"date":1,"chat":{chat},"from":{from},"text":"x"}}}}"#
            )
        };
        let deep = format!(
            r#"{{"update_id":8,"message":{}1{}}}"#,
            "[".repeat(900),
            "]".repeat(900)
        );
        let check = |result: &str, expected: Option<(&[u32], u32)>| {
            let raw = format!(r#"{{"ok":true,"result":{result}}}"#);
            let source = serde_json::from_str::<u8>("x").unwrap_err();
            let error = RequestError::InvalidJson {
                source: Arc::new(source),
                raw: raw.into(),
            };
            let found = Batch::readable(&error).map(|batch| {
                let ids: Vec<u32> = batch.updates.iter().map(|update| update.id.0).collect();
                (ids, batch.last.unwrap())
            });
            let expected = expected.map(|(ids, last)| (ids.to_vec(), last));
            assert_eq!(found, expected, "{result}");
        };
        let (seven, nine) = (good(7), good(9));
        check(&format!("[{seven},{deep},{nine}]"), Some((&[7, 9], 9)));
        check(&format!("[{seven},{deep}]"), Some((&[7], 8)));
        check(&format!("[null,{nine},{{}}]"), Some((&[9], 9)));
        check(&format!("[{deep}]"), Some((&[], 8)));
        check(r#"[{"update_id":-1}]"#, None);
        check("[]", None);
        check("{}", None);
        check("true", None);
    }
}
