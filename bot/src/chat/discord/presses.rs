//! Interactions that can still be answered: their tokens, and what was answered already.

use super::wire::Interaction;
use super::{hear, people};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{MutexGuard as Held, watch};

/// How long a token is good for, with some seconds to spare.
const LIFE: Duration = Duration::from_secs(14 * 60 + 30);
/// How long Discord may take to read an acknowledgement.
const YOUNG: Duration = Duration::from_secs(5);
/// The most that are remembered.
const MOST: usize = 50_000;

/// How the acknowledgement went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acked {
    /// It is under way.
    Waiting,
    /// Discord has it: follow-ups go.
    Yes,
    /// It came too late, or was refused: nothing more goes by this token.
    No,
}

/// What the person sees until they are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// A message that only they see, which says that the bot thinks: the answer takes its place.
    Thinking,
    /// Nothing: a button that was pressed.
    Nothing,
}

/// An interaction.
pub(super) struct Press {
    pub(super) id: String,
    pub(super) token: String,
    pub(super) channel: String,
    pub(super) user: String,
    /// The message whose button it was.
    under: Option<String>,
    born: Instant,
    sight: tokio::sync::Mutex<Sight>,
    acked: watch::Sender<Acked>,
}

impl Press {
    /// Notes how the acknowledgement went.
    pub(super) fn acked(&self, acked: Acked) {
        self.acked.send_replace(acked);
    }

    /// Waits until the acknowledgement is through; whether answers go by the token.
    pub(super) async fn is_open(&self) -> bool {
        let mut acked = self.acked.subscribe();
        let through = acked.wait_for(|acked| *acked != Acked::Waiting).await;
        through.is_ok_and(|acked| *acked == Acked::Yes) && self.born.elapsed() < LIFE
    }

    /// Whether Discord may not have read the acknowledgement yet: the answer to its own request.
    pub(super) fn is_young(&self) -> bool {
        self.born.elapsed() < YOUNG
    }

    /// What the person sees, held while it changes: what else went by the token meanwhile would take
    /// the place of the message that is being replaced or taken away.
    pub(super) async fn sight(&self) -> Held<'_, Sight> {
        self.sight.lock().await
    }

    /// Whether they wait for an answer that nobody is giving just now.
    fn is_waiting(&self) -> bool {
        let sight = self.sight.try_lock();
        sight.is_ok_and(|sight| *sight == Sight::Thinking)
    }
}

#[derive(Default)]
struct Known {
    presses: HashMap<String, Arc<Press>>,
    order: VecDeque<Arc<Press>>,
}

/// All of them.
#[derive(Default)]
pub(super) struct Presses(Mutex<Known>);

impl Presses {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers one.
    pub(super) fn add(&self, interaction: &Interaction, sight: Sight) -> Arc<Press> {
        let user = people::actor(interaction).map(|(user, _)| user.id.clone());
        let press = Arc::new(Press {
            id: interaction.id.clone(),
            token: interaction.token.clone(),
            channel: hear::channel(interaction).unwrap_or_default().to_owned(),
            user: user.unwrap_or_default(),
            under: interaction.message.as_ref().map(|m| m.id.clone()),
            born: Instant::now(),
            sight: tokio::sync::Mutex::new(sight),
            acked: watch::Sender::new(Acked::Waiting),
        });
        let mut known = self.known();
        while let Some(oldest) = known.order.front()
            && (oldest.born.elapsed() > LIFE || known.order.len() >= MOST)
        {
            let oldest = oldest.id.clone();
            known.order.pop_front();
            known.presses.remove(&oldest);
        }
        known.order.push_back(press.clone());
        known.presses.insert(press.id.clone(), press.clone());
        press
    }

    /// The one with this id.
    pub(super) fn find(&self, id: &str) -> Option<Arc<Press>> {
        self.known().presses.get(id).cloned()
    }

    /// The newest of a person in a channel that still waits for an answer.
    pub(super) fn waiting(&self, channel: &str, user: &str) -> Option<Arc<Press>> {
        let known = self.known();
        let theirs = |press: &&Arc<Press>| {
            press.channel == channel && press.user == user && press.is_waiting()
        };
        known.order.iter().rev().take(1_000).find(theirs).cloned()
    }

    /// The newest press of a button under this message: a way to change what one person sees.
    pub(super) fn under(&self, message: &str) -> Option<Arc<Press>> {
        let known = self.known();
        let pressed = |press: &&Arc<Press>| press.under.as_deref() == Some(message);
        known.order.iter().rev().take(1_000).find(pressed).cloned()
    }

    /// The newest in a channel whose token is or may yet be good: a way to write where the bot
    /// itself may not.
    pub(super) fn newest(&self, channel: &str) -> Option<Arc<Press>> {
        let known = self.known();
        let here = |press: &&Arc<Press>| {
            press.channel == channel
                && press.born.elapsed() < LIFE
                && *press.acked.borrow() != Acked::No
        };
        known.order.iter().rev().take(1_000).find(here).cloned()
    }
}
