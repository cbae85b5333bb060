//! Requests against Telegram's own description of its methods, where it is there: the variable
//! TELEGRAM_SPEC names the file (`telegram-bot-api.json`: methods and types, each with fields). It
//! isn't part of this repository; without it this checks nothing.

use super::fields::Fields;
use serde_json::Value;

/// The description.
pub(super) struct Spec(Value);

impl Spec {
    /// The description that the variable names.
    pub(super) fn of_variable() -> Option<Spec> {
        let path = std::env::var_os("TELEGRAM_SPEC")?;
        let text = std::fs::read_to_string(path).ok()?;
        serde_json::from_str(&text).ok().map(Spec)
    }

    /// What is wrong with a request.
    pub(super) fn check(&self, method: &str, fields: &Fields) -> Vec<String> {
        let Some(described) = self.0["methods"].get(method) else {
            return vec![format!("there is no method {method}")];
        };
        let mut wrong = Vec::new();
        let none = Vec::new();
        let known = described["fields"].as_array().unwrap_or(&none);
        for name in fields.all.keys() {
            if !known.iter().any(|field| field["name"] == **name) {
                wrong.push(format!("{method} has no field {name}"));
            }
        }
        for field in known {
            let name = field["name"].as_str().unwrap_or_default();
            let Some(value) = fields.all.get(name) else {
                if field["required"] == true && !fields.files.contains_key(name) {
                    wrong.push(format!("{method} lacks {name}"));
                }
                continue;
            };
            let types = names(&field["types"]);
            let parsed = value
                .as_str()
                .and_then(|text| serde_json::from_str(text).ok());
            let fits = |value: &Value| types.iter().any(|one| self.fits(one, value));
            if !fits(value) && !parsed.is_some_and(|value| fits(&value)) {
                wrong.push(format!(
                    "{method}: {name} is no {}: {value}",
                    types.join(" or ")
                ));
            }
        }
        wrong
    }

    fn fits(&self, named: &str, value: &Value) -> bool {
        if let Some(inner) = named.strip_prefix("Array of ") {
            return value
                .as_array()
                .is_some_and(|all| all.iter().all(|one| self.fits(inner, one)));
        }
        match named {
            "Integer" => value.is_i64() || value.is_u64(),
            "Float" => value.is_number(),
            "String" | "InputFile" => value.is_string(),
            "Boolean" => value.is_boolean(),
            "True" => *value == Value::Bool(true),
            named => self.is_object(named, value),
        }
    }

    fn is_object(&self, named: &str, value: &Value) -> bool {
        let described = &self.0["types"][named];
        if described.get("subtypes").is_some() {
            return names(&described["subtypes"])
                .iter()
                .any(|one| self.fits(one, value));
        }
        let (Some(object), Some(known)) = (value.as_object(), described["fields"].as_array())
        else {
            return false;
        };
        let is_known = |name: &String| known.iter().any(|field| field["name"] == **name);
        object.keys().all(is_known)
            && known.iter().all(|field| {
                let name = field["name"].as_str().unwrap_or_default();
                match object.get(name) {
                    Some(value) => names(&field["types"])
                        .iter()
                        .any(|one| self.fits(one, value)),
                    None => field["required"] != true,
                }
            })
    }
}

fn names(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}
