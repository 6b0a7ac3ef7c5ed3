//! The game without a window, driven by wishes and asked about facts: after every move that has
//! settled, the views on the board equal the position.
#![cfg(feature = "game")]

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, WindowEvent};

use damas::game::GamePlugin;
use damas::game::board::Stage;
use damas::game::board::pieces::{PieceView, Stance};
use damas::game::flow::{Screen, Turn};
use damas::game::input::Hand;
use damas::game::messages::{
    GameEnded, GameWished, MovePlayed, MoveSettled, MoveWished, ResignWished, TakebackWished,
    TouchRefused,
};
use damas::game::motion::pace::Pace;
use damas::game::opponent::{Brain, BrainDied, InlineBrain, Job, Opponent, Report};
use damas::game::referee::CurrentGame;
use damas::game::seats::{Seat, Seats};
use damas::notation::fen;
use damas::rules::{Ending, Piece, Position, Rules, Side, Square};

/// A game on the screen, a frame every 50 ms.
struct Table {
    app: App,
    window: Entity,
}

impl Table {
    fn new(fen: &str, seats: Seats) -> Self {
        Self::with_brain(fen, seats, InlineBrain::default())
    }

    fn with_brain(fen: &str, seats: Seats, brain: impl Brain + 'static) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, GamePlugin))
            .insert_resource(Opponent::new(brain, 11))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                50,
            )));
        let window = app.world_mut().spawn_empty().id();
        let mut table = Self { app, window };
        table
            .app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Playing);
        table.frames(2);
        table.start(fen, seats);
        table
    }

    fn start(&mut self, fen: &str, seats: Seats) {
        let start = fen::read(Rules::Frisian, fen).unwrap();
        self.write(GameWished { start, seats });
        self.frames(6);
    }

    fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    fn position(&self) -> Position {
        *self.app.world().resource::<CurrentGame>().position()
    }

    fn current(&self) -> &CurrentGame {
        self.app.world().resource::<CurrentGame>()
    }

    fn turn(&self) -> Turn {
        *self.app.world().resource::<State<Turn>>().get()
    }

    fn count<M: Message>(&self) -> usize {
        self.app
            .world()
            .resource::<Messages<M>>()
            .iter_current_update_messages()
            .count()
    }

    /// Wishes for the legal move of this text, or the first one.
    fn wish(&mut self, text: Option<&str>) {
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
    fn settle(&mut self) {
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

    fn views(&mut self) -> BTreeMap<Square, Piece> {
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

    fn assert_views_equal_position(&mut self, when: &str) {
        let truth: BTreeMap<_, _> = self.position().pieces().collect();
        assert_eq!(self.views(), truth, "{when}");
    }

    fn touch(&mut self, numbers: &[u8]) {
        for &number in numbers {
            self.pointer(number, ButtonState::Pressed);
            self.pointer(number, ButtonState::Released);
            self.frames(2);
        }
    }

    fn pointer(&mut self, number: u8, state: ButtonState) {
        let position = self.point(number);
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

    fn point(&self, number: u8) -> Vec2 {
        self.app
            .world()
            .resource::<Stage>()
            .geometry
            .centre(square(number))
    }
}

fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

/// The capture of four of the drawings: diagonally, across, along, diagonally, and a crown.
const FOUR: &str = "W:W42,38,22:B37,32,23,8,17";
const START: &str = "W:W31-50:B1-20";

#[test]
fn a_whole_game_of_wishes_keeps_views_and_position_equal() {
    for (seed, pace) in [(1_u64, Pace::Normal), (2, Pace::Fast), (3, Pace::None)] {
        let mut table = Table::new(START, Seats::two_people());
        table.app.insert_resource(pace);
        let mut chance = seed;
        while table.position().legal_moves().first().is_some()
            && table.current().game().outcome().is_none()
        {
            let moves = table.position().legal_moves();
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let index = usize::try_from(chance >> 33).unwrap() % moves.len();
            let (mv, moment) = (moves[index], table.current().moment());
            table.write(MoveWished {
                moment,
                mv,
                route: None,
                dropped: false,
            });
            table.settle();
            table.assert_views_equal_position(&format!("after {mv} of game {seed}"));
        }
        assert_eq!(table.turn(), Turn::Over, "game {seed}");
        table.frames(20);
        let world = table.app.world_mut();
        let geometry = world.resource::<Stage>().geometry;
        for (view, stance) in world.query::<(&PieceView, &Stance)>().iter(world) {
            assert_eq!(
                stance.place,
                geometry.place(view.square),
                "at rest on {}",
                view.square
            );
            assert!(stance.height.abs() < 1e-6, "down on {}", view.square);
        }
    }
}

#[test]
fn the_machine_plays_both_sides_to_an_end() {
    let both = Seats {
        white: Seat::Machine,
        black: Seat::Machine,
    };
    let mut table = Table::new("W:W31,36:BK5", both);
    for _ in 0..40_000 {
        table.frames(1);
        if table.turn() == Turn::Over {
            break;
        }
    }
    assert_eq!(table.turn(), Turn::Over);
    table.assert_views_equal_position("at the end");
}

#[test]
fn a_multi_capture_goes_from_landing_to_landing_and_ghosts_wait() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            10,
        )));
    table.wish(Some("42x2"));
    let (mut near, mut most_ghosts) = (Vec::new(), 0);
    for _ in 0..400 {
        table.frames(1);
        let world = table.app.world_mut();
        let geometry = world.resource::<Stage>().geometry;
        let stances: Vec<_> = world
            .query::<(&PieceView, &Stance)>()
            .iter(world)
            .map(|(view, stance)| (view.piece.side, stance.clone()))
            .collect();
        let ghosts = stances
            .iter()
            .filter(|(_, stance)| stance.ghost >= 1.0)
            .count();
        most_ghosts = most_ghosts.max(ghosts);
        let mover = stances
            .iter()
            .filter(|(side, _)| *side == Side::White)
            .max_by(|a, b| a.1.height.total_cmp(&b.1.height))
            .unwrap();
        for number in [42, 31, 33, 13, 2] {
            if mover.1.place.distance(geometry.place(square(number))) < 0.2
                && near.last() != Some(&number)
            {
                near.push(number);
            }
        }
        if table.count::<MoveSettled>() > 0 {
            break;
        }
    }
    assert!(
        near.windows(5).any(|stops| stops == [42, 31, 33, 13, 2]),
        "stops in order: {near:?}"
    );
    assert_eq!(
        most_ghosts, 4,
        "all victims stand as ghosts until the last landing"
    );
    table.frames(2);
    table.assert_views_equal_position("after 42x2");
    assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17");
}

#[test]
fn every_way_of_pointing_plays_a_capture_of_four() {
    let cases: [(&str, fn(&mut Table)); 5] = [
        ("click by click", |table| table.touch(&[42, 31, 33, 13, 2])),
        ("start and end", |table| table.touch(&[42, 2])),
        ("a drag to the end", |table| drag(table, 42, 2)),
        ("a finger", |table| {
            for number in [42, 2] {
                finger(table, number);
            }
        }),
        ("press and release in one frame", |table| {
            for number in [42, 2] {
                table.pointer(number, ButtonState::Pressed);
                table.pointer(number, ButtonState::Released);
            }
        }),
    ];
    for (case, play) in cases {
        let mut table = Table::new(FOUR, Seats::two_people());
        play(&mut table);
        table.settle();
        assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17", "{case}");
        table.assert_views_equal_position(case);
    }
}

fn drag(table: &mut Table, from: u8, to: u8) {
    table.pointer(from, ButtonState::Pressed);
    table.frames(1);
    let (window, position) = (table.window, table.point(to) + Vec2::new(9.0, -7.0));
    table.write(WindowEvent::from(CursorMoved {
        window,
        position,
        delta: None,
    }));
    table.frames(1);
    let button = MouseButton::Left;
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Released,
        window,
    }));
}

fn finger(table: &mut Table, number: u8) {
    let (position, window) = (table.point(number), table.window);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        table.write(WindowEvent::from(TouchInput {
            phase,
            position,
            window,
            force: None,
            id: 5,
        }));
    }
    table.frames(2);
}

#[test]
fn a_drop_on_a_wrong_square_brings_the_piece_back() {
    let mut table = Table::new(START, Seats::two_people());
    drag(&mut table, 32, 12);
    table.frames(20);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    let world = table.app.world_mut();
    let geometry = world.resource::<Stage>().geometry;
    let (_, stance) = world
        .query::<(&PieceView, &Stance)>()
        .iter(world)
        .find(|(view, _)| view.square == square(32))
        .unwrap();
    assert_eq!(stance.place, geometry.place(square(32)));
}

#[test]
fn a_refused_touch_says_why_and_changes_nothing() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.pointer(38, ButtonState::Pressed);
    table.pointer(38, ButtonState::Released);
    table.frames(1);
    assert_eq!(table.count::<TouchRefused>(), 1);
    assert_eq!(
        fen::write(&table.position()),
        fen::write(&fen::read(Rules::Frisian, FOUR).unwrap())
    );
}

#[test]
fn a_press_beside_the_board_lets_go_and_plays_nothing() {
    let mut table = Table::new(START, Seats::two_people());
    table.touch(&[32]);
    assert_eq!(
        table.app.world().resource::<Hand>().selection.from(),
        Some(square(32))
    );
    let (window, button) = (table.window, MouseButton::Left);
    table.write(WindowEvent::from(CursorMoved {
        window,
        position: Vec2::new(900.0, 300.0),
        delta: None,
    }));
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Pressed,
        window,
    }));
    // Dragged over the board and let go there: the press was not the board's.
    let position = table.point(28);
    table.write(WindowEvent::from(CursorMoved {
        window,
        position,
        delta: None,
    }));
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Released,
        window,
    }));
    table.frames(3);
    assert_eq!(table.app.world().resource::<Hand>().selection.from(), None);
    assert!(table.current().game().plies().is_empty());
}

#[test]
fn the_machine_answers_and_undo_is_back_to_my_turn() {
    let mut table = Table::new(START, Seats::against_machine(Side::White));
    table.touch(&[32, 28]);
    table.settle();
    assert_eq!(table.position().turn(), Side::Black);
    table.settle();
    assert_eq!(
        (
            table.position().turn(),
            table.current().game().plies().len()
        ),
        (Side::White, 2)
    );
    table.write(TakebackWished);
    table.frames(20);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    table.assert_views_equal_position("after undo");
}

#[test]
fn undo_in_the_middle_of_a_capture_sets_the_board_right() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.wish(Some("42x2"));
    table.frames(9);
    table.write(TakebackWished);
    table.frames(20);
    assert_eq!(table.turn(), Turn::Choosing);
    table.assert_views_equal_position("taken back in the air");
    table.wish(Some("42x2"));
    table.settle();
    table.assert_views_equal_position("and played again");
}

/// Holds its answers back until it is told to give them.
#[derive(Default)]
struct SlowBrain {
    jobs: Vec<Job>,
    give: bool,
}

#[derive(Clone, Default)]
struct Shared(std::sync::Arc<std::sync::Mutex<SlowBrain>>);

impl Brain for Shared {
    fn start(&mut self, job: Job) {
        self.0.lock().unwrap().jobs.push(job);
    }

    // A search that can't be stopped: its report comes all the same, late.
    fn stop(&mut self) {}

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        let mut slow = self.0.lock().unwrap();
        if !slow.give || slow.jobs.is_empty() {
            return Ok(None);
        }
        let job = slow.jobs.remove(0);
        Ok(Some(Report {
            moment: job.moment,
            mv: job.position.legal_moves().first().copied(),
        }))
    }
}

#[test]
fn a_late_answer_never_lands_on_another_board() {
    let brain = Shared::default();
    let mut table = Table::with_brain(START, Seats::against_machine(Side::White), brain.clone());
    table.touch(&[32, 28]);
    table.settle();
    table.frames(10);
    table.write(TakebackWished);
    table.frames(4);
    table.touch(&[33, 29]);
    table.settle();
    table.start(START, Seats::against_machine(Side::Black));
    assert_eq!(
        brain.0.lock().unwrap().jobs.len(),
        3,
        "asked for each of the three moments"
    );
    brain.0.lock().unwrap().give = true;
    table.settle();
    let game = table.current().game();
    assert_eq!(
        (game.plies().len(), game.position().turn()),
        (1, Side::Black)
    );
    table.assert_views_equal_position("only the answer for this game was played");
}

/// Its thread is gone.
struct DeadBrain;

impl Brain for DeadBrain {
    fn start(&mut self, _: Job) {}
    fn stop(&mut self) {}
    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        Err(BrainDied)
    }
}

#[test]
fn a_machine_whose_thread_has_died_plays_on() {
    let mut table = Table::with_brain(START, Seats::against_machine(Side::White), DeadBrain);
    table.touch(&[32, 28]);
    table.settle();
    table.settle();
    assert_eq!(table.current().game().plies().len(), 2);
}

#[test]
fn a_side_without_a_move_has_lost_and_the_end_is_told() {
    let mut table = Table::new(
        "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36",
        Seats::two_people(),
    );
    let mut ended = None;
    table.touch(&[32, 28]);
    for _ in 0..100 {
        table.frames(1);
        let world = table.app.world();
        ended = ended.or(world
            .resource::<Messages<GameEnded>>()
            .iter_current_update_messages()
            .next()
            .copied());
    }
    let outcome = ended.expect("the end is told").outcome;
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::White), Ending::NoMoves)
    );
    assert_eq!(table.turn(), Turn::Over);
    table.write(TakebackWished);
    table.frames(5);
    assert_eq!(
        (table.turn(), table.current().game().outcome()),
        (Turn::Choosing, None),
        "undo works from the end"
    );
}

#[test]
fn resigning_ends_the_game_at_once() {
    let mut table = Table::new(START, Seats::two_people());
    table.write(ResignWished(Side::Black));
    table.frames(3);
    let outcome = table.current().game().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::White), Ending::Resignation)
    );
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn a_new_game_in_the_middle_of_a_capture_leaks_nothing() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.wish(Some("42x2"));
    table.frames(8);
    table.start(START, Seats::two_people());
    table.frames(20);
    assert_eq!(table.turn(), Turn::Choosing);
    table.assert_views_equal_position("the new game");
    table.touch(&[32, 28]);
    assert_eq!(table.current().game().plies().len(), 1);
}

#[test]
fn moves_of_another_moment_are_let_drop() {
    let mut table = Table::new(START, Seats::two_people());
    let (mv, moment) = (table.position().legal_moves()[0], table.current().moment());
    for _ in 0..2 {
        table.write(MoveWished {
            moment,
            mv,
            route: None,
            dropped: false,
        });
    }
    table.frames(1);
    assert_eq!(table.count::<MovePlayed>(), 1);
}
