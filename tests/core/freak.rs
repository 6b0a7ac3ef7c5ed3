//! Positions that nobody plays but a hostile file may hold: answered exactly and soon.

use std::collections::{BTreeSet, HashSet};

use crate::common::{plain, position};
use crate::naive::{Paper, Plain, Sequence};
use crate::random;
use damas::rules::{Board, MAX_ROUTES, Piece, Position, Rules, Side};
use rand::RngExt;

/// A king that can tour most of the board in millions of ways.
const TOURS: &str = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";

/// The compulsory captures, walking on only once from each square with each set of victims:
/// however many ways there are, the places are few.
fn captures_by_place(position: &Position) -> BTreeSet<Plain> {
    let paper = Paper::new(position);
    let mut sequences = Vec::new();
    for &(from, piece) in paper.own() {
        let mut waiting = vec![Sequence::start(from, piece)];
        let mut seen = HashSet::new();
        while let Some(sequence) = waiting.pop() {
            for next in paper.jumped(&sequence) {
                let mut victims = next.victims.clone();
                victims.sort_unstable();
                if seen.insert((next.at, victims)) {
                    sequences.push(next.clone());
                    waiting.push(next);
                }
            }
        }
    }
    let best = sequences.iter().map(|sequence| paper.worth(sequence)).max();
    sequences.retain(|sequence| Some(paper.worth(sequence)) == best);
    sequences
        .iter()
        .map(|sequence| paper.plain(sequence))
        .collect()
}

fn agrees(position: &Position) -> bool {
    let moves = position.legal_moves();
    let found: BTreeSet<_> = moves.iter().map(plain).collect();
    assert_eq!(found.len(), moves.len(), "twins in {position:?}");
    let captures = moves.iter().any(|mv| mv.is_capture());
    if captures {
        assert_eq!(found, captures_by_place(position), "{position:?}");
    }
    captures
}

#[test]
fn a_king_with_millions_of_ways_is_answered() {
    let position = position(Rules::Frisian, TOURS);
    assert!(agrees(&position));
    for &mv in &position.legal_moves() {
        let routes = position.routes(mv);
        assert!((1..=MAX_ROUTES).contains(&routes.len()) && routes.is_sorted());
        assert_eq!(position.route(mv), routes[0]);
        let squares: Vec<_> = [mv.from()]
            .into_iter()
            .chain(routes[0].landings.clone())
            .collect();
        assert_eq!(position.explain_route(&squares), None);
    }
    // Explaining looks at a bounded part of what the king could do.
    for square in Board::Ten.squares() {
        assert!(position.explain(square, square).is_some());
    }
}

#[test]
fn each_king_begins_anew() {
    // What the first king remembers of its ways would hide moves of the second.
    let two =
        "W:WK3,K31:BK1,K9,K18,K19,K20,K21,K22,K25,K29,K33,K34,K35,K36,K37,K38,K40,K41,K44,K49";
    assert!(agrees(&position(Rules::Frisian, two)));
}

#[test]
fn kings_among_many_kings_are_answered() {
    let mut chance = random::chance(11);
    let mut captures = 0;
    while captures < 30 {
        let mut pieces = Vec::new();
        for square in Board::Ten.squares() {
            if chance.random_bool(0.35) {
                let own = chance.random_bool(0.07);
                pieces.push((
                    square,
                    Piece::king(if own { Side::White } else { Side::Black }),
                ));
            }
        }
        let rules = [Rules::Frisian, Rules::FrisianLudoteka, Rules::International];
        let rules = rules[chance.random_range(0..rules.len())];
        let position = Position::new(rules, Side::White, pieces, [None; 2]).unwrap();
        captures += u32::from(agrees(&position));
    }
}
