//! Events in, in their order: an interaction is acknowledged at once, then the hall hears it.

use super::gateway::Event;
use super::hear::{self, Heard};
use super::presses::{Acked, Press};
use super::rest::{Ask, Failure};
use super::wire::{Channel, Guild, Interaction, Message};
use super::{Server, Tally, places};
use crate::chat::Input;
use crate::hall::{Closed, clock};
use crate::misread::Misread;
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;

/// An interaction that is older was given up by Discord, and its person told so: it isn't done later.
/// Clocks may differ by as much as this is longer than Discord's own 3 seconds.
const STALE: u64 = 20_000;
/// Discord's own beginning of time, in ms since the epoch.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;
/// How long an acknowledgement is worth trying.
const DEADLINE: Duration = Duration::from_millis(2_800);
/// Discord's numbers of refusals: acknowledged already.
const ACKNOWLEDGED: u64 = 40_060;

/// Hears events until there are no more.
pub(super) async fn events(
    server: Arc<Server>,
    mut events: mpsc::Receiver<Event>,
    tally: Arc<Tally>,
) {
    while let Some(event) = events.recv().await {
        if one(&server, &event.name, &event.data).await.is_err() {
            // The hall is closed: what wasn't heard will be sent again after the restart.
            return;
        }
        event.done();
        tally.heard.fetch_add(1, Ordering::AcqRel);
    }
}

async fn one(server: &Arc<Server>, name: &str, data: &Value) -> Result<(), Closed> {
    match name {
        "INTERACTION_CREATE" => {
            let Some(interaction) = read::<Interaction>(name, data) else {
                return Ok(());
            };
            if is_stale(&interaction.id) {
                tracing::info!("an interaction from before the connection was made again");
                return Ok(());
            }
            let heard = learn(server, &interaction);
            let acknowledge = {
                let (server, id) = (server.clone(), interaction.id.clone());
                let token = interaction.token.clone();
                move |ack: Value, press: Option<Arc<Press>>| {
                    tokio::spawn(acknowledge(server, id, token, ack, press));
                }
            };
            match heard {
                Heard::Deed { ack, sight, inputs } => {
                    let press = remember(server, &interaction, sight);
                    acknowledge(ack, Some(press));
                    put(server, inputs).await?;
                }
                Heard::Answer(answer) => acknowledge(answer, None),
                Heard::Ping => acknowledge(hear::pong(), None),
                Heard::Complete(completion) => {
                    let door = server.door.clone();
                    tokio::spawn(async move {
                        acknowledge(completion.answer(&door).await, None);
                    });
                }
                Heard::Unknown => tracing::debug!("an interaction of an unknown sort"),
            }
        }
        "MESSAGE_CREATE" => {
            let Some(message) = read::<Message>(name, data) else {
                return Ok(());
            };
            if hear::is_typed(&message) {
                if message.guild_id.is_none() {
                    server.places.direct(&message.channel_id);
                }
                let room = server.places.room(&message.channel_id).await;
                put(server, hear::message(&message, room, &server.bot)).await?;
            }
        }
        "GUILD_CREATE" => {
            let guild = read::<Guild>(name, data).unwrap_or_default();
            for channel in guild.channels.iter().chain(&guild.threads) {
                server.places.learn(channel);
            }
        }
        "CHANNEL_CREATE" | "THREAD_CREATE" => {
            if let Some(channel) = read::<Channel>(name, data) {
                server.places.learn(&channel);
            }
        }
        "CHANNEL_DELETE" | "THREAD_DELETE" => {
            if let Some(channel) = read::<Channel>(name, data) {
                let parent = channel.parent_id.clone().filter(|_| channel.is_thread());
                let room = places::room(&channel.id, parent);
                server.door.put(Input::Gone { room }).await?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Hears an interaction and learns from it where it happened.
pub(super) fn learn(server: &Server, interaction: &Interaction) -> Heard {
    if let Some(channel) = hear::channel(interaction) {
        let rights = interaction.app_permissions.as_deref();
        server
            .places
            .hear(channel, rights, hear::language(interaction));
        if interaction.guild_id.is_none() {
            server.places.direct(channel);
        }
    }
    if let Some(channel) = &interaction.channel {
        server.places.learn(channel);
    }
    hear::interaction(interaction)
}

/// Remembers an interaction, so that it can be answered.
pub(super) fn remember(
    server: &Server,
    interaction: &Interaction,
    sight: super::presses::Sight,
) -> Arc<Press> {
    server.presses.add(interaction, sight)
}

/// Brings inputs to the hall.
pub(super) async fn put(server: &Server, inputs: Vec<Input>) -> Result<(), Closed> {
    for input in inputs {
        server.door.put(input).await?;
    }
    Ok(())
}

fn read<T: DeserializeOwned>(name: &str, data: &Value) -> Option<T> {
    T::deserialize(data)
        .map_err(|error| {
            tracing::warn!(name, error = %Misread(&error), "an event that can't be read");
        })
        .ok()
}

fn is_stale(id: &str) -> bool {
    let Ok(id) = id.parse::<u64>() else {
        return false;
    };
    let born = (id >> 22) + DISCORD_EPOCH;
    clock().0.saturating_sub(born) > STALE
}

/// Sends the first answer to an interaction, again and again while it can still be in time.
async fn acknowledge(
    server: Arc<Server>,
    id: String,
    token: String,
    ack: Value,
    press: Option<Arc<Press>>,
) {
    let path = format!("/interactions/{id}/{token}/callback");
    let ask = Ask::new(Method::POST, "POST /interactions/callback", &id, path).body(ack);
    let trying = async {
        loop {
            let wait = match server.rest.ask(ask.clone()).await {
                Ok(_) => return Acked::Yes,
                // The first try had arrived, its answer hadn't.
                Err(failure) if failure.code() == Some(ACKNOWLEDGED) => return Acked::Yes,
                Err(Failure::Later(wait) | Failure::AllLater(wait)) => wait,
                Err(Failure::Trouble(_)) => Duration::from_millis(100),
                Err(failure) => {
                    tracing::info!(%failure, "an acknowledgement was refused");
                    return Acked::No;
                }
            };
            tokio::time::sleep(wait).await;
        }
    };
    let acked = tokio::time::timeout(DEADLINE, trying).await;
    if let Some(press) = press {
        press.acked(acked.unwrap_or(Acked::No));
    }
}
