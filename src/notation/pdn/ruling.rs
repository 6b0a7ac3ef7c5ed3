//! By which rules a game of a file is played.

use std::fmt;

use super::{Fault, Line, Record, Trouble};
use crate::notation::movetext::MoveText;
use crate::rules::Rules;

/// By which rules a game of a file is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// By one of our rule sets.
    Ours(Rules),
    /// By others: the game is kept as text.
    Other(OtherRules),
}

/// Rules that aren't played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OtherRules {
    /// `GameType` of PDN, where the file tells it.
    pub game_type: Option<u16>,
    /// Their name: "Russian draughts".
    pub name: &'static str,
}

impl fmt::Display for OtherRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game_type {
            Some(number) => write!(f, "{} (GameType {number})", self.name),
            None => f.write_str(self.name),
        }
    }
}

/// The types of PDN whose rules aren't ours; 96 and 98 are lidraughts'.
const OTHERS: [(u16, &str); 13] = [
    (21, "English draughts"),
    (22, "Italian draughts"),
    (23, "American pool checkers"),
    (25, "Russian draughts"),
    (26, "Brazilian draughts"),
    (27, "Canadian draughts"),
    (29, "Czech draughts"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (41, "Spantsireti draughts"),
    (50, "Othello"),
    (96, "breakthrough draughts"),
    (98, "losing draughts"),
];

/// Portuguese draughts: the federation's laws of which are our `spanish-classic`.
const PORTUGUESE: u16 = 28;

/// A game whose squares have letters, without a word about its rules.
pub(super) const LETTERS: OtherRules = OtherRules {
    game_type: None,
    name: "a game with letters for squares (Russian, Brazilian, Czech or the like)",
};

/// What the tags say about the rules.
pub(super) struct Told {
    pub(super) ruling: Option<Ruling>,
    pub(super) faults: Vec<Fault>,
}

/// Reads the tags `Rules` and `GameType`. A rule set that is asked for goes before both.
pub(super) fn told(record: &Record, wish: Option<Rules>) -> Told {
    let mut faults = Vec::new();
    let mut note = |trouble| faults.push(Fault::new(record.place, trouble));
    let value = |name| {
        record
            .tags
            .get(name)
            .map(str::trim)
            .filter(|value| !value.is_empty())
    };
    let named = value("Rules").and_then(|name| {
        let rules = name.parse::<Rules>();
        if rules.is_err() {
            note(Trouble::UnknownRules(name.to_owned()));
        }
        rules.ok()
    });
    let typed = value("GameType").and_then(|text| {
        let ruling = by_game_type(text);
        if ruling.is_none() {
            note(Trouble::UnknownRules(text.to_owned()));
        }
        ruling
    });
    let ruling = wish.or(named).map(Ruling::Ours).or(typed);
    if let Some(Ruling::Ours(rules)) = ruling {
        let mut disagree = |tag, other: &str| {
            let other = other.to_owned();
            note(Trouble::RulesDisagree { tag, other, rules });
        };
        if let Some(other) = named.filter(|&other| other != rules) {
            disagree("Rules", other.name());
        }
        if let Some(ruling) = typed.filter(|ruling| !ruling.may_be(rules)) {
            disagree("GameType", &ruling.to_string());
        }
    }
    Told { ruling, faults }
}

impl Record {
    /// The rules that the tags name; `None` where they name none, and only playing it may tell.
    pub fn told_rules(&self) -> Option<Ruling> {
        told(self, None).ruling
    }
}

impl Ruling {
    /// Whether a game type that stands for several rule sets may mean this one.
    fn may_be(self, rules: Rules) -> bool {
        let type_of = |rules: Rules| rules.declaration().game_type;
        matches!(self, Self::Ours(first) if type_of(first) == type_of(rules))
    }
}

/// Our rule set's name, or that of the others.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours(rules) => rules.fmt(f),
            Self::Other(other) => other.fmt(f),
        }
    }
}

/// Reads a game type: the number before the first comma, or one of our names. Of the rule sets
/// that share a number it is the first.
fn by_game_type(text: &str) -> Option<Ruling> {
    let number = text.split(',').next()?.trim();
    let Ok(number) = number.parse::<u16>() else {
        let name = text.to_ascii_lowercase();
        return name.parse().ok().map(Ruling::Ours);
    };
    if number == PORTUGUESE {
        return Some(Ruling::Ours(Rules::SpanishClassic));
    }
    let has_it = |rules: &Rules| u16::from(rules.declaration().game_type) == number;
    if let Some(rules) = Rules::ALL.into_iter().find(has_it) {
        return Some(Ruling::Ours(rules));
    }
    let known = OTHERS.iter().find(|(other, _)| *other == number);
    let name = known.map_or("a game of an unknown type", |(_, name)| name);
    let game_type = Some(number);
    Some(Ruling::Other(OtherRules { game_type, name }))
}

/// Other rules that the moves themselves speak of, when no tag does and none of ours fits.
pub(super) fn by_moves(line: &Line) -> Option<OtherRules> {
    let texts: Vec<_> = line
        .plies
        .iter()
        .filter_map(|ply| MoveText::parse(&ply.text))
        .collect();
    let name = if texts.contains(&MoveText::Letters) {
        return Some(LETTERS);
    } else if fits(&texts, 1) {
        "a game on 8×8 with the squares of English draughts"
    } else if fits(&texts, 0) {
        "a game on 8×8 with the squares of Italian draughts"
    } else {
        return None;
    };
    let game_type = None;
    Some(OtherRules { game_type, name })
}

/// Whether every quiet move is diagonal on an 8×8 board that is numbered from the top left and
/// whose first playing square is in this column.
fn fits(texts: &[MoveText], column: i16) -> bool {
    let place = |&number: &u8| {
        let (row, nth) = (i16::from(number - 1) / 4, i16::from(number - 1) % 4);
        (row, 2 * nth + (column + row) % 2)
    };
    let is_diagonal = |text: &MoveText| {
        let MoveText::Numbers { squares, takes } = text else {
            return false;
        };
        if !squares.iter().all(|number| (1..=32).contains(number)) {
            return false;
        }
        let ends = squares.first().map(place).zip(squares.last().map(place));
        *takes != Some(false)
            || ends.is_some_and(|(from, to)| (from.0 - to.0).abs() == (from.1 - to.1).abs())
    };
    !texts.is_empty() && texts.iter().all(is_diagonal)
}
