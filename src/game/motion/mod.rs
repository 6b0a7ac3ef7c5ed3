//! Pieces travel: a move that was played is shown, hop by hop, until it has settled.

pub mod glide;
pub mod itinerary;
pub mod pace;

use std::time::Duration;

use bevy::prelude::*;

use super::board::demo::DemoPlayed;
use super::board::on_board::Relaid;
use super::board::pieces::{PieceView, Stance, Travelling};
use super::board::{Reconciled, Stage};
use super::flow::Flow;
use super::looking_back::Viewed;
use super::messages::{MoveBeat, MovePlayed, MoveSettled};
use super::storage::Keep;
use crate::rules::{Rank, Square};
use glide::{Glide, Swing};
use itinerary::{Itinerary, Journey};
use pace::Pace;

/// The move that is being shown, if any.
#[derive(Resource, Debug, Default)]
pub struct Motion {
    running: Option<Running>,
}

type Views<'w, 's> = Query<'w, 's, (Entity, &'static mut PieceView, &'static mut Stance)>;

/// A move on its way. The views it names were there when it began; one that belongs to no position
/// any more may be gone by now.
#[derive(Debug)]
struct Running {
    played: MovePlayed,
    itinerary: Itinerary,
    elapsed: Duration,
    /// Nothing moves, things only fade.
    still: bool,
    /// Not a move of the title's own game, of which nobody is told.
    in_game: bool,
    /// Up to when its beats have been told; none yet in its first frame.
    told: Option<Duration>,
    mover: Entity,
    victims: Vec<Entity>,
}

impl Motion {
    /// The move that is being shown, its times, and how far it has come.
    pub fn shown(&self) -> Option<(&MovePlayed, &Itinerary, Duration)> {
        self.running
            .as_ref()
            .map(|running| (&running.played, &running.itinerary, running.elapsed))
    }
}

impl Running {
    /// Tells the beats since the last time, up to `now`.
    fn tell_beats(&mut self, now: Duration, beats: &mut MessageWriter<MoveBeat>) {
        if !self.in_game {
            return;
        }
        beats.write_batch(self.itinerary.beats(self.told, now).map(MoveBeat));
        self.told = Some(now);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .keep::<Pace>("pace")
        .add_systems(
            Update,
            (
                // What begins in this frame goes on in the next: the time of this one was over before it.
                (stop, go_on, begin).chain().before(Reconciled),
                (glide::glide, glide::swing, glide::refuse, glide::aim)
                    .chain()
                    .after(Reconciled),
            )
                .in_set(Flow::Animate),
        );
}

/// A position that changed in another way ends the motion where it is. To the game the move has
/// settled all the same where somebody only looks elsewhere.
fn stop(
    mut commands: Commands,
    mut motion: ResMut<Motion>,
    mut relaid: MessageReader<Relaid>,
    viewed: Res<Viewed>,
    mut settled: MessageWriter<MoveSettled>,
) {
    if relaid.read().count() == 0 {
        return;
    }
    if let Some(running) = motion.running.take() {
        let running_in_game = running.in_game;
        for entity in running.victims.into_iter().chain([running.mover]) {
            commands.entity(entity).try_remove::<Travelling>();
        }
        if viewed.is_changed() && running_in_game {
            settled.write(MoveSettled);
        }
    }
}

fn begin(
    mut commands: Commands,
    mut played: MessageReader<MovePlayed>,
    mut demo: MessageReader<DemoPlayed>,
    mut motion: ResMut<Motion>,
    mut views: Views,
    (stage, viewed): (Res<Stage>, Res<Viewed>),
    pace: Res<Pace>,
    (mut beats, mut settled): (MessageWriter<MoveBeat>, MessageWriter<MoveSettled>),
) {
    let in_game = played.read().map(|played| (played, true));
    let in_demo = demo.read().map(|DemoPlayed(played)| (played, false));
    for (played, in_game) in in_game.chain(in_demo) {
        if let Some(mut running) = motion.running.take() {
            running.tell_beats(running.itinerary.total(), &mut beats);
            finish(&mut commands, &running, &mut views);
        }
        let mover = view_on(played.mv.from(), &views).filter(|_| viewed.is_present());
        let Some(mover) = mover else {
            // No view to move, or the past is looked at: the board is set to what it is to show
            // when the move has settled.
            if in_game {
                settled.write(MoveSettled);
            }
            continue;
        };
        let taken = played.route.taken.iter();
        let victims: Vec<Entity> = taken.filter_map(|&on| view_on(on, &views)).collect();
        let held = views.get(mover).map(|(_, _, stance)| stance.clone());
        let journey = journey(played, &held.unwrap_or_default(), &stage);
        for &entity in victims.iter().chain([&mover]) {
            let mut entity = commands.entity(entity);
            entity.remove::<(Glide, Swing)>().insert(Travelling);
        }
        motion.running = Some(Running {
            played: played.clone(),
            itinerary: Itinerary::new(&journey, *pace),
            elapsed: Duration::ZERO,
            still: *pace == Pace::Reduced,
            in_game,
            told: None,
            mover,
            victims,
        });
    }
}

fn view_on(square: Square, views: &Views) -> Option<Entity> {
    let mut views = views.iter();
    views
        .find(|(_, view, _)| view.square == square)
        .map(|(entity, ..)| entity)
}

fn journey(played: &MovePlayed, held: &Stance, stage: &Stage) -> Journey {
    let place = |square| stage.geometry.place(square);
    let start = if played.dropped {
        held.place
    } else {
        place(played.mv.from())
    };
    let landings = played.route.landings.iter().map(|&square| place(square));
    let stops = if played.dropped {
        vec![start, place(played.mv.to())]
    } else {
        std::iter::once(start).chain(landings).collect()
    };
    Journey {
        stops,
        victims: played
            .route
            .taken
            .iter()
            .map(|&square| place(square))
            .collect(),
        crowns: played.mv.crowns(),
        dropped: played.dropped,
        height: held.height,
    }
}

fn go_on(
    mut commands: Commands,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut views: Views,
    (mut beats, mut settled): (MessageWriter<MoveBeat>, MessageWriter<MoveSettled>),
) {
    let Some(running) = motion.running.as_mut() else {
        return;
    };
    running.elapsed += time.delta();
    running.tell_beats(running.elapsed, &mut beats);
    let glimpse = running.itinerary.at(running.elapsed);
    if let Ok((_, _, mut stance)) = views.get_mut(running.mover) {
        *stance = Stance {
            place: glimpse.place,
            height: glimpse.height,
            crown: glimpse.crown,
            fading: glimpse.fading,
            ..default()
        };
    }
    for ((entity, look), number) in running.victims.iter().zip(&glimpse.victims).zip(1..) {
        if let Ok((_, _, mut stance)) = views.get_mut(*entity) {
            stance.ghost = look.ghost;
            stance.leaving = look.leaving;
            stance.still = running.still;
            stance.number = (look.ghost > 0.0).then_some(number);
        }
    }
    if glimpse.done
        && let Some(running) = motion.running.take()
    {
        finish(&mut commands, &running, &mut views);
        if running.in_game {
            settled.write(MoveSettled);
        }
    }
}

/// The views as the move leaves them.
fn finish(commands: &mut Commands, running: &Running, views: &mut Views) {
    if let Ok((_, mut view, _)) = views.get_mut(running.mover) {
        view.square = running.played.mv.to();
        if running.played.mv.crowns() {
            view.piece.rank = Rank::King;
        }
    }
    commands.entity(running.mover).try_remove::<Travelling>();
    for victim in &running.victims {
        commands.entity(*victim).try_despawn();
    }
}
