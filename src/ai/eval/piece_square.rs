//! Material and where it stands, with values set by hand.

use crate::rules::{Board, Position, Rules, Side};

/// A man, wherever it stands.
const MAN: i32 = 100;
/// A king in Frisian draughts, where it moves and takes along eight lines but must rest.
const KING_FRISIAN: i32 = 270;
/// A king elsewhere.
const KING: i32 = 290;
/// To have the move.
const TURN: i32 = 3;

/// Digits of a place's value in base two.
const PLANES: usize = 6;

/// Values of places, digit by digit: plane `i` holds the squares whose value has bit `i`. Adding
/// up a side's pieces is then counting the bits that it shares with each plane.
type Planes = [u64; PLANES];

/// The values of one board's places for both sides, 0–63.
#[derive(Debug)]
pub(super) struct PieceSquares {
    men: [Planes; 2],
    kings: [Planes; 2],
    king: i32,
}

impl PieceSquares {
    /// Those of a rule set.
    pub(super) fn of(rules: Rules) -> &'static Self {
        static FRISIAN: std::sync::LazyLock<PieceSquares> =
            std::sync::LazyLock::new(|| PieceSquares::new(Board::Ten, KING_FRISIAN));
        static INTERNATIONAL: std::sync::LazyLock<PieceSquares> =
            std::sync::LazyLock::new(|| PieceSquares::new(Board::Ten, KING));
        static SPANISH: std::sync::LazyLock<PieceSquares> =
            std::sync::LazyLock::new(|| PieceSquares::new(Board::Eight, KING));
        match (rules.board(), rules.declaration().king_run_limit) {
            (Board::Eight, _) => &SPANISH,
            (Board::Ten, None) => &INTERNATIONAL,
            (Board::Ten, Some(_)) => &FRISIAN,
        }
    }

    fn new(board: Board, king: i32) -> Self {
        let planes = |value: fn(Board, Side, (i32, i32)) -> i32| {
            Side::ALL.map(|side| planes(board, |place| value(board, side, place)))
        };
        Self {
            men: planes(man_place),
            kings: planes(|board, _, place| king_place(board, place)),
            king,
        }
    }

    /// The worth for the side to move.
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        let own = position.turn();
        TURN + self.side(position, own) - self.side(position, own.opponent())
    }

    fn side(&self, position: &Position, side: Side) -> i32 {
        let (men, kings) = (position.men(side), position.kings_of(side));
        let places = total(&self.men[side.index()], men);
        if kings == 0 {
            return MAN * count(men) + places;
        }
        let throne = total(&self.kings[side.index()], kings);
        MAN * count(men) + places + self.king * count(kings) + throne
    }
}

/// What a man's place is worth: rows gone, the middle columns, and the rearmost row, which keeps
/// the other side from crowning.
fn man_place(board: Board, side: Side, (row, column): (i32, i32)) -> i32 {
    let last = i32::from(board.width()) - 1;
    let gone = match side {
        Side::White => last - row,
        Side::Black => row,
    };
    let off_centre = (2 * column - last).abs() / 2;
    let guard = if gone == 0 { 7 } else { 0 };
    2 * gone + gone * gone / 6 + (4 - off_centre) + guard
}

/// What a king's place is worth: the middle of the board sees most.
fn king_place(board: Board, (row, column): (i32, i32)) -> i32 {
    let last = i32::from(board.width()) - 1;
    let off = |line: i32| (2 * line - last).abs() / 2;
    2 * (8 - off(row) - off(column))
}

fn planes(board: Board, value: impl Fn((i32, i32)) -> i32) -> Planes {
    let mut planes = [0; PLANES];
    for square in board.squares() {
        let (row, column) = board.row_column(square);
        let value = value((i32::from(row), i32::from(column)));
        for (digit, plane) in planes.iter_mut().enumerate() {
            let set = u64::from(value.clamp(0, 63) >> digit & 1 == 1);
            *plane |= board.bit(square).map_or(0, |bit| set << bit);
        }
    }
    planes
}

fn total(planes: &Planes, pieces: u64) -> i32 {
    let digits = planes.iter().enumerate();
    digits
        .map(|(digit, plane)| count(pieces & plane) << digit)
        .sum()
}

const fn count(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    fn worth(fen: &str) -> i32 {
        let position = fen::read(Rules::Frisian, fen).unwrap();
        PieceSquares::of(Rules::Frisian).evaluate(&position)
    }

    #[test]
    fn it_sees_both_sides_alike() {
        for rules in Rules::ALL {
            let start = Position::start(rules);
            assert_eq!(PieceSquares::of(rules).evaluate(&start), TURN, "{rules}");
        }
        assert_eq!(worth("W:W28,K46:B12"), worth("B:B23,K5:W39"));
    }

    #[test]
    fn it_likes_what_players_like() {
        let cases = [
            ("a man more", "W:W28,33:B12", "W:W28:B12"),
            ("a king for a man", "W:WK28:B12", "W:W28:B12"),
            (
                "two men and more for a king",
                "W:W31,32,33:B12",
                "W:WK32:B12",
            ),
            ("a man further on", "W:W17:B12", "W:W22:B12"),
            ("the middle", "W:W28:B12", "W:W26:B12"),
        ];
        for (case, better, worse) in cases {
            assert!(worth(better) > worth(worse), "{case}");
        }
    }
}
