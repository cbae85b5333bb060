//! What players say, read as a letter added.

use super::event::Addition;
use super::options::Places;
use crate::words::{Alphabet, Letter};

/// Why a text adds no letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// It isn't letters of the language.
    NotLetters,
    /// It adds none.
    None,
    /// It adds more than one.
    Many,
    /// It isn't the fragment with a letter more: others are missing or changed.
    Changed,
}

/// All that a text may mean: the new fragment, a letter with its side (`+к`, `к+`) or with how many
/// letters stand before it (`2+к`), or a letter alone. No two make the same fragment.
///
/// # Errors
/// Why it means nothing.
pub fn additions(
    text: &str,
    fragment: &[Letter],
    alphabet: &Alphabet,
    places: Places,
) -> Result<Vec<Addition>, Unsaid> {
    let text = text.trim();
    let end = fragment.len().min(usize::from(u8::MAX)) as u8;
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = text.split_at(digits);
    let side = match (number, rest.strip_prefix('+'), rest.strip_suffix('+')) {
        (_, Some(_), Some(_)) => return Err(Unsaid::NotLetters),
        ("", Some(letter), None) => Some((letter, end)),
        ("", None, Some(letter)) => Some((letter, 0)),
        (number, Some(letter), None) => {
            let place = number.parse().ok().filter(|&place| place <= end);
            Some((letter, place.ok_or(Unsaid::NotLetters)?))
        }
        _ => None,
    };
    let readings = |text: &str| alphabet.readings(text).map_err(|_| Unsaid::NotLetters);
    if let Some((letter, place)) = side {
        let letters = readings(letter)?.into_iter().find_map(|r| match r[..] {
            [letter] => Some(letter),
            _ => None,
        });
        let place = match places {
            Places::Nowhere => end,
            Places::Ends if place != 0 && place != end => return Err(Unsaid::Changed),
            _ => place,
        };
        let one = letters.map(|letter| vec![Addition { letter, place }]);
        return one.ok_or(Unsaid::Many);
    }
    let readings = readings(text)?;
    let (usual, others) = readings.split_first().ok_or(Unsaid::NotLetters)?;
    let mut meant = read(usual, fragment, places);
    match (meant.is_empty(), &usual[..]) {
        (true, &[letter]) if !joins(letter, fragment, alphabet) => {
            meant = alone(letter, fragment, places);
        }
        (true, _) => return Err(why(usual, fragment, places, alphabet)),
        (false, _) => {
            // Digraphs: another reading adds one letter too («szs» is s + zs or sz + s).
            meant.extend(
                others
                    .iter()
                    .flat_map(|other| read(other, fragment, places)),
            );
        }
    }
    Ok(distinct(meant, fragment))
}

/// What says just this addition, whatever letters it may be read as: `к+`, `+к`, `2+к`.
pub fn said(one: Addition, fragment: &[Letter], alphabet: &Alphabet) -> String {
    let letter = alphabet.show_lower(one.letter);
    match usize::from(one.place) {
        0 => format!("{letter}+"),
        place if place >= fragment.len() => format!("+{letter}"),
        place => format!("{place}+{letter}"),
    }
}

/// The additions that make the fragment that was said.
fn read(said: &[Letter], fragment: &[Letter], places: Places) -> Vec<Addition> {
    if said.len() != fragment.len() + 1 {
        return Vec::new();
    }
    let at = |place: usize| {
        let letter = *said.get(place)?;
        let place = u8::try_from(place).ok()?;
        Some(Addition { letter, place })
    };
    if places == Places::Nowhere {
        let (mut said, mut old) = (said.to_vec(), fragment.to_vec());
        said.sort_unstable();
        old.sort_unstable();
        let pairs = said.iter().zip(&old);
        let same = pairs.take_while(|(a, b)| a == b).count();
        let (place, fits) = (u8::try_from(old.len()), said[same + 1..] == old[same..]);
        let letter = said[same];
        let added = place.ok().filter(|_| fits);
        return added
            .map(|place| Addition { letter, place })
            .into_iter()
            .collect();
    }
    let all = 0..said.len();
    let tried = all.filter(|&place| match places {
        Places::Anywhere => true,
        _ => place == 0 || place == fragment.len(),
    });
    tried
        .filter_map(at)
        .filter(|one| one.to(fragment) == said)
        .collect()
}

/// A letter said alone, at every place it can have.
fn alone(letter: Letter, fragment: &[Letter], places: Places) -> Vec<Addition> {
    let end = fragment.len().min(usize::from(u8::MAX)) as u8;
    let all = match places {
        Places::Nowhere => vec![end],
        Places::Ends => vec![0, end],
        Places::Anywhere => (0..=end).collect(),
    };
    all.into_iter()
        .map(|place| Addition { letter, place })
        .collect()
}

/// Whether the letter is written with the fragment in it: «sz» after «s» is no letter more.
fn joins(letter: Letter, fragment: &[Letter], alphabet: &Alphabet) -> bool {
    let (letter, old) = (alphabet.show_lower(letter), alphabet.spell(fragment));
    !old.is_empty() && letter.len() > old.len() && letter.contains(&old)
}

fn distinct(meant: Vec<Addition>, fragment: &[Letter]) -> Vec<Addition> {
    let mut fragments: Vec<Vec<Letter>> = Vec::new();
    let mut kept = Vec::new();
    for one in meant {
        let made = one.to(fragment);
        if !fragments.contains(&made) {
            fragments.push(made);
            kept.push(one);
        }
    }
    kept
}

fn why(said: &[Letter], fragment: &[Letter], places: Places, alphabet: &Alphabet) -> Unsaid {
    let written = |letters: &[Letter]| alphabet.spell(letters);
    let within = |small: &[Letter], big: &[Letter]| match places {
        Places::Nowhere => {
            let mut left = big.to_vec();
            small.iter().all(|letter| {
                let at = left.iter().position(|l| l == letter);
                at.map(|at| left.swap_remove(at)).is_some()
            })
        }
        _ => small.is_empty() || big.windows(small.len()).any(|run| run == small),
    };
    if within(said, fragment)
        || written(said).len() > written(fragment).len()
            && said.len() <= fragment.len()
            && written(said).contains(&written(fragment))
    {
        Unsaid::None
    } else if said.len() > fragment.len() + 1 && within(fragment, said) {
        Unsaid::Many
    } else {
        Unsaid::Changed
    }
}
