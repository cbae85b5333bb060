//! Transcripts as test cases: a file, how it wants to be run, what came of it.

use bot::chat::script::{Drawing, Failure, Restarts, run};
use bot::hall::Words;
use games::words::{Lang, Lexicon};
use std::path::{Path, PathBuf};

/// How a transcript is to be run: what its comments say.
///
/// ```text
/// # seed: 7
/// # lang: ru
/// # words: лак кол    instead of the dictionary; lines of it add up
/// # draw              its pictures are drawn
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// What chance begins with.
    pub seed: u64,
    /// The language of `words`.
    pub lang: Lang,
    /// The words there are; empty: the program's dictionary.
    pub words: Vec<String>,
    /// Whether pictures are drawn.
    pub drawing: Drawing,
}

impl Setting {
    /// Reads the comments of a transcript.
    pub fn of(text: &str) -> Setting {
        let mut setting = Setting {
            seed: 1,
            lang: Lang::Ru,
            words: Vec::new(),
            drawing: Drawing::None,
        };
        let comments = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix('#'));
        for comment in comments.map(str::trim) {
            match comment.split_once(':') {
                Some(("seed", seed)) => setting.seed = seed.trim().parse().unwrap_or(1),
                Some(("lang", code)) => {
                    setting.lang = Lang::from_code(code.trim()).unwrap_or(Lang::Ru);
                }
                Some(("words", words)) => {
                    setting
                        .words
                        .extend(words.split_whitespace().map(str::to_owned));
                }
                None if comment == "draw" => setting.drawing = Drawing::Each,
                _ => {}
            }
        }
        setting
    }

    /// The words that count.
    pub fn dictionary(&self) -> Words {
        if self.words.is_empty() {
            Words::new()
        } else {
            Words::with(Lexicon::from_list(self.lang, &self.words))
        }
    }
}

/// A transcript that failed: where, why, and the talk up to there.
#[derive(Debug)]
pub struct Failed {
    /// The line and the reason.
    pub failure: Failure,
    /// All that was said.
    pub talk: String,
}

/// Runs a transcript as its comments say.
///
/// # Errors
/// The first line whose expectation fails.
pub fn perform(text: &str) -> Result<(), Failed> {
    perform_with(text, Restarts::Never)
}

/// The same with restarts that no line of it asks for.
///
/// # Errors
/// The first line whose expectation fails.
pub fn perform_with(text: &str, restarts: Restarts) -> Result<(), Failed> {
    let setting = Setting::of(text);
    let mut talk = String::new();
    let mut print = |line: &str| {
        talk.push_str(line);
        talk.push('\n');
    };
    let words = setting.dictionary();
    let (seed, drawing) = (setting.seed, setting.drawing);
    run(text, words, seed, drawing, restarts, &mut print)
        .map_err(|failure| Failed { failure, talk })
}

/// The folder of cases: `tests/data`, or the one that the variable CASES names.
pub fn cases(under: &str) -> PathBuf {
    match std::env::var_os("CASES") {
        Some(named) => {
            let named = PathBuf::from(named);
            let inside = named.join(under);
            if inside.is_dir() { inside } else { named }
        }
        None => Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("data")
            .join(under),
    }
}

/// Every file with this ending under a folder, in order of names.
///
/// # Errors
/// A folder that can't be read.
pub fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
