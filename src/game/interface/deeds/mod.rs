//! What a player can do beside moving: on which button each stands, when it can be done, and the
//! doing.

mod doing;

use crate::game::language::Phrase;
use crate::game::paint::Icon;
pub use doing::{Doing, Possible, speaker};

/// Something that a button of the game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Takes moves back.
    Undo,
    /// Plays them again.
    Redo,
    /// Asks for a good move.
    Hint,
    /// Offers a draw.
    Draw,
    /// Gives up.
    Resign,
    /// Plays again with sides swapped.
    Rematch,
    /// Analyses the game: one that is over, or that is played by persons alone or by machines alone.
    Analyse,
    /// Turns the board.
    Flip,
    /// Begins another game.
    NewGame,
    /// Saves this game as a file.
    SaveGame,
    /// Looks at games that were played.
    Games,
    /// Copies a link to the game, where there is a page to link to.
    Share,
    /// Learns the rules of this game.
    HowToPlay,
    /// Changes how the game looks, moves, sounds and speaks.
    Settings,
    /// Leaves for the title.
    ToTitle,
    /// Shows all the others.
    Menu,
}

impl Deed {
    /// Those in the row of buttons while a game goes on, the first the most needed.
    const ROW: [Self; 6] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Draw,
        Self::Resign,
        Self::Flip,
    ];
    /// The same where only five have room.
    const NARROW_ROW: [Self; 5] = [Self::Undo, Self::Hint, Self::Draw, Self::Resign, Self::Flip];
    /// Those in the row when the game is over.
    const LAST_ROW: [Self; 5] = [
        Self::Undo,
        Self::Redo,
        Self::Rematch,
        Self::NewGame,
        Self::Flip,
    ];
    /// All that a menu may hold, in its order.
    const ALL: [Self; 15] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Draw,
        Self::Resign,
        Self::Rematch,
        Self::Analyse,
        Self::Flip,
        Self::NewGame,
        Self::SaveGame,
        Self::Games,
        Self::Share,
        Self::HowToPlay,
        Self::Settings,
        Self::ToTitle,
    ];

    /// What stands in a row that has room for so many.
    pub fn row(over: bool, room: usize) -> &'static [Self] {
        let row: &[Self] = match (over, room) {
            (true, _) => &Self::LAST_ROW,
            (false, 6..) => &Self::ROW,
            (false, _) => &Self::NARROW_ROW,
        };
        &row[..row.len().min(room)]
    }

    /// What the menu holds beside such a row.
    pub fn menu(over: bool, room: usize) -> Vec<Self> {
        let row = Self::row(over, room);
        let fits = |deed: &Self| match deed {
            Self::Rematch => over,
            Self::Hint | Self::Draw | Self::Resign => !over,
            Self::Share => cfg!(target_arch = "wasm32"),
            _ => true,
        };
        let all = Self::ALL.into_iter().filter(fits);
        all.filter(|deed| !row.contains(deed)).collect()
    }

    /// What its button is called among all others; nobody reads it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Hint => "hint",
            Self::Draw => "draw",
            Self::Resign => "resign",
            Self::Rematch => "play again",
            Self::Analyse => "analyse",
            Self::Flip => "flip",
            Self::NewGame => "new",
            Self::SaveGame => "save game",
            Self::Games => "games",
            Self::Share => "share",
            Self::HowToPlay => "how to play",
            Self::Settings => "settings",
            Self::ToTitle => "to the title",
            Self::Menu => "menu",
        }
    }

    /// Its drawing.
    pub fn icon(self) -> Icon {
        match self {
            Self::Undo => Icon::Undo,
            Self::Redo => Icon::Redo,
            Self::Hint => Icon::Hint,
            Self::Draw => Icon::Draw,
            Self::Resign => Icon::Resign,
            Self::Rematch => Icon::Swap,
            Self::Analyse => Icon::Graph,
            Self::Flip => Icon::Flip,
            Self::NewGame => Icon::Plus,
            Self::SaveGame => Icon::Save,
            Self::Games => Icon::Clock,
            Self::Share => Icon::Copy,
            Self::HowToPlay => Icon::Book,
            Self::Settings => Icon::Gear,
            Self::ToTitle => Icon::Prev,
            Self::Menu => Icon::Menu,
        }
    }

    /// Its words: short ones for the row, full ones for the menu.
    pub fn phrase(self, in_full: bool) -> Phrase {
        match self {
            Self::Undo => Phrase::Undo,
            Self::Redo => Phrase::Redo,
            Self::Hint => Phrase::Hint,
            Self::Draw if in_full => Phrase::OfferDraw,
            Self::Draw => Phrase::Draw,
            Self::Resign => Phrase::Resign,
            Self::Rematch => Phrase::Rematch,
            Self::Analyse => Phrase::Analyse,
            Self::Flip if in_full => Phrase::FlipBoard,
            Self::Flip => Phrase::Flip,
            Self::NewGame => Phrase::NewGame,
            Self::SaveGame => Phrase::SaveGame,
            Self::Games => Phrase::MyGames,
            Self::Share => Phrase::Share,
            Self::HowToPlay => Phrase::HowToPlay,
            Self::Settings => Phrase::Settings,
            Self::ToTitle => Phrase::ToTheTitle,
            Self::Menu => Phrase::Menu,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_and_menu_together_hold_everything_once() {
        for (over, room) in [(false, 6), (false, 5), (false, 2), (true, 6), (true, 3)] {
            let (row, menu) = (Deed::row(over, room), Deed::menu(over, room));
            assert!(row.len() <= room);
            for deed in Deed::ALL {
                let times = row
                    .iter()
                    .chain(&menu)
                    .filter(|held| **held == deed)
                    .count();
                let gone = if deed == Deed::Share {
                    !cfg!(target_arch = "wasm32")
                } else if over {
                    matches!(deed, Deed::Hint | Deed::Draw | Deed::Resign)
                } else {
                    deed == Deed::Rematch
                };
                assert_eq!(times, usize::from(!gone), "{deed:?} {over} {room}");
            }
        }
    }
}
