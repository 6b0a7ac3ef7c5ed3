//! What is heard: wood on wood as pieces land, and little else.
//!
//! Without a sound device Bevy says so once and the game is silent; nothing here depends on one.

use std::sync::Arc;
use std::time::Duration;

use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings};
use bevy::prelude::*;

use super::flow::Flow;
use super::messages::{GameEnded, MoveRefused, MoveSettled, TouchRefused};
use super::motion::Motion;

/// The sounds of the game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    /// A piece lands.
    Tap,
    /// A piece is jumped.
    Take,
    /// A man becomes a king.
    Crown,
    /// The game is over.
    End,
    /// A touch is refused.
    Refuse,
}

impl Sound {
    const ALL: [Self; 5] = [Self::Tap, Self::Take, Self::Crown, Self::End, Self::Refuse];

    fn file(self) -> &'static [u8] {
        match self {
            Self::Tap => include_bytes!("../../assets/sounds/tap.ogg"),
            Self::Take => include_bytes!("../../assets/sounds/take.ogg"),
            Self::Crown => include_bytes!("../../assets/sounds/crown.ogg"),
            Self::End => include_bytes!("../../assets/sounds/end.ogg"),
            Self::Refuse => include_bytes!("../../assets/sounds/refuse.ogg"),
        }
    }
}

#[derive(Resource)]
struct Sounds([Handle<AudioSource>; 5]);

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(Startup, load)
        .add_systems(Update, play.in_set(Flow::Show));
}

fn load(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    commands.insert_resource(Sounds(Sound::ALL.map(|sound| {
        sources.add(AudioSource {
            bytes: Arc::from(sound.file()),
        })
    })));
}

/// What was last heard of a move: how far it had come, and whether it is a capture.
type Heard = Option<(Duration, bool)>;

fn play(
    mut commands: Commands,
    sounds: Res<Sounds>,
    motion: Res<Motion>,
    mut heard: Local<Heard>,
    mut settled: MessageReader<MoveSettled>,
    mut ended: MessageReader<GameEnded>,
    mut refused: MessageReader<MoveRefused>,
    mut untouchable: MessageReader<TouchRefused>,
    playing: Query<(Entity, &Sound)>,
) {
    let settled = settled.read().count() > 0;
    let mut due = of_the_move(&motion, &mut heard, settled);
    if ended.read().count() > 0 {
        due.push(Sound::End);
    }
    if refused.read().count() + untouchable.read().count() > 0 {
        due.push(Sound::Refuse);
    }
    for sound in due {
        // One voice for each sound: without a device none would ever end by itself.
        for (entity, _) in playing.iter().filter(|(_, other)| **other == sound) {
            commands.entity(entity).try_despawn();
        }
        let source = sounds.0[sound as usize].clone();
        commands.spawn((sound, AudioPlayer(source), PlaybackSettings::DESPAWN));
    }
}

/// What the move that is being shown sounds like since it was last heard.
fn of_the_move(motion: &Motion, heard: &mut Heard, settled: bool) -> Vec<Sound> {
    let mut due = Vec::new();
    let Some((played, itinerary, now)) = motion.shown_of_game() else {
        // A quiet move is over with its landing.
        if heard.take().is_some_and(|(_, capture)| !capture) && settled {
            due.push(Sound::Tap);
        }
        return due;
    };
    let before = heard.map_or(Duration::ZERO, |(time, _)| time).min(now);
    if itinerary.ghosts_by(now) > itinerary.ghosts_by(before) {
        due.push(Sound::Take);
    }
    if itinerary.landings_by(now) > itinerary.landings_by(before) {
        due.push(Sound::Tap);
    }
    let crowned = itinerary.crowned();
    if crowned.is_some_and(|crowned| before < crowned && crowned <= now) {
        due.push(Sound::Crown);
    }
    *heard = Some((now, played.mv.is_capture()));
    due
}
