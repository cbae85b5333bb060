//! An offer of Balda: its arguments, its buttons, its line.

use super::{Argument, Misfit, Scene, Toggle, Tongue};
use crate::speech::{sides, words};
use games::balda::{Along, Illegal, Insisting, Line, Options, Size, Unfit, Variant};
use games::words::Category;

/// Categories of words that an offer can switch, in the order of the buttons.
const SWITCHED: [Category; 6] = [
    Category::Diminutive,
    Category::Colloquial,
    Category::Regional,
    Category::Slang,
    Category::Obsolete,
    Category::CompoundAbbreviation,
];

/// The first row, for the start word.
const TOP: Line = Line {
    along: Along::Across,
    number: 0,
};
/// The first column.
const FIRST_COLUMN: Line = Line {
    along: Along::Down,
    number: 0,
};

/// Takes one word of an offer.
pub(super) fn argument(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
    let lower = tongue.meant("balda-words", &word.to_lowercase());
    if let Some(size) = size(&lower) {
        return match size {
            Some(size) => {
                options.size = size;
                options.start_at = None;
                Argument::Taken
            }
            None => Argument::Wrong(tongue.tell("balda-size-range")),
        };
    }
    if let Some((name, value)) = lower.split_once([':', '=']) {
        let name = tongue.meant("balda-names", name);
        return named(options, &name, value, tongue);
    }
    let flip = |flag: &mut bool| *flag = !*flag;
    match lower.as_str() {
        "classic" => options.variant = Variant::Classic,
        "royal" => {
            options.variant = Variant::Royal;
            // Classic's own option goes with it; asked for after this it is refused by name.
            options.revisit = false;
        }
        "yo" => flip(&mut options.yo),
        "short_i" => flip(&mut options.short_i),
        "revisit" => flip(&mut options.revisit),
        "no_seen" => flip(&mut options.no_seen),
        "house" | "house_words" => flip(&mut options.house_words),
        "hints" => flip(&mut options.hints),
        "nohints" => options.hints = false,
        "insist" => options.insist = true,
        "random" => options.start_word = None,
        _ if lower
            .chars()
            .all(|c| c.is_alphabetic() || matches!(c, '\'' | '’'))
            && lower.chars().count() >= 2 =>
        {
            options.start_word = Some(lower);
        }
        _ => return Argument::Unknown,
    }
    Argument::Taken
}

/// `min:3`, `start:4`, `row:2`, `column:1`, `lang:en`, `words:slang`.
fn named(options: &mut Options, name: &str, value: &str, tongue: Tongue) -> Argument {
    let number = value.parse::<u8>().ok();
    match (name, number) {
        ("min", Some(n @ 2..=5)) => options.min_word = n,
        ("min", _) => return Argument::Wrong(tongue.tell("balda-min-range")),
        ("start", Some(n)) => options.start_length = Some(n),
        ("row", Some(n @ 1..)) => {
            options.start_at = Some(Line {
                along: Along::Across,
                number: n - 1,
            });
        }
        ("column", Some(n @ 1..)) => {
            options.start_at = Some(Line {
                along: Along::Down,
                number: n - 1,
            });
        }
        ("row", None) if tongue.meant("balda-names", value) == "middle" => {
            options.start_at = None;
        }
        ("word", _) => options.start_word = Some(value.to_owned()),
        ("lang", _) => match crate::speech::lang_of(value) {
            Some(lang) => options.lang = lang,
            None => return Argument::Unknown,
        },
        ("words", _) => match Category::from_name(value) {
            Some(category) if SWITCHED.contains(&category) || category == Category::Vulgar => {
                options.words.allowed = options.words.allowed.flipped(category);
            }
            _ => return Argument::Unknown,
        },
        _ => return Argument::Unknown,
    }
    Argument::Taken
}

/// A size like `7x7`. Some(None): a size out of range.
fn size(word: &str) -> Option<Option<Size>> {
    let (width, height) = sides::read(word)?;
    Some(Some(Size { width, height }).filter(|size| size.is_playable()))
}

/// The Options page.
pub(super) fn toggles(options: &Options, tongue: Tongue) -> Vec<Vec<Toggle>> {
    let sizes = [(3, 3), (5, 5), (6, 6), (7, 7), (9, 9)].map(|(width, height)| {
        let chosen = options.size == Size { width, height };
        Toggle::new(
            format!("{width}×{height}"),
            chosen,
            format!("{width}x{height}"),
        )
    });
    let switch = |id: &str, on: bool, argument: &str| Toggle::new(tongue.tell(id), on, argument);
    let royal = options.variant == Variant::Royal;
    let mut rows = vec![
        vec![
            switch("balda-classic", !royal, "classic"),
            switch("balda-royal", royal, "royal"),
        ],
        sizes.to_vec(),
        vec![
            switch("balda-option-row", options.start_at.is_none(), "row:middle"),
            switch("balda-option-top", options.start_at == Some(TOP), "row:1"),
            switch(
                "balda-option-column",
                options.start_at == Some(FIRST_COLUMN),
                "column:1",
            ),
        ],
        vec![
            switch("balda-option-no-seen", options.refuses_seen(), "no_seen"),
            switch("balda-option-revisit", options.revisit, "revisit"),
        ],
        vec![
            switch("balda-option-yo", options.yo, "yo"),
            switch("balda-option-short-i", options.short_i, "short_i"),
        ],
        vec![
            switch("balda-option-house", options.house_words, "house_words"),
            switch("balda-option-hints", options.hints, "hints"),
        ],
        [2u8, 3, 4]
            .map(|n| {
                let label = tongue.say("balda-option-min", &[("n", i64::from(n).into())]);
                Toggle::new(label, options.min_word == n, format!("min:{n}"))
            })
            .to_vec(),
    ];
    for pair in SWITCHED.chunks(2) {
        let row = pair.iter().map(|&category| {
            let label = words::category(category, tongue);
            let on = options.words.allowed.contains(category);
            Toggle::new(label, on, format!("words:{}", category.name()))
        });
        rows.push(row.collect());
    }
    if options.lang != games::words::Lang::Ru {
        rows.retain(|row| !row.iter().any(|toggle| toggle.argument == "yo"));
    }
    rows
}

/// The options in one line.
pub(super) fn describe(options: &Options, tongue: Tongue) -> String {
    let name = match options.variant {
        Variant::Classic => "balda-name",
        Variant::Royal => "balda-name-royal",
    };
    let Size { width, height } = options.size;
    let mut parts = vec![format!("{} {width}×{height}", tongue.tell(name))];
    if let Some(word) = &options.start_word {
        parts.push(tongue.quoted(word));
    }
    let usual = Options::default();
    let mut say = |on: bool, id: &str| {
        if on {
            parts.push(tongue.tell(id));
        }
    };
    say(
        options.no_seen && options.variant == Variant::Classic,
        "balda-option-no-seen",
    );
    say(options.revisit, "balda-option-revisit");
    say(options.yo, "balda-option-yo");
    say(options.short_i, "balda-option-short-i");
    say(options.house_words, "balda-option-house");
    say(!options.hints, "balda-option-no-hints");
    if let Some(Line { along, number }) = options.start_at {
        let id = match along {
            Along::Across => "balda-start-row",
            Along::Down => "balda-start-column",
        };
        parts.push(tongue.say(id, &[("n", (i64::from(number) + 1).into())]));
    }
    if options.min_word != usual.min_word {
        let n = i64::from(options.min_word);
        parts.push(tongue.say("balda-option-min", &[("n", n.into())]));
    }
    if options.lang != tongue.lang {
        parts.push(tongue.tell(&format!("lang-{}", options.lang.code())));
    }
    parts.extend(words::categories(&options.words, &usual.words, tongue));
    parts.join(", ")
}

/// The rules in short, with what the options change.
pub(super) fn rules(options: &Options, tongue: Tongue) -> String {
    let royal = options.variant == Variant::Royal;
    let mut lines = vec![tongue.tell(if royal {
        "balda-rules-royal"
    } else {
        "balda-rules"
    })];
    let changed = [
        ("balda-rule-no-seen", options.no_seen && !royal),
        ("balda-rule-revisit", options.revisit),
        ("balda-rule-yo", options.yo),
        ("balda-rule-short-i", options.short_i),
        ("balda-rule-house", options.house_words),
    ];
    let changed = changed.into_iter().filter(|&(_, on)| on);
    lines.extend(changed.map(|(id, _)| tongue.tell(id)));
    if options.min_word != Options::default().min_word {
        let n = i64::from(options.min_word);
        lines.push(tongue.say("balda-rule-min", &[("n", n.into())]));
    }
    lines.join("\n")
}

/// Why options make no game, and what would.
pub(super) fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
    let say = |id: &str, args: &[(&str, super::super::Arg<'_>)]| tongue.say(id, args);
    let mut instead = Vec::new();
    let text = match unfit {
        Unfit::Players { least, most } => {
            let (least, most) = (i64::from(*least), i64::from(*most));
            say(
                "balda-players",
                &[("least", least.into()), ("most", most.into())],
            )
        }
        Unfit::Size { .. } => tongue.tell("balda-size-range"),
        Unfit::MinWord => tongue.tell("balda-min-range"),
        Unfit::RevisitInRoyal => tongue.tell("balda-revisit-in-royal"),
        Unfit::StartLine => tongue.tell("balda-start-line"),
        Unfit::StartLength { room } => {
            say("balda-start-length", &[("room", i64::from(*room).into())])
        }
        Unfit::StartWord { word, why } => {
            let reason = start_word_reason(word, why, tongue);
            say("balda-start-word", &[("reason", reason.into())])
        }
        Unfit::NoStartWord { letters } => say(
            "balda-no-start-word",
            &[("letters", i64::from(*letters).into())],
        ),
        Unfit::NoFirstMove => tongue.tell("balda-no-first-move"),
        Unfit::Uneven {
            free,
            by,
            insist,
            nearest,
        } => {
            for Size { width, height } in nearest.iter().take(4) {
                let label = format!("{width}×{height}");
                instead.push(Toggle::new(label, false, format!("{width}x{height}")));
            }
            if *insist == Insisting::Allowed {
                let label = tongue.tell("balda-insist");
                instead.push(Toggle::new(label, false, "insist"));
            }
            let (free, by) = (i64::from(*free), i64::from(*by));
            say("balda-uneven", &[("free", free.into()), ("by", by.into())])
        }
    };
    Misfit { text, instead }
}

fn start_word_reason(word: &str, why: &Illegal, tongue: Tongue) -> String {
    let scene = Scene::new(tongue, Vec::new());
    let word: String = word.chars().take(40).collect();
    super::refusal::reason(why, None, &word, &scene)
}
