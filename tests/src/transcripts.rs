//! Transcripts as test cases: a file, how it wants to be run, what came of it.

use bot::chat::script::{Drawing, Failure, Restarts, run};
use bot::hall::Words;
use games::words::{Lang, Lexicon};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// All transcripts, for several who play them at once, and what came of each.
#[derive(Debug)]
pub struct All {
    folder: PathBuf,
    paths: Vec<PathBuf>,
    next: AtomicUsize,
    played: AtomicUsize,
    failed: Mutex<Vec<String>>,
}

impl All {
    /// Those of `tests/data/transcripts`, or of the folder that the variable CASES names.
    ///
    /// # Errors
    /// A folder that can't be read.
    pub fn find() -> std::io::Result<All> {
        let folder = cases("transcripts");
        Ok(All {
            paths: files(&folder, "chat")?,
            folder,
            next: AtomicUsize::new(0),
            played: AtomicUsize::new(0),
            failed: Mutex::default(),
        })
    }

    /// The next that nobody has taken: its name and its text.
    pub fn take(&self) -> Option<(String, String)> {
        loop {
            let path = self.paths.get(self.next.fetch_add(1, Ordering::Relaxed))?;
            let name = path.strip_prefix(&self.folder).unwrap_or(path);
            let name = name.display().to_string();
            match std::fs::read_to_string(path) {
                Ok(text) => return Some((name, text)),
                Err(error) => self.failed().push(format!("{name}: {error}")),
            }
        }
    }

    /// What came of one; None where it couldn't be played.
    pub fn came(&self, name: &str, outcome: Result<(), Option<Failed>>) {
        match outcome {
            Ok(()) => drop(self.played.fetch_add(1, Ordering::Relaxed)),
            Err(None) => {}
            Err(Some(wrong)) => {
                let talk: Vec<&str> = wrong.talk.lines().collect();
                let end = &talk[talk.len().saturating_sub(TOLD)..];
                let told = format!("{name}, {}\n{}", wrong.failure, end.join("\n"));
                self.failed().push(told);
            }
        }
    }

    /// How many were played to their end, and how many there are.
    ///
    /// # Panics
    /// When one failed.
    pub fn conclude(self) -> (usize, usize) {
        let mut failed = std::mem::take(&mut *self.failed());
        failed.sort();
        let (count, all) = (failed.len(), self.paths.len());
        assert!(
            count == 0,
            "{count} of {all} failed:\n\n{}",
            failed.join("\n\n")
        );
        (self.played.into_inner(), all)
    }

    fn failed(&self) -> MutexGuard<'_, Vec<String>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many lines of a talk that went wrong are told.
const TOLD: usize = 12;

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
