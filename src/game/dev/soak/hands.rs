//! What a player can do, done at random.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rand::{Rng, RngExt};

use super::scholar::Scholar;
use crate::ai::Skill;
use crate::contest::MatchLaws;
use crate::game::board::appearance::{Appearance, Night};
use crate::game::board::table::Flipped;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::input::SquareTouched;
use crate::game::interface::Tongue;
use crate::game::language::Language;
use crate::game::lessons::{LessonWished, LessonsLeft, LessonsWished};
use crate::game::messages::{
    DrawOfferWished, GameWished, HintWished, LookWished, MoveWished, RedoWished, RematchWished,
    ResignWished, TakebackWished,
};
use crate::game::motion::pace::Pace;
use crate::game::paint::{BoardTheme, PieceSet};
use crate::game::referee::CurrentGame;
use crate::game::seats::{Seat, Seats};
use crate::rules::{Position, Rules, Side, Square};

/// Sides of windows, in logical pixels: the least and the most.
const WIDTHS: (f32, f32) = (320.0, 1600.0);
const HEIGHTS: (f32, f32) = (320.0, 1000.0);

/// Where a player's hands reach.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    window: Query<'w, 's, &'static mut Window, With<PrimaryWindow>>,
    looks: Looks<'w>,
    scholar: Scholar<'w>,
    screen: Res<'w, State<Screen>>,
    games: MessageWriter<'w, GameWished>,
    moves: MessageWriter<'w, MoveWished>,
    touched: MessageWriter<'w, SquareTouched>,
    take_back: MessageWriter<'w, TakebackWished>,
    redo: MessageWriter<'w, RedoWished>,
    rematch: MessageWriter<'w, RematchWished>,
    resign: MessageWriter<'w, ResignWished>,
    offer: MessageWriter<'w, DrawOfferWished>,
    look: MessageWriter<'w, LookWished>,
    hint: MessageWriter<'w, HintWished>,
}

/// All that is seen, and can be changed.
#[derive(SystemParam)]
struct Looks<'w> {
    going: Going<'w>,
    appearance: ResMut<'w, Appearance>,
    pace: ResMut<'w, Pace>,
    tongue: ResMut<'w, Tongue>,
    flipped: ResMut<'w, Flipped>,
    lessons: MessageWriter<'w, LessonsWished>,
    lesson: MessageWriter<'w, LessonWished>,
    lessons_left: MessageWriter<'w, LessonsLeft>,
    games: MessageWriter<'w, GamesWished>,
}

pub(super) fn one_of<T: Copy>(chance: &mut impl Rng, all: &[T]) -> T {
    all[chance.random_range(0..all.len())]
}

impl Hands<'_, '_> {
    /// A new game by any rules, against a level or between two.
    pub(super) fn begin(&mut self, chance: &mut impl Rng) {
        let start = Position::start(one_of(chance, &Rules::ALL));
        let mut seat = |persons: f64| {
            if chance.random_bool(persons) {
                return Seat::Person;
            }
            // From the weakest to one that still answers soon.
            let level = chance.random_range(1..=4_u8);
            Skill::new(level.into()).map_or(Seat::Person, Seat::Machine)
        };
        let (white, black) = (seat(0.5), seat(0.5));
        let laws = one_of(chance, &[MatchLaws::UNTIMED, MatchLaws::GRAN_RONDA]);
        self.games
            .write(GameWished::new(start, Seats { white, black }, laws));
    }

    /// A move for the person whose turn it is.
    pub(super) fn play(&mut self, chance: &mut impl Rng) {
        let position = self.current.position();
        if !self.seats.at(position.turn()).is_person() {
            return;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = one_of(chance, &moves);
        self.moves.write(MoveWished {
            moment: self.current.moment(),
            mv,
            route: None,
            dropped: false,
        });
    }

    /// Something else than a move.
    pub(super) fn indulge(&mut self, chance: &mut impl Rng) {
        match chance.random_range(0..100) {
            0..20 => self.deal(chance),
            20..35 => self.touch(chance),
            35..50 => {
                let studied = self.scholar.act(*self.screen.get(), chance);
                if !studied {
                    self.look_back(chance);
                }
            }
            50..56 => self.resize(chance),
            56..62 => self.looks.paint(chance),
            62..66 => self.looks.flipped.0 = chance.random(),
            66..70 => self.looks.tongue.0 = Some(one_of(chance, &Language::ALL)),
            70..86 => self.looks.open(*self.screen.get(), chance),
            86..88 => self.scholar.begin(chance),
            88..94 => self.looks.going.to(Screen::Playing),
            _ => self.looks.go(chance),
        }
    }

    /// With the rival or the referee.
    fn deal(&mut self, chance: &mut impl Rng) {
        let side = one_of(chance, &Side::ALL);
        match chance.random_range(0..40) {
            0..14 => drop(self.take_back.write(TakebackWished)),
            14..22 => drop(self.redo.write(RedoWished)),
            22..30 => drop(self.hint.write(HintWished)),
            30..36 => drop(self.offer.write(DrawOfferWished(side))),
            36 => drop(self.resign.write(ResignWished(side))),
            37 => drop(self.rematch.write(RematchWished)),
            38 => self.begin(chance),
            _ => {}
        }
    }

    fn touch(&mut self, chance: &mut impl Rng) {
        let square = Square::new(chance.random_range(1..=50));
        self.touched.write_batch(square.map(|square| SquareTouched {
            square,
            dropped: false,
        }));
    }

    fn look_back(&mut self, chance: &mut impl Rng) {
        let ply = chance.random_range(0..60);
        let wish = one_of(
            chance,
            &[
                LookWished::Start,
                LookWished::Back,
                LookWished::On,
                LookWished::At(ply),
                LookWished::Present,
                LookWished::Present,
            ],
        );
        self.look.write(wish);
    }

    fn resize(&mut self, chance: &mut impl Rng) {
        if let Ok(mut window) = self.window.single_mut() {
            let width = chance.random_range(WIDTHS.0..WIDTHS.1).round();
            let height = chance.random_range(HEIGHTS.0..HEIGHTS.1).round();
            window.resolution.set(width, height);
        }
    }
}

impl Looks<'_> {
    fn paint(&mut self, chance: &mut impl Rng) {
        *self.appearance = Appearance {
            board: one_of(chance, &BoardTheme::ALL),
            pieces: one_of(chance, &PieceSet::ALL),
            night: one_of(chance, &Night::ALL),
            numbers: chance.random(),
        };
        *self.pace = one_of(chance, &Pace::SPEEDS).with_reduced_motion(chance.random());
    }

    /// A dialog of this screen, or none.
    fn open(&mut self, screen: Screen, chance: &mut impl Rng) {
        let dialogs: &[Overlay] = match screen {
            Screen::Analysing => &[Overlay::Note, Overlay::Faults, Overlay::StudyMenu],
            _ => &[
                Overlay::NewGame,
                Overlay::Settings,
                Overlay::Menu,
                Overlay::Resign,
                Overlay::OfferDraw,
            ],
        };
        if chance.random_bool(0.1) {
            // Its own games, or one of them on the board or under review.
            let number = chance.random_range(0..30);
            self.games.write(match chance.random_range(0..10) {
                0 => GamesWished::PutOnBoard(number),
                1 => GamesWished::Analyse(number),
                _ => GamesWished::Own,
            });
            return;
        }
        let none = chance.random_bool(0.6);
        let next = if none {
            Overlay::Closed
        } else {
            one_of(chance, dialogs)
        };
        self.going.open(next);
    }

    /// Another screen, by whatever way leads there.
    fn go(&mut self, chance: &mut impl Rng) {
        match chance.random_range(0..4) {
            0 => drop(
                self.lessons
                    .write(LessonsWished(one_of(chance, &Rules::ALL))),
            ),
            1 => drop(self.lesson.write(LessonWished(chance.random_range(0..20)))),
            2 => drop(self.lessons_left.write(LessonsLeft)),
            _ => self.going.to(Screen::Menu),
        }
    }
}
