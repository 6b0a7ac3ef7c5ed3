//! When a match has said enough: Wald's sequential test, on pairs of games.
//!
//! The generalised form of M. Van den Bergh ("The generalized sequential probability ratio
//! test", 2018): of all distributions over the five results of a pair, those are compared that
//! explain the pairs best under either mean.

use std::str::FromStr;

use super::score::{Elo, Tally};

/// The chance of either error.
const ERROR: f64 = 0.05;
/// How often a result that never came up is taken to have come up.
const UNSEEN: f64 = 1e-3;

/// A test whether the first player is stronger by `elo1` rather than by `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a test finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It isn't stronger than by `elo0`.
    Elo0,
    /// It is stronger by `elo1`.
    Elo1,
}

/// Not two differences in order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no test: write two Elo differences, the lower first, as in 0,10")]
pub struct NoTest(String);

impl FromStr for Sprt {
    type Err = NoTest;

    fn from_str(text: &str) -> Result<Self, NoTest> {
        let read = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.is_finite());
        let pair = text.split_once(',');
        let pair = pair.and_then(|(elo0, elo1)| Some((read(elo0)?, read(elo1)?)));
        match pair {
            Some((elo0, elo1)) if elo0 < elo1 => Ok(Self { elo0, elo1 }),
            _ => Err(NoTest(text.to_owned())),
        }
    }
}

impl Sprt {
    /// The logarithm of how much likelier the pairs are under `elo1` than under `elo0`.
    pub fn log_likelihood_ratio(&self, tally: &Tally) -> f64 {
        if tally.games() == 0 {
            return 0.0;
        }
        let counts = tally.pairs.map(|count| f64::from(count).max(UNSEEN));
        let pairs: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / pairs);
        let [under0, under1] =
            [self.elo0, self.elo1].map(|elo| likeliest(&shares, Elo(elo).score()));
        counts
            .iter()
            .zip(under0.iter().zip(under1))
            .map(|(count, (under0, under1))| count * (under1 / under0).ln())
            .sum()
    }

    /// What has been found, once it is sure enough.
    pub fn finding(&self, tally: &Tally) -> Option<Finding> {
        let ratio = self.log_likelihood_ratio(tally);
        if ratio >= bound() {
            Some(Finding::Elo1)
        } else if ratio <= -bound() {
            Some(Finding::Elo0)
        } else {
            None
        }
    }

    /// What has been found, in a line.
    pub fn sentence(&self, tally: &Tally) -> String {
        let Self { elo0, elo1 } = self;
        let (ratio, bound) = (self.log_likelihood_ratio(tally), bound());
        let finding = match self.finding(tally) {
            None => "undecided".to_owned(),
            Some(Finding::Elo0) => format!("no stronger than {elo0:+}"),
            Some(Finding::Elo1) => format!("stronger by {elo1:+}"),
        };
        format!("SPRT {elo0:+} or {elo1:+}: {finding} ({ratio:+.2} of ±{bound:.2})")
    }
}

/// The ratio, up or down, at which the test ends.
fn bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

/// Of the distributions over a pair's results with this mean, that which makes `shares`
/// likeliest: `share / (1 + x (points − mean))`, with the `x` that gives the mean.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let offsets: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0].map(|points| points - mean);
    let at = |x: f64| {
        let mut weights = *shares;
        for (weight, offset) in weights.iter_mut().zip(offsets) {
            *weight /= 1.0 + x * offset;
        }
        weights
    };
    // The mean falls as x grows; between these all weights are positive.
    let (mut low, mut high) = (-1.0 / offsets[4], -1.0 / offsets[0]);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let weights = at(middle);
        let excess: f64 = weights.iter().zip(offsets).map(|(w, o)| w * o).sum();
        if excess > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    at(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::score::Points;

    fn tally(pairs: [u32; 5]) -> Tally {
        let kinds = [
            [Points::Loss, Points::Loss],
            [Points::Draw, Points::Loss],
            [Points::Draw, Points::Draw],
            [Points::Draw, Points::Win],
            [Points::Win, Points::Win],
        ];
        let mut tally = Tally::default();
        for (kind, count) in kinds.into_iter().zip(pairs) {
            (0..count).for_each(|_| tally.add(kind));
        }
        tally
    }

    #[test]
    fn ratios_are_those_of_a_general_optimiser() {
        // Maximised over all five shares by sequential quadratic programming (SciPy's SLSQP).
        let cases = [
            ([5, 15, 35, 30, 15], 0.0, 10.0, 1.469_738),
            ([10, 20, 40, 20, 10], 0.0, 10.0, -0.137_899),
            ([50, 30, 20, 3, 0], 0.0, 10.0, -3.007_174),
            ([100, 300, 600, 350, 130], 0.0, 5.0, 2.408_612),
            ([130, 350, 600, 300, 100], -5.0, 0.0, -2.408_612),
            ([0; 5], 0.0, 10.0, 0.0),
        ];
        for (pairs, elo0, elo1, expected) in cases {
            let ratio = Sprt { elo0, elo1 }.log_likelihood_ratio(&tally(pairs));
            assert!((ratio - expected).abs() < 1e-4, "{pairs:?}: {ratio}");
        }
    }

    #[test]
    fn it_ends_when_it_is_sure() {
        let test: Sprt = "0,10".parse().unwrap();
        let cases = [
            ("even", [10, 20, 40, 20, 10], None),
            ("much weaker", [50, 30, 20, 3, 0], Some(Finding::Elo0)),
            ("much stronger", [0, 3, 20, 30, 60], Some(Finding::Elo1)),
            ("all won", [0, 0, 0, 0, 120], Some(Finding::Elo1)),
        ];
        for (what, pairs, finding) in cases {
            assert_eq!(test.finding(&tally(pairs)), finding, "{what}");
        }
        let sentence = test.sentence(&tally([50, 30, 20, 3, 0]));
        assert_eq!(
            sentence,
            "SPRT +0 or +10: no stronger than +0 (-3.01 of ±2.94)"
        );
    }

    #[test]
    fn two_differences_in_order_make_a_test() {
        for text in ["", "0", "10,0", "5,5", "0,ten", "0,inf", "nan,1", "0,5,9"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
        assert_eq!(
            " -5, 0".parse(),
            Ok(Sprt {
                elo0: -5.0,
                elo1: 0.0
            })
        );
    }
}
