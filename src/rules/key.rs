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
        let key = mix(self.sides[0] ^ 0x9e37_79b9_7f4a_7c15);
        let key = mix(key ^ self.sides[1]);
        let key = mix(key ^ self.kings);
        mix(key ^ rest)
    }
}

/// A bijection of 64 bits in which every bit of the input moves half the output: the finaliser
/// of `SplitMix64`.
const fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
