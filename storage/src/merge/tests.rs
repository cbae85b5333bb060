use super::*;
use crate::salvage::Dated;

/// What a source has: its commits, events as `game:seq`, records as `key=value`.
fn contents(commits: u64, events: &str, records: &str) -> Contents {
    Contents {
        commits,
        events: of_events(events, |text| text.as_bytes().to_vec()),
        records: of_records(records, |value| value.as_bytes().to_vec()),
        damaged: false,
    }
}

fn damaged(mut contents: Contents) -> Contents {
    contents.damaged = true;
    contents
}

fn of_events<T>(text: &str, value: impl Fn(&str) -> T) -> BTreeMap<(GameId, Seq), T> {
    let event = |text: &str| {
        let (game, seq) = text.split_once(':').unwrap();
        let at = (GameId(game.parse().unwrap()), Seq(seq.parse().unwrap()));
        (at, value(text))
    };
    text.split_whitespace().map(event).collect()
}

fn of_records<T>(text: &str, value: impl Fn(&str) -> T) -> BTreeMap<Key, T> {
    let record = |text: &str| {
        let (key, said) = text.split_once('=').unwrap();
        (Key::new(key).unwrap(), value(said))
    };
    text.split_whitespace().map(record).collect()
}

/// What was carved from the file, all of it of one commit; and keys that commits deleted, as `key=commit`.
fn carved(commit: u64, events: &str, records: &str, deleted: &str) -> Carved {
    let dated = |text: &str| Dated {
        commit,
        bytes: text.as_bytes().to_vec(),
    };
    Carved {
        events: of_events(events, dated),
        records: of_records(records, dated),
        deleted: of_records(deleted, |commit| commit.parse().unwrap()),
    }
}

fn nothing() -> Carved {
    Carved::default()
}

/// Merges; what came of it: the commits, then events, then records; what was lost is a line each; then how
/// many events and records were saved from what isn't the backup.
fn merged(opened: Option<Contents>, backup: Option<Contents>, carved: Carved) -> String {
    let mut report = Repair::default();
    let contents = merge(opened, backup, carved, &mut report);
    let events = contents.events.values();
    let events = events.map(|bytes| String::from_utf8(bytes.clone()).unwrap());
    let records = contents.records.iter();
    let records = records.map(|(key, value)| format!("{key}={}", String::from_utf8_lossy(value)));
    let mut lines = vec![
        format!("{} commits", contents.commits),
        events.collect::<Vec<_>>().join(" "),
        records.collect::<Vec<_>>().join(" "),
    ];
    lines.extend(report.lost);
    let (events, records) = (report.events_saved, report.records_saved);
    lines.push(format!("saved {events}, {records}"));
    lines.join(" | ")
}

#[test]
fn the_later_one_is_the_truth() {
    let early = || contents(3, "1:0", "a=1 b=1");
    let late = || contents(5, "1:0 1:1", "a=2 c=2");
    // What the later one lacks was deleted.
    let cases = [
        (
            "the store",
            (Some(late()), Some(early())),
            "5 commits | 1:0 1:1 | a=2 c=2 | saved 1, 2",
        ),
        (
            "the backup",
            (Some(early()), Some(late())),
            "5 commits | 1:0 1:1 | a=2 c=2 | saved 0, 0",
        ),
        (
            "both are as late: the store",
            (Some(contents(3, "", "a=9")), Some(early())),
            "3 commits | 1:0 | a=9 | saved 0, 1",
        ),
        (
            "no backup",
            (Some(early()), None),
            "3 commits | 1:0 | a=1 b=1 | saved 1, 2",
        ),
        (
            "a store that can't be opened",
            (None, Some(early())),
            "3 commits | 1:0 | a=1 b=1 | saved 0, 0",
        ),
        (
            "neither",
            (None, None),
            "0 commits |  |  | the directory can't be opened, and there is no backup | saved 0, 0",
        ),
    ];
    for (name, (opened, backup), expected) in cases {
        assert_eq!(merged(opened, backup, nothing()), expected, "{name}");
    }
}

#[test]
fn a_hole_is_filled_from_elsewhere() {
    let late = || contents(5, "1:0 2:0", "a=2");
    let early = || contents(3, "1:0 1:1 2:0", "a=1 b=1");
    let cases = [
        (
            "events of a log only grow: whoever has them is right",
            (Some(late()), Some(early())),
            nothing(),
            "5 commits | 1:0 1:1 2:0 | a=2 | saved 0, 1",
        ),
        (
            "a record that couldn't be read comes in an older state, and that is told",
            (Some(damaged(late())), Some(early())),
            nothing(),
            "5 commits | 1:0 1:1 2:0 | a=2 b=1 | record b: only an older state of it | saved 0, 1",
        ),
        (
            "unless a later one lies in the file",
            (Some(damaged(late())), Some(early())),
            carved(4, "", "a=1 b=3", ""),
            "5 commits | 1:0 1:1 2:0 | a=2 b=3 | saved 0, 2",
        ),
        (
            "an earlier one is of no use",
            (Some(damaged(late())), Some(early())),
            carved(3, "", "a=1 b=0", ""),
            "5 commits | 1:0 1:1 2:0 | a=2 b=1 | record b: only an older state of it | saved 0, 1",
        ),
        (
            "and what was deleted since stays so",
            (Some(damaged(late())), Some(early())),
            carved(4, "", "", "b=4"),
            "5 commits | 1:0 1:1 2:0 | a=2 | saved 0, 1",
        ),
        (
            "or as it lies in the file, whenever it was written",
            (Some(damaged(late())), None),
            carved(4, "", "a=1 b=3", ""),
            "5 commits | 1:0 2:0 | a=2 b=3 | saved 2, 2",
        ),
        (
            "where all could be read it was deleted",
            (Some(late()), None),
            carved(4, "", "b=3", ""),
            "5 commits | 1:0 2:0 | a=2 | saved 2, 1",
        ),
    ];
    for (name, (opened, backup), carved, expected) in cases {
        assert_eq!(merged(opened, backup, carved), expected, "{name}");
    }
}

#[test]
fn what_lies_in_the_file_is_later_than_what_sled_gives() {
    let opened = || Some(contents(5, "1:0", "a=1 b=1"));
    let cases = [
        (
            "later states and events are taken, and commits go on after them",
            carved(7, "1:1", "a=2 c=2", ""),
            "7 commits | 1:0 1:1 | a=2 b=1 c=2 | saved 2, 3",
        ),
        (
            "a record alone makes the commits go on",
            carved(7, "", "a=2", ""),
            "7 commits | 1:0 | a=2 b=1 | saved 1, 2",
        ),
        (
            "what was deleted after is gone, whatever it was",
            carved(7, "", "a=2", "a=7 b=6"),
            "7 commits | 1:0 |  | saved 1, 0",
        ),
        (
            "what was deleted and made again is there",
            carved(7, "", "a=2", "a=6 b=5"),
            "7 commits | 1:0 | a=2 b=1 | saved 1, 2",
        ),
        (
            "an event is what it was",
            carved(7, "1:0", "", ""),
            "7 commits | 1:0 | a=1 b=1 | saved 1, 2",
        ),
    ];
    for (name, carved, expected) in cases {
        assert_eq!(merged(opened(), None, carved), expected, "{name}");
    }
}

#[test]
fn a_log_ends_where_an_event_is_missing() {
    let check = |events: &str, expected: &str| {
        assert_eq!(
            merged(Some(contents(1, events, "")), None, nothing()),
            expected
        );
    };
    check("1:0 1:1 2:0", "1 commits | 1:0 1:1 2:0 |  | saved 3, 0");
    check(
        "1:0 1:2 1:3 2:0",
        "1 commits | 1:0 2:0 |  | game 1: event 1 is missing, 2 after it are left out | saved 2, 0",
    );
    check(
        "1:1 2:0",
        "1 commits | 2:0 |  | game 1: event 0 is missing, 1 after it are left out | saved 1, 0",
    );
}
