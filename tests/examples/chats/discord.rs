//! What people see in Discord.

use bot::hall::Words;
use std::io;
use std::path::Path;
use tests::discord::{Fake, Given, Stage};
use tests::stage::{House, Platform, until};
use tests::talk::Talk;

/// Plays, and writes a talk for each picture.
pub async fn play(folder: &Path) -> io::Result<()> {
    let fake = Fake::start().await?;
    fake.keep_files();
    let chat = fake.channel("ru", None);
    let mut house = House::open(Words::new(), 1, Stage::PLATFORM);
    let (door, effects) = house.start().await;
    let mut stage = Stage::new(fake.clone());
    stage.connect(door, effects, house.store()).await;

    fake.say("Анна", &chat, "Кто со мной в балду?", None);
    fake.say("Борис", &chat, "Я! Вера, а ты?", None);
    fake.say("Вера", &chat, "А я в точки, кто хочет?", None);
    let given = [("start_word", Given::Text("балка".to_owned()))];
    fake.command("Анна", &chat, "balda", &given);
    press(&fake, "Борис", &chat, "Играю").await?;
    shown(&fake, &chat, "За столом: Анна, Борис").await?;
    let mut offer = shot(&fake, &chat, "Вера");
    offer.typed = Some("`/точки` `размер` 20x20".to_owned());
    offer.write(folder, "discord-offer")?;

    press(&fake, "Анна", &chat, "Начать").await?;
    shown(&fake, &chat, "Ходит").await?;
    let first = on_turn(&fake, &chat);
    moved(&fake, first, &chat, "палка б2").await?;
    let second = on_turn(&fake, &chat);
    let mut board = shot(&fake, &chat, second);
    board.typed = Some("`/ход` `ход` клад".to_owned());
    board.write(folder, "discord-board")?;

    let other = fake.channel("ru", None);
    fake.command("Анна", &other, "abaku", &[]);
    press(&fake, "Борис", &other, "Играю").await?;
    shown(&fake, &other, "За столом: Анна, Борис").await?;
    press(&fake, "Анна", &other, "Начать").await?;
    shown(&fake, &other, "Ходит").await?;
    let first = on_turn(&fake, &other);
    press(&fake, first, &other, "Мои камни").await?;
    shown(&fake, &other, "Ваши камни").await?;
    shot(&fake, &other, first).write(folder, "discord-abaku")
}

fn shot(fake: &Fake, chat: &str, me: &str) -> Talk {
    Talk {
        title: "# игры".to_owned(),
        note: "сервер «Дом у реки»".to_owned(),
        lang: "ru".to_owned(),
        ..fake.talk(chat, me)
    }
}

fn on_turn(fake: &Fake, chat: &str) -> &'static str {
    let last = fake.newest(chat).map(|shown| shown.text);
    match last.unwrap_or_default().contains("Ходит Анна") {
        true => "Анна",
        false => "Борис",
    }
}

/// Somebody makes a move by the command, and its board comes.
async fn moved(fake: &Fake, who: &str, chat: &str, said: &str) -> io::Result<()> {
    let given = [("move", Given::Text(said.to_owned()))];
    fake.command(who, chat, "m", &given);
    let word = said.split(' ').next().unwrap_or(said);
    shown(fake, chat, &format!("{who}: {word}")).await
}

async fn shown(fake: &Fake, chat: &str, text: &str) -> io::Result<()> {
    let is_there = || fake.standing(chat).iter().any(|s| s.text.contains(text));
    match until(is_there).await {
        true => Ok(()),
        false => Err(io::Error::other(format!("«{text}» never came"))),
    }
}

async fn press(fake: &Fake, who: &str, chat: &str, label: &str) -> io::Result<()> {
    let found = || fake.button(who, chat, label, false);
    until(|| found().is_some()).await;
    let (message, id) = found().ok_or_else(|| io::Error::other(format!("no «{label}»")))?;
    fake.press(who, &message, &id);
    Ok(())
}
