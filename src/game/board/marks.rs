//! The marks as they are seen.

use bevy::prelude::*;

use super::Stage;
use super::highlights::{Highlights, Meaning, is_king};
use super::on_board::OnBoard;
use super::shown::{Shown, Unseen, layer};
use super::skin::{Picture, Skin};
use crate::game::motion::pace::{self, Pace};
use crate::game::paint::{Layer, Mark};
use crate::rules::Square;

/// A mark on a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MarkView {
    square: Square,
    mark: Mark,
}

/// A ring that has just appeared and breathes once.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Breath {
    seconds: f32,
}

/// Puts the marks up that the highlights ask for, and takes the others down.
pub(super) fn put_up(
    mut commands: Commands,
    highlights: Res<Highlights>,
    on_board: Res<OnBoard>,
    marks: Query<(Entity, &MarkView)>,
) {
    if !highlights.is_changed() {
        return;
    }
    let wanted: Vec<MarkView> = highlights
        .0
        .iter()
        .map(|&(square, meaning)| MarkView {
            square,
            mark: mark_of(meaning, is_king(&on_board.position, square)),
        })
        .collect();
    for (entity, mark) in &marks {
        if !wanted.contains(mark) {
            commands.entity(entity).despawn();
        }
    }
    for mark in wanted {
        if marks.iter().any(|(_, up)| *up == mark) {
            continue;
        }
        let mut entity = commands.spawn((mark, Unseen::default()));
        if matches!(mark.mark, Mark::MustCapture { .. }) {
            entity.insert(Breath::default());
        }
    }
}

fn mark_of(meaning: Meaning, king: bool) -> Mark {
    match meaning {
        Meaning::LastFrom => Mark::LastFrom,
        Meaning::LastTo => Mark::LastTo,
        Meaning::MayMove => Mark::MayMove,
        Meaning::MustCapture => Mark::MustCapture { king },
        Meaning::Chosen => Mark::Selected,
        Meaning::Landing => Mark::Landing,
        Meaning::CaptureLanding => Mark::CaptureLanding,
        Meaning::BackToStart => Mark::BackToStart,
        Meaning::WayTaken => Mark::Stud,
        Meaning::Refused => Mark::RefusedPiece,
        Meaning::ShutIn => Mark::ShutIn,
        Meaning::Drawn => Mark::Level,
        Meaning::KingRest(used) => Mark::KingRest { used },
        Meaning::Victim {
            route,
            number,
            shared,
        } => Mark::VictimNumber {
            route,
            number,
            shared,
        },
        Meaning::Cursor => Mark::Focus,
    }
}

/// Puts every mark on its square.
pub(super) fn place(
    mut commands: Commands,
    stage: Res<Stage>,
    time: Res<Time>,
    pace: Res<Pace>,
    mut skin: ResMut<Skin>,
    mut images: ResMut<Assets<Image>>,
    mut marks: Query<(Entity, &MarkView, Option<&mut Breath>, Shown)>,
) {
    for (entity, view, breath, mut shown) in &mut marks {
        let mut square = stage.geometry.square;
        if let Some(mut breath) = breath {
            breath.seconds += time.delta_secs();
            let share = breath.seconds / pace.of(pace::BREATH).as_secs_f32().max(f32::EPSILON);
            square *= 1.0 + 0.06 * (share.min(1.0) * std::f32::consts::PI).sin();
            if share >= 1.0 {
                commands.entity(entity).remove::<Breath>();
            }
        }
        let skin = skin.bypass_change_detection();
        let cut = skin.cut(&mut images, Picture::Mark(view.mark));
        let point = stage.geometry.centre(view.square);
        shown.put(&cut, point, square, layer_of(view.mark));
    }
}

fn layer_of(mark: Mark) -> f32 {
    match (mark, mark.layer()) {
        // On the tint of the last move, and in the ring of a landing to come.
        (Mark::Stud, _) => layer::UNDER + 0.1,
        // Whatever else lies there, where the keyboard is must be seen.
        (Mark::Focus, _) => layer::UNDER + 0.2,
        // Over the refused piece's ring and the ring of a piece that must capture.
        (Mark::VictimNumber { .. }, _) => layer::OVER + 0.2,
        (_, Layer::Under) => layer::UNDER,
        (_, Layer::Around) => layer::PIECES + 1.0,
        (_, Layer::Over) => layer::OVER,
    }
}
