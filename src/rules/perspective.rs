//! A position as the side to move sees it.

use super::king_run::Run;
use super::{Board, Position, Rules, Side};

/// The pieces as the side to move sees them: sets of bits in the board's word, turned so that its
/// own men go towards the bits of the first row. Each pair holds the mover's, then the opponent's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Perspective {
    /// The men.
    pub(crate) men: [u64; 2],
    /// The kings.
    pub(crate) kings: [u64; 2],
    /// The bit of the king whose moves count and how many they are; no run is all zero.
    pub(crate) runs: [(u8, u8); 2],
}

impl Position {
    /// How many pieces there are.
    pub(crate) const fn pieces_left(&self) -> usize {
        self.occupied().count_ones() as usize
    }

    /// What the side to move sees.
    pub(crate) fn perspective(&self) -> Perspective {
        let sides = match self.turn {
            Side::White => [Side::White, Side::Black],
            Side::Black => [Side::Black, Side::White],
        };
        let turns = self.turn == Side::Black;
        let word = |bits: u64| {
            if turns {
                self.board().half_turn(bits)
            } else {
                bits
            }
        };
        Perspective {
            men: sides.map(|side| word(self.men(side))),
            kings: sides.map(|side| word(self.side(side) & self.kings)),
            runs: sides.map(|side| {
                let run = self.runs[side.index()];
                let at = word(run.mask()).trailing_zeros();
                u8::try_from(at).map_or((0, 0), |at| (at % 64, run.count))
            }),
        }
    }

    /// The position in which White, on move, sees this.
    pub(crate) fn seen_by_white(rules: Rules, sight: &Perspective) -> Self {
        let Perspective { men, kings, runs } = sight;
        Self {
            sides: [men[0] | kings[0], men[1] | kings[1]],
            kings: kings[0] | kings[1],
            runs: runs.map(|(at, count)| Run { at, count }),
            turn: Side::White,
            rules,
        }
    }
}

impl Board {
    /// The bits of all squares.
    pub(crate) const fn word(self) -> u64 {
        self.lattice().squares
    }

    /// The bits of the squares on which men may stand: the mover's, then the opponent's, as the
    /// mover sees them.
    pub(crate) const fn men_words(self) -> [u64; 2] {
        let [own, theirs] = self.lattice().crown_rows;
        [self.word() & !own, self.word() & !theirs]
    }
}

#[cfg(test)]
mod tests {
    use super::super::{KingRun, Piece, Rank, Square};
    use super::*;

    /// White to move with a man, a king that has moved and a rival's king and man; `turned` is
    /// the same with Black in White's chair.
    fn position(rules: Rules, numbers: [u8; 4], turned: bool) -> Position {
        let last = rules.board().last();
        let place = |number: u8| {
            let number = if turned { last + 1 - number } else { number };
            Square::new(number).unwrap()
        };
        let [own, other] = if turned {
            [Side::Black, Side::White]
        } else {
            Side::ALL
        };
        let ranks = [Rank::Man, Rank::King, Rank::King, Rank::Man];
        let sides = [own, own, other, other];
        let pieces = numbers.into_iter().zip(sides.into_iter().zip(ranks));
        let pieces = pieces.map(|(number, (side, rank))| (place(number), Piece { side, rank }));
        let mut runs = [None; 2];
        if rules == Rules::Frisian {
            let square = place(numbers[1]);
            runs[own.index()] = Some(KingRun { square, count: 2 });
        }
        Position::new(rules, own, pieces, runs).unwrap()
    }

    #[test]
    fn both_sides_see_the_same_from_their_chairs() {
        for (rules, numbers) in [
            (Rules::Frisian, [28, 46, 5, 15]),
            (Rules::Spanish, [3, 9, 32, 21]),
        ] {
            let [white, black] = [false, true].map(|turned| position(rules, numbers, turned));
            assert_eq!(white.perspective(), black.perspective(), "{white:?}");
            assert_eq!(Position::seen_by_white(rules, &black.perspective()), white);
        }
        for board in [Board::Ten, Board::Eight] {
            assert_eq!(board.half_turn(board.word()), board.word());
        }
    }
}
