use super::*;

fn think(play: &mut Play, seat: u8, level: Level) -> Option<Move> {
    let view = play.game.view(Viewer::Seat(Seat(seat)));
    play.ask(|_, world| Balda::think(&view, level, Nodes(100_000), world))
}

#[test]
fn it_plays_to_the_end_at_every_level() {
    for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
        for options in [options("балда"), royal("балда")] {
            let mut play = Play::new("", options, 2);
            let nouns =
                "балда\t400\nлак\t400\nалдан\t300\nлад\t100\nкол\t400\nлоб\t400\nкит\t0\nлада\t400";
            play.words = Lexicon::from_entries(Lang::Ru, nouns, "");
            for _ in 0..100 {
                let Some(seat) = play.turn() else { break };
                let mv = think(&mut play, seat, level).unwrap();
                play.act(seat, mv.clone())
                    .unwrap_or_else(|why| panic!("{mv:?}: {why:?}"));
            }
            assert!(play.end().is_some(), "{level:?}");
        }
    }
}

#[test]
fn it_does_nothing_out_of_turn() {
    let mut play = balda("лак");
    assert_eq!(think(&mut play, 1, Level::Hard), None);
    let view = play.game.view(Viewer::Spectator);
    let nothing = play.ask(|_, world| Balda::think(&view, Level::Hard, Nodes(1), world));
    assert_eq!(nothing, None);
}

#[test]
fn a_level_knows_words_so_common() {
    let nouns = "балда\t400\nлак\t350\nалдан\t250\nлад\t150\nкабала\t0\nлада\t250\td";
    let check = |level, expected: &[&str]| {
        let mut play = balda("");
        play.words = Lexicon::from_entries(Lang::Ru, nouns, "");
        let view = play.game.view(Viewer::Seat(Seat(0)));
        let mut said = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut world = World {
                words: &play.words,
                chance: &mut fastrand::Rng::with_seed(seed),
                now: At(0),
            };
            match Balda::think(&view, level, Nodes(100_000), &mut world) {
                Some(Move::Say(saying)) => said.insert(saying.word),
                other => panic!("{other:?}"),
            };
        }
        let said: Vec<_> = said.into_iter().collect();
        assert_eq!(said, expected, "{level:?}");
    };
    check(Level::Easy, &["лак"]);
    check(Level::Normal, &["алдан"]);
    check(Level::Hard, &["алдан"]);
}

#[test]
fn it_passes_when_it_knows_no_word() {
    let mut play = balda("лак"); // of unknown frequency
    assert_eq!(think(&mut play, 0, Level::Easy), Some(Move::Pass));
}

#[test]
fn it_goes_along_with_the_others_in_a_vote() {
    let house = Options {
        house_words: true,
        ..options("балда")
    };
    for (said, expected) in [(Vote::For, Vote::For), (Vote::Against, Vote::Against)] {
        let mut play = Play::new("лак", house.clone(), 5);
        play.act(0, Move::Propose(saying_of("лаг 1,1", Size::default())))
            .unwrap();
        play.act(1, Move::Vote(said)).unwrap();
        assert_eq!(think(&mut play, 2, Level::Hard), Some(Move::Vote(expected)));
    }
}

#[test]
fn it_votes_against_a_word_that_it_does_not_know() {
    let house = Options {
        house_words: true,
        ..options("балда")
    };
    let mut play = Play::new("лак", house, 2);
    play.act(0, Move::Propose(saying_of("лаг 1,1", Size::default())))
        .unwrap();
    assert_eq!(think(&mut play, 0, Level::Hard), None);
    assert_eq!(
        think(&mut play, 1, Level::Hard),
        Some(Move::Vote(Vote::Against))
    );
}

#[test]
fn the_expert_leaves_little_to_answer() {
    // Both are three letters; after лак the other has кабы, after лаз only three letters more.
    let mut play = balda("лак лаз кабы");
    let Some(Move::Say(saying)) = think(&mut play, 0, Level::Expert) else {
        panic!()
    };
    assert_eq!(saying.word, "лаз");
}

#[test]
fn the_expert_ends_the_game_when_that_wins() {
    // ад ends it here; the longer алдан would let the other go on.
    let small = Options {
        size: Size {
            width: 3,
            height: 3,
        },
        ..options("дан")
    };
    let mut play = Play::new("ад ладан лад", small, 2).on("лак дан .а.");
    play.game.scores = vec![crate::Points(3), crate::Points(0)];
    let Some(Move::Say(saying)) = think(&mut play, 0, Level::Expert) else {
        panic!()
    };
    play.act(0, Move::Say(saying)).unwrap();
    assert_eq!(play.places(), [1, 2]);
}

#[test]
fn the_same_chance_makes_the_same_move() {
    for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
        let mut play = Play::new("лак лаз лай ад дал лад", royal("балда"), 2);
        assert_eq!(think(&mut play, 0, level), think(&mut play, 0, level));
    }
}
