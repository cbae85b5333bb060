//! What is done at a table.

use super::open::Open;
use super::{Deed, Lines, No, Search, Thought, Told};
use crate::speech::{Away, Heard, Preparing, Refusal, Scene, Spoken};
use games::table::{Action, Ask, Entry, Refused};
use games::{At, Corrupt, Leaving, Level, Seat, Viewer, World};

/// What is done at a table.
pub trait Play {
    /// Whether a command is a move of this game.
    fn has_move(&self, command: &str) -> bool;
    /// Whether a text would be a legal move, or one of several.
    fn would(&self, seat: Seat, text: &str, world: &mut World<'_>, scene: &Scene) -> bool;
    /// A text said at the table.
    ///
    /// # Errors
    /// Why it isn't a legal move.
    fn say(
        &mut self,
        seat: Seat,
        text: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Told, No>;
    /// A deed.
    ///
    /// # Errors
    /// Why it is refused.
    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No>;
    /// What is to be made of its dictionary before it is asked for.
    fn preparing(&self) -> Option<Preparing>;
    /// The search for a computer's move.
    fn search(&self, seat: Seat, level: Level) -> Search;
    /// A computer's move.
    ///
    /// # Errors
    /// Why it is refused.
    fn thought(
        &mut self,
        seat: Seat,
        thought: Thought,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No>;
    /// A vote went against `seat`: their turn runs out, or they leave, as the game has it.
    ///
    /// # Errors
    /// Why not.
    fn skip(&mut self, seat: Seat, world: &mut World<'_>) -> Result<Lines, No>;
    /// Removes a player.
    ///
    /// # Errors
    /// Why not.
    fn remove(&mut self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Result<Lines, No>;
    /// Time has passed.
    ///
    /// # Errors
    /// `Broken` only.
    fn tick(&mut self, world: &mut World<'_>) -> Result<Lines, No>;
    /// The time since `from` is nobody's.
    ///
    /// # Errors
    /// Why not.
    fn excuse(&mut self, from: At, now: At) -> Result<Lines, No>;
    /// Sets it aside.
    ///
    /// # Errors
    /// Why not.
    fn set_aside(&mut self, now: At) -> Result<Lines, No>;
    /// Goes on with it.
    ///
    /// # Errors
    /// Why not.
    fn resume(&mut self, now: At) -> Result<Lines, No>;
}

impl<G: Spoken> Play for Open<G> {
    fn has_move(&self, command: &str) -> bool {
        G::MOVES.contains(&command)
    }

    fn would(&self, seat: Seat, text: &str, world: &mut World<'_>, scene: &Scene) -> bool {
        let view = self.0.view(Viewer::Seat(seat));
        let Heard::Move(mv) = G::hear(&view, seat, text, scene.tongue) else {
            return false;
        };
        match self.0.state().decide(seat, &mv, world) {
            Ok(_) => true,
            Err(illegal) => G::refused(&illegal, &view, text, scene).choices.len() > 1,
        }
    }

    fn say(
        &mut self,
        seat: Seat,
        text: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Told, No> {
        let view = self.0.view(Viewer::Seat(seat));
        match G::hear(&view, seat, text, scene.tongue) {
            Heard::Nothing => Ok(Told::Nothing),
            Heard::Unclear(text) => Err(No::Reason(Refusal {
                text,
                choices: Vec::new(),
            })),
            Heard::Move(mv) => {
                let done = self.done(seat, &Action::Move(mv), text, world, scene);
                done.map(Told::Done)
            }
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        let action = match deed {
            Deed::Pass => {
                let pass = G::pass(&self.0.view(Viewer::Seat(seat))).ok_or(No::CantPass)?;
                Action::Move(pass)
            }
            Deed::Resign => Action::Resign,
            Deed::Draw => Action::Ask(Ask::Draw),
            Deed::TakeBack => Action::TakeBack,
            Deed::Answer(answer) => Action::Answer(answer),
        };
        self.done(seat, &action, "", world, scene)
    }

    fn preparing(&self) -> Option<Preparing> {
        G::preparing(&self.0.header().options)
    }

    fn search(&self, seat: Seat, level: Level) -> Search {
        let view = self.0.view(Viewer::Seat(seat));
        Box::new(move |world| {
            G::think(&view, level, G::BUDGET, world).map(|mv| Box::new(mv) as Thought)
        })
    }

    fn thought(
        &mut self,
        seat: Seat,
        thought: Thought,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        match thought.downcast::<G::Move>() {
            Ok(mv) => self.done(seat, &Action::Move(*mv), "", world, scene),
            Err(_) => Err(No::Broken(Corrupt("a move of another game"))),
        }
    }

    fn skip(&mut self, seat: Seat, world: &mut World<'_>) -> Result<Lines, No> {
        Self::written(match G::AWAY {
            Away::LosesTurn => self.0.skip(seat, world),
            Away::Leaves => self.0.remove(seat, Leaving::Removed, world),
        })
    }

    fn remove(&mut self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Result<Lines, No> {
        Self::written(self.0.remove(seat, why, world))
    }

    fn tick(&mut self, world: &mut World<'_>) -> Result<Lines, No> {
        Self::written(self.0.tick(world))
    }

    fn excuse(&mut self, from: At, now: At) -> Result<Lines, No> {
        Self::written(self.0.excuse(from, now))
    }

    fn set_aside(&mut self, now: At) -> Result<Lines, No> {
        Self::written(self.0.set_aside(now))
    }

    fn resume(&mut self, now: At) -> Result<Lines, No> {
        Self::written(self.0.resume(now))
    }
}

impl<G: Spoken> Open<G> {
    /// Something that a player does; `said` is what they said to do it.
    fn done(
        &mut self,
        seat: Seat,
        action: &Action<G::Move>,
        said: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        match self.0.act(seat, action, world) {
            Err(Refused::Game(illegal)) => {
                let view = self.0.view(Viewer::Seat(seat));
                let refusal = G::refused(&illegal, &view, said, scene);
                Err(match G::is_plainly_a_move(&illegal, said) {
                    true => No::Plainly(refusal),
                    false => No::Reason(refusal),
                })
            }
            done => Self::written(done),
        }
    }

    /// What was done, as it is stored.
    fn written(done: Result<Vec<Entry<G::Event>>, Refused<G::Illegal>>) -> Result<Lines, No> {
        Self::lines_of(done.map_err(|refused| match refused {
            Refused::Over => No::Over,
            Refused::Aside => No::Aside,
            Refused::NothingToTakeBack => No::NothingToTakeBack,
            Refused::NothingAsked => No::NothingAsked,
            Refused::AskedAlready => No::AskedAlready,
            Refused::Declined(ask) => No::Declined(ask),
            Refused::Broken(corrupt) => No::Broken(corrupt),
            // The rules are asked of moves alone.
            Refused::Out | Refused::Game(_) => No::Out,
        })?)
    }
}
