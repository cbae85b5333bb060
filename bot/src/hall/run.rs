//! The task in which the hall lives: inputs in, effects out to each platform's adapter.

use super::visit::{Seen, Visit};
use super::{Arrival, Arrives, Hall, Job, Out, Preparation, Words};
use crate::chat::{Draw, Effect, Input, Platform};
use crate::monitor::Meters;
use games::At;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use storage::{GameId, Store};
use tokio::sync::{mpsc, oneshot};

/// How often time is looked at.
const TICK: Duration = Duration::from_millis(500);
/// Games in progress are counted once in so many ticks.
const COUNTED: u32 = 20;

/// Where the effects of one platform go.
pub type Outlet = mpsc::Sender<Effect>;

/// The wall clock.
pub fn clock() -> At {
    let since = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    At(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Runs the hall until its door is closed, or dropped by everybody who brings inputs.
///
/// An effect whose adapter doesn't take it any more is dropped: what it would have shown is in the
/// store, and is shown when the adapter comes back.
pub async fn run(
    store: Arc<dyn Store>,
    words: Words,
    seed: u64,
    mut arrivals: mpsc::Receiver<Arrival>,
    outlets: HashMap<Platform, Outlet>,
    meters: Meters,
) {
    let (mut hall, out) = Hall::open(store, words, seed, clock());
    let (thoughts, mut thought) = mpsc::unbounded_channel();
    let ways = Ways {
        outlets,
        thoughts,
        meters,
    };
    let mut key = [0; 32];
    match getrandom::fill(&mut key) {
        Ok(()) => hall.keep_secret(key),
        Err(error) => tracing::error!(%error, "no chance from the system: codes can be guessed"),
    }
    carry_out(out, &ways).await;
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut waiting: Vec<Waiting> = Vec::new();
    let mut ticks = 0u32;
    loop {
        let ticks_before = ticks;
        let (arrives, done) = tokio::select! {
            biased;
            // First, or a queue that never ends would stop all clocks, and the hall would look stuck.
            _ = tick.tick() => {
                waiting.retain(|visitor| !visitor.answer.is_closed());
                ways.meters.beat();
                ways.meters.arrivals(arrivals.len());
                for (&platform, outlet) in &ways.outlets {
                    ways.meters.outlet(platform, outlet.max_capacity() - outlet.capacity());
                }
                if ticks.is_multiple_of(COUNTED) {
                    ways.meters.games(hall.open_games().len());
                }
                ticks = ticks.wrapping_add(1);
                (Input::Tick.into(), None)
            }
            arrival = arrivals.recv() => match arrival {
                Some(Arrival::Input { input, since, done }) => (Arrives::Input(input), Some((since, done))),
                Some(Arrival::Visit { visit, answer }) => {
                    let visitor = Waiting { visit, answer };
                    let moved = show(&mut hall, vec![visitor], &mut waiting, &ways).await;
                    show_moved(&mut hall, moved, &mut waiting, &ways).await;
                    continue;
                }
                Some(Arrival::Running { room, tongue, answer }) => {
                    let running = tokio::task::block_in_place(|| hall.running(&room, tongue));
                    // Whoever asked may be gone.
                    let _ = answer.send(running);
                    continue;
                }
                Some(Arrival::Links(links)) => {
                    hall.link_by(links);
                    continue;
                }
                Some(Arrival::End) => {
                    arrivals.close();
                    continue;
                }
                None => break,
            },
            Some(arrives) = thought.recv() => (arrives, None),
        };
        // A commit waits for the disk: this task is the only one that may.
        let mut out = tokio::task::block_in_place(|| hall.hear(clock(), arrives));
        if ticks != ticks_before {
            // Time that took long isn't due again before anything else.
            tick.reset();
        }
        if let Some((since, done)) = done {
            ways.meters.answered(since.elapsed());
            // Whoever brought it may be gone.
            let _ = done.send(());
        }
        let moved = std::mem::take(&mut out.moved);
        carry_out(out, &ways).await;
        show_moved(&mut hall, moved, &mut waiting, &ways).await;
    }
    tokio::task::block_in_place(|| hall.stop(clock()));
}

/// A page that waits until there is something new in its game.
struct Waiting {
    visit: Visit,
    answer: oneshot::Sender<Seen>,
}

/// Shows to the pages that wait for them the games in which something happened.
async fn show_moved(
    hall: &mut Hall,
    moved: BTreeSet<GameId>,
    waiting: &mut Vec<Waiting>,
    ways: &Ways,
) {
    if moved.is_empty() {
        return;
    }
    let (now, later) = std::mem::take(waiting)
        .into_iter()
        .partition(|visitor: &Waiting| moved.contains(&visitor.visit.game));
    *waiting = later;
    show(hall, now, waiting, ways).await;
}

/// Answers pages; those that have seen all there is wait. The games in which they did something.
async fn show(
    hall: &mut Hall,
    visitors: Vec<Waiting>,
    waiting: &mut Vec<Waiting>,
    ways: &Ways,
) -> BTreeSet<GameId> {
    let mut moved = BTreeSet::new();
    for visitor in visitors {
        let (seen, mut out) = tokio::task::block_in_place(|| hall.visit(clock(), &visitor.visit));
        moved.append(&mut out.moved);
        carry_out(out, ways).await;
        match seen {
            // Whoever asked may be gone.
            Some(seen) => {
                let _ = visitor.answer.send(seen);
            }
            None => waiting.push(visitor),
        }
    }
    moved
}

/// The ways out of the hall.
struct Ways {
    outlets: HashMap<Platform, Outlet>,
    thoughts: mpsc::UnboundedSender<Arrives>,
    meters: Meters,
}

async fn carry_out(out: Out, ways: &Ways) {
    ways.meters.heard(&out.tally);
    for mut effect in out.effects {
        let platform = effect.room().platform;
        if let Some(picture) = effect.picture_mut() {
            picture.draw = timed(picture.draw.clone(), platform, ways.meters.clone());
        }
        match ways.outlets.get(&platform) {
            Some(outlet) => {
                if outlet.send(effect).await.is_err() {
                    tracing::debug!(?platform, "an effect for an adapter that has stopped");
                }
            }
            None => tracing::debug!(?platform, "an effect for a platform that isn't connected"),
        }
    }
    if !out.preparations.is_empty() {
        // One after the other: several of one dictionary are one work.
        let preparations = out.preparations;
        tokio::task::spawn_blocking(move || preparations.into_iter().for_each(Preparation::run));
    }
    for job in out.jobs {
        search(job, ways.thoughts.clone());
    }
}

/// The same drawing, which tells how long it took.
fn timed(draw: Draw, platform: Platform, meters: Meters) -> Draw {
    Arc::new(move || {
        let begun = Instant::now();
        let bytes = draw();
        meters.drew(platform, begun.elapsed());
        bytes
    })
}

fn search(job: Job, thoughts: mpsc::UnboundedSender<Arrives>) {
    tokio::task::spawn_blocking(move || {
        // When the hall has stopped nobody wants the thought.
        let _ = thoughts.send(job.run());
    });
}

#[cfg(test)]
mod tests;
