//! The two boards and how their squares are numbered.

use super::lattice::{self, Lattice};
use super::{Side, Square};

/// The board's size. Rows count from Black's side, columns from White's left, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Board {
    /// 10×10, 50 squares: 1 in the top left row, 50 at the bottom right, row by row as White
    /// reads; the dark corner is at White's left (46).
    Ten,
    /// 8×8, 32 squares: 1 in White's right corner, leftwards and upwards; 32 at the top left.
    Eight,
}

impl Board {
    /// Columns, which are as many as rows: 10 or 8.
    pub const fn width(self) -> u8 {
        match self {
            Self::Ten => 10,
            Self::Eight => 8,
        }
    }

    /// The highest number of a square, which is how many there are: 50 or 32.
    pub const fn last(self) -> u8 {
        match self {
            Self::Ten => 50,
            Self::Eight => 32,
        }
    }

    /// All squares, ascending by number.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (1..=self.last()).filter_map(Square::new)
    }

    /// Whether the square lies on this board: 33–50 are not on the smaller one.
    pub const fn has(self, square: Square) -> bool {
        square.number() <= self.last()
    }

    /// Where a square lies: row from Black's side and column from White's left, both from 0.
    /// A square that is not on this board is answered as if the board went on.
    pub const fn row_column(self, square: Square) -> (u8, u8) {
        self.place(square.number())
    }

    /// The square in this row and column; `None` on a light square or off the board.
    pub const fn square_at(self, row: u8, column: u8) -> Option<Square> {
        let width = self.width();
        if row >= width || column >= width {
            return None;
        }
        let (number, dark) = match self {
            Self::Ten => (row * 5 + column / 2 + 1, 1),
            Self::Eight => ((7 - row) * 4 + (7 - column) / 2 + 1, 0),
        };
        if (row + column) % 2 == dark {
            Square::new(number)
        } else {
            None
        }
    }

    /// The row on which men of this side are crowned: the opponent's first.
    pub const fn crown_row(self, side: Side) -> u8 {
        match side {
            Side::White => 0,
            Side::Black => self.width() - 1,
        }
    }

    /// [`Self::row_column`] by number, for the tables.
    pub(super) const fn place(self, number: u8) -> (u8, u8) {
        match self {
            Self::Ten => {
                let (row, i) = ((number - 1) / 5, (number - 1) % 5);
                (row, 2 * i + 1 - row % 2)
            }
            Self::Eight => {
                let (q, i) = ((number - 1) / 4, (number - 1) % 4);
                (7_u8.saturating_sub(q), 7 - 2 * i - q % 2)
            }
        }
    }

    pub(super) const fn lattice(self) -> &'static Lattice {
        match self {
            Self::Ten => &lattice::TEN,
            Self::Eight => &lattice::EIGHT,
        }
    }

    /// The bit of the square that lies here when the board is turned round: where the other side
    /// sees what this side sees on `bit`.
    pub(crate) const fn turned(self, bit: u8) -> u8 {
        self.last_bit() - bit
    }

    /// A set of bits, each [turned](Self::turned).
    pub(super) const fn half_turn(self, bits: u64) -> u64 {
        bits.reverse_bits() >> (63 - self.last_bit())
    }

    /// The highest bit of a square; the lowest is 0.
    const fn last_bit(self) -> u8 {
        match self {
            Self::Ten => 62,
            Self::Eight => 49,
        }
    }

    /// The bit of a square; `None` when it isn't on this board.
    pub(crate) fn bit(self, square: Square) -> Option<u8> {
        self.has(square)
            .then(|| self.lattice().bit_of[usize::from(square.number())])
    }

    /// The square of a bit that is known to be one.
    pub(super) fn square(self, bit: u8) -> Square {
        let number = self.lattice().number_of[usize::from(bit)];
        Square::new(number).expect("only bits of playing squares are ever set")
    }
}
