//! Drawings with a reason: the routes among which the player has to choose; of a refusal what must be
//! taken instead, the way that was attempted and the squares it is about; and the hop of a capture that
//! is being made.

use bevy::prelude::*;

use super::highlights::Meaning;
use super::strokes::{Explained, Flight, Offered, ShownRoute};
use crate::game::input::Hand;
use crate::game::interface::notice::Notice;
use crate::game::messages::TouchRefused;
use crate::game::motion::Motion;
use crate::game::motion::pace::Pace;
use crate::game::paint::{RouteEnd, RouteStyle};
use crate::game::referee::CurrentGame;
use crate::rules::{CaptureRoute, Game, Move as DraughtsMove, Position, Refusal, Square};

/// Draws the routes that are offered, the first three: more can't be told apart.
pub(super) fn offer(hand: Res<Hand>, mut offered: ResMut<Offered>) {
    let styles = [RouteStyle::Gilt, RouteStyle::Second, RouteStyle::Third];
    let routes = hand.offered.iter().zip(styles);
    let routes = routes.map(|(way, style)| ShownRoute {
        from: way.mv.from(),
        route: way.route.clone(),
        style,
        end: RouteEnd::Ring,
    });
    offered.set_if_neq(Offered(routes.collect()));
}

/// Draws the hop that a capture is making; none where a hand has carried the piece, and none where
/// nothing is to move.
pub(super) fn fly(motion: Res<Motion>, pace: Res<Pace>, mut flight: ResMut<Flight>) {
    let hop = motion.shown().and_then(|(played, itinerary, elapsed)| {
        let flies = played.mv.is_capture() && !played.dropped && !pace.stands_still();
        let landings = &played.route.landings;
        let landed = itinerary.landings_by(elapsed);
        let from = match landed.checked_sub(1) {
            Some(last) => *landings.get(last)?,
            None => played.mv.from(),
        };
        landings.get(landed).filter(|_| flies).map(|&to| (from, to))
    });
    flight.set_if_neq(Flight(hop));
}

/// Draws the refusal of the moment; it stays as long as its sentence.
pub(super) fn explain(
    mut touches: MessageReader<TouchRefused>,
    current: Res<CurrentGame>,
    notice: Res<Notice>,
    mut explained: ResMut<Explained>,
) {
    if let Some(touch) = touches.read().last() {
        explained.set_if_neq(Explained {
            routes: routes(touch, current.position()),
            marks: marks(touch, current.game()),
        });
    } else if notice.refused_square().is_none() {
        explained.set_if_neq(Explained::default());
    }
}

/// What must be taken instead, where a capture is at stake, and the way that was attempted.
fn routes(touch: &TouchRefused, position: &Position) -> Vec<ShownRoute> {
    let (instead, attempted) = match &touch.refusal {
        Refusal::CaptureIsCompulsory { captures, .. } => (captures.first(), straight(touch)),
        // What was attempted is the beginning of what must be played.
        Refusal::MustGoOn { captures, .. } => (captures.first(), None),
        Refusal::BetterCapture {
            captures, tried, ..
        } => {
            let to = touch.from.map(|_| touch.to);
            let way = position.attempted_route(touch.piece(), to, tried.victims);
            (captures.first(), way.map(|way| (touch.piece(), way)))
        }
        _ => (None, straight(touch)),
    };
    let must = instead.map(|&mv| of_move(mv, position));
    let refused = attempted.map(|(from, route)| ShownRoute {
        from,
        route,
        style: RouteStyle::Refused,
        end: RouteEnd::Arrow,
    });
    must.into_iter().chain(refused).collect()
}

/// From where the piece was to go on straight to the square that was touched; `None` where that is
/// the piece itself.
fn straight(touch: &TouchRefused) -> Option<(Square, CaptureRoute)> {
    let route = CaptureRoute {
        landings: vec![touch.to],
        taken: Vec::new(),
    };
    (touch.stop() != touch.to).then(|| (touch.stop(), route))
}

/// The squares that a refusal is about: what stands in the way, what is shut in, where a man or a
/// king came by. Where the way alone doesn't tell what is wrong, where it ends.
fn marks(touch: &TouchRefused, game: &Game) -> Vec<(Square, Meaning)> {
    match touch.refusal {
        Refusal::Blocked { by: square } | Refusal::TakenAlready { square } => {
            vec![(square, Meaning::Refused)]
        }
        Refusal::ShutIn { square } => vec![(square, Meaning::ShutIn)],
        Refusal::OnlyPassed { passed } => vec![(passed, Meaning::WayTaken)],
        Refusal::KingRests { square, count } => {
            let left = came_by(game, square, count.into()).into_iter();
            left.map(|square| (square, Meaning::WayTaken)).collect()
        }
        Refusal::WrongDirection
        | Refusal::TooFar
        | Refusal::NotOnALine
        | Refusal::NothingToTake { .. }
            if touch.from.is_some() =>
        {
            vec![(touch.to, Meaning::Refused)]
        }
        _ => Vec::new(),
    }
}

/// The squares that a king left with its last so many moves, each once.
fn came_by(game: &Game, king: Square, moves: usize) -> Vec<Square> {
    let (mut at, mut left) = (king, Vec::new());
    // Its side's moves, the last one first: the other side is to move after each.
    for mv in game.plies().iter().rev().skip(1).step_by(2).take(moves) {
        if mv.to() != at {
            break;
        }
        at = mv.from();
        if at != king && !left.contains(&at) {
            left.push(at);
        }
    }
    left
}

fn of_move(mv: DraughtsMove, position: &Position) -> ShownRoute {
    ShownRoute {
        from: mv.from(),
        route: position.route(mv),
        style: RouteStyle::Gilt,
        end: RouteEnd::Arrow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    /// What is drawn of a refused touch after these landings, as text.
    fn drawn(game: &Game, route: &[u8], to: u8) -> Vec<String> {
        let (position, to) = (game.position(), square(to));
        let mut landings: Vec<Square> = route.iter().map(|&number| square(number)).collect();
        let from = (!landings.is_empty()).then(|| landings.remove(0));
        let refusal = match from {
            Some(from) if landings.is_empty() => game.explain(from, to),
            Some(from) => position.explain_route(&[&[from], &landings[..], &[to]].concat()),
            None => position.explain_from(to),
        };
        let refusal = refusal.unwrap();
        let touch = TouchRefused {
            from,
            landings,
            to,
            refusal,
        };
        let told = |shown: ShownRoute| {
            let ShownRoute {
                style, from, route, ..
            } = shown;
            let (landings, taken) = (route.landings, route.taken);
            if taken.is_empty() {
                format!("{style:?} {from} to {landings:?}")
            } else {
                format!("{style:?} {from}x{landings:?} over {taken:?}")
            }
        };
        let routes = routes(&touch, position).into_iter().map(told);
        let marks = marks(&touch, game).into_iter();
        let marks = marks.map(|(square, meaning)| format!("{meaning:?} {square}"));
        routes.chain(marks).collect()
    }

    fn game(rules: Rules, fen: &str, moves: &[(u8, u8)]) -> Game {
        let mut game = Game::from_position(fen::read(rules, fen).unwrap());
        for &(from, to) in moves {
            let legal = game.position().legal_moves();
            let ends = |mv: &&DraughtsMove| (mv.from().number(), mv.to().number()) == (from, to);
            let mv = *legal.iter().find(ends).expect("it is legal");
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn the_better_capture_is_drawn_and_the_refused_one() {
        let kings = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
        let kings = game(Rules::Frisian, kings, &[]);
        let better = "Gilt 49x[38, 47] over [43, 42]";
        let refused = "Refused 30x[10, 19, 17] over [20, 14, 18]";
        let lesser = "Refused 30x[10, 8, 28] over [20, 9, 18]";
        let cases = [
            ("to its end", &[30][..], 17, &[better, refused][..]),
            ("a piece that takes less", &[], 30, &[better, lesser]),
            ("a piece that takes nothing", &[], 50, &[better]),
            ("a step", &[49], 44, &[better, "Refused 49 to [44]"]),
        ];
        for (case, route, to, expected) in cases {
            assert_eq!(drawn(&kings, route, to), expected, "{case}");
        }
    }

    #[test]
    fn every_refusal_is_drawn_with_what_it_is_about() {
        use Rules::{Frisian, International};
        let rests = [(28, 23), (26, 31), (23, 28), (31, 36), (28, 23), (1, 6)];
        let passes = "W:W9,25:B32,K10,K15";
        let cases = [
            (
                "a king that has moved three times",
                game(Frisian, "W:WK28,45:B26,1", &rests),
                &[][..],
                23,
                &["WayTaken 28"][..],
            ),
            (
                "a man that passes the last row",
                game(Frisian, passes, &[]),
                &[25],
                41,
                &["Refused 25 to [41]", "WayTaken 5"],
            ),
            (
                "a square that isn’t free",
                game(Frisian, "W:W32,28:B1", &[]),
                &[32],
                28,
                &["Refused 32 to [28]", "Refused 28"],
            ),
            (
                "a way that isn’t free",
                game(Frisian, "W:WK46,37:B1", &[]),
                &[46],
                28,
                &["Refused 46 to [28]", "Refused 37"],
            ),
            (
                "a piece that is shut in",
                game(Frisian, "W:W31,26,27,22,21,36:B1", &[]),
                &[],
                31,
                &["ShutIn 31"],
            ),
            (
                "backwards",
                game(Frisian, "W:W32:B1", &[]),
                &[32],
                38,
                &["Refused 32 to [38]", "Refused 38"],
            ),
            (
                "too far",
                game(Frisian, "W:W32:B1", &[]),
                &[32],
                23,
                &["Refused 32 to [23]", "Refused 23"],
            ),
            (
                "along no line",
                game(Frisian, "W:W32:B1", &[]),
                &[32],
                24,
                &["Refused 32 to [24]", "Refused 24"],
            ),
            (
                "over a piece that is jumped already",
                game(International, "W:WK46:B37,28,17", &[]),
                &[46, 32, 10],
                46,
                &["Refused 10 to [46]", "Refused 28"],
            ),
        ];
        for (case, game, route, to, expected) in cases {
            assert_eq!(drawn(&game, route, to), expected, "{case}");
        }
        let theirs = game(Frisian, "W:W50,45,44:B39,40,33,34,1", &[]);
        assert!(drawn(&theirs, &[], 1).is_empty(), "the ring tells it all");
    }
}
