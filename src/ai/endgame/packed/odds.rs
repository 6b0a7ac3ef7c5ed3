//! How likely the next bit is set, learnt from the bits before: several guesses, each by what
//! followed in one kind of surroundings, mixed by how well each has done (the idea of the PAQ
//! compressors). Integers and the four operations only, so that every machine guesses alike.

use super::coder::Pass;

/// Odds on a scale on which evidence adds up: 256 · ln(p / (1 − p)), within ±[`FARTHEST`].
type Stretched = i32;

/// Where stretched odds end.
const FARTHEST: Stretched = 2047;

/// From stretched odds to odds in 65536, and back.
#[derive(Debug)]
struct Scale {
    /// By stretched odds plus [`FARTHEST`].
    squashed: Vec<u16>,
    /// By the twelve highest bits of odds.
    stretched: Vec<Stretched>,
}

impl Scale {
    fn new() -> Self {
        // Multiplication and division give the same everywhere, which `exp` doesn't.
        let step = 1.003_913_889_338_347_6_f64; // e^(1/256)
        let mut ratio = (0..FARTHEST).fold(1.0, |ratio: f64, _| ratio / step);
        let mut squashed = Vec::new();
        for _ in -FARTHEST..=FARTHEST {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "odds of e⁸ to one lie within 22 and 65514"
            )]
            squashed.push((65_536.0 * ratio / (1.0 + ratio)) as u16);
            ratio *= step;
        }
        let mut stretched = Vec::new();
        let mut at = 0_usize;
        let mut now = -FARTHEST;
        for odds in 0..4096_u32 {
            let odds = odds * 16 + 8;
            while at + 1 < squashed.len() && u32::from(squashed[at + 1]) <= odds {
                at += 1;
                now += 1;
            }
            stretched.push(now);
        }
        Self {
            squashed,
            stretched,
        }
    }

    fn squash(&self, stretched: Stretched) -> u16 {
        let within = stretched.clamp(-FARTHEST, FARTHEST) + FARTHEST;
        self.squashed[within.unsigned_abs() as usize]
    }

    fn stretch(&self, odds: u16) -> Stretched {
        self.stretched[usize::from(odds >> 4)]
    }
}

/// What followed in one kind of surroundings: the share of set bits, moved less by every bit. As
/// one number, of which 0 means that nothing has been seen, for memory comes filled with that.
#[derive(Clone, Copy, Debug)]
struct Guess {
    odds: u16,
    seen: u16,
}

/// From so many bits on a guess moves no slower.
const MOST_SEEN: u16 = 400;

impl Guess {
    fn from_number(number: u32) -> Self {
        let [seen_high, seen_low, odds_high, odds_low] = number.to_be_bytes();
        Self {
            odds: u16::from_be_bytes([odds_high, odds_low]) ^ 1 << 15,
            seen: u16::from_be_bytes([seen_high, seen_low]),
        }
    }

    fn number(self) -> u32 {
        u32::from(self.seen) << 16 | u32::from(self.odds ^ 1 << 15)
    }

    fn after(self, bit: bool) -> Self {
        let target = if bit { 65_535 } else { 0 };
        let step = (target - i32::from(self.odds)) * 2 / (2 * i32::from(self.seen) + 3);
        let odds = i32::from(self.odds) + step;
        Self {
            odds: u16::try_from(odds).unwrap_or(u16::MAX),
            seen: (self.seen + 1).min(MOST_SEEN),
        }
    }
}

/// How many guesses are mixed.
pub(super) const GUESSES: usize = 6;

/// One of the weights of a guess is this.
const ONE: i32 = 1 << 16;

/// Mixes guesses.
#[derive(Debug)]
pub(super) struct Odds {
    scale: Scale,
    /// By what is to be guessed and then by sorts of surroundings, a guess for each kind of them.
    guesses: [Vec<u32>; GUESSES],
    /// What each guess weighs, by what is to be guessed.
    weights: Vec<[i32; GUESSES]>,
    sorts: usize,
}

impl Odds {
    /// For so many sorts of surroundings of each kind, and so many bits to be guessed.
    pub(super) fn new(sorts: usize, bits: usize) -> Self {
        Self {
            scale: Scale::new(),
            guesses: [(); GUESSES].map(|()| vec![0; sorts * bits]),
            weights: vec![[ONE * 3 / 10; GUESSES]; bits],
            sorts,
        }
    }

    /// Passes a bit through `pass`, which of them in these surroundings, and learns from it.
    pub(super) fn bit(
        &mut self,
        pass: &mut impl Pass,
        bit: bool,
        sorts: [usize; GUESSES],
        which: usize,
    ) -> bool {
        let at = |sort| which * self.sorts + sort;
        let mut stretched = [0; GUESSES];
        for ((stretched, guesses), sort) in stretched.iter_mut().zip(&self.guesses).zip(sorts) {
            *stretched = self
                .scale
                .stretch(Guess::from_number(guesses[at(sort)]).odds);
        }
        let weights = &mut self.weights[which];
        let sum = stretched.iter().zip(&*weights);
        let sum: i64 = sum
            .map(|(&x, &weight)| i64::from(x) * i64::from(weight))
            .sum();
        let farthest = i64::from(FARTHEST);
        let sum = (sum >> 16).clamp(-farthest, farthest);
        let odds = self.scale.squash(i32::try_from(sum).unwrap_or(0));
        let bit = pass.bit(bit, odds);
        let error = if bit { 65_535 } else { 0 } - i32::from(odds);
        for (weight, x) in weights.iter_mut().zip(stretched) {
            let moved = *weight + ((x * (error >> 4)) >> RATE);
            *weight = moved.clamp(-HEAVIEST, HEAVIEST);
        }
        for (guesses, sort) in self.guesses.iter_mut().zip(sorts) {
            let guess = &mut guesses[at(sort)];
            *guess = Guess::from_number(*guess).after(bit).number();
        }
        bit
    }
}

/// No guess weighs more.
const HEAVIEST: i32 = 64 * ONE;
/// How slowly weights learn, in bits.
const RATE: u32 = 12;
