//! What is heard: wood on wood as pieces land, and little else.
//!
//! A fact calls for an [`Effect`], which is told as [`SoundDue`] at the moment it is to be heard
//! and played where there is something to play it on. Without a sound device the player is told so
//! once, when the first sound was due, and the game is silent; nothing here depends on one.

mod effects;
mod volume;

use std::sync::Arc;
use std::time::Duration;

use bevy::audio::{AudioPlayer, AudioSink, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;

use super::flow::Flow;
use super::language::Phrase;
use super::messages::{Announced, ClockRanLow, GameEnded, MoveBeat, MoveRefused, TouchRefused};
use super::seats::Seats;
use super::storage::Keep;
pub use effects::Effect;
pub use volume::Loudness;

/// A sound is to be heard now; never told while the sound is off.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundDue(pub Effect);

/// The recordings, in the order of [`Effect::RECORDINGS`].
#[derive(Resource)]
struct Recordings([Handle<AudioSource>; Effect::RECORDINGS.len()]);

/// Whether the player knows that nothing can be heard.
#[derive(Resource, Debug, Default)]
pub struct Silence {
    /// They have been told.
    pub told: bool,
}

/// A sound that is being played; it is gone when its time is over, with a device or without.
#[derive(Component)]
struct Voice {
    left: Duration,
}

/// Longer than any recording.
const VOICE: Duration = Duration::from_millis(1500);

/// What hasn't begun to sound by then never will: there is no device.
const PATIENCE: Duration = Duration::from_millis(500);

/// What needs no device: what is due.
pub(super) fn plugin(app: &mut App) {
    app.keep::<Loudness>("loudness")
        .add_message::<SoundDue>()
        .add_systems(Update, listen.in_set(Flow::Show));
}

/// What is due is played.
pub(super) fn picture_plugin(app: &mut App) {
    app.init_resource::<Silence>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (tell_of_silence, fall_silent, play).chain().after(listen),
        );
}

fn load(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    commands.insert_resource(Recordings(Effect::RECORDINGS.map(|bytes| {
        sources.add(AudioSource {
            bytes: Arc::from(bytes),
        })
    })));
}

fn listen(
    (loudness, seats): (Res<Loudness>, Res<Seats>),
    mut beats: MessageReader<MoveBeat>,
    mut ended: MessageReader<GameEnded>,
    mut refused: MessageReader<MoveRefused>,
    mut untouchable: MessageReader<TouchRefused>,
    mut low: MessageReader<ClockRanLow>,
    mut due: MessageWriter<SoundDue>,
) {
    let beats = beats.read().map(|MoveBeat(beat)| Effect::of_beat(*beat));
    let ended = ended.read().map(|_| Effect::End);
    let refused = refused.read().map(|_| Effect::Refuse);
    let untouchable = untouchable.read().map(|_| Effect::Refuse);
    // The machine needs no warning.
    let low = low.read().filter(|low| seats.at(low.0).is_person());
    let low = low.map(|_| Effect::LowClock);
    let all = beats.chain(ended).chain(refused).chain(untouchable);
    // All are read, so that none is left to be heard late.
    let all: Vec<Effect> = all.chain(low).collect();
    if loudness.gain() > 0.0 {
        due.write_batch(all.into_iter().map(SoundDue));
    }
}

/// Bevy gives whatever it plays a sink; without a device it leaves it as it is.
fn tell_of_silence(
    voices: Query<&Voice, Without<AudioSink>>,
    mut announced: MessageWriter<Announced>,
    mut silence: ResMut<Silence>,
) {
    let unheard = |voice: &Voice| VOICE.saturating_sub(voice.left) >= PATIENCE;
    if !silence.told && voices.iter().any(unheard) {
        silence.told = true;
        announced.write(Announced(Phrase::NoSoundDevice));
    }
}

fn fall_silent(
    mut commands: Commands,
    time: Res<Time>,
    loudness: Res<Loudness>,
    mut voices: Query<(Entity, &mut Voice)>,
) {
    for (entity, mut voice) in &mut voices {
        voice.left = voice.left.saturating_sub(time.delta());
        if voice.left.is_zero() || loudness.gain() == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

fn play(
    mut commands: Commands,
    recordings: Res<Recordings>,
    loudness: Res<Loudness>,
    mut due: MessageReader<SoundDue>,
) {
    let mut begun = [false; Effect::RECORDINGS.len()];
    for SoundDue(effect) in due.read() {
        let recording = effect.recording();
        // Twice at the same time would only be twice as loud.
        if std::mem::replace(&mut begun[recording], true) {
            continue;
        }
        commands.spawn((
            Voice { left: VOICE },
            AudioPlayer(recordings.0[recording].clone()),
            PlaybackSettings::ONCE
                .with_volume(Volume::Linear(loudness.gain()))
                .with_speed(effect.speed()),
        ));
    }
}

#[cfg(test)]
mod tests;
