//! The bot, and looking at what it shows.

use bot::chat::Platform;
use bot::chat::discord::{self, Config, Content, Way};
use bot::hall::Words;
use bot::secret::Secret;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{Memory, Store};
use tests::discord::{Fake, Given, Shown, TOKEN};
use tests::stage::House;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything may take before a test says that it doesn't come.
const PATIENCE: Duration = Duration::from_secs(20);

/// The bot, served over a fake.
pub struct Bot {
    /// Lives as long as the bot.
    _house: House,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Result<(), discord::Error>>,
}

impl Bot {
    pub async fn start(fake: &Fake, store: &Arc<dyn Store>) -> Bot {
        let way = Way::Gateway {
            shards: None,
            content: Content::Wanted,
        };
        Bot::start_so(fake, store, way, TOKEN).await
    }

    pub async fn start_so(fake: &Fake, store: &Arc<dyn Store>, way: Way, token: &str) -> Bot {
        let mut house = House::over(store.clone(), Words::new(), 1, Platform::Discord);
        let (door, effects) = house.start().await;
        let config = Config {
            token: Secret::new(token),
            api: Some(fake.url()),
            way,
            tally: Default::default(),
        };
        let (stop, stopped) = oneshot::channel();
        let until = async {
            stopped.await.ok();
        };
        let serving = discord::serve(config, door, effects, store.clone(), until);
        Bot {
            _house: house,
            stop: Some(stop),
            serving: tokio::spawn(serving),
        }
    }

    /// Waits until it ends by itself.
    pub async fn ended(mut self) -> Result<(), discord::Error> {
        let ended = (&mut self.serving).await.unwrap();
        self.stop.take();
        ended
    }

    pub async fn stop(mut self) -> Result<(), discord::Error> {
        self.stop.take();
        self.serving.await.unwrap()
    }
}

/// Waits until something is there.
pub async fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "it never came: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Waits until the channel shows a text.
pub async fn shows(fake: &Fake, channel: &str, text: &str) -> Shown {
    let begun = Instant::now();
    loop {
        let standing = fake.standing(channel);
        let found = standing.iter().rev().find(|s| s.text.contains(text));
        if let Some(found) = found {
            return found.clone();
        }
        assert!(
            begun.elapsed() < PATIENCE,
            "«{text}» never came, only {standing:#?}"
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub async fn connected(fake: &Fake) {
    until("a session", || (fake.sessions() > 0).then_some(())).await;
}

pub fn store() -> Arc<dyn Store> {
    Arc::new(Memory::new())
}

/// A fake with a chat, and the bot connected to it.
pub async fn served() -> (Fake, String, Bot) {
    let fake = Fake::start().await.unwrap();
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store()).await;
    connected(&fake).await;
    (fake, chat, bot)
}

/// Gives a command whose only option is text, and waits until it is answered.
pub async fn asked(fake: &Fake, who: &str, chat: &str, command: &str, option: (&str, &str)) {
    let options = [(option.0, Given::Text(option.1.to_owned()))];
    let options = if option.1.is_empty() {
        &[][..]
    } else {
        &options[..]
    };
    let id = fake.command(who, chat, command, options);
    until("an answer", || fake.is_settled(&id).then_some(())).await;
}

/// Presses a button once it is there.
pub async fn pressed(fake: &Fake, who: &str, chat: &str, label: &str) -> String {
    let (message, id) = until(label, || fake.button(who, chat, label, false)).await;
    fake.press(who, &message, &id).unwrap()
}

/// Starts a game of two.
pub async fn game(fake: &Fake, chat: &str) {
    asked(fake, "Анна", chat, "balda", ("options", "3x3 кот insist")).await;
    pressed(fake, "Борис", chat, "Играю").await;
    shows(fake, chat, "Борис").await;
    pressed(fake, "Анна", chat, "Начать").await;
    shows(fake, chat, "Ходит").await;
}

/// Whoever is to move passes, so many times in turn, by the command; each pass is shown.
pub async fn passes(fake: &Fake, chat: &str, times: usize) {
    for _ in 0..times {
        let turn = shows(fake, chat, "Ходит ").await;
        let who = ["Анна", "Борис"].into_iter();
        let mut who = who.filter(|who| turn.text.contains(&format!("Ходит {who}")));
        let who = who.next().unwrap_or("Анна");
        let before = fake.standing(chat).len();
        asked(fake, who, chat, "pass", ("", "")).await;
        let said = format!("{who}: пас");
        until(&said, || {
            let standing = fake.standing(chat);
            standing
                .iter()
                .skip(before)
                .any(|shown| shown.text.contains(&said))
                .then_some(())
        })
        .await;
    }
}
