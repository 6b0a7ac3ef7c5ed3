//! A point of a game: what the board shows, and what the history adds.

use super::draws::{Counter, Counts};
use super::{Ending, Outcome, Position};

/// A point of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) position: Position,
    /// How often the position has occurred by now, this time included.
    occurrence: u16,
    pub(super) counts: Counts,
    pub(super) outcome: Option<Outcome>,
}

impl Stage {
    pub(super) fn new(position: Position, occurrence: u16, counts: Counts) -> Self {
        let mut stage = Self {
            position,
            occurrence,
            counts,
            outcome: None,
        };
        stage.outcome = stage.judge();
        stage
    }

    /// A win goes before every draw.
    fn judge(&self) -> Option<Outcome> {
        let turn = self.position.turn();
        if self.position.legal_moves().is_empty() {
            let ending = if self.position.side_squares(turn).is_empty() {
                Ending::NoPieces
            } else {
                Ending::NoMoves
            };
            let winner = Some(turn.opponent());
            return Some(Outcome { winner, ending });
        }
        let draw = self
            .counters()
            .find(|counter| counter.count >= counter.limit)?;
        Some(Outcome {
            winner: None,
            ending: draw.ending,
        })
    }

    /// The draws that are being counted towards, in the order in which they are reported.
    pub(super) fn counters(&self) -> impl Iterator<Item = Counter> {
        let laws = &self.position.rules().declaration().draws;
        let repetition = (self.occurrence > 1).then_some((Ending::Repetition, self.occurrence));
        let all = repetition.into_iter().chain(self.counts.running());
        all.filter_map(|(ending, count)| {
            let limit = laws.limit(ending)?;
            Some(Counter {
                ending,
                count,
                limit,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Piece, Rules, Side, Square};
    use super::*;
    use Ending::{Fmjd5, KingsOnly, NoProgress, OneKingVOne, Repetition, TwoKingsVOne};

    /// A stage where all counters that can run have run out at once.
    fn exhausted(rules: Rules, mut position: Position, occurrence: u16) -> Stage {
        position.rules = rules;
        let start = Counts::start(&position);
        Stage::new(
            position,
            occurrence,
            Counts(start.0.map(|count| count.map(|_| 1000))),
        )
    }

    fn kings(white: &[u8], black: &[u8]) -> Position {
        let place = |side: Side| {
            let numbers = if side == Side::White { white } else { black };
            let king = move |&number| Some((Square::new(number)?, Piece::king(side)));
            numbers.iter().filter_map(king)
        };
        let pieces = Side::ALL.into_iter().flat_map(place);
        Position::new(Rules::Frisian, Side::White, pieces, [None; 2]).unwrap()
    }

    #[test]
    fn of_several_draws_on_one_ply_the_first_in_order_is_reported() {
        let (two, one) = (kings(&[47, 48], &[4]), kings(&[47], &[4]));
        let cases = [
            ("repetition goes first", Rules::Frisian, one, 3, Repetition),
            ("then kings only", Rules::Frisian, one, 2, KingsOnly),
            (
                "also before two against one",
                Rules::Frisian,
                two,
                2,
                KingsOnly,
            ),
            (
                "repetition before no progress",
                Rules::International,
                one,
                3,
                Repetition,
            ),
            (
                "no progress before FMJD",
                Rules::InternationalFmjd,
                two,
                1,
                NoProgress,
            ),
        ];
        for (name, rules, position, occurrence, ending) in cases {
            let outcome = exhausted(rules, position, occurrence).outcome;
            assert_eq!(
                outcome.map(|outcome| outcome.ending),
                Some(ending),
                "{name}"
            );
        }
        let order = [
            Repetition,
            KingsOnly,
            NoProgress,
            TwoKingsVOne,
            OneKingVOne,
            Fmjd5,
        ];
        assert!(
            order.is_sorted(),
            "endings are listed in the order of the law"
        );
        for position in [two, one] {
            for rules in Rules::ALL {
                let stage = exhausted(rules, position, 3);
                let order = stage.counters().map(|counter| counter.ending);
                assert!(order.is_sorted(), "{rules}: so are counters");
            }
        }
    }

    #[test]
    fn a_win_goes_before_every_draw() {
        for rules in Rules::ALL {
            let stage = exhausted(rules, kings(&[], &[4]), 3);
            let winner = stage.outcome.and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(Side::Black), "{rules}");
        }
    }
}
