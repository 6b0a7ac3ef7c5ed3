//! How to play: small boards that let the player do what the rules say, and answer.
//!
//! * [`topic`](Topic) what a lesson is about and what it says
//! * [`goal`](Goal) what it asks for
//! * [`course`] the lessons of each rule set
//! * `desk` how they are given: on the same board, by the same referee as a game
//!
//! The game that was on the board is kept aside meanwhile and put back afterwards.

mod course;
mod desk;
mod goal;
#[cfg(test)]
mod tests;
mod topic;

use bevy::prelude::*;

use super::board::table::Flipped;
use super::flow::{Overlay, Screen};
use super::language::Phrase;
use super::storage::SavedGame;
use crate::rules::Rules;
pub use course::{Lesson, NoLesson, course};
pub use goal::Goal;
pub use topic::Topic;

/// Somebody wants to be shown how a game is played.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonsWished(pub Rules);

/// The player wants this lesson of the course: the first is 0.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonWished(pub usize);

/// The player has seen enough.
#[derive(Message, Clone, Copy, Debug)]
pub struct LessonsLeft;

/// What a lesson answers to what was done on its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    /// Nothing yet: its task stands.
    #[default]
    None,
    /// Well done.
    Done,
    /// Legal, but not what the task asks for; it is taken back.
    NotThat,
}

/// Which lesson is on the board, and how far the player has come with it.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    rules: Rules,
    index: usize,
    answer: Answer,
    /// The game that was on the board before, and the screen it was on.
    kept: Option<(SavedGame, Screen)>,
    /// How the board lay then.
    lay: Option<Flipped>,
    /// The dialog that led here.
    back_to: Overlay,
}

impl Lessons {
    /// A lesson that has answered so.
    #[cfg(test)]
    pub(in crate::game) fn at(rules: Rules, index: usize, answer: Answer) -> Self {
        Self {
            rules,
            index,
            answer,
            kept: None,
            lay: None,
            back_to: Overlay::Closed,
        }
    }

    /// Once the player has seen enough, this dialog opens again.
    pub fn lead_back_to(&mut self, dialog: Overlay) {
        self.back_to = dialog;
    }

    /// The rules that are learned.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The lesson on the board; the first is 0.
    pub fn index(&self) -> usize {
        self.index
    }

    /// How many lessons there are.
    pub fn count(&self) -> usize {
        course(self.rules).len()
    }

    /// The lesson on the board.
    pub fn lesson(&self) -> &'static Lesson {
        let course = course(self.rules);
        // No course is empty, which the tests hold.
        course[self.index.min(course.len() - 1)]
    }

    /// What it answers to what was done.
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// The same in words; before anything was done, what there is to do.
    pub fn says(&self) -> Vec<Phrase> {
        let topic = self.lesson().topic;
        match self.answer {
            Answer::None => vec![topic.title(), topic.task()],
            Answer::Done => vec![topic.done()],
            Answer::NotThat => vec![Phrase::LessonNotThat],
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .add_message::<LessonsWished>()
        .add_message::<LessonWished>()
        .add_message::<LessonsLeft>()
        .add_plugins(desk::plugin);
}
