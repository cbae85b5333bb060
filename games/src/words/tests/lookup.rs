use crate::words::{Folding, Lang, Lexicon, Noun, Policy, Reason, Verdict};

const RU: &str = "\
небо\t480\t\tпространство над землёй
нёбо\t310\t\tверхняя стенка рта
кот\t450
рот\t460\t
рой\t320\tn
котик\t300\td\tласково
комдив\t210\tbo
сани\t350\tp
молоко\t440
";

fn ru() -> Lexicon {
    Lexicon::from_entries(Lang::Ru, RU, "коты\tP\nмосква\tN\nкотом\tC\nбегать\tV\n")
}

#[test]
fn words_are_found() {
    let lexicon = ru();
    let usual = Policy::default();
    for text in ["кот", " КОТ", "сани", "комдив", "рой", "Нёбо"] {
        let verdict = lexicon.look_up(text, Folding::default(), &usual);
        assert!(matches!(verdict, Verdict::Valid(Noun::Listed(_))), "{text}");
    }
    let near = |words: &[&str]| Reason::Unknown {
        near: words.iter().map(|&word| word.to_owned()).collect(),
    };
    for (text, why) in [
        ("коты", Reason::Plural),
        ("москва", Reason::Name),
        ("бегать", Reason::Verb),
        ("котом", Reason::OtherCase),
        ("кто", near(&["кот"])),
        ("ыт", near(&[])),
    ] {
        let verdict = lexicon.look_up(text, Folding::default(), &usual);
        assert_eq!(verdict, Verdict::Refused(why), "{text}");
    }
}
