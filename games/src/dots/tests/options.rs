//! Offers: what fits, what doesn't, and the starts.

use super::super::{Cell, Options, Rules, Scoring, Side, Size, Start, Unfit, Wish, start};

fn check(change: impl FnOnce(&mut Options), players: u8, expected: Result<(), Unfit>) {
    let mut options = Options::default();
    change(&mut options);
    assert_eq!(options.vet(players), expected, "{options:?}");
}

fn size(width: u8, height: u8) -> Size {
    Size::new(width, height).expect("size")
}

#[test]
fn sizes_and_players() {
    let seats = |least, most| Err(Unfit::Players { least, most });
    check(|_| {}, 2, Ok(()));
    check(|_| {}, 3, seats(2, 2));
    check(|o| o.teams = true, 3, seats(4, 12));
    check(|o| o.teams = true, 5, Ok(()));
    check(|o| o.size = size(5, 39), 2, Ok(()));
    for wrong in [size(4, 20), size(40, 20), size(20, 52)] {
        check(|o| o.size = wrong, 2, Err(Unfit::Size(wrong)));
    }
    check(|o| o.lead = Some(0), 2, Err(Unfit::NoLead));
    check(|o| o.lead = Some(1), 2, Ok(()));
}

#[test]
fn senseless_pairs_are_refused() {
    let pair = |one, other| Err(Unfit::Together(one, other));
    let polish = |o: &mut Options| o.rules = Rules::Polish;
    check(polish, 2, Ok(()));
    check(
        |o| (o.rules, o.auto_ground) = (Rules::Polish, true),
        2,
        pair(Wish::Polish, Wish::AutoGround),
    );
    check(
        |o| (o.rules, o.own_contour) = (Rules::Polish, true),
        2,
        pair(Wish::Polish, Wish::OwnContour),
    );
    check(
        |o| (o.rules, o.painted_houses) = (Rules::Polish, true),
        2,
        pair(Wish::Territory, Wish::PaintedHouses),
    );
    check(
        |o| {
            polish(o);
            (o.scoring, o.painted_houses) = (Some(Scoring::Count), true);
        },
        2,
        Ok(()),
    );
    check(
        |o| o.scoring = Some(Scoring::Territory),
        2,
        pair(Wish::Russian, Wish::Scoring),
    );
    check(
        |o| (o.centre, o.start) = (true, Start::Cross),
        2,
        pair(Wish::Centre, Wish::StartDots),
    );
}

#[test]
fn custom_starts_are_looked_at() {
    let ring = [(2, 1), (1, 2), (3, 2), (2, 3)];
    let dots = |cells: &[(u8, u8)]| {
        let cells = cells.iter().map(|&(x, y)| (Cell::new(x, y), Side::First));
        Start::Custom(cells.collect())
    };
    check(|o| o.start = dots(&ring[..3]), 2, Ok(()));
    let last = Cell::new(2, 3);
    check(|o| o.start = dots(&ring), 2, Err(Unfit::StartCloses(last)));
    let outside = Cell::new(20, 0);
    check(
        |o| o.start = dots(&[(20, 0)]),
        2,
        Err(Unfit::StartOutside(outside)),
    );
    let twice = Cell::new(1, 1);
    check(
        |o| o.start = dots(&[(1, 1), (1, 1)]),
        2,
        Err(Unfit::StartTwice(twice)),
    );
}

/// The top left dots of the crosses, counted from 1, and whose they are.
fn crosses(start: &Start, size: Size) -> Vec<(u8, u8, Side)> {
    let dots = start::fixed(start, size).expect("no chance needed");
    let crosses = dots.chunks(4).map(|cross| {
        let (cell, side) = cross[0];
        assert_eq!(cross[1], (Cell::new(cell.x + 1, cell.y), side.other()));
        assert_eq!(cross[2], (Cell::new(cell.x + 1, cell.y + 1), side));
        assert_eq!(cross[3], (Cell::new(cell.x, cell.y + 1), side.other()));
        (cell.x + 1, cell.y + 1, side)
    });
    crosses.collect()
}

#[test]
fn starts_are_where_people_expect_them() {
    use Side::{First, Second};
    let page = Size::PAGE;
    assert_eq!(crosses(&Start::Empty, page), []);
    assert_eq!(crosses(&Start::Cross, page), [(20, 16, First)]);
    let double = [(19, 16, First), (21, 16, Second)];
    assert_eq!(crosses(&Start::Double, page), double);
    let four = [
        (12, 11, First),
        (27, 11, First),
        (27, 21, First),
        (12, 21, First),
    ];
    assert_eq!(crosses(&Start::Four, page), four);
    assert_eq!(crosses(&Start::Cross, Size::CHAT), [(10, 10, First)]);
    let four = [
        (6, 6, First),
        (14, 6, First),
        (14, 14, First),
        (6, 14, First),
    ];
    assert_eq!(crosses(&Start::Four, Size::CHAT), four);
}

#[test]
fn random_crosses_stand_one_in_each_quarter() {
    for seed in 0..50 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let size = size(chance.u8(5..=39), chance.u8(5..=39));
        let dots = start::random(size, &mut chance).expect("there is room");
        assert_eq!(dots.len(), 16);
        for (n, cross) in dots.chunks(4).enumerate() {
            for (cell, _) in cross {
                let (right, low) = ([1, 2].contains(&n), n >= 2);
                let half = |side: u8, far: bool| {
                    if far {
                        side - side / 2..side
                    } else {
                        0..side / 2
                    }
                };
                assert!(
                    half(size.width(), right).contains(&cell.x),
                    "{size:?} {cell:?}"
                );
                assert!(
                    half(size.height(), low).contains(&cell.y),
                    "{size:?} {cell:?}"
                );
            }
        }
    }
}
