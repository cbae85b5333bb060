//! What a game must be able to say and hear to be played in a chat.

use super::Tongue;
use super::field::Field;
use crate::chat::Document;
use games::words::{Lang, Lexicon};
use games::{Game, Leaving, Nodes, Outcome, Seat, Seats, World};
use std::sync::Arc;

/// What surrounds a text or a picture of a game: who plays, in which language it is told.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The teller.
    pub tongue: Tongue,
    /// The players' names in seat order, fit to be shown anywhere.
    pub names: Vec<String>,
    /// Day or night.
    pub theme: render::Theme,
    /// Makes this game's hand its own.
    pub seed: u64,
    /// What the players' clocks say, in words, one a seat; empty without a clock.
    pub clocks: Vec<String>,
}

impl Scene {
    /// Day, no clocks, a hand like any other.
    pub fn new(tongue: Tongue, names: Vec<String>) -> Scene {
        Scene {
            tongue,
            names,
            theme: render::Theme::Day,
            seed: 0,
            clocks: Vec::new(),
        }
    }

    /// The name in a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// How its pictures look.
    pub fn look(&self) -> render::Look {
        render::Look {
            theme: self.theme,
            seed: self.seed,
        }
    }

    /// That somebody has left, and why.
    pub fn left(&self, seat: Seat, why: Leaving) -> String {
        let id = match why {
            Leaving::Resigned => "left-resigned",
            Leaving::Flag => "left-flag",
            Leaving::Removed => "left-removed",
        };
        self.tongue.say(id, &[("name", self.name(seat).into())])
    }

    /// The end in words.
    pub fn result(&self, outcome: &Outcome) -> String {
        let winners = outcome.winners();
        if winners.len() == self.names.len() {
            let alone = winners.len() < 2;
            return self
                .tongue
                .tell(if alone { "result-alone" } else { "result-draw" });
        }
        let names: Vec<&str> = winners.iter().map(|seat| self.name(seat)).collect();
        let id = if winners.len() > 1 {
            "result-shared"
        } else {
            "result-won"
        };
        self.tongue.say(id, &[("names", names.join(", ").into())])
    }

    /// How it ended, or whose turn it is; nothing where several are to move at once.
    pub fn status(&self, outcome: Option<&Outcome>, turn: Option<Seat>) -> String {
        match (outcome, turn) {
            (Some(outcome), _) => self.result(outcome),
            (None, Some(seat)) => self.tongue.say("turn", &[("name", self.name(seat).into())]),
            (None, None) => String::new(),
        }
    }
}

/// Meant as a move but not to be understood, or not allowed: what to answer.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Refusal {
    /// The reason, naming the rule.
    pub text: String,
    /// Moves to choose from instead: a label and what the press would say.
    pub choices: Vec<Choice>,
}

/// One of several moves that a text may mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What stands on the button.
    pub label: String,
    /// What the player would have said to mean just this.
    pub say: String,
}

impl Choice {
    /// A button with the text `id` on it.
    pub fn told(tongue: Tongue, id: &str, say: &str) -> Choice {
        Choice {
            label: tongue.tell(id),
            say: say.to_owned(),
        }
    }
}

/// What a move that isn't made yet would be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Weighed {
    /// It can be made: what it brings, in words.
    Brings(String),
    /// It can't be made: why.
    Refused(String),
}

/// What a text is to a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Heard<M> {
    /// Not meant for the game: people talk.
    Nothing,
    /// A move.
    Move(M),
    /// Meant for the game but wrong: the answer.
    Unclear(String),
}

/// Why an offer's argument isn't taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// It was one of the game's, and the options have it now.
    Taken,
    /// It isn't one of the game's.
    Unknown,
    /// It was one, and wrong: why.
    Wrong(String),
}

/// A button of the Options page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toggle {
    /// What it stands for.
    pub name: String,
    /// Whether that is chosen.
    pub is_chosen: bool,
    /// The argument that a press gives, at most 24 bytes.
    pub argument: String,
}

/// A label that says by a tick whether what it stands for is chosen.
pub fn ticked(label: String, chosen: bool) -> String {
    match chosen {
        true => format!("✓ {label}"),
        false => label,
    }
}

impl Toggle {
    /// What gives an argument.
    pub fn new(name: String, is_chosen: bool, argument: impl Into<String>) -> Toggle {
        Toggle {
            name,
            is_chosen,
            argument: argument.into(),
        }
    }

    /// What stands on its button.
    pub fn label(&self) -> String {
        ticked(self.name.clone(), self.is_chosen)
    }
}

/// A setting that makes no game, and what would.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Misfit {
    /// What is wrong.
    pub text: String,
    /// Ways out.
    pub instead: Vec<Toggle>,
}

impl From<String> for Misfit {
    /// Wrong, and without a way out.
    fn from(text: String) -> Misfit {
        Misfit {
            text,
            instead: Vec::new(),
        }
    }
}

/// A move that somebody is proud of.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Feat {
    /// The move as it is said: a word, an operation.
    pub said: String,
    /// What it brought.
    pub points: i32,
}

/// What a player did best in a game, for their statistics.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Feats {
    /// The move that brought most points.
    pub best: Option<Feat>,
    /// The longest word.
    pub longest: Option<String>,
}

/// Whether a log may stand behind a finished game's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Openness {
    /// It holds no secrets.
    Public,
    /// It does.
    Secret,
    /// The record is a file of a known form and can itself be read back.
    Record,
}

/// What becomes of a player whom the others skip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Away {
    /// Their turn runs out, and the game goes on.
    LosesTurn,
    /// They leave the game.
    Leaves,
}

/// Whether a game has a page on which its player moves by touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// Moves are said.
    None,
    /// One for each player.
    Own,
}

/// Draws a picture: the bytes of a file.
pub type Draw = Arc<dyn Fn() -> Vec<u8> + Send + Sync>;

/// Makes something of a dictionary, which keeps it.
pub type Preparing = Box<dyn FnOnce(&Lexicon) + Send>;

/// Of views that show the same one after another the last.
pub(super) fn last_of_each<V>(mut views: Vec<V>, same: impl Fn(&V, &V) -> bool) -> Vec<V> {
    views.reverse();
    views.dedup_by(|one, other| same(one, other));
    views.reverse();
    views
}

/// A game that can be played in a chat.
pub trait Spoken: Game {
    /// The commands that start it, the first its own name.
    const COMMANDS: &'static [&'static str];

    /// Commands that are moves of this game (`exchange`): they are heard as if they were said.
    const MOVES: &'static [&'static str] = &[];

    /// The text that says in a line what a move is, to whoever has never made one.
    const HOW: &'static str;

    /// The settings of its offers, for platforms that ask for each by itself; in an order in which
    /// each makes sense after those before it.
    const FIELDS: &'static [Field];

    /// What a computer may search for one move, so that it answers well within a second.
    const BUDGET: Nodes;

    /// The options with which `command` starts, in a chat of this language.
    fn offered(command: &str, lang: Lang) -> Self::Options;

    /// Takes one argument of an offer (`7x7`, a start word, an option's name).
    fn argument(options: &mut Self::Options, word: &str, tongue: Tongue) -> Argument;

    /// The buttons of the Options page, in rows.
    fn toggles(options: &Self::Options, tongue: Tongue) -> Vec<Vec<Toggle>>;

    /// The options in one line, the game's name first.
    fn describe(options: &Self::Options, tongue: Tongue) -> String;

    /// The language whose words are played; None: no words.
    fn lang(options: &Self::Options) -> Option<Lang>;

    /// Adds the words that the chat has voted in before.
    fn house(_options: &mut Self::Options, _words: Vec<String>, _blocked: Vec<String>) {}

    /// Whether players may put words that no dictionary has to a vote.
    fn has_votes(_options: &Self::Options) -> bool {
        false
    }

    /// Who may still vote on something, where that isn't told by the turn. Computers among them wait
    /// for the people.
    fn voters(_view: &Self::View) -> Seats {
        Seats::NONE
    }

    /// Whether an event changes so little that the board's message is edited and stays where it is;
    /// buttons under it hold their meaning.
    fn is_small(_event: &Self::Event) -> bool {
        false
    }

    /// What a game with these options needs of its dictionary and takes long to make: made once, away
    /// from the hall, before anybody waits for it.
    fn preparing(_options: &Self::Options) -> Option<Preparing> {
        None
    }

    /// The words that votes of this game accepted.
    fn accepted(_view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// Who was to begin, as the first event says.
    fn first(event: &Self::Event) -> Option<Seat>;

    /// Why so many players can't play so.
    fn misfit(unfit: &Self::Unfit, tongue: Tongue) -> Misfit;

    /// The move that a text means.
    fn hear(view: &Self::View, seat: Seat, text: &str, tongue: Tongue) -> Heard<Self::Move>;

    /// The move that passing is, where the game has it.
    fn pass(view: &Self::View) -> Option<Self::Move>;

    /// Why a move was refused.
    fn refused(illegal: &Self::Illegal, view: &Self::View, said: &str, scene: &Scene) -> Refusal;

    /// Whether what was said can only have been meant as a move: then its refusal is told although
    /// it was said among people talking.
    fn is_plainly_a_move(_illegal: &Self::Illegal, _said: &str) -> bool {
        false
    }

    /// What happened, in one line; None where the board says it all.
    fn happened(event: &Self::Event, view: &Self::View, scene: &Scene) -> Option<String>;

    /// Buttons under the board for whoever is to move: a label and what a press says.
    fn buttons(view: &Self::View, tongue: Tongue) -> Vec<Choice>;

    /// What the players have, in a line or two; None: their scores.
    fn standings(_view: &Self::View, _scene: &Scene) -> Option<String> {
        None
    }

    /// The board in words, for those who don't see the picture.
    fn text(view: &Self::View, scene: &Scene) -> String;

    /// What the picture shows, in a few sentences, where [`Spoken::text`] draws with signs: nobody
    /// wants those read out.
    fn brief(_view: &Self::View, _scene: &Scene) -> Option<String> {
        None
    }

    /// What only the viewer may know, in words: their rack; None where there is nothing.
    fn secret(_view: &Self::View, _scene: &Scene) -> Option<String> {
        None
    }

    /// The picture; None where the game needs none now. `choices` are numbered on it.
    fn picture(view: &Self::View, choices: &[Self::Move], scene: &Scene) -> Option<Draw>;

    /// All of the board, where [`Spoken::picture`] may show a part of it: drawn on request.
    fn whole(_view: &Self::View, _scene: &Scene) -> Option<Draw> {
        None
    }

    /// Under which of its commands a game with these options is counted.
    fn counted(_options: &Self::Options) -> &'static str {
        Self::COMMANDS.first().copied().unwrap_or(Self::NAME)
    }

    /// Whether results with these options can be compared with others: no house rule changes which
    /// moves there are or what they bring.
    fn is_comparable(_options: &Self::Options) -> bool {
        true
    }

    /// The name of the game that a command starts, without options.
    fn title(command: &str, tongue: Tongue) -> String {
        let described = Self::describe(&Self::offered(command, tongue.lang), tongue);
        described.split(',').next().unwrap_or_default().to_owned()
    }

    /// What a player did best in a finished game.
    fn feats(_events: &[Self::Event], _view: &Self::View, _seat: Seat) -> Feats {
        Feats::default()
    }

    /// The board for the page on which its player moves by touch: what the game's part of that page
    /// needs to draw it, and nothing that the viewer may not know. None where there is no such page.
    fn page(_view: &Self::View, _scene: &Scene) -> Option<serde_json::Value> {
        None
    }

    /// What a move would be that its player's page shows before it is made: what it earns, or why
    /// it can't be made. None for what is no such move, and where the game tells only moves made.
    fn weigh(_view: &Self::View, _text: &str, _scene: &Scene) -> Option<Weighed> {
        None
    }

    /// What is said beside the result at the end: words, counts, best moves.
    fn summary(view: &Self::View, scene: &Scene) -> Vec<String>;

    /// A look back at a finished game: what each player missed. It may take some milliseconds.
    fn looking_back(
        _options: &Self::Options,
        _events: &[Self::Event],
        _view: &Self::View,
        _world: &mut World<'_>,
        _scene: &Scene,
    ) -> Vec<String> {
        Vec::new()
    }

    /// The whole game as an animated picture, from the view after each event; None where the game
    /// has none. The scene has no clocks: as they stand at the end they would be wrong before it.
    fn replay(_views: Vec<Self::View>, _scene: &Scene) -> Option<Draw> {
        None
    }

    /// A move for a player who asks for help; None where hints are off or there is none.
    fn hint(view: &Self::View, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String>;

    /// Whether a finished game's log may be shown to anybody: then the record ends with it, so that
    /// it can be read back. A log with racks in it may not.
    const LOG: Openness = Openness::Public;

    /// What becomes of a player whom the others skip.
    const AWAY: Away = Away::LosesTurn;

    /// Whether there is a page on which its player moves by touch.
    const PAGE: Page = Page::None;

    /// The record of the game as a file.
    fn record(events: &[Self::Event], view: &Self::View, scene: &Scene) -> Option<Document>;

    /// The rules in short.
    fn rules(options: &Self::Options, tongue: Tongue) -> String;
}
