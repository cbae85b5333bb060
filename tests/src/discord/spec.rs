//! Requests against Discord's own machine-readable description, where the variable DISCORD_SPEC names
//! it. It is not ours to hand on, so without it there is only what the fake itself checks.

use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

struct Spec {
    whole: Value,
    /// The checks made so far, by method and path as the description writes it; None: no body.
    checks: Mutex<HashMap<(String, String), Option<Arc<Validator>>>>,
}

fn spec() -> Option<&'static Spec> {
    static SPEC: OnceLock<Option<Spec>> = OnceLock::new();
    let read = || {
        let path = std::env::var_os("DISCORD_SPEC")?;
        let text = std::fs::read_to_string(path).ok()?;
        Some(Spec {
            whole: serde_json::from_str(&text).ok()?,
            checks: Mutex::default(),
        })
    };
    SPEC.get_or_init(read).as_ref()
}

/// Whether requests are checked.
pub fn is_checked() -> bool {
    spec().is_some()
}

/// What the description finds wrong with a request.
pub(super) fn wrong(method: &str, path: &str, body: &Value) -> Option<String> {
    let spec = spec()?;
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    let fits = |template: &str| {
        let template: Vec<&str> = template.trim_start_matches('/').split('/').collect();
        let same = |(t, p): (&&str, &&str)| t.starts_with('{') || t == p;
        template.len() == parts.len() && template.iter().zip(&parts).all(same)
    };
    // A path that is written out wins over one with parameters.
    let paths = spec.whole["paths"].as_object()?.keys();
    let found = paths
        .filter(|template| fits(template))
        .min_by_key(|template| template.matches('{').count());
    let Some(template) = found else {
        return Some("no such path".to_owned());
    };
    let check = match spec.check(method, template) {
        Ok(check) => check?,
        Err(wrong) => return Some(wrong),
    };
    let mut errors = check.iter_errors(body);
    errors
        .next()
        .map(|error| format!("{error} at {}", error.instance_path))
}

impl Spec {
    fn check(&self, method: &str, template: &str) -> Result<Option<Arc<Validator>>, String> {
        let key = (method.to_owned(), template.to_owned());
        let mut checks = self.checks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = checks.get(&key) {
            return Ok(known.clone());
        }
        let operation = &self.whole["paths"][template][method.to_lowercase()];
        if operation.is_null() {
            return Err(format!("{template} has no {method}"));
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let check = match schema.is_null() {
            true => None,
            false => {
                let schema = json!({
                    "$schema": "https://json-schema.org/draft/2020-12/schema",
                    "allOf": [schema],
                    "components": { "schemas": self.whole["components"]["schemas"] },
                });
                let made = jsonschema::validator_for(&schema);
                Some(Arc::new(made.map_err(|e| format!("{template}: {e}"))?))
            }
        };
        checks.insert(key, check.clone());
        Ok(check)
    }
}
