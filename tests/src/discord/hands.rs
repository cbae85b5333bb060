//! What a test does to the platform itself: connections, grants, deadlines.

use super::Fake;
use super::gateway::Frame;
use serde_json::json;
use std::sync::atomic::Ordering;
use std::time::Duration;

impl Fake {
    /// Every connection to the gateway is cut; the sessions live on.
    pub fn cut(&self) {
        self.world().hang_up(|| Frame::Drop);
    }

    /// Every connection is closed with this code.
    pub fn close(&self, code: u16) {
        self.world().hang_up(|| Frame::Close(code));
    }

    /// Every session is forgotten, and its connection told so.
    pub fn forget_sessions(&self) {
        let mut world = self.world();
        world.tell_all(&json!({ "op": 9, "d": false }));
        world.sessions.clear();
        world.starts.clear();
    }

    /// Every session is called invalid for now: it can be taken up again.
    pub fn doubt_sessions(&self) {
        self.world().tell_all(&json!({ "op": 9, "d": true }));
    }

    /// Whether heartbeats are heard without an answer.
    pub fn deafen(&self, is_deaf: bool) {
        self.world().is_deaf = is_deaf;
    }

    /// How often hearts beat from the next connection on.
    pub fn heartbeat(&self, every: Duration) {
        self.world().heartbeat = every;
    }

    /// Every connection is asked to come back.
    pub fn ask_to_reconnect(&self) {
        self.world().tell_all(&json!({ "op": 7, "d": null }));
    }

    /// What is uploaded from now on is kept.
    pub fn keep_files(&self) {
        self.world().keeps_files = true;
    }

    /// How many sessions there are.
    pub fn sessions(&self) -> usize {
        self.world().sessions.len()
    }

    /// How many sessions somebody listens to.
    pub fn connections(&self) -> usize {
        let world = self.world();
        world
            .sessions
            .iter()
            .filter(|session| session.is_on())
            .count()
    }

    /// How many sessions were ever begun.
    pub fn begun(&self) -> usize {
        self.world().begun
    }

    /// How many connections were ever opened.
    pub fn lines(&self) -> usize {
        self.world().lines
    }

    /// How many events went out.
    pub fn sent(&self) -> usize {
        self.world().sent.load(Ordering::Acquire)
    }

    /// Gives somebody a name to be called by.
    pub fn username(&self, name: &str, username: &str) {
        let mut world = self.world();
        let id = world.user(name).id;
        if let Some(user) = world.users.iter_mut().find(|user| user.id == id) {
            user.username = username.to_owned();
        }
    }

    /// Somebody shows this name instead of the one that a test knows them by.
    pub fn named(&self, who: &str, name: &str) {
        let mut world = self.world();
        let id = world.user(who).id;
        if let Some(user) = world.users.iter_mut().find(|user| user.id == id) {
            user.name = name.to_owned();
        }
    }

    /// There is somebody of this name.
    pub fn person(&self, name: &str) {
        self.world().user(name);
    }

    /// Whether there is anybody of this name.
    pub fn knows(&self, name: &str) -> bool {
        self.world().users.iter().any(|user| user.who == name)
    }

    /// Grants Message Content or not.
    pub fn grant_content(&self, grants: bool) {
        self.world().grants_content = grants;
    }

    /// How many shards there must be, and how many sessions may begin at once.
    pub fn shards(&self, shards: u32, concurrency: u32) {
        let mut world = self.world();
        (world.shards, world.concurrency) = (shards, concurrency);
    }

    /// Whether anybody can be told where the gateway is.
    pub fn gateway_is_down(&self, down: bool) {
        self.world().gateway_is_down = down;
    }

    /// What happens from now on happened so long ago.
    pub fn ago(&self, ago: Duration) {
        self.world().ago = ago;
    }

    /// How long a first answer may take, and how long a token is good.
    pub fn deadlines(&self, first: Duration, token: Duration) {
        let mut world = self.world();
        (world.deadline, world.life) = (first, token);
    }
}
