//! What the page may ask for.

use std::time::Duration;

use serde::Deserialize;

use crate::ai::Skill;
use crate::contest::{Contest, ContestError, MatchLaws};
use crate::game::games::keeping::KeptAs;
use crate::game::messages::GameWished;
use crate::game::referee::Tally;
use crate::game::seats::{Seat, Seats};
use crate::notation::fen::{self, FenError};
use crate::notation::movetext::{self, MoveTextError};
use crate::notation::pdn::MAX_PLIES;
use crate::rules::{Position, Rules, UnknownRules};

/// One thing the page asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// This move, as a PDN file has it, for the side to move.
    Play(String),
    /// This game, to go on with.
    Open(Opening),
    /// Back to the player's own last move.
    TakeBack,
    /// To be told where the button of this name is.
    Find(String),
}

/// A game, as a link tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Opening {
    /// The rule set by its name; Frisian where it is empty.
    rules: String,
    /// The position it began with; the usual start where it is empty.
    fen: String,
    /// The moves played since, with blanks between them.
    moves: String,
    /// Who sits there: `person` (also where it is empty), `machine`, or a level from 1 to 8.
    white: String,
    /// Who sits there: `person` (also where it is empty), `machine`, or a level from 1 to 8.
    black: String,
}

/// Why an order can't be carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OrderError {
    /// The text is no order.
    #[error("this is no order: {0}")]
    NoOrder(String),
    /// There is no such rule set.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The start can't be read.
    #[error(transparent)]
    Start(#[from] FenError),
    /// A move can't be read or isn't legal.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// A move comes after the end.
    #[error(transparent)]
    Play(#[from] ContestError),
    /// It goes on for longer than what is kept can be read again.
    #[error("a game has {MAX_PLIES} plies at most")]
    TooLong,
    /// There is no such player.
    #[error("a player is \"person\", \"machine\" or a level from 1 to 8, not {0:?}")]
    Seat(String),
}

impl Order {
    /// Reads an order from JSON: `{"play":"32-28"}`, `{"open":{"rules":"spanish"}}`, `"takeBack"`.
    pub fn read(text: &str) -> Result<Self, OrderError> {
        serde_json::from_str(text).map_err(|error| OrderError::NoOrder(error.to_string()))
    }
}

impl Opening {
    /// The wish for this game.
    pub fn wish(&self) -> Result<GameWished, OrderError> {
        if self.moves.split_whitespace().count() > MAX_PLIES {
            return Err(OrderError::TooLong);
        }
        let rules: Rules = if self.rules.is_empty() {
            Rules::Frisian
        } else {
            self.rules.parse()?
        };
        let start = if self.fen.is_empty() {
            Position::start(rules)
        } else {
            fen::read(rules, &self.fen)?
        };
        let mut contest = Contest::from_position(start, MatchLaws::UNTIMED);
        for text in self.moves.split_whitespace() {
            let mv = movetext::read(contest.game().position(), text)?;
            contest.play_untimed(mv)?;
        }
        let seats = Seats {
            white: seat(&self.white)?,
            black: seat(&self.black)?,
        };
        Ok(GameWished {
            contest,
            seats,
            thought: Duration::ZERO,
            tally: Tally::default(),
            kept_as: KeptAs::default(),
        })
    }
}

fn seat(name: &str) -> Result<Seat, OrderError> {
    match name {
        "" | "person" => Ok(Seat::Person),
        "machine" => Ok(Seat::Machine(Skill::BEGINNER)),
        level => {
            let skill = level.parse().ok().and_then(|level| Skill::new(level).ok());
            skill
                .map(Seat::Machine)
                .ok_or_else(|| OrderError::Seat(level.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::notation::fen;
    use crate::rules::Side;

    fn wish(text: &str) -> Result<GameWished, OrderError> {
        match Order::read(text)? {
            Order::Open(opening) => opening.wish(),
            other => panic!("{other:?} opens no game"),
        }
    }

    #[test]
    fn orders_are_read() {
        assert_eq!(
            Order::read(r#"{"play":"32-28"}"#),
            Ok(Order::Play("32-28".to_owned()))
        );
        assert_eq!(Order::read(r#""takeBack""#), Ok(Order::TakeBack));
        assert_eq!(
            Order::read(r#"{"find":"undo"}"#),
            Ok(Order::Find("undo".to_owned()))
        );
        assert!(matches!(Order::read("{}"), Err(OrderError::NoOrder(_))));
    }

    #[test]
    fn a_link_is_a_whole_game() {
        let game = wish(r#"{"open":{"rules":"international","moves":"32-28 19-23 28x19"}}"#);
        let game = game.unwrap();
        assert_eq!(game.contest.game().plies().len(), 3);
        assert_eq!(game.seats, Seats::two_people());
        let set_up = wish(r#"{"open":{"fen":"W:W6:B1","black":"8"}}"#).unwrap();
        let position = set_up.contest.game().position();
        assert_eq!(position, &fen::read(Rules::Frisian, "W:W6:B1").unwrap());
        assert_eq!(set_up.seats, Seats::against(Side::White, Skill::FULL));
    }

    #[test]
    fn what_makes_no_game_is_told() {
        let cases = [
            ("no rule set", r#"{"open":{"rules":"chess"}}"#, "chess"),
            ("no position", r#"{"open":{"fen":"W:W99"}}"#, "99"),
            ("no move", r#"{"open":{"moves":"32-28 32-28"}}"#, "32-28"),
            ("no player", r#"{"open":{"white":"9"}}"#, "9"),
        ];
        for (case, order, told) in cases {
            let error = wish(order).expect_err(case).to_string();
            assert!(error.contains(told), "{case}: {error}");
        }
    }

    #[test]
    fn a_link_that_tells_of_more_than_can_be_kept_is_no_game() {
        let wish = |plies| {
            let moves = "32-28 ".repeat(plies);
            let opening = Opening {
                moves,
                ..Opening::default()
            };
            opening.wish().map(|_| ())
        };
        assert_eq!(wish(MAX_PLIES + 1), Err(OrderError::TooLong));
        assert!(matches!(wish(MAX_PLIES), Err(OrderError::Move(_))));
    }

    proptest! {
        #[test]
        fn any_text_is_an_order_or_an_error(text in ".{0,200}") {
            let _ = Order::read(&text);
        }

        #[test]
        fn any_link_is_a_game_or_an_error(
            rules in "|frisian|spanish|international|[a-z]{1,12}",
            fen in "|[WB]:W(K?[0-9]{1,2},?){0,9}:B(K?[0-9]{1,2},?){0,9}|.{0,80}",
            moves in "([0-9]{1,2}[-x][0-9]{1,2} ?){0,40}|.{0,60}",
            (white, black) in ("|person|machine|[0-9]", ".{0,9}"),
        ) {
            let opening = Opening { rules, fen, moves, white, black };
            if let Ok(wish) = opening.wish() {
                assert!(wish.contest.game().plies().len() <= opening.moves.len());
            }
        }
    }
}
