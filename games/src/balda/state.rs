//! The state of a game, folded from its events.

use super::board::{Board, Cell};
use super::event::{End, Event, Passing, Placement, Vote};
use super::finder::Chains;
use super::options::{Options, Turns};
use super::paths::is_chain;
use super::view::{Half, Proposal, Said, Start, View};
use crate::words::Letter;
use crate::{Corrupt, Outcome, Points, Seat, Seats, Viewer};

/// A game of Balda.
#[derive(Clone, PartialEq, Debug)]
pub struct Balda {
    pub(super) options: Options,
    pub(super) players: u8,
    pub(super) board: Board,
    pub(super) start: Start,
    pub(super) said: Vec<Said>,
    /// The letters of the start word, then of each word in `said`.
    pub(super) used: Vec<Vec<Letter>>,
    pub(super) scores: Vec<Points>,
    pub(super) turn: Seat,
    pub(super) turns: Turns,
    pub(super) half: Half,
    /// How many moves were made or passed.
    pub(super) over: u32,
    pub(super) playing: Seats,
    /// How many turns each seat has passed since anybody made a word.
    pub(super) passes: Vec<u8>,
    pub(super) vote: Option<Proposal>,
    /// Whether this turn has had its vote.
    pub(super) voted: bool,
    pub(super) accepted: Vec<String>,
    pub(super) end: Option<End>,
}

/// So many turns passed by everybody in a row make a draw.
const MOST_PASSES: u8 = 3;
/// The most letters of a word on a board.
pub(super) const LONGEST: usize = crate::words::MOST_LETTERS;

impl Balda {
    pub(super) fn begin(options: &Options, players: u8, event: &Event) -> Result<Balda, Corrupt> {
        let Event::SetUp {
            first,
            word,
            letters,
            cells,
            turns,
        } = event
        else {
            return Err(Corrupt("the first event sets nothing up"));
        };
        ensure(options.size.is_playable(), "no such board")?;
        ensure((2..=8).contains(&players), "so many don't play")?;
        ensure(first.0 < players, "no such seat begins")?;
        ensure(*turns == options.turns(players), "turns of another variant")?;
        ensure(!letters.is_empty(), "no start word")?;
        let room = options.start_cells(letters.len());
        ensure(
            room.as_ref() == Some(cells),
            "the start word stands elsewhere",
        )?;
        let mut board = Board::empty(options.size);
        for (&cell, &letter) in cells.iter().zip(letters) {
            board.put(cell, letter);
        }
        Ok(Balda {
            options: options.clone(),
            players,
            board,
            start: Start {
                word: word.clone(),
                cells: cells.clone(),
            },
            said: Vec::new(),
            used: vec![letters.clone()],
            scores: vec![Points(0); usize::from(players)],
            turn: *first,
            turns: *turns,
            half: Half::First,
            over: 0,
            playing: Seats::everybody(players),
            passes: vec![0; usize::from(players)],
            vote: None,
            voted: false,
            accepted: Vec::new(),
            end: None,
        })
    }

    pub(super) fn fold(&mut self, event: &Event) -> Result<(), Corrupt> {
        ensure(self.end.is_none(), "an event after the end")?;
        match event {
            Event::SetUp { .. } => Err(Corrupt("set up twice")),
            Event::Placed {
                seat,
                cell,
                letter,
                path,
                word,
                points,
            } => {
                let placement = Placement {
                    cell: *cell,
                    letter: *letter,
                    path: path.clone(),
                };
                self.place(*seat, placement, word, *points)
            }
            Event::Passed { seat, why } => self.pass(*seat, *why),
            Event::Left { seat, .. } => self.leave(*seat),
            Event::Proposed {
                seat,
                word,
                placement,
                until,
            } => {
                self.ensure_turn(*seat)?;
                ensure(
                    self.options.house_words && !self.voted,
                    "no vote may be held",
                )?;
                self.ensure_fits(placement)?;
                self.voted = true;
                self.vote = Some(Proposal {
                    seat: *seat,
                    word: word.clone(),
                    placement: placement.clone(),
                    until: *until,
                    votes: Vec::new(),
                });
                Ok(())
            }
            Event::Voted { seat, vote } => {
                let may = self.voters().contains(*seat);
                let proposal = self.vote.as_mut().ok_or(Corrupt("no vote is running"))?;
                ensure(may, "a vote of one who has none")?;
                proposal.votes.push((*seat, *vote));
                Ok(())
            }
            Event::Accepted => {
                let proposal = self.vote.take().ok_or(Corrupt("no vote is running"))?;
                self.accepted.push(proposal.word);
                Ok(())
            }
            Event::Rejected => {
                let proposal = self.vote.take();
                ensure(proposal.is_some(), "no vote is running")
            }
            Event::Ended { why } => self.finish(*why),
        }
    }

    fn place(
        &mut self,
        seat: Seat,
        placement: Placement,
        word: &str,
        points: Points,
    ) -> Result<(), Corrupt> {
        self.ensure_turn(seat)?;
        let letters = self.ensure_fits(&placement)?;
        ensure(
            points.0 as usize == letters.len(),
            "points for other letters",
        )?;
        self.board.put(placement.cell, placement.letter);
        self.used.push(letters);
        if let Some(score) = self.scores.get_mut(seat.index()) {
            *score += points;
        }
        self.said.push(Said {
            seat,
            word: word.to_owned(),
            points,
            placement,
        });
        self.passes.fill(0);
        match (self.turns, self.half) {
            (Turns::Double, Half::First) => {
                self.half = Half::Second;
                self.over = self.over.saturating_add(1);
            }
            _ => self.next(),
        }
        Ok(())
    }

    fn pass(&mut self, seat: Seat, _why: Passing) -> Result<(), Corrupt> {
        self.ensure_turn(seat)?;
        // With one move made the turn is no pass.
        if self.half == Half::First
            && let Some(passes) = self.passes.get_mut(seat.index())
        {
            *passes = passes.saturating_add(1);
        }
        self.next();
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Corrupt> {
        ensure(self.playing.contains(seat), "one who doesn't play leaves")?;
        self.playing = self.playing.without(seat);
        if self.vote.as_ref().is_some_and(|vote| vote.seat == seat) {
            self.vote = None;
        }
        if self.turn == seat {
            self.next();
        }
        Ok(())
    }

    fn finish(&mut self, why: End) -> Result<(), Corrupt> {
        ensure(self.vote.is_none(), "an end within a vote")?;
        let so = match why {
            End::Full => self.board.free() == 0,
            End::Passes => self.all_passed(),
            End::OneLeft => self.playing.len() <= 1,
            End::NoMove | End::Agreed => true,
        };
        ensure(so, "an end of another kind")?;
        self.end = Some(why);
        Ok(())
    }

    fn next(&mut self) {
        self.turn = self.playing.next_after(self.turn).unwrap_or(self.turn);
        self.half = Half::First;
        self.over = self.over.saturating_add(1);
        self.voted = false;
    }

    fn ensure_turn(&self, seat: Seat) -> Result<(), Corrupt> {
        ensure(
            self.turn == seat && self.playing.contains(seat),
            "out of turn",
        )?;
        ensure(self.vote.is_none(), "a move within a vote")
    }

    /// The letters of the word that a placement makes.
    fn ensure_fits(&self, placement: &Placement) -> Result<Vec<Letter>, Corrupt> {
        let Placement { cell, letter, path } = placement;
        ensure(self.board.is_free(*cell), "the cell isn't free")?;
        ensure(path.contains(cell), "the path misses the new letter")?;
        let least = usize::from(self.options.min_word);
        ensure(
            (least..=LONGEST).contains(&path.len()),
            "a word of another length",
        )?;
        let chains = Chains::from(&self.options);
        ensure(
            is_chain(self.board.size(), chains, path),
            "the path is no chain",
        )?;
        let mut board = self.board.clone();
        board.put(*cell, *letter);
        let letters = board.read(path).ok_or(Corrupt("a path over free cells"))?;
        ensure(!self.used.contains(&letters), "the word was used")?;
        Ok(letters)
    }

    /// Whether everybody who plays has passed so often in a row that it is a draw.
    pub(super) fn all_passed(&self) -> bool {
        let passes = |seat: Seat| self.passes.get(seat.index()).copied().unwrap_or(0);
        self.playing.iter().all(|seat| passes(seat) >= MOST_PASSES)
    }

    /// Who may still vote.
    pub(super) fn voters(&self) -> Seats {
        let Some(vote) = &self.vote else {
            return Seats::NONE;
        };
        let voted = vote.votes.iter().map(|&(seat, _)| seat);
        voted.fold(self.playing.without(vote.seat), Seats::without)
    }

    /// How the running vote stands, if it is decided.
    pub(super) fn verdict(&self) -> Option<Vote> {
        let vote = self.vote.as_ref()?;
        let others = self.playing.without(vote.seat);
        let said = |what| {
            let votes = vote.votes.iter();
            votes
                .filter(|&&(seat, v)| v == what && others.contains(seat))
                .count()
        };
        if said(Vote::For) * 2 > others.len() {
            Some(Vote::For)
        } else if (others.len() - said(Vote::Against)) * 2 <= others.len() {
            Some(Vote::Against)
        } else {
            None
        }
    }

    pub(super) fn outcome_now(&self) -> Option<Outcome> {
        let drawn = match self.end? {
            End::Passes | End::Agreed => true,
            End::Full | End::NoMove | End::OneLeft => false,
        };
        let key = |seat: Seat| match self.playing.contains(seat) {
            true if drawn => (true, Points(0)),
            here => (here, self.score(seat)),
        };
        let keys: Vec<_> = Seat::all(self.players).map(key).collect();
        Some(Outcome::by_rank(&keys))
    }

    pub(super) fn score(&self, seat: Seat) -> Points {
        self.scores.get(seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn see(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options.clone(),
            players: self.players,
            board: self.board.clone(),
            start: self.start.clone(),
            said: self.said.clone(),
            scores: self.scores.clone(),
            turn: self.end.is_none().then_some(self.turn),
            turns: self.turns,
            half: self.half,
            playing: self.playing,
            passes: self
                .playing
                .iter()
                .filter_map(|s| self.passes.get(s.index()))
                .sum(),
            vote: self.vote.clone(),
            may_propose: self.options.house_words && !self.voted && self.end.is_none(),
            accepted: self.accepted.clone(),
            end: self.end,
            outcome: self.outcome_now(),
        }
    }

    /// Who used the word of these letters or this spelling: None within for the start word.
    pub(super) fn user(
        &self,
        readings: &[Vec<Letter>],
        spelling: Option<&str>,
    ) -> Option<Option<Seat>> {
        let by = |at: usize| {
            at.checked_sub(1)
                .and_then(|at| self.said.get(at))
                .map(|s| s.seat)
        };
        let spelled = |at: usize| match at.checked_sub(1) {
            None => Some(self.start.word.as_str()),
            Some(at) => self.said.get(at).map(|said| said.word.as_str()),
        };
        let used = |&at: &usize| {
            readings.contains(&self.used[at]) || spelling.is_some() && spelled(at) == spelling
        };
        (0..self.used.len()).find(used).map(by)
    }

    /// Cells as the finder and the fold take them.
    pub(super) fn chains(&self) -> Chains {
        Chains::from(&self.options)
    }

    /// The newest letter's cell.
    pub fn last_cell(&self) -> Option<Cell> {
        self.said.last().map(|said| said.placement.cell)
    }
}

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), Corrupt> {
    if holds {
        Ok(())
    } else {
        Err(Corrupt(otherwise))
    }
}
