//! How long pictures take and how big they are: `cargo bench -p tests --bench render`.

use render::{Look, Picture, Theme};
use std::io::Write;
use std::time::{Duration, Instant};
use tests::samples::balda;

/// Times each picture is drawn.
const RUNS: usize = 60;

fn main() -> std::io::Result<()> {
    let look = Look {
        theme: Theme::Day,
        seed: 8,
    };
    let boards = [
        ("balda 5x5, 2 players, 9 moves", balda::middle()),
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
    Ok(())
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
