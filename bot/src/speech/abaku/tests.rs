use super::*;
use games::table::{Clock, Header, Table};
use games::words::Lexicon;
use games::{At, Viewer};

#[test]
fn what_is_a_move_and_what_is_talk() {
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    };
    let header = Header::new(Options::default(), 2, Clock::default());
    let table = Table::<Abaku>::open(header, Some(Seat(0)), &mut world).unwrap();
    let view = table.view(Viewer::Seat(Seat(0)));
    let tongue = Tongue::new(Lang::Ru);
    let heard = |text: &str| match hear(&view, text, tongue) {
        Heard::Move(Move::Lay(stones)) => format!("lay {}", stones.len()),
        Heard::Move(Move::Exchange(rack)) => format!("exchange {}", rack.len()),
        Heard::Move(Move::Make(reading)) => format!("make {reading}"),
        Heard::Move(Move::Pass) => "pass".to_owned(),
        Heard::Nothing => "nothing".to_owned(),
        Heard::Unclear(_) => "unclear".to_owned(),
    };
    for (text, expected) in [
        ("24 h8 >", "lay 2"),
        ("12+3=15 h8 v", "lay 5"),
        ("12+3=16 h8 v", "unclear"),
        ("обмен 1 2", "exchange 2"),
        ("exchange 12", "exchange 2"),
        ("обмен всё", "unclear"),
        ("обмен", "unclear"),
        ("12 : 4=3", "nothing"),
        ("12:4=3", "make 12:4=3"),
        ("12:4=4", "make 12:4=4"),
        ("привет", "nothing"),
        ("в 8 часов", "nothing"),
    ] {
        assert_eq!(heard(text), expected, "{text}");
    }
}
