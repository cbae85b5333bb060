//! Words of an offer that are no game's own: computers and clocks.

use crate::hall::customs::Stakes;
use crate::speech::Tongue;
use games::Level;
use games::table::{Clock, Total};
use games::words::Lang;

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
    let named = |id: &str| {
        let said = [tongue, Tongue::new(Lang::En)].map(|tongue| tongue.tell(id));
        said.iter()
            .any(|names| names.split(' ').any(|name| name == word))
    };
    [
        ("words-easy", Asking::Level(Level::Easy)),
        ("words-normal", Asking::Level(Level::Normal)),
        ("words-hard", Asking::Level(Level::Hard)),
        ("words-expert", Asking::Level(Level::Expert)),
        ("words-computer", Asking::Any),
    ]
    .into_iter()
    .find_map(|(id, asking)| named(id).then_some(asking))
}

/// What a game is to be played for, by a word: `rated`, `friendly`, in this tongue or in English.
pub(in crate::hall) fn stakes_word(word: &str, tongue: Tongue) -> Option<Stakes> {
    let word = word.to_lowercase();
    let named = |id: &str| {
        let said = [tongue, Tongue::new(Lang::En)].map(|tongue| tongue.tell(id));
        said.iter()
            .any(|names| names.split(' ').any(|name| name == word))
    };
    [
        ("words-rated", Stakes::Rated),
        ("words-friendly", Stakes::Friendly),
    ]
    .into_iter()
    .find_map(|(id, stakes)| named(id).then_some(stakes))
}

/// A clock by a word: `60s` a turn, `10m` in all, `10m+5s` with an increment, `noclock`. Whether it
/// was one.
pub(in crate::hall) fn clock_word(clock: &mut Clock, word: &str) -> bool {
    const LEAST: u64 = 5_000;
    const MOST: u64 = 7 * 24 * 3_600_000;
    let word = word.to_lowercase();
    if word == "noclock" || word == "0s" {
        *clock = Clock::default();
        return true;
    }
    let ms = |text: &str| -> Option<u64> {
        let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
        let unit = match unit {
            "s" | "с" | "сек" | "sec" => 1_000,
            "m" | "м" | "мин" | "min" => 60_000,
            "h" | "ч" | "час" => 3_600_000,
            _ => return None,
        };
        number.parse::<u64>().ok()?.checked_mul(unit)
    };
    if let Some((initial, increment)) = word.split_once('+') {
        let (Some(initial), Some(increment)) = (ms(initial), ms(increment)) else {
            return false;
        };
        let initial = initial.clamp(LEAST, MOST);
        clock.total = Some(Total {
            initial,
            increment: increment.min(MOST),
        });
        return true;
    }
    let Some(time) = ms(&word) else { return false };
    let time = time.clamp(LEAST, MOST);
    // Seconds are for a turn, minutes for the whole game.
    if word.ends_with(['s', 'с', 'к']) || word.ends_with("sec") {
        clock.turn = Some(time);
    } else {
        clock.total = Some(Total {
            initial: time,
            increment: 0,
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
        check("10m+5s", None, Some((600_000, 5_000)));
        for word in ["лак", "s", "10", "99999999999999999999m", "7x7"] {
            assert!(!clock_word(&mut Clock::default(), word), "{word}");
        }
    }
}
