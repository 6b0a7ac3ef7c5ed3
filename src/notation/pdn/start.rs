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
    let candidates = match told {
        Some(Ruling::Other(other)) => return Err(NoStart::Other(other)),
        Some(Ruling::Ours(rules)) => vec![rules],
        // Files without a word about their rules are mostly of international draughts.
        None => vec![
            Rules::International,
            Rules::Frisian,
            Rules::Spanish,
            Rules::Frysk,
        ],
    };
    let is_told = told.is_some();
    let ways = candidates.into_iter().flat_map(|rules| {
        let numberings = numberings(record, rules, is_told);
        numberings.iter().map(move |&numbering| (rules, numbering))
    });
    let (reach, start) = furthest(record, ways);
    let other = match &start {
        _ if reach.whole || is_told => None,
        Err(NoStart::Fen(_, FenError::Letters(_))) => Some(ruling::LETTERS),
        _ => ruling::by_moves(&record.line),
    };
    other.map_or(start, |other| Err(NoStart::Other(other)))
}

/// The first start from which all moves can be played, or else that which leads the furthest.
fn furthest(
    record: &Record,
    ways: impl Iterator<Item = (Rules, Numbering)>,
) -> (Reach, Result<Start, NoStart>) {
    let mut best = (Reach::default(), None);
    for (rules, numbering) in ways {
        let start = begin(record, rules, numbering);
        let reach = start.as_ref().map_or(Reach::default(), |start| {
            let texts = texts(&record.line, rules.board(), numbering);
            ways::reach(&start.parsed.position, &texts)
        });
        // The first is the likeliest, even if it leads nowhere; one that begins is better.
        let is_better = match &best.1 {
            None => true,
            Some(Err(_)) => start.is_ok(),
            Some(Ok(_)) => reach > best.0,
        };
        if is_better {
            best = (
                reach,
                Some(start.map_err(|error| NoStart::Fen(rules, error))),
            );
        }
        if reach.whole {
            break;
        }
    }
    let (reach, start) = best;
    // There is always a way to look at, so that this stands for nothing.
    let none = || Err(NoStart::Fen(Rules::default(), FenError::Empty));
    (reach, start.unwrap_or_else(none))
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
        let side = parsed.position.turn();
        troubles.push(Trouble::StartNote(fen::FenNote::UnknownSide(side)));
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
