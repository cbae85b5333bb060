//! An offer of oral Balda: its arguments, its buttons, its line.

use super::{Argument, Misfit, Toggle, Tongue, tell};
use crate::speech::{lang_of, words};
use games::oral::{Judge, Options, Unfit, Variant};
use games::words::{Category, Lang};

/// Takes one word of an offer.
pub(super) fn argument(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
    let lower = tongue.meant("oral-words", &word.to_lowercase());
    if let Some((name, value)) = lower.split_once([':', '=']) {
        let name = tongue.meant("oral-words", name);
        return named(options, &name, value, tongue);
    }
    let flip = |flag: &mut bool| *flag = !*flag;
    match lower.as_str() {
        "oral" => options.variant = Variant::Oral,
        "antibalda" => {
            options.variant = Variant::Antibalda;
            // Nobody is knocked out there; asked for after this it is refused by name.
            options.knockout = false;
        }
        "bluff" => options.judge = Judge::Bluff,
        "strict" => options.judge = Judge::Strict,
        "insert" => flip(&mut options.insert),
        "anagram" => flip(&mut options.anagram),
        "knockout" => flip(&mut options.knockout),
        "yo" => flip(&mut options.yo),
        "short_i" => flip(&mut options.short_i),
        "singular" => flip(&mut options.words.singular_only),
        "hints" => flip(&mut options.hints),
        "nohints" => options.hints = false,
        _ => return Argument::Unknown,
    }
    Argument::Taken
}

/// `limit:3`, `min:4`, `lang:en`, `words:slang`.
fn named(options: &mut Options, name: &str, value: &str, tongue: Tongue) -> Argument {
    let number = value.parse::<u8>().ok();
    match (name, number) {
        ("limit", Some(n)) if Options::LIMITS.contains(&n) => options.limit = n,
        ("limit", _) => return Argument::Wrong(tongue.tell("oral-limit-range")),
        ("min", Some(n)) if Options::MIN_WORDS.contains(&n) => options.min_word = n,
        ("min", _) => return Argument::Wrong(tongue.tell("oral-min-range")),
        ("lang", _) => match lang_of(value) {
            Some(lang) => options.lang = lang,
            None => return Argument::Unknown,
        },
        ("words", _) => match Category::from_name(value) {
            Some(category) => options.words.allowed = options.words.allowed.flipped(category),
            None => return Argument::Unknown,
        },
        _ => return Argument::Unknown,
    }
    Argument::Taken
}

/// The Options page.
pub(super) fn toggles(options: &Options, tongue: Tongue) -> Vec<Vec<Toggle>> {
    let switch = |id: &str, on: bool, argument: &str| Toggle::new(tongue.tell(id), on, argument);
    let counted = |id: &str, n: u8, on: bool, argument: &str| {
        let label = tongue.say(id, &[("n", i64::from(n).into())]);
        Toggle::new(label, on, format!("{argument}:{n}"))
    };
    let antibalda = options.variant == Variant::Antibalda;
    let strict = options.judge == Judge::Strict;
    let mut rows = vec![
        vec![
            switch("oral-name", !antibalda, "oral"),
            switch("oral-name-antibalda", antibalda, "antibalda"),
        ],
        vec![
            switch("oral-option-bluff", !strict, "bluff"),
            switch("oral-option-strict", strict, "strict"),
        ],
        vec![
            switch("oral-option-insert", options.insert, "insert"),
            switch("oral-option-anagram", options.anagram, "anagram"),
        ],
        [1, 3, 5, 10]
            .map(|n| counted("oral-option-limit", n, options.limit == n, "limit"))
            .to_vec(),
        [2, 3, 4]
            .map(|n| counted("oral-option-min", n, options.min_word == n, "min"))
            .to_vec(),
    ];
    if !antibalda {
        rows.push(vec![switch(
            "oral-option-knockout",
            options.knockout,
            "knockout",
        )]);
    }
    if options.lang == Lang::Ru {
        rows.push(vec![
            switch("balda-option-yo", options.yo, "yo"),
            switch("balda-option-short-i", options.short_i, "short_i"),
        ]);
    }
    rows.push(vec![switch("balda-option-hints", options.hints, "hints")]);
    rows
}

/// The options in one line.
pub(super) fn describe(options: &Options, tongue: Tongue) -> String {
    let usual = Options::default();
    let mut parts = vec![tell::name(options, tongue)];
    let mut say = |on: bool, id: &str| {
        if on {
            parts.push(tongue.tell(id));
        }
    };
    say(options.judge == Judge::Strict, "oral-option-strict");
    say(options.insert, "oral-option-insert");
    say(options.anagram, "oral-option-anagram");
    say(options.knockout, "oral-option-knockout");
    say(options.yo, "balda-option-yo");
    say(options.short_i, "balda-option-short-i");
    say(options.words.singular_only, "oral-option-singular");
    say(!options.hints, "balda-option-no-hints");
    let mut count = |id: &str, n: u8, usual: u8| {
        if n != usual {
            parts.push(tongue.say(id, &[("n", i64::from(n).into())]));
        }
    };
    count("oral-option-limit", options.limit, usual.limit);
    count("oral-option-min", options.min_word, usual.min_word);
    if options.lang != tongue.lang {
        parts.push(tongue.tell(&format!("lang-{}", options.lang.code())));
    }
    parts.extend(words::categories(&options.words, &usual.words, tongue));
    parts.join(", ")
}

/// Why options make no game.
pub(super) fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
    match unfit {
        Unfit::Players { least, most } => {
            let (least, most) = (i64::from(*least), i64::from(*most));
            let args = [("least", least.into()), ("most", most.into())];
            tongue.say("balda-players", &args)
        }
        Unfit::MinWord => tongue.tell("oral-min-range"),
        Unfit::Limit => tongue.tell("oral-limit-range"),
        Unfit::KnockoutInAntibalda => tongue.tell("oral-no-knockout"),
        Unfit::NoWords => tongue.tell("oral-no-words"),
    }
    .into()
}
