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

/// Names in scripts and signs of all sorts: what people are called in chats.
pub const STRANGERS: [&str; 8] = [
    "שלום עולם",
    "محمد علي",
    "Ελένη 🎉",
    "张伟 さくら",
    "Nguyễn Thị",
    "<b>*_&",
    "🦊👍🏽👨‍👩‍👧",
    "ქეთი 김철수",
];

/// The same and worse, as many as are wanted: one without end, one of marks, one of nothing.
pub fn strangers(count: usize) -> Vec<String> {
    let endless = "Бесконечнов ".repeat(42);
    let tower = format!(
        "Za{}lgo{}",
        "\u{30d}\u{311}\u{489}".repeat(60),
        "\u{1abe}".repeat(60)
    );
    let plain = STRANGERS.into_iter().map(str::to_owned);
    let worse = [
        endless,
        tower,
        "\u{200b}\u{2060}".to_owned(),
        "\u{378}\u{10ffff}".to_owned(),
    ];
    plain.chain(worse).cycle().take(count).collect()
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
