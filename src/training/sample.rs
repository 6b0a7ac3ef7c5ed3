//! A position that was met in play, and what became of it.

use crate::ai::eval::inputs::Inputs;
use crate::rules::{Position, Side, each};

/// How a game went for one side: its points, doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Points {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
}

impl Points {
    /// What a game with this winner gave the side.
    pub fn of(side: Side, winner: Option<Side>) -> Self {
        match winner {
            None => Self::Draw,
            Some(winner) if winner == side => Self::Win,
            Some(_) => Self::Loss,
        }
    }

    /// 0, ½ or 1.
    pub fn value(self) -> f32 {
        f32::from(self as u8) / 2.0
    }
}

/// A quiet position of a game, with what the search thought of it and how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    sides: [u64; 2],
    kings: u64,
    /// By side: `bit << 2 | count`.
    runs: [u8; 2],
    turn: Side,
    /// What the search found, in centi-men for the side to move.
    pub score: i16,
    /// How the game went for the side to move.
    pub points: Points,
    /// The side not to move could capture if it were its turn.
    pub threatened: bool,
    /// How many plies had been played, at most 255.
    pub ply: u8,
}

impl Sample {
    /// How many bytes [`Self::to_bytes`] gives.
    pub const BYTES: usize = 32;

    /// A sample of a game that isn't over yet: as if it were a draw.
    pub fn new(position: &Position, score: i32, threatened: bool, ply: usize) -> Self {
        let runs = Side::ALL.map(|side| {
            let run = position.king_run(side);
            let bit = run.and_then(|run| Some((position.board().bit(run.square)?, run.count)));
            bit.map_or(0, |(bit, count)| bit << 2 | count)
        });
        let limit = i32::from(i16::MAX);
        Self {
            sides: Side::ALL.map(|side| position.side(side)),
            kings: position.kings_of(Side::White) | position.kings_of(Side::Black),
            runs,
            turn: position.turn(),
            score: i16::try_from(score.clamp(-limit, limit)).unwrap_or(0),
            points: Points::Draw,
            threatened,
            ply: u8::try_from(ply).unwrap_or(u8::MAX),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// What the evaluation sees of it.
    pub(crate) fn inputs(&self) -> Inputs {
        let sets = self
            .sides
            .map(|side| (side & !self.kings, side & self.kings));
        Inputs::with_runs(sets, self.runs.map(|run| (run >> 2, run & 3)))
    }

    /// The same with one man less of the side to move, any of them; `None` where it has none.
    pub(super) fn without_a_man(&self) -> Option<Self> {
        let men = self.sides[self.turn.index()] & !self.kings;
        let count = u64::from(men.count_ones());
        let any = usize::try_from(self.key().checked_rem(count)?).ok()?;
        let mut less = *self;
        less.sides[self.turn.index()] &= !(1 << each(men).nth(any)?);
        Some(less)
    }

    /// Equal for samples of the same position.
    pub(crate) fn key(&self) -> u64 {
        let runs = u64::from(u16::from_le_bytes(self.runs));
        let words = [
            self.sides[0],
            self.sides[1],
            self.kings,
            runs << 1 | self.turn as u64,
        ];
        words.iter().fold(0, |key, word| {
            let mixed = (key ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 29
        })
    }

    /// White's and Black's pieces and the kings as words of the board, both runs, and then ply,
    /// score and what fits into a byte; little endian.
    pub fn to_bytes(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        let words = [self.sides[0], self.sides[1], self.kings];
        for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes[24..26].copy_from_slice(&self.runs);
        bytes[26..28].copy_from_slice(&self.score.to_le_bytes());
        bytes[28] = self.ply;
        bytes[29] = self.turn as u8 | (self.points as u8) << 1 | u8::from(self.threatened) << 3;
        bytes
    }

    /// What [`Self::to_bytes`] wrote. Any bytes give some sample.
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let word = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at..at + 8]);
            // Bits of no square would be counted as pieces.
            u64::from_le_bytes(word) & u64::MAX >> 1
        };
        let rest = bytes[29];
        Self {
            sides: [word(0), word(8)],
            kings: word(16),
            runs: [bytes[24], bytes[25]],
            turn: Side::ALL[usize::from(rest & 1)],
            score: i16::from_le_bytes([bytes[26], bytes[27]]),
            points: match rest >> 1 & 3 {
                0 => Points::Loss,
                1 => Points::Draw,
                _ => Points::Win,
            },
            threatened: rest & 8 != 0,
            ply: bytes[28],
        }
    }
}
