//! The languages that there are dictionaries of.

use serde::{Deserialize, Serialize};

/// A language of words.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
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
