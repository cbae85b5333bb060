//! How an offer looks: its words, its buttons.

use super::super::customs::Stakes;
use super::super::press::{OnOffer, Press};
use super::super::records::{Holder, Invited, Offer, Page};
use super::super::who::computer;
use super::super::{AnyKind, Hall, kinds};
use super::words::clock_text;
use crate::chat::{Body, Button};
use crate::speech::{Called, Misfit, Toggle, Tongue, spans};
use games::Level;

impl Hall {
    /// How an offer looks.
    pub(in crate::hall) fn offer_body(&self, offer: &Offer) -> Body {
        let tongue = self.tongue_at(&offer.place);
        let Some(kind) = kinds::named(&offer.game) else {
            return Body::default();
        };
        let mut called: Vec<Called> = Vec::new();
        let host = self.holder_name(Holder::Person(offer.host), tongue);
        let what = kind.describe(&offer.options, tongue);
        let chat = self.chat(offer.place.chat);
        let mut lines = Vec::new();
        if offer.invited.is_empty() {
            lines.push(tongue.say(
                "offer-open",
                &[("host", host.into()), ("what", what.into())],
            ));
        } else {
            let names: Vec<String> = offer
                .invited
                .iter()
                .map(|invited| match (invited, &chat) {
                    (Invited::Person(id), Some(chat)) => {
                        let name = self.holder_name(Holder::Person(*id), tongue);
                        self.calling(Holder::Person(*id), &name, chat, &mut called)
                    }
                    (Invited::Person(id), None) => self.holder_name(Holder::Person(*id), tongue),
                    (Invited::Named(name), _) => format!("@{name}"),
                })
                .collect();
            let names = names.join(", ");
            lines.push(tongue.say(
                "offer-challenge",
                &[
                    ("host", host.into()),
                    ("what", what.into()),
                    ("names", names.into()),
                ],
            ));
        }
        let names: Vec<String> = offer
            .holders
            .iter()
            .map(|&holder| self.holder_title(holder, tongue))
            .collect();
        lines.push(tongue.say(
            "offer-seated",
            &[
                ("names", names.join(", ").into()),
                ("count", offer.holders.len().into()),
            ],
        ));
        if let Some(clock) = clock_text(&offer.clock, tongue) {
            lines.push(clock);
        }
        if offer.stakes == Stakes::Friendly {
            lines.push(tongue.tell("offer-friendly"));
        }
        let text = spans(&lines.join("\n"), &called);
        Body {
            text,
            buttons: offer_buttons(offer, kind, tongue),
            ..Body::default()
        }
    }
}

pub(super) fn offer_buttons(offer: &Offer, kind: &dyn AnyKind, tongue: Tongue) -> Vec<Vec<Button>> {
    let button = |id: &str, on: OnOffer| Press::Offer(offer.id, on).button(tongue.tell(id));
    let set = |label: String, argument: String| {
        Press::Offer(offer.id, OnOffer::Set(argument)).button(label)
    };
    match offer.page {
        Page::Main if !offer.invited.is_empty() => vec![
            vec![
                button("button-accept", OnOffer::Join),
                button("button-decline", OnOffer::Decline),
            ],
            vec![
                button("button-cancel", OnOffer::Cancel),
                button("button-block", OnOffer::Block),
            ],
        ],
        Page::Main => {
            let mut rows = vec![
                vec![
                    button("button-join", OnOffer::Join),
                    button("button-start", OnOffer::Start),
                    button("button-leave", OnOffer::Leave),
                ],
                vec![
                    button("button-computer", OnOffer::Computers),
                    button("button-options", OnOffer::Options),
                    button("button-cancel", OnOffer::Cancel),
                ],
            ];
            if offer
                .holders
                .iter()
                .any(|h| matches!(h, Holder::Computer(_)))
            {
                rows.push(vec![button("button-no-computer", OnOffer::NoComputer)]);
            }
            rows
        }
        Page::Computer => {
            let levels = [
                (Level::Easy, "easy"),
                (Level::Normal, "normal"),
                (Level::Hard, "hard"),
                (Level::Expert, "expert"),
            ];
            let one = |&(level, name): &(Level, &str)| {
                button(computer(level), OnOffer::Computer(name.to_owned()))
            };
            let mut rows = vec![
                levels[..2].iter().map(one).collect(),
                levels[2..].iter().map(one).collect(),
                vec![
                    button("button-options", OnOffer::Options),
                    button("button-back", OnOffer::Main),
                ],
                vec![button("button-invite", OnOffer::Invite)],
            ];
            // A game that one can play is practised without a computer too.
            if *kind.seats(&offer.options).start() == 1 && offer.holders.len() == 1 {
                rows.insert(2, vec![button("button-alone", OnOffer::Start)]);
            }
            rows
        }
        Page::Options => {
            let mut rows: Vec<Vec<Button>> = kind
                .toggles(&offer.options, tongue)
                .into_iter()
                .map(|row| {
                    row.into_iter()
                        .map(|t| set(t.label(), t.argument))
                        .collect()
                })
                .collect();
            rows.push(vec![
                set(tongue.tell("clock-none"), "noclock".to_owned()),
                set(
                    tongue.say("clock-seconds", &[("n", 60.into())]),
                    "60s".to_owned(),
                ),
                set(
                    tongue.say("clock-minutes", &[("n", 10.into())]),
                    "10m".to_owned(),
                ),
            ]);
            let (stakes, other) = match offer.stakes {
                Stakes::Rated => ("stakes-rated", "friendly"),
                Stakes::Friendly => ("stakes-friendly", "rated"),
            };
            rows.push(vec![set(tongue.tell(stakes), other.to_owned())]);
            rows.push(vec![button("button-back", OnOffer::Main)]);
            rows
        }
    }
}

pub(super) fn ways_out(offer: &Offer, misfit: &Misfit) -> Vec<Vec<Button>> {
    let button = |way: &Toggle| {
        let on = OnOffer::Set(way.argument.clone());
        Press::Offer(offer.id, on).button(way.label())
    };
    misfit
        .instead
        .chunks(3)
        .map(|row| row.iter().map(button).collect())
        .collect()
}
