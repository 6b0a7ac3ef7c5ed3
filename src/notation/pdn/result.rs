//! Results of games as files tell them.

use std::fmt;

use crate::rules::{Outcome, Rules, Side};

/// What a file says about how a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This side won: `1-0`, `0-2`.
    Win(Side),
    /// Nobody won: `1/2-1/2`, `1-1`.
    Draw,
    /// Both lost: `0-0`.
    BothLost,
    /// Not told or not over: `*`.
    Unknown,
    /// Points by a scale of the event, White's first: `4-6`.
    Points(u8, u8),
}

impl GameResult {
    /// Reads a result; `None` if it isn't one.
    ///
    /// ```
    /// use damas::notation::pdn::GameResult;
    /// use damas::rules::Side;
    /// assert_eq!(GameResult::parse("2-0"), Some(GameResult::Win(Side::White)));
    /// assert_eq!(GameResult::parse("½–½"), Some(GameResult::Draw));
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "*" => return Some(Self::Unknown),
            "½" | "1/2" => return Some(Self::Draw),
            _ => {}
        }
        let (white, black) = text.split_once(is_dash)?;
        match (white, black) {
            ("1" | "2", "0") => Some(Self::Win(Side::White)),
            ("0", "1" | "2") => Some(Self::Win(Side::Black)),
            ("1", "1") | ("1/2", "1/2") | ("½", "½") => Some(Self::Draw),
            ("0", "0") => Some(Self::BothLost),
            _ => Some(Self::Points(points(white)?, points(black)?)),
        }
    }

    /// Whether the text can't be a move either: no move has a square 0 or stays where it is.
    pub(super) fn is_no_move(self) -> bool {
        match self {
            Self::Points(white, black) => white == 0 || black == 0 || white == black,
            _ => true,
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Points(white, black) if white > black => Some(Side::White),
            Self::Points(white, black) if white < black => Some(Side::Black),
            _ => None,
        }
    }

    /// Whether it says that the game is over.
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Unknown)
    }

    /// The text that PDN has for games of this rule set: `2-0` in international draughts,
    /// `1-0` in the others.
    pub fn text(self, rules: Rules) -> String {
        let type_of = |rules: Rules| rules.declaration().game_type;
        let international = type_of(rules) == type_of(Rules::International);
        let text = match (self, international) {
            (Self::Win(Side::White), true) => "2-0",
            (Self::Win(Side::Black), true) => "0-2",
            (Self::Draw, true) => "1-1",
            (Self::Win(Side::White), false) => "1-0",
            (Self::Win(Side::Black), false) => "0-1",
            (Self::Draw, false) => "1/2-1/2",
            (Self::BothLost, _) => "0-0",
            (Self::Unknown, _) => "*",
            (Self::Points(white, black), _) => return format!("{white}-{black}"),
        };
        text.to_owned()
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome.map(|outcome| outcome.winner) {
            None => Self::Unknown,
            Some(None) => Self::Draw,
            Some(Some(side)) => Self::Win(side),
        }
    }
}

/// As most rule sets have it: `1-0`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text(Rules::Frisian))
    }
}

/// Hyphens, dashes and the minus.
pub(super) fn is_dash(char: char) -> bool {
    matches!(char, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn points(text: &str) -> Option<u8> {
    let plain = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_tell_a_result_is_read() {
        use GameResult::{BothLost, Draw, Points, Unknown, Win};
        let cases = [
            ("1-0", Win(Side::White)),
            ("2-0", Win(Side::White)),
            ("0-1", Win(Side::Black)),
            ("0–2", Win(Side::Black)),
            ("1-1", Draw),
            ("1/2-1/2", Draw),
            ("1/2—1/2", Draw),
            ("1/2", Draw),
            ("½", Draw),
            ("½-½", Draw),
            ("*", Unknown),
            ("0-0", BothLost),
            ("4-6", Points(4, 6)),
            ("12-0", Points(12, 0)),
        ];
        for (text, result) in cases {
            assert_eq!(GameResult::parse(text), Some(result), "{text}");
        }
        for text in [
            "", "-", "1", "1-", "1-0-1", "100-0", "+1-0", "32x28", "1-o", "White",
        ] {
            assert_eq!(GameResult::parse(text), None, "{text}");
        }
    }

    #[test]
    fn results_are_written_as_the_game_has_them() {
        let texts = |rules| {
            [
                GameResult::Win(Side::White),
                GameResult::Win(Side::Black),
                GameResult::Draw,
                GameResult::Unknown,
                GameResult::Points(4, 6),
            ]
            .map(|result| result.text(rules))
        };
        assert_eq!(
            texts(Rules::InternationalFmjd),
            ["2-0", "0-2", "1-1", "*", "4-6"]
        );
        assert_eq!(texts(Rules::Frysk), ["1-0", "0-1", "1/2-1/2", "*", "4-6"]);
        assert_eq!(texts(Rules::Spanish), ["1-0", "0-1", "1/2-1/2", "*", "4-6"]);
    }
}
