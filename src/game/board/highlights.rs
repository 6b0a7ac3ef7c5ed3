//! What is marked on the board, and why: one pure list, made anew whenever anything changes.

use bevy::prelude::*;

use crate::game::flow::{Flow, Screen, Turn};
use crate::game::input::Hand;
use crate::game::input::selection::{Candidate, Selection};
use crate::game::interface::notice::Notice;
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::rules::{Ending, Position, Rank, Square};

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
    /// This piece has no move left, and its side has lost by it.
    ShutIn,
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
    current: Res<CurrentGame>,
    hand: Res<Hand>,
    motion: Res<Motion>,
    notice: Res<Notice>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    mut highlights: ResMut<Highlights>,
) {
    let mut marks = Vec::new();
    if *screen.get() == Screen::Playing {
        if let Some((played, itinerary, elapsed)) = motion.shown() {
            let landings = itinerary.landings_by(elapsed);
            let left =
                std::iter::once(played.mv.from()).chain(played.route.landings.iter().copied());
            let count = if played.mv.is_capture() {
                landings + usize::from(landings > 0 || !played.dropped)
            } else {
                0
            };
            let total = played.route.landings.len();
            marks.extend(
                left.take(count.min(total))
                    .map(|square| (square, Meaning::WayTaken)),
            );
        } else {
            marks.extend(last_move(&current));
            marks.extend(choices(&hand.selection, &hand.candidates));
            // A chosen piece is in the air, right over its square: there it only swings.
            let chosen = hand.selection.from();
            let refused = notice
                .refused_square()
                .filter(|square| chosen != Some(*square));
            marks.extend(refused.map(|square| (square, Meaning::Refused)));
            if turn.is_some_and(|turn| *turn.get() == Turn::Over) {
                marks.extend(shut_in(&current));
            }
        }
    }
    highlights.set_if_neq(Highlights(marks));
}

/// Where the last move came from and went.
fn last_move(current: &CurrentGame) -> Vec<(Square, Meaning)> {
    let last = current.game().plies().last();
    last.map_or_else(Vec::new, |mv| {
        vec![(mv.from(), Meaning::LastFrom), (mv.to(), Meaning::LastTo)]
    })
}

/// What may be chosen now.
pub fn choices(selection: &Selection, candidates: &[Candidate]) -> Vec<(Square, Meaning)> {
    let compulsory = candidates.iter().any(|candidate| candidate.mv.is_capture());
    let Some(from) = selection.from() else {
        let meaning = if compulsory {
            Meaning::MustCapture
        } else {
            Meaning::MayMove
        };
        let mut movable: Vec<Square> = candidates
            .iter()
            .map(|candidate| candidate.mv.from())
            .collect();
        movable.sort_unstable();
        movable.dedup();
        return movable
            .into_iter()
            .map(|square| (square, meaning))
            .collect();
    };
    let landing = |square| match square {
        _ if square == from => Meaning::BackToStart,
        _ if compulsory => Meaning::CaptureLanding,
        _ => Meaning::Landing,
    };
    std::iter::once((from, Meaning::Chosen))
        .chain(
            selection
                .landings()
                .iter()
                .map(|&square| (square, Meaning::WayTaken)),
        )
        .chain(
            selection
                .next_landings(candidates)
                .into_iter()
                .map(|square| (square, landing(square))),
        )
        .collect()
}

/// The pieces of a side that lost because none of them can move.
fn shut_in(current: &CurrentGame) -> Vec<(Square, Meaning)> {
    let no_moves = current
        .game()
        .outcome()
        .is_some_and(|outcome| outcome.ending == Ending::NoMoves);
    if !no_moves {
        return Vec::new();
    }
    let position = current.position();
    position
        .side_squares(position.turn())
        .iter()
        .map(|square| (square, Meaning::ShutIn))
        .collect()
}

/// Whether a king stands on the square.
pub fn is_king(position: &Position, square: Square) -> bool {
    position
        .piece_at(square)
        .is_some_and(|piece| piece.rank == Rank::King)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::input::selection::candidates;
    use crate::notation::fen;
    use crate::rules::Rules;

    fn told(fen: &str, touches: &[u8]) -> String {
        let candidates = candidates(&fen::read(Rules::Frisian, fen).unwrap());
        let mut selection = Selection::default();
        for &number in touches {
            selection.touch(Square::new(number).unwrap(), &candidates);
        }
        let marks = choices(&selection, &candidates);
        marks
            .iter()
            .map(|(square, meaning)| format!("{square} {meaning:?}"))
            .collect::<Vec<_>>()
            .join(", ")
    }

    #[test]
    fn marks_follow_the_choice() {
        let four = "W:W42,38,22:B37,32,23,8";
        let cases = [
            (
                "what may move",
                "W:W32,45:B1",
                &[][..],
                "32 MayMove, 45 MayMove",
            ),
            ("what must capture", four, &[], "42 MustCapture"),
            (
                "dots for quiet moves",
                "W:W32:B1",
                &[32],
                "32 Chosen, 27 Landing, 28 Landing",
            ),
            (
                "rings for captures",
                four,
                &[42],
                "42 Chosen, 31 CaptureLanding",
            ),
            (
                "a stud on the way taken",
                four,
                &[42, 31],
                "42 Chosen, 31 WayTaken, 33 CaptureLanding",
            ),
        ];
        for (case, fen, touches, expected) in cases {
            assert_eq!(told(fen, touches), expected, "{case}");
        }
    }
}
