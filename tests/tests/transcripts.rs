//! Every transcript under tests/data/transcripts, or in the folder that CASES names.

use bot::chat::script::Restarts;
use tests::transcripts::{All, perform, perform_with};

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
    let all = All::find()?;
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, text)) = all.take() {
                    all.came(&name, perform_with(&text, restarts).map_err(Some));
                }
            });
        }
    });
    let (played, all) = all.conclude();
    assert!(all > 0 && played == all, "{played} of {all} were played");
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
