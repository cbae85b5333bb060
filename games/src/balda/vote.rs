//! House words: an unknown word is put to the vote of the others.

use super::event::{Event, Illegal, Saying, Vote};
use super::say::{placed, read};
use super::state::Balda;
use crate::words::{Alphabet, Folding, Letter, Lexicon, Reason, ShortI, Verdict, Yo};
use crate::{Seat, World};

/// How long a vote lasts.
const VOTE_MS: u64 = 60_000;

impl Balda {
    pub(super) fn propose(
        &self,
        seat: Seat,
        saying: &Saying,
        world: &World<'_>,
    ) -> Result<Event, Illegal> {
        if !self.options.house_words {
            return Err(Illegal::NoHouseWords);
        }
        if self.voted {
            return Err(Illegal::VotedThisTurn);
        }
        let folding = self.options.folding();
        let wish = self.wish(saying, world.words)?;
        let readings = read(&saying.word, world.words.alphabet(folding), &self.options)?;
        if let Some(by) = self.user(&readings, None) {
            return Err(Illegal::AlreadyUsed { by });
        }
        match world
            .words
            .look_up(&saying.word, folding, &self.options.words)
        {
            Verdict::Valid(_) => return Err(Illegal::KnownWord),
            Verdict::Refused(Reason::Unknown { .. }) => {}
            // A name or a plural is no unknown word.
            Verdict::Refused(reason) => return Err(Illegal::Word(reason)),
        }
        let placement = self.only_placement(&readings, wish)?;
        Ok(Event::Proposed {
            seat,
            word: spell(&saying.word, world.words),
            placement,
            until: world.now.after(VOTE_MS),
        })
    }

    pub(super) fn cast(
        &self,
        seat: Seat,
        vote: Vote,
        lexicon: &Lexicon,
    ) -> Result<Vec<Event>, Illegal> {
        let proposal = self.vote.as_ref().ok_or(Illegal::NoVote)?;
        if proposal.seat == seat {
            return Err(Illegal::OwnWord);
        }
        if !self.voters().contains(seat) {
            return Err(Illegal::AlreadyVoted);
        }
        let mut events = vec![Event::Voted { seat, vote }];
        let after = self.after(&events);
        events.extend(after.settle(after.verdict(), lexicon));
        Ok(events)
    }

    /// What a decided vote makes happen.
    pub(super) fn settle(&self, verdict: Option<Vote>, lexicon: &Lexicon) -> Vec<Event> {
        let Some(proposal) = &self.vote else {
            return Vec::new();
        };
        match verdict {
            None => Vec::new(),
            Some(Vote::Against) => vec![Event::Rejected],
            Some(Vote::For) => {
                let word = proposal.word.clone();
                let placed = placed(proposal.seat, proposal.placement.clone(), word);
                self.with_ending(vec![Event::Accepted, placed], lexicon)
            }
        }
    }
}

/// A word as it is to be shown: as it was typed, in lower case, in one script.
fn spell(text: &str, lexicon: &Lexicon) -> String {
    let lang = lexicon.lang();
    let apart = Folding {
        yo: Yo::Apart,
        short_i: ShortI::Apart,
    };
    let alphabet = Alphabet::for_board(lang, apart);
    let letters: Result<Vec<Letter>, _> = alphabet.read(text);
    match letters {
        Ok(letters) if lang.is_cyrillic() => alphabet.spell(&letters),
        _ => text.trim().to_lowercase(),
    }
}
