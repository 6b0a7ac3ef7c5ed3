//! The recordings as they are decoded, and a game without a sound device.

use bevy::asset::AssetPlugin;
use bevy::audio::{AudioPlugin, Decodable, Source};
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::game::motion::itinerary::Beat;

fn decoded(bytes: &'static [u8]) -> (Vec<f32>, f32) {
    let source = AudioSource {
        bytes: Arc::from(bytes),
    };
    let decoder = source.decoder();
    assert_eq!(decoder.channels().get(), 1);
    #[expect(clippy::cast_precision_loss, reason = "44100 is exact")]
    let rate = decoder.sample_rate().get() as f32;
    (decoder.collect(), rate)
}

#[test]
fn recordings_begin_and_end_in_silence_and_are_never_too_loud() {
    for (number, bytes) in Effect::RECORDINGS.into_iter().enumerate() {
        let (samples, rate) = decoded(bytes);
        let peak = samples
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        // -3 dB, and not next to nothing.
        assert!((0.2..=0.708).contains(&peak), "{number} peaks at {peak}");
        for end in [samples.first(), samples.last()] {
            assert!(end.unwrap().abs() < 0.001, "{number} ends at {end:?}");
        }
        #[expect(clippy::cast_precision_loss, reason = "a second of samples")]
        let seconds = samples.len() as f32 / rate;
        assert!((0.1..=1.01).contains(&seconds), "{number}: {seconds} s");
        assert!(seconds < VOICE.as_secs_f32());
    }
}

#[test]
fn every_further_victim_is_heard_higher_up_to_a_limit() {
    let speed = |nth| Effect::of_beat(Beat::Taken(nth)).speed();
    for nth in 1..9 {
        assert!(speed(nth) < speed(nth + 1), "{nth}");
    }
    assert!((speed(1) - 1.0).abs() < 1e-6);
    assert!(speed(20) < 1.5);
}

/// The player of sounds in an app that has no window; on many machines no device either.
fn player() -> App {
    player_on(|app| {
        app.add_plugins(AudioPlugin::default());
    })
}

fn player_on(device: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()));
    device(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        50,
    )))
    .init_resource::<Seats>()
    .add_message::<Announced>()
    .add_message::<MoveBeat>()
    .add_message::<GameEnded>()
    .add_message::<MoveRefused>()
    .add_message::<TouchRefused>()
    .add_message::<ClockRanLow>()
    .add_plugins((plugin, picture_plugin));
    app
}

fn voices(app: &mut App) -> usize {
    app.world_mut().query::<&Voice>().iter(app.world()).count()
}

#[test]
fn sounds_need_no_device_and_leave_nothing_behind() {
    let mut app = player();
    for beat in [Beat::Taken(1), Beat::Landed, Beat::Landed, Beat::Crowned] {
        app.world_mut().write_message(MoveBeat(beat));
    }
    app.update();
    assert_eq!(voices(&mut app), 3, "two landings at once are one sound");
    for _ in 0..40 {
        app.update();
    }
    assert_eq!(voices(&mut app), 0);
}

#[test]
fn muting_silences_what_is_being_played() {
    let mut app = player();
    app.world_mut().write_message(MoveBeat(Beat::Landed));
    app.update();
    assert_eq!(voices(&mut app), 1);
    app.world_mut().resource_mut::<Loudness>().muted = true;
    app.world_mut().write_message(MoveBeat(Beat::Landed));
    app.update();
    assert_eq!(voices(&mut app), 0);
}

/// Whatever the machine has, nothing here plays on it.
fn without_device() -> App {
    player_on(|app| {
        app.init_asset::<AudioSource>();
    })
}

#[test]
fn that_there_is_no_device_is_told_once_a_sound_was_due() {
    let mut app = without_device();
    let mut told = Vec::new();
    for frame in 0..120 {
        if frame % 30 == 10 {
            app.world_mut().write_message(MoveBeat(Beat::Landed));
        }
        app.update();
        let announced = app.world().resource::<Messages<Announced>>();
        let new = announced.iter_current_update_messages();
        told.extend(new.map(|announced| (frame, announced.0.clone())));
    }
    let [(frame, Phrase::NoSoundDevice)] = &told[..] else {
        panic!("{told:?}")
    };
    assert!((15..30).contains(frame), "{frame}");
}

#[test]
fn who_wants_no_sound_is_not_told_of_a_device() {
    let mut app = without_device();
    app.world_mut().resource_mut::<Loudness>().muted = true;
    for _ in 0..30 {
        app.world_mut().write_message(MoveBeat(Beat::Landed));
        app.update();
        assert!(app.world().resource::<Messages<Announced>>().is_empty());
    }
}
