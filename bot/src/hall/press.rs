//! What a button says when it is pressed, in at most 64 bytes. Whatever comes back from a
//! platform may be old, forged or torn: reading it never fails, it gives None.

use super::house::OnWord;
use super::ids::OfferId;
use crate::chat::Button;
use games::Seq;
use storage::GameId;

/// A button of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Under an offer.
    Offer(OfferId, OnOffer),
    /// Under a game's board, with the last entry that the board showed.
    Game(GameId, Seq, OnGame),
    /// Asks which of the games here the text was for: the n-th.
    Which(GameId),
    /// Under a word that is voted on, by its number.
    Word(String, OnWord),
    /// A command, as if it was typed.
    Command(String),
    /// Leads to a path of the chat page of our own, which opens it: it is never pressed.
    Own(String),
}

/// What is pressed under an offer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OnOffer {
    Join,
    Leave,
    Start,
    Cancel,
    Options,
    Computers,
    Main,
    /// A computer of a level takes a seat.
    Computer(String),
    /// The last computer leaves.
    NoComputer,
    /// An option's argument.
    Set(String),
    Decline,
    /// A code for somebody elsewhere.
    Invite,
    /// Decline this challenger for good.
    Block,
}

/// What is pressed under a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OnGame {
    /// One of the moves to choose from.
    Choose(u8),
    /// A short move said by the button itself.
    Say(String),
    Pass,
    Resign,
    Yes,
    No,
    Rematch,
    Board,
    Mine,
    Hint,
    /// The way to the player's page.
    Page,
    Skip,
    Continue,
    /// Go on with it in this chat, too.
    Here,
    /// Asks for a move to be typed; a platform with dialogs opens one and brings what was typed.
    Type,
}

impl OnGame {
    /// Whether it is a move or an answer, good as long as nobody has moved since.
    pub fn is_for_now(&self) -> bool {
        use OnGame::{Choose, No, Pass, Resign, Say, Yes};
        matches!(self, Choose(_) | Say(_) | Pass | Resign | Yes | No)
    }
}

/// The most bytes that a button may carry.
const MOST: usize = 64;

impl Press {
    /// A button that says this.
    pub fn button(&self, label: String) -> Button {
        let data = self.write();
        debug_assert!(data.len() <= MOST, "{data} is too long for a button");
        Button { label, data }
    }

    /// The same, where a button can carry it.
    pub fn short_button(&self, label: String) -> Option<Button> {
        let data = self.write();
        (data.len() <= MOST).then_some(Button { label, data })
    }

    /// The button's data.
    pub fn write(&self) -> String {
        match self {
            Press::Offer(id, on) => format!("o:{id}:{}", on.write()),
            Press::Game(id, seq, on) => format!("g:{id}:{}:{}", seq.0, on.write()),
            Press::Which(id) => format!("w:{id}"),
            Press::Word(number, OnWord::Yes) => format!("v:{number}:yes"),
            Press::Word(number, OnWord::No) => format!("v:{number}:no"),
            Press::Command(text) => format!("c:{text}"),
            Press::Own(path) => format!("u:{path}"),
        }
    }

    /// The button with this data.
    pub fn read(data: &str) -> Option<Press> {
        if data.len() > MOST {
            return None;
        }
        let (kind, rest) = data.split_once(':')?;
        match kind {
            "o" => {
                let (id, on) = rest.split_once(':')?;
                Some(Press::Offer(id.parse().ok()?, OnOffer::read(on)?))
            }
            "g" => {
                let (id, rest) = rest.split_once(':')?;
                let (seq, on) = rest.split_once(':')?;
                let seq = Seq(seq.parse().ok()?);
                Some(Press::Game(id.parse().ok()?, seq, OnGame::read(on)?))
            }
            "w" => Some(Press::Which(rest.parse().ok()?)),
            "v" => match rest.split_once(':')? {
                (number, "yes") => Some(Press::Word(number.to_owned(), OnWord::Yes)),
                (number, "no") => Some(Press::Word(number.to_owned(), OnWord::No)),
                _ => None,
            },
            "c" => Some(Press::Command(rest.to_owned())),
            "u" => Some(Press::Own(rest.to_owned())),
            _ => None,
        }
    }
}

impl OnOffer {
    fn write(&self) -> String {
        match self {
            OnOffer::Join => "join".to_owned(),
            OnOffer::Leave => "leave".to_owned(),
            OnOffer::Start => "start".to_owned(),
            OnOffer::Cancel => "cancel".to_owned(),
            OnOffer::Options => "options".to_owned(),
            OnOffer::Computers => "bots".to_owned(),
            OnOffer::Main => "main".to_owned(),
            OnOffer::Computer(level) => format!("bot:{level}"),
            OnOffer::NoComputer => "nobot".to_owned(),
            OnOffer::Set(argument) => format!("set:{argument}"),
            OnOffer::Decline => "decline".to_owned(),
            OnOffer::Invite => "invite".to_owned(),
            OnOffer::Block => "block".to_owned(),
        }
    }

    fn read(text: &str) -> Option<OnOffer> {
        Some(match text {
            "join" => OnOffer::Join,
            "leave" => OnOffer::Leave,
            "start" => OnOffer::Start,
            "cancel" => OnOffer::Cancel,
            "options" => OnOffer::Options,
            "bots" => OnOffer::Computers,
            "main" => OnOffer::Main,
            "nobot" => OnOffer::NoComputer,
            "decline" => OnOffer::Decline,
            "invite" => OnOffer::Invite,
            "block" => OnOffer::Block,
            other => match other.split_once(':')? {
                ("bot", level) => OnOffer::Computer(level.to_owned()),
                ("set", argument) => OnOffer::Set(argument.to_owned()),
                _ => return None,
            },
        })
    }
}

impl OnGame {
    fn write(&self) -> String {
        match self {
            OnGame::Choose(n) => format!("n:{n}"),
            OnGame::Say(text) => format!("say:{text}"),
            OnGame::Pass => "pass".to_owned(),
            OnGame::Resign => "resign".to_owned(),
            OnGame::Yes => "yes".to_owned(),
            OnGame::No => "no".to_owned(),
            OnGame::Rematch => "again".to_owned(),
            OnGame::Board => "board".to_owned(),
            OnGame::Mine => "mine".to_owned(),
            OnGame::Hint => "hint".to_owned(),
            OnGame::Page => "page".to_owned(),
            OnGame::Skip => "skip".to_owned(),
            OnGame::Continue => "continue".to_owned(),
            OnGame::Here => "here".to_owned(),
            OnGame::Type => "type".to_owned(),
        }
    }

    fn read(text: &str) -> Option<OnGame> {
        Some(match text {
            "pass" => OnGame::Pass,
            "resign" => OnGame::Resign,
            "yes" => OnGame::Yes,
            "no" => OnGame::No,
            "again" => OnGame::Rematch,
            "board" => OnGame::Board,
            "mine" => OnGame::Mine,
            "hint" => OnGame::Hint,
            "page" => OnGame::Page,
            "skip" => OnGame::Skip,
            "continue" => OnGame::Continue,
            "here" => OnGame::Here,
            "type" => OnGame::Type,
            other => match other.split_once(':')? {
                ("n", n) => OnGame::Choose(n.parse().ok()?),
                ("say", text) => OnGame::Say(text.to_owned()),
                _ => return None,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let game = GameId(u64::MAX);
        let offer = OfferId(u64::MAX);
        for press in [
            Press::Offer(offer, OnOffer::Join),
            Press::Offer(offer, OnOffer::Computer("expert".to_owned())),
            Press::Offer(offer, OnOffer::Set("start_at:down:3".to_owned())),
            Press::Game(game, Seq(u32::MAX), OnGame::Choose(12)),
            Press::Game(game, Seq(7), OnGame::Say("+к".to_owned())),
            Press::Which(game),
            Press::Command("/games".to_owned()),
            Press::Own(format!("/seat/{game}")),
        ] {
            assert!(press.write().len() <= MOST);
            assert_eq!(Press::read(&press.write()), Some(press));
        }
    }

    #[test]
    fn whatever_comes_back_is_only_not_understood() {
        for data in [
            "",
            ":",
            "g:",
            "g:1:x:pass",
            "g:1:2",
            "o:1:fly",
            "g:1:99999999999:pass",
            "z:1",
        ] {
            assert_eq!(Press::read(data), None, "{data}");
        }
        assert_eq!(Press::read(&format!("c:{}", "x".repeat(100))), None);
    }
}
