//! The move that is played for a player whose time is up.

use super::{Engine, Limits, Settings, Stop, Task};
use crate::rules::{Game, Move};

/// Positions looked at for it: enough not to throw pieces away, and over in a moment.
const NODES: u64 = 2_000;

/// A decent legal move for the side to move, whose time is up (Gran Ronda's match laws); `None`
/// where the game is over. The same game gives the same move on every machine, whatever was
/// thought before.
pub fn move_on_expiry(game: &Game) -> Option<Move> {
    let settings = Settings {
        table_mb: 1,
        threads: 1,
        ..Settings::default()
    };
    let task = Task {
        limits: Limits::nodes(NODES),
        // The player has no whims that they know nothing of.
        varied: false,
        ..Task::default()
    };
    let verdict = Engine::new(settings).think(game, &task, &Stop::default(), &mut |_| ());
    verdict.map(|verdict| verdict.mv)
}
