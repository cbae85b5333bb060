use crate::words::pack::{HEAD, known_of_line, pack, record_of_line};
use crate::words::{BadLexicon, Folding, Lang, Lexicon, Policy, Yo};

const NOUNS: &str = "igaz\t400\tr\tvalódi\nigazság\t450\t\nköz\t1\nmalac\t2\tpo\tállat\n";
const KNOWN: &str = "nehéz\tA\npiros\tA\nigazak\tP\n";

fn bytes() -> Vec<u8> {
    let nouns = NOUNS.lines().filter_map(record_of_line);
    pack(Lang::Hu, nouns, KNOWN.lines().filter_map(known_of_line))
}

/// All that a dictionary answers, so that two can be compared.
fn answers(lexicon: &Lexicon) -> String {
    let usual = Policy::default();
    let mut all = format!("{lexicon:?}\n");
    for folding in [
        Folding::default(),
        Folding {
            yo: Yo::Apart,
            ..Folding::default()
        },
    ] {
        let fragments = lexicon.fragments(folding, &usual);
        for text in [
            "igaz", "zság", "igazság", "gaz", "igazak", "nehéz", "a", "x",
        ] {
            let verdict = lexicon.look_up(text, folding, &usual);
            let run = lexicon
                .chain_alphabet(folding)
                .read(text)
                .unwrap_or_default();
            all += &format!("{text} {verdict:?} {:?}\n", fragments.extends(&run));
        }
        for id in lexicon.ids() {
            all += &format!(
                "{:?} {:?}\n",
                lexicon.entry(id),
                lexicon.letters(id, folding)
            );
        }
    }
    all
}

#[test]
fn the_stored_form_reads_back() {
    let stored = Lexicon::from_bytes(bytes()).unwrap();
    let made = Lexicon::from_entries(Lang::Hu, NOUNS, KNOWN);
    assert_eq!(answers(&stored), answers(&made));
    assert!(answers(&stored).contains("valódi"));
    assert_eq!(bytes(), bytes());
}

#[test]
fn damaged_bytes_are_refused_or_do_no_harm() {
    let sound = bytes();
    let expected = answers(&Lexicon::from_bytes(sound.clone()).unwrap());
    for end in 0..sound.len() {
        assert_eq!(
            Lexicon::from_bytes(sound[..end].to_vec()).err(),
            Some(BadLexicon)
        );
    }
    let mut longer = sound.clone();
    longer.push(0);
    assert!(Lexicon::from_bytes(longer).is_err());
    // Where a part ends.
    let end = |part: usize| {
        let at = 8 + 4 * part;
        HEAD + u32::from_le_bytes(sound[at..at + 4].try_into().unwrap()) as usize
    };
    let (words, others) = (end(4), end(7));
    for at in 0..sound.len() {
        let mut damaged = sound.clone();
        damaged[at] ^= 1 << (at % 8);
        let read = Lexicon::from_bytes(damaged);
        assert_eq!(read.is_err(), at < words, "at {at}");
        let Ok(lexicon) = read else { continue };
        if at < others {
            // A meaning or a known form.
            assert_ne!(answers(&lexicon), expected, "at {at}");
        } else if at % 61 == 0 {
            // Endings are made anew.
            assert_eq!(answers(&lexicon), expected, "at {at}");
        }
    }
}

#[test]
fn other_bytes_are_no_dictionary() {
    for bytes in [vec![], vec![0; 200], b"LEX1".to_vec(), vec![255; 5_000]] {
        assert!(Lexicon::from_bytes(bytes).is_err());
    }
}

#[test]
fn words_that_cannot_be_spelled_are_left_out() {
    let words = ["кот", "ко-ко", "dog", "", " Пёс ", "кот", "два слова"];
    let lexicon = Lexicon::from_list(Lang::Ru, &words);
    let spelled: Vec<&str> = lexicon.ids().map(|id| lexicon.spelling(id)).collect();
    assert_eq!(spelled, ["кот", "пёс"]);
    let broken = "кот\tмного\nрот\t1\tq\nток\n\n\t300\nсок\t900\t\tmeaning\tmore\n";
    let lexicon = Lexicon::from_entries(Lang::Ru, broken, "a\nб\tZZ\nв\tP\n");
    let spelled: Vec<&str> = lexicon.ids().map(|id| lexicon.spelling(id)).collect();
    assert_eq!(spelled, ["сок", "ток"]);
}

/// The program's own dictionaries can be read: where a file was there, it has words.
#[test]
fn the_dictionaries_of_the_program_are_sound() {
    for lang in Lang::all() {
        let lexicon = Lexicon::of(lang);
        assert_eq!(lexicon.lang(), lang);
        let stored = crate::words::embedded::bytes(lang);
        assert_eq!(lexicon.is_empty(), stored.is_empty(), "{lang:?}");
        if stored.is_empty() {
            continue;
        }
        assert!(lexicon.len() > 30_000, "{lang:?}");
        assert!(lexicon.packed_suffixes_are_sound(), "{lang:?}");
        let alphabet = lexicon.alphabet(Folding::default());
        for id in lexicon.ids() {
            let spelling = lexicon.spelling(id);
            assert!(alphabet.read(spelling).is_ok(), "{spelling}");
            assert_eq!(spelling, spelling.to_lowercase());
        }
        for letters in 3..=9 {
            let starts = lexicon.start_words(letters, Folding::default());
            assert!(starts.len() > 30, "{lang:?}: {} of {letters}", starts.len());
        }
    }
}
