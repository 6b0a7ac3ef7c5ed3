//! The games that were played, and those of a file.

use super::action::Action;
use super::fingers::Deed::{Press, Wheel};
use super::script::Step;
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;

/// Games as the player's own journal has them.
const OWN: &str = concat!(
    "[Event \"Damas\"] [Date \"2026.11.28\"] [WhiteType \"human\"] [BlackType \"program\"] [BlackLevel \"2\"] ",
    "[Rules \"frisian\"] [Result \"2-0\"] 1. 32-28 19-23 2. 28x19 14x23 2-0\n\n",
    "[Event \"Damas\"] [Date \"2026.11.28\"] [WhiteType \"program\"] [BlackType \"human\"] [WhiteLevel \"4\"] ",
    "[Rules \"frisian\"] [Result \"2-0\"] 1. 31-26 17-21 2-0\n\n",
    "[Event \"Damas\"] [Date \"2026.11.29\"] [WhiteType \"human\"] [BlackType \"program\"] [BlackLevel \"4\"] ",
    "[Rules \"international\"] [Result \"1-1\"] 1. 33-28 18-23 1-1\n\n",
    "[Event \"Damas\"] [Date \"2026.11.29\"] [WhiteType \"human\"] [BlackType \"human\"] ",
    "[Rules \"spanish\"] [Result \"0-2\"] 1. 22-18 11-14 0-2\n\n",
    "[Event \"Damas\"] [Date \"2026.11.30\"] [WhiteType \"human\"] [BlackType \"program\"] [BlackLevel \"8\"] ",
    "[Rules \"frisian\"] [Result \"*\"] 1. 32-28 19-23 2. 28x19 14x23 3. 33-28 *\n\n",
);

/// A file of others' games, of which not everything can be read.
const FILE: &str = concat!(
    "[Event \"Frisian Cup, round 3\"] [Date \"2025.07.19\"] [White \"Sjoerd A.\"] [Black \"Marten W.\"] ",
    "[GameType \"40\"] [Result \"2-0\"] 1. 32-28 19-23 2. 28x19 14x23 2-0\n\n",
    "[Event \"Frisian Cup, round 3\"] [Date \"2025.07.19\"] [White \"Hans with a name that is much too long for a list of games\"] ",
    "[Black \"Fedde\"] [GameType \"40\"] [Result \"1-1\"] 1. 31-27 19-99 1-1\n\n",
    "[Event \"Elsewhere\"] [White \"Łukasz Żyliński\"] [Black \"Щеголев\"] [GameType \"25\"] 1. c3-d4 *\n\n",
);

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Dialog, Finger, Go, OwnGames, Speak, TakeFile};
    use Step::{Do, Settle, Shot, Wait};
    let mut steps = vec![Do(Speak(Language::English)), Wait(20), Shot("games-title")];
    for (language, list, closer, figures) in [
        (Language::English, "games-en", "games-en-closer", "games-en-figures"),
        (Language::Spanish, "games-es", "games-es-closer", "games-es-figures"),
        (Language::SpanishArgentina, "games-es-AR", "games-es-AR-closer", "games-es-AR-figures"),
        (Language::Dutch, "games-nl", "games-nl-closer", "games-nl-figures"),
        (Language::Frisian, "games-fy", "games-fy-closer", "games-fy-figures"),
    ] {
        steps.extend([
            Do(Speak(language)), Do(OwnGames(OWN)), Do(Dialog(Overlay::Games)), Wait(30), Shot(list),
            Do(Finger(Wheel(-60.0))), Wait(30), Do(Finger(Press("game 1"))), Wait(8), Do(Finger(Wheel(-60.0))), Wait(30),
            Shot(closer),
            Do(Finger(Wheel(60.0))), Wait(30), Do(Finger(Press("games tab 1"))), Wait(8), Shot(figures),
            Do(Dialog(Overlay::Closed)), Wait(8),
        ]);
    }
    steps.extend([
        Do(Speak(Language::English)), Do(OwnGames("")), Do(Dialog(Overlay::Games)), Wait(30), Shot("games-none"),
        Do(TakeFile(FILE)), Wait(30), Shot("games-file"),
        Do(Finger(Wheel(-60.0))), Wait(30), Do(Finger(Press("game 1"))), Wait(8), Do(Finger(Wheel(-60.0))), Wait(30),
        Shot("games-file-faults"),
        Do(Finger(Press("put on board"))), Settle, Wait(30), Shot("games-on-board"),
        Do(Go(Screen::Playing)), Do(Dialog(Overlay::Menu)), Wait(14), Shot("games-menu"),
        Do(Dialog(Overlay::Closed)), Do(TakeFile("nothing of the kind")), Wait(14), Shot("games-told"),
    ]);
    steps
}
