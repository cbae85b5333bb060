//! Where things lie in the one tree: a letter, then the name.

use crate::{Error, GameId, Key, MOST_BYTES};
use games::Seq;

/// The number of the last commit.
pub(crate) const COMMITS: &[u8] = b"n";
const LOG: u8 = b'g';
const HEAD: u8 = b'h';
const RECORD: u8 = b'k';

/// The prefix of all heads.
pub(crate) const HEADS: &[u8] = &[HEAD];

/// The prefix of a game's events; with the number after it they lie in order.
pub(crate) fn log(game: GameId) -> Vec<u8> {
    [&[LOG], &game.0.to_be_bytes()[..]].concat()
}

/// An event.
pub(crate) fn event(game: GameId, seq: Seq) -> Vec<u8> {
    [&[LOG], &game.0.to_be_bytes()[..], &seq.0.to_be_bytes()].concat()
}

/// The number of a log's last event: without it a log that lost its end would look whole.
pub(crate) fn head(game: GameId) -> Vec<u8> {
    [&[HEAD], &game.0.to_be_bytes()[..]].concat()
}

/// A record.
pub(crate) fn record(key: &Key) -> Vec<u8> {
    records(key.as_str())
}

/// The prefix of all records whose key begins so.
pub(crate) fn records(prefix: &str) -> Vec<u8> {
    [&[RECORD], prefix.as_bytes()].concat()
}

/// The payload under [`COMMITS`]: the number, then the keys that this commit deleted, one a line.
/// Where only the raw file is left, they tell what not to bring back. What doesn't fit is left out.
pub(crate) fn commits<'a>(commit: u64, deleted: impl Iterator<Item = &'a Key>) -> Vec<u8> {
    let mut bytes = commit.to_le_bytes().to_vec();
    for key in deleted {
        let key = key.as_str();
        if bytes.len() + key.len() < MOST_BYTES {
            bytes.extend_from_slice(key.as_bytes());
            bytes.push(b'\n');
        }
    }
    bytes
}

/// Reads what [`commits`] wrote.
pub(crate) fn read_commits(bytes: &[u8]) -> Option<(u64, Vec<Key>)> {
    let (number, keys) = bytes.split_first_chunk()?;
    let keys = std::str::from_utf8(keys).ok()?.lines();
    let keys = keys.map(|key| Key::new(key).ok()).collect::<Option<_>>()?;
    Some((u64::from_le_bytes(*number), keys))
}

/// What a key stands for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Commits,
    Head(GameId),
    Event(GameId, Seq),
    Record(Key),
}

/// Reads a key.
pub(crate) fn read(key: &[u8]) -> Result<Found, Error> {
    let strange = || Error::corrupt(format!("a key that isn't of this store: {key:02x?}"));
    let (&kind, rest) = key.split_first().ok_or_else(strange)?;
    let game = |bytes: &[u8]| bytes.try_into().map(|b| GameId(u64::from_be_bytes(b)));
    match kind {
        b'n' if rest.is_empty() => Ok(Found::Commits),
        HEAD => game(rest).map(Found::Head).map_err(|_| strange()),
        LOG => {
            let (id, seq) = rest.split_at_checked(8).ok_or_else(strange)?;
            let seq = seq.try_into().map_err(|_| strange())?;
            let id = game(id).map_err(|_| strange())?;
            Ok(Found::Event(id, Seq(u32::from_be_bytes(seq))))
        }
        RECORD => {
            let text = std::str::from_utf8(rest).map_err(|_| strange())?;
            Key::new(text).map(Found::Record).map_err(|_| strange())
        }
        _ => Err(strange()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_back() {
        let (game, key) = (GameId(0x0102_0304_0506_0708), Key::new("open/z8").unwrap());
        assert_eq!(
            read(&event(game, Seq(9))).unwrap(),
            Found::Event(game, Seq(9))
        );
        assert_eq!(read(&head(game)).unwrap(), Found::Head(game));
        assert_eq!(read(&record(&key)).unwrap(), Found::Record(key));
        assert_eq!(read(COMMITS).unwrap(), Found::Commits);
        let odd: [&[u8]; 7] = [
            b"",
            b"x",
            b"nn",
            b"g1234567",
            b"g12345678abcde",
            b"h1",
            b"k//",
        ];
        for odd in odd {
            assert!(read(odd).is_err(), "{odd:?}");
        }
    }

    #[test]
    fn commits_name_what_they_deleted() {
        let keys: Vec<Key> = ["open/1", "chat/x"].map(|k| Key::new(k).unwrap()).into();
        let bytes = commits(300, keys.iter());
        assert_eq!(read_commits(&bytes), Some((300, keys)));
        assert_eq!(read_commits(&[1, 0, 0, 0, 0, 0, 0, 0]), Some((1, vec![])));
        for bad in [&b""[..], b"1234567", b"12345678a//b", b"12345678\xff"] {
            assert_eq!(read_commits(bad), None);
        }
        let many: Vec<Key> = (0..900)
            .map(|n| Key::new(format!("open/{n}")).unwrap())
            .collect();
        let bytes = commits(1, many.iter());
        assert!(bytes.len() <= MOST_BYTES);
        let (_, some) = read_commits(&bytes).unwrap();
        assert!(some.len() > 300 && many.starts_with(&some));
    }

    #[test]
    fn events_lie_in_order() {
        let (a, b) = (GameId(255), GameId(256));
        let keys = [
            event(a, Seq(9)),
            event(a, Seq(10)),
            event(a, Seq(256)),
            event(b, Seq(0)),
        ];
        assert!(keys.is_sorted());
    }
}
