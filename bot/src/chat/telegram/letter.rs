//! What the hall wants shown, as what Telegram is asked for.

use super::doubt::Doubt;
use super::text::{self, ALERT, CAPTION, Html, MESSAGE};
use crate::chat::outbox::{Class, Lane, Load, Parcel, Rate};
use crate::chat::{
    Account, Body, Document, Effect, MessageId, Picture, PostId, PressId, Privacy, RoomRef, Span,
};
use std::time::{Duration, Instant};
use teloxide::types::{ChatId, ThreadId};

/// What Telegram takes in a group: about one message a second, 20 in a minute. A little less, for
/// the way there isn't always equally long.
static GROUP: [Rate; 2] = [Rate::new(3, 3_200), Rate::new(20, 60_500)];
/// What it takes in a private chat.
static PRIVATE: [Rate; 1] = [Rate::new(3, 3_200)];
/// What it takes in all.
static OVERALL: [Rate; 1] = [Rate::new(26, 1_000)];
/// What a server takes that counts nothing.
static UNCOUNTED: [Rate; 1] = [Rate::new(10_000, 1_000)];
/// How long a press waits for its answer.
const PRESS: Duration = Duration::from_secs(20);

/// How the room of an inline message begins; its id follows.
const INLINE: &str = "inline:";

/// A place that can be written to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Spot {
    /// A chat, or a topic of it.
    Chat(ChatId, Option<ThreadId>),
    /// One message in a chat that the bot doesn't see.
    Inline(String),
}

impl Spot {
    pub(super) fn of(room: &RoomRef) -> Option<Spot> {
        if let Some(id) = room.id.strip_prefix(INLINE) {
            return Some(Spot::Inline(id.to_owned()));
        }
        let chat = room.id.parse().ok().map(ChatId)?;
        let topic = room.topic.as_deref().and_then(number);
        Some(Spot::Chat(chat, topic.map(ThreadId)))
    }

    /// The id of an inline message's room.
    pub(super) fn inline(id: &str) -> String {
        format!("{INLINE}{id}")
    }
}

/// A message's id as Telegram counts them.
pub(super) fn number(text: &str) -> Option<teloxide::types::MessageId> {
    text.parse().ok().map(teloxide::types::MessageId)
}

/// Something to be asked of Telegram.
#[derive(Debug, Clone)]
pub(super) struct Letter {
    pub(super) room: RoomRef,
    pub(super) what: What,
}

#[derive(Debug, Clone)]
pub(super) enum What {
    /// New messages.
    Post(Post),
    /// Another body for a message.
    Edit {
        message: MessageId,
        body: Body,
        post: Option<PostId>,
    },
    /// A message's buttons go.
    Unbutton { message: MessageId },
    /// A press is answered.
    Answer {
        press: PressId,
        text: Option<String>,
    },
}

/// A body on its way, in as many messages as it needs.
#[derive(Debug, Clone)]
pub(super) struct Post {
    /// The hall's number of it, for what it wants to know of again.
    pub(super) post: Option<PostId>,
    pub(super) body: Body,
    pub(super) reply_to: Option<MessageId>,
    /// How many of its messages were sent.
    pub(super) done: usize,
    /// Whether pictures and files may go along.
    pub(super) media: Media,
    /// Where the next of them may stand already.
    pub(super) doubt: Option<Doubt>,
    /// What is said where the person can be reached, when this one can't be.
    pub(super) otherwise: Option<Box<Otherwise>>,
}

/// What is said to somebody in a group when they can't be written to in private.
#[derive(Debug, Clone)]
pub(super) struct Otherwise {
    pub(super) room: RoomRef,
    pub(super) to: Account,
    pub(super) reply_to: Option<MessageId>,
}

/// Whether pictures and files may go along.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Media {
    /// They may.
    Allowed,
    /// Only words may be sent there, or there is no picture to be had.
    Words,
}

/// One message of a post.
#[derive(Debug, Clone)]
pub(super) enum Step {
    Picture(Picture, Option<Html>),
    Text(Html),
    File(Document),
}

impl Post {
    pub(super) fn new(post: Option<PostId>, body: Body, reply_to: Option<MessageId>) -> Post {
        Post {
            post,
            body,
            reply_to,
            done: 0,
            media: Media::Allowed,
            doubt: None,
            otherwise: None,
        }
    }

    /// The messages that it needs.
    pub(super) fn steps(&self) -> Vec<Step> {
        steps(&self.body, self.media)
    }

    /// Which of them has the buttons, and is the one that the hall knows.
    pub(super) fn mark(steps: &[Step]) -> Option<usize> {
        steps
            .iter()
            .rposition(|step| !matches!(step, Step::File(_)))
    }
}

fn steps(body: &Body, media: Media) -> Vec<Step> {
    let mut steps = Vec::new();
    match &body.picture {
        Some(picture) if media == Media::Allowed => match caption(body, picture) {
            Some(caption) => steps.push(Step::Picture(picture.clone(), Some(caption))),
            None => {
                steps.push(Step::Picture(picture.clone(), None));
                steps.extend(text::parts(&body.text, MESSAGE).into_iter().map(Step::Text));
            }
        },
        picture => {
            let mut spans = body.text.clone();
            if let Some(picture) = picture
                && picture.alt != body.plain()
            {
                spans.push(Span::Plain(format!("\n\n{}", picture.alt)));
            }
            steps.extend(text::parts(&spans, MESSAGE).into_iter().map(Step::Text));
        }
    }
    if let Some(document) = &body.document
        && media == Media::Allowed
    {
        steps.push(Step::File(document.clone()));
    }
    steps
}

/// The words below a picture, and the picture in words for those who can't see it; None where the
/// words don't fit.
pub(super) fn caption(body: &Body, picture: &Picture) -> Option<Html> {
    let mut caption = text::whole(&body.text, CAPTION)?;
    let length = text::length(&picture.alt) + 1;
    let told = picture.alt.is_empty() || picture.alt == body.plain();
    if !told && caption.length + length <= CAPTION {
        caption.text.push_str(&text::folded(&picture.alt));
        caption.length += length;
    }
    Some(caption)
}

impl Load for Letter {
    fn over(self, older: Letter) -> Letter {
        match (self.what, older.what) {
            (What::Post(post), What::Post(older)) => {
                let body = post.body.over(&older.body);
                let what = What::Post(Post { body, ..post });
                Letter { what, ..self }
            }
            (what, _) => Letter { what, ..self },
        }
    }

    fn is_begun(&self) -> bool {
        matches!(&self.what, What::Post(post) if post.done > 0)
    }

    fn is_drawn_first(&self) -> bool {
        self.picture().is_some()
    }
}

impl Letter {
    /// The picture that is to go with it.
    pub(super) fn picture(&self) -> Option<&Picture> {
        match &self.what {
            What::Post(post) if post.media == Media::Allowed => post.body.picture.as_ref(),
            What::Edit { body, .. } => body.picture.as_ref(),
            What::Post(_) | What::Unbutton { .. } | What::Answer { .. } => None,
        }
    }
}

/// How fast the bot may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// As Telegram takes it.
    #[default]
    Telegram,
    /// As it comes: a server of one's own that counts nothing.
    Unhurried,
}

impl Pace {
    pub(super) fn overall(self) -> &'static [Rate] {
        match self {
            Pace::Telegram => &OVERALL,
            Pace::Unhurried => &UNCOUNTED,
        }
    }

    /// How long to wait after a failure, at first and at most.
    pub(super) fn pauses(self) -> (Duration, Duration) {
        match self {
            Pace::Telegram => (Duration::from_secs(1), Duration::from_secs(60)),
            Pace::Unhurried => (Duration::from_millis(1), Duration::from_secs(1)),
        }
    }

    /// The lane of a room: all topics of a chat share its budget.
    fn lane(self, room: &RoomRef) -> Lane {
        let rates: &'static [Rate] = match self {
            Pace::Unhurried => &UNCOUNTED,
            Pace::Telegram if room.id.starts_with('-') => &GROUP,
            Pace::Telegram => &PRIVATE,
        };
        Lane {
            name: room.id.as_str().into(),
            rates,
        }
    }

    fn parcel(self, class: Class, merge: Option<String>, letter: Letter) -> Parcel<Letter> {
        let weight = match &letter.what {
            What::Post(post) => post.steps().len().max(1),
            _ => 1,
        };
        let expires = (class == Class::Answer).then(|| Instant::now() + PRESS);
        Parcel {
            lane: self.lane(&letter.room),
            class,
            merge,
            weight,
            expires,
            load: letter,
        }
    }

    /// A post to a room.
    pub(super) fn posting(self, room: RoomRef, class: Class, post: Post) -> Parcel<Letter> {
        let what = What::Post(post);
        self.parcel(class, None, Letter { room, what })
    }

    /// What an effect asks of Telegram.
    pub(super) fn parcels(self, effect: Effect) -> Vec<Parcel<Letter>> {
        match effect {
            Effect::Post {
                room,
                post,
                body,
                reply_to,
                merge,
            } => {
                let what = What::Post(Post::new(Some(post), body, reply_to));
                vec![self.parcel(Class::Post, merge, Letter { room, what })]
            }
            Effect::Edit {
                room,
                message,
                body,
                post,
            } => {
                let merge = Some(format!("message {}", message.0));
                let what = What::Edit {
                    message,
                    body,
                    post,
                };
                vec![self.parcel(Class::Post, merge, Letter { room, what })]
            }
            Effect::Unbutton { room, message } => {
                let merge = Some(format!("message {}", message.0));
                let what = What::Unbutton { message };
                vec![self.parcel(Class::Spare, merge, Letter { room, what })]
            }
            // Nothing is kept of people here.
            Effect::Forget { .. } => Vec::new(),
            Effect::Acknowledge { room, press } => vec![self.answer(room, press, None)],
            Effect::Tell {
                room,
                to,
                body,
                press,
                reply_to,
                privacy,
            } => self.tell(room, to, body, press, reply_to, privacy),
        }
    }

    fn answer(self, room: RoomRef, press: PressId, text: Option<String>) -> Parcel<Letter> {
        let what = What::Answer { press, text };
        self.parcel(Class::Answer, None, Letter { room, what })
    }

    /// Words for one person. Only an answer to a press is seen by them alone; what is secret and doesn't
    /// fit there goes to their private chat.
    fn tell(
        self,
        room: RoomRef,
        to: Account,
        body: Body,
        press: Option<PressId>,
        reply_to: Option<MessageId>,
        privacy: Privacy,
    ) -> Vec<Parcel<Letter>> {
        let is_private = room.id == to.id;
        let plain = body.plain();
        let is_short = text::length(&plain) <= ALERT;
        let is_bare = body.buttons.is_empty() && body.document.is_none();
        // A secret's picture shows no more than its words; a board that is asked for is wanted itself.
        let is_said =
            is_bare && (body.picture.is_none() || (privacy == Privacy::Secret && !is_private));
        let is_inline = matches!(Spot::of(&room), Some(Spot::Inline(_)));
        let mut parcels = Vec::new();
        if let Some(press) = press {
            if is_short && is_said {
                return vec![self.answer(room, press, Some(plain))];
            }
            parcels.push(self.answer(room.clone(), press, None));
        }
        if is_inline {
            // The only message there is the board; words for one person go to them.
            let post = Post::new(None, body, None);
            let home = RoomRef { id: to.id, ..room };
            parcels.push(self.posting(home, Class::Tell, post));
            return parcels;
        }
        if privacy == Privacy::Discreet || is_private {
            let mut body = body;
            if !is_private && reply_to.is_none() && !to.name.is_empty() {
                // Others see it too: it is said whose it is.
                let addressed = [Span::Bold(to.name.clone()), Span::Plain(": ".to_owned())];
                body.text.splice(0..0, addressed);
            }
            let post = Post::new(None, body, reply_to);
            parcels.push(self.posting(room, Class::Tell, post));
            return parcels;
        }
        let mut post = Post::new(None, body, None);
        let person = to.id.clone();
        post.otherwise = Some(Box::new(Otherwise {
            room: room.clone(),
            to,
            reply_to,
        }));
        let home = RoomRef {
            id: person,
            topic: None,
            ..room
        };
        parcels.push(self.posting(home, Class::Tell, post));
        parcels
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::Platform;
    use crate::chat::outbox::{Limits, Next, Queue, Sent};

    /// When each of so many messages to a chat goes, in ms.
    fn times(chat: &str, count: usize) -> Vec<u128> {
        let (begun, mut times) = (Instant::now(), Vec::new());
        let mut queue = Queue::new(Limits {
            overall: Pace::Telegram.overall(),
            at_once: 64,
        });
        for n in 0..count {
            let body = Body {
                text: vec![Span::Plain(n.to_string())],
                ..Body::default()
            };
            let room = RoomRef {
                platform: Platform::Telegram,
                id: chat.to_owned(),
                topic: None,
            };
            let post = Post::new(None, body, None);
            queue.push(begun, Pace::Telegram.posting(room, Class::Post, post));
        }
        let mut now = begun;
        while times.len() < count {
            match queue.next(now) {
                Next::Send(ticket, _) => {
                    times.push((now - begun).as_millis());
                    queue.returned(now, ticket, Sent::Done);
                }
                Next::At(at) => now = at,
                Next::Draw(..) | Next::Idle => break,
            }
        }
        times
    }

    #[test]
    fn only_an_answer_to_a_press_can_be_too_late() {
        let room = RoomRef {
            platform: Platform::Telegram,
            id: "-1001".to_owned(),
            topic: None,
        };
        let press = PressId("1".to_owned());
        let answer = Effect::Acknowledge {
            room: room.clone(),
            press,
        };
        let [answer] = &Pace::Telegram.parcels(answer)[..] else {
            panic!("one request");
        };
        let life = answer.expires.map(|at| at.duration_since(Instant::now()));
        assert!(life.is_some_and(|life| life <= PRESS));
        let post = Post::new(None, Body::default(), None);
        let post = Pace::Telegram.posting(room, Class::Post, post);
        assert_eq!(post.expires, None);
    }

    #[test]
    fn a_chat_gets_what_telegram_takes_and_not_less() {
        let check = |chat: &str, minute: usize| {
            let times = times(chat, 70);
            assert_eq!(times.len(), 70, "{chat}");
            for (n, at) in times.iter().enumerate() {
                let within = |ms: u128| times.iter().skip(n).filter(|t| **t < at + ms).count();
                assert!(within(3_000) <= 3, "{chat}: {times:?}");
                assert!(within(60_000) <= minute, "{chat}: {times:?}");
            }
            let first = times.iter().filter(|at| **at < 60_000).count();
            assert!(first * 10 >= minute * 9, "{chat}: only {first} in a minute");
        };
        check("-1001", 20);
        check("1001", 60);
    }
}
