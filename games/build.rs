//! Packs the dictionaries of `words/` into the stored form that the program holds: for each
//! language `<code>.tsv` with the nouns and `<code>.known.tsv` with forms that are known and no
//! nouns. A language whose file is missing has an empty dictionary.
#![allow(clippy::disallowed_methods, reason = "a build reads files")]
#![allow(dead_code, unreachable_pub, reason = "these modules are the program's")]

use std::error::Error;
use std::fs;
use std::path::Path;

#[path = "src/words"]
mod words {
    pub(crate) mod alphabet;
    pub(crate) mod category;
    pub(crate) mod chunk;
    pub(crate) mod folding;
    pub(crate) mod form;
    pub(crate) mod graph;
    pub(crate) mod lang;
    pub(crate) mod letters;
    pub(crate) mod pack;
    pub(crate) mod suffixes;

    /// The stored dictionary of the files' text, or the line of the first that is wrong.
    pub(crate) fn packed(lang: lang::Lang, nouns: &str, known: &str) -> Result<Vec<u8>, String> {
        let nouns = lines(nouns, pack::record_of_line)?;
        let known = lines(known, pack::known_of_line)?;
        Ok(pack::pack(lang, nouns, known))
    }

    fn lines<'a, T>(text: &'a str, read: impl Fn(&'a str) -> Option<T>) -> Result<Vec<T>, String> {
        let lines = text.lines().filter(|line| !line.is_empty());
        lines
            .map(|line| read(line).ok_or_else(|| line.to_owned()))
            .collect()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::var("OUT_DIR")?;
    println!("cargo::rerun-if-changed=build.rs");
    for lang in words::lang::Lang::all() {
        let nouns = Path::new("words").join(format!("{}.tsv", lang.code()));
        let known = Path::new("words").join(format!("{}.known.tsv", lang.code()));
        for path in [nouns.as_path(), known.as_path()] {
            // Of a missing file its folder, that changes when it comes.
            let watched = if path.exists() {
                path
            } else {
                Path::new("words")
            };
            println!("cargo::rerun-if-changed={}", watched.display());
        }
        let bytes = if nouns.exists() {
            let text = |path: &Path| match path.exists() {
                true => fs::read_to_string(path),
                false => Ok(String::new()),
            };
            words::packed(lang, &text(&nouns)?, &text(&known)?)
                .map_err(|line| format!("{}: not a dictionary line: {line}", lang.code()))?
        } else {
            Vec::new()
        };
        fs::write(
            Path::new(&out).join(format!("{}.lexicon", lang.code())),
            bytes,
        )?;
    }
    Ok(())
}
