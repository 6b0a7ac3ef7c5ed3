//! What is to be heard, and when: no sound is skipped or heard twice.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use damas::contest::MatchLaws;
use damas::game::analysis::SetUpWished;
use damas::game::editor::SetUpStep;
use damas::game::interface::Words;
use damas::game::interface::speech::Spoken;
use damas::game::language::{Catalogue, Language};
use damas::game::messages::{ClockRanLow, GameWished, TakebackWished};
use damas::game::motion::pace::Pace;
use damas::game::seats::Seats;
use damas::game::sound::{Effect, Loudness, SoundDue};
use damas::notation::fen;
use damas::rules::{Move as DraughtsMove, Rules, Side};

use crate::table::{FOUR, START, Table};

/// Everything that was to be heard, with the frame it came in.
#[derive(Resource, Default)]
struct Heard {
    frame: usize,
    effects: Vec<(usize, Effect)>,
}

fn hear(mut due: MessageReader<SoundDue>, mut heard: ResMut<Heard>) {
    heard.frame += 1;
    let frame = heard.frame;
    let effects = due.read().map(|SoundDue(effect)| (frame, *effect));
    heard.effects.extend(effects);
}

/// A table that is listened to, a frame every 10 ms.
fn table(fen: &str) -> Table {
    let mut table = Table::new(fen, Seats::two_people());
    let frame = TimeUpdateStrategy::ManualDuration(Duration::from_millis(10));
    table
        .app
        .insert_resource(frame)
        .init_resource::<Heard>()
        .add_systems(Last, hear);
    table
}

impl Table {
    fn heard(&self) -> Vec<Effect> {
        let heard = &self.app.world().resource::<Heard>().effects;
        heard.iter().map(|(_, effect)| *effect).collect()
    }
}

fn taken(nth: usize) -> Effect {
    Effect::Take { nth }
}

fn all_of_four() -> Vec<Effect> {
    let jumps = (1..=4).flat_map(|nth| [taken(nth), Effect::Tap]);
    jumps.chain([Effect::Crown]).collect()
}

#[test]
fn nothing_is_won_or_lost_while_a_position_is_set_up() {
    let mut table = table(START);
    table
        .app
        .insert_resource(Words(Catalogue::new(Language::English)));
    let alone = fen::read(Rules::Frisian, "B:W31:B").unwrap();
    table.write(SetUpWished::new(alone));
    table.frames(10);
    for square in [32, 33, 32] {
        table.touch(&[square]);
        table.frames(10);
        let spoken = &table.app.world().resource::<Spoken>().0;
        assert!(!spoken.contains("wins"), "{spoken}");
    }
    assert_eq!(table.heard(), []);
    // What is analysed from there has an end, and that is told.
    table.write(SetUpStep::Analyse);
    table.frames(10);
    assert_eq!(table.heard(), [Effect::End]);
}

#[test]
fn a_capture_is_heard_victim_by_victim_and_landing_by_landing() {
    let mut table = table(FOUR);
    table.wish(Some("42x2"));
    table.settle();
    assert_eq!(table.heard(), all_of_four());
    let heard = &table.app.world().resource::<Heard>().effects;
    let frames: Vec<usize> = heard.iter().map(|(frame, _)| *frame).collect();
    assert!(
        frames.windows(2).all(|pair| pair[1] > pair[0] + 5),
        "each at its own time: {frames:?}"
    );
}

#[test]
fn without_animation_the_sounds_are_heard_all_the_same() {
    let mut table = table(FOUR);
    table.app.insert_resource(Pace::None);
    table.wish(Some("42x2"));
    table.settle();
    assert_eq!(table.heard(), all_of_four());
}

/// What a move sounds like.
fn whole(mv: DraughtsMove) -> Vec<Effect> {
    let jumps = (1..=mv.taken().len()).flat_map(|nth| [taken(nth), Effect::Tap]);
    let quiet = (!mv.is_capture()).then_some(Effect::Tap);
    let crown = mv.crowns().then_some(Effect::Crown);
    jumps.chain(quiet).chain(crown).collect()
}

/// Plays the first legal move every so many frames, so many times; what they sound like.
fn hurry(table: &mut Table, moves: usize, frames: usize) -> Vec<Effect> {
    let mut expected = Vec::new();
    for _ in 0..moves {
        expected.extend(whole(table.position().legal_moves()[0]));
        table.wish(None);
        table.frames(frames);
    }
    table.settle();
    expected
}

#[test]
fn moves_that_follow_one_another_fast_are_each_heard_once() {
    // A quiet move takes eighteen frames.
    for frames in [1, 3, 12] {
        let mut table = table(START);
        let expected = hurry(&mut table, 12, frames);
        assert_eq!(table.heard(), expected, "a move every {frames} frames");
    }
}

#[test]
fn a_capture_cut_short_by_the_next_move_is_heard_to_its_end() {
    let mut table = table(FOUR);
    table.wish(Some("42x2"));
    table.frames(12);
    let reply = hurry(&mut table, 1, 1);
    assert_eq!(table.heard(), [all_of_four(), reply].concat());
}

#[test]
fn a_move_taken_back_in_the_air_is_heard_no_further() {
    let mut table = table(FOUR);
    table.wish(Some("42x2"));
    table.frames(30);
    table.write(TakebackWished);
    table.frames(200);
    let before = table.heard();
    assert!(!before.is_empty() && before.len() < 9, "{before:?}");
    table.wish(Some("42x2"));
    table.settle();
    assert_eq!(table.heard()[before.len()..], all_of_four());
}

#[test]
fn nothing_is_heard_while_muted_nor_afterwards() {
    let mut table = table(FOUR);
    table.app.world_mut().resource_mut::<Loudness>().muted = true;
    table.wish(Some("42x2"));
    table.settle();
    table.app.world_mut().resource_mut::<Loudness>().muted = false;
    table.frames(20);
    assert_eq!(table.heard(), []);
}

#[test]
fn a_clock_that_runs_low_is_heard_once() {
    let laws = MatchLaws::main_time(Duration::from_secs(11), Duration::ZERO);
    let mut table = table(START);
    let start = fen::read(Rules::Frisian, START).unwrap();
    table.write(GameWished::new(start, Seats::two_people(), laws));
    table.frames(300);
    assert_eq!(table.heard(), [Effect::LowClock]);
}

#[test]
fn the_machines_low_clock_is_not_heard() {
    let mut table = table(START);
    table.start(START, Seats::against_machine(Side::Black));
    table.write(ClockRanLow(Side::White));
    table.frames(2);
    assert!(!table.heard().contains(&Effect::LowClock));
    table.write(ClockRanLow(Side::Black));
    table.frames(2);
    assert!(table.heard().contains(&Effect::LowClock));
}

#[test]
fn a_refusal_and_the_end_are_each_heard_once() {
    let mut table = table("W:W32,46:B28,1");
    table.touch(&[46]);
    assert_eq!(table.heard(), [Effect::Refuse]);

    let mut table = self::table("W:W32:B28");
    table.wish(None);
    table.settle();
    table.frames(20);
    assert_eq!(table.heard(), [taken(1), Effect::Tap, Effect::End]);
}
