//! A table of judgements: every mode and combination.

use super::*;

const WORDS: &[&str] = &[
    "лак\t450",
    "калач\t300",
    "кол\t350",
    "колокол\t400",
    "око\t300",
    "окно\t500",
    "ток\t420",
    "стол\t510",
    "столб\t380",
];

#[test]
fn bluff() {
    let go = |acts: &str, expected: &str| check(WORDS, &super::bluff(), 3, acts, expected);
    // Any letter is taken in silence and judged on a refusal only; the proof is the most common noun.
    go("а ла ?", "0:а 1:ла 2?extends(лак)→2");
    go("а ла лак ?", "0:а 1:ла 2:лак 0?whole(лак)→2");
    go("а аж ?", "0:а 1:аж 2?dead→1");
    // Complete even if longer nouns go on from it.
    go("т то сто стол ?", "0:т 1:то 2:сто 0:стол 1?whole(стол)→0");
    // Only the last move is judged.
    go("т то ток токм ?", "0:т 1:то 2:ток 0:токм 1?dead→0");
    go(
        "т то сто стол столб ?",
        "0:т 1:то 2:сто 0:стол 1:столб 2?whole(столб)→1",
    );
    // A first letter that no noun has.
    go("ж ?", "0:ж 1?dead→0");
    // The same fragment from both sides needs no asking.
    go("о оо ?", "0:о 1:оо 2?dead→1");
    // A letter alone: the side is asked where it matters.
    go("о к", "0:о which:ко,ок");
    go("о о", "0:о 1:оо");
    go("о +к к+", "0:о 1:ок 2:кок");
    go("?", "NothingToRefuse");
    // Longer than the longest noun: judged at once, as if the next player had refused.
    go(
        "к ко кол коло колок колоко колокол колоколь",
        "0:к 1:ко 2:кол 0:коло 1:колок 2:колоко 0:колокол 1:колоколь 2longdead→1",
    );
}

#[test]
fn strict() {
    let go = |acts: &str, expected: &str| check(WORDS, &super::strict(), 2, acts, expected);
    go("ж а аж ла", "no:ж dead 0:а no:аж dead 1:ла");
    go("а ла лак ала", "0:а 1:ла no:лак whole лак 0:ала");
    // A refusal is never right: every move was legal.
    go("а ла ?", "0:а 1:ла 0?extends(лак)→0");
    // No letter is left: the player to move gets the penalty at once.
    go(
        "ч ач лач алач",
        "0:ч 1:ач 0:лач 1:алач 0stuckextends(калач)→0",
    );
    go("т то сто", "0:т 1:то 0:сто 1stuckextends(стол)→1");
}

#[test]
fn the_shortest_noun_that_counts() {
    let options = |min_word| Options {
        min_word,
        ..super::bluff()
    };
    let go = |min: u8, acts: &str, expected: &str| {
        check(WORDS, &options(min), 2, acts, expected);
    };
    go(4, "л ла лак ?", "0:л 1:ла 0:лак 1?dead→0");
    go(
        4,
        "т то сто стол ?",
        "0:т 1:то 0:сто 1:стол 0?whole(стол)→1",
    );
    go(
        5,
        "т то сто стол ?",
        "0:т 1:то 0:сто 1:стол 0?extends(столб)→0",
    );
}

#[test]
fn insert() {
    let options = |judge| Options {
        insert: true,
        judge,
        ..super::bluff()
    };
    let words = &["кот", "крот", "рот", "ворот"];
    let go = |judge, acts: &str, expected: &str| check(words, &options(judge), 2, acts, expected);
    // A letter inside; what extends is a letter anywhere that leaves what a noun has inside.
    go(Judge::Bluff, "к кт", "0:к 1:кт");
    go(Judge::Bluff, "о от вот ворт", "0:о 1:от 0:вот 1:ворт");
    go(Judge::Bluff, "к от", "0:к Changed");
    // «во» has «воо» no more than «вое», but «вор» by a letter at its end.
    go(Judge::Bluff, "в во ?", "0:в 1:во 0?extends(ворот)→0");
    // It must be in a noun as it stands: «вот» could only become one.
    go(Judge::Bluff, "в во вот ?", "0:в 1:во 0:вот 1?dead→0");
    // Every letter would make a noun, or what no noun has inside.
    go(Judge::Strict, "о от", "0:о 1:от 0stuckextends(кот)→0");
    // «рт» is in no noun, so «рот» can't come of it; «ро» grows inside too.
    go(
        Judge::Strict,
        "р рт ро вро рот кро",
        "0:р no:рт dead 1:ро no:вро dead no:рот whole рот 0:кро 1stuckextends(крот)→1",
    );
}

#[test]
fn anagram() {
    let options = |judge| Options {
        anagram: true,
        judge,
        ..super::bluff()
    };
    let words = &["кот", "ток", "крот", "кадет", "молоко"];
    let go = |judge, acts: &str, expected: &str| check(words, &options(judge), 2, acts, expected);
    // Any order of the letters and one more, or the letter alone.
    go(Judge::Bluff, "о ок ток ?", "0:о 1:ок 0:окт 1?whole(кот)→0");
    go(Judge::Bluff, "т к к ?", "0:т 1:тк 0:ткк 1?dead→0");
    go(
        Judge::Bluff,
        "о о о ?",
        "0:о 1:оо 0:ооо 1?extends(молоко)→1",
    );
    go(Judge::Bluff, "о о о о ?", "0:о 1:оо 0:ооо 1:оооо 0?dead→1");
    go(
        Judge::Strict,
        "р т о",
        "0:р 1:рт 0:рто 1stuckextends(крот)→1",
    );
    go(Judge::Strict, "т о к", "0:т 1:то no:ток whole кот");
    // With `insert` it is the same game.
    let both = Options {
        insert: true,
        ..options(Judge::Bluff)
    };
    check(words, &both, 2, "о ток ок", "0:о Many 1:ок");
}

#[test]
fn antibalda_bluff() {
    let go = |acts: &str, expected: &str| {
        check(WORDS, &antibalda(Judge::Bluff), 3, acts, expected);
    };
    // A noun earns a point and the round goes on from it, more can follow; a noun that nothing
    // extends ends it, and the player after its completer calls.
    go(
        "т то сто стол столб о",
        "0:т 1:то 2:сто 0:стол 0!стол 1:столб 1!столб. 2:о",
    );
    // A dead fragment isn't announced; who refuses it has caught a bluff.
    go("т ть ?", "0:т 1:ть 2?dead→2");
    // What can be extended: the point is the previous player's.
    go("т то ?", "0:т 1:то 2?extends(стол)→1");
    go(
        "т то сто стол ?",
        "0:т 1:то 2:сто 0:стол 0!стол 1?whole(стол)→0",
    );
    go("ж ?", "0:ж 1?dead→1");
    go(
        "к ко кол коло колок колоко колокот колокотт",
        "0:к 1:ко 2:кол 2!кол 0:коло 1:колок 2:колоко 0:колокот 1:колокотт 2longdead→2",
    );
}

#[test]
fn antibalda_strict() {
    let go = |acts: &str, expected: &str| {
        check(WORDS, &antibalda(Judge::Strict), 2, acts, expected);
    };
    go("ж т ть то", "no:ж dead 0:т no:ть dead 1:то");
    go("л ла лак", "0:л 1:ла 0:лак 0!лак.");
    go("о ко око ?", "0:о 1:ко 0:око 0!око 1?whole(око)→0");
}

#[test]
fn antibalda_without_an_order() {
    let options = Options {
        anagram: true,
        ..antibalda(Judge::Strict)
    };
    check(
        &["кот", "крот"],
        &options,
        2,
        "т к о р",
        "0:т 1:тк 0:тко 0!кот 1:ткор 1!крот.",
    );
}

#[test]
fn a_fragment_that_only_a_short_noun_goes_on_from_leaves_no_letter() {
    // «ла» goes on to «лак» alone, which is too short to count and is extended by nothing.
    let options = Options {
        min_word: 4,
        ..antibalda(Judge::Strict)
    };
    check(
        &["лак", "окно"],
        &options,
        2,
        "л ла",
        "0:л 1:ла 0stuckextends(лак)→1",
    );
}
