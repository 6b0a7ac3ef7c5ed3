//! Looking back: which of the game's positions is on the board.
//!
//! Nothing here changes the game. While an earlier position is looked at the board takes no input;
//! the machine may answer meanwhile, and its move is found on return.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::flow::{Flow, Overlay, Screen};
use super::input::Hand;
use super::input::keyboard::{Cursor, Typed};
use super::input::panels::PanelHasKeys;
use super::language::Phrase;
use super::messages::{GameStarted, LookWished, MovePlayed, PositionSet};
use super::referee::CurrentGame;
use super::seats::Seats;
use crate::notation::movetext;
use crate::rules::{Position, Side};

/// After how many plies the position was that is looked at; `None` is the game's present.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Viewed(pub Option<usize>);

impl Viewed {
    /// How many plies were played before the position that is looked at.
    pub fn ply(self, current: &CurrentGame) -> usize {
        let present = current.game().plies().len();
        self.0.map_or(present, |ply| ply.min(present))
    }

    /// The position that is looked at.
    pub fn position(self, current: &CurrentGame) -> &Position {
        let looked_at = self.0.and_then(|ply| current.game().position_at(ply));
        looked_at.unwrap_or_else(|| current.position())
    }

    /// The move that led to what is looked at; nothing of the present.
    pub fn phrase(self, current: &CurrentGame) -> Option<Phrase> {
        if self.is_present() {
            return None;
        }
        let game = current.game();
        let Some(last) = self.ply(current).checked_sub(1) else {
            return Some(Phrase::LookingBackStart);
        };
        let ply = last + usize::from(game.start().turn() == Side::Black);
        let played = game.plies().get(last)?.to_string();
        let text = movetext::numbered(ply / 2 + 1, Side::ALL[ply % 2], &played);
        Some(Phrase::LookingBack { text })
    }

    /// The position on the board is the game's.
    pub fn is_present(self) -> bool {
        self.0.is_none()
    }

    /// What is looked at once this is granted, of a game of `plies`.
    fn after(self, wish: LookWished, plies: usize) -> Self {
        let now = self.0.unwrap_or(plies);
        let then = match wish {
            LookWished::Start => 0,
            LookWished::Back => now.saturating_sub(1),
            LookWished::On => now + 1,
            LookWished::At(ply) => ply,
            LookWished::Present => plies,
        };
        Self((then < plies).then_some(then))
    }
}

/// After this it is known what is looked at.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LookedAt;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewed>()
        .configure_sets(Update, LookedAt.after(Flow::Decide).before(Flow::React))
        .add_systems(
            Update,
            press_keys
                .run_if(in_state(Screen::Playing))
                .run_if(in_state(Overlay::Closed))
                .in_set(Flow::Gather),
        )
        .add_systems(Update, (look, come_back).chain().in_set(LookedAt))
        .add_systems(OnExit(Screen::Playing), |mut viewed: ResMut<Viewed>| {
            viewed.set_if_neq(Viewed::default());
        });
}

/// Left and right, Home and End, where neither a panel, the board's cursor nor a typed move wants
/// them.
fn press_keys(
    mut keys: MessageReader<KeyboardInput>,
    (panel, hand, cursor, typed): (Res<PanelHasKeys>, Res<Hand>, Res<Cursor>, Res<Typed>),
    viewed: Res<Viewed>,
    mut wished: MessageWriter<LookWished>,
) {
    if panel.0 {
        keys.clear();
        return;
    }
    // Where nothing can be chosen the board takes no keys, and its cursor isn't seen.
    let walks = cursor.0.is_some() && !hand.candidates.is_empty();
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        if !typed.text.is_empty() {
            continue;
        }
        wished.write_batch(match key.logical_key {
            Key::ArrowLeft if !walks => Some(LookWished::Back),
            Key::ArrowRight if !walks => Some(LookWished::On),
            Key::Home => Some(LookWished::Start),
            Key::End => Some(LookWished::Present),
            Key::Escape if !viewed.is_present() && !walks => Some(LookWished::Present),
            _ => None,
        });
    }
}

fn look(
    mut wished: MessageReader<LookWished>,
    current: Res<CurrentGame>,
    mut viewed: ResMut<Viewed>,
) {
    let plies = current.game().plies().len();
    let then = wished
        .read()
        .fold(*viewed, |viewed, &wish| viewed.after(wish, plies));
    viewed.set_if_neq(then);
}

/// Another game or position is the present, and so is a move of one's own. A move of the machine
/// disturbs nobody.
fn come_back(
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut played: MessageReader<MovePlayed>,
    seats: Res<Seats>,
    mut viewed: ResMut<Viewed>,
) {
    let own = played
        .read()
        .filter(|played| seats.at(played.before.turn()).is_person());
    if started.read().count() + set.read().count() + own.count() > 0 {
        viewed.set_if_neq(Viewed::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game_and_its_last_position_is_the_present() {
        let present = Viewed(None);
        let cases = [
            ("back from the present", present, LookWished::Back, Some(2)),
            ("on from the present", present, LookWished::On, None),
            ("on to the present", Viewed(Some(2)), LookWished::On, None),
            (
                "back at the start",
                Viewed(Some(0)),
                LookWished::Back,
                Some(0),
            ),
            ("to the start", present, LookWished::Start, Some(0)),
            ("to a ply", present, LookWished::At(1), Some(1)),
            ("beyond the last ply", present, LookWished::At(9), None),
            ("home", Viewed(Some(0)), LookWished::Present, None),
        ];
        for (case, from, wish, expected) in cases {
            assert_eq!(from.after(wish, 3), Viewed(expected), "{case}");
        }
        for wish in [LookWished::Back, LookWished::On, LookWished::Start] {
            assert_eq!(present.after(wish, 0), present, "a game without moves");
        }
    }
}
