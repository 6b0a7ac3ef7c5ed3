//! What is done at random in the analysis and in the editor.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::{Rng, RngExt};

use super::hands::one_of;
use crate::game::analysis::{SetUpWished, Study, StudyStep, StudyWished};
use crate::game::editor::SetUpStep;
use crate::game::flow::Screen;
use crate::game::referee::CurrentGame;
use crate::rules::{Rules, Side, Square};
use crate::study::{Mark, Tool, Tree};

/// Whoever analyses and sets up.
#[derive(SystemParam)]
pub(super) struct Scholar<'w> {
    current: Res<'w, CurrentGame>,
    study: Res<'w, Study>,
    studies: MessageWriter<'w, StudyWished>,
    steps: MessageWriter<'w, StudyStep>,
    set_up: MessageWriter<'w, SetUpWished>,
    set: MessageWriter<'w, SetUpStep>,
}

impl Scholar<'_> {
    /// Opens one of the two with the game on the board.
    pub(super) fn begin(&mut self, chance: &mut impl Rng) {
        let contest = || Box::new(self.current.contest().clone());
        let position = *self.current.position();
        let wish = match chance.random_range(0..6) {
            0 => StudyWished::Game(contest()),
            1 | 2 => StudyWished::Review(contest()),
            3 => StudyWished::Position(position),
            4 => StudyWished::Last,
            _ => {
                self.set_up.write(SetUpWished::new(position));
                return;
            }
        };
        self.studies.write(wish);
    }

    /// One thing on the screen that is on; false where it is neither.
    pub(super) fn act(&mut self, screen: Screen, chance: &mut impl Rng) -> bool {
        match screen {
            Screen::Analysing => drop(self.steps.write(step(&self.study, chance))),
            Screen::Editor => drop(self.set.write(change(chance))),
            _ => return false,
        }
        true
    }
}

fn step(study: &Study, chance: &mut impl Rng) -> StudyStep {
    let at = study.at();
    let on_a_move = at != Tree::ROOT;
    match chance.random_range(0..24) {
        0..4 => StudyStep::Back,
        4..8 => StudyStep::On,
        8 => StudyStep::Start,
        9 => StudyStep::End,
        10 => StudyStep::Other,
        11..15 => StudyStep::Follow(chance.random_range(0..3)),
        15 if on_a_move => StudyStep::Promote(at),
        16 if on_a_move => StudyStep::Delete(at),
        17 if on_a_move => StudyStep::Mark(at, Some(one_of(chance, &Mark::ALL))),
        18 => StudyStep::Say(at, "said at random".repeat(chance.random_range(0..6))),
        19 => StudyStep::Lines(chance.random_range(1..=3)),
        20 => StudyStep::Review,
        21 => StudyStep::TryAgain(at),
        22 => StudyStep::Reveal,
        _ => StudyStep::Watch(chance.random_bool(0.7)),
    }
}

fn change(chance: &mut impl Rng) -> SetUpStep {
    let tool = one_of(chance, &Tool::ALL);
    match (
        chance.random_range(0..21),
        any_square(chance),
        any_square(chance),
    ) {
        (0..8, Some(square), _) => SetUpStep::Touch(tool, square),
        (8..12, Some(from), Some(to)) => SetUpStep::Carry(from, to),
        (12, ..) => SetUpStep::Clear,
        (13, ..) => SetUpStep::Start,
        (14, ..) => SetUpStep::Turn(one_of(chance, &Side::ALL)),
        (15, ..) => SetUpStep::Rules(one_of(chance, &Rules::ALL)),
        (16, ..) => SetUpStep::Write(one_of(chance, &["W:WK5,31:B20", "nonsense"]).into()),
        (17, ..) => SetUpStep::Play,
        (18, ..) => SetUpStep::Analyse,
        (19, ..) => SetUpStep::Undo,
        _ => SetUpStep::Take(tool),
    }
}

/// One of the largest board, so that some are off the others.
fn any_square(chance: &mut impl Rng) -> Option<Square> {
    Square::new(chance.random_range(1..=50))
}
