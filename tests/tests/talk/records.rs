//! What must be true of a crowd's store at any time.

use crate::crowd::Crowd;
use bot::hall::replayed;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use storage::{GameId, Store};

impl Crowd {
    pub(crate) fn logs(&self) -> BTreeMap<GameId, Vec<Vec<u8>>> {
        let heads = self.store.heads().unwrap_or_default();
        heads
            .into_iter()
            .map(|(game, _)| {
                let log = self.store.log(game).unwrap_or_default();
                (game, log.into_iter().map(|line| line.bytes).collect())
            })
            .collect()
    }

    /// The records agree with the logs: who plays where, what goes on and what is over.
    pub(crate) fn records(&self) {
        let read = |key: String| {
            let key = storage::Key::new(&key).ok()?;
            let bytes = self.store.read(&key).ok()??;
            serde_json::from_slice::<Value>(&bytes).ok()
        };
        let names = |prefix: &str| -> BTreeSet<String> {
            let all = self.store.scan(prefix).unwrap_or_default();
            let names = all
                .iter()
                .filter_map(|(key, _)| key.as_str().strip_prefix(prefix));
            names.map(str::to_owned).collect()
        };
        let open = names("open/");
        let (mut seats, mut here) = (BTreeSet::new(), BTreeSet::new());
        for game in names("game/") {
            let sitting = read(format!("game/{game}")).unwrap_or_default();
            let over = !sitting["ended"].is_null();
            assert_ne!(
                over,
                open.contains(&game),
                "{game} is over and goes on: {sitting}"
            );
            let texts = |list: &Value, path: &str| -> Vec<String> {
                let all = list.as_array().cloned().unwrap_or_default();
                let texts = all.iter().filter_map(|one| one.pointer(path)?.as_str());
                texts.map(str::to_owned).collect()
            };
            if !over {
                let people = texts(&sitting["holders"], "/person");
                seats.extend(people.iter().map(|person| format!("{person}/{game}")));
                let places = texts(&sitting["shown"], "/place/chat");
                here.extend(places.iter().map(|chat| format!("{chat}/{game}")));
                self.is_shown(&game, &sitting);
            }
        }
        assert_eq!(names("seat/"), seats, "who sits where");
        assert_eq!(names("here/"), here, "what is shown where");
        let logs: BTreeSet<String> = self.logs().keys().map(GameId::to_string).collect();
        assert_eq!(
            names("game/"),
            logs,
            "every game has its log and its record"
        );
    }

    /// What somebody did in a game is on its boards, or will be when it has gone out: both are one commit.
    fn is_shown(&self, game: &str, sitting: &Value) {
        let log = game.parse().map(|game| self.store.log(game));
        let log = log.map(Result::unwrap_or_default).unwrap_or_default();
        let boards = sitting["shown"].as_array().into_iter().flatten();
        for board in boards {
            let seen = board["seq"].as_u64().map_or(0, |seq| seq as usize + 2);
            let since = log.get(seen..).unwrap_or_default().iter();
            let since = since.filter_map(|line| serde_json::from_slice::<Value>(&line.bytes).ok());
            let behind: Vec<Value> = since.filter(|entry| !entry["by"].is_null()).collect();
            assert!(
                seen > 0 && behind.is_empty(),
                "{game} is behind: {behind:?}"
            );
        }
    }

    /// What was durable once stays: logs only grow.
    pub(crate) fn grown_from(&self, before: &BTreeMap<GameId, Vec<Vec<u8>>>) {
        let now = self.logs();
        for (game, old) in before {
            let log = now.get(game).map(Vec::as_slice).unwrap_or_default();
            assert!(log.starts_with(old), "{game}: a committed entry is gone");
        }
    }

    /// Every log can be followed; the same request twice made no second game.
    pub(crate) fn check(&self) {
        self.records();
        for (game, log) in self.logs() {
            assert_eq!(replayed(&log), Ok(()), "{game}");
        }
        let broken = self.store.scan("broken/").unwrap_or_default();
        assert!(broken.is_empty(), "a game was set apart");
    }

    pub(crate) fn keys(&self) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for (key, _) in self.store.scan("").unwrap_or_default() {
            let kind = key.as_str().split('/').next().unwrap_or("").to_owned();
            *counts.entry(kind).or_default() += 1;
        }
        counts
    }
}
