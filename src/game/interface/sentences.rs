//! What the rules say, as phrases.

mod refusals;

pub use refusals::refusal;

use super::Words;
use crate::contest::ClockLaw;
use crate::game::choices::{Kind, Level};
use crate::game::input::selection::{Candidate, Selection};
use crate::game::language::{AllOf, KindName, OneOf, Phrase, RulesName, SideName};
use crate::game::seats::{Seat, Seats};
use crate::rules::{Ending, Game, Move, Outcome, Position, Refusal, Rules, Side, Square};

/// More squares than this are counted and not named.
const NAMED: usize = 4;

/// The side in the words of the catalogue.
pub fn side_name(side: Side) -> SideName {
    match side {
        Side::White => SideName::White,
        Side::Black => SideName::Black,
    }
}

/// What the player at a side is called.
pub fn player_name(seats: Seats, side: Side) -> Phrase {
    match seats.at(side) {
        Seat::Machine(skill) => Phrase::LevelTitle {
            level: Level::of(skill).number(),
        },
        Seat::Person if seats.at(side.opponent()).is_machine() => Phrase::You,
        Seat::Person => Phrase::Side {
            side: side_name(side),
        },
    }
}

/// The kind of draughts in the words of the catalogue.
pub fn kind_name(kind: Kind) -> KindName {
    match kind {
        Kind::Frisian => KindName::Frisian,
        Kind::International => KindName::International,
        Kind::Spanish => KindName::Spanish,
    }
}

/// What rules are called: their kind, and which of its variants where they aren't the first.
pub fn rules_name(words: &Words, rules: Rules) -> String {
    let kind = Kind::of(rules);
    let name = words.say(&Phrase::KindOfDraughts {
        kind: kind_name(kind),
    });
    if kind.variants().first() == Some(&rules) {
        return name;
    }
    let rules = RulesName(rules.name());
    format!("{name} ({})", words.say(&Phrase::Variant { rules }))
}

/// What is chosen and where it can go; `None` while nothing is.
pub fn choice(selection: &Selection, candidates: &[Candidate]) -> Option<Phrase> {
    let square = selection.from()?.number();
    let next = selection.next_landings(candidates);
    let captures = candidates.iter().any(|candidate| candidate.mv.is_capture());
    let landings = OneOf(numbers(&next));
    Some(match (selection.landings().is_empty(), captures) {
        (false, _) => Phrase::GoesOn { landings },
        (true, true) => Phrase::ChosenCaptures { square, landings },
        (true, false) if next.len() > NAMED => Phrase::ChosenMany {
            square,
            count: count(next.len()),
        },
        (true, false) => Phrase::Chosen { square, landings },
    })
}

/// Several moves end where the player pointed.
pub fn unclear(landings: &[Square]) -> Phrase {
    Phrase::SeveralWays {
        landings: OneOf(numbers(landings)),
    }
}

/// What a side must know before it chooses: which pieces must capture; if none must, that it is its
/// turn.
pub fn duty(position: &Position) -> Phrase {
    let moves = position.legal_moves();
    if moves.first().is_some_and(|mv| mv.is_capture()) {
        let squares = AllOf(starts(&moves));
        return Phrase::MustCaptureFrom { squares };
    }
    let side = side_name(position.turn());
    Phrase::ToPlay { side }
}

/// Who won, in two words.
pub fn heading(outcome: &Outcome) -> Phrase {
    outcome.winner.map_or(Phrase::Draw, |winner| Phrase::Wins {
        winner: side_name(winner),
    })
}

/// Who won and by which law, in one sentence; the clock has laws of its own.
pub fn ending(outcome: &Outcome, game: &Game, clock: ClockLaw) -> Phrase {
    let loser = side_name(
        outcome
            .winner
            .map_or(game.position().turn(), Side::opponent),
    );
    match outcome.ending {
        Ending::NoMoves => shut_in(game.position(), loser),
        Ending::NoPieces => Phrase::EndNoPieces { loser },
        Ending::Resignation => Phrase::EndResigned { loser },
        Ending::Agreement => Phrase::EndAgreed,
        Ending::Time if matches!(clock, ClockLaw::PerMove { .. }) => {
            Phrase::EndTimeThrice { loser }
        }
        Ending::Time => Phrase::EndTime { loser },
        Ending::Repetition => Phrase::EndRepetition,
        Ending::KingsOnly => Phrase::EndKingsOnly,
        Ending::NoProgress => Phrase::EndNoProgress,
        Ending::TwoKingsVOne => Phrase::EndTwoKingsOne {
            stronger: side_name(stronger(game.position())),
        },
        Ending::OneKingVOne => Phrase::EndOneKingEach,
        Ending::Fmjd16 => Phrase::EndFmjd16,
        Ending::Fmjd5 => Phrase::EndFmjd5,
    }
}

/// The side to move has pieces and no move.
fn shut_in(position: &Position, loser: SideName) -> Phrase {
    let side = position.turn();
    let resting = position
        .kings(side)
        .iter()
        .find(|&king| matches!(position.explain_from(king), Some(Refusal::KingRests { .. })));
    if let Some(king) = resting {
        return Phrase::EndKingRests {
            loser,
            square: king.number(),
        };
    }
    let squares: Vec<u8> = position
        .side_squares(side)
        .iter()
        .map(Square::number)
        .collect();
    if squares.len() > NAMED {
        Phrase::EndNoMoves { loser }
    } else {
        Phrase::EndShutIn {
            loser,
            squares: AllOf(squares),
        }
    }
}

fn stronger(position: &Position) -> Side {
    if position.side_squares(Side::White).len() > 1 {
        Side::White
    } else {
        Side::Black
    }
}

fn starts(captures: &[Move]) -> Vec<u8> {
    let mut squares: Vec<u8> = captures.iter().map(|mv| mv.from().number()).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
