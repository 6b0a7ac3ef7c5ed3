//! Where a game of a file begins, and by which rules its moves make sense.

use super::ruling::{self, OtherRules};
use super::ways::{self, Reach};
use super::{Fault, Line, Record, Remark, Ruling, Trouble};
use crate::notation::Numbering;
use crate::notation::fen::{self, FenError, ParsedFen};
use crate::notation::movetext::MoveText;
use crate::rules::{Board, Position, Rules};

/// Where a game begins.
pub(super) struct Start {
    pub(super) parsed: ParsedFen,
    pub(super) faults: Vec<Fault>,
}

/// Why a game doesn't begin.
pub(super) enum NoStart {
    /// Its rules aren't ours.
    Other(OtherRules),
    /// The start makes no position of these rules.
    Fen(Rules, FenError),
}

/// Finds rules and numbering: those that are told, and where none are, those by which the moves
/// can be played the furthest.
pub(super) fn find(record: &Record, told: Option<Ruling>) -> Result<Start, NoStart> {
    let candidates: &[Rules] = match told {
        Some(Ruling::Other(other)) => return Err(NoStart::Other(other)),
        Some(Ruling::Ours(ref rules)) => std::slice::from_ref(rules),
        // Files without a word about their rules are mostly of international draughts.
        None => &[
            Rules::International,
            Rules::Frisian,
            Rules::Spanish,
            Rules::Frysk,
        ],
    };
    let mut best: Option<(Reach, Start)> = None;
    let mut refused = None;
    for &rules in candidates {
        for &numbering in numberings(record, rules, told.is_some()) {
            let start = match begin(record, rules, numbering) {
                Ok(start) => start,
                Err(error) => {
                    refused.get_or_insert((rules, error));
                    continue;
                }
            };
            let texts = texts(&record.line, rules.board(), numbering);
            let reach = ways::reach(&start.parsed.position, &texts);
            if reach.whole {
                return Ok(start);
            }
            if best.as_ref().is_none_or(|(furthest, _)| reach > *furthest) {
                best = Some((reach, start));
            }
        }
    }
    let other = match (told, &refused) {
        (None, Some((_, FenError::Letters(_)))) => Some(ruling::LETTERS),
        (None, _) => ruling::by_moves(&record.line),
        _ => None,
    };
    match (other, best, refused) {
        (Some(other), ..) => Err(NoStart::Other(other)),
        (None, Some((_, start)), _) => Ok(start),
        (None, None, Some((rules, error))) => Err(NoStart::Fen(rules, error)),
        // There is always a candidate, and it begins or is refused.
        (None, None, None) => Err(NoStart::Fen(Rules::default(), FenError::Empty)),
    }
}

/// The numberings that come into question, the likelier first.
fn numberings(record: &Record, rules: Rules, told: bool) -> &'static [Numbering] {
    let written_so = record.tags.get("Rules").is_some()
        && record
            .tags
            .get("GameType")
            .is_some_and(|text| text.contains(",N2,"));
    match rules.board() {
        Board::Ten => &[Numbering::Own],
        // By the other numbers it may as well be a game of Italian draughts.
        Board::Eight if !told => &[Numbering::Own],
        // Other programs' corner codes can't be trusted, those beside our own tag can.
        Board::Eight if written_so => &[Numbering::OtherCorner, Numbering::Own],
        Board::Eight => &[Numbering::Own, Numbering::OtherCorner],
    }
}

/// The moves of a line as texts in our numbering.
pub(super) fn texts(line: &Line, board: Board, numbering: Numbering) -> Vec<Option<MoveText>> {
    let texts = line.plies.iter().map(|ply| MoveText::parse(&ply.text));
    texts
        .map(|text| Some(text?.turned(board, numbering)))
        .collect()
}

/// The position with which the game begins if it is played by these rules.
fn begin(record: &Record, rules: Rules, numbering: Numbering) -> Result<Start, FenError> {
    let value = |name| {
        record
            .tags
            .get(name)
            .filter(|value| !value.trim().is_empty())
    };
    let mut troubles = Vec::new();
    let parsed = if let Some(fen) = last_set_up(&record.line.remarks).or(value("FEN")) {
        let parsed = fen::parse_numbered(rules, fen, numbering)?;
        if parsed.unknown_side {
            side_by_move(record, fen, parsed)?
        } else {
            parsed
        }
    } else if let Some(board) = value("BoardPosition") {
        troubles.push(Trouble::StartTag("BoardPosition"));
        fen::parse_board(rules, board, value("Turn").unwrap_or("W"))?
    } else {
        ParsedFen::of(Position::start(rules), numbering)
    };
    if parsed.unknown_side {
        troubles.push(Trouble::StartNote(fen::FenNote::UnknownSide));
    }
    if numbering == Numbering::OtherCorner {
        troubles.push(Trouble::OtherCorner);
    }
    let faults = troubles
        .into_iter()
        .map(|trouble| Fault::new(record.place, trouble));
    Ok(Start {
        parsed,
        faults: faults.collect(),
    })
}

/// The position that is set up last by these remarks.
pub(super) fn last_set_up(remarks: &[Remark]) -> Option<&str> {
    remarks.iter().rev().find_map(|remark| match remark {
        Remark::SetUp(fen) => Some(fen.as_str()),
        _ => None,
    })
}

/// Lets the first move tell whose turn it is, where the FEN doesn't.
fn side_by_move(record: &Record, fen: &str, white: ParsedFen) -> Result<ParsedFen, FenError> {
    let (rules, numbering) = (white.position.rules(), white.numbering);
    let mut first = texts(&record.line, rules.board(), numbering);
    first.truncate(1);
    let can_begin = |parsed: &ParsedFen| ways::reach(&parsed.position, &first).whole;
    if can_begin(&white) {
        return Ok(white);
    }
    let mut black = fen::parse_numbered(rules, &fen.replacen('?', "B", 1), numbering)?;
    black.unknown_side = true;
    Ok(if can_begin(&black) { black } else { white })
}
