//! The hall with its door, and a clock moved by hand.

use bot::chat::{Effect, Input};
use bot::hall::{Arrival, Arrives, Door, Hall, Out, Words};
use games::At;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use storage::{Memory, Store};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// When transcripts begin: 1 September 2026, 09:00 UTC.
const DAWN: At = At(1_788_253_200_000);
/// The longest step of the clock, in ms.
const STEP: u64 = 1_000;

enum Command {
    /// Time has come so far; says whether anything was to be shown.
    Tick(oneshot::Sender<bool>),
    /// Nothing: says that all before was heard.
    Rest(oneshot::Sender<()>),
    /// The process ends.
    End,
}

/// What all see of a running hall.
#[derive(Default)]
struct Counts {
    /// Effects given to the adapter since it was connected.
    effects: AtomicUsize,
    /// Inputs heard.
    heard: AtomicUsize,
}

/// The hall over a store in memory.
pub struct House {
    store: Arc<dyn Store>,
    words: Words,
    seed: u64,
    platform: bot::chat::Platform,
    now: Arc<AtomicU64>,
    counts: Arc<Counts>,
    commands: Option<mpsc::UnboundedSender<Command>>,
    running: Option<JoinHandle<Hall>>,
    /// The hall that has ended: the next one has its chance, as in the script chat.
    ended: Option<Hall>,
}

impl House {
    /// A house with a fresh store.
    pub fn open(words: Words, seed: u64, platform: bot::chat::Platform) -> House {
        House::over(Arc::new(Memory::new()), words, seed, platform)
    }

    /// A house over a store.
    pub fn over(
        store: Arc<dyn Store>,
        words: Words,
        seed: u64,
        platform: bot::chat::Platform,
    ) -> House {
        House {
            store,
            words,
            seed,
            platform,
            now: Arc::new(AtomicU64::new(DAWN.0)),
            counts: Arc::default(),
            commands: None,
            running: None,
            ended: None,
        }
    }

    /// Its store.
    pub fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    /// The time there.
    pub fn now(&self) -> At {
        At(self.now.load(Ordering::SeqCst))
    }

    /// How many effects the adapter was given since it was connected.
    pub fn effects(&self) -> usize {
        self.counts.effects.load(Ordering::SeqCst)
    }

    /// How many inputs were heard.
    pub fn heard(&self) -> usize {
        self.counts.heard.load(Ordering::SeqCst)
    }

    /// Opens the hall: its door, and what comes out for the adapter.
    pub async fn start(&mut self) -> (Door, mpsc::Receiver<Effect>) {
        let (door, arrivals) = Door::new();
        let (outlet, effects) = mpsc::channel(100_000);
        let (commands, orders) = mpsc::unbounded_channel();
        self.counts.effects.store(0, Ordering::SeqCst);
        let (hall, out) = match self.ended.take() {
            Some(mut hall) => {
                let out = hall.reopen(self.now());
                (hall, out)
            }
            None => {
                let (store, words) = (self.store.clone(), self.words.clone());
                let (mut hall, out) = Hall::open(store, words, self.seed, self.now());
                hall.link_by(Arc::new(bot::chat::script::Nowhere));
                (hall, out)
            }
        };
        let mut running = Running {
            hall,
            now: self.now.clone(),
            outlet,
            platform: self.platform,
            counts: self.counts.clone(),
        };
        running.settle(out);
        self.commands = Some(commands);
        self.running = Some(tokio::spawn(running.run(arrivals, orders)));
        (door, effects)
    }

    /// Ends the hall as a process ends.
    pub async fn stop(&mut self) {
        if let Some(commands) = self.commands.take() {
            commands.send(Command::End).ok();
        }
        if let Some(running) = self.running.take() {
            self.ended = running.await.ok();
        }
    }

    /// Lets time pass by one step of a wait of `wait` ms, not beyond `end`. Whether anything is to be
    /// shown.
    pub async fn pass(&mut self, end: At, wait: u64) -> bool {
        let step = STEP.max(wait / 2_000);
        let now = self.now().after(step).min(end);
        self.now.store(now.0, Ordering::SeqCst);
        let (done, told) = oneshot::channel();
        if let Some(commands) = &self.commands {
            commands.send(Command::Tick(done)).ok();
        }
        told.await.unwrap_or(false)
    }

    /// Waits until all that was brought so far has been heard.
    pub async fn rest(&mut self) {
        let (done, told) = oneshot::channel();
        if let Some(commands) = &self.commands {
            commands.send(Command::Rest(done)).ok();
        }
        told.await.ok();
    }
}

struct Running {
    hall: Hall,
    now: Arc<AtomicU64>,
    outlet: mpsc::Sender<Effect>,
    platform: bot::chat::Platform,
    counts: Arc<Counts>,
}

impl Running {
    async fn run(
        mut self,
        mut arrivals: mpsc::Receiver<Arrival>,
        mut orders: mpsc::UnboundedReceiver<Command>,
    ) -> Hall {
        loop {
            tokio::select! {
                biased;
                arrival = arrivals.recv() => {
                    match arrival {
                        Some(Arrival::Input { input, done, .. }) => {
                            self.counts.heard.fetch_add(1, Ordering::SeqCst);
                            self.hear(Arrives::Input(input));
                            done.send(()).ok();
                        }
                        Some(Arrival::Running { room, tongue, answer }) => {
                            answer.send(self.hall.running(&room, tongue)).ok();
                        }
                        // No pages are opened on a platform's stage.
                        Some(Arrival::Visit { .. } | Arrival::Links(_)) => {}
                        Some(Arrival::End) | None => return self.hall,
                    }
                }
                order = orders.recv() => match order {
                    Some(Command::Tick(done)) => {
                        let before = self.counts.effects.load(Ordering::SeqCst);
                        self.hear(Input::Tick.into());
                        let after = self.counts.effects.load(Ordering::SeqCst);
                        done.send(after != before).ok();
                    }
                    Some(Command::Rest(done)) => {
                        done.send(()).ok();
                    }
                    Some(Command::End) | None => return self.hall,
                },
            }
        }
    }

    fn hear(&mut self, arrives: Arrives) {
        let now = At(self.now.load(Ordering::SeqCst));
        let out = self.hall.hear(now, arrives);
        self.settle(out);
    }

    /// Gives effects out and has computers think, until they have nothing more to think about.
    fn settle(&mut self, out: Out) {
        let mut waiting = vec![out];
        while let Some(out) = waiting.pop() {
            for effect in out.effects {
                if effect.room().platform != self.platform {
                    continue;
                }
                // Counted before it is taken: who waits for so many must not miss one.
                self.counts.effects.fetch_add(1, Ordering::SeqCst);
                if self.outlet.try_send(effect).is_err() {
                    self.counts.effects.fetch_sub(1, Ordering::SeqCst);
                }
            }
            for job in out.jobs {
                let arrives = job.run();
                let now = At(self.now.load(Ordering::SeqCst));
                waiting.push(self.hall.hear(now, arrives));
            }
        }
    }
}
