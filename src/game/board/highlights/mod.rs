//! What is marked on the board, and why: one pure list, made anew whenever anything changes.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::on_board::{OnBoard, Source};
use super::strokes::{Explained, Offered, ShownRoute};
use crate::game::editor::Editor;
use crate::game::flow::{Flow, Screen, Turn};
use crate::game::input::Hand;
use crate::game::input::keyboard::Cursor;
use crate::game::input::selection::{Candidate, Selection};
use crate::game::interface::notice::Notice;
use crate::game::looking_back::Viewed;
use crate::game::messages::MovePlayed;
use crate::game::motion::Motion;
use crate::game::paint::RouteStyle;
use crate::game::referee::CurrentGame;
use crate::rules::{Ending, Move as DraughtsMove, Position, Rank, Side, Square};

/// A meaning that a mark can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The last move came from here.
    LastFrom,
    /// The last move went here.
    LastTo,
    /// This piece may move.
    MayMove,
    /// This piece must capture.
    MustCapture,
    /// This piece is chosen.
    Chosen,
    /// The chosen piece may go here.
    Landing,
    /// The chosen piece may capture and land here.
    CaptureLanding,
    /// A circular capture comes back to here.
    BackToStart,
    /// A square of the route that is left behind.
    WayTaken,
    /// This touch was refused.
    Refused,
    /// The keyboard's cursor stands here.
    Cursor,
    /// This piece has no move left, and its side has lost by it.
    ShutIn,
    /// The game is a draw by a law that counts this piece, or its moves.
    Drawn,
    /// This king has made so many quiet moves in succession.
    KingRest(u8),
    /// This piece is taken by a route that is drawn.
    Victim {
        /// Which route.
        route: RouteStyle,
        /// The how-manieth it takes, from 1.
        number: u8,
        /// Other routes that are drawn take it too.
        shared: bool,
    },
}

/// All marks of the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlights(pub Vec<(Square, Meaning)>);

impl Highlights {
    /// Whether a mark on the square would cross the number printed there.
    pub fn frames(&self, square: Square) -> bool {
        let framing = [
            Meaning::LastFrom,
            Meaning::LastTo,
            Meaning::Chosen,
            Meaning::ShutIn,
            Meaning::Cursor,
        ];
        self.0
            .iter()
            .any(|(on, meaning)| *on == square && framing.contains(meaning))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .add_systems(Update, mark.in_set(Flow::Show));
}

pub(super) fn mark(
    (current, viewed, on_board): (Res<CurrentGame>, Res<Viewed>, Res<OnBoard>),
    (hand, cursor): (Res<Hand>, Res<Cursor>),
    (offered, explained): (Res<Offered>, Res<Explained>),
    motion: Res<Motion>,
    (notice, editor, screen): (Res<Notice>, Res<Editor>, Res<State<Screen>>),
    turn: Option<Res<State<Turn>>>,
    mut highlights: ResMut<Highlights>,
) {
    let mut marks = Vec::new();
    if let Some((played, itinerary, elapsed)) = motion.shown() {
        marks.extend(under_way(played, itinerary.landings_by(elapsed)));
    } else {
        marks.extend(last_move(on_board.last));
        if on_board.source == Source::Game {
            marks.extend(choices(&hand.selection, &hand.candidates));
            marks.extend(resting_kings(&on_board.position));
        }
        marks.extend(victims(offered.0.iter().chain(&explained.routes)));
        let sets_up = *screen.get() == Screen::Editor;
        if sets_up || !hand.candidates.is_empty() {
            marks.extend(cursor.0.map(|square| (square, Meaning::Cursor)));
        }
        // A chosen piece is in the air, right over its square: there it only swings.
        let refused = notice
            .refused_square()
            .filter(|square| hand.selection.from() != Some(*square))
            .filter(|square| explained.marks.iter().all(|(at, _)| at != square))
            .or(editor.refused_square().filter(|_| sets_up));
        marks.extend(refused.map(|square| (square, Meaning::Refused)));
        marks.extend(&explained.marks);
        if viewed.is_present() && turn.is_some_and(|turn| *turn.get() == Turn::Over) {
            marks.extend(at_the_end(&current));
        }
    }
    highlights.set_if_neq(Highlights(marks));
}

/// Kings whose quiet moves count, where their side has men that could move instead.
fn resting_kings(position: &Position) -> Vec<(Square, Meaning)> {
    let has_men = |side: &Side| position.side_squares(*side).len() > position.kings(*side).len();
    let sides = Side::ALL.into_iter().filter(has_men);
    sides
        .filter_map(|side| position.king_run(side))
        .map(|run| (run.square, Meaning::KingRest(run.count)))
        .collect()
}

/// The numbers of the pieces that routes take; where several take one, each has its own corner.
fn victims<'a>(routes: impl Iterator<Item = &'a ShownRoute> + Clone) -> Vec<(Square, Meaning)> {
    let takers = |square: &Square| {
        let mut all = routes.clone();
        let takers = all
            .by_ref()
            .filter(|shown| shown.route.taken.contains(square));
        takers.count()
    };
    let numbered = routes.clone().flat_map(|shown| {
        let taken = shown.route.taken.iter().zip(1..);
        taken.map(move |(&square, number)| (shown.style, square, number))
    });
    numbered
        .map(|(route, square, number)| {
            let shared = takers(&square) > 1;
            let meaning = Meaning::Victim {
                route,
                number,
                shared,
            };
            (square, meaning)
        })
        .collect()
}

/// The squares that a capture has left behind after so many landings, and those to come.
fn under_way(played: &MovePlayed, landed: usize) -> Vec<(Square, Meaning)> {
    let (from, landings) = (played.mv.from(), &played.route.landings);
    if !played.mv.is_capture() {
        return Vec::new();
    }
    // A hand has carried the piece all the way.
    let landed = if played.dropped {
        landings.len()
    } else {
        landed.min(landings.len())
    };
    let stops = std::iter::once(&from).chain(landings);
    let left = stops.take((landed + 1).min(landings.len()));
    left.map(|&square| (square, Meaning::WayTaken))
        .chain(rings(from, landings[landed..].iter().copied()))
        .collect()
}

/// Where a capture that began on `from` lands.
fn rings(
    from: Square,
    landings: impl Iterator<Item = Square>,
) -> impl Iterator<Item = (Square, Meaning)> {
    landings.map(move |square| {
        let meaning = if square == from {
            Meaning::BackToStart
        } else {
            Meaning::CaptureLanding
        };
        (square, meaning)
    })
}

/// Where the last move came from and went.
fn last_move(last: Option<DraughtsMove>) -> Vec<(Square, Meaning)> {
    last.map_or_else(Vec::new, |mv| {
        vec![(mv.from(), Meaning::LastFrom), (mv.to(), Meaning::LastTo)]
    })
}

/// What may be chosen now; of a capture all its landings, so that its whole way is seen.
pub fn choices(selection: &Selection, candidates: &[Candidate]) -> Vec<(Square, Meaning)> {
    let compulsory = candidates.iter().any(|candidate| candidate.mv.is_capture());
    let Some(from) = selection.from() else {
        return movable(candidates, compulsory);
    };
    let mut marks = vec![(from, Meaning::Chosen)];
    let chosen = selection.landings().iter();
    marks.extend(chosen.map(|&square| (square, Meaning::WayTaken)));
    let ahead = selection.landings_ahead(candidates).into_iter();
    if compulsory {
        marks.extend(rings(from, ahead));
    } else {
        marks.extend(ahead.map(|square| (square, Meaning::Landing)));
    }
    marks
}

/// The pieces of which one has to be chosen.
fn movable(candidates: &[Candidate], compulsory: bool) -> Vec<(Square, Meaning)> {
    let meaning = if compulsory {
        Meaning::MustCapture
    } else {
        Meaning::MayMove
    };
    let pieces = candidates.iter().map(|candidate| candidate.mv.from());
    let pieces: BTreeSet<Square> = pieces.collect();
    pieces.into_iter().map(|square| (square, meaning)).collect()
}

/// The pieces by which the game ended: those of a side that has no move, and those that the law of a
/// draw speaks of.
pub fn at_the_end(current: &CurrentGame) -> Vec<(Square, Meaning)> {
    let (game, position) = (current.game(), current.position());
    let pieces = || position.pieces().map(|(square, _)| square);
    let ending = game.outcome().map(|outcome| outcome.ending);
    let (squares, meaning): (Vec<Square>, _) = match ending {
        Some(Ending::NoMoves) => {
            let stuck = position.side_squares(position.turn());
            (stuck.iter().collect(), Meaning::ShutIn)
        }
        Some(
            Ending::TwoKingsVOne
            | Ending::OneKingVOne
            | Ending::Fmjd16
            | Ending::Fmjd5
            | Ending::KingsOnly,
        ) => (pieces().collect(), Meaning::Drawn),
        Some(Ending::NoProgress) => {
            let kings = pieces().filter(|&square| is_king(position, square));
            (kings.collect(), Meaning::Drawn)
        }
        // Those that went to and fro last.
        Some(Ending::Repetition) => {
            let last = game.plies().iter().rev().take(2);
            (last.map(|mv| mv.to()).collect(), Meaning::Drawn)
        }
        _ => return Vec::new(),
    };
    squares
        .into_iter()
        .map(|square| (square, meaning))
        .collect()
}

/// Whether a king stands on the square.
pub fn is_king(position: &Position, square: Square) -> bool {
    position
        .piece_at(square)
        .is_some_and(|piece| piece.rank == Rank::King)
}
