//! What is found again at the next start.

use std::time::Duration;

use damas::contest::MatchLaws;
use damas::game::interface::Words;
use damas::game::interface::announcement::Announcement;
use damas::game::interface::speech::Spoken;
use damas::game::language::{Catalogue, Language, Phrase};
use damas::game::messages::{GameWished, TakebackWished};
use damas::game::motion::pace::Pace;
use damas::game::opponent::InlineBrain;
use damas::game::referee::Thought;
use damas::game::seats::Seats;
use damas::game::storage::{
    Cause, Edition, MemoryStore, Storage, StorageFailed, StorageFault, Store,
};
use damas::rules::{Position, Rules, Side};

use crate::table::Table;

fn started_on(store: &MemoryStore) -> Table {
    let mut table = Table::started_on(store.clone(), InlineBrain::default());
    table.frames(2);
    table
}

#[test]
fn an_unfinished_game_goes_on_at_any_ply_with_its_clocks() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::ZERO);
    let start = Position::start(Rules::Frisian);
    table.write(GameWished::new(start, Seats::two_people(), laws));
    table.frames(10);
    for ply in 1..=4 {
        table.wish(None);
        // In mid-animation too.
        table.frames(1);
        let mut again = started_on(&store);
        assert_eq!(
            again.current().contest(),
            table.current().contest(),
            "{ply}"
        );
        again.open();
        again.assert_views_equal_position("found again");
        table.settle();
    }
    table.frames(30);
    let again = started_on(&store);
    let thought = again.app.world().resource::<Thought>().0.as_millis();
    assert!(
        (1_000..=1_600).contains(&thought),
        "half a second is lost at most: {thought}"
    );
    table.write(TakebackWished);
    table.frames(2);
    let again = started_on(&store);
    assert_eq!(again.current().game().undone().len(), 1);
}

#[test]
fn a_damaged_game_is_set_aside_and_the_one_before_it_goes_on() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(crate::table::START, Seats::two_people());
    for _ in 0..3 {
        table.wish(None);
        table.settle();
    }
    let whole = store.text("game").unwrap();
    let cut = &whole[..whole.len() / 2];
    store.put("game", cut);
    let mut again = Table::started_on(store.clone(), InlineBrain::default());
    again.frames(1);
    assert_eq!(again.count::<StorageFailed>(), 1);
    assert_eq!(
        again.current().game().plies().len(),
        2,
        "the edition before it"
    );
    assert_eq!(store.text("game.set-aside").as_deref(), Some(cut));
}

#[test]
fn what_is_not_found_again_is_told_in_words_and_the_words_go() {
    let store = MemoryStore::default();
    store.put("game", "{");
    let mut table = started_on(&store);
    let left = |table: &Table| table.app.world().resource::<Announcement>().left();
    assert!(left(&table).is_some());
    let what = "game".to_owned();
    let words = table
        .app
        .world()
        .resource::<Words>()
        .say(&Phrase::NotFound { what });
    assert_eq!(table.app.world().resource::<Spoken>().0, words);
    table.frames(200);
    assert_eq!(left(&table), None);
}

#[test]
fn hostile_texts_are_set_aside_and_the_game_starts() {
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"version\": 7}",
        "{\"version\": 1, \"pdn\": 3}",
    ] {
        let store = MemoryStore::default();
        for name in ["game", "game.previous", "settings"] {
            store.put(name, text);
        }
        let mut table = started_on(&store);
        assert!(table.current().game().plies().is_empty());
        // Neither is written over by the games that come.
        table.open();
        table.start(crate::table::START, Seats::two_people());
        for _ in 0..3 {
            table.wish(None);
            table.settle();
        }
        for name in ["game.set-aside", "game.previous.set-aside"] {
            assert_eq!(store.text(name).as_deref(), Some(text), "{name}");
        }
        assert_eq!(*table.app.world().resource::<Pace>(), Pace::Normal);
    }
}

#[test]
fn settings_are_found_again_and_what_is_unknown_stays() {
    let store = MemoryStore::default();
    store.put(
        "settings",
        "{\"version\": 1, \"pace\": \"slow\", \"tomorrow\": [1, 2]}",
    );
    let mut table = started_on(&store);
    assert_eq!(*table.app.world().resource::<Pace>(), Pace::Slow);
    *table.app.world_mut().resource_mut::<Pace>() = Pace::Fast;
    table.frames(1);
    let table = started_on(&store);
    assert_eq!(*table.app.world().resource::<Pace>(), Pace::Fast);
    assert!(store.text("settings").unwrap().contains("tomorrow"));
}

#[test]
fn what_nobody_chose_is_not_kept_and_what_was_chosen_is() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.frames(3);
    let kept = |store: &MemoryStore| store.text("settings").unwrap_or_default();
    assert!(!kept(&store).contains("pace"), "{}", kept(&store));
    // The usual speed after another one is a choice.
    for pace in [Pace::Fast, Pace::Normal] {
        *table.app.world_mut().resource_mut::<Pace>() = pace;
        table.frames(1);
    }
    let kept: serde_json::Value = serde_json::from_str(&kept(&store)).unwrap();
    assert_eq!(kept["pace"], "normal");
}

#[test]
fn a_finished_game_is_not_offered_again() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(crate::table::START, Seats::two_people());
    table.wish(None);
    table.settle();
    assert!(started_on(&store).current().is_unfinished());
    table.write(damas::game::messages::ResignWished(Side::Black));
    table.frames(3);
    assert!(!started_on(&store).current().is_unfinished());
}

/// A full disk: whatever is written fails.
struct FullDisk(Vec<StorageFault>);

impl Store for FullDisk {
    fn read(&self, _: &'static str, _: Edition) -> Result<Option<String>, StorageFault> {
        Ok(None)
    }

    fn write(&mut self, name: &'static str, _: String) {
        let why = "no space left".into();
        self.0.push(StorageFault::Unwritable {
            name,
            cause: Cause::NoRoom,
            why,
        });
    }

    fn journal(&self, _: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        Ok(None)
    }

    fn add(&mut self, name: &'static str, text: String) {
        self.write(name, text);
    }

    fn set_aside(&mut self, _: &'static str, _: Edition) {}

    fn fault(&mut self) -> Option<StorageFault> {
        self.0.pop()
    }
}

#[test]
fn what_cannot_be_kept_is_told_once_and_play_goes_on() {
    let mut table = started_on(&MemoryStore::default());
    table
        .app
        .insert_resource(Words(Catalogue::new(Language::English)))
        .insert_resource(Storage(Box::new(FullDisk(Vec::new()))));
    table.open();
    table.start(crate::table::START, Seats::two_people());
    table.wish(None);
    let is_told = |table: &Table| {
        let announcement = table.app.world().resource::<Announcement>();
        announcement.left().is_some()
    };
    let what = "game".to_owned();
    let told = Catalogue::new(Language::English).say(&Phrase::NoRoomToKeep { what });
    let mut spoken = false;
    for _ in 0..20 {
        table.frames(1);
        let said = &table.app.world().resource::<Spoken>().0;
        spoken |= said.contains(&told);
    }
    assert!(is_told(&table) && spoken, "screen readers are told too");
    table.frames(600);
    assert!(!is_told(&table));
    for _ in 0..4 {
        table.wish(None);
        table.settle();
        assert!(!is_told(&table), "it is known");
    }
    assert_eq!(table.current().game().plies().len(), 5);
}
