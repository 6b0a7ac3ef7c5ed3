//! Real files, and what a disk can do to them.

use super::*;
use crate::game::storage::{Storage, Unfit};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("damas-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn store(folder: &Path) -> FolderStore {
    FolderStore::new(folder.to_owned()).unwrap()
}

/// Waits until everything is written; what went wrong.
fn fault_after_all(store: &mut FolderStore) -> Option<StorageFault> {
    store.tasks = None;
    store.writer.take().unwrap().join().unwrap();
    store.fault()
}

#[test]
fn a_text_is_found_again_and_the_one_before_it_kept() {
    let folder = folder("again");
    for text in ["one", "two", "three"] {
        store(&folder).write("game", text.into());
    }
    let mut store = store(&folder);
    let read = |store: &FolderStore, edition| store.read("game", edition).unwrap();
    assert_eq!(read(&store, Edition::Newest).as_deref(), Some("three"));
    assert_eq!(read(&store, Edition::Previous).as_deref(), Some("two"));
    assert_eq!(store.read("other", Edition::Newest), Ok(None));
    store.set_aside("game", Edition::Newest);
    assert_eq!(read(&store, Edition::Newest), None);
    let aside = fs::read_to_string(folder.join("game.set-aside-1.json"));
    assert_eq!(aside.unwrap(), "three");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_makes_no_sense_is_moved_away_whichever_edition_it_is() {
    let folder = folder("senseless");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("game.json"), vec![b'x'; LONGEST + 1]).unwrap();
    fs::write(folder.join("game.previous.json"), "nonsense").unwrap();
    let mut storage = Storage(Box::new(store(&folder)));
    let read = |_: &str| Err::<(), _>(Unfit::Damaged("nonsense".into()));
    let (found, fault) = storage.find("game", read);
    assert_eq!((found, fault), (None, Some(StorageFault::too_long("game"))));
    drop(storage);
    let long = fs::metadata(folder.join("game.set-aside-1.json")).unwrap();
    assert_eq!(long.len(), LONGEST as u64 + 1);
    let before = fs::read_to_string(folder.join("game.set-aside-2.json"));
    assert_eq!(before.unwrap(), "nonsense");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_written_or_read_is_told() {
    let folder = folder("told");
    fs::write(&folder, "a file where a folder should be").unwrap();
    let mut first = store(&folder);
    first.write("game", "text".into());
    let told = fault_after_all(&mut first);
    assert!(
        matches!(told, Some(StorageFault::Unwritable { name: "game", .. })),
        "{told:?}"
    );
    fs::remove_file(&folder).unwrap();

    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("game.json"), vec![b'x'; LONGEST + 1]).unwrap();
    let read = store(&folder).read("game", Edition::Newest);
    assert_eq!(read, Err(StorageFault::too_long("game")));
    fs::remove_dir_all(folder).unwrap();
}

/// A device that is always full takes the place of the file that is written.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_as_one_and_what_was_there_stays() {
    let folder = folder("full");
    store(&folder).write("game", "whole".into());
    store(&folder).add("games", "[White \"A\"] *\n\n".into());
    let half_written = folder.join(format!("game.{}.tmp", std::process::id()));
    std::os::unix::fs::symlink("/dev/full", half_written).unwrap();
    let mut store = store(&folder);
    store.write("game", "no room for this".into());
    let told = fault_after_all(&mut store);
    let full = |told| {
        matches!(
            told,
            Some(StorageFault::Unwritable {
                cause: Cause::NoRoom,
                ..
            })
        )
    };
    assert!(full(told.clone()), "{told:?}");
    let read = store.read("game", Edition::Newest);
    assert_eq!(read.unwrap().as_deref(), Some("whole"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn errors_of_systems_are_told_apart() {
    use std::io::ErrorKind::*;
    let cases = [
        (StorageFull, Cause::NoRoom),
        (QuotaExceeded, Cause::NoRoom),
        (ReadOnlyFilesystem, Cause::NotAllowed),
        (PermissionDenied, Cause::NotAllowed),
        (TimedOut, Cause::Other),
    ];
    for (kind, cause) in cases {
        assert_eq!(Cause::of(&kind.into()), cause, "{kind:?}");
    }
}

#[test]
fn of_two_games_that_are_open_the_second_only_adds_to_journals() {
    let folder = folder("two");
    let mut first = store(&folder);
    let mut second = store(&folder);
    assert_eq!(first.fault(), None);
    assert_eq!(second.fault(), Some(StorageFault::AnotherOpen));
    first.write("game", "the first's".into());
    first.add("games", "one\n\n".into());
    drop(first);
    second.write("game", "the second's".into());
    second.set_aside("game", Edition::Newest);
    second.add("games", "two\n\n".into());
    drop(second);
    let mut third = store(&folder);
    assert_eq!(third.fault(), None, "nobody else is open any more");
    let read = third.read("game", Edition::Newest).unwrap();
    assert_eq!(read.as_deref(), Some("the first's"));
    let journal = third.journal("games").unwrap();
    assert_eq!(journal.as_deref(), Some(&b"one\n\ntwo\n\n"[..]));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_journal_goes_on_behind_what_was_cut_off_and_of_a_long_one_the_end_is_read() {
    let folder = folder("journal");
    assert_eq!(store(&folder).journal("games"), Ok(None));
    fs::create_dir_all(&folder).unwrap();
    let path = disk::journal(&folder, "games");
    fs::write(&path, "[White \"A\"] 1. 32-2").unwrap();
    store(&folder).add("games", "[White \"B\"] *\n\n".into());
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole, "[White \"A\"] 1. 32-2\n\n[White \"B\"] *\n\n");
    let end = disk::read(&path, 10, true).unwrap().unwrap();
    assert_eq!(end, whole.as_bytes()[whole.len() - 10..]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_a_killed_game_left_half_written_is_swept_away_once_it_is_old() {
    let folder = folder("swept");
    fs::create_dir_all(&folder).unwrap();
    let minutes = std::time::Duration::from_mins;
    let written = |name: &str| {
        let path = folder.join(name);
        fs::write(&path, "half").unwrap();
        let now = fs::metadata(&path).unwrap().modified().unwrap();
        (path, now)
    };
    let ((old, now), (young, _)) = (written("game.1.tmp"), written("game.2.tmp"));
    // The clock has gone backwards since it was written.
    let (of_tomorrow, _) = written("game.3.tmp");
    for (path, at) in [
        (&old, now - minutes(5)),
        (&of_tomorrow, now + minutes(1440)),
    ] {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(at).unwrap();
    }
    drop(store(&folder));
    assert!(!old.exists() && young.exists() && of_tomorrow.exists());
    fs::remove_dir_all(folder).unwrap();
}
