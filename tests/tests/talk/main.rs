//! Several people at once, whatever they do and whenever the process ends: nothing breaks.

mod crowd;
mod records;

use bot::chat::{Effect, Input, MessageId, PostId, RoomKind, Source};
use bot::hall::Hall;
use crowd::{Crowd, PEOPLE, words};
use std::collections::BTreeSet;
use storage::Fault;

#[test]
fn whatever_people_do_the_logs_stay_legal() {
    let mut logs = Vec::new();
    for seed in 0..40 {
        let mut crowd = Crowd::new(seed);
        for _ in 0..2_000 {
            crowd.step();
        }
        crowd.check();
        logs.extend(crowd.logs().into_values().flatten());
    }
    // What was played is worth the name.
    let count = |what: &str| {
        let there = |line: &&Vec<u8>| String::from_utf8_lossy(line).contains(what);
        logs.iter().filter(there).count()
    };
    for (what, least) in [
        ("\"v\":", 40),
        ("placed", 300),
        ("passed", 100),
        ("ended", 30),
        ("taken_back", 10),
        ("asked", 20),
        ("excused", 5),
        ("set_aside", 5),
        ("resumed", 1),
        ("proposed", 1),
        ("left", 10),
    ] {
        assert!(count(what) >= least, "only {} of {what}", count(what));
    }
}

#[test]
fn what_is_over_leaves_little_behind() {
    let mut crowd = Crowd::new(7);
    for _ in 0..3_000 {
        crowd.step();
    }
    crowd.check();
    let games = crowd.logs().len();
    // All wait long enough: offers go, quiet games are set aside, updates are forgotten.
    for _ in 0..60 {
        crowd.now = crowd.now.after(24 * 3_600_000);
        crowd.put(Input::Tick);
        crowd.take_posts();
    }
    let keys = crowd.keys();
    let count = |kind: &str| keys.get(kind).copied().unwrap_or(0);
    for kind in ["once", "post", "offer", "wordvote"] {
        assert_eq!(count(kind), 0, "{kind} stays for ever: {keys:?}");
    }
    assert_eq!(count("game"), games, "{keys:?}");
    assert!(count("msg") <= 24 * games, "{keys:?}");
    assert!(count("closing") == 0, "{keys:?}");
    assert!(count("asked") <= PEOPLE.len() * 6, "{keys:?}");
    assert!(count("open") <= 20 * 6, "{keys:?}");
}

/// Six people, three games at once, restarts, lost commits: a thousand orders of it all.
#[test]
fn a_thousand_interleavings() {
    for seed in 1_000..2_000 {
        let mut crowd = Crowd::new(seed);
        for offer in ["/balda 3x3 кот", "/balda 3x3 кот 20s", "/royal 3x5 кот"] {
            let mut source = crowd.source();
            (source.room.id, source.room.topic) = ("group".to_owned(), None);
            source.kind = RoomKind::Group;
            let said = |source: &Source, text: &str| Input::Said {
                source: Source {
                    once: None,
                    ..source.clone()
                },
                message: MessageId("start".to_owned()),
                text: text.to_owned(),
                reply_to: None,
            };
            crowd.put(said(&source, offer));
            let press = |crowd: &Crowd, what: &str| {
                let mut newest = crowd.seen.iter().rev();
                newest
                    .find(|(_, _, button)| button.data.ends_with(what))
                    .cloned()
            };
            let joined = press(&crowd, ":join");
            for who in 0..2 {
                let Some((room, message, button)) = joined.clone() else {
                    continue;
                };
                let mut other = crowd.source();
                other.from.id = format!("guest-{who}");
                (other.room, other.kind) = (room, RoomKind::Group);
                crowd.put(Input::Pressed {
                    source: other,
                    data: button.data,
                    message: Some(message),
                    press: None,
                });
            }
            if let Some((room, message, button)) = press(&crowd, ":start") {
                source.room = room;
                crowd.put(Input::Pressed {
                    source: Source {
                        once: None,
                        ..source
                    },
                    data: button.data,
                    message: Some(message),
                    press: None,
                });
            }
        }
        assert!(crowd.logs().len() >= 3, "three games have begun");
        for _ in 0..40 {
            crowd.step();
        }
        crowd.check();
    }
}

/// A store that is opened again with the same seed gives no number a second time.
#[test]
fn another_life_has_other_numbers() {
    let mut crowd = Crowd::new(5);
    let mut posts = Vec::new();
    for life in 0..6 {
        let source = crowd.source();
        let said = Input::Said {
            source: Source {
                once: None,
                ..source
            },
            message: MessageId(life.to_string()),
            text: "/balda 3x3 кот @Кто".to_owned(),
            reply_to: None,
        };
        let out = crowd.hall.hear(crowd.now, said.into());
        let post = |effect: &Effect| match effect {
            Effect::Post { post, .. } => Some(*post),
            _ => None,
        };
        posts.extend(out.effects.iter().filter_map(post));
        crowd.hall = Hall::open(crowd.store.clone(), words(), 5, crowd.now).0;
    }
    let all: BTreeSet<PostId> = posts.iter().copied().collect();
    assert!(posts.len() >= 5);
    assert_eq!(all.len(), posts.len(), "{posts:?}");
}

/// A computer whose move couldn't be written thinks again: nobody has to move it on.
#[test]
fn a_computer_survives_a_full_disk() {
    let mut crowd = Crowd::new(3);
    let source = crowd.source();
    let said = |text: &str| Input::Said {
        source: Source {
            once: None,
            ..source.clone()
        },
        message: MessageId("1".to_owned()),
        text: text.to_owned(),
        reply_to: None,
    };
    crowd.put(said("/balda 3x3 кот компьютер"));
    // In a group somebody must start it.
    if let Some((_, message, button)) = crowd
        .seen
        .iter()
        .find(|(_, _, b)| b.data.ends_with(":start"))
        .cloned()
    {
        crowd.put(Input::Pressed {
            source: source.clone(),
            data: button.data,
            message: Some(message),
            press: None,
        });
    }
    crowd.put(said("пас"));
    let jobs = std::mem::take(&mut crowd.jobs);
    assert!(!jobs.is_empty(), "the computer isn't thinking");
    let before = crowd.logs();
    crowd.store.all_commits(Some(Fault::Full));
    for job in jobs {
        let thought = job.run();
        let out = crowd.hall.hear(crowd.now, thought);
        crowd.carry(out);
    }
    crowd.store.all_commits(None);
    assert_eq!(before, crowd.logs());
    crowd.put(Input::Tick);
    let jobs = std::mem::take(&mut crowd.jobs);
    assert_eq!(jobs.len(), 1, "nobody thinks any more");
    for job in jobs {
        let thought = job.run();
        let out = crowd.hall.hear(crowd.now, thought);
        crowd.carry(out);
    }
    assert_ne!(before, crowd.logs());
}
