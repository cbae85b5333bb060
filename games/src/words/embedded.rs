//! The dictionaries that the build script packed; no bytes where there was no file.

use super::lang::Lang;

/// The stored dictionary of a language.
pub(super) fn bytes(lang: Lang) -> &'static [u8] {
    match lang {
        Lang::Ru => include_bytes!(concat!(env!("OUT_DIR"), "/ru.lexicon")),
        Lang::En => include_bytes!(concat!(env!("OUT_DIR"), "/en.lexicon")),
        Lang::Uk => include_bytes!(concat!(env!("OUT_DIR"), "/uk.lexicon")),
        Lang::Pl => include_bytes!(concat!(env!("OUT_DIR"), "/pl.lexicon")),
        Lang::Cs => include_bytes!(concat!(env!("OUT_DIR"), "/cs.lexicon")),
        Lang::Hu => include_bytes!(concat!(env!("OUT_DIR"), "/hu.lexicon")),
    }
}
