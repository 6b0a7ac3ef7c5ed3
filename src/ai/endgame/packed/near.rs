//! Which positions are near one.

use crate::ai::endgame::Numbering;
use crate::rules::Perspective;

/// How many positions are looked at.
pub(super) const NEAR: usize = 7;

/// The placings that differ from one in one piece, which stands a step back, and so have been
/// told before.
pub(super) struct Near {
    /// The number of each placing; `None` where there isn't one. First the piece that is numbered
    /// last one square left, up and up left; then the next piece up and up left; then the next.
    pub(super) placements: [Option<usize>; NEAR],
    /// Where the piece stands that is numbered last.
    pub(super) last: usize,
}

/// How many bits a square lies after that on its left, and those above it to both sides.
const LEFT: u8 = 1;
const UP: u8 = 7;
const UP_LEFT: u8 = 6;

impl Near {
    /// What is near a placing of pieces.
    pub(super) fn new(numbering: &Numbering, sight: &Perspective, placement: usize) -> Self {
        let [last, second, third] = pieces(sight);
        let steps = [
            (last, LEFT),
            (last, UP),
            (last, UP_LEFT),
            (second, UP),
            (second, UP_LEFT),
            (third, UP),
            (third, UP_LEFT),
        ];
        Self {
            placements: steps.map(|(bit, back)| {
                let sight = step_back(numbering, sight, bit, back)?;
                let number = numbering.number(&sight) / numbering.run_states();
                (number < placement).then_some(number)
            }),
            last: usize::from(last % 64),
        }
    }
}

/// The bits of up to three pieces, the one that is numbered last first; 64 for none.
fn pieces(sight: &Perspective) -> [u8; 3] {
    let sets = [sight.kings[1], sight.kings[0], sight.men[1], sight.men[0]];
    let mut bits = [64; 3];
    let mut found = bits.iter_mut();
    for mut set in sets {
        while set != 0
            && let Some(bit) = found.next()
        {
            *bit = highest(set);
            set ^= 1 << *bit;
        }
    }
    bits
}

/// The highest bit of a set that is not empty.
#[expect(clippy::cast_possible_truncation, reason = "a bit index is at most 63")]
const fn highest(bits: u64) -> u8 {
    63 - bits.leading_zeros() as u8
}

/// The pieces with the one on `bit` so many bits back, if it may stand there.
fn step_back(numbering: &Numbering, sight: &Perspective, bit: u8, back: u8) -> Option<Perspective> {
    let to = bit.checked_sub(back).filter(|_| bit < 64)?;
    let occupied = sight.men[0] | sight.men[1] | sight.kings[0] | sight.kings[1];
    let board = numbering.rules().board();
    let [own, theirs] = board.men_words();
    let mut other = *sight;
    let sets = other.men.iter_mut().chain(&mut other.kings);
    for (set, squares) in sets.zip([own, theirs, board.word(), board.word()]) {
        if *set >> bit & 1 == 1 {
            if (squares & !occupied) >> to & 1 == 0 {
                return None;
            }
            *set ^= 1 << bit | 1 << to;
        }
    }
    other.runs = [(0, 0); 2];
    Some(other)
}
