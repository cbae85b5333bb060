//! What the bot says to whoever doesn't know it yet: what is played, with buttons, and all commands.

use super::own::command;
use super::room::Here;
use super::{Hall, kinds};
use crate::chat::{Button, Privacy};
use crate::speech::commands::{COMMANDS, Entry, Scope, Topic};

impl Hall {
    /// `/help`: what to do first; with a word behind it, every command under its topic.
    pub(super) fn help(&mut self, here: &Here, rest: &str) {
        let tongue = here.tongue;
        if rest.is_empty() {
            let text = format!(
                "{}\n{}",
                tongue.tell("help-intro"),
                tongue.tell("help-first")
            );
            let mut rows = games(here);
            let all = command(tongue.tell("button-help-all"), "/help all".to_owned());
            rows.push(vec![all]);
            return self.tell(here, text, rows, Privacy::Discreet);
        }
        let private = here.chat.is_private();
        let told = |entry: &&Entry| !(private && entry.scope == Scope::Groups);
        let line = |entry: &Entry| {
            let what = tongue.tell(&format!("help-{}", entry.name));
            format!("/{} — {what}", entry.name)
        };
        let about = |topic: Topic| {
            let entries = COMMANDS
                .iter()
                .filter(|entry| entry.command.topic() == topic);
            let lines: Vec<String> = entries.filter(told).map(line).collect();
            format!("{}\n{}", tongue.tell(topic.heading()), lines.join("\n"))
        };
        let text = Topic::ALL.map(about).join("\n\n");
        self.tell(here, text, Vec::new(), Privacy::Discreet);
    }

    /// To whoever writes in private without a game.
    pub(super) fn greet(&mut self, here: &Here) {
        let text = here.tongue.tell("private-hello");
        self.tell(here, text, games(here), Privacy::Discreet);
    }
}

/// A button for each game that may be played here.
fn games(here: &Here) -> Vec<Vec<Button>> {
    let offered = COMMANDS.iter().filter_map(|entry| {
        let kind = kinds::started_by(entry.name)?;
        let label = kind.title(entry.name, here.tongue);
        let barred = here.chat.customs.bars(entry.name);
        (!barred).then(|| command(label, format!("/{}", entry.name)))
    });
    let offered: Vec<Button> = offered.collect();
    offered.chunks(2).map(<[Button]>::to_vec).collect()
}
