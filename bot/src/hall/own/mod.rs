//! A person's own affairs: how they are shown, what is kept of them, and that none of it is.

mod data;
mod forget;
mod profile;

pub(super) use profile::command;

/// A document that holds what is kept of a person is asked for by this command's name.
pub(super) const DOCUMENT: &str = "mydata.json";
