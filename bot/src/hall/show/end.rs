//! A game that has ended: its replay, and what is put away.

use super::parts::light;
use crate::chat::{Body, Picture};
use crate::hall::Hall;
use crate::hall::customs::House;
use crate::hall::house::List;
use crate::hall::records::{Place, Sitting};

impl Hall {
    /// The whole game as an animated picture, after its end.
    pub(super) fn show_replay(&mut self, sitting: &Sitting, place: &Place) {
        let tongue = self.tongue_at(place);
        let Some(chat) = self.chat(place.chat) else {
            return;
        };
        let scene = self.scene(sitting, tongue, chat.theme.into());
        let game = sitting.id;
        let Some(draw) = self.table(game).and_then(|table| table.replay(&scene)) else {
            return;
        };
        let text = tongue.tell("replay");
        let lang = tongue.lang.code();
        let light = light(scene.theme);
        let picture = Picture {
            key: format!("{game}-replay-{lang}{light}"),
            alt: text.clone(),
            brief: None,
            mime: "image/gif",
            draw,
        };
        let body = Body {
            picture: Some(picture),
            ..Body::of(text)
        };
        self.post(place.room(&chat), body);
    }

    /// A game that has ended is nobody's game in progress any more.
    pub(super) fn close(&mut self, sitting: &mut Sitting) {
        sitting.ended = Some(self.now);
        let id = sitting.id;
        // Until the platform has taken the last board it may have to be shown again.
        self.ledger.write(&format!("closing/{id}"), &self.now);
        self.take_off_lists(sitting);
        for person in sitting.people() {
            self.ledger.write(&format!("last/{person}"), &id);
        }
        // What the players voted in counts in their chat from now on, if it still has words of its own.
        let accepted = self
            .table(id)
            .map(|table| table.accepted())
            .unwrap_or_default();
        let home = sitting.shown.first();
        let home = home.and_then(|shown| self.chat(shown.place.chat));
        if let Some(chat) = home.filter(|chat| chat.customs.house == House::Open) {
            for word in accepted {
                self.put_on(chat.id, List::House, &word);
            }
        }
        for shown in &sitting.shown {
            self.ledger
                .write(&format!("lasthere/{}", shown.place.chat), &id);
        }
    }

    /// A game is in no list of those in progress any more.
    pub(in crate::hall) fn take_off_lists(&mut self, sitting: &Sitting) {
        let id = sitting.id;
        self.ledger.delete(&format!("open/{id}"));
        for person in sitting.people() {
            self.ledger.delete(&format!("seat/{person}/{id}"));
        }
        for shown in &sitting.shown {
            self.ledger
                .delete(&format!("here/{}/{id}", shown.place.chat));
        }
    }
}
