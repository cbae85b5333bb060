//! Which letters count as one, and where letters are used. The build script compiles this file
//! too.

use super::lang::Lang;

/// Whether ё is е. Only Russian asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Yo {
    /// One letter.
    #[default]
    Same,
    /// Two letters.
    Apart,
}

/// Whether й is и. Only Russian asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ShortI {
    /// Two letters.
    #[default]
    Apart,
    /// One letter.
    Same,
}

/// Which letters count as one. The default is ё = е, й apart from и. Languages other than Russian
/// have one alphabet whatever it says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Folding {
    /// ё and е.
    pub yo: Yo,
    /// й and и.
    pub short_i: ShortI,
}

impl Folding {
    /// How many there are.
    pub(super) const COUNT: usize = 4;

    /// Its number, the default's being 0; 0 too where the language has nothing to fold.
    pub(super) fn index(self, lang: Lang) -> usize {
        if lang != Lang::Ru {
            return 0;
        }
        usize::from(self.yo == Yo::Apart) + 2 * usize::from(self.short_i == ShortI::Same)
    }

    /// The folding of a number.
    pub(super) fn numbered(index: usize) -> Folding {
        Folding {
            yo: if index & 1 == 0 { Yo::Same } else { Yo::Apart },
            short_i: if index & 2 == 0 {
                ShortI::Apart
            } else {
                ShortI::Same
            },
        }
    }
}

/// Where the letters are used: Czech ch is two cells on a board and one letter in a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// One letter a cell.
    Board,
    /// Letters said one after another.
    Chain,
}
