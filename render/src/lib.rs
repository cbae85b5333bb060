//! Boards drawn to PNG, games to animated GIF: a view of a game in, bytes out.
//!
//! A picture is a page of a squared exercise book. [`canvas`] is the page, [`pen`] draws lines on
//! it as a hand does, [`writing`] sets letters; [`palette`] says in which sixteen tones. Each game
//! has a file of its own. The same view, captions and look give the same bytes.

mod canvas;
mod chance;
mod cover;
mod fonts;
mod gif;
mod letters;
mod palette;
mod pen;
mod plate;
mod png;
mod writing;

pub mod abaku;
pub mod balda;
pub mod dots;
pub mod oral;
pub mod stats;

pub use palette::Theme;

/// How a game is drawn: the same for all its pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Day or night.
    pub theme: Theme,
    /// The hand's unsteadiness: from the game's id, so that a board always looks the same.
    pub seed: u64,
}

/// A finished picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// The file.
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Picture({}x{}, {} bytes)",
            self.width,
            self.height,
            self.png.len()
        )
    }
}
