//! The thread that commits: what arrives while it syncs goes together into the next sync.

use super::Shelf;
use crate::{Batch, Error};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// The most commits in one group, so that a reader never waits long.
const MOST_TOGETHER: usize = 256;

struct Waiting {
    batch: Batch,
    tell: Sender<Result<(), Error>>,
}

pub(super) struct Committer {
    // Both are taken when it is dropped: the thread ends when nobody can send any more.
    line: Mutex<Option<Sender<Waiting>>>,
    thread: Option<JoinHandle<()>>,
}

impl Committer {
    pub(super) fn start(shelf: Arc<Shelf>) -> Result<Committer, Error> {
        let (line, waiting) = channel();
        let thread = std::thread::Builder::new().name("store".into());
        let thread = thread.spawn(move || run(&shelf, &waiting))?;
        Ok(Committer {
            line: Mutex::new(Some(line)),
            thread: Some(thread),
        })
    }

    pub(super) fn commit(&self, batch: &Batch) -> Result<(), Error> {
        let gone = || Error::from(io::Error::other("the store's thread has ended"));
        let (tell, told) = channel();
        let batch = batch.clone();
        let line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = line.as_ref().map(|line| line.send(Waiting { batch, tell }));
        drop(line);
        match sent {
            Some(Ok(())) => told.recv().map_err(|_| gone())?,
            _ => Err(gone()),
        }
    }
}

impl Drop for Committer {
    fn drop(&mut self) {
        *self.line.lock().unwrap_or_else(PoisonError::into_inner) = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(shelf: &Shelf, waiting: &Receiver<Waiting>) {
    while let Ok(first) = waiting.recv() {
        let more = waiting.try_iter().take(MOST_TOGETHER - 1);
        let group: Vec<Waiting> = std::iter::once(first).chain(more).collect();
        let batches: Vec<&Batch> = group.iter().map(|w| &w.batch).collect();
        let results = shelf.commit_group(&batches);
        for (waiting, result) in group.iter().zip(results) {
            let _ = waiting.tell.send(result); // nobody waits any more: not our concern
        }
    }
}

impl Shelf {
    /// Commits the batches with one sync, each for itself; one result a batch.
    fn commit_group(&self, batches: &[&Batch]) -> Vec<Result<(), Error>> {
        let mut lock = self.open.write().unwrap_or_else(PoisonError::into_inner);
        let everybody = |error: Error| vec![Err(error); batches.len()];
        if let Err(error) = self.room() {
            return everybody(error);
        }
        let open = match self.again(&mut lock) {
            Ok(open) => open,
            Err(error) => return everybody(error),
        };
        let mut results = Vec::with_capacity(batches.len());
        for batch in batches {
            let result = open.apply(batch);
            let fatal = match &result {
                Ok(()) | Err(Error::Conflict { .. }) => None,
                Err(error) => Some(error.clone()),
            };
            results.push(result);
            if let Some(error) = fatal {
                // sled has shut itself down, or is in a state nobody knows: what lies on the disk
                // is the truth, so it is opened again.
                self.close(&mut lock);
                return everybody(error);
            }
        }
        if results.iter().any(Result::is_ok) {
            if let Err(error) = open.sync() {
                self.close(&mut lock);
                return everybody(error);
            }
            open.witness();
        }
        results
    }

    /// Refuses when the disk is nearly full. A disk that can't be asked isn't full.
    fn room(&self) -> Result<(), Error> {
        match fs4::available_space(&self.dir) {
            Ok(free) if free < self.settings.reserve => Err(Error::Full),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
