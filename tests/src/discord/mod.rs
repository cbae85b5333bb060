//! A Discord of our own, for tests: its HTTP interface and its gateway on loopback, with users, servers,
//! channels, messages, rights, deadlines and budgets, and faults on demand. It is strict: what breaks a
//! limit is refused as Discord refuses it and remembered as a [`Fake::wrongs`].

mod answers;
mod body;
mod faults;
mod gateway;
mod hands;
mod markup;
mod messages;
mod people;
mod rest;
mod spec;
mod stage;
mod talk;
mod world;

pub use faults::{Fault, Happens};
pub use people::Shown;
pub use spec::is_checked;
pub use stage::Stage;
pub use world::{Given, rights};

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use world::World;

/// The token that this Discord knows.
pub const TOKEN: &str = "token-of-the-bot";

/// The fake. Clones are the same one.
#[derive(Clone)]
pub struct Fake {
    pub(crate) world: Arc<Mutex<World>>,
    at: SocketAddr,
}

impl Fake {
    /// A new one on a free port of this machine, served as long as the runtime lives.
    ///
    /// # Errors
    /// When there is no port.
    pub async fn start() -> std::io::Result<Fake> {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let fake = Fake {
            world: Arc::default(),
            at: listener.local_addr()?,
        };
        let router = rest::router(fake.clone()).merge(gateway::router(fake.clone()));
        tokio::spawn(async move {
            // A closed listener ends the test in its own way.
            let _ = axum::serve(listener, router).await;
        });
        Ok(fake)
    }

    /// The address of its interface.
    pub fn url(&self) -> String {
        format!("http://{}", self.at)
    }

    /// The address of its gateway.
    pub fn gateway(&self) -> String {
        format!("ws://{}", self.at)
    }

    /// Its state.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was asked of it that Discord would refuse for its form.
    pub fn wrongs(&self) -> Vec<String> {
        self.world().wrongs.clone()
    }

    /// How many requests were refused with 429.
    pub fn floods(&self) -> usize {
        self.world().floods
    }

    /// How many requests were refused with this number of Discord's.
    pub fn refusals(&self, code: u64) -> usize {
        let world = self.world();
        world.refusals.iter().filter(|&&c| c == code).count()
    }

    /// The bot as people call it in a message.
    pub fn mention() -> String {
        format!("<@{}>", world::ME)
    }

    /// How long each acknowledgement took.
    pub fn acknowledged(&self) -> Vec<Duration> {
        self.world().acknowledged.clone()
    }

    /// The interactions that nobody acknowledged in time, or answered at all.
    pub fn unanswered(&self) -> usize {
        self.world().unanswered()
    }

    /// The interactions that were never acknowledged.
    pub fn unacknowledged(&self) -> usize {
        let world = self.world();
        let all = world.interactions.values();
        all.filter(|i| i.state == world::State::New).count()
    }

    /// The requests made so far: method and path.
    pub fn requests(&self) -> Vec<String> {
        self.world().requests.clone()
    }

    /// The commands that the bot has registered.
    pub fn commands(&self) -> serde_json::Value {
        self.world().commands.clone()
    }

    /// Lets something go wrong.
    pub fn fault(&self, fault: Fault) {
        self.world().faults.push(fault);
    }

    /// Changes how many requests a channel's bucket takes in how long.
    pub fn budget(&self, most: usize, within: Duration) {
        self.world().budget = (most, within);
    }
}
