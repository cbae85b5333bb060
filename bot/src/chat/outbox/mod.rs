//! What waits to be sent to a platform that takes only so much: a queue with a budget for each chat
//! and one for all. It knows no platform.
//!
//! An adapter turns each effect into a [`Parcel`] and gives it to [`run`], which hands parcels to the
//! adapter's [`Carrier`] as budgets allow:
//!
//! - A **lane** is a chat: its parcels go one after the other, never two at once. Lanes are served
//!   in turn.
//! - A parcel's **class** says what it may cost: an answer to a press goes first and outside the
//!   lane; a post is never dropped; of private words the oldest go when far too many wait; taking
//!   buttons off waits for capacity that nobody else needs.
//! - Parcels of a lane with the same **merge** key become one: the newer takes the place of the one
//!   that waits, by [`Load::over`], which can save what only the older one told.
//! - What has to be **drawn** is drawn when its lane is free and before it takes a place among those
//!   under way: nothing waits behind it that could go, and budgets count it when it goes.
//! - What the platform refuses for now comes back as [`Sent::Again`]: after the time it named, or
//!   after a growing one.
//!
//! [`queue`] decides all that from the times it is given; here is only the waiting.

mod answers;
mod line;
mod order;
mod queue;
mod rate;
#[cfg(test)]
mod tests;
mod ticket;

pub use queue::{Next, Queue};
pub use rate::{Rate, Share, Window};
pub use ticket::Ticket;

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How long what waits may still go out when nothing more comes.
const GRACE: Duration = Duration::from_secs(3);

/// A chat as the queue knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Its name: the same name is the same lane.
    pub name: Arc<str>,
    /// What the platform takes there; all of them hold.
    pub rates: &'static [Rate],
}

/// What a parcel may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The answer to a press or the like: first of all, in no lane, worthless when late.
    Answer,
    /// Never dropped, in order.
    Post,
    /// In order with the posts; the oldest are dropped when far too many wait in a lane.
    Tell,
    /// When nothing else waits in the lane and half of every budget is free; may be dropped.
    Spare,
}

/// What the adapter sends.
pub trait Load: Sized + Send + 'static {
    /// This one stands for an older one too that was never sent.
    #[must_use]
    fn over(self, older: Self) -> Self {
        drop(older);
        self
    }

    /// Whether a part of it was sent already: then nothing newer may stand for it.
    fn is_begun(&self) -> bool {
        false
    }

    /// Whether something in it is to be drawn first.
    fn is_drawn_first(&self) -> bool {
        false
    }
}

/// Something to be sent.
#[derive(Clone, Debug)]
pub struct Parcel<L> {
    /// Where.
    pub lane: Lane,
    /// At what cost.
    pub class: Class,
    /// Of the waiting parcels of a lane and class with the same key only the newest goes. Spare work
    /// is dropped when a post or a tell with its key comes: an edit of a message leaves no buttons
    /// to be taken off.
    pub merge: Option<String>,
    /// How many requests of the budgets it takes; an answer may take none.
    pub weight: usize,
    /// When nobody wants it any more.
    pub expires: Option<Instant>,
    /// What.
    pub load: L,
}

/// How sending went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent<L> {
    /// There is nothing more to do: the platform has it, or will never take it.
    Done,
    /// The rest is to be tried again.
    Again(L, Again),
    /// The chat takes nothing any more: what waits for it is dropped.
    Shut,
}

/// When it is tried again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    /// The platform wants nothing in this chat for so long.
    After(Duration),
    /// The platform wants nothing at all for so long.
    AllAfter(Duration),
    /// It failed: after a time that grows with each failure.
    Soon,
}

/// What the platform takes altogether.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In all lanes together; all of them hold.
    pub overall: &'static [Rate],
    /// How many parcels may be under way at once; as many may be drawn, or wait drawn.
    pub at_once: usize,
}

/// Sends for one platform.
pub trait Carrier: Send + Sync + 'static {
    /// What it sends.
    type Load: Load;

    /// Draws what [`Load::is_drawn_first`] in it, so that it is at hand when it is carried.
    fn draw(&self, load: Self::Load) -> impl Future<Output = Self::Load> + Send {
        async { load }
    }

    /// Sends it. What [`Sent::Again`] gives back may be less than what came: the part still to send.
    fn carry(&self, load: Self::Load) -> impl Future<Output = Sent<Self::Load>> + Send;
}

/// How much an outbox has to do, for those who look on.
#[derive(Debug, Default)]
pub struct Gauge {
    /// Effects that the adapter has made parcels of, ever.
    pub effects: AtomicUsize,
    /// Parcels that it has handed in, ever.
    pub given: AtomicUsize,
    /// Parcels that were taken in, ever.
    pub taken: AtomicUsize,
    /// Parcels that wait or are under way.
    pub left: AtomicUsize,
    /// What became of some, not yet told to the hall.
    pub untold: AtomicUsize,
    /// Who is told how long each took.
    ear: Ear,
}

/// Is told how long something took from its arrival until it was done with.
#[derive(Default)]
struct Ear(Option<Box<dyn Fn(Duration) + Send + Sync>>);

impl fmt::Debug for Ear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ear")
    }
}

impl Gauge {
    /// One that tells how long each parcel took, the time that it waited included.
    pub fn telling(tell: impl Fn(Duration) + Send + Sync + 'static) -> Gauge {
        Gauge {
            ear: Ear(Some(Box::new(tell))),
            ..Gauge::default()
        }
    }

    /// Something that came then is done with now.
    pub fn took(&self, since: Instant) {
        if let Ear(Some(tell)) = &self.ear {
            tell(since.elapsed());
        }
    }

    /// Whether all that `effects` effects asked for has been done and told.
    pub fn is_idle(&self, effects: usize) -> bool {
        let read = |count: &AtomicUsize| count.load(Ordering::SeqCst);
        read(&self.effects) >= effects
            && read(&self.taken) >= read(&self.given)
            && read(&self.left) == 0
            && read(&self.untold) == 0
    }
}

/// Sends what comes until nothing more can come, and then for a short time what still waits.
pub async fn run<C: Carrier>(
    carrier: Arc<C>,
    limits: Limits,
    mut parcels: mpsc::Receiver<Parcel<C::Load>>,
    gauge: Arc<Gauge>,
) {
    let mut queue = Queue::new(limits);
    let (back, mut returned) = mpsc::unbounded_channel();
    let mut until: Option<Instant> = None;
    loop {
        let now = Instant::now();
        gauge.left.store(queue.left(), Ordering::SeqCst);
        let wake = match queue.next(now) {
            Next::Draw(ticket, load) => {
                let carrier = carrier.clone();
                let drawing = async move { Back::Drawn(carrier.draw(load).await) };
                bring_back(ticket, drawing, back.clone());
                continue;
            }
            Next::Send(ticket, load) => {
                let carrier = carrier.clone();
                let carrying = async move { Back::Sent(carrier.carry(load).await) };
                bring_back(ticket, carrying, back.clone());
                continue;
            }
            Next::At(time) => Some(time),
            Next::Idle if until.is_some() && queue.is_empty() => return,
            Next::Idle => None,
        };
        let wake = match (wake, until) {
            (Some(wake), Some(until)) => Some(wake.min(until)),
            (wake, until) => wake.or(until),
        };
        if until.is_some_and(|until| until <= now) {
            tracing::info!(waiting = queue.len(), "not everything was sent");
            return;
        }
        let sleep = async {
            match wake {
                Some(wake) => tokio::time::sleep_until(wake.into()).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            parcel = parcels.recv(), if until.is_none() => match parcel {
                Some(parcel) => {
                    queue.push(Instant::now(), parcel);
                    gauge.left.store(queue.left(), Ordering::SeqCst);
                    gauge.taken.fetch_add(1, Ordering::SeqCst);
                }
                None => until = Some(Instant::now() + GRACE),
            },
            Some((ticket, came)) = returned.recv() => match came {
                Back::Drawn(load) => queue.drawn(Instant::now(), ticket, load),
                Back::Sent(sent) => {
                    if matches!(sent, Sent::Done) {
                        gauge.took(ticket.since);
                    }
                    queue.returned(Instant::now(), ticket, sent);
                }
            },
            () = sleep => {}
        }
    }
}

/// A parcel that comes back to the queue.
enum Back<L> {
    Drawn(L),
    Sent(Sent<L>),
}

/// Has work done on a parcel and brings it back.
fn bring_back<L: Load>(
    ticket: Ticket,
    work: impl Future<Output = Back<L>> + Send + 'static,
    back: mpsc::UnboundedSender<(Ticket, Back<L>)>,
) {
    tokio::spawn(async move {
        // A task of its own, so that a panic can't keep its lane shut for ever.
        let came = tokio::spawn(work).await.unwrap_or_else(|error| {
            tracing::error!(%error, "sending failed");
            Back::Sent(Sent::Done)
        });
        // The queue may have ended meanwhile.
        let _ = back.send((ticket, came));
    });
}
