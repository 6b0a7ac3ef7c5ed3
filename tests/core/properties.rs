//! What holds for every position, with the smallest position for which it doesn't.

use std::collections::BTreeMap;

use damas::notation::{fen, movetext};
use damas::rules::{Game, KingRun, Move, Piece, Position, Rules, Side, Square};
use proptest::prelude::*;
use proptest::sample::select;

fn side() -> impl Strategy<Value = Side> {
    select(&Side::ALL[..])
}

/// Any position of any rule set.
fn position() -> impl Strategy<Value = Position> {
    let piece = (1_u8..=50, side(), any::<bool>());
    let pieces = prop::collection::vec(piece, 0..40);
    let runs = prop::array::uniform2(prop::option::of((0..40_usize, 1_u8..=3)));
    (select(&Rules::ALL[..]), side(), pieces, runs).prop_map(|(rules, turn, pieces, runs)| {
        let board = rules.board();
        let place = |(number, side, king): (u8, Side, bool)| {
            let square = Square::new(number.min(board.last())).unwrap();
            let crowned = board.row_column(square).0 == board.crown_row(side);
            let piece = if king || crowned {
                Piece::king(side)
            } else {
                Piece::man(side)
            };
            (square, piece)
        };
        let pieces: BTreeMap<_, _> = pieces.into_iter().map(place).collect();
        let runs = Side::ALL.map(|side| {
            let (place, count) = runs[side.index()]?;
            let kings = pieces
                .iter()
                .filter(|(_, piece)| **piece == Piece::king(side));
            let square = kings.map(|(square, _)| *square).cycle().nth(place)?;
            Some(KingRun { square, count })
        });
        Position::new(rules, turn, pieces, runs).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_position_is_what_its_fen_says(position in position()) {
        let text = fen::write(&position);
        prop_assert_eq!(fen::read(position.rules(), &text), Ok(position));
    }

    #[test]
    fn a_text_names_one_move(position in position()) {
        let mut named = BTreeMap::<String, Move>::new();
        for mv in position.legal_moves() {
            let twin = named.insert(movetext::write(&position, mv), mv);
            prop_assert_eq!(twin, None, "{:?}", mv);
        }
    }

    #[test]
    fn a_move_from_elsewhere_is_legal_if_it_is_one_of_the_legal_ones(
        position in position(),
        other in position(),
        played in 0..200_usize,
    ) {
        let near = position.legal_moves().get(played).map(|&mv| position.play(mv).unwrap());
        for elsewhere in [Some(other), near].into_iter().flatten() {
            for mv in elsewhere.legal_moves() {
                let legal = position.legal_moves().contains(&mv);
                prop_assert_eq!(position.is_legal(mv), legal, "{:?}", mv);
            }
        }
    }

    #[test]
    fn the_victims_leave_and_nothing_else_does(position in position()) {
        for mv in position.legal_moves() {
            let after = position.play(mv).unwrap();
            let (us, them) = (position.turn(), position.turn().opponent());
            let left = position.side_squares(them).iter().filter(|&square| !mv.taken().contains(square));
            prop_assert!(after.side_squares(them).iter().eq(left));
            prop_assert_eq!(after.side_squares(us).len(), position.side_squares(us).len());
            let capture = position.legal_moves().iter().any(|other| other.is_capture());
            prop_assert_eq!(mv.is_capture(), capture);
        }
    }

    #[test]
    fn a_legal_move_is_never_refused_and_an_illegal_one_always(
        position in position(),
        from in 1_u8..=50,
        to in 1_u8..=50,
    ) {
        let [from, to] = [from, to].map(|number| Square::new(number).unwrap());
        let moves = position.legal_moves();
        let legal = moves.iter().any(|mv| (mv.from(), mv.to()) == (from, to));
        prop_assert_eq!(position.explain(from, to).is_none(), legal);
        prop_assert_eq!(position.explain_from(from).is_none(), moves.iter().any(|mv| mv.from() == from));
        for &mv in moves.iter().take(3) {
            let squares: Vec<_> = [mv.from()].into_iter().chain(position.route(mv).landings).collect();
            prop_assert_eq!(position.explain_route(&squares), None);
        }
        let game = Game::from_position(position);
        prop_assert_eq!(game.explain(from, to).is_none(), legal && game.outcome().is_none());
    }

    #[test]
    fn any_route_is_answered(position in position(), route in prop::collection::vec(1_u8..=50, 0..6)) {
        let route: Vec<_> = route.into_iter().filter_map(Square::new).collect();
        if position.explain_route(&route).is_none() {
            let ends = (route[0], route[route.len() - 1]);
            prop_assert!(position.legal_moves().iter().any(|mv| (mv.from(), mv.to()) == ends));
        }
    }
}
