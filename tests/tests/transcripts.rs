//! Every transcript under tests/data/transcripts, or in the folder that CASES names.

use bot::chat::script::Restarts;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tests::transcripts::{cases, files, perform, perform_with};

#[test]
fn transcripts() -> std::io::Result<()> {
    all(Restarts::Never)
}

/// Memory is nothing but a cache: a process that ends after each line says the same.
#[test]
fn transcripts_with_a_restart_after_each_line() -> std::io::Result<()> {
    all(Restarts::EachLine)
}

fn all(restarts: Restarts) -> std::io::Result<()> {
    let folder = cases("transcripts");
    let paths = files(&folder, "chat")?;
    assert!(!paths.is_empty(), "no transcripts in {}", folder.display());
    let failed = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let name = path
                        .strip_prefix(&folder)
                        .unwrap_or(path)
                        .display()
                        .to_string();
                    let text = match std::fs::read_to_string(path) {
                        Ok(text) => text,
                        Err(error) => {
                            let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                            failed.push(format!("{name}: {error}"));
                            continue;
                        }
                    };
                    if let Err(wrong) = perform_with(&text, restarts) {
                        let said: Vec<&str> = wrong.talk.lines().rev().take(12).collect();
                        let said: Vec<&str> = said.into_iter().rev().collect();
                        let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                        failed.push(format!("{name}, {}\n{}", wrong.failure, said.join("\n")));
                    }
                }
            });
        }
    });
    let mut failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    failed.sort();
    assert!(
        failed.is_empty(),
        "{} of {} failed:\n\n{}",
        failed.len(),
        paths.len(),
        failed.join("\n\n")
    );
    Ok(())
}

#[test]
fn a_transcript_that_expects_something_else_fails() {
    let check = |text: &str, line: usize| {
        let failed = perform(text).err().map(|wrong| wrong.failure.line);
        assert_eq!(failed, Some(line), "{text}");
    };
    check("А> /help\nbot< нет такого текста", 2);
    check("А> /help\nbot!", 2);
    check("# так\nА> привет\nbot< что-нибудь", 3);
    check("А> [нет такой кнопки]", 1);
    check("что это", 1);
    assert!(perform("А> привет\nbot!").is_ok());
}
