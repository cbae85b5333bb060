use super::super::tests::{Chats, NOW, tells};
use super::super::{Hall, Words};
use crate::chat::Input;
use games::words::{Lang, Lexicon};
use std::sync::Arc;
use storage::{Fault, Faulty, GameId, Memory, Store};

const MINUTE: u64 = 60_000;

/// A game with a minute a turn in «тут», on a store that can be made to fail.
fn playing() -> (Chats, Arc<Faulty<Memory>>, GameId) {
    let store = Arc::new(Faulty::new(Memory::new()));
    let mut chats = Chats::over(store.clone());
    let game = chats.start("тут");
    (chats, store, game)
}

/// Half a minute passes, tick by tick.
fn half_a_minute(chats: &mut Chats) -> Vec<String> {
    let mut said = Vec::new();
    for _ in 0..30 {
        chats.now = chats.now.after(1_000);
        said.extend(chats.put(Input::Tick).into_iter().map(|(_, text)| text));
    }
    said
}

fn length(store: &dyn Store, game: GameId) -> usize {
    store.log(game).unwrap().len()
}

#[test]
fn a_full_disk_refuses_moves_and_costs_nobody_time() {
    for fault in [Fault::Full, Fault::Io] {
        let (mut chats, store, game) = playing();
        let before = length(&store, game);
        half_a_minute(&mut chats);

        store.all_commits(Some(fault));
        for name in ["Анна", "Борис"] {
            let said = chats.say("тут", name, "/m акот а1");
            assert_eq!(said.len(), 1, "{said:?}");
            assert!(
                said[0].1.contains("Не удалось записать на диск"),
                "{said:?}"
            );
        }
        for _ in 0..10 {
            assert_eq!(half_a_minute(&mut chats), [""; 0]);
        }
        assert_eq!(length(&store, game), before, "nothing was done");

        // There is room again: half a minute of the turn is left.
        store.all_commits(None);
        chats.now = chats.now.after(1_000);
        assert!(chats.put(Input::Tick).is_empty());
        chats.now = chats.now.after(25_000);
        let said = chats.put(Input::Tick);
        assert!(!tells(&said, "время хода вышло"), "{said:?}");
        let said = half_a_minute(&mut chats);
        assert!(
            said.iter().any(|text| text.contains("время хода вышло")),
            "{said:?}"
        );
    }
}

#[test]
fn the_first_word_after_a_full_disk_is_heard() {
    let (mut chats, store, game) = playing();
    let before = length(&store, game);
    store.all_commits(Some(Fault::Full));
    chats.now = chats.now.after(5 * MINUTE);
    assert!(chats.say("тут", "Анна", "/pass")[0].1.contains("диск"));
    chats.now = chats.now.after(5 * MINUTE);
    store.all_commits(None);
    let said = chats.both_say("тут", "/pass");
    assert!(tells(&said, ": пас."), "{said:?}");
    assert!(length(&store, game) > before);
}

#[test]
fn a_store_that_cannot_be_read_isnt_taken_for_an_empty_one() {
    let (mut chats, store, game) = playing();
    let all = |store: &dyn Store| (store.scan("").unwrap(), length(store, game));
    let before = all(&store);
    store.all_reads(Some(Fault::Io));
    for text in ["/balda", "/m акот а1", "/me", "/settings", "всем привет"] {
        let said = chats.say("тут", "Вера", text);
        let sorry = |(_, text): &(String, String)| {
            text.contains("written to disk") || text.contains("записать на диск")
        };
        assert!(said.iter().all(sorry), "{said:?}");
    }
    chats.now = chats.now.after(10 * MINUTE);
    chats.put(Input::Tick);
    store.all_reads(None);
    assert_eq!(all(&store), before, "nothing was decided in the dark");
    assert_eq!(chats.hall.open_games(), [game]);
    chats.put(Input::Tick);
    assert_eq!(chats.hall.open_games(), [game], "and the game goes on");
}

#[test]
fn a_hall_that_begins_on_a_full_disk_wakes_up_when_there_is_room() {
    let (mut chats, store, game) = playing();
    half_a_minute(&mut chats);
    store.all_commits(Some(Fault::Full));
    // The process is killed, and begins again an hour later.
    let later = chats.now.after(60 * MINUTE);
    let words = Words::with(Lexicon::from_list(Lang::Ru, &["кот", "акот", "бот"]));
    let (hall, out) = Hall::open(store.clone(), words, 2, later);
    assert!(out.effects.is_empty());
    chats.hall = hall;
    chats.now = later;
    assert!(chats.say("тут", "Анна", "/pass")[0].1.contains("диск"));
    assert_eq!(half_a_minute(&mut chats), [""; 0]);
    let before = length(&store, game);

    store.all_commits(None);
    chats.now = chats.now.after(1_000);
    let said = chats.put(Input::Tick);
    assert!(!tells(&said, "время хода вышло"), "{said:?}");
    assert_eq!(
        length(&store, game),
        before + 1,
        "the time in between is excused"
    );
    assert!(chats.now.since(NOW) > 60 * MINUTE);
    let said = chats.both_say("тут", "/pass");
    assert!(tells(&said, ": пас."), "{said:?}");
}
