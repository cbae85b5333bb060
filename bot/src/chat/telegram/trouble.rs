//! What an error of the Bot API means for us. Its texts are the only thing that tells some of them
//! apart, so they are compared in one place.

use std::time::Duration;
use teloxide::types::ChatId;
use teloxide::{ApiError, RequestError};

/// What went wrong with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It was done, but the answer can't be read: the id in it, where there is one.
    Unread(Option<i32>),
    /// Nothing was to be done: the message is so already, the press is too old to be answered.
    Needless,
    /// The message to be edited isn't there, or can't be edited any more.
    NoMessage,
    /// The message has a picture and no text of its own.
    NoText,
    /// The file_id is of no use any more.
    DeadFile,
    /// Pictures or files may not be sent here, words may.
    NoMedia,
    /// The topic is closed or gone.
    NoTopic,
    /// The bot may not write there any more, or not yet.
    Shut,
    /// The group has become a supergroup with this id.
    Moved(ChatId),
    /// Too many requests: wait so long.
    Wait(Duration),
    /// The token isn't valid.
    Token,
    /// Another program asks for the same bot's updates.
    Conflict,
    /// It wasn't done, for the network or the server failed: try again.
    Fault,
    /// The network or something on the way failed, and nobody knows whether it was done.
    Unknown,
    /// The request itself is wrong: trying again would change nothing.
    Refused,
}

impl Trouble {
    pub(super) fn of(error: &RequestError) -> Trouble {
        match error {
            RequestError::RetryAfter(seconds) => Trouble::Wait(seconds.duration()),
            RequestError::MigrateToChatId(id) => Trouble::Moved(*id),
            // Who was never reached did nothing.
            RequestError::Network(error) if error.is_connect() => Trouble::Fault,
            RequestError::Network(_) => Trouble::Unknown,
            RequestError::Io(_) => Trouble::Fault,
            RequestError::InvalidJson { raw, .. } => unread(raw),
            RequestError::Api(error) => api(error),
        }
    }
}

/// An answer that isn't what was expected. A message that was sent must not be sent again because
/// something new stands in it.
fn unread(raw: &str) -> Trouble {
    match serde_json::from_str::<serde_json::Value>(raw) {
        Ok(answer) if answer["ok"] == true => {
            let id = answer["result"]["message_id"].as_i64();
            Trouble::Unread(id.and_then(|id| i32::try_from(id).ok()))
        }
        Ok(answer) => match answer["description"].as_str() {
            Some(text) if answer["error_code"].as_u64().is_some_and(|code| code < 500) => {
                said(text)
            }
            _ => Trouble::Fault,
        },
        // The page of something on the way.
        Err(_) => Trouble::Unknown,
    }
}

fn api(error: &ApiError) -> Trouble {
    match error {
        ApiError::InvalidToken => Trouble::Token,
        ApiError::BotBlocked
        | ApiError::BotKicked
        | ApiError::BotKickedFromSupergroup
        | ApiError::BotKickedFromChannel
        | ApiError::UserDeactivated
        | ApiError::CantInitiateConversation
        | ApiError::CantTalkWithBots
        | ApiError::GroupDeactivated
        | ApiError::ChatNotFound => Trouble::Shut,
        ApiError::MessageNotModified | ApiError::InvalidQueryId => Trouble::Needless,
        ApiError::MessageToEditNotFound
        | ApiError::MessageCantBeEdited
        | ApiError::MessageIdInvalid => Trouble::NoMessage,
        ApiError::WrongFileId | ApiError::WrongFileIdOrUrl => Trouble::DeadFile,
        ApiError::TerminatedByOtherGetUpdates | ApiError::CantGetUpdates => Trouble::Conflict,
        other => said(&other.to_string()),
    }
}

/// An error by its words.
fn said(text: &str) -> Trouble {
    let text = text.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["not modified", "query is too old", "query id is invalid"]) {
        Trouble::Needless
    } else if has(&["no text in the message"]) {
        Trouble::NoText
    } else if has(&[
        "message to edit not found",
        "message can't be edited",
        "message_id_invalid",
    ]) {
        Trouble::NoMessage
    } else if has(&[
        "wrong file identifier",
        "wrong remote file",
        "file_reference",
        "wrong file_id",
    ]) {
        Trouble::DeadFile
    } else if has(&["message thread not found", "topic_closed", "topic_deleted"]) {
        Trouble::NoTopic
    } else if has(&[
        "rights to send photo",
        "rights to send animation",
        "rights to send document",
    ]) {
        Trouble::NoMedia
    } else if has(&[
        "forbidden",
        "chat not found",
        "chat_write_forbidden",
        "not enough rights to send",
        "no rights to send",
        "need administrator rights",
        "peer_id_invalid",
        "user is deactivated",
        "group chat was deactivated",
        "chat_restricted",
    ]) {
        Trouble::Shut
    } else if has(&["unauthorized"]) {
        Trouble::Token
    } else if has(&["conflict"]) {
        Trouble::Conflict
    } else if has(&["too many requests"]) {
        Trouble::Wait(Duration::from_secs(5))
    } else if has(&[
        "internal server error",
        "bad gateway",
        "gateway timeout",
        "restart",
    ]) {
        Trouble::Fault
    } else {
        Trouble::Refused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_texts_mean() {
        let check = |text: &str, expected: Trouble| {
            let raw = format!(r#""{text}""#);
            let error: ApiError = serde_json::from_str(&raw).unwrap();
            assert_eq!(Trouble::of(&RequestError::Api(error)), expected, "{text}");
        };
        check("Unauthorized", Trouble::Token);
        check("Not Found", Trouble::Token);
        check("Forbidden: bot was blocked by the user", Trouble::Shut);
        check(
            "Forbidden: bot was kicked from the supergroup chat",
            Trouble::Shut,
        );
        check(
            "Forbidden: bot is not a member of the supergroup chat",
            Trouble::Shut,
        );
        check("Forbidden: user is deactivated", Trouble::Shut);
        check(
            "Forbidden: bot can't initiate conversation with a user",
            Trouble::Shut,
        );
        check("Bad Request: chat not found", Trouble::Shut);
        check(
            "Bad Request: not enough rights to send text messages to the chat",
            Trouble::Shut,
        );
        check("Bad Request: CHAT_WRITE_FORBIDDEN", Trouble::Shut);
        check(
            "Bad Request: not enough rights to send photos to the chat",
            Trouble::NoMedia,
        );
        check("Bad Request: message thread not found", Trouble::NoTopic);
        check("Bad Request: TOPIC_CLOSED", Trouble::NoTopic);
        check(
            "Bad Request: wrong file identifier/HTTP URL specified",
            Trouble::DeadFile,
        );
        check(
            "Bad Request: wrong remote file identifier specified: x",
            Trouble::DeadFile,
        );
        check("Bad Request: message to edit not found", Trouble::NoMessage);
        check(
            "Bad Request: there is no text in the message to edit",
            Trouble::NoText,
        );
        check(
            "Bad Request: query is too old and response timeout expired or query ID is invalid",
            Trouble::Needless,
        );
        check(
            "Bad Request: message is not modified: specified new message content and reply markup \
             are exactly the same as a current content and reply markup of the message",
            Trouble::Needless,
        );
        check(
            "Conflict: terminated by other getUpdates request; make sure that only one bot \
             instance is running",
            Trouble::Conflict,
        );
        check("Internal Server Error", Trouble::Fault);
        check("Bad Request: something new", Trouble::Refused);
    }

    #[test]
    fn an_answer_that_cant_be_read() {
        let sent = r#"{"ok":true,"result":{"message_id":7,"news":"of another time"}}"#;
        assert_eq!(unread(sent), Trouble::Unread(Some(7)));
        assert_eq!(
            unread(r#"{"ok":true,"result":true}"#),
            Trouble::Unread(None)
        );
        assert_eq!(unread("<html>502 Bad Gateway</html>"), Trouble::Unknown);
        assert_eq!(unread(""), Trouble::Unknown);
        let failed = r#"{"ok":false,"error_code":500,"description":"Internal Server Error"}"#;
        assert_eq!(unread(failed), Trouble::Fault);
        let no = r#"{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}"#;
        assert_eq!(unread(no), Trouble::Shut);
    }
}
