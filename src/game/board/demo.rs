//! The game that the title's board plays with itself, over and over.

use std::time::Duration;

use bevy::prelude::*;

use super::on_board::Relaid;
use crate::game::flow::{Flow, Screen};
use crate::game::messages::MovePlayed;
use crate::game::motion::Motion;
use crate::game::motion::pace::Pace;
use crate::notation::movetext;
use crate::rules::{Game, Rules};

/// A Frisian game between two of the machine's levels.
const MOVES: &str = "\
    31-26 18-22 33-29 22-28 29x27 17-21 26x17 11x33 39x28 12-17 34-29 19x39 43x34 20-24 \
    38-33 7-11 42-38 17-21 47-42 21-26 37-32 8-12 41-37 2-7 49-43 13-19 44-39 24x44 \
    40x49 19-23 28x19 14x23 33x13 12x14 45-40 14-20 39-33 9-14 35-30 20-25 50-45 25x34 \
    33x35 11-17 43-39 14-20 35-30 3-9 40-35 20x40 35x44 9-14 48-43 14-20 45-40 7-11 \
    38-33 1-7 39-34 20-25 33-29 15-20 29-24 25x23 34-30 20-25 40-34 17-21 43-38 10-15 \
    34-29 25x34 44x22 21x34 49-44 11-17 44x24 17-21 24-19 4-9 19-13 9x18 38-33 15-20 \
    42-38 20-24 33-28 24-30 28x8 7x9 38-33 30-35 33-29 35-40 29-24 40-44 24-20 44-49 \
    32-27 21x41 36x47 26-31 47-42 31-36 46x26 16x36 42-38 49x16 20-15 5x25";

/// It is joined where the board has emptied enough for a capture to be followed.
const JOINED: usize = 40;

/// Between two moves, and before it is begun again.
const PAUSE: Duration = Duration::from_millis(1500);
const LONG_PAUSE: Duration = Duration::from_secs(6);

/// The game on the title's board.
#[derive(Resource, Debug)]
pub struct Demo {
    game: Game,
    waited: Duration,
    begun_again: bool,
}

/// A move of the demo is to be shown.
#[derive(Message, Clone, Debug)]
pub struct DemoPlayed(pub MovePlayed);

impl Default for Demo {
    fn default() -> Self {
        let mut demo = Self {
            game: Game::new(Rules::Frisian),
            waited: Duration::ZERO,
            begun_again: false,
        };
        while demo.game.plies().len() < JOINED && demo.play().is_some() {}
        demo
    }
}

impl Demo {
    /// The game as far as it has come.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// It was begun again in this frame.
    pub fn has_begun_again(&self) -> bool {
        self.begun_again
    }

    /// Plays the next move; `None` at the end.
    fn play(&mut self) -> Option<MovePlayed> {
        let text = MOVES
            .split_ascii_whitespace()
            .nth(self.game.plies().len())?;
        let before = *self.game.position();
        let mv = movetext::read(&before, text).ok()?;
        self.game.play(mv).ok()?;
        Some(MovePlayed {
            mv,
            route: before.route(mv),
            before,
            dropped: false,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Demo>()
        .add_message::<DemoPlayed>()
        .add_message::<Relaid>()
        .add_systems(
            Update,
            go_on.run_if(in_state(Screen::Menu)).in_set(Flow::Decide),
        );
}

/// Plays a move when the last one has been looked at for a while; stands still where nothing is to
/// move.
fn go_on(
    time: Res<Time>,
    pace: Res<Pace>,
    motion: Res<Motion>,
    mut demo: ResMut<Demo>,
    mut played: MessageWriter<DemoPlayed>,
) {
    demo.begun_again = false;
    if pace.stands_still() || motion.shown().is_some() {
        return;
    }
    demo.waited += time.delta();
    if demo.waited < PAUSE {
        return;
    }
    if let Some(next) = demo.play() {
        demo.waited = Duration::ZERO;
        played.write(DemoPlayed(next));
    } else if demo.waited >= LONG_PAUSE {
        *demo = Demo {
            begun_again: true,
            ..default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demo_is_a_legal_game_with_everything_to_see() {
        let mut demo = Demo::default();
        assert_eq!(demo.game().plies().len(), JOINED);
        while demo.play().is_some() {}
        let plies = demo.game().plies();
        assert_eq!(plies.len(), MOVES.split_ascii_whitespace().count());
        assert!(demo.game().outcome().is_some(), "played to its end");
        let shown = &plies[JOINED..];
        assert!(shown.iter().any(|mv| mv.crowns()), "a crowning");
        assert!(
            shown.iter().any(|mv| mv.taken().len() > 1),
            "a capture of several"
        );
    }
}
