//! How differently games begin: against a rival that always plays by the same list, only the
//! engine's own whims make one game unlike another.

use std::collections::HashSet;

use super::{Engine, Limits, Settings, Skill, Stop, Task};
use crate::rules::{Game, Move, Position, Rules, Side};

/// Positions that are looked at for each move, whatever the level: what makes games differ doesn't
/// hang on how deep is searched.
const NODES: u64 = 500;

/// A rival that always plays the first of its legal moves in an order: by their ends, then by
/// their starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// From the highest square to the lowest.
    HighestFirst,
    /// From the lowest square to the highest.
    LowestFirst,
}

impl Rival {
    fn choose(self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let order = |mv: &&Move| (mv.to(), mv.from());
        let first = match self {
            Self::HighestFirst => moves.iter().max_by_key(order),
            Self::LowestFirst => moves.iter().min_by_key(order),
        };
        first.copied()
    }
}

/// An engine of some strength that plays one side against such a rival.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// By which rules.
    pub rules: Rules,
    /// The engine's side.
    pub side: Side,
    /// How well it plays.
    pub skill: Skill,
    /// Whom it meets.
    pub rival: Rival,
}

impl Pairing {
    /// The game of this seed after so many plies, or where it is over before.
    pub fn game(&self, seed: u64, plies: usize) -> Game {
        let mut engine = Engine::new(Settings::default());
        let task = Task {
            limits: Limits::nodes(NODES),
            skill: self.skill,
            seed,
            ..Task::default()
        };
        let mut game = Game::new(self.rules);
        while game.plies().len() < plies {
            let mv = if game.position().turn() == self.side {
                let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
                verdict.map(|verdict| verdict.mv)
            } else {
                self.rival.choose(game.position())
            };
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        game
    }

    /// How many different positions so many games have reached after so many plies.
    pub fn positions(&self, games: u64, plies: usize) -> usize {
        let after = |seed| *self.game(seed, plies).position();
        (0..games).map(after).collect::<HashSet<_>>().len()
    }
}
