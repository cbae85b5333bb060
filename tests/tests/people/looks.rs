//! How the pages of figures are drawn.

use crate::table::Table;
use storage::{Batch, Key, Store};

/// A table where two have won two games each.
fn played() -> Table {
    let mut table = Table::new();
    for _ in 0..2 {
        table.beats("main", "Ярополк", "Борис");
        table.beats("main", "Борис", "Ярополк");
        table.now = table.now.after(60_000);
    }
    table
}

/// The picture that answers a command: what tells it from others, and its bytes.
fn page(table: &mut Table, command: &str) -> (String, Vec<u8>) {
    table.say("Ярополк", command);
    let picture = table.bodies.last().and_then(|body| body.picture.clone());
    let picture = picture.unwrap();
    (picture.key, (picture.draw)())
}

#[test]
fn pages_are_of_the_day_or_of_the_night() {
    let mut table = played();
    for command in ["/stats balda", "/top balda"] {
        let day = page(&mut table, command);
        table.say("Вера", "/settings ночь");
        let night = page(&mut table, command);
        assert!(day.0 != night.0 && day.1 != night.1, "{command}");
        table.say("Вера", "/settings день");
        assert_eq!(page(&mut table, command).0, day.0, "{command}");
    }
}

#[test]
fn the_best_are_shown_with_their_way() {
    let mut table = played();
    let (key, shown) = page(&mut table, "/top balda");
    let (name, career) = table.career().pop().unwrap();
    let mut career: serde_json::Value = serde_json::from_str(&career).unwrap();
    let form = career["form"].as_array_mut().unwrap();
    assert_eq!(form.len(), 4);
    form.truncate(2);
    let record = serde_json::to_vec(&career).unwrap();
    let batch = Batch {
        put: vec![(Key::new(&name).unwrap(), Some(record))],
        ..Batch::default()
    };
    table.store.commit(&batch).unwrap();
    // In words they are the same.
    let (same, other) = page(&mut table, "/top balda");
    assert_eq!(key, same);
    assert!(shown != other, "another way is drawn the same");
}
