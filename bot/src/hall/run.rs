//! The task in which the hall lives: inputs in, effects out to each platform's adapter.

use super::{Arrival, Arrives, Hall, Job, Out, Words};
use crate::chat::{Effect, Input, Platform};
use games::At;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use storage::Store;
use tokio::sync::mpsc;

/// How often time is looked at.
const TICK: Duration = Duration::from_millis(500);

/// Where the effects of one platform go.
pub type Outlet = mpsc::Sender<Effect>;

/// The wall clock.
pub fn clock() -> At {
    let since = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    At(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Runs the hall until its door is dropped by everybody who brings inputs.
///
/// An effect whose adapter doesn't take it any more is dropped: what it would have shown is in the
/// store, and is shown when the adapter comes back.
pub async fn run(
    store: Arc<dyn Store>,
    words: Words,
    seed: u64,
    mut arrivals: mpsc::Receiver<Arrival>,
    outlets: HashMap<Platform, Outlet>,
) {
    let (mut hall, out) = Hall::open(store, words, seed, clock());
    let (thoughts, mut thought) = mpsc::unbounded_channel();
    let mut key = [0; 32];
    match getrandom::fill(&mut key) {
        Ok(()) => hall.keep_secret(key),
        Err(error) => tracing::error!(%error, "no chance from the system: codes can be guessed"),
    }
    carry_out(out, &outlets, &thoughts).await;
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let (arrives, done) = tokio::select! {
            biased;
            arrival = arrivals.recv() => match arrival {
                Some(Arrival { input, done }) => (input.into(), Some(done)),
                None => break,
            },
            Some(arrives) = thought.recv() => (arrives, None),
            _ = tick.tick() => (Input::Tick.into(), None),
        };
        // A commit waits for the disk: this task is the only one that may.
        let out = tokio::task::block_in_place(|| hall.hear(clock(), arrives));
        if let Some(done) = done {
            // Whoever brought it may be gone.
            let _ = done.send(());
        }
        carry_out(out, &outlets, &thoughts).await;
    }
    tokio::task::block_in_place(|| hall.stop(clock()));
}

async fn carry_out(
    out: Out,
    outlets: &HashMap<Platform, Outlet>,
    thoughts: &mpsc::UnboundedSender<Arrives>,
) {
    for effect in out.effects {
        let platform = effect.room().platform;
        match outlets.get(&platform) {
            Some(outlet) => {
                if outlet.send(effect).await.is_err() {
                    tracing::debug!(?platform, "an effect for an adapter that has stopped");
                }
            }
            None => tracing::debug!(?platform, "an effect for a platform that isn't connected"),
        }
    }
    for job in out.jobs {
        search(job, thoughts.clone());
    }
}

fn search(job: Job, thoughts: mpsc::UnboundedSender<Arrives>) {
    tokio::task::spawn_blocking(move || {
        // When the hall has stopped nobody wants the thought.
        let _ = thoughts.send(job.run());
    });
}
