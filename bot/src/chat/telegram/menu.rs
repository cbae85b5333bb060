//! The menu of commands that clients show, in every language, for groups and for private chats.

use crate::speech::Tongue;
use crate::speech::commands::{COMMANDS, Scope};
use games::words::Lang;
use teloxide::RequestError;
use teloxide::payloads::SetMyCommandsSetters;
use teloxide::prelude::{Bot, Requester};
use teloxide::types::{BotCommand, BotCommandScope};

/// The most characters of a description.
const DESCRIPTION: usize = 256;

/// The commands of a scope in a language.
fn commands(scope: Scope, lang: Lang) -> Vec<BotCommand> {
    let tongue = Tongue::new(lang);
    COMMANDS
        .iter()
        .filter(|entry| entry.scope == Scope::Anywhere || scope == Scope::Groups)
        .map(|entry| {
            let told = tongue.tell(&format!("help-{}", entry.name));
            let told: String = told.chars().take(DESCRIPTION).collect();
            BotCommand::new(entry.name, told)
        })
        .take(100)
        .collect()
}

/// Puts the menus.
pub(super) async fn put(bot: &Bot) -> Result<(), RequestError> {
    let scopes = [
        (Scope::Groups, BotCommandScope::AllGroupChats),
        (Scope::Anywhere, BotCommandScope::AllPrivateChats),
    ];
    for (scope, telegram) in scopes {
        for lang in Lang::all() {
            let menu = bot
                .set_my_commands(commands(scope, lang))
                .scope(telegram.clone());
            menu.language_code(lang.code()).await?;
        }
        // Whoever speaks another language reads English.
        let menu = bot.set_my_commands(commands(scope, Lang::En));
        menu.scope(telegram).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn menus_fit_in_every_language() {
        for lang in Lang::all() {
            let (group, private) = (
                commands(Scope::Groups, lang),
                commands(Scope::Anywhere, lang),
            );
            assert!(group.len() > private.len() && group.len() <= 100);
            for command in group {
                assert!(!command.description.is_empty(), "{}", command.command);
                assert!(
                    !command.description.starts_with("help-"),
                    "{}",
                    command.command
                );
            }
        }
    }
}
