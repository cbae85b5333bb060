//! Decides what is sent next. It is told the time.

use super::line::{Line, Waiting, merge_in, over, same};
use super::rate::{Share, Window};
use super::{Again, Class, Lane, Limits, Load, Parcel, Sent};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most private words that may wait in a lane.
const MOST_TELLS: usize = 40;
/// The most spare work that may wait in a lane.
const MOST_SPARE: usize = 20;
/// The most answers to presses that may wait.
const MOST_ANSWERS: usize = 2_000;
/// How long spare work is worth doing.
const SPARE_LIFE: Duration = Duration::from_secs(600);
/// After how many failures a parcel that may be dropped is.
const TRIES: u32 = 6;
/// The first wait after a failure, and the longest.
const BACKOFF: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(60));
/// The longest that a platform's own word to wait is believed at once; then it is asked again.
const LONGEST_PAUSE: Duration = Duration::from_secs(900);
/// How often lanes that have nothing left are forgotten.
const SWEEP: Duration = Duration::from_secs(60);

/// What is to be done now.
#[derive(Debug)]
pub enum Next<L> {
    /// Send this, and say by the ticket how it went.
    Send(Ticket, L),
    /// Nothing before that time, unless something comes.
    At(Instant),
    /// Nothing, unless something comes.
    Idle,
}

/// A parcel under way, without its load.
#[derive(Debug)]
pub struct Ticket {
    lane: Lane,
    class: Class,
    merge: Option<String>,
    weight: usize,
    expires: Option<Instant>,
    tries: u32,
    since: Instant,
}

impl Ticket {
    /// When the parcel came.
    pub(super) fn since(&self) -> Instant {
        self.since
    }
}

/// The queue.
pub struct Queue<L> {
    limits: Limits,
    overall: Window,
    paused: Option<Instant>,
    answers: VecDeque<Waiting<L>>,
    lines: HashMap<Arc<str>, Line<L>>,
    /// Lines with something to send: when, in which order, whose.
    due: BTreeSet<(Instant, u64, Arc<str>)>,
    /// The same for those that have only spare work.
    spare_due: BTreeSet<(Instant, u64, Arc<str>)>,
    order: u64,
    sending: usize,
    swept: Option<Instant>,
    chance: fastrand::Rng,
}

impl<L: Load> Queue<L> {
    /// An empty one.
    pub fn new(limits: Limits) -> Queue<L> {
        Queue {
            limits,
            overall: Window::default(),
            paused: None,
            answers: VecDeque::new(),
            lines: HashMap::new(),
            due: BTreeSet::new(),
            spare_due: BTreeSet::new(),
            order: 0,
            sending: 0,
            swept: None,
            chance: fastrand::Rng::new(),
        }
    }

    /// How many parcels wait.
    pub fn len(&self) -> usize {
        let lines = self.lines.values();
        self.answers.len()
            + lines
                .map(|l| l.waiting.len() + l.spare.len())
                .sum::<usize>()
    }

    /// How many wait or are under way.
    pub fn left(&self) -> usize {
        self.sending + self.len()
    }

    /// Whether nothing waits and nothing is under way.
    pub fn is_empty(&self) -> bool {
        self.left() == 0
    }

    /// How many lanes are remembered.
    pub fn lanes(&self) -> usize {
        self.lines.len()
    }

    /// Takes a parcel.
    pub fn push(&mut self, now: Instant, parcel: Parcel<L>) {
        let (lane, class) = (parcel.lane.clone(), parcel.class);
        let mut waiting = Waiting {
            parcel,
            tries: 0,
            not_before: None,
            since: now,
        };
        if class == Class::Answer {
            if self.answers.len() >= MOST_ANSWERS {
                self.answers.pop_front();
            }
            return self.answers.push_back(waiting);
        }
        let line = self.lines.entry(lane.name.clone()).or_insert(Line {
            lane: lane.clone(),
            window: Window::default(),
            waiting: VecDeque::new(),
            spare: VecDeque::new(),
            is_sending: false,
            not_before: None,
            due: None,
        });
        // A chat may become one of another kind.
        line.lane = lane.clone();
        if class == Class::Spare {
            let life = now + SPARE_LIFE;
            let expires = &mut waiting.parcel.expires;
            *expires = Some(expires.map_or(life, |at| at.min(life)));
            merge_in(&mut line.spare, waiting);
            if line.spare.len() > MOST_SPARE {
                line.spare.pop_front();
            }
        } else {
            if let Some(merge) = &waiting.parcel.merge {
                // It was about what is being replaced.
                let differs = |spare: &Waiting<L>| spare.parcel.merge.as_ref() != Some(merge);
                line.spare.retain(differs);
            }
            merge_in(&mut line.waiting, waiting);
            let is_tell = |waiting: &Waiting<L>| waiting.parcel.class == Class::Tell;
            if class == Class::Tell
                && line.waiting.iter().filter(|w| is_tell(w)).count() > MOST_TELLS
                && let Some(oldest) = line.waiting.iter().position(is_tell)
            {
                line.waiting.remove(oldest);
                tracing::warn!(lane = %lane.name, "too many answers wait: the oldest was dropped");
            }
        }
        self.set_due(now, &lane.name);
    }

    /// What to do now.
    pub fn next(&mut self, now: Instant) -> Next<L> {
        self.sweep(now);
        if let Some(paused) = self.paused.filter(|&paused| paused > now) {
            return Next::At(paused);
        }
        if self.sending >= self.limits.at_once {
            return Next::Idle;
        }
        let wanted = |waiting: &Waiting<L>| waiting.parcel.expires.is_none_or(|at| at > now);
        self.answers.retain(wanted);
        let free = self
            .overall
            .free_at(now, 1, self.limits.overall, Share::Whole);
        let answer_at = self
            .answers
            .iter()
            .map(|a| a.not_before.unwrap_or(now))
            .min();
        let any = answer_at.is_some() || !self.due.is_empty() || !self.spare_due.is_empty();
        if free > now && any {
            return Next::At(free);
        }
        if answer_at.is_some_and(|at| at <= now) {
            let ready = |waiting: &Waiting<L>| waiting.not_before.is_none_or(|at| at <= now);
            if let Some(answer) = self
                .answers
                .iter()
                .position(ready)
                .and_then(|index| self.answers.remove(index))
            {
                return self.send(now, answer);
            }
        }
        while let Some((at, _, name)) = self.due.first().cloned() {
            if at > now {
                break;
            }
            if let Some(waiting) = self.take(now, &name, Share::Whole) {
                return self.send(now, waiting);
            }
        }
        let spare_free = self
            .overall
            .free_at(now, 1, self.limits.overall, Share::Half);
        while spare_free <= now
            && let Some((at, _, name)) = self.spare_due.first().cloned()
        {
            if at > now {
                break;
            }
            if let Some(waiting) = self.take(now, &name, Share::Half) {
                return self.send(now, waiting);
            }
        }
        let due = self.due.first().map(|(at, ..)| *at);
        let spare = self.spare_due.first().map(|(at, ..)| (*at).max(spare_free));
        match [answer_at, due, spare].into_iter().flatten().min() {
            Some(at) => Next::At(at),
            None => Next::Idle,
        }
    }

    /// A parcel under way has come back.
    pub fn returned(&mut self, now: Instant, ticket: Ticket, sent: Sent<L>) {
        self.sending = self.sending.saturating_sub(1);
        let name = ticket.lane.name.clone();
        if ticket.class == Class::Answer {
            // It held up no lane and changes the order of none.
            if let Sent::Again(load, again) = sent {
                self.put_back(now, ticket, load, again);
            }
            return;
        }
        if let Some(line) = self.lines.get_mut(&name) {
            line.is_sending = false;
            line.window.reached(now, ticket.weight);
        }
        match sent {
            Sent::Done => {}
            Sent::Shut => {
                if let Some(line) = self.lines.get_mut(&name) {
                    line.waiting.clear();
                    line.spare.clear();
                }
            }
            Sent::Again(load, again) => self.put_back(now, ticket, load, again),
        }
        self.set_due(now, &name);
    }

    fn put_back(&mut self, now: Instant, ticket: Ticket, load: L, again: Again) {
        let tries = ticket.tries + 1;
        let (wait, is_fault) = match again {
            Again::After(wait) | Again::AllAfter(wait) => (wait.min(LONGEST_PAUSE), false),
            Again::Soon => (self.backoff(tries), true),
        };
        let until = now + wait;
        if let Again::AllAfter(_) = again {
            self.paused = Some(self.paused.map_or(until, |paused| paused.max(until)));
        }
        if is_fault && ticket.class != Class::Post && tries >= TRIES {
            return tracing::warn!(lane = %ticket.lane.name, "given up after {tries} failures");
        }
        let waiting = Waiting {
            parcel: Parcel {
                lane: ticket.lane,
                class: ticket.class,
                merge: ticket.merge,
                weight: ticket.weight,
                expires: ticket.expires,
                load,
            },
            tries: if is_fault { tries } else { ticket.tries },
            not_before: Some(until),
            since: ticket.since,
        };
        if ticket.class == Class::Answer {
            return self.answers.push_front(waiting);
        }
        let Some(line) = self.lines.get_mut(&waiting.parcel.lane.name) else {
            return;
        };
        line.not_before = Some(line.not_before.map_or(until, |at| at.max(until)));
        let queue = match ticket.class {
            Class::Spare => &mut line.spare,
            _ => &mut line.waiting,
        };
        // Something newer may have come meanwhile that stands for this one.
        let newer = queue.iter().position(|other| same(other, &waiting));
        match newer.filter(|_| !waiting.parcel.load.is_begun()) {
            Some(index) => {
                if let Some(newer) = queue.remove(index) {
                    queue.push_front(over(newer, waiting));
                }
            }
            None => queue.push_front(waiting),
        }
    }

    fn send(&mut self, now: Instant, waiting: Waiting<L>) -> Next<L> {
        let parcel = waiting.parcel;
        self.sending += 1;
        self.overall.count(now, parcel.weight, self.limits.overall);
        let ticket = Ticket {
            lane: parcel.lane,
            class: parcel.class,
            merge: parcel.merge,
            weight: parcel.weight,
            expires: parcel.expires,
            tries: waiting.tries,
            since: waiting.since,
        };
        Next::Send(ticket, parcel.load)
    }

    /// The first parcel of a line that is due.
    fn take(&mut self, now: Instant, name: &Arc<str>, share: Share) -> Option<Waiting<L>> {
        let line = self.lines.get_mut(name)?;
        let queue = match share {
            Share::Whole => &mut line.waiting,
            Share::Half => &mut line.spare,
        };
        let mut found = None;
        while let Some(waiting) = queue.pop_front() {
            if waiting.parcel.expires.is_none_or(|at| at > now) {
                found = Some(waiting);
                break;
            }
        }
        if let Some(waiting) = &found {
            line.window
                .count(now, waiting.parcel.weight, line.lane.rates);
            line.is_sending = true;
        }
        self.set_due(now, name);
        found
    }

    /// Puts a line where it belongs in the order.
    fn set_due(&mut self, now: Instant, name: &Arc<str>) {
        let Some(line) = self.lines.get_mut(name) else {
            return;
        };
        if let Some((at, order)) = line.due.take() {
            let entry = (at, order, name.clone());
            self.due.remove(&entry);
            self.spare_due.remove(&entry);
        }
        if line.is_sending {
            return;
        }
        let (first, share) = match (line.waiting.front(), line.spare.front()) {
            (Some(first), _) => (first, Share::Whole),
            (None, Some(first)) => (first, Share::Half),
            (None, None) => return,
        };
        let rates = line.lane.rates;
        let free = line.window.free_at(now, first.parcel.weight, rates, share);
        let at = line.not_before.map_or(free, |at| at.max(free));
        self.order += 1;
        line.due = Some((at, self.order));
        let entry = (at, self.order, name.clone());
        match share {
            Share::Whole => self.due.insert(entry),
            Share::Half => self.spare_due.insert(entry),
        };
    }

    fn backoff(&mut self, tries: u32) -> Duration {
        let (first, longest) = BACKOFF;
        let wait = first
            .saturating_mul(1 << tries.saturating_sub(1).min(10))
            .min(longest);
        // Between half and all of it: those who failed together don't come back together.
        wait.mul_f64(0.5 + self.chance.f64() / 2.0)
    }

    /// Forgets lanes that have nothing left.
    fn sweep(&mut self, now: Instant) {
        if self
            .swept
            .is_some_and(|swept| now.duration_since(swept) < SWEEP)
        {
            return;
        }
        self.swept = Some(now);
        self.lines.retain(|_, line| {
            let is_idle = line.waiting.is_empty() && line.spare.is_empty() && !line.is_sending;
            let is_free = line.not_before.is_none_or(|at| at <= now);
            !(is_idle && is_free && line.window.is_clear(now, line.lane.rates))
        });
    }
}
