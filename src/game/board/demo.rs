//! The game that the title's board plays with itself, over and over.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::on_board::Relaid;
use crate::game::flow::{Flow, Screen};
use crate::game::messages::MovePlayed;
use crate::game::motion::Motion;
use crate::game::motion::pace::Pace;
use crate::notation::movetext;
use crate::rules::{Game, Rules};

/// A Frisian game between two of the machine's levels.
const MOVES: &str = "\
    33-28 16-21 31-27 21-26 36x16 6x26 28-22 17x28 27x29 11-16 41-36 7-11 36-31 20-25 \
    46-41 1-6 29-23 19x28 32x23 18x29 34x23 13x33 39x28 12-18 44-39 2-7 28-23 18x29 \
    39x19 14x23 31-27 26x28 38x29 8-12 40-34 12-17 37-31 17-21 35-30 9-14 29-24 25x23 \
    31-27 21x32 42x24 11-17 50-44 17-21 43-38 21-26 44-39 7-11 41-37 26-31 37x26 16x36 \
    48-42 11-16 38-32 16-21 24-19 14x23 32-27 21x32 42x24 6-11 39-33 11-16 33-28 16-21 \
    28-23 21-26 23-18 26-31 47-42 31-37 42x31 36x27 18-12 3-8 12x3 4x2 24-19 27-31 \
    19-13 10-14 13-8 2x13 49-43 14-20 30x10 15x4 34-29 13-18 43-38 18-22 38-33 31-37 \
    29-24 37-41 33-29 22-27 24-20 41-47 20-15 47x24 15-10 4x15 45-40 24-30 40x20 15x24";

/// It is joined where the part of the board that the title shows is still full of pieces, and the next
/// moves are made there, captures among them.
const JOINED: usize = 15;

/// Between two moves, and before it is begun again.
const PAUSE: Duration = Duration::from_secs(2);
const LONG_PAUSE: Duration = Duration::from_secs(6);
/// When nobody has touched anything for so long, it rests until somebody does.
const ALONE: Duration = Duration::from_mins(1);

/// The game on the title's board.
#[derive(Resource, Debug)]
pub struct Demo {
    game: Game,
    waited: Duration,
    /// Since there was a sign of somebody.
    alone: Duration,
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
            alone: Duration::ZERO,
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

    /// How long it stands still from now on, if nothing is on its way; `None`: until somebody comes.
    pub fn rests(&self) -> Option<Duration> {
        let pause = if self.is_over() { LONG_PAUSE } else { PAUSE };
        (self.alone < ALONE).then(|| pause.saturating_sub(self.waited))
    }

    fn is_over(&self) -> bool {
        self.game.outcome().is_some()
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
/// move, and where nobody looks.
fn go_on(
    // The window sleeps longer between two moves than the game's own time knows of.
    time: Res<Time<Real>>,
    mut events: MessageReader<WindowEvent>,
    pace: Res<Pace>,
    motion: Res<Motion>,
    mut demo: ResMut<Demo>,
    mut played: MessageWriter<DemoPlayed>,
) {
    demo.begun_again = false;
    demo.alone += time.delta();
    if events.read().filter(|event| is_of_a_person(event)).count() > 0 {
        demo.alone = Duration::ZERO;
    }
    if pace.stands_still() || motion.shown().is_some() {
        return;
    }
    demo.waited += time.delta();
    if demo.rests() != Some(Duration::ZERO) {
        return;
    }
    if let Some(next) = demo.play() {
        demo.waited = Duration::ZERO;
        played.write(DemoPlayed(next));
    } else {
        *demo = Demo {
            alone: demo.alone,
            begun_again: true,
            ..default()
        };
    }
}

/// Somebody did something to the window.
fn is_of_a_person(event: &WindowEvent) -> bool {
    matches!(
        event,
        WindowEvent::CursorMoved(_)
            | WindowEvent::MouseButtonInput(_)
            | WindowEvent::MouseWheel(_)
            | WindowEvent::TouchInput(_)
            | WindowEvent::KeyboardInput(_)
            | WindowEvent::WindowFocused(_)
            | WindowEvent::WindowResized(_)
    )
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
