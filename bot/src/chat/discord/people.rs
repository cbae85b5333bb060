//! People as the hall knows them.

use super::wire::{Interaction, Member, Resolved, User};
use crate::chat::{Account, Platform, Standing};
use serenity::model::Permissions;

/// Rights that make somebody run the chat.
const ADMIN: Permissions = Permissions::from_bits_retain(
    Permissions::ADMINISTRATOR.bits()
        | Permissions::MANAGE_GUILD.bits()
        | Permissions::MANAGE_CHANNELS.bits(),
);

/// Rights as Discord writes them.
pub(super) fn rights(text: Option<&str>) -> Option<Permissions> {
    text?.parse().ok().map(Permissions::from_bits_retain)
}

/// What rights make somebody.
pub(super) fn standing(member: Option<&Member>) -> Standing {
    let rights = rights(member.and_then(|member| member.permissions.as_deref()));
    match rights {
        Some(rights) if rights.intersects(ADMIN) => Standing::Admin,
        _ => Standing::Member,
    }
}

/// Somebody, by the name they have in this server.
pub(super) fn account(user: &User, member: Option<&Member>, language: Option<&str>) -> Account {
    let nick = member.and_then(|member| member.nick.clone());
    let name = nick.or_else(|| user.global_name.clone());
    Account {
        platform: Platform::Discord,
        id: user.id.clone(),
        name: name.unwrap_or_else(|| user.username.clone()),
        username: Some(user.username.clone()).filter(|name| !name.is_empty()),
        language: language.map(str::to_owned),
    }
}

/// Who did an interaction: a member in a server, a user elsewhere.
pub(super) fn actor(interaction: &Interaction) -> Option<(&User, Option<&Member>)> {
    let member = interaction.member.as_ref();
    let user = member.and_then(|member| member.user.as_ref());
    Some((user.or(interaction.user.as_ref())?, member))
}

/// Somebody who is named by their id.
pub(super) fn resolved(people: &Resolved, id: &str) -> Option<Account> {
    let user = people.users.get(id)?;
    Some(account(user, people.members.get(id), None))
}

/// How somebody is written in a command.
pub(super) fn written(account: &Account) -> String {
    match &account.username {
        Some(name) => format!("@{name}"),
        None => format!("@{}", account.name.replace(' ', "_")),
    }
}
