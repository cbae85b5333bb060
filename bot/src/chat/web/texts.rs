//! The page's own words, from the Fluent files, in the language that a person reads.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The languages of the page: code, own name, texts.
const LANGUAGES: [(&str, &str, &str); 6] = [
    ("ru", "Русский", include_str!("../../../locales/ru/web.ftl")),
    ("en", "English", include_str!("../../../locales/en/web.ftl")),
    (
        "uk",
        "Українська",
        include_str!("../../../locales/uk/web.ftl"),
    ),
    ("pl", "Polski", include_str!("../../../locales/pl/web.ftl")),
    ("cs", "Čeština", include_str!("../../../locales/cs/web.ftl")),
    ("hu", "Magyar", include_str!("../../../locales/hu/web.ftl")),
];
/// Who says nothing we know gets this one.
const OTHERWISE: &str = "en";
/// What the page fills in by itself: each stands in the text as `{name}`.
const FILLED_IN: [&str; 4] = ["name", "names", "count", "minutes"];

/// Texts by id.
pub type Texts = BTreeMap<String, String>;

/// Codes and own names of the page's languages.
pub(super) fn languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.iter().map(|&(code, name, _)| (code, name))
}

/// The page's texts in a language, English for one that it doesn't have. A place that the page
/// fills in stands there in braces.
pub fn texts(language: &str) -> &'static Texts {
    static ALL: OnceLock<BTreeMap<&'static str, Texts>> = OnceLock::new();
    static NONE: Texts = BTreeMap::new();
    let all = ALL.get_or_init(|| {
        let read = LANGUAGES.iter();
        read.map(|&(code, _, source)| (code, format(code, source).0))
            .collect()
    });
    all.get(language)
        .or_else(|| all.get(OTHERWISE))
        .unwrap_or(&NONE)
}

/// All messages of a file, and what Fluent said against them.
fn format(code: &str, source: &str) -> (Texts, Vec<String>) {
    let mut complaints = Vec::new();
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, errors)| {
        complaints.extend(errors.iter().map(ToString::to_string));
        rest
    });
    let ids: Vec<String> = resource
        .entries()
        .filter_map(|entry| match entry {
            fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        })
        .collect();
    let locales = code.parse().into_iter().collect();
    let mut bundle = FluentBundle::new(locales);
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource) {
        complaints.extend(errors.iter().map(ToString::to_string));
    }
    let mut args = FluentArgs::new();
    for name in FILLED_IN {
        args.set(name, format!("{{{name}}}"));
    }
    let mut texts = Texts::new();
    for id in ids {
        if let Some(pattern) = bundle.get_message(&id).and_then(|message| message.value()) {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
            complaints.extend(errors.iter().map(ToString::to_string));
            texts.insert(id, text.into_owned());
        }
    }
    (texts, complaints)
}

/// The page's language that fits best: the first that is asked for, as in `Accept-Language`.
pub(super) fn choose(asked: &str) -> &'static str {
    let mut wishes: Vec<(f32, &str)> = asked
        .split(',')
        .take(20)
        .filter_map(|wish| {
            let mut parts = wish.split(';').map(str::trim);
            let code = parts.next()?.split(['-', '_']).next()?;
            let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok());
            Some((weight.unwrap_or(1.0), code))
        })
        .filter(|&(weight, _)| weight > 0.0)
        .collect();
    wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
    let known = |wish: &str| languages().find(|(code, _)| code.eq_ignore_ascii_case(wish));
    let found = wishes.iter().find_map(|(_, code)| known(code));
    found.map_or(OTHERWISE, |(code, _)| code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_language_has_every_text_and_none_is_broken() {
        let ids = |code| texts(code).keys().cloned().collect::<BTreeSet<_>>();
        for (code, _, source) in LANGUAGES {
            let (_, complaints) = format(code, source);
            assert!(complaints.is_empty(), "{code}: {complaints:?}");
            assert_eq!(ids(code), ids("en"), "{code}");
            assert!(ids(code).iter().all(|id| id.starts_with("web-")), "{code}");
        }
    }

    #[test]
    fn the_page_asks_only_for_texts_there_are() {
        let page: String = super::super::page::sources().collect();
        let mut asked = 0;
        for rest in page.split(['"', '\'', '`']) {
            let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
            if rest.starts_with("web-") && rest.chars().all(is_id) && !rest.ends_with('-') {
                assert!(texts("en").contains_key(rest), "{rest}");
                asked += 1;
            }
        }
        assert!(asked > 20);
    }

    #[test]
    fn the_language_is_the_first_that_is_known() {
        let cases = [
            ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
            ("en-US", "en"),
            ("de,ru;q=0.5,en;q=0.4", "ru"),
            ("en;q=0.1,ru;q=0.2", "ru"),
            ("ru;q=0,en", "en"),
            ("", "en"),
            ("zz", "en"),
            (";;;q=,,-", "en"),
        ];
        for (asked, expected) in cases {
            assert_eq!(choose(asked), expected, "{asked}");
        }
    }
}
