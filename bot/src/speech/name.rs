//! The name that somebody shows, where others see it.

use super::clean;

/// A name fit to be said in any chat: [`clean`], and with nothing in it that a platform turns into a call, a
/// command or a link by itself, without a mark that could be escaped. Such a sign is another that looks
/// the same, so the name is read as its owner has it.
pub fn shown_name(name: &str, most: usize) -> String {
    let name = clean(name, most);
    let signs: Vec<char> = name.chars().collect();
    let at = |index: Option<usize>| index.and_then(|index| signs.get(index)).copied();
    let shown = signs.iter().enumerate().map(|(index, &sign)| {
        let (before, after) = (at(index.checked_sub(1)), at(index.checked_add(1)));
        let is = |sign: Option<char>, of: fn(char) -> bool| sign.is_some_and(of);
        match sign {
            // @somebody is called upon, @everyone too.
            '@' if is(after, |c| c.is_alphanumeric() || c == '_') => '＠',
            // /command is sent by whoever touches it; :// makes a link of any word.
            '/' if !is(before, char::is_alphanumeric) && !is(after, char::is_whitespace) => '∕',
            // So does a dot: any.where
            '.' if is(before, char::is_alphanumeric) && is(after, char::is_alphabetic) => '․',
            sign => sign,
        }
    });
    shown.collect()
}

/// Whether two names are one for whoever types them: in any case, with spaces or without, of a long one
/// only what is shown of it.
pub fn is_same_name(one: &str, other: &str, most: usize) -> bool {
    let bare = |name: &str| {
        let shown = shown_name(name, most).to_lowercase().replace(' ', "_");
        let shown = shown.trim_start_matches('＠').trim_end_matches('…');
        shown.to_owned()
    };
    let one = bare(one);
    !one.is_empty() && one == bare(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_calls_nobody_and_links_nowhere() {
        let check = |name: &str, expected: &str| {
            assert_eq!(shown_name(name, 32), expected, "{name}");
        };
        check("@durov", "＠durov");
        check("x@everyone @ _", "x＠everyone @ _");
        check("/resign сейчас", "∕resign сейчас");
        check("жми /resign", "жми ∕resign");
        check("и/или", "и/или");
        check("http://host", "http:∕∕host");
        check("t.me/casino", "t․me/casino");
        check("казино.рф", "казино․рф");
        check("А. С. Пушкин", "А. С. Пушкин");
        check("1.5 / 2...", "1.5 / 2...");
        check("@", "@");
        check("", "");
    }

    #[test]
    fn a_name_is_found_as_it_is_typed() {
        let check = |shown: &str, typed: &str, expected: bool| {
            let shown = shown_name(shown, 10);
            assert_eq!(is_same_name(&shown, typed, 10), expected, "{shown} {typed}");
        };
        check("Анна Ли", "анна_ли", true);
        check("Анна Ли", "Анна", false);
        check("@anna", "anna", true);
        check("a.b/c", "A.B/c", true);
        check("ОченьДлинноеИмя", "оченьдлинноеимя", true);
        check("ОченьДлинноеИмя", "оченьдлин…", true);
        check("", "", false);
        check("\u{200B}", "@", false);
    }
}
