//! How strong each level is, as a number.

use std::fmt;

use super::{Kind, Level};

/// A level's playing strength in Elo points on a scale of our own, which begins with 500 at the first
/// level: about what that has over moves at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rating {
    points: u16,
    /// At least so much.
    above: bool,
}

/// The first seven levels by kind, the steps between them as measured (ai/LEVELS.md) and rounded to
/// fifty. The eighth plays as well as the machine it runs on allows: no number holds everywhere.
const RATINGS: [(Kind, [u16; 7]); 3] = [
    (Kind::Frisian, [500, 650, 900, 1150, 1450, 1650, 1850]),
    (
        Kind::International,
        [500, 800, 1050, 1350, 1550, 1750, 1950],
    ),
    (Kind::Spanish, [500, 750, 1000, 1250, 1450, 1600, 1800]),
];

impl Level {
    /// How strong it is at this kind of draughts.
    pub fn rating(self, kind: Kind) -> Rating {
        let known = RATINGS.iter().find(|(of, _)| *of == kind);
        // Every kind has its row, which the tests hold.
        let points = known.map_or([0; 7], |(_, points)| *points);
        let index = usize::from(self.number() - 1);
        match points.get(index) {
            Some(&points) => Rating {
                points,
                above: false,
            },
            None => Rating {
                points: points[points.len() - 1],
                above: true,
            },
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sign = if self.above { "+" } else { "" };
        write!(f, "{}{sign}", self.points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Elo points that lie between two players of whom the stronger scores `percent`.
    fn elo(percent: f64) -> f64 {
        400.0 * (percent / (100.0 - percent)).log10()
    }

    /// The number of a cell: of a range its middle.
    fn percent(cell: &str) -> f64 {
        let number = |text: &str| text.trim().parse::<f64>().expect(cell);
        let text = cell.split('%').next().unwrap_or_default();
        match text.split_once('–') {
            Some((low, high)) => f64::midpoint(number(low), number(high)),
            None => number(text),
        }
    }

    #[test]
    fn the_steps_are_those_that_were_measured() {
        let measured = include_str!("../../ai/LEVELS.md");
        let columns = [
            (Kind::Frisian, 2),
            (Kind::Spanish, 3),
            (Kind::International, 4),
        ];
        for number in 2..=7 {
            let head = format!("| {number} – {} |", number - 1);
            let row = measured.lines().find(|line| line.starts_with(&head));
            let cells: Vec<&str> = row.expect(&head).split('|').collect();
            for (kind, column) in columns {
                let rating = |number| f64::from(Level::new(number).unwrap().rating(kind).points);
                let (step, measured) = (
                    rating(number) - rating(number - 1),
                    elo(percent(cells[column])),
                );
                assert!(
                    (step - measured).abs() <= 50.0,
                    "{kind:?} {head} {step} for {measured:.0}"
                );
            }
        }
    }

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        for kind in Kind::ALL {
            let all: Vec<Rating> = Level::all().map(|level| level.rating(kind)).collect();
            assert!(all.is_sorted_by(|a, b| a < b), "{kind:?} {all:?}");
            assert_eq!(all[0].points, 500, "{kind:?}");
            assert!(all[7].to_string().ends_with('+'));
        }
    }
}
