//! What is said of words: whether one may be played, and why not.

use super::Tongue;
use games::words::{Category, Lexicon, Noun, Policy, Reason, Verdict};

/// The answer to `/word X`.
pub fn verdict(word: &str, verdict: &Verdict, lexicon: &Lexicon, tongue: Tongue) -> String {
    let word: String = word.to_lowercase().chars().take(40).collect();
    match verdict {
        Verdict::Refused(why) => reason(&word, why, tongue),
        Verdict::Valid(Noun::House(spelling)) => {
            tongue.say("word-house", &[("word", spelling.into())])
        }
        Verdict::Valid(Noun::Listed(id)) => {
            let entry = lexicon.entry(*id);
            let often = match lexicon.zipf(*id).0 {
                450.. => "word-very-common",
                350.. => "word-common",
                250.. => "word-uncommon",
                _ => "word-rare",
            };
            let mut text = tongue.say(
                "word-valid",
                &[
                    ("word", entry.spelling.into()),
                    ("often", tongue.tell(often).into()),
                ],
            );
            if let Some(meaning) = entry.meaning.filter(|meaning| !meaning.is_empty()) {
                text.push('\n');
                text.push_str(meaning);
            }
            text
        }
    }
}

/// Why a word isn't one.
pub fn reason(word: &str, reason: &Reason, tongue: Tongue) -> String {
    let about = |id: &str| tongue.say(id, &[("word", word.into())]);
    match reason {
        Reason::Unknown { near } if near.is_empty() => about("word-unknown"),
        Reason::Unknown { near } => {
            let near = near
                .iter()
                .map(|word| tongue.quoted(word))
                .collect::<Vec<_>>()
                .join(", ");
            tongue.say(
                "word-unknown-near",
                &[("word", word.into()), ("near", near.into())],
            )
        }
        Reason::Name => about("word-name"),
        Reason::Plural => about("word-plural"),
        Reason::OtherCase => about("word-other-case"),
        Reason::Adjective => about("word-adjective"),
        Reason::Verb => about("word-verb"),
        Reason::Abbreviation => about("word-abbreviation"),
        Reason::OtherPart => about("word-other-part"),
        Reason::Category(category) => {
            let kind = tongue.tell(&format!(
                "category-is-{}",
                category.name().replace('_', "-")
            ));
            tongue.say(
                "word-category",
                &[("word", word.into()), ("kind", kind.into())],
            )
        }
        Reason::Unreadable(_) => about("word-unreadable"),
        Reason::Blocked => about("word-blocked"),
    }
}

/// A category of words.
pub(super) fn category(category: Category, tongue: Tongue) -> String {
    tongue.tell(&format!("category-{}", category.name().replace('_', "-")))
}

/// The categories that are played or left out other than usual, each with its sign.
pub(super) fn categories(now: &Policy, usual: &Policy, tongue: Tongue) -> Vec<String> {
    let differs =
        |category: &Category| now.allowed.contains(*category) != usual.allowed.contains(*category);
    let signed = |kind: Category| {
        let sign = if now.allowed.contains(kind) {
            "+"
        } else {
            "−"
        };
        format!("{sign}{}", category(kind, tongue))
    };
    Category::ALL
        .into_iter()
        .filter(differs)
        .map(signed)
        .collect()
}
