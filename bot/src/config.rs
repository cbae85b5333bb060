//! Configuration: flags first, then the environment, then a file, then what needs none.

mod discord;
mod telegram;
mod token;
pub mod told;

pub use discord::Discord;
pub use telegram::Telegram;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use games::words::Lang;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Paper games for group chats: Balda in your browser, with friends or with the computer.
#[derive(Parser, Debug)]
#[command(name = "tetradka", version, about, long_about = None)]
pub struct Arguments {
    /// What to do; serving the chat page when nothing is said.
    #[command(subcommand)]
    pub task: Option<Task>,
    /// How to serve.
    #[command(flatten)]
    pub serve: Serve,
}

/// How the bot is served.
#[derive(Args, Debug, Default, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
// The task of the same name is a group of that name already.
#[group(skip)]
pub struct Serve {
    /// A file with the settings below (TOML); a flag or a variable wins over it.
    #[arg(long, env = "TETRADKA_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Where games are kept [default: data].
    #[arg(long, env = "TETRADKA_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The address of the chat page [default: 127.0.0.1:8011, or the next free port].
    #[arg(long, env = "TETRADKA_LISTEN", value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// What people call it, when it stands behind a proxy: https://example.org
    #[arg(long, env = "TETRADKA_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// A file that names whom the bot doesn't hear, a line each: `telegram 12345` or
    /// `telegram room -100123`. It is read again when it changes.
    #[arg(long, env = "TETRADKA_BANS", value_name = "FILE")]
    pub bans: Option<PathBuf>,
    /// Where /health and /metrics are served, to this machine alone unless it says otherwise
    /// [default: 127.0.0.1:9464].
    #[arg(long, env = "TETRADKA_MONITOR", value_name = "ADDRESS:PORT")]
    pub monitor: Option<SocketAddr>,
    /// A name by which /health and /metrics may be asked, besides addresses, localhost and the host of the
    /// public address: `--monitor-name tetradka`, where Prometheus asks for that. Several with commas.
    #[arg(
        long = "monitor-name",
        env = "TETRADKA_MONITOR_NAMES",
        value_name = "NAME",
        value_delimiter = ','
    )]
    pub monitor_names: Vec<String>,
    /// The log: levels by module, as in `info,bot=debug` [default: info].
    #[arg(long, env = "TETRADKA_LOG", value_name = "LEVELS")]
    pub log: Option<String>,
    /// Chance from this number: the same talk is the same game. For tests only.
    #[arg(long, value_name = "N")]
    #[serde(skip)]
    pub seed: Option<u64>,
    /// Telegram.
    #[command(flatten)]
    pub telegram: Telegram,
    /// Discord.
    #[command(flatten)]
    pub discord: Discord,
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Task {
    /// Serve the bot and its chat page (the default).
    Serve {
        /// How.
        #[command(flatten)]
        serve: Box<Serve>,
    },
    /// Run a transcript over a store in memory and print the talk.
    Script {
        /// The transcript.
        file: PathBuf,
        /// Chance from this number.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A file with the words that count, instead of the dictionary.
        #[arg(long, value_name = "FILE")]
        words: Option<PathBuf>,
        /// The language of those words.
        #[arg(long, default_value = "ru", value_parser = lang)]
        lang: Lang,
        /// Draw every picture, to see that it can be drawn.
        #[arg(long)]
        draw: bool,
    },
    /// Look at words.
    Words {
        /// What to do with them.
        #[command(subcommand)]
        task: WordsTask,
    },
    /// Count the moves of positions, and find Abaku's best, a line of JSON each, from standard input.
    Solve {
        /// Which game.
        #[command(subcommand)]
        game: Solve,
    },
    /// Replay a record of Dots (SGF) and print how it stands.
    Dots {
        /// The record.
        file: PathBuf,
        /// Write the last field as a picture, too.
        #[arg(long, value_name = "OUT.png")]
        picture: Option<PathBuf>,
    },
    /// Read the record of a finished game and print its last board.
    Record {
        /// The file that the bot sent at the end.
        file: PathBuf,
        /// The language to tell it in.
        #[arg(long, default_value = "ru", value_parser = lang)]
        lang: Lang,
    },
    /// Look at the store, or move it.
    Store {
        /// What to do.
        #[command(subcommand)]
        task: StoreTask,
    },
}

/// What can be done with words.
#[derive(Subcommand, Debug)]
pub enum WordsTask {
    /// Print of each word in a file (a word a line) whether it is accepted, or why not.
    Check {
        /// The file.
        file: PathBuf,
        /// The language.
        #[arg(long, default_value = "ru", value_parser = lang)]
        lang: Lang,
    },
}

/// Which game to solve.
#[derive(Subcommand, Debug)]
pub enum Solve {
    /// Balda: {"board":"25 signs, row by row, . is empty","width":5,"used":[],"min":2}
    Classic(Words),
    /// Royal Balda: the same.
    Royal(Words),
    /// Abaku: {"board":["15 rows of 15 signs, . is free"],"rack":[2,4],"bonus":"classic"}
    Abaku,
    /// Oral Balda: a fragment a line; what it is, and whether the player to move wins from it (strict,
    /// two players).
    Oral {
        /// With which words.
        #[command(flatten)]
        words: Words,
        /// A letter may be put inside the fragment too.
        #[arg(long)]
        insert: bool,
        /// The order of letters has no meaning.
        #[arg(long)]
        anagram: bool,
        /// The fewest letters of a noun that counts.
        #[arg(long, value_name = "N", default_value_t = 2)]
        min_word: u8,
    },
}

/// With which words.
#[derive(Args, Debug)]
pub struct Words {
    /// The language.
    #[arg(long, default_value = "ru", value_parser = lang)]
    pub lang: Lang,
    /// A file with a word a line, instead of the dictionary.
    #[arg(long, value_name = "FILE")]
    pub words: Option<PathBuf>,
}

/// What can be done with the store.
#[derive(Subcommand, Debug)]
pub enum StoreTask {
    /// Read all of it and say whether it is whole.
    Check(DataDir),
    /// Write all of it as lines of JSON.
    Export {
        /// Where it is.
        #[command(flatten)]
        dir: DataDir,
        /// The file to write, - for standard output.
        file: PathBuf,
    },
    /// Write a backup beside it, as the running bot does every day.
    Backup(DataDir),
    /// Make the store anew from a backup; one that is there is moved aside.
    Restore {
        /// Where it is.
        #[command(flatten)]
        dir: DataDir,
        /// The backup.
        file: PathBuf,
    },
    /// Write it anew without what was deleted.
    Compact(DataDir),
    /// Move a broken one aside and make it anew from the newest backup and what can be read.
    Repair(DataDir),
    /// Read such lines into an empty store.
    Import {
        /// Where it is.
        #[command(flatten)]
        dir: DataDir,
        /// The file to read.
        file: PathBuf,
    },
}

/// Where the store is.
#[derive(Args, Debug)]
pub struct DataDir {
    /// Where games are kept.
    #[arg(
        long,
        env = "TETRADKA_DATA",
        value_name = "DIR",
        default_value = "data"
    )]
    pub data: PathBuf,
}

impl DataDir {
    /// The folder of the store in it.
    pub fn store(&self) -> PathBuf {
        store_in(&self.data)
    }
}

/// The folder of the store in a folder of data.
pub fn store_in(data: &Path) -> PathBuf {
    data.join("store")
}

impl Serve {
    /// These settings, completed by those of the file they name.
    ///
    /// # Errors
    /// When the file can't be read or says something unknown.
    pub fn completed(self) -> anyhow::Result<Serve> {
        let Some(path) = &self.config else {
            return Ok(self);
        };
        let about = || format!("the configuration {}", path.display());
        let text = std::fs::read_to_string(path).with_context(about)?;
        let file = read(&text).with_context(about)?;
        Ok(Serve {
            data: self.data.or(file.data),
            listen: self.listen.or(file.listen),
            public_url: self.public_url.or(file.public_url),
            bans: self.bans.or(file.bans),
            monitor: self.monitor.or(file.monitor),
            monitor_names: match self.monitor_names.is_empty() {
                true => file.monitor_names,
                false => self.monitor_names,
            },
            log: self.log.or(file.log),
            config: self.config,
            seed: self.seed,
            telegram: self.telegram.or(file.telegram),
            discord: self.discord.or(file.discord),
        })
    }

    /// Where data are kept.
    pub fn data(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| PathBuf::from("data"))
    }
}

/// Reads a file of settings. The error names the line without quoting it: a token may stand there.
fn read(text: &str) -> anyhow::Result<Serve> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map_or(1, |before| before.matches('\n').count() + 1);
        anyhow::anyhow!("line {line}: {}", unquoted(error.message()))
    })
}

/// What is wrong with a value or a key, without the value, nor a key that can't be meant for one of ours.
fn unquoted(message: &str) -> String {
    let what = [
        "invalid type",
        "invalid value",
        "unknown variant",
        "unknown field",
    ];
    let Some(what) = what.into_iter().find(|what| message.starts_with(what)) else {
        return message.to_owned();
    };
    let is_plain = |key: &str| key.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let key = message.split('`').nth(1).filter(|key| is_plain(key));
    match (key, message.rsplit_once(", expected ")) {
        (Some(_), _) if what == "unknown field" => message.to_owned(),
        (_, Some((_, expected))) => format!("{what}, expected {expected}"),
        (_, None) => what.to_owned(),
    }
}

fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| {
        let all: Vec<&str> = Lang::all().map(Lang::code).collect();
        format!("one of {}", all.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use std::ffi::OsStr;

    #[test]
    fn the_arguments_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings");
        std::fs::write(&path, "data = \"there\"\nlog = \"warn\"").unwrap();
        let arguments = ["tetradka", "--data", "here", "--config"].map(OsStr::new);
        let arguments = arguments.into_iter().chain([path.as_os_str()]);
        let serve = Arguments::try_parse_from(arguments).unwrap().serve;
        let serve = serve.completed().unwrap();
        assert_eq!(serve.data(), Path::new("here"));
        assert_eq!(serve.log.as_deref(), Some("warn"));
    }

    #[test]
    fn what_is_wrong_in_the_file_is_told_and_no_token() {
        let check = |text: &str, expected: &str| {
            let said = format!("{:#}", read(text).unwrap_err());
            assert!(said.starts_with(expected), "{text}: {said}");
            assert!(!said.contains("123") && !said.contains("sesame"), "{said}");
        };
        check("datta = \"x\"", "line 1: unknown field `datta`");
        check("data = \"x\"\n[telegram]\ntoken = 123:sesame\n", "line 3: ");
        check("[telegram]\ntoken = sesame\n", "line 2: ");
        check("[telegram]\ntoken = \"123:sesame\n", "line 2: ");
        check("[telegram]\ntoken = 123\n", "line 2: ");
        check("[discord]\ntoken = [\"sesame\"]\n", "line 2: ");
        check("[discord]\ntoken: \"sesame\"\n", "line 2: ");
        check(
            "telegram = \"123:sesame\"",
            "line 1: invalid type, expected ",
        );
        check("discord = \"a, expected sesame\"", "line 1: invalid type");
        check("lang = \"123:sesame\"", "line 1: ");
        check(
            "[telegram]\n\"123:sesame\" = 1",
            "line 2: unknown field, expected ",
        );
        check(
            "[telegram]\n\"123` sesame\" = 1",
            "line 2: unknown field, expected ",
        );
    }
}
