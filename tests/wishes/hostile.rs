//! Whatever stands in a save, in the settings, in the journal of games or in what is pasted: the
//! game starts, nothing panics, and nothing takes long.
//!
//! What needs no window is fuzzed in `fuzz/`; this stands on Bevy, which takes too long to build for
//! that. `DAMAS_HOSTILE=100` tries a hundred times as much.

use std::time::Duration;

use bevy::prelude::*;
use damas::contest::{Contest, MatchLaws};
use damas::game::games::collection::Collection;
use damas::game::games::file::Opened;
use damas::game::games::keeping::KeptAs;
use damas::game::games::{Games, GamesWished};
use damas::game::opponent::InlineBrain;
use damas::game::referee::Tally;
use damas::game::seats::Seats;
use damas::game::storage::{MemoryStore, SavedGame};
use damas::notation::pdn;
use damas::rules::{Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::table::Table;

fn saved() -> String {
    let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::from_secs(3));
    let mut contest = Contest::new(Rules::Frisian, laws);
    for _ in 0..20 {
        let mv = contest.game().position().legal_moves()[0];
        contest.play(mv, Duration::from_millis(900)).unwrap();
    }
    SavedGame {
        contest,
        seats: Seats::against_machine(Side::White),
        thought: Duration::from_secs(1),
        tally: Tally::default(),
        kept_as: KeptAs::default(),
    }
    .write()
}

/// A few bytes of a text are changed, taken away, doubled or put in.
fn mutated(text: &str, chance: &mut ChaCha8Rng) -> String {
    const PIECES: [&str; 12] = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        ":",
        "-1",
        "1e999",
        "null",
        "99999999999999999999",
        "\u{0}",
    ];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..chance.random_range(1..6) {
        if bytes.is_empty() {
            break;
        }
        let at = chance.random_range(0..bytes.len());
        match chance.random_range(0..5) {
            0 => bytes[at] = chance.random(),
            1 => drop(bytes.remove(at)),
            2 => bytes.truncate(at.max(1)),
            3 => {
                let piece = PIECES[chance.random_range(0..PIECES.len())];
                bytes.splice(at..at, piece.bytes());
            }
            _ => {
                let part = bytes[at..(at + 40).min(bytes.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn rounds(usual: u32) -> u32 {
    let times = std::env::var("DAMAS_HOSTILE").ok();
    usual * times.map_or(1, |times| times.parse().expect("a number"))
}

#[test]
fn mutated_saves_are_games_or_errors() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let whole = saved();
    for _ in 0..rounds(3_000) {
        let text = mutated(&whole, &mut chance);
        if let Ok(game) = SavedGame::read(&text) {
            assert_eq!(
                SavedGame::read(&game.write()).ok().as_ref(),
                Some(&game),
                "{text}"
            );
        }
    }
}

#[test]
fn the_game_starts_on_any_save_and_settings() {
    let settings = "{\"version\": 1, \"pace\": \"slow\", \"loudness\": {\"volume\": 0.5, \"muted\": true}, \
                    \"appearance\": {\"board\": \"slate\"}, \"choices\": {\"rules\": \"spanish\", \"level\": 3}, \
                    \"language\": \"fy\"}";
    let deep = "[".repeat(100_000);
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let whole = saved();
    let mut texts = vec![(deep.clone(), deep)];
    texts.extend(
        (0..rounds(60)).map(|_| (mutated(&whole, &mut chance), mutated(settings, &mut chance))),
    );
    for (game, settings) in texts {
        let store = MemoryStore::default();
        store.put("game", &game);
        store.put("settings", &settings);
        let mut table = Table::started_on(store.clone(), InlineBrain::default());
        table.frames(3);
        table.open();
        table.frames(2);
    }
}

fn written_again(text: &str) -> String {
    pdn::read_str(text)
        .map(|record| pdn::write(&record))
        .collect()
}

#[test]
fn any_journal_is_a_list() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let record = |moves: &str| format!("[Event \"Damas\"] [WhiteType \"human\"] {moves}\n\n");
    let whole = record("1. 32-28 19-23 2. 28x19 14x23 2-0").repeat(4);
    for _ in 0..rounds(200) {
        let text = mutated(&whole, &mut chance);
        let mut collection = Collection::of(text.clone().into_bytes());
        collection.read_on(Duration::from_mins(1));
        for entry in collection.entries() {
            let _ = entry.replay();
        }
        // A text behind the last game may become that game's; from then on nothing changes.
        let settled = written_again(&collection.write());
        assert_eq!(written_again(&settled), settled, "{text}");
    }
}

#[test]
fn what_is_pasted_is_bounded_in_depth_and_in_time() {
    let nested = format!(
        "1. 32-28 {}{} *",
        "(1. 31-27 ".repeat(20_000),
        ")".repeat(20_000)
    );
    let cases = [
        ("nested variations", nested),
        (
            "a comment without end",
            format!("1. 32-28 {{{}", "x".repeat(1 << 20)),
        ),
        ("many tags", "[A \"b\"]\n".repeat(100_000)),
        ("many games", "[White \"A\"] *\n".repeat(20_000)),
        ("a line of squares", format!("W:W{}", "1,".repeat(100_000))),
    ];
    for (case, text) in cases {
        let mut table = Table::started_on(MemoryStore::default(), InlineBrain::default());
        table.frames(2);
        table.write(GamesWished::Take(Opened {
            name: "hostile.pdn".into(),
            bytes: text.into_bytes(),
        }));
        let mut frames = 0;
        loop {
            table.frames(1);
            frames += 1;
            if frames > 2
                && !table
                    .app
                    .world()
                    .resource::<Games>()
                    .collection
                    .is_reading()
            {
                break;
            }
            assert!(frames < 20_000, "{case}");
        }
        let games = table.app.world_mut().resource_mut::<Games>();
        for entry in games.collection.entries().iter().take(5) {
            let _ = entry.replay();
        }
    }
}
