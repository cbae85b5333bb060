use crate::words::{Alphabet, Folding, Lang, Letter, MOST_LETTERS, ShortI, Unreadable, Use, Yo};
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization;

const YO: Folding = Folding {
    yo: Yo::Apart,
    short_i: ShortI::Apart,
};
const SHORT_I: Folding = Folding {
    yo: Yo::Same,
    short_i: ShortI::Same,
};

fn usual(lang: Lang) -> &'static Alphabet {
    Alphabet::for_board(lang, Folding::default())
}

/// The letters of a text, parted by spaces.
fn read(alphabet: &Alphabet, text: &str) -> String {
    parted(alphabet, &alphabet.read(text).unwrap())
}

fn parted(alphabet: &Alphabet, letters: &[Letter]) -> String {
    let shown: Vec<&str> = letters.iter().map(|&l| alphabet.show_lower(l)).collect();
    shown.join(" ")
}

#[test]
fn alphabets_are_in_order() {
    for (lang, folding, len, some) in [
        (Lang::Ru, Folding::default(), 32, "а б в г д е ж з и й к"),
        (Lang::Ru, YO, 33, "а б в г д е ё ж з и й к"),
        (Lang::Ru, SHORT_I, 31, "а б в г д е ж з и к л"),
        (Lang::En, YO, 26, "a b c d"),
        (
            Lang::Uk,
            Folding::default(),
            33,
            "а б в г ґ д е є ж з и і ї й",
        ),
        (Lang::Pl, Folding::default(), 32, "a ą b c ć d e ę"),
        (
            Lang::Cs,
            Folding::default(),
            41,
            "a á b c č d ď e é ě f g h i",
        ),
        (Lang::Hu, Folding::default(), 44, "a á b c cs d dz dzs e"),
    ] {
        let alphabet = Alphabet::for_board(lang, folding);
        assert_eq!(alphabet.len(), len, "{lang:?}");
        let all: Vec<Letter> = alphabet.letters().collect();
        let shown = parted(alphabet, &all);
        assert!(shown.starts_with(some), "{lang:?}: {shown}");
        assert!(all.iter().all(|l| l.0 < Letter::MOST));
    }
}

#[test]
fn text_is_read_as_letters() {
    let usual = Folding::default();
    for (lang, folding, text, letters) in [
        (Lang::Ru, usual, "  Ёлка ", "е л к а"),
        (Lang::Ru, YO, "ёлка", "ё л к а"),
        (Lang::Ru, YO, "е\u{308}лка", "ё л к а"),
        (Lang::Ru, usual, "ЧАЙ", "ч а й"),
        (Lang::Ru, SHORT_I, "чай", "ч а и"),
        (Lang::Ru, usual, "чаи\u{306}", "ч а й"),
        (Lang::Ru, usual, "бабу\u{301}шка", "б а б у ш к а"),
        (Lang::Ru, usual, "сорт", "с о р т"),
        // The first four letters are Latin.
        (Lang::Ru, usual, "copт", "с о р т"),
        (Lang::Ru, usual, "MOPE", "м о р е"),
        (Lang::Ru, usual, "\u{200b}кот\u{ad}", "к о т"),
        (Lang::Uk, usual, "м’ята", "м я т а"),
        (Lang::Uk, usual, "м'ята", "м я т а"),
        (Lang::Uk, usual, "мʼята", "м я т а"),
        (Lang::Uk, usual, "м`ята", "м я т а"),
        (Lang::Uk, usual, "i\u{308}жак", "ї ж а к"),
        (Lang::Uk, usual, "Iжа", "і ж а"),
        (Lang::Uk, usual, "ґанок", "ґ а н о к"),
        (Lang::En, usual, "Café", "c a f e"),
        // All Cyrillic.
        (Lang::En, usual, "сосоа", "c o c o a"),
        (Lang::Pl, usual, "ŻÓŁW", "ż ó ł w"),
        (Lang::Pl, usual, "z\u{307}o\u{301}łw", "ż ó ł w"),
        (Lang::Cs, usual, "chléb", "c h l é b"),
        (Lang::Cs, usual, "STU\u{30a}L", "s t ů l"),
        (Lang::Hu, usual, "asszony", "a sz sz o ny"),
        (Lang::Hu, usual, "dzsungel", "dzs u n g e l"),
        (Lang::Hu, usual, "bridzs", "b r i dzs"),
        (Lang::Hu, usual, "meggy", "m e gy gy"),
        (Lang::Hu, usual, "loccsan", "l o cs cs a n"),
        (Lang::Hu, usual, "briddzs", "b r i dzs dzs"),
        (Lang::Hu, usual, "igazság", "i g a zs á g"),
        (Lang::Hu, usual, "hűtő", "h ű t ő"),
        (Lang::Hu, usual, "egészség", "e g é sz s é g"),
    ] {
        let alphabet = Alphabet::for_board(lang, folding);
        assert_eq!(read(alphabet, text), letters, "{text}");
    }
}

#[test]
fn czech_ch_is_a_letter_of_the_chain_alone() {
    let chain = Alphabet::for_chain(Lang::Cs, Folding::default());
    assert_eq!(chain.len(), 42);
    assert_eq!(read(chain, "Chléb"), "ch l é b");
    let ch = chain.letter("CH").unwrap();
    assert_eq!(chain.show(ch), "CH");
    assert_eq!(chain.show_lower(Letter(ch.0 - 1)), "h");
    assert_eq!(usual(Lang::Cs).letter("ch"), None);
}

#[test]
fn hungarian_words_have_several_readings() {
    let alphabet = usual(Lang::Hu);
    let readings = |text: &str| -> Vec<String> {
        let readings = alphabet.readings(text).unwrap();
        readings.iter().map(|r| parted(alphabet, r)).collect()
    };
    assert_eq!(readings("alma"), ["a l m a"]);
    assert_eq!(readings("község"), ["k ö zs é g", "k ö z s é g"]);
    assert!(readings("asszony").contains(&"a s sz o ny".to_owned()));
    assert!(readings(&"zs".repeat(32)).len() <= 8);
    assert_eq!(usual(Lang::Ru).readings("кот").unwrap().len(), 1);
}

#[test]
fn what_is_no_letter_is_named() {
    let sign = |at, ch| Unreadable::Sign { at, ch };
    for (lang, text, why) in [
        (Lang::Ru, "", Unreadable::Empty),
        (Lang::Ru, " \n\u{200b}", Unreadable::Empty),
        (Lang::Uk, "’", Unreadable::Empty),
        (Lang::Ru, "ко-ко", sign(2, '-')),
        (Lang::Ru, " два слова", sign(3, ' ')),
        (Lang::Ru, "ґава", sign(0, 'ґ')),
        (Lang::Ru, "кот1", sign(3, '1')),
        (Lang::Uk, "объект", sign(2, 'ъ')),
        (Lang::Pl, "quad", sign(0, 'q')),
        (Lang::En, "don't", sign(3, '\'')),
        (Lang::En, "🎲", sign(0, '🎲')),
        (Lang::Cs, "a\u{301}\u{327}", sign(1, '\u{327}')),
    ] {
        assert_eq!(usual(lang).read(text), Err(why), "{text:?}");
    }
    assert_eq!(usual(Lang::Ru).read(&"о".repeat(64)).unwrap().len(), 64);
    let long = Err(Unreadable::Long);
    assert_eq!(usual(Lang::Ru).read(&"о".repeat(65)), long);
    assert_eq!(usual(Lang::Ru).read(&"о".repeat(1_000_000)), long);
    let marks = format!("a{}", "\u{301}".repeat(500_000));
    assert_eq!(usual(Lang::Cs).read(&marks), long);
}

proptest! {
    /// What is shown reads back, in either case and either form of marked letters. Where digraphs
    /// are letters that holds of one letter: two by chance may read as a third (c, s).
    #[test]
    fn what_is_shown_reads_back(
        lang in prop::sample::select(Lang::ALL.to_vec()),
        chain in any::<bool>(),
        fold in any::<(bool, bool)>(),
        numbers in prop::collection::vec(any::<u8>(), 1..12),
    ) {
        let folding = Folding {
            yo: if fold.0 { Yo::Apart } else { Yo::Same },
            short_i: if fold.1 { ShortI::Same } else { ShortI::Apart },
        };
        let used = if chain { Use::Chain } else { Use::Board };
        let alphabet = Alphabet::of(lang, folding, used);
        let joins = lang == Lang::Hu || lang == Lang::Cs && chain;
        let numbers = &numbers[..if joins { 1 } else { numbers.len() }];
        let letters: Vec<Letter> =
            numbers.iter().map(|&n| Letter(n % alphabet.len() as u8)).collect();
        let lower = alphabet.spell(&letters);
        let upper = alphabet.show_all(&letters);
        for text in [&lower, &upper, &lower.nfd().collect(), &upper.nfd().collect()] {
            prop_assert_eq!(&alphabet.read(text).unwrap(), &letters);
        }
    }

    /// Any text at all is read or refused.
    #[test]
    fn any_text_is_answered(lang in prop::sample::select(Lang::ALL.to_vec()), text in "\\PC{0,40}") {
        let alphabet = usual(lang);
        if let Ok(letters) = alphabet.read(&text) {
            prop_assert!(!letters.is_empty() && letters.len() <= MOST_LETTERS);
            prop_assert_eq!(&alphabet.readings(&text).unwrap()[0], &letters);
        }
    }
}
