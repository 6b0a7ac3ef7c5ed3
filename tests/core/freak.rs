//! Positions that nobody plays but a hostile file may hold: answered exactly and at once.

use std::collections::BTreeSet;

use damas::notation::fen;
use damas::rules::{MAX_ROUTES, Rules};

/// A king that can tour most of the board in millions of ways.
const TOURS: &str = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";

#[test]
fn a_king_with_millions_of_ways_is_answered_at_once() {
    let position = fen::read(Rules::Frisian, TOURS).unwrap();
    let moves = position.legal_moves();
    println!("{} moves {:?}", moves.len(), moves.first());
    let distinct: BTreeSet<_> = moves
        .iter()
        .map(|mv| (mv.to(), format!("{:?}", mv.taken())))
        .collect();
    assert_eq!(distinct.len(), moves.len());
    for &mv in &moves {
        let routes = position.routes(mv);
        assert!(!routes.is_empty() && routes.len() <= MAX_ROUTES);
        assert!(routes.is_sorted());
        assert_eq!(position.route(mv), routes[0]);
    }
}
