//! The six languages that games are played in. The build script compiles this file too.

/// A language with a dictionary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// Russian.
    #[default]
    Ru,
    /// English.
    En,
    /// Ukrainian.
    Uk,
    /// Polish.
    Pl,
    /// Czech.
    Cs,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them, in a fixed order.
    pub const ALL: [Lang; Lang::COUNT] =
        [Lang::Ru, Lang::En, Lang::Uk, Lang::Pl, Lang::Cs, Lang::Hu];

    /// All of them, in a fixed order.
    pub fn all() -> impl DoubleEndedIterator<Item = Lang> + ExactSizeIterator {
        Lang::ALL.into_iter()
    }

    /// The two-letter code, ISO 639-1.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Ru => "ru",
            Lang::En => "en",
            Lang::Uk => "uk",
            Lang::Pl => "pl",
            Lang::Cs => "cs",
            Lang::Hu => "hu",
        }
    }

    /// The language of a code, as [`Lang::code`] writes it.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::all().find(|lang| lang.code() == code)
    }

    /// Its place in [`Lang::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether it is written in Cyrillic; the others are in Latin letters.
    pub fn is_cyrillic(self) -> bool {
        matches!(self, Lang::Ru | Lang::Uk)
    }
}
