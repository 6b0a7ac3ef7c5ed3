//! The text of a move by itself, before it is looked up in a position.

use smallvec::SmallVec;

use crate::notation::Numbering;
use crate::rules::Board;

/// More squares than any route has; what is longer is no move.
const MOST_SQUARES: usize = 52;

/// What the text of a move says: the squares named and the sign between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveText {
    /// Squares by number, in order; at least two.
    Numbers {
        /// The numbers, whether a board has them or not: 0–99.
        squares: SmallVec<[u8; 4]>,
        /// Whether it says that something is taken; `None` without a sign, as in `3228`.
        takes: Option<bool>,
    },
    /// Squares by letter and digit, as boards of other rules name them: `c3-d4`.
    Letters,
}

impl MoveText {
    /// Reads the text of a move: numbers with a sign between them, or four digits. `None` if it
    /// isn't one.
    ///
    /// ```
    /// use damas::notation::movetext::MoveText;
    /// assert_eq!(MoveText::parse("32-28"), MoveText::parse("32–28"));
    /// assert_eq!(MoveText::parse("c3:e5"), Some(MoveText::Letters));
    /// assert_eq!(MoveText::parse("good"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        match text.chars().next()? {
            '0'..='9' => numbers(text),
            'a'..='h' | 'A'..='H' => letters(text),
            _ => None,
        }
    }

    /// The same text in our numbering of the squares, or from ours in this one.
    #[must_use]
    pub fn turned(&self, board: Board, numbering: Numbering) -> Self {
        match self {
            Self::Numbers { squares, takes } => {
                let turn = |&number: &u8| {
                    let turned = numbering.turn(board, u32::from(number));
                    // A number that isn't turned is as small as before.
                    u8::try_from(turned).unwrap_or(number)
                };
                Self::Numbers {
                    squares: squares.iter().map(turn).collect(),
                    takes: *takes,
                }
            }
            Self::Letters => Self::Letters,
        }
    }
}

/// Whether the sign between two squares says that something is taken; `None` if it is no sign.
pub(in crate::notation) const fn sign(char: char) -> Option<bool> {
    match char {
        // Hyphens, dashes and the minus.
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => Some(false),
        // Also the Cyrillic letter that looks the same, and the signs of old programs.
        'x' | 'X' | ':' | '*' | '%' | '×' | 'х' | 'Х' | '✕' | '✖' => Some(true),
        _ => None,
    }
}

fn numbers(text: &str) -> Option<MoveText> {
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let (from, to) = text.split_at(2);
        return Some(MoveText::Numbers {
            squares: SmallVec::from_slice(&[from.parse().ok()?, to.parse().ok()?][..]),
            takes: None,
        });
    }
    let mut squares = SmallVec::new();
    let mut takes = None;
    for part in text.split_inclusive(|char| sign(char).is_some()) {
        let digits = part.trim_end_matches(|char| sign(char).is_some());
        let plain =
            matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !plain || squares.len() == MOST_SQUARES {
            return None;
        }
        squares.push(digits.parse().ok()?);
        if let Some(says) = part.chars().next_back().and_then(sign) {
            takes = Some(takes.unwrap_or(false) || says);
        }
    }
    let closed = !text.ends_with(|char| sign(char).is_some());
    (closed && squares.len() > 1).then_some(MoveText::Numbers { squares, takes })
}

fn letters(text: &str) -> Option<MoveText> {
    let mut rest = text;
    let mut squares = 0;
    while let Some((square, after)) = rest.split_at_checked(2) {
        let [column, row] = square.as_bytes() else {
            return None;
        };
        if !matches!(
            (column.to_ascii_lowercase(), row),
            (b'a'..=b'h', b'1'..=b'8')
        ) {
            return None;
        }
        squares += 1;
        rest = after;
        if let Some(next) = rest.chars().next().filter(|&char| sign(char).is_some()) {
            rest = &rest[next.len_utf8()..];
            if rest.is_empty() {
                return None;
            }
        }
    }
    (rest.is_empty() && (2..=MOST_SQUARES).contains(&squares)).then_some(MoveText::Letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_moves_are_told_from_other_words() {
        let cases: [(&str, Option<(&[u8], Option<bool>)>); 24] = [
            ("32-28", Some((&[32, 28], Some(false)))),
            ("01-07", Some((&[1, 7], Some(false)))),
            ("3228", Some((&[32, 28], None))),
            ("28x19", Some((&[28, 19], Some(true)))),
            ("28:19", Some((&[28, 19], Some(true)))),
            ("28×19", Some((&[28, 19], Some(true)))),
            ("28х19", Some((&[28, 19], Some(true)))),
            ("28X19", Some((&[28, 19], Some(true)))),
            ("28%19", Some((&[28, 19], Some(true)))),
            ("28*19", Some((&[28, 19], Some(true)))),
            ("32–28", Some((&[32, 28], Some(false)))),
            ("32—28", Some((&[32, 28], Some(false)))),
            ("32−28", Some((&[32, 28], Some(false)))),
            ("39x28x17x6", Some((&[39, 28, 17, 6], Some(true)))),
            ("99-00", Some((&[99, 0], Some(false)))),
            ("20-06-2025", None),
            ("322", None),
            ("32", None),
            ("32-", None),
            ("32--28", None),
            ("-28", None),
            ("100-95", None),
            ("32-28-", None),
            ("", None),
        ];
        for (text, expected) in cases {
            let expected = expected.map(|(squares, takes)| MoveText::Numbers {
                squares: squares.into(),
                takes,
            });
            assert_eq!(MoveText::parse(text), expected, "{text}");
        }
    }

    #[test]
    fn letters_name_squares_of_other_boards() {
        for text in ["a3b4", "A3-B4", "c3:e5", "a3xc5xe7", "f8×h6"] {
            assert_eq!(MoveText::parse(text), Some(MoveText::Letters), "{text}");
        }
        for text in [
            "a", "a3", "a3-", "a9b4", "abba", "a3-b4-", "a3–", "hé", "a3é",
        ] {
            assert_eq!(MoveText::parse(text), None, "{text}");
        }
    }

    #[test]
    fn more_squares_than_a_board_has_are_no_move() {
        assert_eq!(MoveText::parse(&["1"; 1000].join("x")), None);
        assert_eq!(MoveText::parse(&"a1".repeat(1000)), None);
    }
}
