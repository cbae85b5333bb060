//! Decides what is sent next. It is told the time.

use super::answers::Answers;
use super::line::{Line, Stand, Waiting, merge_in, over, same};
use super::order::{Kind, Order};
use super::rate::{Share, Window};
use super::ticket::{Errand, Ticket};
use super::{Again, Class, Limits, Load, Parcel, Sent};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most private words that may wait in a lane.
const MOST_TELLS: usize = 40;
/// The most spare work that may wait in a lane.
const MOST_SPARE: usize = 20;
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
    /// Draw this, and bring it back by the ticket.
    Draw(Ticket, L),
    /// Send this, and say by the ticket how it went.
    Send(Ticket, L),
    /// Nothing before that time, unless something comes.
    At(Instant),
    /// Nothing, unless something comes.
    Idle,
}

/// The queue.
pub struct Queue<L> {
    limits: Limits,
    overall: Window,
    paused: Option<Instant>,
    answers: Answers<L>,
    lines: HashMap<Arc<str>, Line<L>>,
    order: Order,
    /// How many are under way, besides answers; and how many are being drawn.
    sending: usize,
    drawing: usize,
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
            answers: Answers::new(),
            lines: HashMap::new(),
            order: Order::default(),
            sending: 0,
            drawing: 0,
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
        self.answers.under_way + self.sending + self.drawing + self.len()
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
            is_drawn: false,
        };
        if class == Class::Answer {
            return self.answers.push(waiting);
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
        self.answers.expire(now);
        let overall = self.limits.overall;
        let free = self.overall.free_at(now, 1, overall, Share::Whole);
        let has_place = self.answers.under_way < self.limits.at_once;
        let answer = self.answers.next(now, free, self.may_draw());
        let answer = answer.filter(|_| has_place);
        if let Some((at, index)) = answer
            && at <= now
            && let Some(answer) = self.answers.remove(index)
        {
            return self.give(now, answer, None);
        }
        let spare_free = self.overall.free_at(now, 1, overall, Share::Half);
        while free <= now
            && let Some((at, name)) = self.first()
            && at <= now
        {
            if let Some((waiting, stood)) = self.take(now, &name, Share::Whole) {
                return self.give(now, waiting, stood);
            }
        }
        while spare_free <= now
            && let Some((at, name)) = self.first_spare()
            && at <= now
        {
            if let Some((waiting, stood)) = self.take(now, &name, Share::Half) {
                return self.give(now, waiting, stood);
            }
        }
        let answer = answer.map(|(at, _)| at);
        let due = self.first().map(|(at, _)| at.max(free));
        let spare = self.first_spare().map(|(at, _)| at.max(spare_free));
        match [answer, due, spare].into_iter().flatten().min() {
            Some(at) => Next::At(at),
            None => Next::Idle,
        }
    }

    /// Whether one more may be drawn.
    fn may_draw(&self) -> bool {
        self.drawing < self.limits.at_once
    }

    /// The line that comes next, of those whose next can go or be drawn.
    fn first(&self) -> Option<(Instant, Arc<str>)> {
        let has_place = self.sending < self.limits.at_once;
        self.order.first(self.may_draw()).filter(|_| has_place)
    }

    /// The same of those with spare work.
    fn first_spare(&self) -> Option<(Instant, Arc<str>)> {
        let has_place = self.sending < self.limits.at_once;
        self.order.first_spare().filter(|_| has_place)
    }

    /// A parcel was drawn: it goes as soon as the budgets let it.
    pub fn drawn(&mut self, now: Instant, ticket: Ticket, load: L) {
        self.drawing = self.drawing.saturating_sub(1);
        let (class, stood) = (ticket.class, ticket.stood);
        let waiting = ticket.waiting(load);
        if class == Class::Answer {
            return self.answers.push_front(waiting);
        }
        let name = waiting.parcel.lane.name.clone();
        if let Some(line) = self.lines.get_mut(&name) {
            line.is_sending = false;
            line.queue(class).push_front(waiting);
        }
        self.set_due_at(now, &name, stood);
    }

    /// A parcel under way has come back.
    pub fn returned(&mut self, now: Instant, ticket: Ticket, sent: Sent<L>) {
        let under_way = match (ticket.errand, ticket.class) {
            (Errand::Drawn, _) => &mut self.drawing,
            (Errand::Sent, Class::Answer) => &mut self.answers.under_way,
            (Errand::Sent, _) => &mut self.sending,
        };
        *under_way = under_way.saturating_sub(1);
        if ticket.errand == Errand::Sent {
            self.overall.reached(now, ticket.left, ticket.weight);
        }
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
            if ticket.errand == Errand::Sent {
                line.window.reached(now, ticket.left, ticket.weight);
            }
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
        let class = ticket.class;
        let mut waiting = ticket.waiting(load);
        waiting.not_before = Some(until);
        if is_fault {
            waiting.tries = tries;
        }
        if class == Class::Answer {
            return self.answers.push_front(waiting);
        }
        let Some(line) = self.lines.get_mut(&waiting.parcel.lane.name) else {
            return;
        };
        line.not_before = Some(line.not_before.map_or(until, |at| at.max(until)));
        let queue = line.queue(class);
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

    /// Gives a parcel out: to be drawn, where it has to be, or to be sent.
    fn give(&mut self, now: Instant, waiting: Waiting<L>, stood: Option<Stand>) -> Next<L> {
        let is_raw = waiting.is_raw();
        let parcel = waiting.parcel;
        let ticket = Ticket {
            errand: if is_raw { Errand::Drawn } else { Errand::Sent },
            lane: parcel.lane,
            class: parcel.class,
            merge: parcel.merge,
            weight: parcel.weight,
            expires: parcel.expires,
            tries: waiting.tries,
            since: waiting.since,
            left: now,
            stood,
        };
        if is_raw {
            self.drawing += 1;
            return Next::Draw(ticket, parcel.load);
        }
        match ticket.class {
            Class::Answer => self.answers.under_way += 1,
            _ => self.sending += 1,
        }
        self.overall.count(now, parcel.weight, self.limits.overall);
        Next::Send(ticket, parcel.load)
    }

    /// The first parcel of a line that is due, and where the line stood in the order.
    fn take(
        &mut self,
        now: Instant,
        name: &Arc<str>,
        share: Share,
    ) -> Option<(Waiting<L>, Option<Stand>)> {
        let may_draw = self.may_draw();
        let line = self.lines.get_mut(name)?;
        let stood = line.due;
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
        match found {
            // It stood behind something else that isn't wanted any more.
            Some(raw) if raw.is_raw() && !may_draw => {
                queue.push_front(raw);
                found = None;
            }
            Some(waiting) => {
                if !waiting.is_raw() {
                    let weight = waiting.parcel.weight;
                    line.window.count(now, weight, line.lane.rates);
                }
                line.is_sending = true;
                found = Some(waiting);
            }
            None => {}
        }
        self.set_due(now, name);
        found.map(|waiting| (waiting, stood))
    }

    /// Puts a line where it belongs in the order.
    fn set_due(&mut self, now: Instant, name: &Arc<str>) {
        self.set_due_at(now, name, None);
    }

    /// The same, where it stood before when its time hasn't gone by.
    fn set_due_at(&mut self, now: Instant, name: &Arc<str>, stood: Option<Stand>) {
        let Some(line) = self.lines.get_mut(name) else {
            return;
        };
        if let Some(stand) = line.due.take() {
            self.order.remove(name, stand);
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
        let kind = match share {
            Share::Half => Kind::Spare,
            Share::Whole if first.is_raw() => Kind::Raw,
            Share::Whole => Kind::Ready,
        };
        let stood = stood.filter(|_| at <= now);
        line.due = Some(self.order.insert(kind, name, at, stood));
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
