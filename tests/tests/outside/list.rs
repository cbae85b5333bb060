//! Whatever reads bytes from outside is tried by one of these tests: who adds such a file names here what tries it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What stands in a file that reads bytes or text of others.
const MARKS: [&str; 8] = [
    "serde_json::from_",
    "toml::from_",
    " Json(",
    " Query(",
    "FromStr for",
    "from_utf8(",
    "GzDecoder::new",
    "DeserializeOwned",
];

/// Such files, and what tries them: the name that a test here gives to what it does, or a test elsewhere.
const TRIED: &[(&str, &str)] = &[
    (
        "bot/src/chat/discord/endpoint.rs",
        "interactions of Discord",
    ),
    (
        "bot/src/chat/discord/gateway/mod.rs",
        "frames of the gateway",
    ),
    (
        "bot/src/chat/discord/gateway/session.rs",
        "frames of the gateway",
    ),
    ("bot/src/chat/discord/inlet.rs", "frames of the gateway"),
    ("bot/src/chat/discord/mod.rs", "settings"),
    ("bot/src/chat/discord/notes.rs", "frames of the gateway"),
    ("bot/src/chat/discord/places.rs", "answers of Discord"),
    ("bot/src/chat/discord/rest.rs", "answers of Discord"),
    ("bot/src/chat/discord/start.rs", "answers of Discord"),
    ("bot/src/chat/telegram/files.rs", "answers of Telegram"),
    ("bot/src/chat/telegram/hear.rs", "updates of Telegram"),
    (
        "bot/src/chat/telegram/polling.rs",
        "what Telegram tells whoever asks",
    ),
    ("bot/src/chat/telegram/trouble.rs", "answers of Telegram"),
    ("bot/src/chat/telegram/webhook.rs", "updates of Telegram"),
    ("bot/src/chat/web/forget.rs", "requests to the page"),
    ("bot/src/chat/web/records.rs", "requests to the page"),
    ("bot/src/chat/web/refusal.rs", "requests to the page"),
    ("bot/src/chat/web/routes.rs", "requests to the page"),
    ("bot/src/chat/web/seats.rs", "requests to the page"),
    ("bot/src/chat/web/stream.rs", "frames of the page"),
    ("bot/src/cli/solve.rs", "positions of Balda"),
    ("bot/src/config.rs", "settings"),
    ("bot/src/hall/ids.rs", "stored records"),
    ("bot/src/hall/ledger.rs", "stored records"),
    ("bot/src/hall/own/data.rs", "stored records"),
    ("bot/src/hall/ratings/career.rs", "stored records"),
    ("bot/src/hall/table/kind.rs", "logs"),
    ("games/src/game.rs", "logs"),
    ("storage/src/backup.rs", "storage/tests/tools/backups.rs"),
    ("storage/src/export.rs", "exports"),
    ("storage/src/id.rs", "exports"),
    ("storage/src/key.rs", "exports"),
    ("storage/src/line.rs", "exports"),
    ("storage/src/sled/layout.rs", "storage/tests/damage.rs"),
];

/// What reads nothing but what the program's own build has packed.
const OURS: [&str; 1] = ["games/src/words/packed.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources below a folder, without those of tests, by their path from the root.
fn sources(folder: &str, into: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let path = format!("{folder}/{name}");
        if entry.file_type().unwrap().is_dir() {
            if name != "tests" {
                sources(&path, into);
            }
        } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            let text = fs::read_to_string(entry.path()).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            into.insert(path, code.to_owned());
        }
    }
}

#[test]
fn whatever_reads_bytes_of_others_is_tried() {
    let mut all = BTreeMap::new();
    for folder in ["bot/src", "games/src", "storage/src"] {
        sources(folder, &mut all);
    }
    let reads = |code: &str| MARKS.iter().any(|mark| code.contains(mark));
    let found: Vec<&str> = all
        .iter()
        .filter(|(path, code)| reads(code) && !OURS.contains(&path.as_str()))
        .map(|(path, _)| path.as_str())
        .collect();
    let listed: Vec<&str> = TRIED.iter().map(|(path, _)| *path).collect();
    assert_eq!(found, listed);

    let here = root().join("tests/tests/outside");
    let mut tests = String::new();
    for entry in fs::read_dir(here).unwrap() {
        tests += &fs::read_to_string(entry.unwrap().path()).unwrap();
    }
    let tests = tests.split_whitespace().collect::<Vec<_>>().join(" ");
    for (path, by) in TRIED {
        let is_tried = match by.ends_with(".rs") {
            true => fs::read_to_string(root().join(by))
                .unwrap()
                .contains("#[test]"),
            false => ["fuzz", "fuzz_json"].iter().any(|how| {
                tests.contains(&format!("{how}(\"{by}\""))
                    || tests.contains(&format!("{how}( \"{by}\""))
            }),
        };
        assert!(is_tried, "{path}: nothing is called {by}");
    }
}
