//! The analysis and the editor in their states.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::action::Action;
use super::script::Step;
use crate::contest::Contest;
use crate::game::analysis::{Review, SetUpWished, Study, StudyStep, StudyWished};
use crate::game::board::appearance::{Appearance, Night};
use crate::game::board::demo::Demo;
use crate::game::editor::SetUpStep;
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::game::paint::BoardTheme;
use crate::notation::pdn;
use crate::rules::{Position, Rules};
use crate::study::{Mark, NodeId, Tool, Tree};

/// One thing that is done there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lesson {
    /// A game with variations and comments is opened, as from a file.
    Open,
    /// The title's game is reviewed.
    Review,
    /// The start of these rules is analysed.
    Start(Rules),
    Step(fn(&Study) -> StudyStep),
    /// The position on the board is set up.
    SetUp,
    Set(fn() -> SetUpStep),
}

/// Does it.
#[derive(SystemParam)]
pub(super) struct Scholar<'w> {
    demo: Res<'w, Demo>,
    study: Res<'w, Study>,
    wished: MessageWriter<'w, StudyWished>,
    steps: MessageWriter<'w, StudyStep>,
    set_up: MessageWriter<'w, SetUpWished>,
    set: MessageWriter<'w, SetUpStep>,
}

impl Scholar<'_> {
    pub(super) fn study(&mut self, lesson: Lesson) -> Result {
        let contest = || Box::new(Contest::from(self.demo.game().clone()));
        match lesson {
            Lesson::Open => {
                let text = commented(Tree::of(&contest()));
                let record = pdn::read_str(&text).next().ok_or("no game")?;
                let replayed = Box::new(record.replay(None));
                self.wished.write(StudyWished::Read(replayed, None));
            }
            Lesson::Review => drop(self.wished.write(StudyWished::Review(contest()))),
            Lesson::Start(rules) => {
                let start = Position::start(rules);
                self.wished.write(StudyWished::Position(start));
            }
            Lesson::Step(step) => drop(self.steps.write(step(&self.study))),
            Lesson::SetUp => {
                let position = *self.study.position();
                self.set_up.write(SetUpWished::new(position));
            }
            Lesson::Set(step) => drop(self.set.write(step())),
        }
        Ok(())
    }
}

/// The game with variations in variations, comments and marks, as a file has it.
fn commented(mut tree: Tree) -> String {
    let line = tree.main_line();
    for (index, length) in [(3, 5), (9, 3), (14, 6), (20, 2)] {
        let Some(&at) = line.get(index) else { continue };
        let mut node = at;
        for step in 0..length {
            let moves = tree.position(node).legal_moves();
            let Some(&mv) = moves.get((step + 1) % moves.len().max(1)) else {
                break;
            };
            let Ok(next) = tree.play(node, mv) else { break };
            if step == 1
                && let Some(&other) = tree.position(node).legal_moves().last()
                && let Ok(other) = tree.play(node, other)
            {
                tree.set_comment(other, "quieter");
            }
            node = next;
        }
        tree.set_comment(node, "and Black has the long diagonal");
    }
    if let [first, second, ..] = line[..] {
        tree.set_mark(first, Some(Mark::Good));
        tree.set_mark(second, Some(Mark::Doubtful));
        tree.set_comment(second, "The edge is no place to begin.");
    }
    pdn::write(&tree.record())
}

/// The first move of the first variation, where there is one.
fn variation(tree: &Tree) -> NodeId {
    let line = tree.main_line();
    let mut all = line.iter().filter_map(|&node| tree.next(node).get(1));
    all.next().copied().unwrap_or(Tree::ROOT)
}

/// Where the first mistake led to.
fn first_fault(study: &Study) -> NodeId {
    let first = study.review().and_then(|review| review.faults().first());
    first.map_or(Tree::ROOT, |found| found.after)
}

fn is_reviewed(study: &Study) -> bool {
    study.review().is_some_and(Review::is_done)
}

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Dialog, Flip, Go, Speak, Touch, Wear};
    use Lesson::{Open, Review, Set, SetUp, Start};
    use Step::{Do, Settle, Shot, Until, Wait};
    let study = |lesson| Do(Action::Study(lesson));
    let step = |of: fn(&Study) -> StudyStep| study(Lesson::Step(of));
    let day = Appearance { night: Night::Day, ..Appearance::default() };
    let night = Appearance { night: Night::Night, board: BoardTheme::Slate, ..Appearance::default() };
    let mut steps = vec![
        Do(Speak(Language::English)), Do(Wear(day)), Wait(20), Shot("study-title"),
        study(Start(Rules::Frisian)), Settle, Wait(60), Shot("study-start"),
        study(Open), Settle, step(|_| StudyStep::Lines(3)), Wait(10),
        step(|study| StudyStep::To(study.tree().main_line().get(13).copied().unwrap_or(Tree::ROOT))), Settle, Wait(100), Shot("study-lines"),
        Do(Flip), Wait(4), Shot("study-flipped"), Do(Flip),
        step(|study| StudyStep::To(variation(study.tree()))), Settle, Wait(60), Shot("study-variation"),
        Do(Dialog(Overlay::Note)), Wait(14), Shot("study-note"), Do(Dialog(Overlay::StudyMenu)), Wait(14), Shot("study-menu"),
        Do(Dialog(Overlay::Closed)), step(|_| StudyStep::Watch(false)), Wait(8), Shot("study-off"), step(|_| StudyStep::Watch(true)),
        study(Review), Settle, Wait(20), Do(Dialog(Overlay::Faults)), Wait(20), Shot("study-reviewing"), Until(is_reviewed), Wait(8), Shot("study-faults"),
        Do(Dialog(Overlay::Closed)), step(|study| StudyStep::To(first_fault(study))),
        Settle, Wait(60), Shot("study-fault"),
        step(|study| StudyStep::TryAgain(first_fault(study))), Settle, Wait(20), Shot("study-try"),
        step(|study| StudyStep::To(study.line().last().copied().unwrap_or(Tree::ROOT))), Settle, Wait(40), Shot("study-end"),
    ];
    for (language, shots) in [(Language::Spanish, ["study-es", "study-es-faults", "study-es-note"]), (Language::SpanishArgentina, ["study-es-AR", "study-es-AR-faults", "study-es-AR-note"]), (Language::Dutch, ["study-nl", "study-nl-faults", "study-nl-note"]), (Language::Frisian, ["study-fy", "study-fy-faults", "study-fy-note"])] {
        steps.extend([
            Do(Speak(language)), Wait(4), Shot(shots[0]), Do(Dialog(Overlay::Faults)), Wait(14), Shot(shots[1]),
            Do(Dialog(Overlay::Note)), Wait(14), Shot(shots[2]), Do(Dialog(Overlay::Closed)), Wait(4),
        ]);
    }
    steps.extend([
        Do(Speak(Language::English)), Do(Wear(night)), study(Start(Rules::Spanish)), Settle, Wait(60), Shot("study-night"),
        Do(Wear(day)), study(SetUp), Settle, Wait(20), Shot("editor-small"),
        study(Set(|| SetUpStep::Rules(Rules::Frisian))), Settle, Wait(8), Shot("editor-start"),
        study(Set(|| SetUpStep::Take(Tool::ALL[2]))), Do(Touch(47)), Wait(8), Shot("editor-refused"),
        study(Set(|| SetUpStep::Clear)), Settle, Wait(8), Shot("editor-empty"),
        Do(Touch(28)), Do(Touch(17)), study(Set(|| SetUpStep::Take(Tool::ALL[1]))), Do(Touch(46)), Settle, Wait(8), Shot("editor-good"),
        study(Set(|| SetUpStep::Write("W:W31:B60".into()))), Wait(8), Shot("editor-fault"),
        Do(Speak(Language::Spanish)), Wait(4), Shot("editor-es"), Do(Speak(Language::SpanishArgentina)), Wait(4), Shot("editor-es-AR"),
        Do(Speak(Language::Dutch)), Wait(4), Shot("editor-nl"),
        Do(Speak(Language::Frisian)), Wait(4), Shot("editor-fy"), Do(Wear(night)), Wait(4), Shot("editor-night"),
        Do(Go(Screen::Menu)), Wait(30), Shot("study-fy-title"),
    ]);
    steps
}
