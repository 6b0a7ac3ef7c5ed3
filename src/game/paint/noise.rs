//! The chance that wood and stone are made of: the same everywhere, every time.

/// A small generator of numbers from 0 to 1 (mulberry32).
pub(super) struct Chance(u32);

impl Chance {
    pub(super) const fn new(seed: u32) -> Self {
        Self(seed)
    }

    const fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(0x3D | t)) ^ t;
        t ^ (t >> 14)
    }

    /// The next number, from 0 up to and not including 1.
    pub(super) fn next(&mut self) -> f32 {
        (self.bits() >> 8) as f32 / 16_777_216.0
    }
}

/// A shuffle of 0 to 255, twice over, so that a sum of two indices needs no wrapping.
static SHUFFLE: [u8; 512] = shuffle();

const fn shuffle() -> [u8; 512] {
    let mut chance = Chance::new(3);
    let mut table = [0; 512];
    let mut i = 0;
    while i < 256 {
        table[i] = i as u8;
        i += 1;
    }
    i = 255;
    while i > 0 {
        let j = ((chance.bits() as u64 * (i as u64 + 1)) >> 32) as usize;
        (table[i], table[j]) = (table[j], table[i]);
        i -= 1;
    }
    i = 0;
    while i < 256 {
        table[i + 256] = table[i];
        i += 1;
    }
    table
}

/// The whole number at or below `x` (`floor` is a call on some machines).
#[inline]
const fn below(x: f32) -> i32 {
    let near = x as i32;
    if near as f32 > x { near - 1 } else { near }
}

/// Smooth noise, 0 to 1, whose hills are one unit apart.
pub(super) fn noise(x: f32, y: f32) -> f32 {
    let (x0, y0) = (below(x), below(y));
    let (fx, fy) = (x - x0 as f32, y - y0 as f32);
    let (u, v) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let (column, row) = ((x0 & 255) as usize, (y0 & 255) as usize);
    let at = |i: usize, j: usize| {
        let start = usize::from(SHUFFLE[column + i]);
        f32::from(SHUFFLE[(start + row + j) & 511])
    };
    let above = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
    let under = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
    (above + (under - above) * v) / 255.0
}

/// Noise upon finer noise, each octave half as strong; 0 to 1.
pub(super) fn octaves(mut x: f32, mut y: f32, count: u32) -> f32 {
    let (mut sum, mut weight, mut whole) = (0.0, 0.5, 0.0);
    for _ in 0..count {
        sum += weight * noise(x, y);
        whole += weight;
        x *= 2.03;
        y *= 2.03;
        weight *= 0.5;
    }
    sum / whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_occurs_once_in_the_shuffle() {
        let mut seen = [0; 256];
        for &value in &SHUFFLE[..256] {
            seen[usize::from(value)] += 1;
        }
        assert_eq!(seen, [1; 256]);
    }

    #[test]
    fn noise_is_even_and_within_bounds() {
        let values: Vec<f32> = (0..4000)
            .map(|i| octaves(i as f32 * 0.37 - 300.0, i as f32 * 0.11, 4))
            .collect();
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        assert!(values.iter().all(|v| (0.0..=1.0).contains(v)));
        assert!((0.4..0.6).contains(&mean), "{mean}");
    }
}
