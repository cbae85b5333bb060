//! An offer of Abaku: its arguments, its buttons, its line.

use super::{Argument, Misfit, Toggle, Tongue};
use games::abaku::{Bonuses, Centre, Contact, Dedupe, Options, Unfit, Zero};

/// Takes one word of an offer: each switches an option.
pub(super) fn argument(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
    let said = tongue.meant("abaku-words", &word.to_lowercase());
    let rules = &mut options.rules;
    match said.as_str() {
        "span" => {
            rules.dedupe = match rules.dedupe {
                Dedupe::Digits => Dedupe::Span,
                Dedupe::Span => Dedupe::Digits,
            };
        }
        "zero" => {
            rules.zero = match rules.zero {
                Zero::New => Zero::Any,
                Zero::Any => Zero::New,
            };
        }
        "adjoin" => {
            rules.contact = match rules.contact {
                Contact::Shared => Contact::Adjoin,
                Contact::Adjoin => Contact::Shared,
            };
        }
        "centre3" => {
            rules.centre = match rules.centre {
                Centre::Double => Centre::Triple,
                Centre::Triple => Centre::Double,
            };
        }
        "hints" => options.hints = !options.hints,
        "nohints" => options.hints = false,
        "nobonus" => {
            rules.bonuses = match rules.bonuses {
                Bonuses::Classic => Bonuses::None,
                Bonuses::None => Bonuses::Classic,
            };
        }
        other => match other.strip_prefix("each:").map(str::parse::<u8>) {
            Some(Ok(each)) => options.each = each,
            _ => return Argument::Unknown,
        },
    }
    Argument::Taken
}

/// The Options page.
pub(super) fn toggles(options: &Options, tongue: Tongue) -> Vec<Vec<Toggle>> {
    switches(options)
        .map(|(id, on, argument)| vec![Toggle::new(tongue.tell(id), on, argument)])
        .to_vec()
}

fn switches(options: &Options) -> [(&'static str, bool, &'static str); 6] {
    let rules = &options.rules;
    [
        ("abaku-option-span", rules.dedupe == Dedupe::Span, "span"),
        ("abaku-option-zero", rules.zero == Zero::Any, "zero"),
        (
            "abaku-option-adjoin",
            rules.contact == Contact::Adjoin,
            "adjoin",
        ),
        (
            "abaku-option-centre",
            rules.centre == Centre::Triple,
            "centre3",
        ),
        (
            "abaku-option-no-bonus",
            rules.bonuses == Bonuses::None,
            "nobonus",
        ),
        ("abaku-option-no-hints", !options.hints, "hints"),
    ]
}

/// The options in one line.
pub(super) fn describe(options: &Options, tongue: Tongue) -> String {
    let mut parts = vec![tongue.tell("abaku-name")];
    let on = switches(options).into_iter().filter(|(_, on, _)| *on);
    parts.extend(on.map(|(id, _, _)| tongue.tell(id)));
    if options.each != Options::default().each {
        let count = options.stones();
        parts.push(tongue.say("abaku-option-stones", &[("count", count.into())]));
    }
    parts.join(", ")
}

/// The rules in short, with what the options change.
pub(super) fn rules(options: &Options, tongue: Tongue) -> String {
    let rules = &options.rules;
    let changed = [
        ("abaku-rule-span", rules.dedupe == Dedupe::Span),
        ("abaku-rule-zero", rules.zero == Zero::Any),
        ("abaku-rule-adjoin", rules.contact == Contact::Adjoin),
        ("abaku-rule-centre", rules.centre == Centre::Triple),
        ("abaku-rule-no-bonus", rules.bonuses == Bonuses::None),
    ];
    let changed = changed.into_iter().filter(|&(_, on)| on);
    let mut lines = vec![tongue.tell("abaku-rules")];
    lines.extend(changed.map(|(id, _)| tongue.tell(id)));
    lines.join("\n")
}

/// Why options make no game.
pub(super) fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
    let (id, least, most) = match unfit {
        Unfit::Players { least, most } => ("abaku-players", *least, *most),
        Unfit::Stones { least, most } => ("abaku-stones", *least, *most),
    };
    let args = [
        ("least", i64::from(least).into()),
        ("most", i64::from(most).into()),
    ];
    tongue.say(id, &args).into()
}
