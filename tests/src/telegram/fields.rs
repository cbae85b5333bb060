//! The fields of a request, from JSON or from a form.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a request says.
#[derive(Debug, Clone, Default)]
pub(super) struct Fields {
    pub(super) all: BTreeMap<String, Value>,
    /// Files by the name of their part: name, bytes.
    pub(super) files: BTreeMap<String, (String, Bytes)>,
}

impl Fields {
    pub(super) async fn of(request: Request) -> Result<Fields, String> {
        let kind = request.headers().get(CONTENT_TYPE);
        let kind = kind
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or("")
            .to_owned();
        if kind.starts_with("multipart/form-data") {
            return Fields::of_form(request).await;
        }
        let body = Bytes::from_request(request, &())
            .await
            .map_err(|e| e.to_string())?;
        if body.is_empty() {
            return Ok(Fields::default());
        }
        if kind != "application/json" {
            return Err(format!("a body of the kind «{kind}»"));
        }
        match serde_json::from_slice(&body) {
            Ok(Value::Object(all)) => Ok(Fields {
                all: all.into_iter().collect(),
                ..Fields::default()
            }),
            _ => Err("a body that isn't an object".to_owned()),
        }
    }

    async fn of_form(request: Request) -> Result<Fields, String> {
        let mut fields = Fields::default();
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|e| e.to_string())?;
        while let Some(part) = form.next_field().await.map_err(|e| e.to_string())? {
            let name = part.name().unwrap_or("").to_owned();
            let file = part.file_name().map(str::to_owned);
            let bytes = part.bytes().await.map_err(|e| e.to_string())?;
            match file {
                Some(file) => {
                    fields.files.insert(name, (file, bytes));
                }
                None => {
                    let text = String::from_utf8_lossy(&bytes).into_owned();
                    fields.all.insert(name, Value::String(text));
                }
            }
        }
        Ok(fields)
    }

    /// A text.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.all.get(name)?.as_str()
    }

    /// A number, written as one or as text.
    pub(super) fn number(&self, name: &str) -> Option<i64> {
        let value = self.all.get(name)?;
        value.as_i64().or_else(|| value.as_str()?.parse().ok())
    }

    pub(super) fn flag(&self, name: &str) -> bool {
        match self.all.get(name) {
            Some(Value::Bool(flag)) => *flag,
            Some(Value::String(text)) => text == "true",
            _ => false,
        }
    }

    /// A value, written as JSON or as a text of JSON.
    pub(super) fn json(&self, name: &str) -> Option<Value> {
        match self.all.get(name)? {
            Value::String(text) => serde_json::from_str(text).ok(),
            value => Some(value.clone()),
        }
    }
}
