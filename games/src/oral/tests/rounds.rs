//! Points, rounds, ends.

use super::*;

const WORDS: &[&str] = &["лак", "кол", "стол"];

fn with(options: Options, limit: u8) -> Options {
    Options { limit, ..options }
}

#[test]
fn the_player_after_the_refuser_calls() {
    super::check(
        WORDS,
        &bluff(),
        3,
        "ж ? с ? с ст ?",
        "0:ж 1?dead→0 2:с 0?extends(стол)→0 1:с 2:ст 0?extends(стол)→0",
    );
}

fn places(
    list: &[&str],
    options: &Options,
    players: u8,
    acts: &str,
) -> (String, Vec<u8>, Vec<i32>) {
    let words = Lexicon::from_list(options.lang, list);
    let mut tried = Try::new(&words, options, players);
    let told: Vec<String> = acts.split(' ').map(|act| tried.act(act)).collect();
    let last = told.last().cloned().unwrap_or_default();
    let places = tried.game.outcome().map_or(Vec::new(), |o| o.places);
    (last, places, tried.game.scores())
}

#[test]
fn who_reaches_the_limit_loses_and_the_others_rank_by_points() {
    // 0 is caught, then 2; then 2 refuses what is right.
    let (last, places, scores) = places(WORDS, &with(bluff(), 2), 3, "ж ? ж ? с ?");
    assert_eq!(last, "2?extends(стол)→2 over:Limit");
    assert_eq!((places, scores), (vec![2, 1, 3], vec![-1, 0, -2]));
}

#[test]
fn knocked_out_one_after_another() {
    let options = Options {
        knockout: true,
        ..with(bluff(), 1)
    };
    // 0 is out at once, 2 calls; 3 refuses what is right and is out; then 1 against 2.
    let acts = "ж ? с ? с ст ?";
    let (last, places, scores) = places(WORDS, &options, 4, acts);
    assert_eq!(last, "1?extends(стол)→1 over:OneLeft");
    assert_eq!((places, scores), (vec![4, 2, 1, 3], vec![-1, -1, 0, -1]));
}

#[test]
fn antibalda_is_won_by_the_first_to_reach_the_limit() {
    let options = with(antibalda(Judge::Bluff), 2);
    let list = &["кол", "колок", "рок"];
    let acts = "к ко кол коло колок";
    let (last, places, scores) = places(list, &options, 3, acts);
    assert_eq!(last, "1:колок 1!колок.");
    assert_eq!((places, scores), (Vec::new(), vec![0, 1, 1]));
    let (last, places, scores) =
        super::rounds::places(list, &options, 3, "к ко кол коло колок о ок рок");
    assert_eq!(last, "1:рок 1!рок. over:Limit");
    assert_eq!((places, scores), (vec![3, 1, 2], vec![0, 2, 1]));
}

#[test]
fn time_that_runs_out() {
    // A caller's costs a point and the next one calls; any other's is a refusal.
    super::check(
        WORDS,
        &bluff(),
        3,
        "T с ст T",
        "0late→0 1:с 2:ст 0timeextends(стол)→0",
    );
    super::check(WORDS, &bluff(), 3, "ж T", "0:ж 1timedead→0");
    // In Antibalda a point goes to the player before.
    let anti = antibalda(Judge::Bluff);
    super::check(
        WORDS,
        &anti,
        3,
        "T с ст T",
        "0late→2 1:с 2:ст 0timeextends(стол)→2",
    );
    super::check(WORDS, &with(anti, 1), 3, "T", "0late→2 over:Limit");
    super::check(WORDS, &with(bluff(), 1), 3, "T", "0late→0 over:Limit");
}

#[test]
fn who_leaves_is_skipped() {
    // The last move of who left is judged; the point against them is nobody's.
    super::check(WORDS, &bluff(), 4, "с сж x1 ?", "0:с 1:сж 1left 2?dead→-");
    super::check(
        WORDS,
        &bluff(),
        4,
        "с ст x1 ?",
        "0:с 1:ст 1left 2?extends(стол)→2",
    );
    // The player to move leaves: the next one goes on.
    super::check(WORDS, &bluff(), 4, "с x1 ст", "0:с 1left 2:ст");
    super::check(WORDS, &bluff(), 4, "x0 с", "0left 1:с");
    // A point of who left is nobody's in Antibalda too.
    super::check(
        WORDS,
        &antibalda(Judge::Bluff),
        4,
        "с ст x1 ?",
        "0:с 1:ст 1left 2?extends(стол)→-",
    );
    // One left: wins.
    super::check(WORDS, &bluff(), 2, "с x0", "0:с 0left over:OneLeft");
    let (_, placed, _) = places(WORDS, &bluff(), 4, "с x1 x3 x0");
    assert_eq!(placed, vec![2, 4, 1, 3]);
    // Who left is after who lost.
    let (_, placed, _) = places(WORDS, &with(bluff(), 1), 3, "x2 ж ?");
    assert_eq!(placed, vec![2, 1, 3]);
}

#[test]
fn a_draw_is_shared_by_those_who_play() {
    let words = Lexicon::from_list(Lang::Ru, WORDS);
    let mut tried = Try::new(&words, &bluff(), 3);
    for act in ["ж", "?", "x1"] {
        tried.act(act);
    }
    for event in tried.game.agreed_draw() {
        tried.game.apply(&event).unwrap();
    }
    let outcome = tried.game.outcome().unwrap();
    assert_eq!(outcome.places, [1, 3, 1]);
}

#[test]
fn how_a_round_could_have_been_won() {
    let missed = |list: &[&str], options: &Options, players: u8, acts: &str| {
        let words = Lexicon::from_list(Lang::Ru, list);
        let mut tried = Try::new(&words, options, players);
        for act in acts.split(' ') {
            tried.act(act);
        }
        let view = tried.game.view(crate::Viewer::Spectator);
        let judged = view.ended.and_then(|round| round.judgement);
        let missed = judged.and_then(|judged| judged.missed);
        missed.map_or("-".to_owned(), |missed| {
            format!(
                "{}{:?}:{}",
                missed.seat.0,
                missed.how,
                tried.show(&missed.fragment)
            )
        })
    };
    // After «сто» every letter would make the noun.
    assert_eq!(missed(&["стол"], &bluff(), 2, "с ст стж ?"), "0Adding:сто");
    // What was a bluff could have been refused.
    assert_eq!(missed(&["стол"], &bluff(), 2, "с сж сжи ?"), "0Refusing:сж");
    // Refusing what is right, with a letter that would have won, and without one.
    let refused = |acts: &str| missed(&["столб"], &bluff(), 2, acts);
    assert_eq!(refused("с ст сто ?"), "1Adding:стол");
    assert_eq!(refused("с ст ?"), "-");
    // Three players are seen through as two are: in «осень» the caller names the fourth letter, too.
    assert_eq!(missed(&["стол", "осень"], &bluff(), 3, "ж ?"), "0Adding:е");
}
