//! A line of an export: one event or record as JSON, with a checksum of its own.

use crate::{GameId, Key};
use base64::{Engine, prelude::BASE64_STANDARD};
use games::Seq;
use serde::{Deserialize, Serialize};

/// The version of the lines written here.
pub(crate) const VERSION: u32 = 1;

/// How much an export has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Logs.
    pub games: u64,
    /// Events of all logs.
    pub events: u64,
    /// Records.
    pub records: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Line {
    /// The first line. `commits` were done before the export.
    Start {
        version: u32,
        commits: u64,
    },
    Event {
        game: GameId,
        seq: Seq,
        bytes: Vec<u8>,
    },
    Record {
        key: Key,
        bytes: Vec<u8>,
    },
    /// The last line: without it the file was cut.
    End(Counts),
}

/// All the fields a line can have.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commits: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event64: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value64: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sum: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<Counts>,
}

/// The checksum in a line: of the name, a zero byte, the bytes.
fn sum(name: &str, bytes: &[u8]) -> String {
    let mut crc = crc32fast::Hasher::new();
    crc.update(name.as_bytes());
    crc.update(&[0]);
    crc.update(bytes);
    format!("{:08x}", crc.finalize())
}

/// As text where it is UTF-8, else as base64.
fn text(bytes: &[u8]) -> (Option<String>, Option<String>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Some(text.to_string()), None),
        Err(_) => (None, Some(BASE64_STANDARD.encode(bytes))),
    }
}

fn bytes(text: Option<String>, base64: Option<String>) -> Result<Vec<u8>, String> {
    match (text, base64) {
        (Some(text), None) => Ok(text.into_bytes()),
        (None, Some(base64)) => BASE64_STANDARD.decode(base64).map_err(|e| e.to_string()),
        _ => Err("exactly one of text and base64 is needed".into()),
    }
}

impl Line {
    /// The line, without its end.
    pub(crate) fn to_json(&self) -> Result<String, serde_json::Error> {
        let raw = match self {
            &Line::Start { version, commits } => Raw {
                store: Some(version),
                commits: Some(commits),
                ..Raw::default()
            },
            Line::Event { game, seq, bytes } => {
                let (event, event64) = text(bytes);
                Raw {
                    game: Some(*game),
                    seq: Some(seq.0),
                    event,
                    event64,
                    sum: Some(sum(&format!("{game}:{}", seq.0), bytes)),
                    ..Raw::default()
                }
            }
            Line::Record { key, bytes } => {
                let (value, value64) = text(bytes);
                Raw {
                    key: Some(key.to_string()),
                    value,
                    value64,
                    sum: Some(sum(key.as_str(), bytes)),
                    ..Raw::default()
                }
            }
            &Line::End(counts) => Raw {
                end: Some(counts),
                ..Raw::default()
            },
        };
        serde_json::to_string(&raw)
    }

    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it, for people.
    pub(crate) fn from_json(line: &str) -> Result<Line, String> {
        let raw: Raw = serde_json::from_str(line).map_err(|e| e.to_string())?;
        let (found, line) = match raw {
            Raw {
                store: Some(version),
                commits,
                ..
            } => {
                let commits = commits.unwrap_or(0);
                return Ok(Line::Start { version, commits });
            }
            Raw {
                end: Some(counts), ..
            } => return Ok(Line::End(counts)),
            Raw {
                game: Some(game),
                seq: Some(seq),
                event,
                event64,
                sum: found,
                ..
            } => {
                let bytes = bytes(event, event64)?;
                let sum = sum(&format!("{game}:{seq}"), &bytes);
                let seq = Seq(seq);
                ((found, sum), Line::Event { game, seq, bytes })
            }
            Raw {
                key: Some(key),
                value,
                value64,
                sum: found,
                ..
            } => {
                let bytes = bytes(value, value64)?;
                let sum = sum(&key, &bytes);
                let key = Key::new(key).map_err(|e| e.to_string())?;
                ((found, sum), Line::Record { key, bytes })
            }
            _ => return Err("neither an event nor a record".into()),
        };
        match found {
            (Some(found), sum) if found == sum => Ok(line),
            (Some(_), _) => Err("the checksum is wrong".into()),
            (None, _) => Err("the checksum is missing".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(bytes: &[u8]) -> Line {
        let key = Key::new("chat/1").unwrap();
        Line::Record {
            key,
            bytes: bytes.to_vec(),
        }
    }

    fn event(bytes: &[u8]) -> Line {
        Line::Event {
            game: GameId(1000),
            seq: Seq(3),
            bytes: bytes.to_vec(),
        }
    }

    #[test]
    fn lines() {
        let counts = Counts {
            games: 1,
            events: 2,
            records: 3,
        };
        let cases = [
            (
                Line::Start {
                    version: 1,
                    commits: 9,
                },
                r#"{"store":1,"commits":9}"#,
            ),
            (
                event(br#"{"Said":"\u0434"}"#),
                r#"{"game":"z8","seq":3,"event":"{\"Said\":\"\\u0434\"}","sum":"d20637ec"}"#,
            ),
            (
                record("да\n".as_bytes()),
                r#"{"key":"chat/1","value":"да\n","sum":"e15af863"}"#,
            ),
            (
                record(&[0xff]),
                r#"{"key":"chat/1","value64":"/w==","sum":"bc1f3f01"}"#,
            ),
            (
                Line::End(counts),
                r#"{"end":{"games":1,"events":2,"records":3}}"#,
            ),
        ];
        for (line, json) in cases {
            assert_eq!(line.to_json().unwrap(), json);
            assert_eq!(Line::from_json(json), Ok(line));
        }
    }

    #[test]
    fn bad_lines() {
        let cases = [
            "",
            "[]",
            "null",
            "{}",
            r#"{"key":"chat/1"}"#,
            r#"{"key":"chat/1","value":"x"}"#,
            r#"{"key":"chat/1","value":"x","value64":"eA==","sum":"00000000"}"#,
            r#"{"key":"chat/1","value":"x","sum":"00000000"}"#,
            r#"{"key":"chat//1","value":"x","sum":"00000000"}"#,
            r#"{"key":"chat/1","value64":"?","sum":"00000000"}"#,
            r#"{"game":"u","seq":0,"event":"x","sum":"00000000"}"#,
            r#"{"game":"z8","seq":-1,"event":"x","sum":"00000000"}"#,
            r#"{"game":"z8","event":"x","sum":"00000000"}"#,
            r#"{"store":1,"novelty":2}"#,
            r#"{"end":{"games":1}}"#,
        ];
        for json in cases {
            assert!(Line::from_json(json).is_err(), "{json}");
        }
    }

    #[test]
    fn text_or_base64_and_never_both() {
        let good = record(b"x").to_json().unwrap();
        let both = good.replace("\"value\"", "\"value64\":\"eA==\",\"value\"");
        assert_ne!(good, both);
        assert!(Line::from_json(&both).is_err(), "{both}");
        let base64 = good.replace("\"value\":\"x\"", "\"value64\":\"eA==\"");
        assert_eq!(Line::from_json(&base64), Ok(record(b"x")));
    }

    #[test]
    fn a_changed_sign_shows() {
        for line in [
            record(b"some text"),
            event(b"some text"),
            record(&[0xff; 9]),
        ] {
            let good = line.to_json().unwrap();
            for at in 0..good.len() {
                let mut bad = good.clone().into_bytes();
                bad[at] ^= 1;
                let bad = String::from_utf8(bad).unwrap();
                assert!(Line::from_json(&bad).is_err(), "{bad}");
            }
        }
    }
}
