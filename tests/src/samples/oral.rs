//! Rounds of oral Balda.

use render::oral::{Part, Player, Round, Step, draw};
use render::{Look, Picture};

fn letters(word: &str) -> Vec<String> {
    word.chars().map(String::from).collect()
}

fn step(name: &str, fragment: &str, added: usize) -> Step {
    Step {
        name: name.to_owned(),
        letters: letters(fragment),
        added,
    }
}

fn player(name: &str, points: u8, part: Part) -> Player {
    Player {
        name: name.to_owned(),
        points,
        part,
    }
}

/// A bluff that was called.
pub fn bluffed() -> Round {
    Round {
        heading: "Балда устная · круг 4".to_owned(),
        steps: vec![
            step("Анна", "д", 0),
            step("Борис", "лд", 0),
            step("Вера", "алд", 0),
            step("Анна", "валд", 0),
            step("Борис", "валдс", 4),
        ],
        refusal: "Вера не верит.".to_owned(),
        verdict: "Слова с «валдс» нет: штраф Борису.".to_owned(),
        word: letters("БАЛДА"),
        players: vec![
            player("Анна", 2, Part::Plays),
            player("Борис", 3, Part::Plays),
            player("Вера", 1, Part::Plays),
        ],
    }
}

/// A long round of many players, told at length.
pub fn long() -> Round {
    let whole = "электростанция";
    let names = ["Анна", "Борис", "Виктория Константиновна", "Глеб", "Даша"];
    let steps = (1..=whole.chars().count()).map(|n| {
        let skipped = whole.chars().count() - n;
        let fragment: String = whole.chars().skip(skipped / 2).take(n).collect();
        let added = if n % 2 != whole.chars().count() % 2 {
            0
        } else {
            n - 1
        };
        step(names[n % names.len()], &fragment, added)
    });
    let all = names.iter().cycle().take(10);
    Round {
        heading: "Балда устная · круг 12".to_owned(),
        steps: steps.chain([step("Глеб", "электростанциям", 14)]).collect(),
        refusal: "Виктория Константиновна не верит.".to_owned(),
        verdict:
            "С «электростанциям» начинается только «электростанциям», а это не начальная форма: \
                  штраф Глебу, круг начинает Виктория Константиновна."
                .to_owned(),
        word: letters("БАЛДА"),
        players: all
            .zip(0u8..)
            .map(|(name, n)| {
                player(
                    name,
                    n % 6,
                    if n % 6 == 5 { Part::Out } else { Part::Plays },
                )
            })
            .collect(),
    }
}

/// A round of people of all sorts of names.
pub fn strangers() -> Round {
    let names = super::strangers(12);
    let fragments = ["а", "ка", "кат", "скат", "скате"];
    let steps = fragments.iter().zip(&names);
    Round {
        heading: "Балда устная · круг 1".to_owned(),
        steps: steps
            .map(|(fragment, name)| step(name, fragment, 0))
            .collect(),
        refusal: format!("{} не верит.", names[8]),
        verdict: format!("С «скате» есть «скатерть»: штраф {}.", names[3]),
        word: letters("БАЛДА"),
        players: names
            .iter()
            .zip(0u8..)
            .map(|(name, n)| player(name, n % 5, Part::Plays))
            .collect(),
    }
}

/// Every sample with its name.
pub fn pictures(look: Look) -> Vec<(String, Picture)> {
    let samples = [
        ("oral", bluffed()),
        ("oral-long", long()),
        ("oral-names", strangers()),
        ("oral-empty", Round::default()),
    ];
    samples
        .iter()
        .map(|(name, round)| ((*name).to_owned(), draw(round, look)))
        .collect()
}
