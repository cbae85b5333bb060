//! The way into the hall: inputs go in, in order of arrival, and are answered when durable.

use crate::chat::Input;
use tokio::sync::{mpsc, oneshot};

/// How many inputs may wait before those who bring them have to.
const QUEUE: usize = 1024;

/// Something brought to the hall.
#[derive(Debug)]
pub struct Arrival {
    /// What.
    pub input: Input,
    /// Told when what it did is durable.
    pub done: oneshot::Sender<()>,
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
        self.0
            .send(Arrival { input, done })
            .await
            .map_err(|_| Closed)?;
        heard.await.map_err(|_| Closed)
    }
}
