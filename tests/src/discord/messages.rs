//! Messages written and changed, as the bot itself.

use super::body::{Upload, wrong};
use super::rest::{Answer, no, ok};
use super::world::{Kind, Message, Threading, World, rights};
use serde_json::Value;
use std::time::Instant;

impl World {
    pub(super) fn write(
        &mut self,
        path: &str,
        channel: &str,
        body: &Value,
        files: &[Upload],
    ) -> Answer {
        let Some(found) = self.channels.get(channel).filter(|c| !c.is_gone).cloned() else {
            return no(404, 10_003);
        };
        if found.threading == Threading::Locked {
            return no(403, 50_083);
        }
        if found.rights & rights::VIEW == 0 {
            return no(403, 50_001);
        }
        let needed = match files.is_empty() {
            true => rights::WRITE,
            false => rights::WRITE | rights::ATTACH,
        };
        if found.rights & needed != needed {
            return no(403, 50_013);
        }
        if let Kind::Direct(user) = &found.kind
            && !self.user_by(user).is_some_and(|user| user.is_open)
        {
            return no(403, 50_007);
        }
        if let Some(wrong) = wrong(body, files, false) {
            return self.ill("POST", path, &wrong);
        }
        let nonce = body["nonce"].as_str().map(str::to_owned);
        if body["enforce_nonce"] == true
            && let Some(same) = self
                .messages
                .iter()
                .find(|m| m.channel == channel && m.nonce.is_some() && m.nonce == nonce)
        {
            return ok(same.json());
        }
        if let Some(channel) = self.channels.get_mut(channel) {
            // Whoever writes in it opens a thread that is out of sight.
            channel.threading = Threading::Open;
        }
        let mut message = self.made(channel, None, body, files);
        message.nonce = nonce;
        let reference = body["message_reference"]["message_id"].as_str();
        message.reply_to = reference.map(str::to_owned);
        let json = message.json();
        self.keep(message);
        ok(json)
    }

    pub(super) fn change(
        &mut self,
        path: &str,
        channel: &str,
        message: &str,
        body: &Value,
        files: &[Upload],
    ) -> Answer {
        match self.channels.get(channel) {
            Some(found) if found.is_gone => return no(404, 10_003),
            Some(found) if found.rights & rights::VIEW == 0 => return no(403, 50_001),
            Some(found) if found.threading != Threading::Open => return no(400, 50_083),
            Some(found) if !files.is_empty() && found.rights & rights::ATTACH == 0 => {
                return no(403, 50_013);
            }
            Some(_) => {}
            None => return no(404, 10_003),
        }
        if let Some(wrong) = wrong(body, files, true) {
            return self.ill("PATCH", path, &wrong);
        }
        let found = self.message(message);
        let known = found.and_then(|index| self.messages.get_mut(index));
        // A message that one person sees isn't in the channel.
        let Some(known) = known.filter(|m| m.channel == channel && m.to.is_none() && !m.is_deleted)
        else {
            return no(404, 10_008);
        };
        if known.author.is_some() {
            return no(403, 50_005);
        }
        match found {
            Some(index) => self.rewritten(index, body),
            None => no(404, 10_008),
        }
    }

    /// A message takes what a body says of it.
    pub(super) fn rewritten(&mut self, index: usize, body: &Value) -> Answer {
        let Some(known) = self.messages.get_mut(index) else {
            return no(404, 10_008);
        };
        if !body["components"].is_null() {
            let before = known.buttons();
            known.gone.extend(before);
            known.components = body["components"].clone();
        }
        let says = body.get("content").is_some() || body.get("embeds").is_some();
        if let Some(content) = body["content"].as_str() {
            known.content = content.to_owned();
        }
        if body["embeds"].is_array() {
            known.embeds = embeds(body);
        }
        if body["attachments"].is_array() {
            known.attachments = attachments(body);
        }
        let json = known.json();
        if says {
            self.shown.push(index);
        }
        ok(json)
    }

    pub(super) fn made(
        &mut self,
        channel: &str,
        to: Option<String>,
        body: &Value,
        files: &[Upload],
    ) -> Message {
        let keeps = self.keeps_files;
        let granted = self.channels.get(channel).map_or(0, |found| found.rights);
        Message {
            id: self.id(),
            channel: channel.to_owned(),
            author: None,
            to,
            content: body["content"].as_str().unwrap_or_default().to_owned(),
            // Without the right Discord shows no embed and says nothing.
            embeds: match granted & rights::EMBED {
                0 => Vec::new(),
                _ => embeds(body),
            },
            attachments: attachments(body),
            components: body["components"].clone(),
            gone: Vec::new(),
            reply_to: None,
            nonce: None,
            is_deleted: false,
            at: Instant::now(),
            bytes: files
                .iter()
                .map(|file| file.bytes.len() + file.name.len())
                .sum(),
            file: files
                .first()
                .filter(|_| keeps)
                .map(|file| file.bytes.clone()),
        }
    }
}

fn embeds(body: &Value) -> Vec<String> {
    let embeds = body["embeds"].as_array().into_iter().flatten();
    let text = |embed: &Value| embed["description"].as_str().unwrap_or_default().to_owned();
    embeds.map(text).collect()
}

fn attachments(body: &Value) -> Vec<(String, String)> {
    let attachments = body["attachments"].as_array().into_iter().flatten();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    attachments
        .map(|file| (text(&file["filename"]), text(&file["description"])))
        .collect()
}
