//! What games say about strength.

use std::fmt;

use damas::rules::Side;

/// Standard deviations on either side of the mean that hold 95 % of a normal distribution.
const TWO_SIDED_95: f64 = 1.959_964;

/// What a player gets for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// No point.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

impl Points {
    /// The result for the player at `seat`.
    pub fn of(winner: Option<Side>, seat: Side) -> Self {
        match winner {
            None => Self::Draw,
            Some(side) if side == seat => Self::Win,
            Some(_) => Self::Loss,
        }
    }
}

/// The games of a match, counted for the first player. The two games of a pair share their
/// opening and with it their luck, so that whole pairs are what can be averaged over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Losses, draws and wins.
    games: [u32; 3],
    /// Pairs with 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

impl Tally {
    /// Counts a pair.
    pub fn add(&mut self, pair: [Points; 2]) {
        for result in pair {
            self.games[result as usize] += 1;
        }
        self.pairs[pair[0] as usize + pair[1] as usize] += 1;
    }

    /// How many games were won, drawn and lost.
    pub fn wins_draws_losses(&self) -> [u32; 3] {
        let [losses, draws, wins] = self.games;
        [wins, draws, losses]
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.games.iter().sum()
    }

    /// Points per game, 0–1; half where nothing was played.
    pub fn score(&self) -> f64 {
        let pairs: u32 = self.pairs.iter().sum();
        if pairs == 0 {
            return 0.5;
        }
        self.points().map(|(points, weight)| points * weight).sum()
    }

    /// What a pair can bring, 0–1, with the share of the pairs that did.
    fn points(&self) -> impl Iterator<Item = (f64, f64)> {
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        let share = move |count| f64::from(count) / pairs;
        (0..5_u8)
            .zip(self.pairs)
            .map(move |(quarters, count)| (f64::from(quarters) / 4.0, share(count)))
    }

    /// The bounds between which the score lies with 95 % certainty. Where all pairs went alike,
    /// the spread says nothing; there it is the score at which that had a chance of 2.5 %.
    pub fn score_bounds(&self) -> [f64; 2] {
        let alike = self.pairs.iter().filter(|&&count| count > 0).count() == 1;
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        let score = self.score();
        let least = 0.025_f64.powf(1.0 / pairs);
        if pairs == 0.0 {
            return [0.0, 1.0];
        } else if alike {
            return [least * score, 1.0 - least * (1.0 - score)];
        }
        let variance: f64 = self
            .points()
            .map(|(points, share)| share * (points - score).powi(2))
            .sum();
        let reach = TWO_SIDED_95 * (variance / pairs).sqrt();
        [(score - reach).max(0.0), (score + reach).min(1.0)]
    }

    /// The difference in strength that explains the score, and its bounds with 95 % certainty.
    pub fn elo(&self) -> (Elo, [Elo; 2]) {
        let bounds = self.score_bounds().map(Elo::of_score);
        (Elo::of_score(self.score()), bounds)
    }
}

/// A difference in strength by which a score is expected, on the logistic scale where 400 make
/// ten to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo(pub f64);

impl Elo {
    /// The difference that explains a score of 0–1; infinite at its ends.
    pub fn of_score(score: f64) -> Self {
        Self(400.0 * (score / (1.0 - score)).log10())
    }

    /// The score that is expected, 0–1.
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-self.0 / 400.0))
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1}", self.0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.wins_draws_losses();
        let (games, percent) = (self.games(), 100.0 * self.score());
        let (elo, [low, high]) = self.elo();
        write!(
            f,
            "{games} games: {wins} wins, {draws} draws, {losses} losses, {percent:.1} %, \
             Elo {elo} [{low}, {high}]"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Points::{Draw, Loss, Win};

    fn tally(pairs: [u32; 5]) -> Tally {
        let kinds = [
            [Loss, Loss],
            [Draw, Loss],
            [Win, Loss],
            [Draw, Win],
            [Win, Win],
        ];
        let mut tally = Tally::default();
        for (kind, count) in kinds.into_iter().zip(pairs) {
            (0..count).for_each(|_| tally.add(kind));
        }
        tally
    }

    #[test]
    fn elo_is_the_logistic_scale() {
        let known = [
            (0.5, 0.0),
            (0.75, 190.848_5),
            (0.76, 200.240_8),
            (10.0 / 11.0, 400.0),
            (0.25, -190.848_5),
        ];
        for (score, elo) in known {
            assert!((Elo::of_score(score).0 - elo).abs() < 1e-3, "{score}");
            assert!((Elo(elo).score() - score).abs() < 1e-6, "{elo}");
        }
        assert_eq!(Elo::of_score(1.0).to_string(), "+inf");
        assert_eq!(Elo::of_score(0.0).to_string(), "-inf");
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut tally = Tally::default();
        for pair in [[Win, Loss], [Draw, Draw], [Win, Draw], [Win, Win]] {
            tally.add(pair);
        }
        assert_eq!(tally.pairs, [0, 0, 2, 1, 1]);
        assert_eq!(tally.wins_draws_losses(), [4, 3, 1]);
        assert!((tally.score() - 5.5 / 8.0).abs() < 1e-12);
    }

    #[test]
    fn the_interval_is_that_of_the_pairs() {
        // By hand: mean 0.5875, variance 0.0704688 over 100 pairs, so ±0.0520297.
        let tally = tally([5, 15, 35, 30, 15]);
        assert!((tally.score() - 0.5875).abs() < 1e-9);
        let [low, high] = tally.score_bounds();
        assert!((low - 0.535_470).abs() < 1e-5, "{low}");
        assert!((high - 0.639_530).abs() < 1e-5, "{high}");
    }

    #[test]
    fn sure_wins_still_leave_a_doubt() {
        let nothing = tally([0; 5]);
        assert_eq!((nothing.score(), nothing.score_bounds()), (0.5, [0.0, 1.0]));
        // 0.025^(1/10): ten pairs won in a row.
        let [low, high] = tally([0, 0, 0, 0, 10]).score_bounds();
        assert!((low - 0.691_503).abs() < 1e-6 && high >= 1.0, "{low}");
        let [low, high] = tally([10, 0, 0, 0, 0]).score_bounds();
        assert!((high - 0.308_497).abs() < 1e-6 && low <= 0.0, "{high}");
        let [low, high] = tally([0, 0, 1, 0, 0]).score_bounds();
        assert!(
            (low - 0.0125).abs() < 1e-6 && (high - 0.9875).abs() < 1e-6,
            "one even pair"
        );
    }
}
