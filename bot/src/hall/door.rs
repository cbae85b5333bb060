//! The way into the hall: inputs go in, in order of arrival, and are answered when durable.

use super::running::Running;
use super::visit::{Links, Seen, Visit};
use crate::chat::{Input, RoomRef};
use crate::speech::Tongue;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many inputs may wait before those who bring them have to.
const QUEUE: usize = 1024;

/// Something brought to the hall.
pub enum Arrival {
    /// From a chat.
    Input {
        /// What.
        input: Box<Input>,
        /// When it came.
        since: Instant,
        /// Told when what it did is durable.
        done: oneshot::Sender<()>,
    },
    /// From a player's page of their game.
    Visit {
        /// What it asks.
        visit: Visit,
        /// Where it waits for the answer.
        answer: oneshot::Sender<Seen>,
    },
    /// From somebody who chooses among the games of a room.
    Running {
        /// Where.
        room: RoomRef,
        /// In which language they are told.
        tongue: Tongue,
        /// Where the answer is awaited.
        answer: oneshot::Sender<Vec<Running>>,
    },
    /// Whoever serves such pages can make links to them.
    Links(Arc<dyn Links>),
    /// The program is stopping: nothing more is taken.
    End,
}

impl fmt::Debug for Arrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arrival::Input { input, .. } => f.debug_tuple("Input").field(input).finish(),
            Arrival::Visit { visit, .. } => f.debug_tuple("Visit").field(visit).finish(),
            Arrival::Running { room, .. } => f.debug_tuple("Running").field(room).finish(),
            Arrival::Links(_) => f.write_str("Links"),
            Arrival::End => f.write_str("End"),
        }
    }
}

/// Where adapters bring their inputs.
#[derive(Clone, Debug)]
pub struct Door(mpsc::Sender<Arrival>);

/// The hall has stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the hall is closed")]
pub struct Closed;

impl Door {
    /// A door, and what the hall reads behind it.
    pub fn new() -> (Door, mpsc::Receiver<Arrival>) {
        let (send, receive) = mpsc::channel(QUEUE);
        (Door(send), receive)
    }

    /// Brings an input; returns when all that it did is durable.
    ///
    /// # Errors
    /// `Closed` when the program is stopping: the input is not done.
    pub async fn put(&self, input: Input) -> Result<(), Closed> {
        let (done, heard) = oneshot::channel();
        let since = Instant::now();
        let input = Box::new(input);
        let arrival = Arrival::Input { input, since, done };
        self.bring(arrival).await?;
        heard.await.map_err(|_| Closed)
    }

    /// Asks for a player's page; returns when there is something to show, which may be never.
    ///
    /// # Errors
    /// `Closed` when the program is stopping.
    pub async fn visit(&self, visit: Visit) -> Result<Seen, Closed> {
        let (answer, seen) = oneshot::channel();
        self.bring(Arrival::Visit { visit, answer }).await?;
        seen.await.map_err(|_| Closed)
    }

    /// The games of which a board is shown in a room.
    ///
    /// # Errors
    /// `Closed` when the program is stopping.
    pub async fn running(&self, room: RoomRef, tongue: Tongue) -> Result<Vec<Running>, Closed> {
        let (answer, running) = oneshot::channel();
        self.bring(Arrival::Running {
            room,
            tongue,
            answer,
        })
        .await?;
        running.await.map_err(|_| Closed)
    }

    /// Tells the hall that there are such pages, and who makes the links to them.
    ///
    /// # Errors
    /// `Closed` when the program is stopping.
    pub async fn link_by(&self, links: Arc<dyn Links>) -> Result<(), Closed> {
        self.bring(Arrival::Links(links)).await
    }

    /// What closes every door, and is none itself.
    pub fn latch(&self) -> Latch {
        Latch(self.0.downgrade())
    }

    async fn bring(&self, arrival: Arrival) -> Result<(), Closed> {
        self.0.send(arrival).await.map_err(|_| Closed)
    }
}

/// Closes every door, whoever still holds one.
#[derive(Debug)]
pub struct Latch(mpsc::WeakSender<Arrival>);

impl Latch {
    /// Lets nothing more in. What was brought before is done.
    pub async fn close(&self) {
        if let Some(door) = self.0.upgrade() {
            // When the hall has stopped meanwhile, so much the better.
            door.send(Arrival::End).await.ok();
        }
    }
}
