//! Keeps a store as this version writes it, so that every later one is tested to read it:
//! `cargo run -p tests --example store -- tests/data/store/v2`. It is what became of the `talk.chat`
//! in that folder: the store's own files, each compressed, and an export. A folder that is there once
//! is never written again: when the stored form changes, the next one is begun.

use bot::chat::script::{Drawing, Restarts, run_over};
use bot::hall::Words;
use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::{Sled, Store};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or("which folder?")?;
    let talk = fs::read_to_string(folder.join("talk.chat"))?;
    let files = folder.join("directory");
    if files.exists() {
        return Err("it is there already: begin the next version's".into());
    }
    let temporary = tempfile::tempdir()?;
    let dir = temporary.path().join("store");
    let store: Arc<dyn Store> = Arc::new(Sled::open(&dir)?);
    let mut print = |line: &str| drop(writeln!(std::io::stdout(), "{line}"));
    run_over(
        store.clone(),
        &talk,
        Words::new(),
        2,
        Drawing::None,
        Restarts::Never,
        &mut print,
    )?;
    storage::export(&*store, &mut File::create(folder.join("export.jsonl"))?)?;
    drop(store);
    fs::create_dir(&files)?;
    for entry in fs::read_dir(&dir)? {
        let path = entry?.path();
        if path.is_file() {
            compress(&path, &files)?;
        }
    }
    Ok(())
}

/// Writes a file's bytes, compressed: sled's have many zeros.
fn compress(path: &Path, into: &Path) -> Result<(), Box<dyn Error>> {
    let name = path.file_name().ok_or("a file without a name")?;
    let mut to = into.join(name).into_os_string();
    to.push(".gz");
    let mut gz = flate2::write::GzEncoder::new(File::create(to)?, flate2::Compression::best());
    std::io::copy(&mut File::open(path)?, &mut gz)?;
    gz.finish()?;
    Ok(())
}
