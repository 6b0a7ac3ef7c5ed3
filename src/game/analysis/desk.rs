//! What is done with a study: it is opened, gone through, changed and left.

use bevy::prelude::*;

use super::aside::Keeper;
use super::review::Review;
use super::{Aside, Attempt, Study, StudyStep, StudyWished, Watch, keeping};
use crate::game::flow::{Flow, Going, Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::games::keeping::Calendar;
use crate::game::messages::{MovePlayed, PositionWished};
use crate::game::storage::Storage;
use crate::notation::pdn;
use crate::rules::{Position, Rules};
use crate::study::{NodeId, Tree};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open,
            (step, change, save, leave).run_if(in_state(Screen::Analysing)),
        )
            .chain()
            .in_set(Flow::Gather),
    )
    .add_systems(
        Update,
        follow
            .run_if(in_state(Screen::Analysing))
            .in_set(Flow::React),
    )
    .add_systems(OnEnter(Screen::Analysing), (show, list_mistakes))
    .add_systems(OnExit(Screen::Analysing), |mut going: Going| going.close());
}

fn open(
    mut wished: MessageReader<StudyWished>,
    mut study: ResMut<Study>,
    (mut keeper, mut going): (Keeper, Going),
    (storage, calendar): (Option<ResMut<Storage>>, Res<Calendar>),
    board: MessageWriter<PositionWished>,
) {
    let Some(wish) = wished.read().last() else {
        return;
    };
    if let Some(tree) = tree(wish, &study) {
        if let Some(mut storage) = storage {
            keeping::keep(&study, &mut storage, *calendar);
        }
        *study = Study::new(tree, study.number + 1);
    } else if !matches!(wish, StudyWished::Last) {
        return;
    }
    match wish {
        StudyWished::Game(_) => {
            study.at = study.tree.main_line().last().copied().unwrap_or(Tree::ROOT);
        }
        StudyWished::Review(_) => study.review = Some(Review::new(&study.tree)),
        StudyWished::Read(_, origin) => study.origin = *origin,
        _ => {}
    }
    keeper.keep();
    going.close();
    if keeper.screen() == Screen::Analysing {
        let study = study.into();
        list_mistakes(Res::clone(&study), going);
        show(study, board);
    } else {
        going.to(Screen::Analysing);
    }
}

/// What is to be analysed; `None` where it is what is there already, or can't be read.
fn tree(wish: &StudyWished, study: &Study) -> Option<Tree> {
    match wish {
        StudyWished::Read(replayed, _) => Tree::read((**replayed).clone()),
        StudyWished::Game(contest) | StudyWished::Review(contest) => Some(Tree::of(contest)),
        StudyWished::Position(start) => Some(Tree::from_position(*start)),
        StudyWished::Last if study.number > 0 => None,
        StudyWished::Last => Some(Tree::from_position(Position::start(Rules::default()))),
    }
}

/// The position that one is at lies on the board.
fn show(study: Res<Study>, mut board: MessageWriter<PositionWished>) {
    let game = study.tree.game_at(study.at);
    board.write(PositionWished(Box::new(game)));
}

/// Whoever asked for the mistakes of a game sees how far the search has come, and that there are none;
/// only now, since the screen that is left closes its dialogs.
fn list_mistakes(study: Res<Study>, mut going: Going) {
    let review = study.review.as_ref();
    if review.is_some_and(|review| !review.has_begun()) {
        going.open(Overlay::Faults);
    }
}

/// Where a step leads.
fn target(study: &Study, step: &StudyStep) -> Option<NodeId> {
    let (tree, at) = (&study.tree, study.at);
    match step {
        StudyStep::Start => Some(Tree::ROOT),
        StudyStep::Back => tree.parent(at),
        StudyStep::On => tree.next(at).first().copied(),
        StudyStep::End => tree.line_through(at).last().copied(),
        StudyStep::Other => {
            let others = tree.next(tree.parent(at)?);
            let here = others.iter().position(|&other| other == at)?;
            others.get((here + 1) % others.len()).copied()
        }
        StudyStep::To(node) => Some(*node),
        StudyStep::TryAgain(after) => Some(study.fault(*after)?.before),
        StudyStep::Reveal => Some(study.attempt.as_ref()?.from()),
        _ => None,
    }
}

fn step(
    mut steps: MessageReader<StudyStep>,
    mut study: ResMut<Study>,
    board: MessageWriter<PositionWished>,
) {
    let before = study.at;
    for step in steps.read() {
        if let StudyStep::Follow(line) = *step {
            follow_line(&mut study, line);
            continue;
        }
        let Some(target) = target(&study, step) else {
            continue;
        };
        study.at = target;
        let attempt = study.attempt.take();
        study.attempt = match *step {
            StudyStep::TryAgain(after) => {
                let again = attempt.filter(|attempt| attempt.found.after == after);
                let found = again.map(|attempt| attempt.found);
                found
                    .or_else(|| study.fault(after).cloned())
                    .map(Attempt::new)
            }
            StudyStep::Reveal => attempt.map(Attempt::shown),
            _ => attempt.filter(|attempt| attempt.is_at(target)),
        };
    }
    if study.at != before {
        show(study.into(), board);
    }
}

/// The first move of one of the best lines is played.
fn follow_line(study: &mut Study, line: usize) {
    let finding = study.findings.of(study.at);
    let prospect = finding.and_then(|finding| finding.prospects.get(line));
    let mv = prospect.and_then(|prospect| prospect.line.first().copied());
    if mv.is_some_and(|mv| study.play(mv).is_ok()) {
        study.attempt = None;
    }
}

fn change(
    mut steps: MessageReader<StudyStep>,
    mut study: ResMut<Study>,
    mut watch: ResMut<Watch>,
    board: MessageWriter<PositionWished>,
) {
    let before = study.at;
    for step in steps.read() {
        if step.changes_the_tree() {
            study.note_change();
        }
        match step {
            StudyStep::Promote(node) => drop(study.tree.promote(*node)),
            StudyStep::Delete(node) => study.delete(*node),
            StudyStep::PutBack => study.put_back(),
            StudyStep::Say(node, text) => study.tree.set_comment(*node, text),
            StudyStep::Mark(node, mark) => study.tree.set_mark(*node, *mark),
            StudyStep::Watch(on) => watch.on = *on,
            StudyStep::Lines(lines) => watch.lines = (*lines).clamp(1, Watch::MOST_LINES),
            StudyStep::Review => {
                study.attempt = None;
                study.review = Some(Review::new(&study.tree));
            }
            _ => {}
        }
    }
    if study.at != before {
        show(study.into(), board);
    }
}

/// With all its variations, comments and marks.
fn save(
    mut steps: MessageReader<StudyStep>,
    study: Res<Study>,
    mut wished: MessageWriter<GamesWished>,
) {
    for _ in steps.read().filter(|step| **step == StudyStep::Save) {
        let text = pdn::write(&study.tree.record());
        wished.write(GamesWished::Save("damas-analysis.pdn".into(), text));
    }
}

fn leave(mut steps: MessageReader<StudyStep>, aside: Res<Aside>, mut going: Going) {
    if steps.read().any(|step| *step == StudyStep::Leave) {
        going.to(aside.home());
    }
}

/// What is played on the board is a move of the line, or begins a variation.
fn follow(
    mut played: MessageReader<MovePlayed>,
    mut study: ResMut<Study>,
    mut board: MessageWriter<PositionWished>,
) {
    for played in played.read() {
        let at = study.at;
        if *study.tree.position(at) != played.before {
            continue;
        }
        match study.play(played.mv) {
            Ok(node) => {
                let attempt = study.attempt.take();
                let tried = attempt.filter(|it| it.from() == at && !it.is_shown());
                study.attempt = tried.map(|mut attempt| {
                    attempt.play(node);
                    attempt
                });
            }
            Err(full) => {
                warn!("{full}");
                board.write(PositionWished(Box::new(study.tree.game_at(at))));
            }
        }
    }
}
