//! Games to draw: what the golden pictures, the bench and the sample program show.

pub mod abaku;
pub mod balda;
pub mod dots;
pub mod oral;
pub mod stats;

use render::{Look, Picture, Theme};

/// The hand that the samples are drawn with.
const SEED: u64 = 8;

/// How the samples look by day or by night.
pub fn look(theme: Theme) -> Look {
    Look { theme, seed: SEED }
}

/// Every sample picture with its name.
pub fn pictures(theme: Theme) -> Vec<(String, Picture)> {
    let mut pictures = balda::pictures(look(theme));
    pictures.extend(abaku::pictures(look(theme)));
    pictures.extend(oral::pictures(look(theme)));
    pictures.extend(dots::pictures(look(theme)));
    pictures.extend(stats::pictures(look(theme)));
    pictures
}
