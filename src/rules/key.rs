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
        let pieces = fold(self.sides[0] ^ SALT[0], self.sides[1] ^ SALT[1]);
        let others = fold(self.kings ^ SALT[2], rest ^ SALT[3]);
        fold(pieces ^ SALT[4], others ^ SALT[5])
    }
}

/// Digits of π, the highest bit of each set: no word of a position has that bit, so none cancels
/// its salt and makes a factor of zero.
const SALT: [u64; 6] = [
    0xa43f_6a88_85a3_08d3,
    0x9319_8a2e_0370_7344,
    0xa409_3822_299f_31d0,
    0x882e_fa98_ec4e_6c89,
    0xc528_21e6_38d0_1377,
    0xbe54_66cf_34e9_0c6c,
];

/// Both halves of the product, one upon the other: every bit of either factor moves all of it.
/// Two multiplications that don't wait for each other, and one after them, make a key.
#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
