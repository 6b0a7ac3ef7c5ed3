//! Why a touch leads to no move, as phrases.

use super::{count, side_name, starts};
use crate::game::language::{AllOf, OneOf, Phrase, Taken};
use crate::game::messages::TouchRefused;
use crate::rules::{Criterion, Haul, Lines, Move, Position, Refusal, Side, Square};

/// Why a touch was refused: a headline, where there is one, and the sentences under it.
pub fn refusal(touch: &TouchRefused, position: &Position) -> Vec<Phrase> {
    match &touch.refusal {
        Refusal::CaptureIsCompulsory { captures, .. } => {
            let squares = AllOf(starts(captures));
            vec![Phrase::YouMustCapture, Phrase::MustCaptureFrom { squares }]
        }
        Refusal::BetterCapture {
            tried,
            best,
            decides,
            captures,
        } => {
            let better = captures.first().map(Move::to_string).unwrap_or_default();
            let instead = match touch.from {
                Some(from) => Phrase::NotThat {
                    refused: format!("{from}x{}", touch.to),
                    better,
                },
                None => Phrase::Ringed {
                    better,
                    pieces: count(starts(captures).len()),
                },
            };
            let worth = worth(tried, best, *decides);
            vec![Phrase::BetterCapture, worth, instead]
        }
        Refusal::MustGoOn { at, captures } => {
            let mut ends: Vec<u8> = captures.iter().map(|mv| mv.to().number()).collect();
            ends.sort_unstable();
            ends.dedup();
            let (square, landings) = (at.number(), OneOf(ends));
            vec![
                Phrase::YouMustCapture,
                Phrase::MustGoOn { square, landings },
            ]
        }
        Refusal::KingRests { square, .. } => {
            let square = square.number();
            vec![Phrase::KingMustRest, Phrase::KingRests { square }]
        }
        Refusal::WrongDirection => vec![wrong_direction(touch, position)],
        Refusal::Blocked { by } if *by == touch.to => vec![occupied(touch, position)],
        other => vec![plain(other, touch, position.turn())],
    }
}

/// Reasons that need no headline.
fn plain(refusal: &Refusal, touch: &TouchRefused, turn: Side) -> Phrase {
    let (from, to) = (touch.stop().number(), touch.to.number());
    match refusal {
        Refusal::NothingThere { square } => Phrase::NothingThere {
            square: square.number(),
        },
        Refusal::NotYourPiece { square } => Phrase::NotYourPiece {
            square: square.number(),
            turn: side_name(turn),
        },
        Refusal::OnlyPassed { passed } => Phrase::OnlyPassedLastRow {
            square: passed.number(),
        },
        Refusal::Blocked { .. } => Phrase::WayBlocked { from, to },
        Refusal::TooFar => Phrase::ManOneSquare,
        Refusal::NothingToTake { from, to } => Phrase::NothingToTake {
            from: from.number(),
            to: to.number(),
        },
        Refusal::TakenAlready { square } => Phrase::TakenOnce {
            square: square.number(),
        },
        Refusal::ShutIn { square } => Phrase::Blocked {
            square: square.number(),
        },
        Refusal::GameOver { .. } => Phrase::GameOver,
        _ => Phrase::NotALine { from, to },
    }
}

/// A square with a piece on it; who touches a piece that can be taken is told how.
fn occupied(touch: &TouchRefused, position: &Position) -> Phrase {
    let square = touch.to;
    let moves = position.legal_moves();
    let mut routes = moves
        .iter()
        .filter(|mv| Some(mv.from()) == touch.from)
        .flat_map(|&mv| position.routes(mv));
    let goes_on = |landings: &[Square]| landings.starts_with(&touch.landings);
    let takes = routes.any(|route| goes_on(&route.landings) && route.taken.contains(&square));
    let square = square.number();
    if takes {
        Phrase::LandBehind { square }
    } else {
        Phrase::Occupied { square }
    }
}

/// Along rows and columns nothing moves, or one kind of piece doesn't; along diagonals only men
/// are held to a direction.
fn wrong_direction(touch: &TouchRefused, position: &Position) -> Phrase {
    let (board, law) = (position.board(), position.rules().declaration());
    let (row, column) = board.row_column(touch.stop());
    let (to_row, to_column) = board.row_column(touch.to);
    if row == to_row || column == to_column {
        return match law.man_captures {
            Lines::All => Phrase::OnlyDiagonal,
            Lines::Forward | Lines::Diagonals => Phrase::DiagonalsOnly,
        };
    }
    // A jump, were it allowed.
    let between = (row.abs_diff(to_row) == 2)
        .then(|| board.square_at(row.midpoint(to_row), column.midpoint(to_column)));
    let victim = between
        .flatten()
        .and_then(|square| position.piece_at(square));
    if victim.is_some_and(|piece| piece.side != position.turn()) {
        Phrase::ManCapturesForward
    } else {
        Phrase::ManGoesForward
    }
}

fn worth(tried: &Haul, best: &Haul, decides: Criterion) -> Phrase {
    let pieces = |haul: &Haul| u32::from(haul.men) + u32::from(haul.kings);
    match decides {
        Criterion::Value => Phrase::WorthMore {
            better: taken(best),
            worse: taken(tried),
        },
        Criterion::Count => Phrase::MostPieces {
            better: pieces(best),
            worse: pieces(tried),
        },
        Criterion::KingsTaken => Phrase::MostKings {
            better: best.kings.into(),
            worse: tried.kings.into(),
        },
        Criterion::KingTakes => Phrase::KingTakesFirst,
    }
}

fn taken(haul: &Haul) -> Taken {
    Taken {
        men: haul.men,
        kings: haul.kings,
    }
}
