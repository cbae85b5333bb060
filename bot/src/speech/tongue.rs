//! Fluent: texts for people, by id, in their language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use games::words::Lang;
use std::borrow::Cow;
use std::sync::OnceLock;

/// The texts of one language, as files of `bot/locales`.
macro_rules! locale {
    ($lang:literal) => {
        &[
            include_str!(concat!("../../locales/", $lang, "/hall.ftl")),
            include_str!(concat!("../../locales/", $lang, "/commands.ftl")),
            include_str!(concat!("../../locales/", $lang, "/around.ftl")),
            include_str!(concat!("../../locales/", $lang, "/abaku.ftl")),
            include_str!(concat!("../../locales/", $lang, "/balda.ftl")),
            include_str!(concat!("../../locales/", $lang, "/dots.ftl")),
            include_str!(concat!("../../locales/", $lang, "/rooms.ftl")),
            include_str!(concat!("../../locales/", $lang, "/people.ftl")),
            include_str!(concat!("../../locales/", $lang, "/oral.ftl")),
            include_str!(concat!("../../locales/", $lang, "/discord.ftl")),
        ]
    };
}

fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Ru => locale!("ru"),
        Lang::En => locale!("en"),
        Lang::Uk => locale!("uk"),
        Lang::Pl => locale!("pl"),
        Lang::Cs => locale!("cs"),
        Lang::Hu => locale!("hu"),
    }
}

/// An argument of a text.
#[derive(Debug, Clone)]
pub enum Arg<'a> {
    /// A count: plural forms follow it.
    Number(i64),
    /// Anything else.
    Text(Cow<'a, str>),
}

impl From<i64> for Arg<'_> {
    fn from(n: i64) -> Self {
        Arg::Number(n)
    }
}

impl From<i32> for Arg<'_> {
    fn from(n: i32) -> Self {
        Arg::Number(i64::from(n))
    }
}

impl From<u64> for Arg<'_> {
    fn from(n: u64) -> Self {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg<'_> {
    fn from(n: usize) -> Self {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

/// Somebody who speaks one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tongue {
    /// Which.
    pub lang: Lang,
}

impl Tongue {
    /// A speaker of `lang`.
    pub fn new(lang: Lang) -> Tongue {
        Tongue { lang }
    }

    /// The text with this id. An id that no language has is given back itself: seen at once, and
    /// no reason to fail.
    pub fn say(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// The same without arguments.
    pub fn tell(self, id: &str) -> String {
        self.say(id, &[])
    }

    /// Whether a word is one of those that the text lists, parted by commas, in this language or in
    /// English.
    pub fn is_said(self, id: &str, word: &str) -> bool {
        self.is_answer(id, word) || Tongue::new(Lang::En).is_answer(id, word)
    }

    /// The same in this language alone: `no` is a yes in Polish and in Czech.
    pub fn is_answer(self, id: &str, word: &str) -> bool {
        self.tell(id).split(',').any(|said| said.trim() == word)
    }

    /// The argument that a word of an offer stands for: the text lists arguments, each with the
    /// words for it, parted by commas. This language comes first, then the others: a chat's usual
    /// options are kept as they were typed, and its language may change. Any other word stands for
    /// itself.
    pub fn meant(self, id: &str, word: &str) -> String {
        let stands = |list: String| {
            list.split(',').find_map(|entry| {
                let (argument, words) = entry.trim().split_once(' ')?;
                let mut words = words.split_whitespace();
                words.any(|said| said == word).then(|| argument.to_owned())
            })
        };
        std::iter::once(self.lang)
            .chain(Lang::ALL)
            .find_map(|lang| stands(Tongue::new(lang).tell(id)))
            .unwrap_or_else(|| word.to_owned())
    }

    /// A word in the quotation marks of this language.
    pub fn quoted(self, word: &str) -> String {
        self.say("quoted", &[("word", word.into())])
    }

    /// The text, or None where neither this language nor English has it.
    pub fn find(self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Text(text) => FluentValue::from(text.as_ref()),
            };
            fluent.set(*name, value);
        }
        [self.lang, Lang::En].into_iter().find_map(|lang| {
            let bundle = bundle(lang);
            let pattern = bundle.get_message(id)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&fluent), &mut errors);
            if !errors.is_empty() {
                tracing::error!(id, ?lang, ?errors, "a text with a missing argument");
            }
            Some(text.into_owned())
        })
    }
}

/// The bundle of a language, made at first use.
fn bundle(lang: Lang) -> &'static FluentBundle<FluentResource> {
    static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 6] = [const { OnceLock::new() }; 6];
    #[expect(clippy::indexing_slicing, reason = "a remainder is within the list")]
    let slot = &BUNDLES[lang as usize % BUNDLES.len()];
    slot.get_or_init(|| {
        let langid = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![langid]);
        // Isolation marks around arguments would be drawn and compared.
        bundle.set_use_isolating(false);
        if let Err(error) = bundle.add_builtins() {
            tracing::error!(?error, "no NUMBER in the texts");
        }
        for source in sources(lang) {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    tracing::error!(?lang, ?errors, "texts that can't be read");
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(?lang, ?errors, "the same text twice");
            }
        }
        bundle
    })
}

/// A language from what a platform says of it: `ru`, `en-US`, `pt_BR`.
pub fn lang_of(code: &str) -> Option<Lang> {
    let primary = code.split(['-', '_']).next().unwrap_or(code);
    Lang::from_code(&primary.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_stands_for_an_argument() {
        let check = |lang: Lang, id: &str, word: &str, expected: &str| {
            assert_eq!(
                Tongue::new(lang).meant(id, word),
                expected,
                "{lang:?} {word}"
            );
        };
        check(Lang::Ru, "dots-words", "крест", "cross");
        check(Lang::Pl, "dots-words", "krzyż", "cross");
        check(Lang::Hu, "dots-words", "lengyel", "polish");
        check(Lang::Ru, "dots-words", "center", "centre");
        // Kept by a chat whose language has changed since.
        check(Lang::En, "dots-words", "крест", "cross");
        check(Lang::Cs, "balda-names", "řádek", "row");
        // A start word is no name of a setting.
        check(Lang::Ru, "balda-words", "слово", "слово");
        check(Lang::Ru, "balda-words", "лак", "лак");
    }
}
