//! What needs the others' yes: takebacks, draws.

use super::{Answer, Ask, Entry, Refused, Table, What};
use crate::{Game, Retract, Seat, Seq, World};

impl<G: Game> Table<G> {
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        let (keep, dropped, others) = self.last_move_of(seat).ok_or(Refused::NothingToTakeBack)?;
        if others == Others::Waited && G::retract(&dropped) == Retract::Alone {
            return self.append(Some(seat), [What::TakenBack { keep }], world.now);
        }
        self.ask(seat, Ask::TakeBack { keep }, world)
    }

    /// Where the log would go on without the last move of `seat`, what would be dropped, and
    /// whether anybody else has moved since.
    fn last_move_of(&self, seat: Seat) -> Option<(Seq, Vec<G::Event>, Others)> {
        let entry = |seq: &Seq| self.log.get(seq.0 as usize);
        let is_move = |seq: &Seq| {
            entry(seq).is_some_and(|e| e.by == Some(seat) && matches!(e.what, What::Game(_)))
        };
        let last = self.line.iter().rposition(is_move)?;
        let first = (0..=last)
            .rev()
            .find(|&i| entry(&self.line[i]).is_some_and(|e| e.part == 0))?;
        let keep = *self.line.get(first.checked_sub(1)?)?;
        let dropped: Vec<&Entry<G::Event>> = self.line[first..].iter().filter_map(entry).collect();
        let moved = dropped
            .iter()
            .any(|e| e.by != Some(seat) && matches!(e.what, What::Game(_)));
        let events = dropped
            .iter()
            .filter_map(|e| match &e.what {
                What::Game(event) => Some(event.clone()),
                _ => None,
            })
            .collect();
        Some((
            keep,
            events,
            if moved { Others::Moved } else { Others::Waited },
        ))
    }

    pub(super) fn ask(
        &mut self,
        seat: Seat,
        ask: Ask,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        if let Some(pending) = &self.pending {
            // Two who ask for the same have agreed.
            if pending.ask == ask && pending.waits_for().contains(seat) {
                return self.answer(seat, Answer::Yes, world);
            }
            return Err(Refused::AskedAlready);
        }
        if self.has_asked(seat, ask) {
            return Err(Refused::Declined(ask));
        }
        if let Ask::TakeBack { keep } = ask
            && !self.line.contains(&keep)
        {
            return Err(Refused::NothingToTakeBack);
        }
        let mut entries = self.append(Some(seat), [What::Asked { ask }], world.now)?;
        if self
            .pending
            .as_ref()
            .is_some_and(|p| p.waits_for().is_empty())
        {
            entries.extend(self.agreed(ask, world)?);
        }
        Ok(entries)
    }

    /// Whether this seat has asked this since the last move, or since one was taken back.
    fn has_asked(&self, seat: Seat, ask: Ask) -> bool {
        let since = self.log.iter().rev();
        since
            .take_while(|entry| !matches!(entry.what, What::Game(_) | What::TakenBack { .. }))
            .any(|entry| entry.by == Some(seat) && entry.what == What::Asked { ask })
    }

    pub(super) fn answer(
        &mut self,
        seat: Seat,
        answer: Answer,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        let pending = self
            .pending
            .as_ref()
            .filter(|p| p.waits_for().contains(seat));
        let Some(ask) = pending.map(|p| p.ask) else {
            return Err(Refused::NothingAsked);
        };
        let mut entries = self.append(Some(seat), [What::Answered { answer }], world.now)?;
        if answer == Answer::Yes
            && self
                .pending
                .as_ref()
                .is_some_and(|p| p.waits_for().is_empty())
        {
            entries.extend(self.agreed(ask, world)?);
        }
        Ok(entries)
    }

    fn agreed(
        &mut self,
        ask: Ask,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        match ask {
            Ask::Draw => {
                let events = self.state.agreed_draw();
                self.append(None, events.into_iter().map(What::Game), world.now)
            }
            Ask::TakeBack { keep } => self.append(None, [What::TakenBack { keep }], world.now),
        }
    }
}

/// Whether somebody else moved after the move to be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Others {
    Moved,
    Waited,
}
