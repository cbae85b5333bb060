use super::cells::{self, Named};
use games::balda::{Cell, Size};

#[test]
fn cells_by_name() {
    let check = |text: &str, expected: Named| {
        assert_eq!(
            cells::read(
                text,
                Size {
                    width: 5,
                    height: 5
                }
            ),
            expected,
            "{text}"
        );
    };
    check("а1", Named::Cell(Cell(0)));
    check("A1", Named::Cell(Cell(0)));
    check("б4", Named::Cell(Cell(16)));
    check("4Б", Named::Cell(Cell(16)));
    check("b4", Named::Cell(Cell(16)));
    check("д5", Named::Cell(Cell(24)));
    check("е1", Named::Outside);
    check("я1", Named::Outside);
    check("а0", Named::Outside);
    check("а6", Named::Outside);
    for text in ["", "а", "1", "аб1", "1а1", "а111", "лак", "5x5x5"] {
        check(text, Named::No);
    }
}
