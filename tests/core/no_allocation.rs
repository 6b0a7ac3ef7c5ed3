//! Generating and playing moves takes no memory from the heap.

use crate::random;
use damas::rules::perft::{self, Leaves};
use damas::rules::{MoveList, Position, Rules};
use rand::RngExt;

#[test]
fn generation_does_not_allocate() {
    for rules in Rules::ALL {
        let start = Position::start(rules);
        let info = allocation_counter::measure(|| {
            for leaves in [Leaves::Bulk, Leaves::Made] {
                assert!(perft::count(&start, 6, leaves) > 0);
            }
        });
        assert_eq!(info.count_total, 0, "{rules}");
    }
}

#[test]
fn nor_does_it_in_any_position_of_random_games() {
    let mut chance = random::chance(3);
    for rules in Rules::ALL {
        let mut position = Position::start(rules);
        for _ in 0..5_000 {
            let mut moves = MoveList::new();
            let info = allocation_counter::measure(|| moves = position.legal_moves());
            if moves.len() <= MoveList::INLINE {
                assert_eq!(info.count_total, 0, "{position:?}");
            }
            position = if moves.is_empty() {
                Position::start(rules)
            } else {
                position
                    .play(moves[chance.random_range(0..moves.len())])
                    .unwrap()
            };
        }
    }
}
