//! The bot's own name: nobody else shows it, or their words would be taken for the bot's.

use games::words::{Alphabet, Folding, Lang, Letter};

/// As the bot is called, each with the language in whose letters it is.
const NAMES: [(Lang, &str); 2] = [(Lang::Ru, "тетрадка"), (Lang::En, "tetradka")];

/// Whether a name reads like the bot's, whatever its case, in whatever look-alikes, with whatever
/// stands between its letters.
pub fn is_own_name(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphabetic()).collect();
    NAMES.into_iter().any(|(lang, own)| {
        let alphabet = Alphabet::for_board(lang, Folding::default());
        let read = |text: &str| -> Option<Vec<Letter>> { alphabet.read(text).ok() };
        read(&letters).is_some_and(|read_as| Some(read_as) == read(own))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_is_called_so() {
        let check = |name: &str, expected: bool| {
            assert_eq!(is_own_name(name), expected, "{name}");
        };
        for name in [
            "Тетрадка",
            "ТЕТРАДКА!",
            "Тетpaдкa",
            "T e т р a д к а",
            "Tetradka",
            "te-trad-ka 🤖",
        ] {
            check(name, true);
        }
        for name in ["", "—", "Тетрадь", "Тетрадкин", "Tetra", "Анна", "שלום"]
        {
            check(name, false);
        }
    }
}
