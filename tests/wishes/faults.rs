//! What can go wrong around the game, each with the sentence that the player sees; and the game
//! goes on.
//!
//! | what | what the player sees | where it is tried |
//! |---|---|---|
//! | full disk, read-only disk, the browser's quota | a sentence each, once | here, on a store that fails so; `storage/native` on a full device |
//! | no home, or one that can't be written | a sentence | here, on a real folder |
//! | damaged, too long, another version's files | a sentence; the game before, or a new one | here, `keeping`, `hostile` |
//! | two instances at once | a sentence in the second | here; `storage/native` on a real folder |
//! | no sound device | a sentence when the first sound was due | `sound`; here that the game is played |
//! | no graphics driver, no display | a sentence on the terminal | `start_up` |
//! | the graphics card goes away | another window with a sentence, and the game in it | `start_up/graphics` |
//! | suspend and resume | the clock's time, no more | here |
//! | a clock that goes backwards | nothing | here, `games`, `storage/native` |
//! | a locale without files | English | here |

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use damas::contest::MatchLaws;
use damas::game::interface::faults;
use damas::game::language::{Catalogue, Language, Phrase};
use damas::game::messages::{Announced, GameWished, ResignWished};
use damas::game::opponent::InlineBrain;
use damas::game::referee::Thought;
use damas::game::seats::Seats;
use damas::game::sound::Loudness;
use damas::game::storage::{Cause, Edition, MemoryStore, StorageFault, Store};
use damas::rules::{Position, Rules, Side};

use crate::machine::StuckBrain;
use crate::table::{START, Table};

/// A store to which always the same happens.
struct Faulty {
    reads: Option<StorageFault>,
    /// When something is written.
    writes: Option<StorageFault>,
    told: Vec<StorageFault>,
}

impl Store for Faulty {
    fn read(&self, _: &'static str, _: Edition) -> Result<Option<String>, StorageFault> {
        self.reads.clone().map_or(Ok(None), Err)
    }

    fn write(&mut self, _: &'static str, _: String) {
        self.told.extend(self.writes.clone());
    }

    fn set_aside(&mut self, _: &'static str, _: Edition) {}

    fn journal(&self, _: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        self.reads.clone().map_or(Ok(None), Err)
    }

    fn add(&mut self, _: &'static str, _: String) {
        self.told.extend(self.writes.clone());
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.told.pop()
    }
}

fn reads(fault: StorageFault) -> Faulty {
    Faulty {
        reads: Some(fault),
        writes: None,
        told: Vec::new(),
    }
}

fn writes(fault: StorageFault) -> Faulty {
    Faulty {
        reads: None,
        writes: Some(fault),
        told: Vec::new(),
    }
}

/// Plays a move and gives up; everything that was announced meanwhile.
fn play(table: &mut Table) -> Vec<Phrase> {
    let mut announced = Vec::new();
    let mut frames = |table: &mut Table, count: usize| {
        for _ in 0..count {
            table.frames(1);
            let messages = table.app.world().resource::<Messages<Announced>>();
            let new = messages.iter_current_update_messages();
            announced.extend(new.map(|announced| announced.0.clone()));
        }
    };
    frames(table, 3);
    table.open();
    table.start(START, Seats::two_people());
    table.wish(None);
    frames(table, 30);
    table.write(ResignWished(Side::Black));
    frames(table, 5);
    let outcome = table.current().game().outcome();
    assert_eq!(
        outcome.and_then(|outcome| outcome.winner),
        Some(Side::White)
    );
    announced
}

#[test]
fn what_goes_wrong_with_the_storage_is_told_and_the_game_is_played() {
    let name = "game";
    let why = || "the system's words".to_owned();
    let what = || name.to_owned();
    let unwritable = |cause| StorageFault::Unwritable {
        name,
        cause,
        why: why(),
    };
    let unreadable = |cause| StorageFault::Unreadable {
        name,
        cause,
        why: why(),
    };
    let no_room = Phrase::NoRoomToKeep { what: what() };
    let not_allowed = Phrase::NotAllowedToKeep { what: what() };
    let not_kept = Phrase::NotKept { what: what() };
    let not_found = Phrase::NotFound { what: what() };
    let newer = StorageFault::Newer { name, layout: 7 };
    let senseless = StorageFault::Senseless { name, why: why() };
    let cases = [
        (
            "a full disk, or the browser's quota",
            writes(unwritable(Cause::NoRoom)),
            no_room,
        ),
        (
            "a read-only disk",
            writes(unwritable(Cause::NotAllowed)),
            not_allowed,
        ),
        (
            "a disk that fails",
            writes(unwritable(Cause::Other)),
            not_kept,
        ),
        (
            "a file that can't be read",
            reads(unreadable(Cause::NotAllowed)),
            not_found.clone(),
        ),
        (
            "a file that is too long",
            reads(unreadable(Cause::TooLong)),
            not_found.clone(),
        ),
        ("a damaged file", reads(senseless), not_found),
        (
            "another version's file",
            reads(newer),
            Phrase::KeptByNewer { what: what() },
        ),
        (
            "another Damas",
            writes(StorageFault::AnotherOpen),
            Phrase::AnotherOpen,
        ),
        (
            "no storage",
            writes(StorageFault::Nowhere),
            Phrase::NothingKept,
        ),
    ];
    for (case, store, phrase) in cases {
        let mut table = Table::started_on(store, InlineBrain::default());
        let announced = play(&mut table);
        assert!(announced.contains(&phrase), "{case}: {announced:?}");
        for language in Language::ALL {
            let said = Catalogue::new(language).say(&phrase);
            assert!(said.len() > 20 && said.ends_with('.'), "{case}: {said}");
        }
    }
}

#[test]
fn without_a_home_the_game_is_kept_in_memory_and_that_is_told() {
    let store = MemoryStore::instead(StorageFault::Nowhere);
    let mut table = Table::started_on(store.clone(), InlineBrain::default());
    assert!(play(&mut table).contains(&Phrase::NothingKept));
    assert!(store.text("game").is_some());
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn a_home_that_cannot_be_written_is_told_and_the_game_is_played() {
    use damas::game::storage::FolderStore;

    let home = std::env::temp_dir().join(format!("damas-home-{}", std::process::id()));
    std::fs::write(&home, "a file where the home should be").unwrap();
    let store = FolderStore::new(home.join("damas")).unwrap();
    let mut table = Table::started_on(store, InlineBrain::default());
    table.app.insert_resource(TimeUpdateStrategy::Automatic);
    table.frames(2);
    table.open();
    table.start(START, Seats::two_people());
    table.wish(None);
    let told = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        table.frames(1);
        let announced = table.app.world().resource::<Messages<Announced>>();
        announced
            .iter_current_update_messages()
            .any(|told| matches!(&told.0, Phrase::NotKept { .. }))
    });
    assert!(told);
    assert_eq!(table.current().game().plies().len(), 1);
    std::fs::remove_file(home).unwrap();
}

#[test]
fn a_machine_that_slept_takes_no_more_than_the_clock_says() {
    let mut table = Table::new(START, Seats::two_people());
    let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::ZERO);
    let start = Position::start(Rules::Frisian);
    table.write(GameWished::new(start, Seats::two_people(), laws));
    table.frames(4);
    let step = |table: &mut Table, time: Duration| {
        table
            .app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        table.frames(1);
    };
    let thought = |table: &Table| table.app.world().resource::<Thought>().0;
    // The clock of the system stands still while the machine sleeps, or even goes a little backwards:
    // the first frame after it is one like any other.
    let before = thought(&table);
    step(&mut table, Duration::ZERO);
    assert_eq!(thought(&table), before);
    step(&mut table, Duration::from_millis(50));
    assert!(table.current().game().outcome().is_none());
    // Where it does go on, time is up, and that is a move of the law and no crash.
    step(&mut table, Duration::from_hours(9));
    step(&mut table, Duration::from_millis(50));
    assert!(table.current().game().outcome().is_some());
}

#[test]
fn a_locale_that_nobody_translated_speaks_english() {
    for locale in ["pt_BR.UTF-8", "C", "", "zz", "de-DE", "\u{0}"] {
        assert_eq!(Language::from_locale(locale), None, "{locale:?}");
    }
    for (locale, language) in [
        ("es_AR", Language::SpanishArgentina),
        ("fy_NL", Language::Frisian),
    ] {
        assert_eq!(Language::from_locale(locale), Some(language));
    }
}

#[test]
fn without_a_sound_device_the_game_is_silent_and_plays() {
    // No table of these tests has a device, nor anything that would play on one.
    let mut table = Table::started_on(MemoryStore::default(), InlineBrain::default());
    assert!(!table.app.world().resource::<Loudness>().muted);
    assert_eq!(play(&mut table), []);
}

#[test]
fn what_becomes_of_sound_and_graphics_is_a_sentence_in_every_language() {
    for phrase in [
        Phrase::NoSoundDevice,
        Phrase::GraphicsLost,
        Phrase::NoGraphicsDriver,
        Phrase::NoDisplay,
    ] {
        for language in Language::ALL {
            let said = Catalogue::new(language).say(&phrase);
            assert!(said.len() > 20 && said.ends_with('.'), "{said}");
        }
    }
}

#[test]
fn every_fault_has_a_sentence_of_its_own() {
    let faults = [
        StorageFault::Nowhere,
        StorageFault::AnotherOpen,
        StorageFault::Newer {
            name: "settings",
            layout: 2,
        },
    ];
    let english = Catalogue::new(Language::English);
    let mut said: Vec<_> = faults
        .iter()
        .map(|fault| english.say(&faults::storage(fault)))
        .collect();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), faults.len());
}

#[test]
fn a_hidden_page_takes_no_time_from_the_machine_that_thinks() {
    let mut table = Table::with_brain(START, Seats::against_machine(Side::Black), StuckBrain);
    let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::ZERO);
    let start = Position::start(Rules::Frisian);
    table.write(GameWished::new(
        start,
        Seats::against_machine(Side::Black),
        laws,
    ));
    table.frames(4);
    // No frame is drawn meanwhile, so nobody hears its answer.
    let away = TimeUpdateStrategy::ManualDuration(Duration::from_hours(1));
    table.app.insert_resource(away);
    table.frames(1);
    assert!(table.current().game().outcome().is_none());
    assert!(table.app.world().resource::<Thought>().0 < Duration::from_secs(1));
}
