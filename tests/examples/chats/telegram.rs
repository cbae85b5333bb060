//! What people see in Telegram.

use std::path::Path;
use tests::talk::Talk;
use tests::telegram::{ANNA, Adapter, BORIS, BotIs, GROUP, Rig};

/// Plays, and writes a talk for each picture.
pub async fn play(folder: &Path) -> std::io::Result<()> {
    let mut rig = group().await;
    rig.fake.change(GROUP, |chat| chat.bot = BotIs::Kicked);
    rig.fake.set_bot(GROUP, ANNA, BotIs::Member);
    rig.settle().await;
    rig.say(ANNA, "/balda балка").await;
    rig.press(BORIS, "Играю").await;
    rig.press(ANNA, "Начать").await;
    shown(&rig, ANNA).write(folder, "telegram-start")?;

    let (first, second) = in_turn(&rig);
    rig.say(first, "палка").await;
    rig.press(first, "Б2").await;
    rig.say(second, "клад").await;
    shown(&rig, second).write(folder, "telegram-move")?;

    let mut rig = group().await;
    rig.say(ANNA, "/abaku").await;
    rig.press(BORIS, "Играю").await;
    rig.press(ANNA, "Начать").await;
    let (first, _) = in_turn(&rig);
    rig.press(first, "Мои камни").await;
    let mut talk = shown(&rig, first);
    let told = rig.fake.alerts().into_iter().rev();
    talk.alert = told
        .filter(|alert| alert.who == first)
        .find_map(|alert| alert.text);
    talk.write(folder, "telegram-abaku")
}

/// Who is to move, and the other one.
fn in_turn(rig: &Rig) -> (i64, i64) {
    match rig.last(GROUP).text.contains("Ходит Анна") {
        true => (ANNA, BORIS),
        false => (BORIS, ANNA),
    }
}

/// A group with a hall that knows the whole dictionary.
async fn group() -> Rig {
    let adapter = Adapter::unhurried().await;
    adapter.fake.keep_files();
    Rig::with(adapter, bot::hall::Words::new()).await
}

fn shown(rig: &Rig, me: i64) -> Talk {
    Talk {
        note: "3 участника".to_owned(),
        me: if me == ANNA { "Анна" } else { "Борис" }.to_owned(),
        lang: "ru".to_owned(),
        ..rig.fake.talk(GROUP)
    }
}
