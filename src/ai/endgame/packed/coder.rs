//! Bits in bytes by their probabilities: a binary range coder.

/// One pass over a sequence of bits, writing or reading. What drives the pass is the same for
/// both, so that writer and reader can't part.
pub(super) trait Pass {
    /// The next bit, which is set with a probability of `odds` in 65536. Writing, it is `bit`;
    /// reading, `bit` isn't looked at.
    fn bit(&mut self, bit: bool, odds: u16) -> bool;
}

/// The range is refilled when it has no bit above these left.
const LEAST_RANGE: u32 = 1 << 24;

/// The part of a range that means a set bit.
fn split(range: u32, odds: u16) -> u32 {
    (range >> 16) * u32::from(odds.max(1))
}

/// Writes.
#[derive(Debug)]
pub(super) struct Writer {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Self {
        Self {
            low: 0,
            range: u32::MAX,
            bytes: Vec::new(),
        }
    }

    /// The bytes, with as many as it takes to tell all bits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        for _ in 0..4 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            // A reader finds zeros beyond the end.
            self.bytes.pop();
        }
        self.bytes
    }

    /// Moves the highest byte out; a carry goes into those that are out already.
    fn shift(&mut self) {
        if self.low >> 32 != 0 {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
            self.low &= u64::from(u32::MAX);
        }
        let [.., highest, _, _, _] = self.low.to_be_bytes();
        self.bytes.push(highest);
        self.low = (self.low << 8) & u64::from(u32::MAX);
    }
}

impl Pass for Writer {
    fn bit(&mut self, bit: bool, odds: u16) -> bool {
        let set = split(self.range, odds);
        if bit {
            self.range = set;
        } else {
            self.low += u64::from(set);
            self.range -= set;
        }
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Reads.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self {
            code: 0,
            range: u32::MAX,
            bytes: bytes.iter(),
        };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    fn shift(&mut self) {
        let next = self.bytes.next().copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(next);
    }
}

impl Pass for Reader<'_> {
    fn bit(&mut self, _: bool, odds: u16) -> bool {
        let set = split(self.range, odds);
        let bit = self.code < set;
        if bit {
            self.range = set;
        } else {
            // Below zero only when the bytes are none of a writer's.
            self.code = self.code.wrapping_sub(set);
            self.range -= set;
        }
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits that are mostly as their odds say.
    fn bits(count: u64) -> impl Iterator<Item = (bool, u16)> {
        let mut seed = 1_u64;
        (0..count).map(move |_| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let [_, _, chance, _, odds, ..] = seed.to_be_bytes();
            let odds = u16::from(odds) << 8;
            (u16::from(chance) << 8 <= odds, odds)
        })
    }

    #[test]
    fn what_is_written_is_read() {
        for count in [0, 1, 2, 7, 100, 50_000] {
            let mut writer = Writer::new();
            bits(count).for_each(|(bit, odds)| assert_eq!(writer.bit(bit, odds), bit));
            let bytes = writer.finish();
            let mut reader = Reader::new(&bytes);
            for (bit, odds) in bits(count) {
                assert_eq!(reader.bit(!bit, odds), bit, "of {count}");
            }
        }
    }

    #[test]
    fn the_likely_takes_little_room() {
        let mut writer = Writer::new();
        for _ in 0..100_000 {
            writer.bit(true, u16::MAX);
        }
        assert!(writer.finish().len() < 10);
    }

    #[test]
    fn any_bytes_can_be_read() {
        for byte in [0, 0x7f, 0xff] {
            let bytes = [byte; 3];
            let mut reader = Reader::new(&bytes);
            bits(1_000).for_each(|(bit, odds)| {
                reader.bit(bit, odds);
            });
        }
    }
}
