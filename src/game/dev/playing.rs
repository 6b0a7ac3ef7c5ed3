//! The screen of play in its states, and what its panel offers.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::script::{Action, Step};
use super::study::{Lesson, Scholar};
use crate::ai::Skill;
use crate::contest::MatchLaws;
use crate::game::flow::{Overlay, Screen};
use crate::game::games::collection::Collection;
use crate::game::games::file::Opened;
use crate::game::games::{Games, GamesWished};
use crate::game::language::Language;
use crate::game::messages::{DrawOfferWished, GameWished, HintWished, LookWished};
use crate::game::seats::Seats;
use crate::rules::{Position, Rules, Side};

/// Something that the panel offers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wish {
    /// White against the third level, half a minute a move.
    Clocked,
    Look(LookWished),
    Hint,
    OfferDraw(Side),
    /// Something of the analysis or the editor.
    Study(Lesson),
    /// The player's own games, were they these.
    OwnGames(&'static str),
    /// A file that was opened.
    TakeFile(&'static str),
}

/// Writes wishes.
#[derive(SystemParam)]
pub(super) struct Wishes<'w> {
    look: MessageWriter<'w, LookWished>,
    hint: MessageWriter<'w, HintWished>,
    offer: MessageWriter<'w, DrawOfferWished>,
    scholar: Scholar<'w>,
    take: MessageWriter<'w, GamesWished>,
    own: ResMut<'w, Games>,
}

impl Wishes<'_> {
    pub(super) fn write(&mut self, wish: Wish, games: &mut MessageWriter<GameWished>) -> Result {
        match wish {
            Wish::Clocked => {
                let start = Position::start(Rules::Frisian);
                let seats = Seats::against(Side::White, Skill::new(3.0)?);
                let game = GameWished::new(start, seats, MatchLaws::GRAN_RONDA);
                games.write(game);
            }
            Wish::Look(look) => drop(self.look.write(look)),
            Wish::Hint => drop(self.hint.write(HintWished)),
            Wish::OfferDraw(side) => drop(self.offer.write(DrawOfferWished(side))),
            Wish::Study(lesson) => self.scholar.study(lesson)?,
            Wish::OwnGames(text) => {
                *self.own = Games {
                    collection: Collection::of(text.into()),
                    ..Games::default()
                };
            }
            Wish::TakeFile(text) => drop(self.take.write(GamesWished::Take(Opened {
                name: "frisian-cup.pdn".into(),
                bytes: text.into(),
            }))),
        }
        Ok(())
    }
}

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Language as Speak, Overlay as Dialog, People, Resign, Screen as Go, Touch, Wish};
    use self::Wish::{Clocked, Hint, Look, OfferDraw};
    use Step::{Do, Settle, Shot, Wait};
    vec![
        Do(Speak(Language::English)), Do(Go(Screen::Playing)), Do(Wish(Clocked)), Settle, Wait(20), Shot("play-clocks"),
        Do(Touch(32)), Do(Touch(28)), Settle, Wait(60), Settle, Do(Wish(Hint)), Wait(90), Shot("play-hint"),
        Do(Wish(Hint)), Wait(4), Shot("play-hint-line"),
        Do(Wish(Look(LookWished::Back))), Settle, Shot("play-looking-back"), Do(Wish(Look(LookWished::Present))), Settle,
        Do(Dialog(Overlay::Menu)), Wait(14), Shot("play-menu"),
        Do(Dialog(Overlay::Resign)), Wait(14), Shot("play-resign"),
        Do(Dialog(Overlay::OfferDraw)), Wait(14), Shot("play-offer"), Do(Dialog(Overlay::Closed)), Wait(4),
        Do(Wish(OfferDraw(Side::White))), Wait(6), Shot("play-declined"),
        Do(Speak(Language::Spanish)), Wait(4), Shot("play-es"), Do(Speak(Language::SpanishArgentina)), Wait(4), Shot("play-es-AR"), Do(Speak(Language::Dutch)), Wait(4), Shot("play-nl"),
        Do(Speak(Language::Frisian)), Wait(4), Shot("play-fy"), Do(Speak(Language::English)),
        Do(Resign(Side::White)), Wait(20), Shot("play-over"), Do(Dialog(Overlay::Closed)), Wait(8), Shot("play-over-closed"),
        Do(People("W:WK46,31:B3,15")), Settle, Do(Touch(46)), Do(Touch(41)), Settle, Do(Touch(3)), Do(Touch(8)), Settle,
        Do(Touch(41)), Do(Touch(46)), Settle, Do(Touch(8)), Do(Touch(12)), Settle, Wait(4), Shot("play-count"),
        Do(Wish(OfferDraw(Side::White))), Wait(20), Shot("play-answer"), Do(Dialog(Overlay::Closed)), Wait(8),
    ]
}
