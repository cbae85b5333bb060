//! The texts: every language has the same ones, each can be told without an error, the code asks
//! for none that isn't there and none is there for nothing.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tests::transcripts::files;

const LANGS: [&str; 6] = ["ru", "en", "uk", "pl", "cs", "hu"];
/// Texts whose ids the code puts together: what stands before the part that varies.
const MADE: [&str; 6] = [
    "help-",
    "category-",
    "category-is-",
    "lang-",
    "discord-field-",
    "web-refused-",
];

fn bot() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("bot")
}

fn locales(lang: &str) -> Vec<(String, String)> {
    let folder = bot().join("locales").join(lang);
    let paths = files(&folder, "ftl").unwrap_or_default();
    assert!(!paths.is_empty(), "no texts in {}", folder.display());
    paths
        .iter()
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = std::fs::read_to_string(path).unwrap_or_default();
            (name.into_owned(), text)
        })
        .collect()
}

/// The arguments of each text, by id: whether it is a count.
type Wanted = BTreeMap<String, BTreeMap<String, bool>>;

fn wanted(lang: &str) -> Wanted {
    let mut wanted = Wanted::new();
    for (file, text) in locales(lang) {
        let resource = match fluent_syntax::parser::parse(text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{lang}/{file}: {errors:?}"),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    let Some(value) = &message.value else {
                        panic!("{lang}/{file}: {id} says nothing");
                    };
                    let mut arguments = BTreeMap::new();
                    in_pattern(value, &mut arguments);
                    assert!(
                        wanted.insert(id.clone(), arguments).is_none(),
                        "{lang}/{file}: {id} twice"
                    );
                }
                Entry::Junk { content } => panic!("{lang}/{file}: {content}"),
                _ => {}
            }
        }
    }
    wanted
}

fn in_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeMap<String, bool>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => in_inline(inline, false, arguments),
                Expression::Select { selector, variants } => {
                    in_inline(selector, true, arguments);
                    for variant in variants {
                        in_pattern(&variant.value, arguments);
                    }
                }
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, count: bool, arguments: &mut BTreeMap<String, bool>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            *arguments.entry(id.name.to_owned()).or_default() |= count;
        }
        InlineExpression::FunctionReference {
            arguments: given, ..
        } => {
            for one in &given.positional {
                in_inline(one, true, arguments);
            }
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                in_inline(inline, count, arguments);
            }
        }
        _ => {}
    }
}

fn bundle(lang: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    assert!(bundle.add_builtins().is_ok());
    for (file, text) in locales(lang) {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{lang}/{file}: {errors:?}"),
        };
        let added = bundle.add_resource(resource);
        assert!(added.is_ok(), "{lang}/{file}: {:?}", added.err());
    }
    bundle
}

#[test]
fn languages_have_the_same_texts() {
    let ids = |wanted: &Wanted| wanted.keys().cloned().collect::<BTreeSet<_>>();
    let one = wanted("en");
    for lang in LANGS {
        let other = wanted(lang);
        let (ids_one, ids_other) = (ids(&one), ids(&other));
        let apart: Vec<_> = ids_one.symmetric_difference(&ids_other).collect();
        assert!(apart.is_empty(), "only in one of en and {lang}: {apart:?}");
        for (id, arguments) in &one {
            let names =
                |wanted: &BTreeMap<String, bool>| wanted.keys().cloned().collect::<Vec<_>>();
            assert_eq!(
                names(arguments),
                names(&other[id]),
                "arguments of {id} in {lang}"
            );
        }
    }
}

#[test]
fn every_text_can_be_told() {
    for lang in LANGS {
        let bundle = bundle(lang);
        for (id, arguments) in wanted(lang) {
            for count in [0, 1, 2, 5, 11, 21, 100] {
                let mut given = FluentArgs::new();
                for (name, is_count) in &arguments {
                    if *is_count {
                        given.set(name.as_str(), FluentValue::from(count));
                    } else {
                        given.set(name.as_str(), FluentValue::from("Ёж"));
                    }
                }
                let pattern = bundle.get_message(&id).and_then(|message| message.value());
                let Some(pattern) = pattern else {
                    panic!("{lang}: no {id}");
                };
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&given), &mut errors);
                assert!(errors.is_empty(), "{lang} {id}: {errors:?}");
                assert!(!text.trim().is_empty(), "{lang} {id} is empty");
                assert!(!text.contains(['{', '}', '$']), "{lang} {id}: {text}");
            }
        }
    }
}

/// Lists that are looked through one after another: no word may stand in two of them.
const HEARD: [&[&str]; 7] = [
    &[
        "said-yes",
        "said-no",
        "said-pass",
        "said-resign",
        "oral-said-refuse",
    ],
    &[
        "dots-said-ground",
        "dots-said-count",
        "dots-said-hold",
        "dots-said-paint",
        "dots-said-contour",
    ],
    &["said-on", "said-off"],
    &["said-here", "said-everywhere"],
    &["said-full", "said-brief"],
    &["said-add", "said-remove", "said-block", "said-unblock"],
    &[
        "said-lang",
        "said-night",
        "said-day",
        "said-games",
        "said-usual",
        "said-clock",
        "said-topics",
        "said-words",
        "said-talk",
        "said-quiet",
    ],
];
/// Words of an offer that every game takes, and each game's own: an argument with its words; all parted
/// by commas.
const ASKED: [&str; 7] = [
    "said-computer",
    "said-easy",
    "said-normal",
    "said-hard",
    "said-expert",
    "said-rated",
    "said-friendly",
];
const OFFERED: [&str; 5] = [
    "balda-words",
    "balda-names",
    "oral-words",
    "abaku-words",
    "dots-words",
];

#[test]
fn what_is_typed_means_one_thing() {
    for lang in LANGS {
        let bundle = bundle(lang);
        let text = |id: &str| {
            let pattern = bundle.get_message(id).and_then(|message| message.value());
            let pattern = pattern.unwrap_or_else(|| panic!("{lang}: no {id}"));
            bundle
                .format_pattern(pattern, None, &mut Vec::new())
                .into_owned()
        };
        for lists in HEARD {
            let mut seen = BTreeMap::new();
            for id in lists {
                for word in text(id).split(',').map(str::trim) {
                    let before = seen.insert(word.to_owned(), id);
                    assert!(before.is_none(), "{lang}: {word} in {before:?} and {id}");
                    assert_eq!(
                        word,
                        word.to_lowercase(),
                        "{lang}: {id} is compared in lower case"
                    );
                }
            }
        }
        let all: Vec<String> = ASKED
            .iter()
            .flat_map(|id| {
                let text = text(id);
                let words = text.split(',').map(|word| word.trim().to_owned());
                words.collect::<Vec<_>>()
            })
            .collect();
        for id in OFFERED {
            let mut seen: BTreeSet<String> = all.iter().cloned().collect();
            assert_eq!(seen.len(), all.len(), "{lang}: a word twice in {all:?}");
            for entry in text(id).split(',') {
                let mut words = entry.split_whitespace();
                let argument = words.next().unwrap_or_default();
                assert!(
                    argument.is_ascii(),
                    "{lang}: {id} has no argument {argument}"
                );
                let words: Vec<&str> = words.collect();
                assert!(!words.is_empty(), "{lang}: {id} has no word for {argument}");
                for word in words {
                    assert!(seen.insert(word.to_owned()), "{lang}: {word} twice in {id}");
                }
            }
        }
    }
}

#[test]
fn the_program_has_every_file_of_texts() {
    let sources = sources();
    let names = |lang| {
        locales(lang)
            .into_iter()
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    };
    assert_eq!(names("ru"), names("en"));
    for name in names("ru") {
        let included = sources
            .iter()
            .any(|(_, text)| text.contains(&format!("{name}\"")));
        assert!(included, "{name} is never read");
    }
}

/// The program's sources, tests left out.
fn sources() -> Vec<(String, String)> {
    let folder = bot().join("src");
    let mut paths = Vec::new();
    for ending in ["rs", "js", "html"] {
        paths.extend(files(&folder, ending).unwrap_or_default());
    }
    paths
        .iter()
        .filter(|path| {
            !path
                .components()
                .any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
        })
        .map(|path| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let text = match text.split_once("#[cfg(test)]\nmod tests {") {
                Some((before, _)) => before.to_owned(),
                None => text,
            };
            (path.display().to_string(), text)
        })
        .collect()
}

/// A call that tells a text: its id, the arguments' names where they stand in the call itself.
struct Told {
    place: String,
    id: String,
    names: Option<Vec<String>>,
}

/// The calls of `name` whose text's id is written out.
fn calls(name: &str, place: &str, source: &str) -> Vec<Told> {
    let mut told = Vec::new();
    for (start, _) in source.match_indices(name) {
        let call = &source[start + name.len()..];
        let mut depth = 1usize;
        let end = call.char_indices().find_map(|(at, c)| {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                _ => {}
            }
            (depth == 0).then_some(at)
        });
        let call = &call[..end.unwrap_or(0)];
        let rest = call.trim_start();
        let rest = ["here,", "&here,"]
            .iter()
            .find_map(|here| rest.strip_prefix(here))
            .unwrap_or(rest)
            .trim_start();
        let Some((id, rest)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) else {
            continue;
        };
        let names = if rest.contains("&[") {
            let names = rest.split("(\"").skip(1);
            Some(
                names
                    .filter_map(|n| n.split('"').next().map(str::to_owned))
                    .collect(),
            )
        } else if rest.trim_matches([',', ' ', '\n']).is_empty() {
            Some(Vec::new())
        } else {
            None
        };
        told.push(Told {
            place: place.to_owned(),
            id: id.to_owned(),
            names,
        });
    }
    told
}

#[test]
fn the_program_tells_what_there_is() {
    let wanted = wanted("en");
    let mut heard = 0;
    for (place, source) in sources().iter().filter(|(path, _)| path.ends_with(".rs")) {
        for name in [".tell(", ".say(", "answer(", "close_offer("] {
            for Told { place, id, names } in calls(name, place, source) {
                // A game's `say` takes what a player said: that isn't an id.
                if !id.contains('-') && !wanted.contains_key(&id) {
                    continue;
                }
                heard += 1;
                let Some(arguments) = wanted.get(&id) else {
                    panic!("{place}: there is no text «{id}»");
                };
                if let Some(names) = names {
                    for argument in arguments.keys() {
                        assert!(
                            names.contains(argument),
                            "{place}: «{id}» without {argument}"
                        );
                    }
                }
            }
        }
    }
    assert!(heard > 100, "only {heard} calls were found");
}

#[test]
fn no_text_is_there_for_nothing() {
    let sources = sources();
    let unused: Vec<String> = wanted("en")
        .into_keys()
        .filter(|id| !MADE.iter().any(|made| id.starts_with(made)))
        .filter(|id| {
            let quoted = [format!("\"{id}\""), format!("'{id}'"), format!("`{id}`")];
            let bare = id
                .strip_prefix("web-")
                .map(|id| [format!("\"{id}\""), format!("'{id}'")]);
            !sources.iter().any(|(_, text)| {
                quoted.iter().any(|id| text.contains(id))
                    || bare.iter().flatten().any(|id| text.contains(id))
            })
        })
        .collect();
    assert!(unused.is_empty(), "nobody tells {unused:?}");
}

#[test]
fn every_command_and_category_has_its_texts() {
    let wanted = wanted("en");
    for entry in bot::speech::commands::COMMANDS {
        let id = format!("help-{}", entry.name);
        assert!(wanted.contains_key(&id), "{id}");
    }
    for category in games::words::Category::ALL {
        let name = category.name().replace('_', "-");
        for id in [format!("category-{name}"), format!("category-is-{name}")] {
            assert!(wanted.contains_key(&id), "{id}");
        }
    }
    for lang in games::words::Lang::all() {
        assert!(wanted.contains_key(&format!("lang-{}", lang.code())));
    }
}
