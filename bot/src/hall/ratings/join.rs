//! The games of two accounts of one person, put together when the accounts are linked.

use super::Rivals;
use super::career::Local;
use crate::hall::{Hall, PersonId};

impl Hall {
    /// The figures of `from` are `into`'s from now on: games are added up, of two ratings on one ladder
    /// `into`'s stays. How the two did against each other is nobody's record any more.
    pub(in crate::hall) fn join_figures(&mut self, from: PersonId, into: PersonId) {
        for ladder in self.ladders_of(from) {
            let theirs = self.career(from, &ladder);
            let mut career = self.career(into, &ladder);
            career.join(theirs);
            self.unplace(&ladder, from);
            self.place(&ladder, into, &career);
            self.ledger
                .write(&format!("career/{into}/{ladder}"), &career);
            self.ledger.delete(&format!("career/{from}/{ladder}"));
        }
        for key in self.keys_of(&["local/"], from) {
            let theirs: Option<Local> = self.ledger.read(&key);
            self.ledger.delete(&key);
            let (Some(theirs), Some((place, _))) = (theirs, key.rsplit_once('/')) else {
                continue;
            };
            let key = format!("{place}/{into}");
            let mut local: Local = self.ledger.read(&key).unwrap_or_default();
            local.join(theirs);
            self.ledger.write(&key, &local);
        }
        for rival in self.ledger.names(&format!("versus/{from}/")) {
            let there = (
                format!("versus/{from}/{rival}"),
                format!("versus/{into}/{rival}"),
            );
            let back = (
                format!("versus/{rival}/{from}"),
                format!("versus/{rival}/{into}"),
            );
            let myself = rival == into.to_string();
            for (old, new) in [there, back] {
                let theirs: Option<Rivals> = self.ledger.read(&old);
                self.ledger.delete(&old);
                if let Some(theirs) = theirs.filter(|_| !myself) {
                    let mut rivals: Rivals = self.ledger.read(&new).unwrap_or_default();
                    for (ladder, tally) in theirs {
                        rivals.entry(ladder).or_default().join(tally);
                    }
                    self.ledger.write(&new, &rivals);
                }
            }
        }
    }
}
