//! What board, pieces and panels are made of: the player's choice, followed at once.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme, WindowThemeChanged};
use serde::{Deserialize, Serialize};

use crate::game::flow::Flow;
use crate::game::interface::Colours;
use crate::game::paint::tokens::{DAY, HIGH_CONTRAST, NIGHT, Palette};
use crate::game::paint::{BoardTheme, PieceSet};
use crate::game::storage::Keep;

/// How the game looks. Whoever writes it sees everything drawn anew in the next frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Appearance {
    /// What the board is made of.
    pub board: BoardTheme,
    /// What the pieces are made of.
    pub pieces: PieceSet,
    /// When the room is dark.
    pub night: Night,
    /// Numbers are printed on the dark squares.
    pub numbers: bool,
}

impl Default for Appearance {
    fn default() -> Self {
        Self {
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            night: Night::default(),
            numbers: true,
        }
    }
}

/// When the room is dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Night {
    /// As the system has it; day where it doesn't say.
    #[default]
    System,
    /// Never.
    Day,
    /// Always.
    Night,
}

impl Night {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Day, Self::Night];
}

/// The system asks for dark windows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemIsDark(pub bool);

impl Appearance {
    /// The colours of panels and ground, given whether the system asks for dark windows. Beside the
    /// high-contrast board the panels have its colours at any hour, on the ground of the hour.
    pub fn palette(&self, system: SystemIsDark) -> Palette {
        let dark = match self.night {
            Night::System => system.0,
            Night::Day => false,
            Night::Night => true,
        };
        let hour = if dark { NIGHT } else { DAY };
        if self.board == BoardTheme::Contrast {
            Palette {
                ground_hi: hour.ground_hi,
                ground_mid: hour.ground_mid,
                ground_lo: hour.ground_lo,
                ..HIGH_CONTRAST
            }
        } else {
            hour
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.keep::<Appearance>("appearance")
        .init_resource::<SystemIsDark>()
        .add_message::<WindowThemeChanged>()
        .add_systems(Update, (ask_the_system, colour).chain().in_set(Flow::React));
}

/// The window knows at first, and is told when it changes.
fn ask_the_system(
    mut changed: MessageReader<WindowThemeChanged>,
    window: Query<&Window, Added<PrimaryWindow>>,
    mut system: ResMut<SystemIsDark>,
) {
    let opened = window.iter().filter_map(|window| window.window_theme);
    let told = changed.read().map(|changed| changed.theme);
    if let Some(theme) = opened.chain(told).last() {
        system.set_if_neq(SystemIsDark(theme == WindowTheme::Dark));
    }
}

fn colour(appearance: Res<Appearance>, system: Res<SystemIsDark>, mut colours: ResMut<Colours>) {
    if appearance.is_changed() || system.is_changed() {
        colours.set_if_neq(Colours(appearance.palette(*system)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_follows_the_hour_and_the_board() {
        let of = |board, night, dark| {
            let look = Appearance {
                board,
                night,
                ..default()
            };
            look.palette(SystemIsDark(dark))
        };
        assert_eq!(of(BoardTheme::Walnut, Night::System, false), DAY);
        assert_eq!(of(BoardTheme::Walnut, Night::System, true), NIGHT);
        assert_eq!(of(BoardTheme::Slate, Night::Day, true), DAY);
        assert_eq!(of(BoardTheme::Paper, Night::Night, false), NIGHT);
        for (night, hour) in [(Night::Day, DAY), (Night::Night, NIGHT)] {
            let clear = of(BoardTheme::Contrast, night, false);
            assert_eq!(clear.ink, HIGH_CONTRAST.ink, "the panels are clear");
            assert_eq!(
                clear.ground_mid, hour.ground_mid,
                "the ground is the hour's"
            );
        }
    }

    #[test]
    fn what_was_stored_is_read_again_and_what_is_missing_is_as_at_first() {
        let chosen = Appearance {
            board: BoardTheme::Paper,
            pieces: PieceSet::Glazed,
            night: Night::Night,
            numbers: false,
        };
        let text = serde_json::to_string(&chosen).unwrap();
        assert_eq!(
            text,
            r#"{"board":"paper","pieces":"glazed","night":"night","numbers":false}"#
        );
        assert_eq!(serde_json::from_str::<Appearance>(&text).unwrap(), chosen);
        assert_eq!(
            serde_json::from_str::<Appearance>("{}").unwrap(),
            Appearance::default()
        );
    }
}
