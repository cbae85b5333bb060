//! How long pictures take and how big they are: `cargo bench -p tests --bench render`.

use games::dots::Size;
use render::{Look, Picture, Theme};
use std::io::Write;
use std::time::{Duration, Instant};
use tests::samples::{abaku, balda, dots, oral, stats};

/// Times each picture is drawn.
const RUNS: usize = 60;

fn main() -> std::io::Result<()> {
    let look = Look {
        theme: Theme::Day,
        seed: 8,
    };
    let boards = [
        ("balda 5x5, 2 players, 9 moves", balda::middle()),
        ("balda 5x5, 2 players, 20 moves", balda::crowd(2, 5, 20)),
        ("balda 3x3, at its end", balda::finished()),
        ("balda 7x7, 3 players, 42 moves", balda::crowd(3, 7, 42)),
        ("balda 9x9, 2 players, 72 moves", balda::crowd(2, 9, 72)),
        ("balda 9x9, 8 players, 60 moves", balda::crowd(8, 9, 60)),
    ];
    for (name, game) in &boards {
        measure(name, || {
            render::balda::draw(&game.view, &game.captions, look)
        })?;
    }
    for (name, game) in [
        ("abaku, 6 moves", abaku::worked(3, 6)),
        ("abaku, a rack", abaku::owned()),
    ] {
        measure(name, || {
            render::abaku::draw(&game.view, &game.captions, look)
        })?;
    }
    let whole = (render::dots::Part::Whole, render::dots::Houses::Hidden);
    for (name, frames) in [
        ("dots 15x15, 110 dots", dots::recorded(dots::SMALL, 110)),
        ("dots 39x32, 420 dots", dots::wandering(Size::PAGE, 420)),
    ] {
        let Some(game) = frames.last() else { continue };
        measure(name, || {
            render::dots::draw(&game.view, &game.captions, look, whole.0, whole.1)
        })?;
        let start = Instant::now();
        let gif = render::dots::replay(frames.iter().map(|f| (&f.view, &f.captions)), look);
        replayed(name, &gif, start.elapsed())?;
    }
    measure("oral, 5 letters", || {
        render::oral::draw(&oral::bluffed(), look)
    })?;
    measure("stats of a player", || {
        render::stats::card(&stats::card(), look)
    })?;
    measure("stats, the best five", || {
        render::stats::table(&stats::table(), look)
    })?;
    for (name, game) in &boards {
        let frames = balda::history(game);
        let start = Instant::now();
        let gif = render::balda::replay(frames.iter().map(|f| (&f.view, &f.captions)), look);
        replayed(name, &gif, start.elapsed())?;
    }
    Ok(())
}

fn replayed(name: &str, gif: &[u8], time: Duration) -> std::io::Result<()> {
    let (kb, ms) = (gif.len() as f64 / 1024.0, time.as_secs_f64() * 1e3);
    writeln!(
        std::io::stdout(),
        "{name:36} replay    {kb:6.1} KB  {ms:6.1} ms"
    )
}

/// Prints the median and the slowest time of one picture, drawn many times over, and its size.
fn measure(name: &str, draw: impl Fn() -> Picture) -> std::io::Result<()> {
    let first = Instant::now();
    let picture = draw();
    let first = first.elapsed();
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(draw());
            start.elapsed()
        })
        .collect();
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    writeln!(
        std::io::stdout(),
        "{name:36} {:4}x{:<4} {:6.1} KB  median {:5.2} ms  p90 {:5.2} ms  first {:5.1} ms",
        picture.width,
        picture.height,
        picture.png.len() as f64 / 1024.0,
        ms(times[RUNS / 2]),
        ms(times[RUNS * 9 / 10]),
        ms(first),
    )
}
