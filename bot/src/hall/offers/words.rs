//! Words of an offer that are no game's own: computers and clocks.

use crate::hall::customs::Stakes;
use crate::speech::{Argument, Tongue};
use games::Level;
use games::table::{Clock, Total};

/// A word that asks for a computer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asking {
    /// Of whatever level.
    Any,
    /// Of this one.
    Level(Level),
}

/// A computer asked for by a word: `computer`, `expert`, in this tongue or in English.
pub(super) fn computer_word(word: &str, tongue: Tongue) -> Option<Asking> {
    let word = word.to_lowercase();
    [
        ("said-easy", Asking::Level(Level::Easy)),
        ("said-normal", Asking::Level(Level::Normal)),
        ("said-hard", Asking::Level(Level::Hard)),
        ("said-expert", Asking::Level(Level::Expert)),
        ("said-computer", Asking::Any),
    ]
    .into_iter()
    .find_map(|(id, asking)| tongue.is_said(id, &word).then_some(asking))
}

/// What a game is to be played for, by a word: `rated`, `friendly`, in this tongue or in English.
pub(in crate::hall) fn stakes_word(word: &str, tongue: Tongue) -> Option<Stakes> {
    let word = word.to_lowercase();
    [
        ("said-rated", Stakes::Rated),
        ("said-friendly", Stakes::Friendly),
    ]
    .into_iter()
    .find_map(|(id, stakes)| tongue.is_said(id, &word).then_some(stakes))
}

/// The least and the most that a clock may be, in ms.
const BOUNDS: std::ops::RangeInclusive<u64> = 5_000..=7 * 24 * 3_600_000;

/// A clock by a word: `60s` a turn, `10m` in all, `10m+5s` with an increment, `noclock`.
pub(in crate::hall) fn clock_word(clock: &mut Clock, word: &str, tongue: Tongue) -> Argument {
    let word = word.to_lowercase();
    if word == "noclock" {
        *clock = Clock::default();
        return Argument::Taken;
    }
    let (initial, increment) = match word.split_once('+') {
        Some((initial, increment)) => (initial, Some(increment)),
        None => (word.as_str(), None),
    };
    let (Some((unit, time)), Some(increment)) = (
        time_of(initial),
        increment.map_or(Some(0), |text| time_of(text).map(|(_, ms)| ms)),
    ) else {
        return Argument::Unknown;
    };
    if !BOUNDS.contains(&time) || increment > *BOUNDS.end() {
        return Argument::Wrong(tongue.tell("clock-bounds"));
    }
    // Seconds are for a turn, unless they have an increment; minutes for the whole game.
    if unit == Unit::Second && !word.contains('+') {
        clock.turn = Some(time);
    } else {
        clock.total = Some(Total {
            initial: time,
            increment,
        });
    }
    Argument::Taken
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Second,
    Longer,
}

/// A number with a unit of time behind it, in ms; one too large is the largest.
fn time_of(text: &str) -> Option<(Unit, u64)> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
    let (unit, ms) = match unit {
        "s" | "с" | "сек" | "sec" => (Unit::Second, 1_000),
        "m" | "м" | "мин" | "min" => (Unit::Longer, 60_000),
        "h" | "ч" | "час" => (Unit::Longer, 3_600_000),
        _ => return None,
    };
    let number = (!number.is_empty()).then(|| number.parse().unwrap_or(u64::MAX));
    Some((unit, number?.saturating_mul(ms)))
}

/// A clock in words; None where there is none.
pub(super) fn clock_text(clock: &Clock, tongue: Tongue) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(ms) = clock.turn {
        parts.push(tongue.say("clock-turn", &[("seconds", (ms / 1000).into())]));
    }
    if let Some(total) = clock.total {
        let time = crate::hall::show::time_text(total.initial);
        parts.push(if total.increment > 0 {
            let increment = total.increment / 1000;
            tongue.say(
                "clock-total-increment",
                &[("time", time.into()), ("seconds", increment.into())],
            )
        } else {
            tongue.say("clock-total", &[("time", time.into())])
        });
    }
    if parts.is_empty() {
        None
    } else {
        Some(parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::words::Lang;

    #[test]
    fn clocks_in_words() {
        let tongue = Tongue::new(Lang::En);
        let check = |word: &str, turn: Option<u64>, total: Option<(u64, u64)>| {
            let mut clock = Clock::default();
            assert_eq!(
                clock_word(&mut clock, word, tongue),
                Argument::Taken,
                "{word}"
            );
            let total = total.map(|(initial, increment)| Total { initial, increment });
            assert_eq!(clock, Clock { turn, total }, "{word}");
        };
        check("60s", Some(60_000), None);
        check("45с", Some(45_000), None);
        check("5s", Some(5_000), None);
        check("10m", None, Some((600_000, 0)));
        check("30сек", Some(30_000), None);
        check("2h", None, Some((7_200_000, 0)));
        check("10m+5s", None, Some((600_000, 5_000)));
        check("90s+5s", None, Some((90_000, 5_000)));
        check("5m+0s", None, Some((300_000, 0)));
        check("168h", None, Some((604_800_000, 0)));
        let refused = |word: &str, expected: Argument| {
            let mut clock = Clock::default();
            assert_eq!(clock_word(&mut clock, word, tongue), expected, "{word}");
            assert_eq!(clock, Clock::default(), "{word}");
        };
        for word in ["лак", "s", "10", "7x7", "+5s", "10m+", "ms"] {
            refused(word, Argument::Unknown);
        }
        let too_much = "99999999999999999999999m";
        for word in ["0s", "4s", "0m", "169h", "999999999h", "1m+169h", too_much] {
            refused(word, Argument::Wrong(tongue.tell("clock-bounds")));
        }
    }
}
