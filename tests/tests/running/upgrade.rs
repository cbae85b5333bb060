//! The program replaced while games go on.

use super::house::{Players, again, dots, exported, start, store};
use std::time::{Duration, SystemTime};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_finishes_what_was_decided_and_bothers_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(folder.path());
    let mut players = Players::begin(&served).await;
    players.make_move(&served).await;
    let mut pages = players.pages(&served).await;
    assert!(pages[0].until_last("Ходит").await);
    let before = pages[0].all();

    // Time counts until the end: none of it is anybody's gift. It is noted now and then, and then.
    let asked = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis();
    // A move is said and the system asks the program to end at the same moment.
    let (verdict, stopped) = tokio::join!(players.try_move(&mut pages), async {
        tokio::task::block_in_place(|| served.stop())
    });
    let log = served.log();
    assert!(stopped.unwrap().success(), "{log}");
    assert!(log.contains("stopped"), "{log}");
    assert!(!log.contains("ERROR") && !log.contains("WARN"), "{log}");
    let export = exported(folder.path());
    let heart = export.split(r#""key":"heart","value":""#).nth(1).unwrap();
    let heart: u128 = heart.split('"').next().unwrap().parse().unwrap();
    assert!(heart >= asked, "{heart} {asked}");
    let kept = dots(&export);
    if verdict == "done" {
        assert_eq!(kept, 2, "what was acknowledged is there");
    }

    let mut served = again(folder.path(), &served);
    let mut pages = players.pages(&served).await;
    assert!(pages[0].until_last("Ходит").await);
    // All that the start had to say comes before this.
    assert_eq!(pages[0].say("так-так").await, "done");
    assert!(pages[0].until("так-так").await);
    let after = pages[0].all();
    // The move, if it was taken, and its board, if it was made; nothing else.
    let most = if kept == 2 { 2 } else { 1 };
    assert!(after.len() - 1 <= before.len() + most, "{after:?}");
    assert!(served.stop().unwrap().success());
    assert_eq!(dots(&exported(folder.path())), kept);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_killed_in_the_middle_is_restored_from_its_backup() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let mut served = start(data);
    let mut players = Players::begin(&served).await;
    players.make_move(&served).await;
    players.make_move(&served).await;
    let made = store(data, "backup", &[]);
    assert!(made.status.success(), "{made:?}");
    let backup = String::from_utf8(made.stdout).unwrap();
    let mut pages = players.pages(&served).await;
    assert!(pages[0].until_last("Ходит").await);
    let (_, ()) = tokio::join!(players.try_move(&mut pages), async {
        tokio::time::sleep(Duration::from_millis(2)).await;
        served.kill();
    });
    // The killed store opens; what was acknowledged is in it.
    assert!(dots(&exported(data)) >= 2);

    // And yesterday's takes its place when that is wanted.
    let restored = store(data, "restore", &[backup.trim()]);
    assert!(restored.status.success(), "{restored:?}");
    assert!(data.join("store.old-1").is_dir(), "the killed one is kept");
    assert_eq!(dots(&exported(data)), 2);
    let served = again(data, &served);
    let pages = players.pages(&served).await;
    assert!(pages[1].until_last("Ходит").await, "the game goes on");
}
