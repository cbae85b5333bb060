//! From an offer to a table, and from a finished game to the next.

use super::Hall;
use super::customs::Stakes;
use super::kinds;
use super::rates::Costly;
use super::records::{Holder, Offer, Shown, Sitting};
use super::room::Here;
use crate::speech::Misfit;
use games::table::Clock;
use games::{Seat, Seats, Seq, World};
use serde_json::Value;
use storage::GameId;

/// What a new table needs.
struct Opening<'a> {
    game: &'a str,
    options: &'a Value,
    clock: Clock,
    holders: &'a [Holder],
    first: Option<Seat>,
    stakes: Stakes,
}

impl Hall {
    /// Starts the game that was offered; the offer goes.
    ///
    /// # Errors
    /// Why it makes no game.
    pub(super) fn start_offer(&mut self, here: &Here, offer: &Offer) -> Result<(), Misfit> {
        let tongue = self.tongue_at(&offer.place);
        let mut options = offer.options.clone();
        if let Some(kind) = kinds::named(&offer.game) {
            self.allowed(&offer.place, kind, &options, tongue)?;
            self.give_words(&offer.place, kind, &mut options);
        }
        let opening = Opening {
            game: &offer.game,
            options: &options,
            clock: offer.clock,
            holders: &offer.holders,
            first: offer.first.map(Seat),
            stakes: offer.stakes,
        };
        let shown = Hall::places(offer).into_iter().map(Shown::new).collect();
        let game = self.open_table(&opening, offer.host, shown, here)?;
        self.take_offer_away(offer);
        if let (Some(message), Some(chat)) = (&offer.message, self.chat(offer.place.chat)) {
            self.beside(game, &chat, message.clone());
            self.close_message(offer, &chat, message, &tongue.tell("offer-started"));
        }
        Ok(())
    }

    fn open_table(
        &mut self,
        opening: &Opening<'_>,
        host: super::PersonId,
        shown: Vec<Shown>,
        here: &Here,
    ) -> Result<GameId, Misfit> {
        let tongue = here.tongue;
        let none = || Misfit::from(tongue.tell("game-cannot-start"));
        let kind = kinds::named(opening.game).ok_or_else(none)?;
        let players = u8::try_from(opening.holders.len()).map_err(|_| none())?;
        let words = self.words.clone();
        let words = words.of(kind.lang(opening.options));
        let now = self.now;
        let table = kind.open(
            opening.options,
            players,
            opening.clock,
            opening.first,
            tongue,
            &mut World {
                words,
                chance: &mut self.rng,
                now,
            },
        )?;
        let id = GameId(self.fresh());
        let mut lines = vec![table.header()];
        lines.extend(table.lines());
        self.ledger.append(id, Seq(0), lines);
        self.prepare(&*table);
        self.tables.insert(id, table);
        self.touched.insert(id);
        let sitting = Sitting {
            id,
            game: opening.game.to_owned(),
            holders: opening.holders.to_vec(),
            host,
            shown,
            made: now,
            ended: None,
            rematch: None,
            choosing: None,
            skipping: None,
            removing: None,
            reminded: None,
            hurried: Seats::NONE,
            stakes: opening.stakes,
            hinted: Seats::NONE,
            settled: None,
        };
        self.keep_sitting(&sitting);
        self.ledger.write(&format!("open/{id}"), &true);
        for person in sitting.people() {
            self.ledger.write(&format!("seat/{person}/{id}"), &true);
        }
        for shown in &sitting.shown {
            self.ledger
                .write(&format!("here/{}/{id}", shown.place.chat), &true);
        }
        self.stale.insert(id);
        Ok(id)
    }

    /// The same people again, the next one starting. Pressed twice it is one game.
    pub(super) fn rematch(&mut self, here: &Here, game: GameId) {
        let Some(mut sitting) = self.sitting(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        if self.seat_of(&sitting, here.person.id).is_none() {
            return self.answer(here, "not-your-game", &[]);
        }
        if sitting.ended.is_none() {
            return self.answer(here, "game-goes-on", &[]);
        }
        if sitting.rematch.is_some() {
            return self.answer(here, "rematch-made", &[]);
        }
        let holders = match self.again(here, &sitting) {
            Ok(holders) => holders,
            Err(misfit) => return self.refuse(here, misfit, ""),
        };
        let Some(table) = self.table(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        let (mut options, clock, first) = (table.options(), table.clock(), table.first());
        let home = sitting.shown.first().map(|shown| shown.place.clone());
        if let (Some(home), Some(kind)) = (home, kinds::named(&sitting.game)) {
            // Where it was played may have barred it since.
            if let Err(misfit) = self.allowed(&home, kind, &options, here.tongue) {
                return self.refuse(here, misfit, "");
            }
            self.give_words(&home, kind, &mut options);
        }
        if !self.rates.take(Costly::OfferBy(here.person.id), self.now) {
            return self.answer(here, "too-many-in-a-row", &[]);
        }
        let players = holders.len().max(1) as u8;
        let next = Seat((first.0 + 1) % players);
        let places = sitting.shown.iter().map(|shown| shown.place.clone());
        let shown = places.map(Shown::new).collect();
        let opening = Opening {
            game: &sitting.game,
            options: &options,
            clock,
            holders: &holders,
            first: Some(next),
            stakes: sitting.stakes,
        };
        match self.open_table(&opening, here.person.id, shown, here) {
            Ok(id) => {
                sitting.rematch = Some(id);
                self.unbutton(&mut sitting);
                self.keep_sitting(&sitting);
                self.acknowledge(here);
            }
            Err(misfit) => self.refuse(here, misfit, ""),
        }
    }

    /// Who sits at a rematch: the same people under the numbers they have now.
    ///
    /// # Errors
    /// Somebody is gone, wants no game with who asks, or has become one person with another.
    fn again(&self, here: &Here, sitting: &Sitting) -> Result<Vec<Holder>, Misfit> {
        let tongue = here.tongue;
        let mut holders = Vec::with_capacity(sitting.holders.len());
        for &holder in &sitting.holders {
            let now = match holder {
                Holder::Computer(level) => Holder::Computer(level),
                Holder::Nobody => return Err(tongue.tell("rematch-erased").into()),
                Holder::Person(id) => {
                    let Some(person) = self.person(id) else {
                        return Err(tongue.tell("rematch-erased").into());
                    };
                    if person.blocks(&here.person) {
                        let name = [("name", person.name.into())];
                        return Err(tongue.say("challenge-unwanted", &name).into());
                    }
                    if holders.contains(&Holder::Person(person.id)) {
                        return Err(tongue.tell("challenge-yourself").into());
                    }
                    Holder::Person(person.id)
                }
            };
            holders.push(now);
        }
        Ok(holders)
    }
}
