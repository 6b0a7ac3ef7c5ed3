//! One number for a position.

use super::Position;

impl Position {
    /// A hash of everything that legality depends on: pieces, turn, both king runs and the rule
    /// set. Equal positions have equal keys, on every platform and in every version of Rust.
    pub fn key(&self) -> u64 {
        let [white, black] = self
            .runs
            .map(|run| u64::from(run.at) << 8 | u64::from(run.count));
        let rest = white << 32 | black << 16 | (self.rules as u64) << 1 | self.turn as u64;
        // Two multiplications that don't wait for each other.
        fold(
            self.sides[0] ^ 0x9e37_79b9_7f4a_7c15,
            self.sides[1] ^ 0xbf58_476d_1ce4_e5b9,
        ) ^ fold(
            self.kings ^ 0x94d0_49bb_1331_11eb,
            rest ^ 0xd6e8_feb8_6659_fd93,
        )
    }
}

/// Both halves of a product, one upon the other: each bit of the factors moves half of them.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each half is what is wanted"
)]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
