//! Many groups at once, limits enforced; `cargo bench -p tests --bench telegram` does it for long.

use tests::stage::until;
use tests::telegram::{Kind, Rig};

const GROUPS: i64 = 12;

fn group(n: i64) -> i64 {
    -(1_001_000_000_000 + n)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_groups_at_once_lose_no_move_and_break_no_limit() {
    let rig = Rig::counted().await;
    let fake = &rig.fake;
    let people = |n: i64| (20_000 + 2 * n, 20_001 + 2 * n);
    for n in 0..GROUPS {
        let (anna, boris) = people(n);
        fake.person(anna, &format!("П{anna}"), None, "ru");
        fake.person(boris, &format!("П{boris}"), None, "ru");
        fake.chat(group(n), Kind::Supergroup, &format!("Группа {n}"), "ru");
        fake.say(group(n), anna, "/dots 10x10");
    }
    for n in 0..GROUPS {
        assert!(until(|| fake.find_key(group(n), "Играю", false).is_some()).await);
        let (number, key) = fake.find_key(group(n), "Играю", false).unwrap();
        fake.press(group(n), people(n).1, number, &key.data);
    }
    let last = |n: i64| {
        fake.of_bot(group(n))
            .pop()
            .map(|(_, m)| m.text)
            .unwrap_or_default()
    };
    let turn = |n: i64| {
        let (anna, boris) = people(n);
        [anna, boris]
            .into_iter()
            .find(|id| last(n).contains(&format!("Ходит П{id}.")))
    };
    for column in [3, 5] {
        for n in 0..GROUPS {
            assert!(until(|| turn(n).is_some()).await, "{n}: {}", last(n));
            let who = turn(n).unwrap();
            fake.say(group(n), who, &format!("{column} 5"));
            let made = format!("П{who}: {column} 5.");
            let times = || {
                let boards = fake.of_bot(group(n));
                boards
                    .iter()
                    .filter(|(_, m)| m.text.contains(&made))
                    .count()
            };
            assert!(
                until(|| times() == 1).await,
                "«{made}» {} times in {n}",
                times()
            );
        }
    }
    assert_eq!(fake.floods(), 0);
    rig.is_clean();
}
