//! A session with the gateway: what each frame means for it. It has no socket and no clock.

use super::super::wire::{Frame, Hello, Ready};
use crate::misread::Misread;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What a session is taken up again by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Resume {
    /// Its id.
    pub(super) session: String,
    /// Where.
    pub(super) url: String,
    /// The last event that was done.
    pub(super) seq: u64,
}

/// What is to be done about a frame.
#[derive(Debug, PartialEq)]
pub(super) enum Step {
    /// Nothing.
    Nothing,
    /// The heart beats at this interval, in ms; then say who we are.
    Greet(u64),
    /// Beat at once.
    Beat,
    /// The beat was heard.
    Heard,
    /// Something happened.
    Event {
        /// Its number.
        seq: u64,
        /// Its name.
        name: String,
        /// What.
        data: Value,
    },
    /// The session must be taken up on another connection.
    Reconnect,
    /// The session is lost: begin another.
    Anew,
}

/// A session, or the wish for one.
#[derive(Debug, Default)]
pub(super) struct Session {
    known: Option<(String, String)>,
    /// The last event that was read.
    seq: Option<u64>,
}

impl Session {
    /// A session to be taken up again.
    pub(super) fn resumed(resume: &Resume) -> Session {
        Session {
            known: Some((resume.session.clone(), resume.url.clone())),
            seq: Some(resume.seq),
        }
    }

    /// How it could be taken up after the event `done`.
    pub(super) fn resume(&self, done: u64) -> Option<Resume> {
        let (session, url) = self.known.clone()?;
        Some(Resume {
            session,
            url,
            seq: done,
        })
    }

    /// Where it can be taken up; None: a new one is begun anywhere.
    pub(super) fn url(&self) -> Option<&str> {
        self.known.as_ref().map(|(_, url)| url.as_str())
    }

    /// Forgets it.
    pub(super) fn forget(&mut self) {
        self.known = None;
        self.seq = None;
    }

    /// The frame that says who we are.
    pub(super) fn greeting(&self, token: &str, shard: (u32, u32), intents: u64) -> Value {
        match (&self.known, self.seq) {
            (Some((session, _)), Some(seq)) => json!({
                "op": 6,
                "d": { "token": token, "session_id": session, "seq": seq },
            }),
            _ => json!({
                "op": 2,
                "d": {
                    "token": token,
                    "intents": intents,
                    "shard": [shard.0, shard.1],
                    "properties": {
                        "os": std::env::consts::OS,
                        "browser": "tetradka",
                        "device": "tetradka",
                    },
                },
            }),
        }
    }

    /// Whether the greeting begins a new session.
    pub(super) fn is_new(&self) -> bool {
        self.known.is_none() || self.seq.is_none()
    }

    /// The frame of a heartbeat.
    pub(super) fn beat(&self) -> Value {
        json!({ "op": 1, "d": self.seq })
    }

    /// Hears a frame.
    pub(super) fn hear(&mut self, text: &str) -> Step {
        // An object and nothing else: serde would take a list for the fields in their order.
        let object = serde_json::from_str::<serde_json::Map<String, Value>>(text);
        let frame = object.and_then(|object| serde_json::from_value(Value::Object(object)));
        let frame: Frame = match frame {
            Ok(frame) => frame,
            Err(error) => {
                tracing::warn!(error = %Misread(&error), "a frame that can't be read");
                return Step::Nothing;
            }
        };
        match frame.op {
            0 => self.event(frame),
            1 => Step::Beat,
            7 => Step::Reconnect,
            9 if frame.d == Value::Bool(true) => Step::Reconnect,
            9 => {
                self.forget();
                Step::Anew
            }
            10 => match serde_json::from_value::<Hello>(frame.d) {
                Ok(hello) => Step::Greet(hello.heartbeat_interval),
                Err(_) => Step::Reconnect,
            },
            11 => Step::Heard,
            _ => Step::Nothing,
        }
    }

    fn event(&mut self, frame: Frame) -> Step {
        let (Some(seq), Some(name)) = (frame.s, frame.t) else {
            return Step::Nothing;
        };
        if name == "READY" {
            match serde_json::from_value::<Ready>(frame.d.clone()) {
                Ok(ready) => {
                    let url = ready.resume_gateway_url.unwrap_or_default();
                    self.known = Some((ready.session_id, url));
                    self.seq = None;
                }
                Err(error) => {
                    tracing::warn!(error = %Misread(&error), "a session that can't be resumed");
                }
            }
        }
        // Taken up again, a session may repeat what was read already.
        if self.seq.is_some_and(|last| seq <= last) {
            return Step::Nothing;
        }
        self.seq = Some(seq);
        Step::Event {
            seq,
            name,
            data: frame.d,
        }
    }
}

/// What the end of a connection means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Closed {
    /// The session goes on elsewhere.
    Resume,
    /// Another must be begun.
    Anew,
    /// Message Content (or another intent) isn't granted.
    Intents,
    /// The token is no good.
    Token,
    /// There must be more shards, or other ones.
    Shards,
}

/// Reads the code that a connection was closed with.
pub(super) fn closed(code: Option<u16>) -> Closed {
    match code {
        Some(4004) => Closed::Token,
        Some(4010 | 4011) => Closed::Shards,
        Some(4013 | 4014) => Closed::Intents,
        Some(4003 | 4007 | 4009) => Closed::Anew,
        _ => Closed::Resume,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(seq: u64, name: &str) -> String {
        json!({ "op": 0, "s": seq, "t": name, "d": {} }).to_string()
    }

    #[test]
    fn a_session_begins_and_is_taken_up() {
        let mut session = Session::default();
        assert!(session.is_new());
        assert_eq!(session.greeting("t", (1, 4), 5)["op"], 2);
        assert_eq!(
            session.greeting("t", (1, 4), 5)["d"]["shard"],
            json!([1, 4])
        );
        let hello = r#"{"op":10,"d":{"heartbeat_interval":41250}}"#;
        assert_eq!(session.hear(hello), Step::Greet(41_250));
        let ready = json!({
            "op": 0, "s": 1, "t": "READY",
            "d": { "session_id": "abc", "resume_gateway_url": "ws://there" },
        });
        assert!(matches!(
            session.hear(&ready.to_string()),
            Step::Event { seq: 1, .. }
        ));
        assert!(matches!(
            session.hear(&event(2, "X")),
            Step::Event { seq: 2, .. }
        ));
        assert_eq!(session.beat()["d"], 2);
        assert_eq!(session.greeting("t", (1, 4), 5)["op"], 6);
        assert_eq!(session.url(), Some("ws://there"));
        // Repeated events are passed over, new ones are not.
        assert_eq!(session.hear(&event(2, "X")), Step::Nothing);
        assert!(matches!(
            session.hear(&event(3, "X")),
            Step::Event { seq: 3, .. }
        ));
        let kept = session.resume(2).unwrap();
        assert_eq!(
            Session::resumed(&kept).greeting("t", (0, 1), 5)["d"]["seq"],
            2
        );
    }

    #[test]
    fn what_breaks_a_session() {
        let mut session = Session::resumed(&Resume {
            session: "abc".to_owned(),
            url: String::new(),
            seq: 7,
        });
        assert_eq!(session.hear(r#"{"op":7,"d":null}"#), Step::Reconnect);
        assert_eq!(session.hear(r#"{"op":9,"d":true}"#), Step::Reconnect);
        assert!(!session.is_new());
        assert_eq!(session.hear(r#"{"op":9,"d":false}"#), Step::Anew);
        assert!(session.is_new());
        for (code, expected) in [
            (None, Closed::Resume),
            (Some(1000), Closed::Resume),
            (Some(4000), Closed::Resume),
            (Some(4004), Closed::Token),
            (Some(4009), Closed::Anew),
            (Some(4011), Closed::Shards),
            (Some(4014), Closed::Intents),
        ] {
            assert_eq!(closed(code), expected, "{code:?}");
        }
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut session = Session::default();
        for text in ["", "{}", "[]", r#"{"op":0}"#, r#"{"op":99,"d":1}"#, "\u{0}"] {
            assert_eq!(session.hear(text), Step::Nothing, "{text}");
        }
        assert!(session.is_new());
    }
}
