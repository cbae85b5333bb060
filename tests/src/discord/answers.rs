//! Interactions acknowledged and answered.

use super::body::{Upload, wrong};
use super::rest::{Answer, no, ok};
use super::world::{Interaction, State, Threading, World, rights};
use serde_json::Value;

impl World {
    pub(super) fn callback(&mut self, id: &str, token: &str, body: &Value) -> Answer {
        let deadline = self.deadline;
        let Some(interaction) = self.interactions.get_mut(id) else {
            return no(404, 10_062);
        };
        let took = interaction.born.elapsed();
        if interaction.token != token || took > deadline {
            return no(404, 10_062);
        }
        if interaction.state != State::New {
            return no(400, 40_060);
        }
        let is_private = body["data"]["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let state = match (body["type"].as_u64(), interaction.kind) {
            (Some(5), 2 | 3 | 5) => State::Thinking { is_private },
            (Some(6), 3) => State::Quiet,
            (Some(8), 4) | (Some(9), 2 | 3) => {
                interaction.answer = Some(body.clone());
                State::Quiet
            }
            _ => {
                let wrong = format!("the callback {body} of an interaction {}", interaction.kind);
                self.wrongs.push(wrong);
                return no(400, 50_035);
            }
        };
        interaction.state = state;
        self.acknowledged.push(took);
        Answer {
            status: 204,
            body: Value::Null,
        }
    }

    /// The interaction with this token, if it can still be followed up.
    fn by_token(&mut self, token: &str) -> Result<(String, Interaction), Answer> {
        let life = self.life;
        let found = self.interactions.iter().find(|(_, i)| i.token == token);
        match found {
            Some((id, i)) if i.state != State::New && i.born.elapsed() <= life => {
                let channel = self.channels.get(&i.channel);
                match channel.is_some_and(|channel| channel.threading == Threading::Locked) {
                    true => Err(no(403, 50_083)),
                    false => Ok((id.clone(), i.clone())),
                }
            }
            Some((_, i)) if i.state == State::New => Err(no(404, 10_015)),
            _ => Err(no(401, 50_027)),
        }
    }

    /// The same for what is written with it.
    fn written_by(
        &mut self,
        (method, path, token): (&str, &str, &str),
        body: &Value,
        files: &[Upload],
    ) -> Result<(String, Interaction), Answer> {
        let found = self.by_token(token)?;
        let channel = self.channels.get(&found.1.channel);
        let granted = channel.map_or(0, |found| found.rights);
        if !files.is_empty() && granted & rights::ATTACH == 0 {
            return Err(no(403, 50_013));
        }
        // What is there already may be changed in part.
        let is_there = method == "PATCH" && !matches!(found.1.state, State::Thinking { .. });
        match wrong(body, files, is_there) {
            Some(wrong) => Err(self.ill(method, path, &wrong)),
            None => Ok(found),
        }
    }

    pub(super) fn follow_up(
        &mut self,
        path: &str,
        token: &str,
        body: &Value,
        files: &[Upload],
    ) -> Answer {
        let (id, interaction) = match self.written_by(("POST", path, token), body, files) {
            Ok(found) => found,
            Err(no) => return no,
        };
        if let State::Thinking { .. } = interaction.state {
            // As Discord does it: the first follow-up is the answer that was waited for.
            return self.edit_original(path, token, body, files);
        }
        let is_private = body["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let to = is_private.then(|| interaction.user.clone());
        let message = self.made(&interaction.channel, to, body, files);
        let json = message.json();
        let made = message.id.clone();
        self.keep(message);
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.original.get_or_insert(made);
        }
        ok(json)
    }

    pub(super) fn edit_original(
        &mut self,
        path: &str,
        token: &str,
        body: &Value,
        files: &[Upload],
    ) -> Answer {
        let (id, interaction) = match self.written_by(("PATCH", path, token), body, files) {
            Ok(found) => found,
            Err(no) => return no,
        };
        let State::Thinking { is_private } = interaction.state else {
            // Of a press it is the message with the button, whoever sees it.
            let under = interaction.under.as_deref();
            let under = under.and_then(|id| self.message(id));
            return match under.filter(|_| interaction.kind == 3) {
                Some(index) => self.rewritten(index, body),
                None => no(404, 10_008),
            };
        };
        let to = is_private.then(|| interaction.user.clone());
        let message = self.made(&interaction.channel, to, body, files);
        let json = message.json();
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.original = Some(message.id.clone());
            interaction.state = State::Answered;
        }
        self.keep(message);
        ok(json)
    }

    pub(super) fn delete_original(&mut self, token: &str) -> Answer {
        let (id, interaction) = match self.by_token(token) {
            Ok(found) => found,
            Err(no) => return no,
        };
        if !matches!(interaction.state, State::Thinking { .. }) {
            return no(404, 10_008);
        }
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.state = State::Answered;
        }
        Answer {
            status: 204,
            body: Value::Null,
        }
    }
}
