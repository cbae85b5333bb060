//! The one ordered list of commands. /help, a platform's menu, slash commands and the web page's
//! help are all made from it. Names are `[a-z0-9_]{1,32}`; what a command does is said by the text
//! `help-<name>`.

/// What a command asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Command {
    /// Offer a game; the command's own name says which.
    Offer,
    /// A move said after it.
    Move,
    /// Pass.
    Pass,
    /// Give up.
    Resign,
    /// Offer a draw.
    Draw,
    /// Take back.
    TakeBack,
    /// Show the board.
    Board,
    /// Show it in words.
    Text,
    /// One's own secrets: the rack.
    Rack,
    /// Help with a move.
    Hint,
    /// A move that only some game has; the command's own name says which.
    Named,
    /// The way to one's page of a game.
    Page,
    /// What is known of a word.
    Word,
    /// The chat's own words.
    Words,
    /// Play again.
    Rematch,
    /// Vote to skip who is away.
    Skip,
    /// Remove a player.
    Kick,
    /// The rules.
    Rules,
    /// One's games.
    Games,
    /// Go on with a game set aside.
    Continue,
    /// A player's statistics.
    Stats,
    /// The best players.
    Top,
    /// Cancel one's offer.
    Cancel,
    /// One's language.
    Lang,
    /// The chat's settings.
    Settings,
    /// How one is shown.
    Me,
    /// All that is kept of oneself.
    MyData,
    /// Have all that is one's own erased.
    Forget,
    /// What is kept.
    Privacy,
    /// Never be challenged by somebody.
    Block,
    /// Be challenged by them again.
    Unblock,
    /// A code for a friend who is elsewhere.
    Invite,
    /// Join by such a code.
    Join,
    /// Be one person on two platforms.
    Link,
    /// Be two again.
    Unlink,
    /// Help.
    Help,
}

/// What commands are about: the headings of the long help, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// What is played.
    Games,
    /// A move.
    Moves,
    /// The game in progress.
    Game,
    /// What is around games.
    Around,
    /// Oneself.
    Oneself,
}

impl Topic {
    /// All, in the order in which they are told.
    pub const ALL: [Topic; 5] = [
        Topic::Games,
        Topic::Moves,
        Topic::Game,
        Topic::Around,
        Topic::Oneself,
    ];

    /// The text of its heading.
    pub fn heading(self) -> &'static str {
        match self {
            Topic::Games => "help-topic-games",
            Topic::Moves => "help-topic-moves",
            Topic::Game => "help-topic-game",
            Topic::Around => "help-topic-around",
            Topic::Oneself => "help-topic-oneself",
        }
    }
}

impl Command {
    /// What it is about.
    pub fn topic(self) -> Topic {
        match self {
            Command::Offer => Topic::Games,
            Command::Move
            | Command::Pass
            | Command::Named
            | Command::Rack
            | Command::Hint
            | Command::Page => Topic::Moves,
            Command::Board
            | Command::Text
            | Command::Word
            | Command::TakeBack
            | Command::Draw
            | Command::Resign
            | Command::Rematch
            | Command::Continue
            | Command::Skip
            | Command::Kick
            | Command::Rules => Topic::Game,
            Command::Invite
            | Command::Join
            | Command::Cancel
            | Command::Games
            | Command::Stats
            | Command::Top
            | Command::Words
            | Command::Settings => Topic::Around,
            Command::Lang
            | Command::Me
            | Command::MyData
            | Command::Forget
            | Command::Privacy
            | Command::Block
            | Command::Unblock
            | Command::Link
            | Command::Unlink
            | Command::Help => Topic::Oneself,
        }
    }

    /// Whether it is about one of the games that run where it is given.
    pub fn is_at_table(self) -> bool {
        matches!(
            self,
            Command::Move
                | Command::Pass
                | Command::Resign
                | Command::Draw
                | Command::TakeBack
                | Command::Board
                | Command::Text
                | Command::Rack
                | Command::Hint
                | Command::Named
                | Command::Page
                | Command::Skip
                | Command::Kick
                | Command::Continue
        )
    }
}

/// Where a command has a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Everywhere.
    Anywhere,
    /// In groups.
    Groups,
}

/// What stands after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// A game's options and people.
    Options,
    /// Words of a move.
    Move,
    /// A word.
    Word,
    /// A person.
    Person,
    /// A choice of ours.
    Choice,
}

/// A command in the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What it asks for.
    pub command: Command,
    /// Its name after the slash.
    pub name: &'static str,
    /// Other names, in any letters.
    pub aliases: &'static [&'static str],
    /// Where.
    pub scope: Scope,
    /// What stands after it.
    pub takes: Takes,
}

const fn entry(
    command: Command,
    name: &'static str,
    aliases: &'static [&'static str],
    takes: Takes,
) -> Entry {
    Entry {
        command,
        name,
        aliases,
        scope: Scope::Anywhere,
        takes,
    }
}

const fn in_groups(mut entry: Entry) -> Entry {
    entry.scope = Scope::Groups;
    entry
}

/// All commands, in the order in which help tells them.
pub static COMMANDS: &[Entry] = &[
    entry(Command::Offer, "balda", &["балда"], Takes::Options),
    entry(
        Command::Offer,
        "royal",
        &["королевская", "royalbalda"],
        Takes::Options,
    ),
    entry(Command::Offer, "oral", &["устная", "ghost"], Takes::Options),
    entry(Command::Offer, "antibalda", &["антибалда"], Takes::Options),
    entry(Command::Offer, "dots", &["точки", "kropki"], Takes::Options),
    entry(Command::Offer, "abaku", &["абаку"], Takes::Options),
    entry(Command::Move, "m", &["move", "ход", "х"], Takes::Move),
    entry(
        Command::Pass,
        "pass",
        &["пас", "пасс", "пропуск"],
        Takes::Nothing,
    ),
    entry(Command::Board, "board", &["доска", "поле"], Takes::Nothing),
    entry(Command::Page, "page", &["страница"], Takes::Nothing),
    entry(Command::Text, "text", &["текст", "словами"], Takes::Nothing),
    entry(Command::Named, "exchange", &["обмен"], Takes::Move),
    entry(
        Command::Named,
        "ground",
        &["заземлить", "заземляюсь"],
        Takes::Nothing,
    ),
    entry(
        Command::Named,
        "count",
        &["считать", "посчитать"],
        Takes::Nothing,
    ),
    entry(Command::Rack, "rack", &["камни"], Takes::Nothing),
    entry(Command::Hint, "hint", &["подсказка"], Takes::Nothing),
    entry(Command::Word, "word", &["слово"], Takes::Word),
    entry(Command::Words, "words", &["слова"], Takes::Choice),
    entry(
        Command::TakeBack,
        "takeback",
        &["назад", "отменить"],
        Takes::Nothing,
    ),
    entry(Command::Draw, "draw", &["ничья"], Takes::Nothing),
    entry(
        Command::Resign,
        "resign",
        &["сдаюсь", "сдаться"],
        Takes::Nothing,
    ),
    entry(
        Command::Rematch,
        "rematch",
        &["реванш", "ещё", "еще"],
        Takes::Nothing,
    ),
    entry(
        Command::Continue,
        "continue",
        &["resume", "продолжить"],
        Takes::Nothing,
    ),
    in_groups(entry(
        Command::Skip,
        "skip",
        &["пропустить"],
        Takes::Nothing,
    )),
    in_groups(entry(Command::Kick, "kick", &["выгнать"], Takes::Person)),
    entry(Command::Invite, "invite", &["пригласить"], Takes::Nothing),
    entry(Command::Join, "join", &["войти"], Takes::Word),
    entry(Command::Cancel, "cancel", &["отмена"], Takes::Nothing),
    entry(Command::Games, "games", &["игры"], Takes::Nothing),
    entry(
        Command::Stats,
        "stats",
        &["стат", "статистика"],
        Takes::Person,
    ),
    entry(Command::Top, "top", &["топ", "лучшие"], Takes::Choice),
    entry(Command::Rules, "rules", &["правила"], Takes::Choice),
    entry(Command::Settings, "settings", &["настройки"], Takes::Choice),
    entry(Command::Lang, "lang", &["язык"], Takes::Choice),
    entry(Command::Me, "me", &["я", "профиль"], Takes::Choice),
    entry(Command::MyData, "mydata", &["моиданные"], Takes::Nothing),
    entry(Command::Forget, "forget", &["забыть"], Takes::Nothing),
    entry(
        Command::Privacy,
        "privacy",
        &["приватность"],
        Takes::Nothing,
    ),
    entry(Command::Block, "block", &["заблокировать"], Takes::Person),
    entry(
        Command::Unblock,
        "unblock",
        &["разблокировать"],
        Takes::Person,
    ),
    entry(Command::Link, "link", &["связать"], Takes::Word),
    entry(Command::Unlink, "unlink", &["отвязать"], Takes::Nothing),
    entry(
        Command::Help,
        "help",
        &["start", "помощь", "справка"],
        Takes::Nothing,
    ),
];

/// A text that begins with a command: the entry, and what stands after it.
pub fn command(text: &str) -> Option<(&'static Entry, &str)> {
    let body = text.trim().strip_prefix('/')?;
    let end = body.find(char::is_whitespace).unwrap_or(body.len());
    let (name, rest) = body.split_at(end);
    // `/cmd@bot`: the adapter has already dropped what was for another bot.
    let name = name.split('@').next().unwrap_or(name);
    find(name).map(|entry| (entry, rest.trim()))
}

/// The command with this name, in any case.
pub fn find(name: &str) -> Option<&'static Entry> {
    let name = name.to_lowercase();
    COMMANDS
        .iter()
        .find(|entry| entry.name == name || entry.aliases.contains(&name.as_str()))
}

/// The command that a mistyped one must have meant: `/blada` is near `/balda`.
pub fn near(text: &str) -> Option<&'static Entry> {
    let name = text.trim().strip_prefix('/')?;
    let name = name.split(|c: char| c.is_whitespace() || c == '@').next()?;
    // Longer ones are no slip of a finger, and would cost time to compare.
    if name.chars().count() > LONGEST_SLIP {
        return None;
    }
    let name = name.to_lowercase();
    let far = |entry: &Entry| {
        std::iter::once(&entry.name)
            .chain(entry.aliases)
            .filter(|known| known.chars().count() > 2)
            .map(|known| strsim::osa_distance(&name, known))
            .min()
            .unwrap_or(usize::MAX)
    };
    let slips = if name.chars().count() < 5 { 1 } else { 2 };
    COMMANDS
        .iter()
        .map(|entry| (far(entry), entry))
        .filter(|&(far, _)| far <= slips)
        .min_by_key(|&(far, _)| far)
        .map(|(_, entry)| entry)
}

/// The longest mistyped command that is compared with the known ones, in letters.
const LONGEST_SLIP: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_slip_of_the_finger_is_near_a_command() {
        let cases = [
            ("/blada", Some("balda")),
            ("/Baldaa 7x7", Some("balda")),
            ("/абако", Some("abaku")),
            ("/hlp", Some("help")),
            ("/stat@bot", Some("stats")),
            ("/weather", None),
            ("/x", None),
            ("/", None),
            ("blada", None),
        ];
        for (text, expected) in cases {
            assert_eq!(near(text).map(|entry| entry.name), expected, "{text}");
        }
        assert!(near(&format!("/{}", "б".repeat(100_000))).is_none());
    }

    #[test]
    fn names_are_told_apart_and_fit_the_platforms() {
        let mut seen = HashSet::new();
        for entry in COMMANDS {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            assert!(entry.name.chars().all(fits) && (1..=32).contains(&entry.name.len()));
            for name in std::iter::once(&entry.name).chain(entry.aliases) {
                assert!(seen.insert(*name), "{name} twice");
                assert_eq!(*name, name.to_lowercase());
            }
        }
        assert!(COMMANDS.len() <= 100);
    }

    #[test]
    fn a_command_and_its_rest() {
        let check = |text: &str, expected: Option<(&str, &str)>| {
            assert_eq!(
                command(text).map(|(e, rest)| (e.name, rest)),
                expected,
                "{text}"
            );
        };
        check("/balda 7x7 @anna", Some(("balda", "7x7 @anna")));
        check("  /БАЛДА", Some(("balda", "")));
        check("/m@Tetradka_bot  лак ", Some(("m", "лак")));
        check("/", None);
        check("/nosuch", None);
        check("balda", None);
        check("/ balda", None);
    }
}
