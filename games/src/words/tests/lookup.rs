use crate::words::{
    Categories, Category, Entry, Folding, Lang, Lexicon, Noun, Policy, Reason, ShortI, Unreadable,
    Verdict, Yo, Zipf,
};

const USUAL: Folding = Folding {
    yo: Yo::Same,
    short_i: ShortI::Apart,
};
const YO: Folding = Folding {
    yo: Yo::Apart,
    short_i: ShortI::Apart,
};
const SHORT_I: Folding = Folding {
    yo: Yo::Same,
    short_i: ShortI::Same,
};

const NOUNS: &str = "\
небо\t480\t\tпространство над землёй
нёбо\t310\t\tверхняя стенка рта
кот\t450
рот\t460
ток\t400
рой\t320\tn
котик\t300\td\tласково
домина\t100\tra
дрянь\t390\tv
тачка\t380\ts
картоха\t200\tc
вёдро\t150\tg
ведро\t410
очи\t370\tpo
комдив\t210\tbo
сани\t350\tp
молоко\t440
ёлка\t400
чай\t430
";
const KNOWN: &str =
    "коты\tP\nмосква\tN\nкотом\tC\nбегать\tV\nбелый\tA\nсша\tB\nбыстро\tX\nёлки\tP\n";

fn ru() -> Lexicon {
    Lexicon::from_entries(Lang::Ru, NOUNS, KNOWN)
}

/// The answer in short: the word as the dictionary spells it, or the reason.
fn answer(lexicon: &Lexicon, text: &str, folding: Folding, policy: &Policy) -> String {
    match lexicon.look_up(text, folding, policy) {
        Verdict::Valid(Noun::Listed(id)) => lexicon.spelling(id).to_owned(),
        Verdict::Valid(Noun::House(word)) => format!("house {word}"),
        Verdict::Refused(Reason::Unknown { near }) => format!("unknown {}", near.join(" ")),
        Verdict::Refused(reason) => format!("{reason:?}"),
    }
}

fn check(policy: &Policy, cases: &[(&str, &str)]) {
    let lexicon = ru();
    for (text, expected) in cases {
        assert_eq!(answer(&lexicon, text, USUAL, policy), *expected, "{text}");
    }
}

#[test]
fn nouns_are_found_and_others_refused_with_the_reason() {
    check(
        &Policy::default(),
        &[
            ("кот", "кот"),
            (" КОТ\n", "кот"),
            ("koт", "кот"),
            ("елка", "ёлка"),
            ("е\u{308}лка", "ёлка"),
            ("сани", "сани"),
            ("комдив", "комдив"),
            ("рой", "рой"),
            ("очи", "очи"),
            ("коты", "Plural"),
            ("елки", "Plural"),
            ("Москва", "Name"),
            ("котом", "OtherCase"),
            ("белый", "Adjective"),
            ("бегать", "Verb"),
            ("США", "Abbreviation"),
            ("быстро", "OtherPart"),
            ("", "Unreadable(Empty)"),
            ("ко т", "Unreadable(Sign { at: 2, ch: ' ' })"),
        ],
    );
    let long = ru().look_up(&"кот".repeat(100_000), USUAL, &Policy::default());
    let why = Reason::Unreadable(Unreadable::Long);
    assert_eq!(long, Verdict::Refused(why));
}

#[test]
fn near_words_are_one_letter_away() {
    check(
        &Policy::default(),
        &[
            ("", "Unreadable(Empty)"),
            ("ыыы", "unknown "),
            // One more, one less, another one, two swapped.
            ("молко", "unknown молоко"),
            ("молокко", "unknown молоко"),
            ("малоко", "unknown молоко"),
            ("омлоко", "unknown молоко"),
            ("молокоа", "unknown молоко"),
            ("олоко", "unknown молоко"),
            // Two away.
            ("малако", "unknown "),
            // The most common first.
            ("от", "unknown рот кот"),
            ("кок", "unknown кот ток"),
            // What is refused isn't offered.
            ("котикк", "unknown "),
        ],
    );
    let words = ["каб", "кав", "каг", "кад"];
    let lexicon = Lexicon::from_list(Lang::Ru, &words);
    let usual = Policy::default();
    assert_eq!(
        answer(&lexicon, "каж", USUAL, &usual),
        "unknown каб кав каг"
    );
}

#[test]
fn categories_are_refused_unless_allowed() {
    let usual = Policy::default();
    for (text, category) in [
        ("котик", Category::Diminutive),
        ("домина", Category::Augmentative),
        ("дрянь", Category::Vulgar),
        ("тачка", Category::Slang),
        ("картоха", Category::Colloquial),
    ] {
        let lexicon = ru();
        let refused = Verdict::Refused(Reason::Category(category));
        assert_eq!(lexicon.look_up(text, USUAL, &usual), refused, "{text}");
        let one = Policy {
            allowed: usual.allowed.with(category),
            ..Policy::default()
        };
        assert_eq!(answer(&lexicon, text, USUAL, &one), text);
    }
    let strict = Policy {
        allowed: Categories::NONE,
        ..Policy::default()
    };
    check(
        &strict,
        &[
            ("кот", "кот"),
            ("очи", "Category(Obsolete)"),
            ("комдив", "Category(Obsolete)"),
            ("сани", "Category(PluraleTantum)"),
        ],
    );
}

#[test]
fn words_without_a_singular_can_be_refused() {
    let policy = Policy {
        singular_only: true,
        ..Policy::default()
    };
    let plural = "Category(PluraleTantum)";
    check(
        &policy,
        &[("сани", plural), ("очи", plural), ("кот", "кот")],
    );
}

#[test]
fn a_chat_has_words_of_its_own() {
    let policy = Policy {
        blocked: vec!["Кот".into(), "ЁЛКА".into(), "глок".into(), "?".into()],
        house: vec!["шрек".into(), "глок".into(), "котик".into(), "-".into()],
        ..Policy::default()
    };
    check(
        &policy,
        &[
            ("кот", "Blocked"),
            ("елка", "Blocked"),
            ("глок", "Blocked"),
            ("Шрёк", "house шрек"),
            ("котик", "house котик"),
            ("рот", "рот"),
            // Neither is a blocked word offered.
            ("коот", "unknown "),
        ],
    );
}

#[test]
fn letters_fold() {
    let lexicon = ru();
    let usual = Policy::default();
    for (text, folding, expected) in [
        ("небо", USUAL, "небо"),
        ("нёбо", USUAL, "нёбо"),
        ("нЕбО", YO, "небо"),
        ("нёбо", YO, "нёбо"),
        ("елка", YO, "unknown ёлка"),
        ("ёлка", YO, "ёлка"),
        // The one that is taken.
        ("вёдро", USUAL, "ведро"),
        ("вёдро", YO, "Category(Regional)"),
        ("чаи", USUAL, "unknown чай"),
        ("чаи", SHORT_I, "чай"),
        ("чай", SHORT_I, "чай"),
    ] {
        assert_eq!(answer(&lexicon, text, folding, &usual), expected, "{text}");
    }
    let sizes = [USUAL, YO, SHORT_I].map(|folding| lexicon.graph(folding).len());
    assert_eq!(sizes, [17, 19, 17]);
    let both = lexicon.alphabet(USUAL).read("небо").unwrap();
    let number = lexicon.graph(USUAL).find(&both).unwrap();
    let words = lexicon.words(USUAL, number).map(|id| lexicon.spelling(id));
    assert_eq!(words.collect::<Vec<_>>(), ["небо", "нёбо"]);
    assert_eq!(lexicon.words(USUAL, 1_000).count(), 0);
}

#[test]
fn numbers_of_the_graph_lead_to_words() {
    let lexicon = ru();
    let policy = Policy {
        blocked: vec!["кот".into()],
        ..Policy::default()
    };
    for folding in [USUAL, YO, SHORT_I] {
        let words = lexicon.taken(folding, &policy).map(|(number, id)| {
            let letters = lexicon.graph(folding).word(number).unwrap();
            assert_eq!(letters, lexicon.letters(id, folding));
            lexicon.spelling(id)
        });
        let words: Vec<&str> = words.collect();
        assert!(!words.contains(&"кот") && !words.contains(&"котик"));
        assert!(words.contains(&"небо") && words.contains(&"ведро"));
        assert_eq!(words.contains(&"нёбо"), folding == YO);
    }
}

#[test]
fn an_entry_tells_all() {
    let lexicon = ru();
    let id = |text| match lexicon.look_up(text, USUAL, &Policy::default()) {
        Verdict::Valid(Noun::Listed(id)) => id,
        other => panic!("{other:?}"),
    };
    let sky = Entry {
        spelling: "небо",
        zipf: Zipf(480),
        categories: Categories::NONE,
        meaning: Some("пространство над землёй"),
    };
    assert_eq!(lexicon.entry(id("небо")), sky);
    assert_eq!(lexicon.entry(id("кот")).meaning, None);
    let cut = Categories::of(&[Category::CompoundAbbreviation, Category::Obsolete]);
    assert_eq!(lexicon.categories(id("комдив")), cut);
    assert_eq!(lexicon.zipf(id("комдив")), Zipf(210));
    let none = lexicon.entry(crate::words::WordId(1_000));
    assert_eq!((none.spelling, none.meaning), ("", None));
}

#[test]
fn start_words_are_common_and_plain() {
    let lexicon = ru();
    let words = |letters, folding| -> Vec<&str> {
        let ids = lexicon.start_words(letters, folding).iter();
        ids.map(|&id| lexicon.spelling(id)).collect()
    };
    assert_eq!(words(3, USUAL), ["кот", "очи", "рот", "ток", "чай"]);
    assert_eq!(words(4, USUAL), ["ёлка", "небо", "сани"]);
    assert_eq!(words(5, YO), ["ведро"]);
    assert!(words(0, USUAL).is_empty() && words(64, USUAL).is_empty());
    let list = Lexicon::from_list(Lang::Ru, &["кот", "молоко"]);
    assert_eq!(list.start_words(3, USUAL).len(), 1);
}

#[test]
fn hungarian_words_are_found_by_both_readings() {
    let nouns = "igaz\t400\nköz\t410\nigazság\t450\nközség\t350\nmalac\t300\nsor\t400\n\
                 ház\t500\nházsor\t200\ndarázs\t250\nmeggy\t300\nvas\t400\nszeg\t390\nvasszeg\t100\n\
                 asszony\t420\nkocsi\t420\nrács\t300\najtó\t400\nrác\t100\nsajtó\t300\n\
                 rácsajtó\t1\n";
    let lexicon = Lexicon::from_entries(Lang::Hu, nouns, "nehéz\tA\n");
    let alphabet = lexicon.alphabet(USUAL);
    let letters = |text: &str| -> Vec<_> {
        let signs = text.split(' ').map(|sign| alphabet.letter(sign).unwrap());
        signs.collect()
    };
    for (text, found) in [
        ("i g a zs á g", true),
        ("i g a z s á g", true),
        ("k ö zs é g", true),
        ("k ö z s é g", true),
        ("h á z s o r", true),
        ("h á zs o r", true),
        ("v a s sz e g", true),
        ("v a sz sz e g", true),
        ("d a r á zs", true),
        ("d a r á z s", false),
        ("m e gy gy", true),
        ("m e g gy", false),
        ("a s sz o ny", false),
        ("k o c s i", false),
        ("r á cs a j t ó", true),
        ("r á c s a j t ó", false),
    ] {
        let there = lexicon.graph(USUAL).find(&letters(text)).is_some();
        assert_eq!(there, found, "{text}");
    }
    let usual = Policy::default();
    assert_eq!(answer(&lexicon, "IGAZSÁG", USUAL, &usual), "igazság");
    let start = lexicon.start_words(7, USUAL);
    assert_eq!(start.len(), 1);
    assert_eq!(lexicon.letters(start[0], USUAL), letters("i g a z s á g"));
}

#[test]
fn czech_ch_is_one_letter_in_the_chain() {
    let lexicon = Lexicon::from_list(Lang::Cs, &["chléb", "mech", "pes"]);
    let board = lexicon.alphabet(USUAL).read("mech").unwrap();
    let chain = lexicon.chain_alphabet(USUAL).read("mech").unwrap();
    assert_eq!((board.len(), chain.len()), (4, 3));
    assert!(lexicon.graph(USUAL).find(&board).is_some());
    let number = lexicon.chain_graph(USUAL).find(&chain).unwrap();
    let words = lexicon.chain_words(USUAL, number);
    let words: Vec<&str> = words.map(|id| lexicon.spelling(id)).collect();
    assert_eq!(words, ["mech"]);
}

#[test]
fn an_empty_dictionary_answers() {
    let empty = Lexicon::empty();
    assert!(empty.is_empty());
    let usual = Policy::default();
    assert_eq!(answer(empty, "кот", USUAL, &usual), "unknown ");
    assert!(empty.start_words(5, USUAL).is_empty());
    assert_eq!(empty.graph(YO).len(), 0);
    assert!(!empty.fragments(YO, &usual).contains(&[]));
}
