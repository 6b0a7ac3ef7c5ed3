//! One game between two players, by our rules.

use damas::rules::{Game, Side};

use super::forfeit::Forfeit;
use super::pace::{Pace, Purse};
use super::player::Player;
use crate::stopwatch::Stopwatch;

/// A game that has been played.
#[derive(Debug)]
pub struct Played {
    /// The game, which is over.
    pub game: Game,
    /// How it ended.
    pub end: End,
}

/// How a game of a match ended.
#[derive(Debug)]
pub enum End {
    /// As the rules say.
    Ruled,
    /// A side has lost away from the board.
    Forfeited(Side, Forfeit),
    /// It was too long, and counts as a draw.
    Cut,
}

impl Played {
    /// Who won; `None` for a draw.
    pub fn winner(&self) -> Option<Side> {
        self.game.outcome().and_then(|outcome| outcome.winner)
    }
}

/// Plays a game on from its opening. `players` are White and Black; who isn't able to answer
/// loses. After `most_plies`, those of the opening included, it is a draw.
pub fn play(
    opening: Game,
    players: [&mut dyn Player; 2],
    pace: &Pace,
    most_plies: usize,
) -> Played {
    let mut game = opening;
    let mut purses = [Purse::new(pace), Purse::new(pace)];
    loop {
        if game.outcome().is_some() {
            return Played {
                game,
                end: End::Ruled,
            };
        }
        if game.plies().len() >= most_plies {
            // The game goes on: it was asked above.
            let _ = game.agree_draw();
            return Played {
                game,
                end: End::Cut,
            };
        }
        let turn = game.position().turn();
        let at = turn.index();
        if let Err(forfeit) = take_turn(&mut game, players[at], &mut purses[at]) {
            // The game goes on here too.
            let _ = match forfeit {
                Forfeit::Late(_) => game.lose_on_time(turn),
                _ => game.resign(turn),
            };
            return Played {
                game,
                end: End::Forfeited(turn, forfeit),
            };
        }
    }
}

/// Plays one move of a game that goes on.
fn take_turn(game: &mut Game, player: &mut dyn Player, purse: &mut Purse) -> Result<(), Forfeit> {
    let stopwatch = Stopwatch::start();
    let mv = player.choose(game, &purse.allowance())?;
    purse.spend(stopwatch.elapsed())?;
    game.play(mv).map_err(|_| Forfeit::NoMove)
}
