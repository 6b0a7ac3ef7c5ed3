//! The games fit every window in every language, and what is pressed there is done.

use super::*;
use crate::game::choices::Kind;
use crate::game::games::collection::Collection;
use crate::game::games::search::Outcome;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;

struct Table {
    trial: Trial,
    games: Games,
    pressed: Option<Pressed>,
}

fn own() -> String {
    let game = |level: u8, date: &str, rules: &str, result: &str| {
        format!(
            "[Event \"Damas\"] [Date \"{date}\"] [WhiteType \"human\"] [BlackType \"program\"] \
             [BlackLevel \"{level}\"] [Rules \"{rules}\"] [Result \"{result}\"]\n\
             1. 32-28 19-23 2. 28x19 {result}\n\n"
        )
    };
    let all = (1..=8).map(|level| game(level, "2026.11.27", "spanish", "0-2"));
    [
        game(4, "2026.11.28", "frisian", "2-0"),
        game(4, "2026.11.29", "international", "0-2"),
        game(7, "2026.11.30", "frisian", "1-1"),
        game(7, "2026.12.01", "frisian", "*"),
    ]
    .into_iter()
    .chain(all)
    .collect()
}

const FILE: &str = "[White \"Somebody with a long name and more of it than there is room for\"] \
    [Black \"\"] [Event \"A cup\"] [GameType \"40\"] 1. 32-28 19-23 2-0\n\n\
    [GameType \"25\"] [White \"C\"] 1. c3-d4 *\n\n[White \"D\"] 1. 32-28 19-99 *\n";

impl Table {
    fn new(window: (f32, f32), language: Language, shelf: Shelf, text: &str) -> Self {
        let mut collection = Collection::of(text.into());
        collection.read_on(std::time::Duration::from_secs(5));
        let games = Games {
            shelf,
            collection,
            ..Games::default()
        };
        let mut table = Self {
            trial: Trial::new(window, language),
            games,
            pressed: None,
        };
        table.frames(3);
        table
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            let games = &self.games;
            let number = games.chosen;
            let entry = number.map(|number| &games.collection.entries()[number]);
            let replayed = entry.and_then(Entry::replay);
            let game = replayed.as_ref().and_then(|replayed| replayed.game());
            let closer = Closer {
                of: None,
                end: game.map(|game| *game.position()),
                faults: replayed
                    .as_ref()
                    .map_or(0, |replayed| u32::from(replayed.record.has_errors())),
            };
            let (pressed, search, chosen, figures) = self.trial.show(|context, pictures, words| {
                let mut found = Found::default();
                found.follow(games, words);
                let mut view = View {
                    words,
                    games,
                    found: &found.numbers,
                    closer: &closer,
                    search: games.search.clone(),
                    chosen: games.chosen,
                    figures: games.figures,
                };
                let paint = (DAY, pictures);
                let pressed = dialog(context, "games", 1.0, paint, LARGEST, |sheet, area| {
                    draw(sheet, area, &mut view)
                });
                (pressed, view.search, view.chosen, view.figures)
            });
            (self.games.search, self.games.chosen, self.games.figures) = (search, chosen, figures);
            self.pressed = pressed.or(self.pressed.take());
        }
    }

    fn press(&mut self, name: &str) {
        self.trial.focus(name);
        self.frames(40);
        self.trial.press(name);
        self.frames(3);
    }
}

fn file() -> Shelf {
    Shelf::File {
        name: "a file of games with quite a long name indeed.pdn".into(),
    }
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for window in WINDOWS {
            let shelves = [
                ("own", Shelf::Own, own()),
                ("none", Shelf::Own, String::new()),
                ("file", file(), FILE.to_owned()),
            ];
            for (case, shelf, text) in shelves {
                let mut table = Table::new(window, language, shelf, &text);
                let case = format!("{case}, {language:?}, {window:?}");
                table.trial.check(&case);
                table.games.chosen = (!text.is_empty()).then_some(0);
                table.frames(3);
                table.trial.check(&format!("{case}, closer"));
                table.games.figures = true;
                table.frames(3);
                table.trial.check(&format!("{case}, figures"));
                // Only one's own games make figures; a list's names may be as long as they like.
                if case.starts_with("own") {
                    assert_eq!(table.trial.cut(), [""; 0], "{case}");
                }
            }
        }
    }
}

#[test]
fn games_are_looked_for_looked_at_and_put_on_the_board() {
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let mut table = Table::new(window, Language::English, Shelf::Own, &own());
        table.press("of kind 1");
        assert_eq!(table.games.search.kind, Some(Kind::Frisian));
        table.press("ended 2");
        assert_eq!(table.games.search.outcome, Some(Outcome::Drawn));
        assert!(table.trial.has("game 2") && !table.trial.has("game 0"));
        table.press("ended 0");
        table.press("game 0");
        assert_eq!(table.games.chosen, Some(0), "{window:?}");
        for (name, wish) in [
            ("put on board", GamesWished::PutOnBoard(0)),
            ("analyse game", GamesWished::Analyse(0)),
            ("open file", GamesWished::OpenFile),
            ("save all", GamesWished::SaveAll),
        ] {
            table.press(name);
            assert_eq!(
                table.pressed.take(),
                Some(Pressed::Wish(wish)),
                "{window:?}"
            );
        }
        table.press("games tab 1");
        assert!(table.games.figures);
        table.press("close dialog");
        assert_eq!(table.pressed.take(), Some(Pressed::Close));
    }
}

#[test]
fn a_long_list_draws_what_is_seen_of_it() {
    let game = "[White \"A\"] 1. 32-28 *\n\n";
    let mut table = Table::new(
        (640.0, 480.0),
        Language::English,
        file(),
        &game.repeat(3_000),
    );
    table.frames(2);
    assert!(table.trial.has("game 0") && !table.trial.has("game 60"));
    assert!(table.trial.controls().len() < 60);
}

#[test]
fn what_cannot_be_played_says_so_and_has_nothing_to_press() {
    let mut table = Table::new((1280.0, 720.0), Language::English, file(), FILE);
    table.press("game 1");
    assert!(!table.trial.has("put on board"));
    table.press("game 0");
    assert!(table.trial.has("put on board"));
}

#[test]
fn what_was_read_in_part_is_not_saved_over_the_whole() {
    let mut table = Table::new((1280.0, 720.0), Language::English, file(), FILE);
    let saved = |table: &mut Table| {
        table.frames(2);
        table.trial.press("save all");
        table.frames(3);
        table.pressed.take()
    };
    let mut collection = Collection::of(FILE.into());
    collection.read_on(std::time::Duration::ZERO);
    table.games.collection = collection;
    assert_eq!(saved(&mut table), None);
    let collection = &mut table.games.collection;
    collection.read_on(std::time::Duration::from_secs(5));
    assert_eq!(saved(&mut table), Some(Pressed::Wish(GamesWished::SaveAll)));
}

#[test]
fn what_was_analysed_is_listed_as_that() {
    let study = "[StudiedWith \"Damas\"] [GameType \"40\"] 1. 32-28 {mine} *\n";
    let table = Table::new((1280.0, 720.0), Language::English, Shelf::Own, study);
    let controls = table.trial.controls();
    let listed = controls
        .iter()
        .any(|(spoken, ..)| spoken.starts_with("Analysis, "));
    assert!(listed, "{controls:?}");
}
