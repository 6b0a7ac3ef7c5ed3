//! The eight rule sets, each one short declaration to hold against the printed rules.

use serde::Serialize;

use super::Board;

/// Along which lines a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lines {
    /// The two diagonals towards the opponent.
    Forward,
    /// The four diagonals.
    Diagonals,
    /// The four diagonals, the row and the column.
    All,
}

/// One yardstick of the majority rule. More is better; the first that differs decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// Value taken: a man is one, a king a shade under two.
    Value,
    /// Pieces taken.
    Count,
    /// Kings among them.
    KingsTaken,
    /// A king does the taking.
    KingTakes,
}

/// The draws that the law declares by itself. Lengths in plies; `None`: no such law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawLaws {
    /// The same position for the so-manieth time.
    pub repetition: Option<u16>,
    /// Only kings on the board and nothing taken.
    pub kings_only: Option<u16>,
    /// No man moved and nothing taken.
    pub no_progress: Option<u16>,
    /// Two kings against one.
    pub two_kings_v_one: Option<u16>,
    /// One king against one.
    pub one_king_v_one: Option<u16>,
    /// A king against three pieces with at least one king.
    pub fmjd_16: Option<u16>,
    /// A king against two kings, a king and a man, or a king.
    pub fmjd_5: Option<u16>,
}

/// No draw but by agreement.
const NO_DRAWS: DrawLaws = DrawLaws {
    repetition: None,
    kings_only: None,
    no_progress: None,
    two_kings_v_one: None,
    one_king_v_one: None,
    fmjd_16: None,
    fmjd_5: None,
};

/// The law of one kind of draughts. What all share is not said: White begins, captures are
/// compulsory, taken pieces leave after the whole move and are never jumped twice, a man is
/// crowned where its move ends on the last row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The name on the command line and in files.
    pub name: &'static str,
    /// The board.
    pub board: Board,
    /// Men of each side at the start, on the rows nearest to it.
    pub men: u8,
    /// Where a man captures.
    pub man_captures: Lines,
    /// Where a king captures.
    pub king_captures: Lines,
    /// Where a king goes without capturing.
    pub king_steps: Lines,
    /// Which captures are compulsory: the greatest by these yardsticks in turn.
    pub majority: &'static [Criterion],
    /// How often in succession one king may go without capturing while its side has a man.
    pub king_run_limit: Option<u8>,
    /// The draws.
    pub draws: DrawLaws,
    /// `GameType` of a PDN file.
    pub game_type: u8,
}

/// Official rules for Frisian draughts, 2011 (articles 9–21); repetition and the 50 moves of
/// kings alone from the sheet in circulation.
pub(super) const FRISIAN: RuleSet = RuleSet {
    name: "frisian",
    board: Board::Ten,
    men: 20,
    man_captures: Lines::All,
    king_captures: Lines::All,
    king_steps: Lines::Diagonals,
    majority: &[Criterion::Value, Criterion::KingTakes],
    king_run_limit: Some(3),
    draws: DrawLaws {
        repetition: Some(3),
        kings_only: Some(100),
        two_kings_v_one: Some(14),
        one_king_v_one: Some(4),
        ..NO_DRAWS
    },
    game_type: 40,
};

/// The Spanish sheet of Frisian rules: kings also slide along rows and columns.
pub(super) const FRISIAN_SHEET: RuleSet = RuleSet {
    name: "frisian-sheet",
    king_steps: Lines::All,
    draws: DrawLaws {
        one_king_v_one: None,
        ..FRISIAN.draws
    },
    ..FRISIAN
};

/// Ludoteka's page of Frisian rules: quantity before quality; draws of the international game.
pub(super) const FRISIAN_LUDOTEKA: RuleSet = RuleSet {
    name: "frisian-ludoteka",
    majority: &[
        Criterion::Count,
        Criterion::KingsTaken,
        Criterion::KingTakes,
    ],
    draws: INTERNATIONAL.draws,
    ..FRISIAN
};

/// lidraughts' Frysk!: the Frisian laws with five men each.
pub(super) const FRYSK: RuleSet = RuleSet {
    name: "frysk",
    men: 5,
    game_type: 97,
    ..FRISIAN
};

/// Gran Ronda's page, Spanish or Argentinian draughts, read literally.
pub(super) const SPANISH: RuleSet = RuleSet {
    name: "spanish",
    board: Board::Eight,
    men: 12,
    man_captures: Lines::Forward,
    king_captures: Lines::Diagonals,
    king_steps: Lines::Diagonals,
    majority: &[
        Criterion::Count,
        Criterion::KingTakes,
        Criterion::KingsTaken,
    ],
    king_run_limit: None,
    draws: INTERNATIONAL.draws,
    game_type: 24,
};

/// The Portuguese federation's rules of classic draughts: it doesn't matter who captures.
pub(super) const SPANISH_CLASSIC: RuleSet = RuleSet {
    name: "spanish-classic",
    majority: &[Criterion::Count, Criterion::KingsTaken],
    ..SPANISH
};

/// Gran Ronda's page, international draughts; the moves are those of the FMJD (Annex 1, 4).
pub(super) const INTERNATIONAL: RuleSet = RuleSet {
    name: "international",
    board: Board::Ten,
    men: 20,
    man_captures: Lines::Diagonals,
    king_captures: Lines::Diagonals,
    king_steps: Lines::Diagonals,
    majority: &[Criterion::Count],
    king_run_limit: None,
    draws: DrawLaws {
        repetition: Some(3),
        no_progress: Some(50),
        ..NO_DRAWS
    },
    game_type: 20,
};

/// FMJD rules, Annex 1: with the endings of 6.3 (16 moves each) and 6.4 (5 moves each).
pub(super) const INTERNATIONAL_FMJD: RuleSet = RuleSet {
    name: "international-fmjd",
    draws: DrawLaws {
        fmjd_16: Some(32),
        fmjd_5: Some(10),
        ..INTERNATIONAL.draws
    },
    ..INTERNATIONAL
};
