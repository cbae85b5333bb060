//! A talk as people see it, on whichever platform: what the pictures of the README are made of. A fake
//! tells its own record in this form, `tests/photos` plays games and has them drawn.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::Serialize;
use std::io;
use std::path::Path;

/// A talk.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Talk {
    /// The chat's name, and what stands below it.
    pub title: String,
    /// What stands below the name.
    pub note: String,
    /// Whose phone it is.
    pub me: String,
    /// The language of its people, as a code.
    pub lang: String,
    /// What was said, the oldest first.
    pub said: Vec<Said>,
    /// What popped up for one person alone.
    pub alert: Option<String>,
    /// What they are typing.
    pub typed: Option<String>,
    /// How the platform lays out what is said.
    pub lay: Lay,
}

/// How a platform lays out what is said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lay {
    /// In bubbles, one's own on the other side.
    #[default]
    Bubbles,
    /// In rows one below the other, with faces.
    Rows,
}

/// One message.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Said {
    /// Whose.
    pub from: String,
    /// Whether it is the bot's.
    pub is_bot: bool,
    /// What is said below it, when one person alone sees it.
    pub hidden: Option<String>,
    /// The words, with no other marks than `<b>`, `<a>` and `<blockquote>`.
    pub html: String,
    /// The message that it answers: whose, and its words.
    pub answers: Option<(String, String)>,
    /// The picture, as an address that holds it.
    pub picture: Option<String>,
    /// A file's name.
    pub file: Option<String>,
    /// The labels of its buttons, in rows.
    pub buttons: Vec<Vec<String>>,
}

impl Talk {
    /// Writes it into a folder, to be drawn as `name.png`.
    ///
    /// # Errors
    /// What writing a file can fail with.
    pub fn write(&self, folder: &Path, name: &str) -> io::Result<()> {
        let bytes = serde_json::to_vec(self)?;
        std::fs::write(folder.join(format!("{name}.json")), bytes)
    }
}

/// The address that holds a picture.
pub fn picture(bytes: &[u8]) -> String {
    let kind = if bytes.starts_with(b"GIF") {
        "gif"
    } else {
        "png"
    };
    format!("data:image/{kind};base64,{}", BASE64.encode(bytes))
}

/// A text without marks, as HTML.
pub fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
