//! The dialog in which a move is typed, for where messages can't be read.

use super::menu::short;
use super::wire::Data;
use crate::speech::Tongue;
use serde_json::{Value, json};
use serenity::builder::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal};
use serenity::model::application::InputTextStyle;

/// The dialog's own id. Under which message it was opened Discord tells itself.
const ID: &str = "move";
/// The longest move.
const LONGEST: u16 = 100;
/// The longest title or label.
const LABEL: usize = 45;

/// The answer that opens it.
pub(super) fn open(tongue: Tongue) -> Value {
    let label = short(&tongue.tell("discord-dialog-field"), LABEL);
    let field = CreateInputText::new(InputTextStyle::Short, label, ID)
        .min_length(1)
        .max_length(LONGEST);
    let title = short(&tongue.tell("discord-dialog-title"), LABEL);
    let dialog = CreateModal::new(ID, title).components(vec![CreateActionRow::InputText(field)]);
    serde_json::to_value(CreateInteractionResponse::Modal(dialog)).unwrap_or_else(|_| json!({}))
}

/// What was typed in it.
pub(super) fn said(data: &Data) -> Option<String> {
    if data.custom_id != ID {
        return None;
    }
    let mut fields = data
        .components
        .iter()
        .flat_map(|row| row.components.iter().chain(&row.component));
    fields
        .find_map(|field| field.value.clone())
        .filter(|said| !said.trim().is_empty())
}
