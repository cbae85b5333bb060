//! An offer of Dots: its arguments, its buttons, its line.

use super::cells::{self, Named};
use super::{Argument, Misfit, Toggle, Tongue};
use crate::speech::sides;
use games::dots::{
    Cell, LEAST_SIDE, MOST_SIDE, Options, Rules, Scoring, Side, Size, Start, Unfit, Wish,
};

/// An option that is on or off, as buttons and the line of an offer name it.
struct Switch {
    /// The text.
    id: &'static str,
    /// What it changes in the rules.
    rule: Option<&'static str>,
    /// Its argument.
    said: &'static str,
    is_on: fn(&Options) -> bool,
    set: fn(&mut Options, bool),
}

/// Makes a [`Switch`] of a field of [`Options`].
macro_rules! switch {
    ($id:literal, $rule:expr, $field:ident, $said:literal) => {
        Switch {
            id: $id,
            rule: $rule,
            said: $said,
            is_on: |options| options.$field,
            set: |options, on| options.$field = on,
        }
    };
}

/// Options on or off, in the order of the buttons.
static SWITCHES: [Switch; 9] = [
    switch!(
        "dots-option-extra-turn",
        Some("dots-rule-extra-turn"),
        extra_turn,
        "extra_turn"
    ),
    switch!(
        "dots-option-own-contour",
        Some("dots-rule-own-contour"),
        own_contour,
        "own_contour"
    ),
    switch!(
        "dots-option-painted-houses",
        Some("dots-rule-painted-houses"),
        painted_houses,
        "painted_houses"
    ),
    switch!(
        "dots-option-keep-captured",
        Some("dots-rule-keep-captured"),
        keep_captured,
        "keep_captured"
    ),
    switch!(
        "dots-option-auto-ground",
        Some("dots-rule-auto-ground"),
        auto_ground,
        "auto_ground"
    ),
    switch!("dots-option-pass", Some("dots-rule-pass"), pass, "pass"),
    switch!(
        "dots-option-centre",
        Some("dots-rule-centre"),
        centre,
        "centre"
    ),
    switch!("dots-option-teams", Some("dots-rule-teams"), teams, "teams"),
    switch!("dots-option-no-hints", None, no_hints, "nohints"),
];

/// The starts that have a name: text, argument, the start.
static STARTS: [(&str, &str, Start); 5] = [
    ("dots-start-empty", "empty", Start::Empty),
    ("dots-start-cross", "cross", Start::Cross),
    ("dots-start-double", "double", Start::Double),
    ("dots-start-four", "four", Start::Four),
    ("dots-start-random4", "random4", Start::Random4),
];

/// The sizes on buttons.
const SIZES: [(u8, u8); 5] = [(10, 10), (15, 15), (20, 20), (30, 30), (39, 32)];
/// A lead that wins, on buttons.
const LEADS: [u16; 3] = [5, 10, 15];

/// Takes one word of an offer. What makes no sense with the options so far is refused by name.
pub(super) fn argument(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
    let lower = tongue.meant("dots-words", &word.to_lowercase());
    let mut wished = options.clone();
    let taken = take(&mut wished, &lower, tongue);
    if taken != Argument::Taken {
        return taken;
    }
    if let Some((one, other)) = wished.clash() {
        return Argument::Wrong(together(one, other, tongue));
    }
    *options = wished;
    Argument::Taken
}

fn take(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
    if let Some(size) = size(word) {
        return match size {
            Some(size) => {
                options.size = size;
                Argument::Taken
            }
            None => Argument::Wrong(size_range(tongue)),
        };
    }
    if let Some((name, value)) = word.split_once([':', '=']) {
        let name = tongue.meant("dots-words", name);
        return named(options, &name, value, tongue);
    }
    if let Some(switch) = SWITCHES.iter().find(|switch| switch.said == word) {
        (switch.set)(options, !(switch.is_on)(options));
        return Argument::Taken;
    }
    if let Some((_, _, start)) = STARTS.iter().find(|(_, said, _)| *said == word) {
        options.start = start.clone();
        return Argument::Taken;
    }
    match word {
        "page" => options.size = Size::PAGE,
        "polish" => options.rules = Rules::Polish,
        "russian" => {
            options.rules = Rules::Russian;
            // The other rules' own option goes with them; asked for after this it is refused.
            options.scoring = None;
        }
        "territory" => options.scoring = Some(Scoring::Territory),
        "count" => options.scoring = Some(Scoring::Count),
        "hints" => options.no_hints = false,
        "nolead" => options.lead = None,
        _ => return Argument::Unknown,
    }
    Argument::Taken
}

/// `lead:10`, `red:c3.d4`, `blue:c4.d3`.
fn named(options: &mut Options, name: &str, value: &str, tongue: Tongue) -> Argument {
    let side = match name {
        "lead" => {
            return match value.parse::<u16>() {
                Ok(lead @ 1..=999) => {
                    options.lead = Some(lead);
                    Argument::Taken
                }
                _ => Argument::Wrong(tongue.tell("dots-no-lead")),
            };
        }
        "red" => Side::First,
        "blue" => Side::Second,
        _ => return Argument::Unknown,
    };
    let mut dots = match &options.start {
        Start::Custom(dots) => dots.clone(),
        _ => Vec::new(),
    };
    dots.retain(|&(_, of)| of != side);
    for piece in value.split('.') {
        // The size may be said later: whether the dots fit is asked when all is known.
        match Size::new(MOST_SIDE, MOST_SIDE).map(|most| cells::read(&[piece], most, tongue)) {
            Some(Named::Cell(cell, _)) => dots.push((cell, side)),
            _ => {
                let args = [("dot", piece.chars().take(20).collect::<String>().into())];
                return Argument::Wrong(tongue.say("dots-start-unread", &args));
            }
        }
    }
    options.start = Start::Custom(dots);
    Argument::Taken
}

/// A size like `20x20`. Some(None): a size out of range.
fn size(word: &str) -> Option<Option<Size>> {
    let (width, height) = sides::read(word)?;
    let fits = |side: u8| (LEAST_SIDE..=MOST_SIDE).contains(&side);
    let fit = fits(width) && fits(height);
    Some(Size::new(width, height).filter(|_| fit))
}

fn size_range(tongue: Tongue) -> String {
    let args = [
        ("least", i64::from(LEAST_SIDE).into()),
        ("most", i64::from(MOST_SIDE).into()),
    ];
    tongue.say("dots-size-range", &args)
}

/// The Options page.
pub(super) fn toggles(options: &Options, tongue: Tongue) -> Vec<Vec<Toggle>> {
    let named = |id: &str, on: bool, argument: &str| Toggle::new(tongue.tell(id), on, argument);
    let sizes = SIZES.map(|(width, height)| {
        let on = Size::new(width, height) == Some(options.size);
        Toggle::new(format!("{width}×{height}"), on, format!("{width}x{height}"))
    });
    let polish = options.rules == Rules::Polish;
    let mut rows = vec![
        sizes.to_vec(),
        vec![
            named("dots-rules-russian", !polish, "russian"),
            named("dots-rules-polish", polish, "polish"),
        ],
    ];
    if polish {
        let territory = options.scored_by() == Scoring::Territory;
        rows.push(vec![
            named("dots-scoring-territory", territory, "territory"),
            named("dots-scoring-count", !territory, "count"),
        ]);
    }
    let starts: Vec<Toggle> = STARTS
        .iter()
        .map(|(id, said, start)| named(id, *start == options.start, said))
        .collect();
    rows.extend(starts.chunks(3).map(<[Toggle]>::to_vec));
    // What the polish rules leave no room for isn't offered with them.
    let senseless = |switch: &Switch| {
        let mut wished = options.clone();
        (switch.set)(&mut wished, true);
        !(switch.is_on)(options) && wished.clash().is_some()
    };
    let switches: Vec<Toggle> = SWITCHES
        .iter()
        .filter(|switch| !senseless(switch))
        .map(|switch| named(switch.id, (switch.is_on)(options), switch.said))
        .collect();
    rows.extend(switches.chunks(2).map(<[Toggle]>::to_vec));
    let lead = |&n: &u16| {
        let label = tongue.say("dots-option-lead", &[("n", i64::from(n).into())]);
        Toggle::new(label, options.lead == Some(n), format!("lead:{n}"))
    };
    let leads = LEADS.iter().map(lead);
    let none = options
        .lead
        .map(|_| named("dots-option-no-lead", false, "nolead"));
    rows.push(leads.chain(none).collect());
    rows
}

/// The options in one line.
pub(super) fn describe(options: &Options, tongue: Tongue) -> String {
    let (width, height) = (options.size.width(), options.size.height());
    let mut parts = vec![format!("{} {width}×{height}", tongue.tell("dots-name"))];
    if options.rules == Rules::Polish {
        parts.push(tongue.tell("dots-rules-polish"));
        if options.scored_by() == Scoring::Count {
            parts.push(tongue.tell("dots-scoring-count"));
        }
    }
    match &options.start {
        Start::Empty => {}
        Start::Custom(dots) => {
            let args = [("count", dots.len().into())];
            parts.push(tongue.say("dots-start-custom", &args));
        }
        named => {
            let known = STARTS.iter().find(|(_, _, start)| start == named);
            parts.extend(known.map(|(id, _, _)| tongue.tell(id)));
        }
    }
    let on = SWITCHES.iter().filter(|switch| (switch.is_on)(options));
    parts.extend(on.map(|switch| tongue.tell(switch.id)));
    if let Some(lead) = options.lead {
        let args = [("n", i64::from(lead).into())];
        parts.push(tongue.say("dots-option-lead", &args));
    }
    parts.join(", ")
}

/// The rules in short, with what the options change.
pub(super) fn rules(options: &Options, tongue: Tongue) -> String {
    let mut lines = vec![tongue.tell(match options.rules {
        Rules::Russian => "dots-rules",
        Rules::Polish => "dots-rules-kropki",
    })];
    let on = SWITCHES.iter().filter(|switch| (switch.is_on)(options));
    lines.extend(
        on.filter_map(|switch| switch.rule)
            .map(|id| tongue.tell(id)),
    );
    if let Some(lead) = options.lead {
        let args = [("n", i64::from(lead).into())];
        lines.push(tongue.say("dots-rule-lead", &args));
    }
    lines.push(tongue.tell("dots-rules-move"));
    lines.join("\n")
}

/// Why options make no game, and what would.
pub(super) fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
    let at = |id: &str, cell: &Cell| tongue.say(id, &[("cell", cells::name(*cell).into())]);
    let mut instead = Vec::new();
    let text = match unfit {
        Unfit::Players { least, most } if least == most => {
            instead.push(Toggle::new(
                tongue.tell("dots-option-teams"),
                false,
                "teams",
            ));
            tongue.tell("dots-players-two")
        }
        Unfit::Players { least, most } => {
            let args = [
                ("least", i64::from(*least).into()),
                ("most", i64::from(*most).into()),
            ];
            tongue.say("dots-players-teams", &args)
        }
        Unfit::Size(_) => size_range(tongue),
        Unfit::Together(one, other) => together(*one, *other, tongue),
        Unfit::NoLead => tongue.tell("dots-no-lead"),
        Unfit::StartOutside(cell) => at("dots-start-outside", cell),
        Unfit::StartTwice(cell) => at("dots-start-twice", cell),
        Unfit::StartCloses(cell) => at("dots-start-closes", cell),
        Unfit::StartFull => tongue.tell("dots-start-full"),
    };
    Misfit { text, instead }
}

fn together(one: Wish, other: Wish, tongue: Tongue) -> String {
    let args = [
        ("one", tongue.tell(wish(one)).into()),
        ("other", tongue.tell(wish(other)).into()),
    ];
    tongue.say("dots-together", &args)
}

fn wish(wish: Wish) -> &'static str {
    match wish {
        Wish::Polish => "dots-rules-polish",
        Wish::Russian => "dots-rules-russian",
        Wish::AutoGround => "dots-option-auto-ground",
        Wish::OwnContour => "dots-option-own-contour",
        Wish::PaintedHouses => "dots-option-painted-houses",
        Wish::Territory => "dots-scoring-territory",
        Wish::Scoring => "dots-scoring",
        Wish::Centre => "dots-option-centre",
        Wish::StartDots => "dots-start-dots",
    }
}
