//! The beginning: who the bot is, and its commands made known.

use super::rest::{Ask, Failure, Rest};
use super::wire::Application;
use super::{Error, menu, notes::Notes};
use reqwest::Method;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// How often something is asked at the start before it is given up.
const TRIES: u32 = 5;
/// The longest wait between two tries.
const LONGEST: Duration = Duration::from_secs(20);

/// Who the bot is.
pub(super) struct Begun {
    /// The application's id.
    pub(super) id: String,
    /// The bot's as a user.
    pub(super) bot: String,
}

/// Asks who we are and registers the commands when they aren't those of last time.
pub(super) async fn begin(rest: &Rest, notes: &Notes) -> Result<Begun, Error> {
    let path = "/applications/@me";
    let ask = Ask::new(Method::GET, path, "", path.to_owned());
    let answer = patiently(rest, ask).await?;
    let application: Application =
        serde_json::from_value(answer).map_err(|error| Error::Api(error.to_string()))?;
    let commands = menu::commands();
    let mut hash = DefaultHasher::new();
    (commands.to_string(), &application.id).hash(&mut hash);
    let hash = hash.finish();
    if notes.read::<u64>("commands").await != Some(hash) {
        let path = format!("/applications/{}/commands", application.id);
        let route = "PUT /applications/commands";
        let ask = Ask::new(Method::PUT, route, &application.id, path).body(commands.clone());
        patiently(rest, ask).await?;
        notes.keep("commands", Some(&hash)).await;
        tracing::info!("the slash commands are registered");
    }
    let bot = application.bot.map(|bot| bot.id);
    Ok(Begun {
        bot: bot.unwrap_or_else(|| application.id.clone()),
        id: application.id,
    })
}

/// Asks again for a while when the interface is in trouble.
pub(super) async fn patiently(rest: &Rest, ask: Ask) -> Result<Value, Error> {
    let mut tries = 0;
    loop {
        let failure = match rest.ask(ask.clone()).await {
            Ok(answer) => return Ok(answer),
            Err(failure) => failure,
        };
        tries += 1;
        let wait = match &failure {
            _ if failure.is_unknown_token() => return Err(Error::Token),
            Failure::Refused { .. } => return Err(Error::Api(failure.to_string())),
            _ if tries >= TRIES => return Err(Error::Api(failure.to_string())),
            Failure::Later(wait) | Failure::AllLater(wait) => (*wait).min(LONGEST),
            Failure::Trouble(_) => Duration::from_millis(250) * 2u32.pow(tries),
        };
        tracing::warn!(%failure, "Discord is asked again soon");
        tokio::time::sleep(wait).await;
    }
}
