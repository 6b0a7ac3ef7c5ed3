//! What can be done with what is analysed, and on which buttons: as many as have room stand in a row,
//! the menu holds the rest.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Context;

use crate::game::analysis::{SetUpWished, Study, StudyStep};
use crate::game::board::table::Flipped;
use crate::game::flow::{Going, Overlay};
use crate::game::games::GamesWished;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::screens::row;
use crate::notation::{fen, pdn};
use crate::study::Tree;

/// Something that a button of the analysis does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyDeed {
    /// A move back.
    Back,
    /// A move on.
    On,
    /// Says something about the move.
    Note,
    /// Shows the mistakes.
    Mistakes,
    /// Puts back what was deleted last.
    PutBack,
    /// Sets up a position, beginning with this one.
    SetUp,
    /// The position goes to the clipboard.
    CopyFen,
    /// The game goes to the clipboard.
    CopyPdn,
    /// Saves it all as a file.
    Save,
    /// Goes back to the games of the file that this one is of.
    Games,
    /// Turns the board.
    Flip,
    /// Changes how the game looks, moves, sounds and speaks.
    Settings,
    /// Leaves for where one came from.
    Leave,
    /// Shows all the others.
    Menu,
}

impl StudyDeed {
    /// All but the menu, the most needed first.
    const ALL: [Self; 13] = [
        Self::Back,
        Self::On,
        Self::Note,
        Self::Mistakes,
        Self::SetUp,
        Self::PutBack,
        Self::CopyFen,
        Self::CopyPdn,
        Self::Save,
        Self::Games,
        Self::Flip,
        Self::Settings,
        Self::Leave,
    ];
    /// More never stand in a row, the menu aside.
    const MOST: usize = 5;

    /// What stands in a row that has room for so many: the menu at its end.
    pub fn row(room: usize) -> Vec<Self> {
        let most = room.saturating_sub(1).min(Self::MOST);
        let row = Self::ALL.into_iter().take(most);
        row.chain([Self::Menu]).collect()
    }

    /// What the menu holds beside such a row.
    pub fn menu(room: usize) -> Vec<Self> {
        let row = Self::row(room);
        let all = Self::ALL.into_iter();
        all.filter(|deed| !row.contains(deed)).collect()
    }

    /// What its button is called among all others; nobody reads it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Back => "study back",
            Self::On => "study on",
            Self::Note => "note",
            Self::Mistakes => "mistakes",
            Self::PutBack => "put back",
            Self::SetUp => "set up",
            Self::CopyFen => "copy fen",
            Self::CopyPdn => "copy pdn",
            Self::Save => "save study",
            Self::Games => "file games",
            Self::Flip => "study flip",
            Self::Settings => "study settings",
            Self::Leave => "leave study",
            Self::Menu => "study menu",
        }
    }

    /// Its drawing.
    pub fn icon(self) -> Icon {
        match self {
            Self::Back => Icon::Prev,
            Self::On => Icon::Next,
            Self::Note => Icon::Book,
            Self::Mistakes => Icon::Graph,
            Self::PutBack => Icon::Undo,
            Self::SetUp => Icon::Edit,
            Self::CopyFen | Self::CopyPdn => Icon::Copy,
            Self::Save => Icon::Save,
            Self::Games => Icon::Folder,
            Self::Flip => Icon::Flip,
            Self::Settings => Icon::Gear,
            Self::Leave => Icon::Close,
            Self::Menu => Icon::Menu,
        }
    }

    /// Its words: short ones for the row, full ones for the menu.
    pub fn phrase(self, in_full: bool) -> Phrase {
        match self {
            Self::Back => Phrase::StepBack,
            Self::On => Phrase::StepOn,
            Self::Note => Phrase::Note,
            Self::Mistakes => Phrase::Mistakes,
            Self::PutBack => Phrase::PutBack,
            Self::SetUp => Phrase::SetUp,
            Self::CopyFen => Phrase::CopyFen,
            Self::CopyPdn => Phrase::CopyPdn,
            Self::Save => Phrase::SaveGame,
            Self::Games => Phrase::FileGames,
            Self::Flip if in_full => Phrase::FlipBoard,
            Self::Flip => Phrase::Flip,
            Self::Settings => Phrase::Settings,
            Self::Leave => Phrase::Back,
            Self::Menu => Phrase::Menu,
        }
    }

    /// Whether it can be done now.
    pub fn can(self, study: &Study) -> bool {
        match self {
            Self::Back => study.at() != Tree::ROOT,
            Self::On => !study.tree().next(study.at()).is_empty(),
            Self::Mistakes => !study.is_bare(),
            Self::PutBack => study.can_put_back(),
            Self::Games => study.origin().is_some(),
            _ => true,
        }
    }
}

/// How many buttons have room beside one another.
pub fn room_for_deeds(layout: &Layout) -> usize {
    let room = row::room(layout);
    match layout.shape {
        Shape::Portrait => room.min(5),
        Shape::Landscape => room.min(6),
    }
}

/// All that the deeds write.
#[derive(SystemParam)]
pub struct StudyDoing<'w> {
    study: Res<'w, Study>,
    steps: MessageWriter<'w, StudyStep>,
    set_up: MessageWriter<'w, SetUpWished>,
    games: MessageWriter<'w, GamesWished>,
    going: Going<'w>,
    flipped: ResMut<'w, Flipped>,
}

impl StudyDoing<'_> {
    /// What is analysed.
    pub fn study(&self) -> &Study {
        &self.study
    }

    /// Wishes for this step.
    pub fn step(&mut self, step: StudyStep) {
        self.steps.write(step);
    }

    /// Closes the dialog that is open.
    pub fn close(&mut self) {
        self.going.close();
    }

    /// Does it.
    pub fn act(&mut self, deed: StudyDeed, context: &Context) {
        let overlay = match deed {
            StudyDeed::Note => Overlay::Note,
            StudyDeed::Mistakes => Overlay::Faults,
            StudyDeed::Settings => Overlay::Settings,
            StudyDeed::Menu => Overlay::StudyMenu,
            _ => Overlay::Closed,
        };
        self.going.open(overlay);
        match deed {
            StudyDeed::Back => self.step(StudyStep::Back),
            StudyDeed::On => self.step(StudyStep::On),
            StudyDeed::PutBack => self.step(StudyStep::PutBack),
            StudyDeed::SetUp => {
                let position = *self.study.position();
                self.set_up.write(SetUpWished::new(position));
            }
            StudyDeed::CopyFen => context.copy_text(fen::write(self.study.position())),
            StudyDeed::CopyPdn => context.copy_text(pdn::write(&self.study.tree().record())),
            StudyDeed::Save => self.step(StudyStep::Save),
            StudyDeed::Games => drop(self.games.write(GamesWished::Last)),
            StudyDeed::Flip => self.flipped.0 = !self.flipped.0,
            StudyDeed::Leave => self.step(StudyStep::Leave),
            StudyDeed::Note | StudyDeed::Mistakes | StudyDeed::Settings | StudyDeed::Menu => {}
        }
    }
}

#[test]
fn row_and_menu_together_hold_everything_once() {
    for room in 1..=8 {
        let (row, menu) = (StudyDeed::row(room), StudyDeed::menu(room));
        assert!(row.len() <= room);
        for deed in StudyDeed::ALL {
            let both = row.iter().chain(&menu);
            assert_eq!(
                both.filter(|held| **held == deed).count(),
                1,
                "{deed:?} {room}"
            );
        }
        assert!(row.contains(&StudyDeed::Menu));
    }
}
