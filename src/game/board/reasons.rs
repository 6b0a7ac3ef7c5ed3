//! Routes with a reason: those among which the player has to choose; of a refusal what must be taken
//! instead, and the way that was attempted; and the hop of a capture that is being made.

use bevy::prelude::*;

use super::strokes::{Explained, Flight, Offered, ShownRoute};
use crate::game::input::Hand;
use crate::game::interface::notice::Notice;
use crate::game::messages::TouchRefused;
use crate::game::motion::Motion;
use crate::game::motion::pace::Pace;
use crate::game::paint::{RouteEnd, RouteStyle};
use crate::game::referee::CurrentGame;
use crate::rules::{Move as DraughtsMove, Position, Refusal};

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
        explained.set_if_neq(Explained(routes(touch, current.position())));
    } else if notice.refused_square().is_none() {
        explained.set_if_neq(Explained::default());
    }
}

/// What there is to draw of a refusal: nothing where no capture is at stake.
fn routes(touch: &TouchRefused, position: &Position) -> Vec<ShownRoute> {
    let (instead, attempted) = match &touch.refusal {
        Refusal::CaptureIsCompulsory { captures, .. } | Refusal::MustGoOn { captures, .. } => {
            (captures.first(), None)
        }
        Refusal::BetterCapture {
            captures, tried, ..
        } => {
            let to = touch.from.map(|_| touch.to);
            let way = position.attempted_route(touch.piece(), to, tried.victims);
            (captures.first(), way)
        }
        _ => (None, None),
    };
    let must = instead.map(|&mv| of_move(mv, position));
    let refused = attempted.map(|route| ShownRoute {
        from: touch.piece(),
        route,
        style: RouteStyle::Refused,
        end: RouteEnd::Arrow,
    });
    must.into_iter().chain(refused).collect()
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
    use crate::rules::{Rules, Square};

    /// What is drawn of a refused touch, as text: style, way, victims.
    fn drawn(fen: &str, from: Option<u8>, to: u8) -> Vec<String> {
        let position = fen::read(Rules::Frisian, fen).unwrap();
        let square = |number| Square::new(number).unwrap();
        let (from, to) = (from.map(square), square(to));
        let refusal = match from {
            Some(from) => position.explain(from, to),
            None => position.explain_from(to),
        };
        let refusal = refusal.unwrap();
        let touch = TouchRefused { from, to, refusal };
        let told = |shown: ShownRoute| {
            let ShownRoute {
                style, from, route, ..
            } = shown;
            format!(
                "{style:?} {from}x{:?} over {:?}",
                route.landings, route.taken
            )
        };
        routes(&touch, &position).into_iter().map(told).collect()
    }

    #[test]
    fn the_better_capture_is_drawn_and_the_refused_one() {
        let kings = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
        let better = "Gilt 49x[38, 47] over [43, 42]";
        let refused = "Refused 30x[10, 19, 17] over [20, 14, 18]";
        let cases = [
            (
                "a lesser capture to its end",
                kings,
                Some(30),
                17,
                vec![better, refused],
            ),
            (
                "a piece that could only take less",
                kings,
                None,
                30,
                vec![better, "Refused 30x[10, 8, 28] over [20, 9, 18]"],
            ),
            ("a step instead of a capture", kings, None, 50, vec![better]),
            (
                "the rival's piece",
                "W:W50,45,44:B39,40,33,34,1",
                None,
                1,
                vec![],
            ),
        ];
        for (case, fen, from, to, expected) in cases {
            assert_eq!(drawn(fen, from, to), expected, "{case}");
        }
    }
}
