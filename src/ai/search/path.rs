//! The way from the start of the game to the position that is being looked at.

use crate::rules::{Game, Move};

/// The positions so far, as far back as any of them can come again.
#[derive(Debug, Default)]
pub(super) struct Path {
    steps: Vec<Step>,
    /// Where the search began.
    root: usize,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    key: u64,
    /// Plies since a capture or a man's move, after which nothing earlier comes again.
    reversible: usize,
}

/// How often the law lets a position come, before this time.
const EARLIER: usize = 2;

impl Path {
    /// The way that a game has gone.
    pub(super) fn of(game: &Game) -> Self {
        let mut path = Self::default();
        let start = Step {
            key: game.start().key(),
            reversible: 0,
        };
        path.steps.push(start);
        for (ply, &mv) in game.plies().iter().enumerate() {
            if let Some(position) = game.position_at(ply + 1) {
                path.push(position.key(), mv);
            }
        }
        path.root = path.steps.len() - 1;
        path
    }

    /// Goes on to the position with this key.
    pub(super) fn push(&mut self, key: u64, mv: Move) {
        let reversible = match self.steps.last() {
            Some(last) if mv.by_king() && !mv.is_capture() => last.reversible + 1,
            _ => 0,
        };
        self.steps.push(Step { key, reversible });
    }

    /// Goes back to the position before.
    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// The key of the position that is being looked at.
    pub(super) fn key(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.key)
    }

    /// Whether the position is as good as drawn by repetition: it has come three times, or twice
    /// since the search began, for what could be tried the second time could be the first time.
    pub(super) fn repeats(&self) -> bool {
        let Some(&Step { key, reversible }) = self.steps.last() else {
            return false;
        };
        let now = self.steps.len() - 1;
        let mut earlier = 0;
        // Two plies each are the least that leads back.
        for back in (4..=reversible).step_by(2) {
            if self.steps[now - back].key == key {
                earlier += 1;
                if now - back > self.root || earlier == EARLIER {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    #[test]
    fn a_position_may_come_once_more_than_before_the_search() {
        let start = fen::read(Rules::Frisian, "W:WK47,K48:BK3,K4").unwrap();
        let mut game = Game::from_position(start);
        let mut circle = || {
            for text in ["47-42", "3-8", "42-47", "8-3"] {
                let moves = game.position().legal_moves();
                let mv = moves.iter().find(|mv| mv.to_string() == text);
                game.play(*mv.unwrap()).unwrap();
            }
            Path::of(&game)
        };
        assert!(!circle().repeats(), "it is there for the second time only");
        assert!(circle().repeats(), "the third time");
    }

    #[test]
    fn within_the_search_twice_is_enough() {
        let start = fen::read(Rules::Frisian, "W:WK47,K48:BK3,K4").unwrap();
        let mut path = Path::of(&Game::from_position(start));
        let mut position = start;
        for text in ["48-43", "4-9", "47-42", "3-8", "42-47", "8-3"] {
            assert!(!path.repeats(), "before {text}");
            let moves = position.legal_moves();
            let mv = *moves.iter().find(|mv| mv.to_string() == text).unwrap();
            position = position.play(mv).unwrap();
            path.push(position.key(), mv);
        }
        assert!(path.repeats());
        path.pop();
        assert!(!path.repeats());
    }
}
