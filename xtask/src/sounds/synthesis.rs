//! Waves: things that ring and die away, the noise of surfaces that meet, and what is done to them.

use std::f64::consts::{PI, TAU};

/// Samples a second.
pub const RATE: u32 = 44_100;

/// Before a sound begins, in seconds: no player swallows its attack.
const SILENCE: f64 = 0.004;

/// The last of every sound fades to nothing, in seconds.
const FADE: f64 = 0.03;

/// A sound, one channel, a sample each `1 / RATE` seconds; 1 is as loud as a file can hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wave(pub Vec<f64>);

/// One way in which a body rings.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Its pitch.
    pub hertz: f64,
    /// After how many seconds it has fallen by 60 dB.
    pub decay: f64,
    /// How loud it sets in, in decibels.
    pub level: f64,
}

impl Mode {
    /// The tone: a blow of a millisecond and a half, then a straight fall in decibels.
    pub fn ring(self) -> Wave {
        const BLOW: f64 = 0.0015;
        wave(self.decay, |time| {
            let blow = 0.5 - 0.5 * (PI * (time / BLOW).min(1.0)).cos();
            let falling = decibels(self.level - 60.0 * time / self.decay);
            blow * falling * (TAU * self.hertz * time).sin()
        })
    }
}

/// The noise of two surfaces that meet, between two pitches.
pub fn scrape(low: f64, high: f64, decay: f64, level: f64) -> Wave {
    // A generator of Marsaglia's: the same noise each time.
    let mut state: u32 = 2_463_534_242;
    let noise = wave(decay, |time| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let white = f64::from(state) / f64::from(u32::MAX) * 2.0 - 1.0;
        white * decibels(level - 60.0 * time / decay)
    });
    let (above, below) = (noise.lowpass(high), noise.lowpass(low));
    Wave(above.0.iter().zip(&below.0).map(|(a, b)| a - b).collect())
}

/// A tuned wooden bar struck with a soft mallet, whose overtones stand at 4 and 9.2 times.
pub fn bar(hertz: f64, decay: f64, level: f64) -> Wave {
    let overtone = |times: f64, share: f64, under: f64| Mode {
        hertz: hertz * times,
        decay: decay * share,
        level: level - under,
    };
    Wave::together([
        overtone(1.0, 1.0, 0.0).ring(),
        overtone(3.98, 0.33, 16.0).ring(),
        overtone(9.2, 0.12, 26.0).ring(),
    ])
}

impl Wave {
    /// All of them at once.
    pub fn together(waves: impl IntoIterator<Item = Self>) -> Self {
        let mut all = Vec::new();
        for Self(wave) in waves {
            all.resize(all.len().max(wave.len()), 0.0);
            for (sum, sample) in all.iter_mut().zip(wave) {
                *sum += sample;
            }
        }
        Self(all)
    }

    /// The same, some seconds later.
    pub fn later(self, seconds: f64) -> Self {
        let mut wave = vec![0.0; samples(seconds)];
        wave.extend(self.0);
        Self(wave)
    }

    /// The same, by so many decibels softer.
    pub fn softer(mut self, by: f64) -> Self {
        for sample in &mut self.0 {
            *sample *= decibels(-by);
        }
        self
    }

    /// The same as though from behind cloth: what is above `hertz` falls by 12 dB an octave.
    pub fn lowpass(&self, hertz: f64) -> Self {
        let share = 1.0 - (-TAU * hertz / f64::from(RATE)).exp();
        let (mut first, mut second) = (0.0, 0.0);
        let through = self.0.iter().map(|sample| {
            first += share * (sample - first);
            second += share * (first - second);
            second
        });
        Self(through.collect())
    }

    /// The finished sound: so many seconds between two silences, its highest peak at `peak` decibels.
    pub fn finish(self, seconds: f64, peak: f64) -> Self {
        let mut wave = self.later(SILENCE);
        wave.0.resize(samples(seconds), 0.0);
        let fade = samples(FADE).min(wave.0.len());
        for (left, sample) in (0_u32..).zip(wave.0.iter_mut().rev().take(fade)) {
            let share = f64::from(left) / f64::from(RATE) / FADE;
            *sample *= 0.5 - 0.5 * (PI * share).cos();
        }
        let highest = wave.highest();
        if highest > 0.0 {
            for sample in &mut wave.0 {
                *sample *= decibels(peak) / highest;
            }
        }
        wave
    }

    /// How far the wave goes from rest at most.
    pub fn highest(&self) -> f64 {
        self.0
            .iter()
            .fold(0.0, |most, sample| most.max(sample.abs()))
    }

    /// The samples as 16 bits each, the lower eight first.
    pub fn bytes(&self) -> Vec<u8> {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "clamped to what 16 bits hold"
        )]
        let bits = |sample: &f64| (sample.clamp(-1.0, 1.0) * f64::from(i16::MAX)).round() as i16;
        self.0
            .iter()
            .flat_map(|sample| bits(sample).to_le_bytes())
            .collect()
    }
}

/// A wave of so many seconds, from what it is at each time.
fn wave(seconds: f64, at: impl FnMut(f64) -> f64) -> Wave {
    let times = (0_u32..).map(|sample| f64::from(sample) / f64::from(RATE));
    Wave(times.take(samples(seconds)).map(at).collect())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few seconds at most, and never negative"
)]
fn samples(seconds: f64) -> usize {
    (seconds * f64::from(RATE)).round() as usize
}

/// A level as a factor: 0 dB is 1.
pub fn decibels(level: f64) -> f64 {
    10_f64.powf(level / 20.0)
}
