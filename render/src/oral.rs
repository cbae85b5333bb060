//! Oral Balda: a round as it ended, letter by letter.

use crate::canvas::{Canvas, SQUARE};
use crate::chance::Chance;
use crate::letters::Line;
use crate::palette::{Ink, Palette, marked, over, pure};
use crate::pen::{at, disc};
use crate::writing::{Hang, Script};
use crate::{Look, Picture};
use std::sync::LazyLock;

/// A round and what came of it. All texts are in the language of whoever looks; one left empty
/// isn't written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Round {
    /// Which game and which round.
    pub heading: String,
    /// The fragment as it grew, in order.
    pub steps: Vec<Step>,
    /// Who doubted, or what else ended the round.
    pub refusal: String,
    /// The verdict with its proof and whom it costs or earns a point.
    pub verdict: String,
    /// The word that penalties spell, letter by letter (Б-А-Л-Д-А); empty where they are counted.
    pub word: Vec<String>,
    /// What each player has, in seat order.
    pub players: Vec<Player>,
}

/// The fragment after one move.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Step {
    /// Who moved.
    pub name: String,
    /// The letters of the fragment.
    pub letters: Vec<String>,
    /// Which of them is the new one, from 0.
    pub added: usize,
}

/// A player's points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// The name.
    pub name: String,
    /// How many points.
    pub points: u8,
    /// Whether they still play.
    pub part: Part,
}

/// Whether a player still plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// They do.
    #[default]
    Plays,
    /// They are out or have left.
    Out,
}

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    Palette::new([
        pure(Ink::Paper),
        pure(Ink::Square),
        pure(Ink::Marker),
        over(Ink::Marker, 100, Ink::Square),
        pure(Ink::Blue),
        over(Ink::Blue, 70, Ink::Paper),
        over(Ink::Blue, 35, Ink::Paper),
        pure(Ink::Red),
        over(Ink::Red, 60, Ink::Paper),
        over(Ink::Red, 28, Ink::Paper),
        pure(Ink::Faded),
        over(Ink::Faded, 72, Ink::Paper),
        pure(Ink::Ghost),
        over(Ink::Faded, 20, Ink::Paper),
        marked(Ink::Red, 66),
        marked(Ink::Red, 33),
    ])
});

const ACROSS: i32 = 30;
const LEFT: f32 = 72.0;
const RIGHT: f32 = 1080.0 - 72.0;
/// Where the fragments begin.
const LETTERS: f32 = LEFT + 234.0;
/// No more steps are shown: of a longer round the last ones.
const MOST_STEPS: usize = 14;
/// Rows are two squares high while there are so few, one and a half when there are more.
const LOOSE_STEPS: usize = 7;
/// No verdict takes more lines.
const MOST_LINES: usize = 3;
/// Players side by side.
const ABREAST: usize = 3;
const TEXT: f32 = 40.0;
const NAMES: u64 = 1 << 32;

/// The round on a page of its own.
pub fn draw(round: &Round, look: Look) -> Picture {
    let hidden = match round.steps.len() {
        many if many > MOST_STEPS => many - MOST_STEPS + 1,
        _ => 0,
    };
    let shown = round.steps.len() - hidden + usize::from(hidden > 0);
    let pitch = if shown <= LOOSE_STEPS { 2.0 } else { 1.5 } * SQUARE as f32;
    let script = Script::plain(TEXT, Ink::Blue);
    let mut told = lines(script, &round.refusal, Ink::Blue);
    told.extend(lines(script, &round.verdict, Ink::Red));
    let steps_end = 108.0 + (shown as f32 * pitch).ceil();
    let told_end = steps_end + 18.0 + told.len() as f32 * 54.0;
    let banks = round.players.len().div_ceil(ABREAST);
    let bottom = told_end
        + if banks > 0 {
            18.0 + banks as f32 * 72.0
        } else {
            0.0
        };
    let down = (bottom / SQUARE as f32).ceil() as i32 + 1;

    let mut canvas = Canvas::new(&PALETTE, ACROSS, down);
    let page = Page {
        round,
        seed: look.seed,
    };
    let heading = Script::bold(50.0, Ink::Blue);
    heading.write_in(
        &mut canvas,
        look.seed,
        &round.heading,
        (LEFT, 76.0),
        Hang::Left,
        RIGHT - LEFT,
    );
    page.steps(&mut canvas, hidden, pitch);
    for (n, (script, line)) in told.iter().enumerate() {
        let y = steps_end + 18.0 + (n as f32 + 0.72) * 54.0;
        script.write_in(
            &mut canvas,
            look.seed,
            line,
            (LEFT, y),
            Hang::Left,
            RIGHT - LEFT,
        );
    }
    for (n, player) in round.players.iter().enumerate() {
        let y = told_end + 18.0 + ((n / ABREAST) as f32 + 0.72) * 72.0;
        page.player(&mut canvas, player, n % ABREAST, y);
    }
    canvas.picture(look.theme)
}

/// A text broken at its spaces into lines that fit the page.
fn lines(script: Script, text: &str, ink: Ink) -> Vec<(Script, String)> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace().take(200) {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|line| script.width(line) <= RIGHT - LEFT) {
            Some(line) => {
                lines.pop();
                lines.push(line);
            }
            // The last line takes all the rest and is cut when it is written.
            None if lines.len() == MOST_LINES => {
                if let Some(last) = lines.last_mut() {
                    last.push(' ');
                    last.push_str(word);
                }
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
        .into_iter()
        .map(|line| (Script { ink, ..script }, line))
        .collect()
}

struct Page<'a> {
    round: &'a Round,
    seed: u64,
}

impl Page<'_> {
    /// The fragment growing: each letter keeps its column, so a letter put in front stands to the
    /// left of all before it.
    fn steps(&self, canvas: &mut Canvas, hidden: usize, pitch: f32) {
        let steps = &self.round.steps;
        let before = |n: usize| {
            steps
                .iter()
                .skip(n + 1)
                .filter(|step| step.added == 0)
                .count()
        };
        let ends = steps
            .iter()
            .enumerate()
            .map(|(n, step)| before(n) + step.letters.len());
        let columns = ends.max().unwrap_or(1).max(1);
        let column = (RIGHT - LETTERS) / columns as f32;
        let column = column.min(52.0);
        let size = (column * 0.96).min(48.0);
        let top = 108.0;
        let name = Script::plain(38.0, Ink::Faded);
        if hidden > 0 {
            let more = format!("… +{hidden}");
            name.write(
                canvas,
                self.seed,
                &more,
                (LEFT, top + pitch * 0.72),
                Hang::Left,
            );
        }
        let shown = steps.iter().enumerate().skip(hidden);
        for ((n, step), row) in shown.zip(usize::from(hidden > 0)..) {
            let y = top + pitch * (row as f32 + 0.72);
            let room = LETTERS - LEFT - 44.0;
            name.write_in(canvas, self.seed, &step.name, (LEFT, y), Hang::Left, room);
            for (i, letter) in step.letters.iter().enumerate() {
                let x = LETTERS + column * (before(n) + i) as f32 + column / 2.0;
                let fresh = i == step.added;
                if let Some(spot) = disc(at(x, y - size * 0.27), size * 0.6).filter(|_| fresh) {
                    canvas.fill(&spot, Ink::Marker);
                }
                let ink = if fresh { Ink::Red } else { Ink::Blue };
                let mut script = Script {
                    turn: 5,
                    ..Script::bold(size, ink)
                };
                let width = script.width(letter);
                script.size *= (column * 0.98 / width.max(1.0)).min(1.0);
                let hand = Chance::new(self.seed, NAMES + (n * 64 + i) as u64).next();
                script.write(canvas, hand, letter, (x, y), Hang::Middle);
            }
        }
    }

    /// A name and the letters of the word that the player has got, the rest faint.
    fn player(&self, canvas: &mut Canvas, player: &Player, place: usize, y: f32) {
        let gap = 36.0;
        let width = (RIGHT - LEFT + gap) / ABREAST as f32 - gap;
        let left = LEFT + (width + gap) * place as f32;
        let word = &self.round.word;
        let got = usize::from(player.points);
        let letters = Script::bold(36.0, Ink::Red);
        let letter = 31.0;
        let tally = match word.is_empty() {
            true => letters.width(&got.to_string()),
            false => letter * word.len() as f32,
        };
        let room = (width - tally - 14.0).max(40.0);
        let (script, name) = Script::plain(36.0, Ink::Faded).fitted(&player.name, room);
        let mut x = left + script.set(canvas, self.seed, &name, (left, y), Hang::Left) + 14.0;
        if player.part == Part::Out {
            let pen = crate::pen::Pen {
                ink: Ink::Faded,
                width: 2.6,
                wobble: 1.4,
                overshoot: 4.0,
            };
            let mut chance = Chance::of_text(self.seed, &player.name);
            let middle = y - 36.0 * 0.24;
            pen.line(canvas, &mut chance, at(left, middle), at(x - 14.0, middle));
        }
        if word.is_empty() {
            letters.write(canvas, self.seed, &got.to_string(), (x, y), Hang::Left);
        }
        for (i, text) in word.iter().enumerate() {
            let script = if i < got {
                letters
            } else {
                Script {
                    ink: Ink::Ghost,
                    ..letters
                }
            };
            let room = Line::new(text, script.hand).width * script.size;
            let script = Script {
                size: script.size * (letter / room.max(1.0)).min(1.0),
                ..script
            };
            script.write(
                canvas,
                self.seed + i as u64,
                text,
                (x + letter / 2.0, y),
                Hang::Middle,
            );
            x += letter;
        }
    }
}
