//! How a board lies in one 64-bit word, so that every step is a shift.
//!
//! Thirteen bits hold two rows: five squares, a gap, five squares, a gap of two.
//!
//! ```text
//! row 0     0   1   2   3   4  (5)
//! row 1   6   7   8   9  10  (11, 12)
//! row 2    13  14  15  16  17 (18)
//! …
//! ```
//!
//! A diagonal step is then ±6 or ±7, the next square of a row ±1 and of a column ±13, from every
//! square alike; a step over the edge lands in a gap, or outside bits 0–62. The 8×8 board lies in
//! the same word, one column to the right, so that its dark corner comes out at the right.

use std::num::NonZero;

use super::Board;

/// What a shift to the next square adds, by direction: four diagonals, then row and column.
/// Bit 1 of the index is the sign, so `index ^ 2` is the opposite direction.
pub(super) const STEP: [i8; 8] = [6, 7, -6, -7, 1, 13, -1, -13];

/// The four lines through a square, each by one of its two directions: two diagonals, then row
/// and column.
pub(super) const LINES: [usize; 4] = [0, 1, 4, 5];

/// The first two directions lead away from Black, the next two away from White.
pub(super) const TOWARDS_BLACK: [usize; 2] = [2, 3];
/// See [`TOWARDS_BLACK`].
pub(super) const TOWARDS_WHITE: [usize; 2] = [0, 1];

/// The bits of every row, by row.
const ROW: [u64; 10] = {
    let mut rows = [0; 10];
    let mut row = 0;
    while row < 10 {
        rows[row] = 0b1_1111 << (row / 2 * 13 + row % 2 * 6);
        row += 1;
    }
    rows
};

/// A board in the word: its squares and the rays over them.
pub(super) struct Lattice {
    /// Bits of all playing squares.
    pub(super) squares: u64,
    /// Bits of the rows on which White's and Black's men are crowned.
    pub(super) crown_rows: [u64; 2],
    /// All squares from one square to the edge, without that square, by direction.
    pub(super) rays: [[u64; 64]; 8],
    /// The squares beside each square, by [line](LINES).
    pub(super) beside: [[u64; 64]; 4],
    /// The bit of each square, by its number; entry 0 is unused.
    pub(super) bit_of: [u8; 51],
    /// The number of the square on each bit; 0 in a gap.
    pub(super) number_of: [u8; 64],
}

/// The 10×10 board.
pub(super) static TEN: Lattice = Lattice::new(Board::Ten);
/// The 8×8 board.
pub(super) static EIGHT: Lattice = Lattice::new(Board::Eight);

impl Lattice {
    const fn new(board: Board) -> Self {
        let mut bit_of = [0; 51];
        let mut number_of = [0; 64];
        let mut squares = 0;
        let mut number = 1;
        while number <= board.last() {
            let (row, column) = board.place(number);
            let column = match board {
                Board::Ten => column,
                Board::Eight => column + 1,
            };
            let bit = row / 2 * 13 + row % 2 * 6 + column / 2;
            bit_of[number as usize] = bit;
            number_of[bit as usize] = number;
            squares |= 1 << bit;
            number += 1;
        }
        Self {
            squares,
            crown_rows: [squares & ROW[0], squares & ROW[board.width() as usize - 1]],
            rays: rays(squares),
            beside: beside(squares),
            bit_of,
            number_of,
        }
    }
}

const fn rays(squares: u64) -> [[u64; 64]; 8] {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < 63 {
            let mut at = next(from, direction);
            while squares >> from & 1 == 1 && at < 64 && squares >> at & 1 == 1 {
                rays[direction][from as usize] |= 1 << at;
                at = next(at, direction);
            }
            from += 1;
        }
        direction += 1;
    }
    rays
}

const fn beside(squares: u64) -> [[u64; 64]; 4] {
    let mut beside = [[0; 64]; 4];
    let mut at = 0;
    while at < 63 {
        let mut line = 0;
        while line < 4 {
            let (piece, step) = (squares & 1 << at, STEP[LINES[line]]);
            beside[line][at] = squares & (piece << step | piece >> step);
            line += 1;
        }
        at += 1;
    }
    beside
}

/// The bit one step away; 64 or more when that lies outside the word.
pub(super) const fn next(bit: u8, direction: usize) -> u8 {
    bit.wrapping_add_signed(STEP[direction])
}

/// The bit as far beyond `over` as `bit` lies before it.
pub(super) const fn beyond(bit: u8, over: u8) -> u8 {
    (2 * over).wrapping_sub(bit)
}

/// All squares of a set moved one step against a direction: what a square finds one step on.
pub(super) const fn back(bits: u64, direction: usize) -> u64 {
    let step = STEP[direction];
    if step > 0 {
        bits >> step
    } else {
        bits << -step
    }
}

/// The lowest bit of a set. That the set isn't empty is in the type, which spares the processor
/// the other case.
#[expect(clippy::cast_possible_truncation, reason = "a bit index is at most 63")]
pub(super) const fn lowest(bits: NonZero<u64>) -> u8 {
    bits.trailing_zeros() as u8
}

/// The highest bit of a set.
#[expect(clippy::cast_possible_truncation, reason = "a bit index is at most 63")]
pub(super) const fn highest(bits: NonZero<u64>) -> u8 {
    63 - bits.leading_zeros() as u8
}

/// The bits of a set, lowest first.
pub(crate) fn each(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = lowest(NonZero::new(bits)?);
        bits &= bits - 1;
        Some(bit)
    })
}

/// The part of `ray` before its first square in `blockers`, and the bit of that blocker (64 or
/// more: none). `direction` is the ray's.
#[expect(clippy::cast_possible_truncation, reason = "a bit index is at most 64")]
pub(super) const fn run(ray: u64, blockers: u64, direction: usize) -> (u64, u8) {
    let hit = ray & blockers;
    if direction & 2 == 0 {
        // All ones when nothing blocks.
        let before = (hit & hit.wrapping_neg()).wrapping_sub(1);
        (ray & before, hit.trailing_zeros() as u8)
    } else {
        // Bit 63 is never a square: the shift is at most 63; when nothing blocks it is 0.
        let gap = hit.leading_zeros() as u8;
        (ray & u64::MAX << (64 - gap), 63_u8.wrapping_sub(gap))
    }
}
