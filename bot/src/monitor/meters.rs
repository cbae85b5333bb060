//! What is counted while the program runs.

use crate::chat::Platform;
use crate::chat::outbox;
use crate::hall::Tally;
use games::At;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// A hall that says nothing for so long is stuck.
const STUCK: Duration = Duration::from_secs(30);

type Labels = [(&'static str, &'static str); 1];
/// A histogram for each platform.
type Times = Family<Labels, Histogram, fn() -> Histogram>;

/// From half a millisecond to sixteen seconds.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

/// From half a millisecond to half an hour: what a platform takes slowly waits long.
fn long_times() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 4.0, 12))
}

/// The counters; a copy counts the same things.
#[derive(Clone)]
pub struct Meters(Arc<Inner>);

struct Inner {
    registry: Registry,
    started: Instant,
    /// When the hall last said that it lives, in ms after `started`.
    beat: AtomicU64,
    /// Whether the last batch was taken by the store.
    stored: AtomicBool,
    moves: Counter,
    refusals: Counter,
    commits: Counter,
    failures: Counter,
    panics: Counter,
    troubles: Family<Labels, Counter>,
    answers: Histogram,
    games: Gauge,
    arrivals: Gauge,
    outlets: Family<Labels, Gauge>,
    drawn: Times,
    sent: Times,
    outboxes: Family<Labels, Gauge>,
    /// What the outboxes have to do.
    watched: Mutex<Vec<(Platform, Arc<outbox::Gauge>)>>,
    backed_up: Gauge,
}

/// What ails the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ailment {
    /// The hall hasn't said anything for long.
    Stuck,
    /// The store doesn't take what is to be kept.
    Store,
}

impl Default for Meters {
    fn default() -> Meters {
        Meters::new()
    }
}

impl Meters {
    /// Counters at nought.
    pub fn new() -> Meters {
        Meters::since(Instant::now())
    }

    /// The same of a program that started then, and whose hall has said nothing since.
    pub(crate) fn since(started: Instant) -> Meters {
        let mut inner = Inner {
            registry: Registry::with_prefix("tetradka"),
            started,
            beat: AtomicU64::new(0),
            stored: AtomicBool::new(true),
            moves: Counter::default(),
            refusals: Counter::default(),
            commits: Counter::default(),
            failures: Counter::default(),
            panics: Counter::default(),
            troubles: Family::default(),
            answers: times(),
            games: Gauge::default(),
            arrivals: Gauge::default(),
            outlets: Family::default(),
            drawn: Family::new_with_constructor(times),
            sent: Family::new_with_constructor(long_times),
            outboxes: Family::default(),
            watched: Mutex::default(),
            backed_up: Gauge::default(),
        };
        inner.register();
        // There from the start: of a series that begins with one, nothing has increased.
        for level in ["error", "warn"] {
            drop(inner.troubles.get_or_create(&[("level", level)]));
        }
        Meters(Arc::new(inner))
    }

    /// The hall lives.
    pub fn beat(&self) {
        let now = u64::try_from(self.0.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.0.beat.store(now, Ordering::Relaxed);
    }

    /// What hearing an input came to.
    pub fn heard(&self, tally: &Tally) {
        let inner = &self.0;
        for (counter, count) in [
            (&inner.moves, tally.moves),
            (&inner.refusals, tally.refusals),
            (&inner.commits, tally.commits),
            (&inner.failures, tally.failures),
            (&inner.panics, tally.panics),
        ] {
            counter.inc_by(u64::from(count));
        }
        if tally.failures > 0 {
            inner.stored.store(false, Ordering::Relaxed);
        } else if tally.commits > 0 {
            inner.stored.store(true, Ordering::Relaxed);
        }
    }

    /// An input was answered, durably, so long after it came.
    pub fn answered(&self, after: Duration) {
        self.0.answers.observe(after.as_secs_f64());
    }

    /// So many games are in progress.
    pub fn games(&self, count: usize) {
        self.0.games.set(number(count));
    }

    /// So many inputs wait for the hall.
    pub fn arrivals(&self, count: usize) {
        self.0.arrivals.set(number(count));
    }

    /// So many effects wait for a platform's adapter.
    pub fn outlet(&self, platform: Platform, count: usize) {
        let queue = self.0.outlets.get_or_create(&labels(platform));
        queue.set(number(count));
    }

    /// A picture for a platform was drawn in so long.
    pub fn drew(&self, platform: Platform, took: Duration) {
        let drawn = self.0.drawn.get_or_create(&labels(platform));
        drawn.observe(took.as_secs_f64());
    }

    /// What shows how much waits to be shown on a platform, and how long it waited.
    pub fn watch(&self, platform: Platform) -> Arc<outbox::Gauge> {
        let sent = self.0.sent.get_or_create(&labels(platform)).clone();
        let tell = move |took: Duration| sent.observe(took.as_secs_f64());
        let gauge = Arc::new(outbox::Gauge::telling(tell));
        let watched = self.0.watched.lock();
        let mut watched = watched.unwrap_or_else(PoisonError::into_inner);
        watched.push((platform, gauge.clone()));
        gauge
    }

    /// A backup was made then.
    pub fn backed_up(&self, at: At) {
        let seconds = i64::try_from(at.0 / 1000).unwrap_or(i64::MAX);
        self.0.backed_up.set(seconds);
    }

    /// What ails the program now; None when it is well.
    pub fn ailment(&self) -> Option<Ailment> {
        self.ailment_at(self.0.started.elapsed())
    }

    /// What ails it so long after the start.
    pub(crate) fn ailment_at(&self, now: Duration) -> Option<Ailment> {
        let beat = Duration::from_millis(self.0.beat.load(Ordering::Relaxed));
        if now.saturating_sub(beat) > STUCK {
            return Some(Ailment::Stuck);
        }
        let stored = self.0.stored.load(Ordering::Relaxed);
        (!stored).then_some(Ailment::Store)
    }

    /// All counters in the text that Prometheus reads.
    pub fn text(&self) -> String {
        let watched = self.0.watched.lock();
        for (platform, gauge) in watched.unwrap_or_else(PoisonError::into_inner).iter() {
            let left = gauge.left.load(Ordering::Relaxed);
            let queue = self.0.outboxes.get_or_create(&labels(*platform));
            queue.set(number(left));
        }
        let mut text = String::new();
        // Writing into a string doesn't fail.
        match encode(&mut text, &self.0.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }

    /// Counts warnings and errors of the log, whatever its levels are.
    pub fn troubles<S: Subscriber>(&self) -> impl Layer<S> + use<S> {
        Troubles(self.0.troubles.clone())
    }
}

impl Inner {
    fn register(&mut self) {
        let all = &mut self.registry;
        all.register(
            "moves",
            "Moves and other deeds done in games",
            self.moves.clone(),
        );
        all.register(
            "refusals",
            "Moves refused to somebody who asked",
            self.refusals.clone(),
        );
        all.register("commits", "Batches made durable", self.commits.clone());
        all.register(
            "commit_failures",
            "Batches that the store didn't take: nothing of them was done",
            self.failures.clone(),
        );
        all.register("panics", "Inputs undone after a panic", self.panics.clone());
        all.register(
            "log_events",
            "Warnings and errors in the log",
            self.troubles.clone(),
        );
        all.register_with_unit(
            "answer",
            "From the arrival of an input to its durable answer",
            Unit::Seconds,
            self.answers.clone(),
        );
        all.register("games_in_progress", "Games in progress", self.games.clone());
        all.register(
            "hall_queue",
            "Inputs waiting for the hall",
            self.arrivals.clone(),
        );
        all.register(
            "outlet_queue",
            "Effects waiting for a platform's adapter",
            self.outlets.clone(),
        );
        all.register_with_unit(
            "draw",
            "Drawing a picture",
            Unit::Seconds,
            self.drawn.clone(),
        );
        all.register_with_unit(
            "send",
            "From what was decided to what a platform took, the wait for its limits included",
            Unit::Seconds,
            self.sent.clone(),
        );
        all.register(
            "outbox_queue",
            "Messages waiting or under way to a platform",
            self.outboxes.clone(),
        );
        all.register_with_unit(
            "last_backup_timestamp",
            "When the newest backup was made, in seconds since 1970",
            Unit::Seconds,
            self.backed_up.clone(),
        );
    }
}

fn labels(platform: Platform) -> Labels {
    [("platform", platform.name())]
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

struct Troubles(Family<Labels, Counter>);

impl<S: Subscriber> Layer<S> for Troubles {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let level = match *event.metadata().level() {
            Level::ERROR => "error",
            Level::WARN => "warn",
            _ => return,
        };
        self.0.get_or_create(&[("level", level)]).inc();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::layer::SubscriberExt;

    fn has(meters: &Meters, line: &str) {
        let text = meters.text();
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }

    #[test]
    fn what_was_counted_is_told() {
        let meters = Meters::new();
        meters.heard(&Tally {
            moves: 2,
            refusals: 1,
            commits: 1,
            panics: 3,
            ..Tally::default()
        });
        meters.answered(Duration::from_millis(3));
        meters.games(7);
        meters.outlet(Platform::Web, 5);
        meters.drew(Platform::Web, Duration::from_millis(5));
        let gauge = meters.watch(Platform::Discord);
        gauge.left.store(3, Ordering::Relaxed);
        gauge.took(Instant::now());
        meters.backed_up(At(1_788_253_200_999));
        has(&meters, "tetradka_draw_seconds_count{platform=\"web\"} 1");
        has(
            &meters,
            "tetradka_send_seconds_count{platform=\"discord\"} 1",
        );
        has(&meters, "tetradka_outbox_queue{platform=\"discord\"} 3");
        has(&meters, "tetradka_last_backup_timestamp_seconds 1788253200");
        has(&meters, "tetradka_moves_total 2");
        has(&meters, "tetradka_refusals_total 1");
        has(&meters, "tetradka_commits_total 1");
        has(&meters, "tetradka_panics_total 3");
        has(&meters, "tetradka_answer_seconds_count 1");
        has(&meters, "tetradka_answer_seconds_bucket{le=\"0.002\"} 0");
        has(&meters, "tetradka_answer_seconds_bucket{le=\"0.004\"} 1");
        has(&meters, "tetradka_games_in_progress 7");
        has(&meters, "tetradka_outlet_queue{platform=\"web\"} 5");
    }

    #[test]
    fn warnings_and_errors_are_counted() {
        let meters = Meters::new();
        has(&meters, "tetradka_log_events_total{level=\"error\"} 0");
        has(&meters, "tetradka_log_events_total{level=\"warn\"} 0");
        let layers = tracing_subscriber::registry().with(meters.troubles());
        tracing::subscriber::with_default(layers, || {
            tracing::error!("one");
            tracing::warn!("two");
            tracing::error!("three");
            tracing::info!("none");
        });
        has(&meters, "tetradka_log_events_total{level=\"error\"} 2");
        has(&meters, "tetradka_log_events_total{level=\"warn\"} 1");
    }

    #[test]
    fn a_hall_that_is_silent_is_stuck_until_it_says_something() {
        let meters = Meters::new();
        let at = |seconds: u64| meters.ailment_at(Duration::from_secs(seconds));
        assert_eq!((at(0), at(29)), (None, None));
        assert_eq!(at(31), Some(Ailment::Stuck));
        // As if it had just said so.
        meters.0.beat.store(31_000, Ordering::Relaxed);
        assert_eq!((at(31), at(60)), (None, None));
        assert_eq!(at(62), Some(Ailment::Stuck));
    }

    #[test]
    fn a_store_that_refuses_is_an_ailment_until_it_takes_again() {
        let meters = Meters::new();
        meters.beat();
        assert_eq!(meters.ailment(), None);
        let failed = Tally {
            failures: 1,
            ..Tally::default()
        };
        meters.heard(&failed);
        assert_eq!(meters.ailment(), Some(Ailment::Store));
        meters.heard(&Tally::default());
        assert_eq!(meters.ailment(), Some(Ailment::Store));
        let taken = Tally {
            commits: 1,
            ..Tally::default()
        };
        meters.heard(&taken);
        assert_eq!(meters.ailment(), None);
    }
}
