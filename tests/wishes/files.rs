//! Files of games and positions: opened, dropped, pasted and saved.

use std::sync::{Arc, Mutex};

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use damas::game::analysis::{Study, StudyStep, StudyWished, Watch};
use damas::game::choices::Choices;
use damas::game::flow::{Overlay, Screen};
use damas::game::games::file::{FileDoor, FileFault, Files, LONGEST, Opened, Reply};
use damas::game::games::{GamesWished, Shelf};
use damas::game::language::Phrase;
use damas::game::lessons::LessonsWished;
use damas::game::messages::Announced;
use damas::game::seats::Seats;
use damas::game::storage::{Cause, MemoryStore};
use damas::notation::{fen, pdn};
use damas::rules::Rules;
use damas::study::{Mark, Tree};

use crate::games::{games, kept, open, play, started_on};
use crate::table::{START, Table};

fn told(table: &Table) -> Vec<Phrase> {
    let told = table.app.world().resource::<Messages<Announced>>();
    told.iter_current_update_messages()
        .map(|told| told.0.clone())
        .collect()
}

/// A door to files that tells what was asked of it and answers as it is told.
#[derive(Clone, Default)]
struct Drawer(Arc<Mutex<(Vec<String>, Vec<Reply>)>>);

impl FileDoor for Drawer {
    fn open(&mut self) {
        self.0.lock().unwrap().0.push("open".into());
    }

    fn save(&mut self, name: &str, text: String) {
        self.0.lock().unwrap().0.push(format!("{name}\n{text}"));
    }

    fn reply(&mut self) -> Option<Reply> {
        self.0.lock().unwrap().1.pop()
    }
}

fn with_box() -> (Table, Drawer) {
    let mut table = started_on(&MemoryStore::default());
    let files = Drawer::default();
    table.app.insert_resource(Files(Box::new(files.clone())));
    (table, files)
}

fn take(name: &str, text: &str) -> GamesWished {
    GamesWished::Take(Opened {
        name: name.into(),
        bytes: text.into(),
    })
}

const FILE: &str = "[Event \"Cup\"] [White \"A\"] [GameType \"40\"]\n\n1. 32-28 {why} 19-23 2-0\n\n\
    [White \"B\"] [GameType \"40\"]\n\n1. 33-28 (1. 31-27 $2) 18-23 *\n\n";

#[test]
fn a_file_is_opened_listed_and_saved_as_it_was_read() {
    let (mut table, files) = with_box();
    table.write(GamesWished::OpenFile);
    table.frames(2);
    files.0.lock().unwrap().1.push(Reply::Opened(Opened {
        name: "cup.pdn".into(),
        bytes: FILE.into(),
    }));
    table.frames(3);
    assert_eq!(open(&table), Overlay::Games);
    assert_eq!(
        games(&table).shelf,
        Shelf::File {
            name: "cup.pdn".into()
        }
    );
    assert_eq!(games(&table).collection.count(), 2);
    table.write(GamesWished::SaveAll);
    table.frames(2);
    let whole: String = pdn::read_str(FILE)
        .map(|record| pdn::write(&record))
        .collect();
    let asked = files.0.lock().unwrap().0.clone();
    assert_eq!(asked, ["open".to_owned(), format!("cup.pdn\n{whole}")]);
    table.write(GamesWished::Analyse(1));
    table.frames(1);
    let studied = table.app.world().resource::<Messages<StudyWished>>();
    let last = studied.iter_current_update_messages().last();
    assert!(
        matches!(last, Some(StudyWished::Read(read, Some(_))) if read.record.line.plies.len() == 2)
    );
    table.write(GamesWished::PutOnBoard(0));
    table.frames(5);
    assert_eq!(table.current().game().plies().len(), 2);
    assert_eq!(
        *table.app.world().resource::<State<Screen>>().get(),
        Screen::Playing
    );
}

#[test]
fn what_is_added_to_a_game_of_a_file_is_saved_with_all_its_games() {
    let (mut table, files) = with_box();
    let analyse = |table: &mut Table, number| {
        table.write(GamesWished::Analyse(number));
        table.frames(10);
    };
    table.write(take("cup.pdn", FILE));
    table.frames(3);
    analyse(&mut table, 1);
    table.write(GamesWished::Last);
    table.frames(3);
    assert_eq!(open(&table), Overlay::Games);
    table.write(GamesWished::SaveAll);
    table.frames(2);
    let whole: String = pdn::read_str(FILE)
        .map(|record| pdn::write(&record))
        .collect();
    let untouched = format!("cup.pdn\n{whole}");
    assert_eq!(files.0.lock().unwrap().0.pop(), Some(untouched.clone()));
    table.write(StudyStep::Start);
    table.write(StudyStep::Say(Tree::ROOT, "mine".into()));
    table.frames(3);
    table.write(GamesWished::SaveAll);
    table.frames(2);
    let saved = files.0.lock().unwrap().0.pop().unwrap();
    let records: Vec<_> = pdn::read_str(&whole).collect();
    assert!(
        saved.contains(&pdn::write(&records[0])),
        "the other game is as it was: {saved}"
    );
    for kept in ["mine", "31-27", "[White \"B\"]"] {
        assert!(saved.contains(kept), "{kept} in {saved}");
    }
    // Another file lies there now: it is not written into.
    table.write(take("other.pdn", FILE));
    table.frames(3);
    table.write(StudyStep::Say(Tree::ROOT, "later".into()));
    table.frames(3);
    table.write(GamesWished::SaveAll);
    table.frames(2);
    let other = untouched.replace("cup.pdn", "other.pdn");
    assert_eq!(files.0.lock().unwrap().0.pop(), Some(other));
}

#[test]
fn a_game_goes_on_the_board_from_a_lesson_too() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(START, Seats::two_people());
    play(&mut table, 3);
    table.write(LessonsWished(Rules::Frisian));
    table.frames(10);
    table.write(take("cup.pdn", FILE));
    table.frames(3);
    table.write(GamesWished::PutOnBoard(0));
    table.frames(8);
    assert_eq!(table.current().game().plies().len(), 2);
    assert_eq!(
        kept(&store),
        [("*".to_owned(), 3)],
        "the game beneath is kept"
    );
}

#[test]
fn a_position_goes_into_a_new_game() {
    let (mut table, _) = with_box();
    table.write(take("", "W:WK41,31:B20\n"));
    table.frames(3);
    assert_eq!(open(&table), Overlay::NewGame);
    let position = &table.app.world().resource::<Choices>().position;
    assert_eq!(position, "W:W31,K41:B20");
}

#[test]
fn a_file_of_positions_is_read_however_it_was_saved() {
    let line = "B:WK41:B20";
    let utf16: Vec<u8> = line.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let cases = [
        (
            "a byte order mark",
            [b"\xef\xbb\xbf", line.as_bytes()].concat(),
        ),
        ("UTF-16", [b"\xff\xfe", &utf16[..]].concat()),
    ];
    for (case, bytes) in cases {
        let (mut table, _) = with_box();
        table.write(GamesWished::Take(Opened {
            name: "one.fen".into(),
            bytes,
        }));
        table.frames(3);
        assert_eq!(open(&table), Overlay::NewGame, "{case}");
        let position = &table.app.world().resource::<Choices>().position;
        assert_eq!(position, line, "{case}");
    }
}

#[test]
fn several_positions_are_a_list() {
    let (mut table, files) = with_box();
    table.app.world_mut().resource_mut::<Watch>().on = false;
    table.write(take("many.fen", "W:W31,K41:B20\n\nB:W32:B19\nW:W99:B1\n"));
    table.frames(3);
    assert_eq!(open(&table), Overlay::Games);
    let entries = games(&table).collection.entries();
    let starts: Vec<_> = entries
        .iter()
        .filter_map(|entry| entry.start.as_deref())
        .collect();
    assert_eq!(starts, ["W:W31,K41:B20", "B:W32:B19", "W:W99:B1"]);
    table.write(GamesWished::SaveAll);
    table.write(GamesWished::Analyse(1));
    table.frames(6);
    let study = table.app.world().resource::<Study>();
    let start = fen::read(Rules::Frisian, "B:W32:B19").unwrap();
    assert_eq!(*study.tree().start(), start);
    let asked = files.0.lock().unwrap().0.clone();
    assert!(asked[0].starts_with("many.pdn\n["), "{asked:?}");
}

#[test]
fn what_is_no_game_is_told_in_a_sentence() {
    let cases = [
        (
            "nothing",
            take("a.pdn", ""),
            Phrase::FileEmpty {
                name: "a.pdn".into(),
            },
        ),
        ("noise", take("", "\u{0}\u{1}!!"), Phrase::PastedNothing),
        (
            "too long",
            GamesWished::Take(Opened {
                name: "long.pdn".into(),
                bytes: vec![b' '; LONGEST + 1],
            }),
            Phrase::FileTooLong {
                name: "long.pdn".into(),
            },
        ),
    ];
    for (case, wish, phrase) in cases {
        let (mut table, _) = with_box();
        table.write(wish);
        table.frames(1);
        assert_eq!(told(&table), [phrase], "{case}");
        assert_eq!(open(&table), Overlay::Closed, "{case}");
    }
}

#[test]
fn what_files_answer_is_told() {
    let unwritable = |cause| {
        Reply::Failed(FileFault::Unwritable {
            name: "a.pdn".into(),
            cause,
            why: "the system's words".into(),
        })
    };
    let name = || String::from("a.pdn");
    let cases = [
        (Reply::Saved(name()), Phrase::FileSaved { name: name() }),
        (
            unwritable(Cause::NoRoom),
            Phrase::FileNoRoom { name: name() },
        ),
        (
            unwritable(Cause::NotAllowed),
            Phrase::FileNotAllowed { name: name() },
        ),
        (
            unwritable(Cause::Other),
            Phrase::FileUnwritable { name: name() },
        ),
    ];
    for (reply, phrase) in cases {
        let (mut table, files) = with_box();
        files.0.lock().unwrap().1.push(reply);
        table.frames(1);
        assert_eq!(told(&table), [phrase]);
    }
}

#[test]
fn a_file_that_is_dropped_on_the_window_is_opened() {
    let (mut table, _) = with_box();
    let path = std::env::temp_dir().join(format!("damas-dropped-{}.pdn", std::process::id()));
    std::fs::write(&path, FILE).unwrap();
    let window = table.window;
    let path_buf = path.clone();
    table.write(FileDragAndDrop::DroppedFile { window, path_buf });
    table.frames(3);
    assert_eq!(
        (open(&table), games(&table).collection.count()),
        (Overlay::Games, 2)
    );
    std::fs::remove_file(&path).unwrap();
    table.write(FileDragAndDrop::DroppedFile {
        window,
        path_buf: path,
    });
    table.frames(1);
    assert!(matches!(told(&table)[..], [Phrase::FileUnreadable { .. }]));
}

/// Presses a letter together with Control.
fn with_control(table: &mut Table, letter: &str) {
    let mut held = table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    held.press(KeyCode::ControlLeft);
    table.press(Key::Character(letter.into()));
    table.frames(3);
}

#[test]
fn keys_open_and_save() {
    let (mut table, files) = with_box();
    table.open();
    table.start(START, Seats::two_people());
    play(&mut table, 1);
    with_control(&mut table, "o");
    with_control(&mut table, "s");
    let asked = files.0.lock().unwrap().0.clone();
    assert_eq!(asked[0], "open");
    assert!(
        asked[1].starts_with("damas-2026-11-30.pdn\n[Event \"Damas\"]"),
        "{asked:?}"
    );
    assert_eq!(asked.len(), 2);
}

#[test]
fn what_is_analysed_is_saved_with_all_that_was_added() {
    let (mut table, files) = with_box();
    table.app.world_mut().resource_mut::<Watch>().on = false;
    let text =
        "[Event \"Cup\"]\n[Result \"*\"]\n[GameType \"40\"]\n\n1. 32-28 {why} (1. 31-27) *\n\n";
    let replayed = pdn::read_str(text).next().unwrap().replay(None);
    table.write(StudyWished::Read(Box::new(replayed), None));
    table.frames(4);
    let node = table.app.world().resource::<Study>().tree().main_line()[0];
    table.write(StudyStep::Mark(node, Some(Mark::Good)));
    table.frames(2);
    with_control(&mut table, "s");
    let asked = files.0.lock().unwrap().0.clone();
    let [asked] = &asked[..] else {
        panic!("{asked:?}")
    };
    assert!(asked.starts_with("damas-analysis.pdn\n"), "{asked}");
    for kept in ["[Event \"Cup\"]", "1. 32-28! {why} (1. 31-27) *"] {
        assert!(asked.contains(kept), "{kept} in {asked}");
    }
}
