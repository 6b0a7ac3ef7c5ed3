//! The game in progress, written after every ply and offered again at the next start.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Storage, StorageFailed, Unfit};
use crate::contest::Contest;
use crate::game::flow::{Flow, Screen};
use crate::game::games::keeping::KeptAs;
use crate::game::messages::GameWished;
use crate::game::referee::{CurrentGame, Tally, Thought};
use crate::game::seats::Seats;
use crate::notation::pdn::{self, Record};

/// The name of its text.
const NAME: &str = "game";
/// The number of its layout.
const VERSION: u32 = 1;
/// While a clock runs the game is written this often: with the time that a disk takes, no more than
/// half a second of play is ever lost.
const TICK: Duration = Duration::from_millis(400);

/// A game with its players, as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The game with its clocks, and the moves that were taken back.
    pub contest: Contest,
    /// Who sits where.
    pub seats: Seats,
    /// How long the side to move has thought.
    pub thought: Duration,
    /// The match score before this game.
    pub tally: Tally,
    /// What it was kept as among the player's games.
    pub kept_as: KeptAs,
}

/// Why a text is no saved game.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SavedGameError {
    /// It isn't written as one.
    #[error("{0}")]
    Layout(#[from] serde_json::Error),
    /// It was written by another version.
    #[error("its layout is number {0}, not {VERSION}")]
    Version(u32),
    /// Its moves can't be played.
    #[error("its moves can't be played")]
    Moves,
}

impl From<SavedGameError> for Unfit {
    fn from(error: SavedGameError) -> Self {
        match error {
            SavedGameError::Version(later) if later > VERSION => Self::Newer(later.into()),
            other => Self::Damaged(other.to_string()),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Layout {
    version: u32,
    seats: Seats,
    thought_ms: u64,
    tally: Tally,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept_as: Option<String>,
    pdn: String,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

impl SavedGame {
    /// The text that is kept: JSON with the game as PDN.
    pub fn write(&self) -> String {
        let layout = Layout {
            version: VERSION,
            seats: self.seats,
            thought_ms: u64::try_from(self.thought.as_millis()).unwrap_or(u64::MAX),
            tally: self.tally,
            kept_as: self.kept_as.0.clone(),
            pdn: pdn::write(&Record::of_contest(&self.contest)),
        };
        // Plain numbers and texts can always be written.
        serde_json::to_string_pretty(&layout).unwrap_or_default()
    }

    /// The game of a text.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, SavedGameError> {
        let Version { version } = serde_json::from_str(text)?;
        if version != VERSION {
            return Err(SavedGameError::Version(version));
        }
        let layout: Layout = serde_json::from_str(text)?;
        let record = pdn::read_str(&layout.pdn)
            .next()
            .ok_or(SavedGameError::Moves)?;
        let replayed = record.replay(None);
        if replayed.record.has_errors() {
            return Err(SavedGameError::Moves);
        }
        Ok(Self {
            contest: replayed.contest.ok_or(SavedGameError::Moves)?,
            seats: layout.seats,
            thought: Duration::from_millis(layout.thought_ms),
            tally: layout.tally,
            kept_as: KeptAs(layout.kept_as),
        })
    }
}

impl From<SavedGame> for GameWished {
    fn from(saved: SavedGame) -> Self {
        Self {
            contest: saved.contest,
            seats: saved.seats,
            thought: saved.thought,
            tally: saved.tally,
            kept_as: saved.kept_as,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(
        Update,
        save.run_if(in_state(Screen::Playing)).in_set(Flow::Show),
    );
}

/// An unfinished game is put on the board; the title offers to go on with it.
fn load(
    storage: Option<ResMut<Storage>>,
    mut wished: MessageWriter<GameWished>,
    mut failed: MessageWriter<StorageFailed>,
) {
    let Some(mut storage) = storage else { return };
    let read = |text: &str| SavedGame::read(text).map_err(Unfit::from);
    let (found, fault) = storage.find(NAME, read);
    failed.write_batch(fault.map(StorageFailed));
    if let Some(saved) = found.filter(|saved| saved.contest.outcome().is_none()) {
        wished.write(saved.into());
    }
}

fn save(
    storage: Option<ResMut<Storage>>,
    current: Res<CurrentGame>,
    (seats, thought): (Res<Seats>, Res<Thought>),
    (tally, kept_as): (Res<Tally>, Res<KeptAs>),
    mut last: Local<Thought>,
) {
    let Some(mut storage) = storage else { return };
    let ticks = thought.0.abs_diff(last.0) >= TICK;
    let game = current.game();
    let untouched = game.plies().is_empty() && game.undone().is_empty();
    if !(current.is_changed() || ticks) || untouched {
        return;
    }
    *last = *thought;
    let saved = SavedGame {
        contest: current.contest().clone(),
        seats: *seats,
        thought: thought.0,
        tally: *tally,
        kept_as: kept_as.clone(),
    };
    storage.0.write(NAME, saved.write());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::MatchLaws;
    use crate::rules::{Rules, Side};

    fn saved() -> SavedGame {
        let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::from_secs(3));
        let mut contest = Contest::new(Rules::FrisianSheet, laws);
        for millis in [900, 2_345, 777] {
            let mv = contest.game().position().legal_moves()[1];
            contest.play(mv, Duration::from_millis(millis)).unwrap();
        }
        contest.undo();
        SavedGame {
            contest,
            seats: Seats::against_machine(Side::Black),
            thought: Duration::from_millis(1_234),
            tally: Tally { white: 2, black: 1 },
            kept_as: KeptAs(Some("2026.11.30 12:00:00 9".into())),
        }
    }

    #[test]
    fn a_saved_game_is_found_again_bit_for_bit() {
        let saved = saved();
        assert_eq!(SavedGame::read(&saved.write()).unwrap(), saved);
    }

    #[test]
    fn what_is_no_saved_game_is_an_error() {
        let text = saved().write();
        let cases = [
            ("empty", String::new()),
            ("cut off", text[..text.len() / 2].into()),
            (
                "the future's",
                text.replace("\"version\": 1", "\"version\": 2"),
            ),
            (
                "hostile moves",
                text.replace("31-26", "31-22").replace("1. ", "1. 99-1 "),
            ),
            ("another level", text.replace("2.0", "99.0")),
            ("no object", "[1, 2]".into()),
        ];
        for (case, text) in cases {
            assert!(SavedGame::read(&text).is_err(), "{case}: {text}");
        }
    }
}
