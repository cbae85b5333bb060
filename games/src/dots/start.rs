//! The dots that stand before the first move.

use super::options::{Start, vet_dots};
use super::place::{Cell, Side, Size};

type Dots = Vec<(Cell, Side)>;

/// The start dots that need no chance; None for [`Start::Random4`].
pub(super) fn fixed(start: &Start, size: Size) -> Option<Dots> {
    let (width, height) = (size.width(), size.height());
    // Counted from 1, as people do.
    let (x, y) = (width.div_ceil(2), height.div_ceil(2));
    // (W + 1) / 2 rounded down is W / 2 rounded up.
    Some(match start {
        Start::Empty => Vec::new(),
        Start::Cross => cross(x, y, Side::First),
        Start::Double => {
            let mut dots = cross(x.saturating_sub(1), y, Side::First);
            dots.extend(cross(x + 1, y, Side::Second));
            dots
        }
        Start::Four => four(size),
        Start::Random4 => return None,
        Start::Custom(dots) => dots.clone(),
    })
}

/// A cross in each quarter, where chance wants; None when there is no room that closes nothing.
pub(super) fn random(size: Size, chance: &mut fastrand::Rng) -> Option<Dots> {
    const TRIES: usize = 200;
    (0..TRIES).find_map(|_| {
        let (half_x, half_y) = (size.width() / 2, size.height() / 2);
        let mut dots = Dots::new();
        for (left, top) in [
            (0, 0),
            (size.width() - half_x, 0),
            (size.width() - half_x, size.height() - half_y),
            (0, size.height() - half_y),
        ] {
            let x = left + chance.u8(1..half_x.max(2));
            let y = top + chance.u8(1..half_y.max(2));
            let side = Side::BOTH[usize::from(chance.bool())];
            dots.extend(cross(x, y, side));
        }
        vet_dots(&dots, size).is_ok().then_some(dots)
    })
}

/// A cross with its top left dot at column `x`, row `y`, counted from 1.
fn cross(x: u8, y: u8, side: Side) -> Dots {
    let at = |x: u8, y: u8| Cell::new(x.wrapping_sub(1), y.wrapping_sub(1));
    vec![
        (at(x, y), side),
        (at(x + 1, y), side.other()),
        (at(x + 1, y + 1), side),
        (at(x, y + 1), side.other()),
    ]
}

fn four(size: Size) -> Dots {
    let (width, height) = (size.width(), size.height());
    let (x, y) = if size == Size::PAGE {
        (12, 11)
    } else {
        (
            width.saturating_sub(3) / 3 + 1,
            height.saturating_sub(3) / 3 + 1,
        )
    };
    let (right, low) = (width.saturating_sub(x), height.saturating_sub(y));
    let corners = [(x, y), (right, y), (right, low), (x, low)];
    let crosses = corners.map(|(x, y)| cross(x, y, Side::First));
    crosses.into_iter().flatten().collect()
}
