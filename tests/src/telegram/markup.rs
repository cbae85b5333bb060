//! Telegram's HTML, read as strictly as the server does, and keyboards.

use serde_json::Value;

/// What is read of an HTML text.
///
/// # Errors
/// What the server would say.
pub(super) fn read(html: &str) -> Result<String, String> {
    let wrong = |what: &str| format!("Bad Request: can't parse entities: {what}");
    let mut text = String::new();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find(['<', '&', '>']) {
        let (before, after) = rest.split_at(at);
        text.push_str(before);
        if let Some(entity) = after.strip_prefix('&') {
            let (name, after) = entity
                .split_once(';')
                .ok_or_else(|| wrong("an entity without ;"))?;
            text.push(match name {
                "lt" => '<',
                "gt" => '>',
                "amp" => '&',
                "quot" => '"',
                other => return Err(wrong(&format!("the entity {other}"))),
            });
            rest = after;
            continue;
        }
        let tag = after.strip_prefix('<').ok_or_else(|| wrong("a bare >"))?;
        let (tag, after) = tag
            .split_once('>')
            .ok_or_else(|| wrong("a tag without >"))?;
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(wrong(&format!("an end tag {name} that nothing opened")));
            }
            continue;
        }
        let name = tag.split(' ').next().unwrap_or(tag);
        let known = match name {
            "b" => tag == "b",
            "blockquote" => tag == "blockquote expandable",
            "a" => tag
                .strip_prefix("a href=\"tg://user?id=")
                .and_then(|rest| rest.strip_suffix('"'))
                .is_some_and(|id| id.parse::<u64>().is_ok()),
            _ => false,
        };
        if !known {
            return Err(wrong(&format!("unsupported start tag {tag}")));
        }
        open.push(name);
    }
    if !open.is_empty() {
        return Err(wrong("a tag that isn't closed"));
    }
    text.push_str(rest);
    Ok(text)
}

/// How long a text is: in UTF-16 units.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A button: what stands on it, and what it carries, or the address that it opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The label.
    pub label: String,
    /// What comes back.
    pub data: String,
    /// The address.
    pub url: Option<String>,
    /// Which row it stands in.
    pub row: usize,
}

/// The buttons of a keyboard.
///
/// # Errors
/// What the server would say.
pub(super) fn keys(markup: Option<&Value>) -> Result<Vec<Key>, String> {
    let Some(markup) = markup.filter(|markup| !markup.is_null()) else {
        return Ok(Vec::new());
    };
    let rows = markup["inline_keyboard"].as_array();
    let rows = rows.ok_or("Bad Request: object expected as reply markup")?;
    let mut keys = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let row = row.as_array().ok_or("Bad Request: a row isn't an array")?;
        if row.is_empty() || row.len() > 8 {
            return Err("Bad Request: a row of no or too many buttons".to_owned());
        }
        for button in row {
            let label = button["text"].as_str().unwrap_or("").to_owned();
            if label.trim().is_empty() {
                return Err(
                    "Bad Request: text buttons are unallowed in the inline keyboard".to_owned(),
                );
            }
            let url = button["url"].as_str().map(str::to_owned);
            let data = button["callback_data"].as_str().unwrap_or("").to_owned();
            if url.is_none() && !(1..=64).contains(&data.len()) {
                return Err("Bad Request: BUTTON_DATA_INVALID".to_owned());
            }
            if url.is_some() != data.is_empty() {
                return Err("Bad Request: exactly one of the optional fields".to_owned());
            }
            keys.push(Key {
                label,
                data,
                url,
                row: number,
            });
        }
    }
    if keys.len() > 100 {
        return Err("Bad Request: reply markup is too long".to_owned());
    }
    Ok(keys)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn html_is_read_strictly() {
        let good = "<a href=\"tg://user?id=5\">A &lt;&amp;</a> <b>x</b>\n<blockquote expandable>y</blockquote>";
        assert_eq!(read(good).as_deref(), Ok("A <& x\ny"));
        for bad in [
            "<",
            "a & b",
            "<i>x</i>",
            "<b>x",
            "x</b>",
            "a > b",
            "<a href=\"tg://user?id=x\">x</a>",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
