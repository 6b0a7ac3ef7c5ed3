//! What a player can do beside moving: on which button each stands, when it can be done, and the
//! doing.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::advice;
use crate::game::analysis::StudyWished;
use crate::game::board::table::Flipped;
use crate::game::flow::{Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::language::Phrase;
use crate::game::lessons::LessonsWished;
use crate::game::looking_back::Viewed;
use crate::game::messages::{HintWished, RedoWished, RematchWished, ShareWished, TakebackWished};
use crate::game::paint::Icon;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Side;

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

/// Who speaks for a side at this screen: the only person there, of two the one who is to move, and
/// nobody where two machines play.
pub fn speaker(current: &CurrentGame, seats: Seats) -> Option<Side> {
    let turn = current.position().turn();
    let two = seats.at(turn).is_person() && seats.at(turn.opponent()).is_person();
    if two { Some(turn) } else { seats.lone_person() }
}

/// What can be done now.
#[derive(SystemParam)]
pub struct Possible<'w> {
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    viewed: Res<'w, Viewed>,
}

impl Possible<'_> {
    /// Whether this can be done.
    pub fn can(&self, deed: Deed) -> bool {
        let (current, seats) = (&*self.current, *self.seats);
        let over = current.game().outcome().is_some();
        match deed {
            Deed::Undo => current.can_take_back(seats),
            Deed::Redo => current.can_redo(seats),
            Deed::Hint => advice::may_ask(current, seats, *self.viewed),
            Deed::Draw => self.offerer().is_some(),
            Deed::Resign => !over && speaker(current, seats).is_some(),
            Deed::Rematch => over,
            // No help against the machine while a game with it goes on.
            Deed::Analyse => over || seats.lone_person().is_none(),
            Deed::Flip
            | Deed::NewGame
            | Deed::SaveGame
            | Deed::Games
            | Deed::Share
            | Deed::HowToPlay
            | Deed::Settings
            | Deed::ToTitle
            | Deed::Menu => true,
        }
    }

    /// Who may offer a draw now: the law allows so many offers a game, and one at a time.
    pub fn offerer(&self) -> Option<Side> {
        let contest = self.current.contest();
        let may_offer = contest.outcome().is_none() && contest.offered_by().is_none();
        speaker(&self.current, *self.seats)
            .filter(|&side| may_offer && contest.offers_left(side) > 0)
    }

    /// The game is over.
    pub fn is_over(&self) -> bool {
        self.current.game().outcome().is_some()
    }
}

/// All that deeds write.
#[derive(SystemParam)]
pub struct Doing<'w> {
    current: Res<'w, CurrentGame>,
    take_back: MessageWriter<'w, TakebackWished>,
    redo: MessageWriter<'w, RedoWished>,
    hint: MessageWriter<'w, HintWished>,
    rematch: MessageWriter<'w, RematchWished>,
    share: MessageWriter<'w, ShareWished>,
    lessons: MessageWriter<'w, LessonsWished>,
    study: MessageWriter<'w, StudyWished>,
    games: MessageWriter<'w, GamesWished>,
    overlay: ResMut<'w, NextState<Overlay>>,
    screen: ResMut<'w, NextState<Screen>>,
    flipped: ResMut<'w, Flipped>,
}

impl Doing<'_> {
    /// Closes the dialog that is open.
    pub fn close(&mut self) {
        NextState::set_if_neq(&mut self.overlay, Overlay::Closed);
    }

    /// Does it, or opens the dialog that asks whether it is meant.
    pub fn act(&mut self, deed: Deed) {
        let overlay = match deed {
            Deed::Draw => Overlay::OfferDraw,
            Deed::Resign => Overlay::Resign,
            Deed::NewGame => Overlay::NewGame,
            Deed::Settings => Overlay::Settings,
            Deed::Menu => Overlay::Menu,
            _ => Overlay::Closed,
        };
        NextState::set_if_neq(&mut self.overlay, overlay);
        match deed {
            Deed::Undo => drop(self.take_back.write(TakebackWished)),
            Deed::Redo => drop(self.redo.write(RedoWished)),
            Deed::Hint => drop(self.hint.write(HintWished)),
            Deed::Rematch => drop(self.rematch.write(RematchWished)),
            Deed::Analyse => {
                let contest = self.current.contest().clone();
                self.study.write(StudyWished::Game(Box::new(contest)));
            }
            Deed::Flip => self.flipped.0 = !self.flipped.0,
            Deed::SaveGame => drop(self.games.write(GamesWished::SaveGame)),
            Deed::Games => drop(self.games.write(GamesWished::Own)),
            Deed::Share => drop(self.share.write(ShareWished)),
            Deed::HowToPlay => {
                let rules = self.current.position().rules();
                self.lessons.write(LessonsWished(rules));
            }
            Deed::ToTitle => NextState::set_if_neq(&mut self.screen, Screen::Menu),
            Deed::Draw | Deed::Resign | Deed::NewGame | Deed::Settings | Deed::Menu => {}
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
