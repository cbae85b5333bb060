//! Time in which the process was down: counted from its last heartbeat, or from its orderly end.

use super::*;

/// Seconds that whoever is to move in the only game still has for the turn.
fn left(hall: &mut Hall, now: At) -> u64 {
    let game = hall.open_games()[0];
    let table = hall.table(game).unwrap();
    let seat = table.turn().iter().next().unwrap();
    table.time_left(seat, now).0.unwrap() / 1_000
}

#[test]
fn time_since_the_last_heartbeat_is_charged_to_nobody() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let mut chats = Chats::over(store.clone());
    chats.start("тут");
    chats.now = NOW.after(20_000);
    chats.put(Input::Tick);
    drop(chats);
    // It died soon after.
    let now = NOW.after(50_000);
    let words = || Words::with(Lexicon::from_list(Lang::Ru, &["кот", "акот"]));
    let (mut hall, _) = Hall::open(store.clone(), words(), 1, now);
    assert_eq!(left(&mut hall, now), 40);
    // An orderly end is the moment from which nothing is charged, whenever the last beat was.
    hall.stop(now.after(3_000));
    drop(hall);
    let now = NOW.after(500_000);
    let (mut hall, _) = Hall::open(store, words(), 1, now);
    assert_eq!(left(&mut hall, now), 37);
}

#[test]
fn rematches_and_offers_in_a_chat_are_limited() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    chats.say("тут", "Анна", "/resign");
    let again = (0..30).map(|_| {
        let said = chats.say("тут", "Анна", "/rematch");
        let refused = said[0].1.contains("предложений подряд");
        chats.say("тут", "Анна", "/resign");
        refused
    });
    // The offer of the first game counts, too.
    assert_eq!(again.filter(|&refused| refused).count(), 11);
    assert_ne!(chats.hall.open_games(), [game]);
    let mut refused = 0;
    for n in 0..7 {
        for _ in 0..10 {
            let name = format!("Игрок {n}");
            let said = chats.say("там", &name, "/balda 3x3 кот");
            refused += usize::from(said[0].1.contains("предложений подряд"));
            chats.say("там", &name, "/cancel");
        }
    }
    assert_eq!(refused, 10);
}
