//! A game on a table that nobody sees, for the tests to play at.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, WindowEvent};
use damas::contest::MatchLaws;
use damas::game::GamePlugin;
use damas::game::board::Stage;
use damas::game::board::pieces::PieceView;
use damas::game::flow::{Screen, Turn};
use damas::game::messages::{GameWished, MoveSettled, MoveWished};
use damas::game::opponent::{Brain, InlineBrain, Opponent};
use damas::game::referee::CurrentGame;
use damas::game::seats::Seats;
use damas::game::storage::{MemoryStore, Storage, Store};
use damas::notation::fen;
use damas::rules::{Piece, Position, Rules, Square};

/// A game on the screen, a frame every 50 ms.
pub struct Table {
    pub app: App,
    pub window: Entity,
}

impl Table {
    pub fn new(fen: &str, seats: Seats) -> Self {
        Self::with_brain(fen, seats, InlineBrain::default())
    }

    pub fn with_brain(fen: &str, seats: Seats, brain: impl Brain + 'static) -> Self {
        let mut table = Self::started_on(MemoryStore::default(), brain);
        table.open();
        table.start(fen, seats);
        table
    }

    /// The program as it starts on what is kept there, on its title.
    pub fn started_on(store: impl Store, brain: impl Brain + 'static) -> Self {
        let mut app = App::new();
        app.insert_resource(Storage(Box::new(store)))
            .add_plugins((MinimalPlugins, StatesPlugin, GamePlugin))
            .insert_resource(Opponent::new(brain, 11))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                50,
            )));
        let window = app.world_mut().spawn_empty().id();
        Self { app, window }
    }

    /// Goes from the title to the game.
    pub fn open(&mut self) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Playing);
        self.frames(2);
    }

    pub fn start(&mut self, fen: &str, seats: Seats) {
        let start = fen::read(Rules::Frisian, fen).unwrap();
        self.write(GameWished::new(start, seats, MatchLaws::UNTIMED));
        self.frames(6);
    }

    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    pub fn position(&self) -> Position {
        *self.app.world().resource::<CurrentGame>().position()
    }

    pub fn current(&self) -> &CurrentGame {
        self.app.world().resource::<CurrentGame>()
    }

    pub fn turn(&self) -> Turn {
        *self.app.world().resource::<State<Turn>>().get()
    }

    pub fn count<M: Message>(&self) -> usize {
        self.app
            .world()
            .resource::<Messages<M>>()
            .iter_current_update_messages()
            .count()
    }

    /// Wishes for the legal move of this text, or the first one.
    pub fn wish(&mut self, text: Option<&str>) {
        let moves = self.position().legal_moves();
        let mv = *moves
            .iter()
            .find(|mv| text.is_none_or(|text| mv.to_string() == text))
            .expect("a legal move");
        let moment = self.current().moment();
        self.write(MoveWished {
            moment,
            mv,
            route: None,
            dropped: false,
        });
    }

    /// Lets frames go by until it is somebody's turn again or the game is over.
    pub fn settle(&mut self) {
        for _ in 0..200 {
            self.frames(1);
            if self.count::<MoveSettled>() > 0 {
                // The turn is set a frame later.
                self.frames(2);
                return;
            }
        }
        panic!("the move has not settled in ten seconds");
    }

    pub fn views(&mut self) -> BTreeMap<Square, Piece> {
        let world = self.app.world_mut();
        let mut query = world.query::<&PieceView>();
        let all: Vec<_> = query
            .iter(world)
            .map(|view| (view.square, view.piece))
            .collect();
        let views: BTreeMap<_, _> = all.iter().copied().collect();
        assert_eq!(views.len(), all.len(), "two views on one square");
        views
    }

    pub fn assert_views_equal_position(&mut self, when: &str) {
        let truth: BTreeMap<_, _> = self.position().pieces().collect();
        assert_eq!(self.views(), truth, "{when}");
    }

    pub fn touch(&mut self, numbers: &[u8]) {
        for &number in numbers {
            self.pointer(number, ButtonState::Pressed);
            self.pointer(number, ButtonState::Released);
            self.frames(2);
        }
    }

    pub fn pointer(&mut self, number: u8, state: ButtonState) {
        self.mouse(self.point(number), state);
    }

    /// Presses the mouse at a place of the window and lets it go.
    pub fn click(&mut self, position: Vec2) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.mouse(position, state);
        }
        self.frames(2);
    }

    fn mouse(&mut self, position: Vec2, state: ButtonState) {
        let (window, button) = (self.window, MouseButton::Left);
        self.write(WindowEvent::from(CursorMoved {
            window,
            position,
            delta: None,
        }));
        self.write(WindowEvent::from(MouseButtonInput {
            button,
            state,
            window,
        }));
    }

    /// Presses a key and lets it go; by its letter, wherever that lies on a keyboard.
    pub fn press(&mut self, key: Key) {
        let window = self.window;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.write(KeyboardInput {
                key_code: KeyCode::F35,
                logical_key: key.clone(),
                state,
                text: None,
                repeat: false,
                window,
            });
        }
        self.frames(3);
    }

    pub fn point(&self, number: u8) -> Vec2 {
        self.app
            .world()
            .resource::<Stage>()
            .geometry
            .centre(square(number))
    }
}

pub fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

/// The capture of four of the drawings: diagonally, across, along, diagonally, and a crown.
pub const FOUR: &str = "W:W42,38,22:B37,32,23,8,17";
pub const START: &str = "W:W31-50:B1-20";
