//! When each deed can be done, and the doing.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Deed;
use crate::game::advice;
use crate::game::analysis::StudyWished;
use crate::game::board::table::Flipped;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::lessons::LessonsWished;
use crate::game::looking_back::Viewed;
use crate::game::messages::{HintWished, RedoWished, RematchWished, ShareWished, TakebackWished};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Side;

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
    going: Going<'w>,
    flipped: ResMut<'w, Flipped>,
}

impl Doing<'_> {
    /// Closes the dialog that is open.
    pub fn close(&mut self) {
        self.going.close();
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
        self.going.open(overlay);
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
            Deed::ToTitle => self.going.to(Screen::Menu),
            Deed::Draw | Deed::Resign | Deed::NewGame | Deed::Settings | Deed::Menu => {}
        }
    }
}
