use super::*;

fn look_back(play: &Play) -> Analysis {
    analysis(
        &play.game.options,
        play.game.players,
        &play.log,
        &play.words,
    )
    .unwrap()
}

#[test]
fn each_players_greatest_loss_is_told() {
    let mut play = balda("лак алдан дал ад");
    play.say(0, "лак 1,1"); // алдан stood open: two more
    play.say(1, "ад 3,3"); // and still: three more
    play.say(0, "алдан 4,1");
    let found = look_back(&play);
    let [Some(first), Some(second)] = &found.missed[..] else {
        panic!("{found:?}");
    };
    assert_eq!(
        (first.event, first.word.as_str(), first.loss().0),
        (1, "алдан", 2)
    );
    assert_eq!(
        (second.event, second.word.as_str(), second.loss().0),
        (2, "алдан", 3)
    );
    assert_eq!(second.earned.0, 2);
    let best = found.best.unwrap();
    assert_eq!((best.event, best.seat, best.points().0), (1, Seat(0), 5));
    assert_eq!(best.placement.path.len(), 5);
}

#[test]
fn who_took_the_best_missed_nothing() {
    let mut play = balda("лак алдан");
    play.say(0, "алдан 4,1");
    play.pass(1); // лак stood open
    let found = look_back(&play);
    assert_eq!(found.missed[0], None);
    let missed = found.missed[1].as_ref().unwrap();
    assert_eq!((missed.word.as_str(), missed.loss().0), ("лак", 3));
}

#[test]
fn of_equally_long_words_the_most_common_is_told() {
    let mut play = balda("");
    play.words = Lexicon::from_entries(Lang::Ru, "балда\t400\nлаг\t100\nлак\t300\nлай\t200", "");
    play.pass(0);
    assert_eq!(look_back(&play).best.unwrap().word, "лак");
}

#[test]
fn events_that_make_no_game_are_corrupt() {
    let play = balda("лак");
    let options = &play.game.options;
    assert!(analysis(options, 2, &[], &play.words).is_err());
    let twice = [play.log[0].clone(), play.log[0].clone()];
    assert!(analysis(options, 2, &twice, &play.words).is_err());
}
