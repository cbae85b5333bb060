//! Settings of an offer one by one, for platforms that ask for each in a field of its own.

/// One setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name, of the letters of a command.
    pub name: &'static str,
    /// What can be given.
    pub asks: Asks,
}

/// What can be given for a setting. Arguments are those of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// One of these arguments, named as on the Options page.
    One(&'static [&'static str]),
    /// Whether this button of the Options page is chosen.
    Whether(&'static str),
    /// A size: any, these are proposed.
    Size(&'static [&'static str]),
    /// A word, given behind this.
    Word(&'static str),
    /// The language of the game's words.
    Language,
}

impl Field {
    /// One of these arguments.
    pub const fn one(name: &'static str, arguments: &'static [&'static str]) -> Field {
        let asks = Asks::One(arguments);
        Field { name, asks }
    }

    /// Whether the button with this argument is chosen.
    pub const fn whether(name: &'static str, argument: &'static str) -> Field {
        let asks = Asks::Whether(argument);
        Field { name, asks }
    }

    /// A size.
    pub const fn size(proposed: &'static [&'static str]) -> Field {
        Field {
            name: "size",
            asks: Asks::Size(proposed),
        }
    }

    /// The language of the words.
    pub const LANGUAGE: Field = Field {
        name: "language",
        asks: Asks::Language,
    };

    /// The argument of an offer for what was given; None where nothing was. What makes no sense is
    /// handed on, to be refused by the game with its reason.
    pub fn argument(&self, given: &str) -> Option<String> {
        let given: String = given.split_whitespace().collect();
        if given.is_empty() {
            return None;
        }
        Some(match self.asks {
            Asks::One(_) | Asks::Size(_) => given,
            Asks::Whether(argument) => match given.as_str() {
                "false" => format!("{argument}:off"),
                _ => format!("{argument}:on"),
            },
            Asks::Word(before) => format!("{before}{given}"),
            Asks::Language => format!("lang:{given}"),
        })
    }
}

/// Reads an argument that sets a button of the Options page: the button's own argument, and whether
/// it is to be chosen.
pub fn wished<'a>(fields: &[Field], argument: &'a str) -> Option<(&'a str, bool)> {
    let (button, state) = argument.rsplit_once(':')?;
    let is_wished = match state {
        "on" => true,
        "off" => false,
        _ => return None,
    };
    let is_button = |field: &Field| matches!(field.asks, Asks::Whether(of) if of == button);
    // A word may be "off".
    fields.iter().any(is_button).then_some((button, is_wished))
}
