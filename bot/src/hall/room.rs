//! Answers and announcements: what the hall says besides boards and offers.

use super::Hall;
use super::records::{About, Chat, Person, Place, Sitting};
use super::who::{NAME, message_key, said_lang};
use super::whole::Undone;
use crate::chat::{
    Account, Body, Button, Effect, MessageId, PostId, PressId, Privacy, RoomRef, Source, Standing,
};
use crate::speech::{Arg, Tongue, shown_name};
use storage::GameId;

/// How many messages of one game can still be replied to in one place.
const MESSAGES: usize = 24;
/// The most people that one message may make known.
const NAMED: usize = 10;

/// Who did something, where, and how to answer.
#[derive(Clone, Debug)]
pub(super) struct Here {
    pub(super) source: Source,
    pub(super) chat: Chat,
    pub(super) person: Person,
    pub(super) place: Place,
    pub(super) tongue: Tongue,
    pub(super) message: Option<MessageId>,
    pub(super) press: Option<PressId>,
    /// The message whose button they pressed.
    pub(super) under: Option<MessageId>,
    /// What they typed, to be said again once it is known in which game.
    pub(super) said: Option<String>,
    /// The game they named by a press.
    pub(super) meant: Option<GameId>,
}

impl Here {
    /// Whether they may settle something for the chat.
    pub(super) fn runs_chat(&self) -> bool {
        self.source.standing == Standing::Admin || self.chat.is_private()
    }
}

impl Hall {
    /// Who did something and where. Both are made known when they are new.
    pub(super) fn here(
        &mut self,
        source: &Source,
        message: Option<MessageId>,
        press: Option<PressId>,
    ) -> Here {
        let person = self.person_of(&source.from);
        let chat = self.chat_of(source);
        self.seen(&chat, &person);
        let place = Place {
            chat: chat.id,
            topic: source.room.topic.clone(),
        };
        let tongue = self.tongue_to(&person, &chat);
        Here {
            source: source.clone(),
            chat,
            person,
            place,
            tongue,
            message,
            press,
            under: None,
            said: None,
            meant: None,
        }
    }

    /// Makes people known in a chat who are named there.
    pub(super) fn met(&mut self, source: &Source, people: &[Account]) {
        let chat = self.chat_of(source);
        for account in people.iter().take(NAMED) {
            let person = self.person_of(account);
            self.seen(&chat, &person);
        }
    }

    /// An answer to one person, in words.
    pub(super) fn answer(&mut self, here: &Here, id: &str, args: &[(&str, Arg<'_>)]) {
        let text = here.tongue.say(id, args);
        self.tell(here, text, Vec::new(), Privacy::Discreet);
    }

    /// An answer to one person.
    pub(super) fn tell(
        &mut self,
        here: &Here,
        text: String,
        buttons: Vec<Vec<Button>>,
        privacy: Privacy,
    ) {
        let body = Body {
            buttons,
            ..Body::of(text)
        };
        self.tell_body(here, body, privacy);
    }

    /// An answer to one person, with a picture or a file.
    pub(super) fn tell_body(&mut self, here: &Here, body: Body, privacy: Privacy) {
        self.out.effects.push(Effect::Tell {
            room: here.source.room.clone(),
            to: Account {
                name: here.person.name.clone(),
                ..here.source.from.clone()
            },
            body,
            press: here.press.clone(),
            reply_to: here.message.clone(),
            privacy,
        });
    }

    /// A message for everybody in a place, without buttons.
    pub(super) fn say_to_all(&mut self, place: &Place, text: String) {
        if let Some(chat) = self.chat(place.chat) {
            self.post(place.room(&chat), Body::of(text));
        }
    }

    /// Notes what a message is about that the platform will tell the id of.
    pub(super) fn await_post(&mut self, post: PostId, about: About) {
        let about = (about, self.now);
        self.ledger.write(&format!("post/{}", post.0), &about);
    }

    /// A new message, of which nothing need be known afterwards.
    pub(super) fn post(&mut self, room: RoomRef, body: Body) {
        let post = self.post_id();
        self.out.effects.push(Effect::Post {
            room,
            post,
            body,
            reply_to: None,
            merge: None,
        });
    }

    /// The same in place of a message, where there is one.
    pub(super) fn post_over(&mut self, old: Option<&MessageId>, room: RoomRef, body: Body) {
        let Some(message) = old.cloned() else {
            return self.post(room, body);
        };
        self.out.effects.push(Effect::Edit {
            room,
            message,
            body,
            post: None,
        });
    }

    /// A press that needs no words.
    pub(super) fn acknowledge(&mut self, here: &Here) {
        if let Some(press) = &here.press {
            let room = here.source.room.clone();
            self.out.effects.push(Effect::Acknowledge {
                room,
                press: press.clone(),
            });
        }
    }

    /// Says sorry when nothing could be done. Only what needs no store: that is what failed.
    pub(super) fn apologise(&mut self, source: &Source, why: Undone) {
        let known = self.chat_at(&source.room).map(|chat| chat.lang);
        let lang = known.or_else(|| said_lang(source)).unwrap_or_default();
        let text = Tongue::new(lang).tell(why.text_id());
        self.out.effects.push(Effect::Tell {
            room: source.room.clone(),
            to: Account {
                name: shown_name(&source.from.name, NAME),
                ..source.from.clone()
            },
            body: Body::of(text),
            press: None,
            reply_to: None,
            privacy: Privacy::Discreet,
        });
    }

    /// The platform has given a post its id there: replies to it and edits of it are possible now.
    pub(super) fn posted(&mut self, post: PostId, room: &RoomRef, message: MessageId) {
        let key = format!("post/{}", post.0);
        let Some((about, _)) = self.ledger.read::<(About, games::At)>(&key) else {
            return;
        };
        self.ledger.delete(&key);
        let Some(chat) = self.chat_at(room) else {
            return;
        };
        self.ledger.write(&message_key(chat.id, &message), &about);
        match about {
            About::Offer(id) => {
                if !self.offer_taken(id, post, &message) {
                    // It went before the platform took it: nothing is to be pressed there.
                    self.forget_message(chat.id, &message);
                    let room = room.clone();
                    self.out.effects.push(Effect::Unbutton { room, message });
                }
            }
            About::Game(id) => {
                if let Some(mut sitting) = self.sitting(id) {
                    self.taken(&mut sitting, post, &chat, message);
                    self.keep_sitting(&sitting);
                }
            }
            About::Beside(id) => self.beside(id, &chat, message),
        }
    }

    /// A message that isn't a board belongs to a game: who replies to it means that game.
    pub(super) fn beside(&mut self, game: GameId, chat: &Chat, message: MessageId) {
        if let Some(mut sitting) = self.sitting(game)
            && let Some(shown) = sitting.shown.iter_mut().find(|s| s.place.chat == chat.id)
        {
            let key = message_key(chat.id, &message);
            self.ledger.write(&key, &About::Beside(game));
            shown.messages.push(message);
            self.keep_sitting(&sitting);
        }
    }

    fn taken(&mut self, sitting: &mut Sitting, post: PostId, chat: &Chat, message: MessageId) {
        let index = sitting
            .shown
            .iter()
            .position(|shown| shown.post == Some(post))
            .or_else(|| sitting.shown.iter().position(|s| s.place.chat == chat.id));
        let Some(shown) = index.and_then(|index| sitting.shown.get_mut(index)) else {
            return;
        };
        if shown.post == Some(post) {
            shown.message = Some(message.clone());
            shown.taken = shown.seq;
            self.ledger.delete(&format!("closing/{}", sitting.id));
        } else {
            // A board that was replaced before the platform took it: its buttons go now.
            let room = shown.place.room(chat);
            self.out.effects.push(Effect::Unbutton {
                room,
                message: message.clone(),
            });
        }
        if !shown.messages.contains(&message) {
            shown.messages.push(message);
        }
        while shown.messages.len() > MESSAGES {
            let oldest = shown.messages.remove(0);
            self.forget_message(chat.id, &oldest);
        }
    }

    /// An edit on its way has been overtaken, by another or by the end of what it showed: when the
    /// platform has taken it nothing is to be done.
    pub(super) fn forget_post(&mut self, edit: Option<PostId>) {
        if let Some(post) = edit {
            self.ledger.delete(&format!("post/{}", post.0));
        }
    }

    /// Nobody will reply to that message any more.
    pub(super) fn forget_message(&mut self, chat: super::ChatId, message: &MessageId) {
        self.ledger.delete(&message_key(chat, message));
    }

    /// Appends what a table gave to its log.
    pub(super) fn keep_lines(&mut self, game: GameId, lines: Vec<Vec<u8>>) {
        let Some(head) = self.tables.get(&game).map(|table| table.head()) else {
            return;
        };
        // The header is the log's line 0, so the table's entry n is line n + 1.
        let next = (head.0 + 2).saturating_sub(lines.len() as u32);
        self.ledger.append(game, games::Seq(next), lines);
    }
}
