//! Pictures against the ones in data/pictures, pixel by pixel once decoded.
//!
//! After a change that is meant to be seen: `PICTURES=write cargo test -p tests --test pictures`,
//! then look at each file that changed.

#![allow(clippy::unwrap_used, clippy::panic)]

use games::words::{Folding, Lexicon, Policy, Verdict};
use render::{Picture, Theme};
use std::fs;
use std::path::{Path, PathBuf};
use tests::samples;

/// What is kept: one of each kind by day, the first ones by night too.
const KEPT: [&str; 25] = [
    "balda",
    "abaku",
    "dots",
    "oral",
    "stats",
    "top",
    "stats-first",
    "dots-crop",
    "dots-5x5",
    "dots-10x10",
    "oral-long",
    "balda-over",
    "abaku-rack",
    "abaku-choice",
    "balda-hungarian",
    "balda-names",
    "abaku-names",
    "dots-names",
    "dots-names-2",
    "oral-names",
    "top-names",
    "stats-names",
    "balda-choice",
    "balda-3p-7x7",
    "balda-8p-9x9",
];

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/pictures")
}

struct Pixels {
    size: (u32, u32),
    rgb: Vec<u8>,
}

fn decode(png: &[u8]) -> Pixels {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut rgb).unwrap();
    Pixels {
        size: (info.width, info.height),
        rgb,
    }
}

fn check(file: &Path, picture: &Picture) {
    if std::env::var_os("PICTURES").is_some_and(|what| what == "write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, &picture.png).unwrap();
    }
    let name = file.display();
    let kept = decode(&fs::read(file).unwrap_or_else(|err| panic!("{name}: {err}")));
    let drawn = decode(&picture.png);
    assert_eq!(
        (picture.width, picture.height),
        drawn.size,
        "{name}: what the picture says of itself"
    );
    assert_eq!(kept.size, drawn.size, "{name}: size");
    let differ = kept
        .rgb
        .chunks(3)
        .zip(drawn.rgb.chunks(3))
        .filter(|(a, b)| a != b)
        .count();
    assert_eq!(differ, 0, "{name}: pixels that differ");
}

#[test]
fn as_kept() {
    for (theme, suffix, kept) in [
        (Theme::Day, "", &KEPT[..]),
        (Theme::Night, "-night", &KEPT[..6]),
    ] {
        let pictures = samples::pictures(theme);
        for name in kept {
            let (_, picture) = pictures.iter().find(|(drawn, _)| drawn == name).unwrap();
            check(&data().join(format!("{name}{suffix}.png")), picture);
        }
    }
}

#[test]
fn the_readme_shows_a_board_drawn_by_this_program() {
    let game = samples::balda::middle();
    let picture = render::balda::draw(&game.view, &game.captions, samples::look(Theme::Day));
    check(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/board.png"),
        &picture,
    );
}

#[test]
fn the_words_on_it_are_words() {
    let game = samples::balda::middle();
    let words = Lexicon::of(game.view.options.lang);
    for said in &game.view.said {
        let verdict = words.look_up(&said.word, Folding::default(), &Policy::default());
        assert!(
            matches!(verdict, Verdict::Valid(_)),
            "{}: {verdict:?}",
            said.word
        );
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let (once, again) = (samples::pictures(Theme::Day), samples::pictures(Theme::Day));
    assert_eq!(once, again);
}

#[test]
fn another_game_is_drawn_by_another_hand() {
    let game = samples::balda::middle();
    let look = samples::look(Theme::Day);
    let other = render::Look {
        seed: look.seed + 1,
        ..look
    };
    let draw = |look| render::balda::draw(&game.view, &game.captions, look);
    assert_ne!(draw(look), draw(other));
}

#[test]
fn sixteen_colours_and_small_files() {
    for (name, picture) in samples::pictures(Theme::Day) {
        let reader = png::Decoder::new(std::io::Cursor::new(&picture.png[..]))
            .read_info()
            .unwrap();
        let info = reader.info();
        assert_eq!(info.color_type, png::ColorType::Indexed, "{name}");
        assert_eq!(info.bit_depth, png::BitDepth::Four, "{name}");
        assert_eq!(info.palette.as_deref().map(<[u8]>::len), Some(48), "{name}");
        assert!(
            picture.png.len() < 110_000,
            "{name}: {} bytes",
            picture.png.len()
        );
    }
    for (name, most) in [
        ("balda", 40_000),
        ("dots-page", 60_000),
        ("stats", 60_000),
        ("top", 60_000),
        ("abaku", 70_000),
        ("abaku-rack", 70_000),
    ] {
        let pictures = samples::pictures(Theme::Day);
        let (_, picture) = pictures.iter().find(|(drawn, _)| drawn == name).unwrap();
        assert!(
            picture.png.len() < most,
            "{name}: {} bytes",
            picture.png.len()
        );
    }
}

/// The frames of an animation as they look one after another.
fn play(bytes: &[u8]) -> (usize, Pixels) {
    let mut decoder = gif::DecodeOptions::new();
    decoder.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = decoder.read_info(bytes).unwrap();
    let size = (decoder.width(), decoder.height());
    let mut rgb = vec![0; usize::from(size.0) * usize::from(size.1) * 3];
    let mut frames = 0;
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames += 1;
        for (i, pixel) in frame.buffer.chunks(4).enumerate() {
            let x = usize::from(frame.left) + i % usize::from(frame.width);
            let y = usize::from(frame.top) + i / usize::from(frame.width);
            if pixel[3] > 0 {
                let at = (y * usize::from(size.0) + x) * 3;
                rgb[at..at + 3].copy_from_slice(&pixel[..3]);
            }
        }
    }
    (
        frames,
        Pixels {
            size: (size.0.into(), size.1.into()),
            rgb,
        },
    )
}

#[test]
fn a_replay_ends_with_the_board_as_it_stands() {
    for (game, most) in [
        (samples::balda::middle(), 400_000),
        (samples::balda::crowd(2, 9, 72), 1_000_000),
    ] {
        let look = samples::look(Theme::Night);
        let frames = samples::balda::history(&game);
        let gif = render::balda::replay(frames.iter().map(|f| (&f.view, &f.captions)), look);
        let (played, end) = play(&gif);
        assert!(
            played <= frames.len() && played * 4 >= frames.len() * 3,
            "{played} frames"
        );
        let last = frames.last().unwrap();
        let picture = render::balda::draw(&last.view, &last.captions, look);
        let board = decode(&picture.png);
        assert_eq!(end.size, board.size);
        assert!(end.rgb == board.rgb, "the last frame is another picture");
        assert!(gif.len() < most, "{} bytes", gif.len());
    }
}

#[test]
fn a_replay_of_dots_ends_with_the_field_as_it_stands() {
    let look = samples::look(Theme::Day);
    let frames = samples::dots::recorded(samples::dots::SMALL, 150);
    let gif = render::dots::replay(frames.iter().map(|f| (&f.view, &f.captions)), look);
    let (played, end) = play(&gif);
    assert!(played <= 120, "{played} frames");
    assert!(gif.len() < 2_000_000, "{} bytes", gif.len());
    let last = frames.last().unwrap();
    let (part, houses) = (render::dots::Part::Whole, render::dots::Houses::Hidden);
    let picture = render::dots::draw(&last.view, &last.captions, look, part, houses);
    let field = decode(&picture.png);
    assert_eq!(end.size, field.size);
    assert!(end.rgb == field.rgb, "the last frame is another picture");
}

#[test]
fn a_replay_of_abaku_ends_with_the_board_as_it_stands() {
    let look = samples::look(Theme::Day);
    let frames = samples::abaku::history();
    let gif = render::abaku::replay(frames.iter().map(|f| (&f.view, &f.captions)), look);
    let (played, end) = play(&gif);
    assert_eq!(played, frames.len());
    let last = frames.last().unwrap();
    let picture = render::abaku::draw(&last.view, &last.captions, look);
    let board = decode(&picture.png);
    assert_eq!(end.size, board.size);
    assert!(end.rgb == board.rgb, "the last frame is another picture");
    assert!(gif.len() < 400_000, "{} bytes", gif.len());
    assert!(render::abaku::replay(std::iter::empty(), look).is_empty());
}

#[test]
fn a_crop_round_any_crossing_can_be_drawn() {
    let game = samples::dots::recorded(samples::dots::SMALL, 60)
        .pop()
        .unwrap();
    let look = samples::look(Theme::Day);
    for (x, y) in [(0, 0), (14, 14), (7, 0), (200, 255)] {
        let part = render::dots::Part::Around(games::dots::Cell::new(x, y));
        let houses = render::dots::Houses::Marked;
        let picture = render::dots::draw(&game.view, &game.captions, look, part, houses);
        assert!(!picture.png.is_empty(), "{x} {y}");
    }
}

#[test]
fn a_replay_of_nothing_is_empty() {
    assert!(render::balda::replay(std::iter::empty(), samples::look(Theme::Day)).is_empty());
}

#[test]
fn any_name_can_be_drawn() {
    let mut game = samples::balda::middle();
    let tower = format!("a{}", "\u{301}".repeat(5000));
    let names = [
        "",
        "\u{202e}rtl\u{202d}",
        "\n\r\t\0",
        "\u{200d}\u{200d}",
        "👨‍👩‍👧‍👦🏳️‍🌈1️⃣",
        "क्ष्म्य",
        "ไก่",
        "\u{10ffff}\u{e000}",
        tower.as_str(),
        &"w".repeat(10_000),
        &"שׁ".repeat(3000),
    ];
    for name in names {
        game.captions.names = vec![name.to_owned(), name.to_owned()];
        game.captions.status = name.to_owned();
        game.captions.heading = name.to_owned();
        game.captions.columns = vec![name.to_owned()];
        let picture = render::balda::draw(&game.view, &game.captions, samples::look(Theme::Day));
        assert!(!picture.png.is_empty(), "{name:?}");
    }
}
