use crate::sled::{Sled, layout};
use crate::{Append, Batch, Error, GameId, Store};
use games::Seq;

fn begins(game: u64) -> Batch {
    let append = Append {
        game: GameId(game),
        seq: Seq(0),
        bytes: b"it begins".to_vec(),
    };
    Batch {
        append: vec![append],
        ..Batch::default()
    }
}

/// The store, of whose games this one's last number is damaged.
fn spoilt(game: u64) -> (tempfile::TempDir, Sled) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sled::open(folder.path().join("store")).unwrap();
    let open = store.shelf.read_lock();
    let head = layout::head(GameId(game));
    open.as_ref().unwrap().db.insert(head, b"spoilt").unwrap();
    drop(open);
    (folder, store)
}

#[test]
fn an_error_of_one_is_told_to_all_who_are_committed_with_it() {
    let (_folder, store) = spoilt(2);
    let group = [begins(1), begins(2), begins(3)];
    let results = store.shelf.commit_group(&group.each_ref());
    // Nobody is told that something is durable which never was synced; and nobody waits for ever.
    assert_eq!(results.len(), group.len());
    for result in results {
        assert!(matches!(result, Err(Error::Corrupt { .. })), "{result:?}");
    }
    // Whoever comes next finds it open again.
    store.commit(&begins(4)).unwrap();
    assert_eq!(store.head(GameId(4)).unwrap(), Some(Seq(0)));
}

#[test]
fn a_conflict_is_told_to_its_own_alone() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sled::open(folder.path().join("store")).unwrap();
    let group = [begins(1), begins(1), begins(3)];
    let results = store.shelf.commit_group(&group.each_ref());
    assert!(
        matches!(results[..], [Ok(()), Err(Error::Conflict { .. }), Ok(())]),
        "{results:?}"
    );
}
