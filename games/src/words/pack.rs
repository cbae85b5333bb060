//! The stored form of a dictionary: made by the build script, or from a list at run time. The
//! build script compiles this file too.
//!
//! The mark; the language; where each part ends; a checksum of each part, then one of the head
//! until here; the parts:
//!
//! 0. where each spelling ends, 1. the spellings;
//! 2. for each word its Zipf and its categories, two bytes each;
//! 3. id and place of each border between letters that would read as one;
//! 4. the words in the board's alphabet, default folding ([`Form`]);
//! 5. where each meaning ends, 6. the meanings;
//! 7. forms that are known and no dictionary words: letters of the board's alphabet -> [`Other`];
//! 8. the words' endings in the chain's alphabet, default folding ([`Suffixes`]).

use super::alphabet::Alphabet;
use super::category::{Categories, USUAL, Zipf};
use super::chunk::{push_number, push_numbers};
use super::folding::Folding;
use super::form::{Form, Spelled};
use super::graph::Letter;
use super::lang::Lang;
use super::suffixes::Suffixes;
use std::collections::{BTreeMap, HashSet};

/// The mark and version at the head.
pub(super) const MAGIC: &[u8; 4] = b"LEX1";
/// Bytes before the parts.
pub(super) const HEAD: usize = 4 + 4 + 8 * PARTS + 4;

/// How many parts.
pub(super) const PARTS: usize = 9;

/// A word as a dictionary file has it.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub(super) spelling: String,
    pub(super) zipf: Zipf,
    pub(super) categories: Categories,
    pub(super) meaning: String,
}

/// What a form is that is known and no dictionary word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Other {
    Name,
    Plural,
    Case,
    Adjective,
    Verb,
    Abbreviation,
    Part,
}

impl Other {
    pub(super) const ALL: [(Other, char); 7] = [
        (Other::Name, 'N'),
        (Other::Plural, 'P'),
        (Other::Case, 'C'),
        (Other::Adjective, 'A'),
        (Other::Verb, 'V'),
        (Other::Abbreviation, 'B'),
        (Other::Part, 'X'),
    ];

    pub(super) fn from_code(code: char) -> Option<Other> {
        let found = Other::ALL.into_iter().find(|&(_, other)| other == code);
        found.map(|(other, _)| other)
    }
}

/// A line of a dictionary file: word, Zipf x 100, flags, meaning, parted by tabs; all but the word
/// may be missing. None: no word, a number that is none, an unknown flag.
pub(super) fn record_of_line(line: &str) -> Option<Record> {
    let mut fields = line.split('\t').map(str::trim);
    let spelling = fields.next().filter(|word| !word.is_empty())?.to_owned();
    let zipf = match fields.next() {
        None | Some("") => 0,
        Some(number) => number.parse().ok()?,
    };
    let categories = Categories::from_flags(fields.next().unwrap_or(""))?;
    let meaning = fields.next().unwrap_or("").to_owned();
    Some(Record {
        spelling,
        zipf: Zipf(zipf),
        categories,
        meaning,
    })
}

/// A line of a file of known forms: form, code, parted by a tab.
pub(super) fn known_of_line(line: &str) -> Option<(&str, Other)> {
    let (form, code) = line.split_once('\t')?;
    let mut code = code.trim().chars();
    let other = Other::from_code(code.next()?)?;
    code.next().is_none().then_some((form, other))
}

/// The stored form of a dictionary. Words that the language's alphabet can't spell are left out;
/// of two with one spelling the first stays.
pub(super) fn pack<'a>(
    lang: Lang,
    nouns: impl IntoIterator<Item = Record>,
    known: impl IntoIterator<Item = (&'a str, Other)>,
) -> Vec<u8> {
    let board = Alphabet::for_board(lang, Folding::default());
    let mut sorted = BTreeMap::new();
    for noun in nouns {
        if let Ok(letters) = board.read(&noun.spelling) {
            sorted
                .entry((letters, noun.spelling.clone()))
                .or_insert(noun);
        }
    }
    let mut forms: BTreeMap<Vec<u8>, Other> = BTreeMap::new();
    let mut adjectives: HashSet<&str> = HashSet::new();
    for (form, other) in known {
        if other == Other::Adjective {
            adjectives.insert(form);
        }
        if let Ok(letters) = board.read(form) {
            let key = letters.iter().map(|letter| letter.0).collect();
            let place = forms.entry(key).or_insert(other);
            *place = other.min(*place);
        }
    }
    for (letters, _) in sorted.keys() {
        let key: Vec<u8> = letters.iter().map(|letter| letter.0).collect();
        forms.remove(&key);
    }
    let nouns: Vec<Record> = sorted.into_values().collect();
    let borders = if lang == Lang::Hu {
        borders(&nouns, &adjectives)
    } else {
        BTreeMap::new()
    };
    let spelled = nouns.iter().enumerate().map(|(id, noun)| Spelled {
        text: &noun.spelling,
        border: borders.get(&id).copied(),
    });
    let spelled: Vec<Spelled<'_>> = spelled.collect();

    let (spelling_ends, spellings) = texts(nouns.iter().map(|noun| noun.spelling.as_str()));
    let (meaning_ends, meanings) = texts(nouns.iter().map(|noun| noun.meaning.as_str()));
    let marks = nouns.iter().flat_map(|noun| {
        let marks = [noun.zipf.0.to_le_bytes(), noun.categories.0.to_le_bytes()];
        marks.into_iter().flatten()
    });
    let mut border_list = Vec::new();
    push_numbers(
        &mut border_list,
        borders.iter().flat_map(|(&id, &at)| [id as u32, at as u32]),
    );
    let chain = Alphabet::for_chain(lang, Folding::default());
    let by_use = |id: usize| (nouns[id].zipf, nouns[id].categories);
    seal(
        lang,
        [
            spelling_ends,
            spellings,
            marks.collect(),
            border_list,
            Form::pack(&spelled, board),
            meaning_ends,
            meanings,
            known_map(&forms),
            Suffixes::pack(&by_frequency(&spelled, chain, by_use)),
        ],
    )
}

/// The words' letters with their ids in the order that [`Suffixes`] wants: those that every chat
/// takes first, from the most common to the rarest.
pub(super) fn by_frequency(
    words: &[Spelled<'_>],
    alphabet: &Alphabet,
    marks: impl Fn(usize) -> (Zipf, Categories),
) -> Vec<(Vec<Letter>, u32)> {
    let mut ids: Vec<usize> = (0..words.len()).collect();
    ids.sort_by_key(|&id| {
        let (zipf, categories) = marks(id);
        let unusual = !categories.but_not(USUAL).is_empty();
        (unusual, std::cmp::Reverse(zipf), id)
    });
    let letters = ids.into_iter().flat_map(|id| {
        let sequences = words[id].sequences(alphabet).into_iter();
        sequences.map(move |letters| (letters, id as u32))
    });
    letters.collect()
}

fn texts<'a>(list: impl Iterator<Item = &'a str>) -> (Vec<u8>, Vec<u8>) {
    let (mut ends, mut text) = (Vec::new(), Vec::new());
    for item in list {
        text.extend(item.as_bytes());
        push_number(&mut ends, text.len());
    }
    (ends, text)
}

fn known_map(forms: &BTreeMap<Vec<u8>, Other>) -> Vec<u8> {
    let values = forms.iter().map(|(key, &other)| (key, other as u64));
    // The keys are sorted and unique, and memory doesn't fail to be written.
    let map = fst::Map::from_iter(values).unwrap_or_default();
    map.as_fst().to_vec()
}

fn seal(lang: Lang, parts: [Vec<u8>; PARTS]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    push_number(&mut out, lang.index());
    let mut end = 0;
    for part in &parts {
        end += part.len();
        push_number(&mut out, end);
    }
    push_numbers(&mut out, parts.iter().map(|part| crc32fast::hash(part)));
    let head = crc32fast::hash(&out);
    push_numbers(&mut out, [head]);
    out.extend(parts.iter().flatten());
    out
}

/// The words in which two signs that would read as one letter belong to different parts, with the
/// place between them in signs: both parts are nouns (or the first an adjective) of three signs or
/// more, or the second begins as the ending -ság, -ség. Where the word can be parted without
/// breaking a letter, it is (rács + ajtó, not rác + sajtó).
fn borders(nouns: &[Record], adjectives: &HashSet<&str>) -> BTreeMap<usize, usize> {
    let words: HashSet<&str> = nouns.iter().map(|noun| noun.spelling.as_str()).collect();
    let alphabet = Alphabet::for_board(Lang::Hu, Folding::default());
    let long = |part: &str| part.chars().count() >= 3;
    let begins = |part: &str| long(part) && (words.contains(part) || adjectives.contains(part));
    let ends = |part: &str| {
        long(part) && words.contains(part) || part.starts_with("ság") || part.starts_with("ség")
    };
    let border = |word: &str| {
        let plain = alphabet.read(word).ok()?;
        let mut border = None;
        for (place, (at, _)) in word.char_indices().enumerate().skip(1) {
            if begins(&word[..at]) && ends(&word[at..]) {
                if alphabet.read_apart(word, place).ok()? == plain {
                    return None;
                }
                border = border.or(Some(place));
            }
        }
        border
    };
    let found = nouns.iter().enumerate();
    found
        .filter_map(|(id, noun)| Some((id, border(&noun.spelling)?)))
        .collect()
}
