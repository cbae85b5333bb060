//! What a message may be: the limits that stand in Discord's documents, in prose and otherwise.

use super::markup;
use serde_json::Value;
use std::collections::HashSet;

/// A file that came with a message.
#[derive(Debug, Clone)]
pub(super) struct Upload {
    pub(super) field: String,
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// The largest file.
const FILE: usize = 10 << 20;

/// What is wrong with the body of a message; `is_edit`: fields that are missing stay as they are.
pub(super) fn wrong(body: &Value, files: &[Upload], is_edit: bool) -> Option<String> {
    let check = |is_right: bool, what: &str| (!is_right).then(|| what.to_owned());
    let content = body["content"].as_str().unwrap_or_default();
    let embeds: Vec<&Value> = body["embeds"].as_array().into_iter().flatten().collect();
    let attachments: Vec<&Value> = body["attachments"]
        .as_array()
        .into_iter()
        .flatten()
        .collect();
    let length = |text: &Value| text.as_str().unwrap_or_default().chars().count();
    let is_empty = content.is_empty() && embeds.is_empty() && files.is_empty();
    let described: HashSet<String> = attachments
        .iter()
        .map(|a| format!("files[{}]", a["id"].as_str().unwrap_or_default()))
        .collect();
    check(
        content.chars().count() <= 2_000,
        "content is longer than 2000",
    )
    .or(check(is_edit || !is_empty, "an empty message"))
    .or(check(embeds.len() <= 10, "more than 10 embeds"))
    .or(check(
        embeds.iter().all(|e| length(&e["description"]) <= 4_096),
        "a description longer than 4096",
    ))
    .or(check(
        embeds
            .iter()
            .map(|e| length(&e["description"]) + length(&e["title"]))
            .sum::<usize>()
            <= 6_000,
        "embeds longer than 6000",
    ))
    .or(check(files.len() <= 10, "more than 10 files"))
    .or(check(
        files.iter().all(|f| f.bytes.len() <= FILE),
        "a file over 10 MiB",
    ))
    .or(check(
        files.iter().all(|f| !f.bytes.is_empty()),
        "an empty file",
    ))
    .or(check(
        files.iter().all(|f| described.contains(&f.field)),
        "a file without a description",
    ))
    .or(check(
        attachments
            .iter()
            .all(|a| length(&a["description"]) <= 1_024),
        "a description of a file longer than 1024",
    ))
    .or(check(
        body["nonce"].is_null() || length(&body["nonce"]) <= 25,
        "a nonce longer than 25",
    ))
    .or(mentions(body))
    .or(marks(content))
    .or(embeds
        .iter()
        .find_map(|e| marks(e["description"].as_str().unwrap_or_default())))
    .or(components(&body["components"]))
}

fn marks(text: &str) -> Option<String> {
    markup::read(text, |_| Some(String::new())).err()
}

fn mentions(body: &Value) -> Option<String> {
    let allowed = &body["allowed_mentions"];
    let text = body["content"].as_str().unwrap_or_default();
    let parsed = allowed["parse"].as_array().map_or(0, Vec::len);
    let users = allowed["users"].as_array().map_or(0, Vec::len);
    if !body["content"].is_null() && allowed.is_null() {
        return Some("a text that may call everybody".to_owned());
    }
    if parsed > 0 && users > 0 || users > 100 {
        return Some(format!("allowed_mentions of {text:?}"));
    }
    None
}

fn components(rows: &Value) -> Option<String> {
    let mut ids = HashSet::new();
    let rows: Vec<&Value> = rows.as_array().into_iter().flatten().collect();
    if rows.len() > 5 {
        return Some("more than 5 rows".to_owned());
    }
    for row in rows {
        let inner: Vec<&Value> = row["components"].as_array().into_iter().flatten().collect();
        if row["type"] != 1 || inner.is_empty() || inner.len() > 5 {
            return Some(format!("a row of {}", inner.len()));
        }
        for component in &inner {
            let id = component["custom_id"].as_str().unwrap_or_default();
            if id.is_empty() || id.chars().count() > 100 || !ids.insert(id.to_owned()) {
                return Some(format!("the custom_id {id:?}"));
            }
            if let Some(wrong) = component_wrong(component, inner.len()) {
                return Some(wrong);
            }
        }
    }
    None
}

fn component_wrong(component: &Value, beside: usize) -> Option<String> {
    let chars = |text: &Value| text.as_str().unwrap_or_default().chars().count();
    match component["type"].as_u64() {
        Some(2) => {
            let label = chars(&component["label"]);
            (!(1..=80).contains(&label)).then(|| format!("a label of {label}"))
        }
        Some(3) => {
            let options: Vec<&Value> = component["options"]
                .as_array()
                .into_iter()
                .flatten()
                .collect();
            let values: HashSet<&str> = options
                .iter()
                .filter_map(|option| option["value"].as_str())
                .collect();
            let fits = |option: &&Value| {
                (1..=100).contains(&chars(&option["label"]))
                    && (1..=100).contains(&chars(&option["value"]))
            };
            let is_right = beside == 1
                && (1..=25).contains(&options.len())
                && values.len() == options.len()
                && options.iter().all(fits);
            (!is_right).then(|| format!("a menu of {}", options.len()))
        }
        other => Some(format!("a component of type {other:?}")),
    }
}

/// What is wrong with a list of commands.
pub(super) fn commands_wrong(commands: &Value) -> Option<String> {
    let Some(commands) = commands.as_array() else {
        return Some("no list of commands".to_owned());
    };
    let mut names: HashSet<(u64, String)> = HashSet::new();
    let of_kind = |kind: u64| {
        commands
            .iter()
            .filter(|c| c["type"].as_u64().unwrap_or(1) == kind)
            .count()
    };
    if of_kind(1) > 100 || of_kind(2) > 5 || of_kind(3) > 5 {
        return Some("too many commands".to_owned());
    }
    for command in commands {
        let kind = command["type"].as_u64().unwrap_or(1);
        let locales = std::iter::once(&command["name"]);
        let localised = command["name_localizations"].as_object().into_iter();
        let localised = localised.flat_map(|names| names.values());
        for name in locales.chain(localised) {
            let name = name.as_str().unwrap_or_default();
            let is_right = if kind == 1 {
                is_name(name)
            } else {
                (1..=32).contains(&name.chars().count())
            };
            if !is_right {
                return Some(format!("the name {name:?}"));
            }
        }
        let name = command["name"].as_str().unwrap_or_default().to_owned();
        if !names.insert((kind, name.clone())) {
            return Some(format!("{name} twice"));
        }
        if let Some(locales) = command["name_localizations"].as_object() {
            for (locale, other) in locales {
                let other = other.as_str().unwrap_or_default();
                let key = (kind, format!("{locale}/{other}"));
                if !names.insert(key) {
                    return Some(format!("{other} twice in {locale}"));
                }
            }
        }
        let about = command["description"]
            .as_str()
            .unwrap_or_default()
            .chars()
            .count();
        if kind == 1 && !(1..=100).contains(&about) || kind != 1 && about > 0 {
            return Some(format!("the description of {name}"));
        }
        if let Some(wrong) = options_wrong(&command["options"]) {
            return Some(format!("{name}: {wrong}"));
        }
    }
    None
}

fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    (1..=32).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.to_lowercase() == name
}

fn options_wrong(options: &Value) -> Option<String> {
    let options: Vec<&Value> = options.as_array().into_iter().flatten().collect();
    if options.len() > 25 {
        return Some("more than 25 options".to_owned());
    }
    let mut names = HashSet::new();
    let mut was_optional = false;
    for option in options {
        let name = option["name"].as_str().unwrap_or_default();
        let localised = option["name_localizations"].as_object();
        let localised = localised.into_iter().flat_map(|names| names.iter());
        let mut all = vec![(String::new(), name.to_owned())];
        all.extend(localised.map(|(l, n)| (l.clone(), n.as_str().unwrap_or_default().to_owned())));
        for (locale, name) in all {
            if !is_name(&name) || !names.insert(format!("{locale}/{name}")) {
                return Some(format!("the option {name:?} {locale}"));
            }
        }
        let is_required = option["required"].as_bool().unwrap_or(false);
        if is_required && was_optional {
            return Some(format!("{name} is required after one that isn't"));
        }
        was_optional |= !is_required;
        let choices = option["choices"].as_array().map_or(0, Vec::len);
        let completes = option["autocomplete"].as_bool().unwrap_or(false);
        if choices > 25 || choices > 0 && completes {
            return Some(format!("the choices of {name}"));
        }
        let about = option["description"]
            .as_str()
            .unwrap_or_default()
            .chars()
            .count();
        if !(1..=100).contains(&about) {
            return Some(format!("the description of {name}"));
        }
    }
    None
}
