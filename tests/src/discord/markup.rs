//! Discord's marks, read as its clients read them. Of the marks there are the bot uses bold type, a block of
//! code, and people called upon; any other that means something came from outside and is held against it.

/// What is read of a text, and nothing of its marks. `name_of` is called with the id of who is called upon.
///
/// # Errors
/// A mark that the bot never means, or somebody who isn't there.
pub(super) fn read(text: &str, name_of: impl Fn(&str) -> Option<String>) -> Result<String, String> {
    let wrong = |what: &str| format!("{what} in {text:?}");
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // Whether a line begins here: some marks are none elsewhere.
    let mut starts = true;
    while let Some(c) = rest.chars().next() {
        if let Some(code) = rest.strip_prefix("```") {
            let (code, after) = code.split_once("```").ok_or_else(|| wrong("open code"))?;
            out.push_str(code);
            rest = after;
        } else if let Some(after) = rest.strip_prefix("**") {
            rest = after;
        } else if let Some(called) = rest.strip_prefix("<@") {
            let (id, after) = called.split_once('>').ok_or_else(|| wrong("a bare <"))?;
            out.push_str(&name_of(id).ok_or_else(|| wrong("a call of nobody"))?);
            rest = after;
        } else {
            let escaped = rest.strip_prefix('\\').and_then(|rest| rest.chars().next());
            let escaped = escaped.filter(char::is_ascii_punctuation);
            let is_picture = c == ':' && is_picture(&rest[1..]);
            let is_mark = |c| "\\*_~`|<[]".contains(c) || (starts && ">#-".contains(c));
            if escaped.is_none() && (is_mark(c) || is_picture) {
                return Err(wrong(&format!("a bare {c}")));
            }
            let read = escaped.unwrap_or(c);
            out.push(read);
            rest = &rest[read.len_utf8() + usize::from(escaped.is_some())..];
        }
        starts = out.ends_with('\n') || (starts && out.ends_with(' '));
    }
    // What opens bold type closes it.
    match text.matches("**").count() % 2 {
        0 => Ok(out),
        _ => Err(wrong("open bold type")),
    }
}

/// Whether a text after a colon makes a little picture of it.
fn is_picture(rest: &str) -> bool {
    rest.split_once(':').is_some_and(|(name, _)| {
        let of_name = |c: char| c.is_ascii_alphanumeric() || "_+-".contains(c);
        !name.is_empty() && name.chars().all(of_name)
    })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn marks_are_read_as_clients_read_them() {
        let nobody = |id: &str| (id == "7").then(|| "<b>".to_owned());
        let check = |text: &str, expected: Option<&str>| {
            let read = read(text, nobody);
            assert_eq!(read.as_deref().ok(), expected, "{text}: {read:?}");
        };
        check("**Ход**: <@7>, 5-3 > 1 #2", Some("Ход: <b>, 5-3 > 1 #2"));
        check(r"\*\_\~\`\|\<\[x\](y) \\", Some(r"*_~`|<[x](y) \"));
        check("\\# x\n  \\> y\n\\- z", Some("# x\n  > y\n- z"));
        check("http://x:80 1: 2:", Some("http://x:80 1: 2:"));
        check("x\n```\n*_|\n```", Some("x\n\n*_|\n"));
        for bad in [
            "a*b", "a_b", "~~a~~", "`a`", "||a||", "<#1>", "<t:1>", "a:b:c", "[a](b)",
        ] {
            check(bad, None);
        }
        for bad in ["# a", "x\n> a", " - a", "**a", "```a", "<@8>", "<@7"] {
            check(bad, None);
        }
    }
}
