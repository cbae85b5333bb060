//! The program: arguments, configuration, wiring, shutdown.

use anyhow::Context;
use bot::bans;
use bot::chat::script::Drawing;
use bot::chat::{Input, Platform};
use bot::chat::{discord, telegram, web};
use bot::cli;
use bot::config::{Arguments, Serve, Solve, StoreTask, Task, WordsTask, store_in, told};
use bot::hall::{self, Door, Words};
use bot::keeper;
use bot::monitor::{self, Meters, Monitor};
use bot::speech::Tongue;
use clap::Parser;
use games::balda::Variant;
use std::collections::HashMap;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use storage::Store;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tracing_subscriber::Layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How many effects may wait for an adapter before the hall has to.
const OUTLET: usize = 16_384;
/// How long the hall may be brought something after all who serve have ended.
const PATIENCE: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Nothing is left to do when even this can't be written.
            drop(writeln!(std::io::stderr(), "tetradka: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Does what was asked; whether all that it looked at is well.
fn run(arguments: Arguments) -> anyhow::Result<bool> {
    match arguments.task {
        None => serve(arguments.serve)?,
        Some(Task::Serve { serve: settings }) => serve(*settings)?,
        Some(Task::Script {
            file,
            seed,
            words,
            lang,
            draw,
        }) => {
            let drawing = if draw { Drawing::Each } else { Drawing::None };
            let words = words.as_deref().map(|path| (path, lang));
            cli::script::script(&file, seed, words, drawing)?;
        }
        Some(Task::Words {
            task: WordsTask::Check { file, lang },
        }) => return cli::words::check(&file, lang),
        Some(Task::Solve { game }) => solve(game)?,
        Some(Task::Dots { file, picture }) => {
            let out = std::io::stdout().lock();
            cli::dots::dots(&file, picture.as_deref(), out)?;
        }
        Some(Task::Record { file, lang }) => {
            let about = || format!("the record {}", file.display());
            let text = std::fs::read_to_string(&file).with_context(about)?;
            let board = hall::read_back(&text, Tongue::new(lang)).with_context(about)?;
            writeln!(std::io::stdout(), "{board}")?;
        }
        Some(Task::Store { task }) => return keep(task),
    }
    Ok(true)
}

fn solve(game: Solve) -> anyhow::Result<()> {
    let (input, out) = (std::io::stdin().lock(), std::io::stdout().lock());
    let (variant, words) = match game {
        Solve::Classic(words) => (Variant::Classic, words),
        Solve::Royal(words) => (Variant::Royal, words),
        Solve::Oral {
            words,
            insert,
            anagram,
            min_word,
        } => {
            let lexicon = cli::lexicon(words.lang, words.words.as_deref())?;
            let options = games::oral::Options {
                lang: words.lang,
                insert,
                anagram,
                min_word,
                ..games::oral::Options::default()
            };
            return cli::solve::oral(&options, &lexicon, input, out);
        }
        Solve::Abaku => return cli::solve::abaku(input, out),
    };
    let lexicon = cli::lexicon(words.lang, words.words.as_deref())?;
    cli::solve::balda(variant, &lexicon, input, out)
}

fn keep(task: StoreTask) -> anyhow::Result<bool> {
    match task {
        StoreTask::Check(dir) => return cli::store::check(&dir.store()),
        StoreTask::Export { dir, file } => cli::store::export(&dir.store(), &file)?,
        StoreTask::Import { dir, file } => cli::store::import(&dir.store(), &file)?,
        StoreTask::Backup(dir) => {
            cli::store::back_up(&dir.data, &dir.store(), &keeper::backups_in(&dir.data))?;
        }
        StoreTask::Restore { dir, file } => cli::store::restore(&file, &dir.store())?,
        StoreTask::Compact(dir) => cli::store::compact(&dir.store())?,
        StoreTask::Repair(dir) => {
            cli::store::mend(&dir.store(), &keeper::backups_in(&dir.data))?;
        }
    }
    Ok(true)
}

fn serve(settings: Serve) -> anyhow::Result<()> {
    let settings = settings.completed()?;
    let levels = settings.log.as_deref().unwrap_or("info");
    let filter =
        bot::levels::levels(levels).with_context(|| format!("the log levels {levels:?}"))?;
    let meters = Meters::new();
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .with_filter(filter);
    tracing_subscriber::registry()
        .with(lines)
        .with(meters.troubles())
        .init();
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(serving(settings, meters))
}

async fn serving(settings: Serve, meters: Meters) -> anyhow::Result<()> {
    survive_limits();
    bot::serving::ask_for_files();
    let data = settings.data();
    let dir = store_in(&data);
    std::fs::create_dir_all(&data).with_context(|| format!("making {}", data.display()))?;
    let kept = keeper::backups_in(&data);
    let opened = keeper::open_with_room(dir.clone(), kept.clone()).await;
    let opened = opened.with_context(|| format!("the store in {}", dir.display()))?;
    let store: Arc<dyn Store> = Arc::new(opened);
    let (door, arrivals) = Door::new();
    let latch = door.latch();
    let (outlet, effects) = mpsc::channel(OUTLET);
    let mut outlets = HashMap::from([(Platform::Web, outlet)]);
    let closing = Closing::new();
    let mut others = JoinSet::new();
    let (mut telegram_by, mut discord_by) = ("off".to_owned(), "off".to_owned());
    if let Some(mut config) = settings.telegram.config()? {
        telegram_by = told::telegram(&config);
        config.gauge = meters.watch(Platform::Telegram);
        let (outlet, effects) = mpsc::channel(OUTLET);
        outlets.insert(Platform::Telegram, outlet);
        let served = telegram::serve(config, door.clone(), effects, store.clone(), closing.wait());
        others.spawn(async move { served.await.context("Telegram") });
    }
    if let Some(mut config) = settings.discord.config()? {
        discord_by = told::discord(&config);
        let outbox = meters.watch(Platform::Discord);
        config.tally = Arc::new(discord::Tally {
            outbox,
            ..discord::Tally::default()
        });
        let (outlet, effects) = mpsc::channel(OUTLET);
        outlets.insert(Platform::Discord, outlet);
        let served = discord::serve(config, door.clone(), effects, store.clone(), closing.wait());
        others.spawn(async move { served.await.context("Discord") });
    }
    let page = web::Bound::new(web::Config {
        listen: settings.listen,
        public_url: settings.public_url.clone(),
        data_dir: data.clone(),
        gauge: meters.watch(Platform::Web),
    });
    let page = page.await?;
    let seed = settings.seed.unwrap_or_else(|| fastrand::u64(..));
    let mut hall = tokio::spawn(hall::run(
        store.clone(),
        Words::new(),
        seed,
        arrivals,
        outlets,
        meters.clone(),
    ));
    let public = page.public_host().map(str::to_owned);
    let names = settings.monitor_names.iter().cloned().chain(public);
    let monitor = Monitor::bind(settings.monitor, names).await;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        data = %data.display(),
        page = %page.url(),
        listen = %page.address(),
        monitor = monitor.as_ref().map(|monitor| monitor.address()),
        backups = %kept.display(),
        config = settings.config.as_ref().map(|file| file.display().to_string()),
        telegram = telegram_by,
        discord = discord_by,
        bans = settings.bans.as_ref().map(|file| file.display().to_string()),
        log = settings.log.as_deref().unwrap_or("info"),
        seeded = settings.seed.is_some(),
        "started"
    );
    let link = format!("{}bot?join=", page.url());
    let reachable = Input::Reachable {
        platform: Platform::Web,
        link,
    };
    door.put(reachable).await.context("the hall")?;
    let watching = match settings.bans.clone() {
        Some(file) => {
            let bans = bans::read(&file)?;
            door.put(Input::Banned { bans }).await.context("the hall")?;
            Some(tokio::spawn(bans::watch(file, door.clone())))
        }
        None => None,
    };
    if let Some(monitor) = monitor {
        tokio::spawn(monitor.serve(meters.clone(), closing.wait()));
    }
    monitor::ready();
    let watchdog = tokio::spawn(monitor::watchdog(meters.clone()));
    let backups = keeper::Backups::new(store.clone(), kept.clone(), meters.clone());
    let mut keeping = JoinSet::new();
    #[cfg(unix)]
    keeping.spawn(keeper::listen(backups.clone(), keeper::socket_in(&data)));
    keeping.spawn(backups.daily());
    let url = page.url();
    drop(writeln!(std::io::stdout(), "Tetradka: {url}"));
    let page = page.serve(door, effects, store, closing.wait());
    others.spawn(async move { page.await.context("the chat page") });
    let served = all_of(others, &closing).await;
    if let Some(watching) = watching {
        watching.abort();
    }
    monitor::stopping();
    // The hall finishes what it is given until all doors are closed. A request that hangs may hold one for ever.
    let ended = match tokio::time::timeout(PATIENCE, &mut hall).await {
        Ok(ended) => ended,
        Err(_) => {
            latch.close().await;
            hall.await
        }
    };
    ended.context("the hall")?;
    keeping.shutdown().await;
    watchdog.abort();
    tracing::info!("stopped");
    served
}

/// Waits for every adapter. When one fails the others end too: a bot that is half there is no bot.
async fn all_of(
    mut adapters: JoinSet<anyhow::Result<()>>,
    closing: &Closing,
) -> anyhow::Result<()> {
    let mut all = Ok(());
    while let Some(ended) = adapters.join_next().await {
        let ended = ended.context("an adapter").flatten();
        closing.close();
        all = all.and(ended);
    }
    all
}

/// The end of the program, for all who serve.
struct Closing(watch::Sender<bool>);

impl Closing {
    /// It comes when the process is asked to end. Asked again, it doesn't wait for what is under way: all
    /// that was acknowledged is durable.
    fn new() -> Closing {
        let (closing, _) = watch::channel(false);
        let asked = closing.clone();
        tokio::spawn(async move {
            stopped().await;
            asked.send_replace(true);
            stopped().await;
            tracing::warn!("asked to end again: ending at once");
            std::process::exit(1);
        });
        Closing(closing)
    }

    fn close(&self) {
        self.0.send_replace(true);
    }

    fn wait(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closed = self.0.subscribe();
        async move {
            closed.wait_for(|&closed| closed).await.ok();
        }
    }
}

/// Makes a limit on the size of files (`ulimit -f`) an error of whoever writes, as a full disk is one;
/// otherwise the system ends the process.
fn survive_limits() {
    #[cfg(target_os = "linux")]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // Handled from now on, whether or not anybody listens.
        if let Err(error) = signal(SignalKind::from_raw(libc::SIGXFSZ)) {
            tracing::debug!(%error, "a limit on files would end the program");
        }
    }
}

/// Ends when the process is asked to end.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            drop(interrupt.await);
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
