//! Words of an offer that are no game's own: computers and clocks.

use crate::hall::customs::Stakes;
use crate::speech::Tongue;
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

/// A clock by a word: `60s` a turn, `10m` in all, `10m+5s` with an increment, `noclock`. Whether it
/// was one.
pub(in crate::hall) fn clock_word(clock: &mut Clock, word: &str) -> bool {
    const SECOND: u64 = 1_000;
    const LEAST: u64 = 5 * SECOND;
    const MOST: u64 = 7 * 24 * 3_600 * SECOND;
    let word = word.to_lowercase();
    if word == "noclock" || word == "0s" {
        *clock = Clock::default();
        return true;
    }
    // The time in ms, and its unit.
    let time = |text: &str| -> Option<(u64, u64)> {
        let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
        let unit = match unit {
            "s" | "с" | "сек" | "sec" => SECOND,
            "m" | "м" | "мин" | "min" => 60 * SECOND,
            "h" | "ч" | "час" => 3_600 * SECOND,
            _ => return None,
        };
        Some((number.parse::<u64>().ok()?.checked_mul(unit)?, unit))
    };
    let (initial, increment) = match word.split_once('+') {
        Some((initial, increment)) => (initial, time(increment).map(|(ms, _)| ms)),
        None => (word.as_str(), Some(0)),
    };
    let (Some((initial, unit)), Some(increment)) = (time(initial), increment) else {
        return false;
    };
    let initial = initial.clamp(LEAST, MOST);
    // Seconds alone are for a turn, all else for the whole game.
    if unit == SECOND && !word.contains('+') {
        clock.turn = Some(initial);
    } else {
        clock.total = Some(Total {
            initial,
            increment: increment.min(MOST),
        });
    }
    true
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

    #[test]
    fn clocks_in_words() {
        let check = |word: &str, turn: Option<u64>, total: Option<(u64, u64)>| {
            let mut clock = Clock::default();
            assert!(clock_word(&mut clock, word), "{word}");
            let total = total.map(|(initial, increment)| Total { initial, increment });
            assert_eq!(clock, Clock { turn, total }, "{word}");
        };
        check("60s", Some(60_000), None);
        check("45с", Some(45_000), None);
        check("1s", Some(5_000), None);
        check("10m", None, Some((600_000, 0)));
        check("30сек", Some(30_000), None);
        check("2h", None, Some((7_200_000, 0)));
        check("10m+5s", None, Some((600_000, 5_000)));
        check("90s+5s", None, Some((90_000, 5_000)));
        for word in [
            "лак",
            "s",
            "10",
            "99999999999999999999m",
            "7x7",
            "10m+",
            "+5s",
        ] {
            assert!(!clock_word(&mut Clock::default(), word), "{word}");
        }
    }
}
