//! What else is known of a word: its categories and how common it is. The build script compiles
//! this file too.

/// A kind of word that a dictionary marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Vulgar.
    Vulgar,
    /// Slang or jargon.
    Slang,
    /// A diminutive without a meaning of its own.
    Diminutive,
    /// An augmentative without a meaning of its own.
    Augmentative,
    /// Colloquial.
    Colloquial,
    /// Of one region or dialect.
    Regional,
    /// Obsolete or bookish.
    Obsolete,
    /// Put together from cut words (комдив).
    CompoundAbbreviation,
    /// It has no singular.
    PluraleTantum,
    /// Accepted, but so rare that only the strongest computer says it.
    Rare,
    /// Accepted, but it isn't for a start word: another part of speech is spelled so too.
    NoStart,
}

impl Category {
    /// All of them; where several refuse a word, the first is named.
    pub const ALL: [Category; 11] = [
        Category::Vulgar,
        Category::Slang,
        Category::Diminutive,
        Category::Augmentative,
        Category::Colloquial,
        Category::Regional,
        Category::Obsolete,
        Category::CompoundAbbreviation,
        Category::PluraleTantum,
        Category::Rare,
        Category::NoStart,
    ];

    /// The letter that marks it in a dictionary file.
    pub fn flag(self) -> char {
        match self {
            Category::Vulgar => 'v',
            Category::Slang => 's',
            Category::Diminutive => 'd',
            Category::Augmentative => 'a',
            Category::Colloquial => 'c',
            Category::Regional => 'g',
            Category::Obsolete => 'o',
            Category::CompoundAbbreviation => 'b',
            Category::PluraleTantum => 'p',
            Category::Rare => 'r',
            Category::NoStart => 'n',
        }
    }

    /// The name in settings.
    pub fn name(self) -> &'static str {
        match self {
            Category::Vulgar => "vulgar",
            Category::Slang => "slang",
            Category::Diminutive => "diminutive",
            Category::Augmentative => "augmentative",
            Category::Colloquial => "colloquial",
            Category::Regional => "regional",
            Category::Obsolete => "obsolete",
            Category::CompoundAbbreviation => "compound_abbreviation",
            Category::PluraleTantum => "plurale_tantum",
            Category::Rare => "rare",
            Category::NoStart => "no_start",
        }
    }

    /// The category of a name in settings.
    pub fn from_name(name: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|c| c.name() == name)
    }
}

/// A set of categories.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Categories(pub(super) u16);

impl Categories {
    /// None of them: an ordinary word.
    pub const NONE: Categories = Categories(0);
    /// All of them.
    pub const ALL: Categories = Categories((1 << Category::ALL.len()) - 1);

    /// The set of these.
    pub const fn of(list: &[Category]) -> Categories {
        let mut set = 0;
        let mut at = 0;
        while at < list.len() {
            set |= 1 << list[at] as u16;
            at += 1;
        }
        Categories(set)
    }

    /// The set of the flags in a dictionary file; None for a letter that is no flag.
    pub fn from_flags(flags: &str) -> Option<Categories> {
        flags.chars().try_fold(Categories::NONE, |set, flag| {
            let category = Category::ALL.into_iter().find(|c| c.flag() == flag)?;
            Some(set.with(category))
        })
    }

    /// The set with this one too.
    #[must_use]
    pub fn with(self, category: Category) -> Categories {
        Categories(self.0 | 1 << category as u16)
    }

    /// The set without this one.
    #[must_use]
    pub fn without(self, category: Category) -> Categories {
        Categories(self.0 & !(1 << category as u16))
    }

    /// The set with this one where it had it not, else without it.
    #[must_use]
    pub fn flipped(self, category: Category) -> Categories {
        Categories(self.0 ^ 1 << category as u16)
    }

    /// Those of `self` that aren't in `other`.
    #[must_use]
    pub fn but_not(self, other: Categories) -> Categories {
        Categories(self.0 & !other.0)
    }

    /// Whether it is in the set.
    pub fn contains(self, category: Category) -> bool {
        self.0 & 1 << category as u16 != 0
    }

    /// Whether some category is in both.
    pub fn meets(self, other: Categories) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its categories, the order of [`Category::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Category> {
        let inside = move |&category: &Category| self.contains(category);
        Category::ALL.into_iter().filter(inside)
    }
}

impl FromIterator<Category> for Categories {
    fn from_iter<I: IntoIterator<Item = Category>>(list: I) -> Categories {
        list.into_iter().fold(Categories::NONE, Categories::with)
    }
}

impl std::fmt::Debug for Categories {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How common a word is: hundredths of the Zipf scale, on which 3.00 is once in a million words
/// and each 1.00 is ten times as often. 0: not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Zipf(pub u16);

/// The categories that a policy lets through unless told otherwise: ordinary words and obsolete
/// ones.
pub(super) const USUAL: Categories = Categories::of(&[
    Category::Obsolete,
    Category::CompoundAbbreviation,
    Category::PluraleTantum,
    Category::Rare,
    Category::NoStart,
]);
