//! Who is called upon, and where a text goes by its topic.

use super::*;
use crate::chat::MessageId;
use storage::{Fault, Faulty};

impl Chats {
    /// Who is called upon by what follows.
    fn called_by(&mut self, room: &str, name: &str, text: &str) -> Vec<String> {
        let out = self.hear(room, name, text);
        let spans = out.effects.iter().flat_map(|effect| match effect {
            Effect::Post { body, .. } => body.text.clone(),
            _ => Vec::new(),
        });
        let account = |span: Span| match span {
            Span::Mention { account, .. } => Some(account),
            _ => None,
        };
        spans.into_iter().filter_map(account).collect()
    }
}

#[test]
fn those_are_called_who_want_it() {
    let mut chats = Chats::new();
    chats.say("тут", "Борис", "привет");
    let offer = "/balda 3x3 кот @Борис";
    assert_eq!(chats.called_by("тут", "Анна", offer), ["Борис"]);
    chats.say("тут", "Анна", "/cancel");
    chats.say("тут", "Борис", "/me упоминания нет");
    assert_eq!(chats.called_by("тут", "Анна", offer), Vec::<String>::new());
    chats.say("тут", "Анна", "/cancel");
    let game = chats.start("тут");
    // Of the two one is called when it is their turn.
    let turns: Vec<Vec<String>> = (0..2)
        .map(|_| {
            let turn = chats.hall.table(game).unwrap().turn();
            let mover = ["Анна", "Борис"][turn.iter().next().unwrap().index()];
            chats.called_by("тут", mover, "/pass")
        })
        .collect();
    assert_eq!(turns.concat(), ["Анна"]);
    chats.say("тут", "Борис", "/me упоминания да");
    assert_eq!(chats.called_by("тут", "Анна", offer), ["Борис"]);
}

#[test]
fn a_text_goes_to_the_game_of_its_topic() {
    let mut chats = Chats::new();
    let mut games = Vec::new();
    let said_in = |chats: &mut Chats, topic: &str, name: &str, text: &str| {
        let mut source = chats.source("тут", name);
        source.room.topic = Some(topic.to_owned());
        let message = MessageId(format!("m{}", chats.updates));
        chats.put(Input::Said {
            source,
            message,
            text: text.to_owned(),
            reply_to: None,
        })
    };
    for topic in ["первая", "вторая"] {
        said_in(&mut chats, topic, "Анна", "/balda 3x3 кот");
        let offer = chats.hall.offers().pop().unwrap();
        for (name, on) in [("Борис", OnOffer::Join), ("Анна", OnOffer::Start)] {
            let mut source = chats.source("тут", name);
            source.room.topic = Some(topic.to_owned());
            chats.put(Input::Pressed {
                source,
                data: Press::Offer(offer.id, on).write(),
                message: None,
                press: None,
            });
        }
        let open = chats.hall.open_games();
        let new = open.into_iter().find(|game| !games.contains(game));
        games.extend(new);
    }
    // Whoever resigns does so where they say it, though both games are theirs.
    let said = said_in(&mut chats, "вторая", "Анна", "/resign");
    assert!(said[0].1.contains("Анна сдаётся"), "{said:?}");
    assert_eq!(chats.hall.open_games(), [games[0]]);
    let said = said_in(&mut chats, "третья", "Анна", "/resign");
    assert!(said[0].1.contains("нет вашей игры"), "{said:?}");
}

#[test]
fn whoever_is_answered_has_the_name_they_show() {
    let store = Arc::new(Faulty::new(Memory::new()));
    let mut chats = Chats::over(store.clone());
    let told = |chats: &mut Chats, who: &str| {
        let out = chats.hear("тут", who, "/games");
        let mut told = out.effects.into_iter().filter_map(|effect| match effect {
            Effect::Tell { to, .. } => Some((to.id, to.name)),
            _ => None,
        });
        told.next().unwrap_or_default()
    };
    let named = |id: &str, name: &str| (id.to_owned(), name.to_owned());
    chats.say("тут", "Анна", "/me имя @Аня");
    assert_eq!(told(&mut chats, "Анна"), named("Анна", "＠Аня"));
    assert_eq!(told(&mut chats, "@Борис"), named("@Борис", "＠Борис"));
    // Where nothing can be written it is the platform's, and still no more than a name.
    store.all_commits(Some(Fault::Full));
    assert_eq!(told(&mut chats, "@Вера"), named("@Вера", "＠Вера"));
}

#[test]
fn who_is_named_by_a_sign_is_found_like_others() {
    let mut chats = Chats::new();
    chats.say("тут", "#1 Борис", "привет");
    let offer = "/balda 3x3 кот @#1_Борис";
    assert_eq!(chats.called_by("тут", "Анна", offer), ["#1 Борис"]);
}
