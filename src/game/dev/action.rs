//! What a script does in a frame, and what it does it with.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::fingers::{Deed, Fingers};
use super::study::{Lesson, Scholar};
use crate::ai::Skill;
use crate::contest::MatchLaws;
use crate::game::board::appearance::Appearance;
use crate::game::board::strokes::{Arrows, ShownArrow};
use crate::game::board::table::Flipped;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::games::collection::Collection;
use crate::game::games::file::Opened;
use crate::game::games::{Games, GamesWished};
use crate::game::input::SquareTouched;
use crate::game::interface::Words;
use crate::game::language::{Catalogue, Language};
use crate::game::lessons::{LessonWished, LessonsWished};
use crate::game::messages::{
    DrawOfferWished, GameWished, HintWished, LookWished, ResignWished, TakebackWished,
};
use crate::game::motion::pace::Pace;
use crate::game::paint::ArrowStyle;
use crate::game::seats::Seats;
use crate::notation::fen;
use crate::rules::{Position, Rules, Side, Square};

/// One thing that is done at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Action {
    Speak(Language),
    Go(Screen),
    Dialog(Overlay),
    /// How the game looks from now on.
    Wear(Appearance),
    /// How it moves.
    Move(Pace),
    Arrow(u8, u8, ArrowStyle),
    NoArrows,
    /// Two people, so that nothing depends on how the machine plays.
    People(&'static str),
    /// The same by other rules.
    By(Rules, &'static str),
    /// White against the machine, from the start.
    Machine,
    /// White against the third level, half a minute a move.
    Clocked,
    Touch(u8),
    Flip,
    TakeBack,
    Look(LookWished),
    Hint,
    OfferDraw(Side),
    Resign(Side),
    Learn(Rules),
    Lesson(usize),
    /// Something of the analysis or the editor.
    Study(Lesson),
    /// The player's own games, were they these.
    OwnGames(&'static str),
    /// A file that was opened.
    TakeFile(&'static str),
    Finger(Deed),
}

/// What an action takes in hand.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    fingers: Fingers<'w, 's>,
    scholar: Scholar<'w>,
    wishes: Wishes<'w>,
    words: ResMut<'w, Words>,
    appearance: ResMut<'w, Appearance>,
    pace: ResMut<'w, Pace>,
    arrows: ResMut<'w, Arrows>,
    flipped: ResMut<'w, Flipped>,
    own: ResMut<'w, Games>,
    going: Going<'w>,
}

/// Those of them that are wishes.
#[derive(SystemParam)]
pub(super) struct Wishes<'w> {
    touch: MessageWriter<'w, SquareTouched>,
    game: MessageWriter<'w, GameWished>,
    take_back: MessageWriter<'w, TakebackWished>,
    look: MessageWriter<'w, LookWished>,
    hint: MessageWriter<'w, HintWished>,
    offer: MessageWriter<'w, DrawOfferWished>,
    resign: MessageWriter<'w, ResignWished>,
    learn: MessageWriter<'w, LessonsWished>,
    lesson: MessageWriter<'w, LessonWished>,
    games: MessageWriter<'w, GamesWished>,
}

impl Hands<'_, '_> {
    /// Does it.
    pub(super) fn act(&mut self, action: Action) -> Result {
        match action {
            Action::Speak(language) => self.words.0 = Catalogue::new(language),
            Action::Go(next) => self.going.to(next),
            Action::Dialog(next) => self.going.open(next),
            Action::Wear(appearance) => *self.appearance = appearance,
            Action::Move(pace) => *self.pace = pace,
            Action::Arrow(from, to, style) => {
                let (from, to) = (square(from)?, square(to)?);
                self.arrows.0.push(ShownArrow { from, to, style });
            }
            Action::NoArrows => self.arrows.0.clear(),
            Action::Flip => self.flipped.0 = !self.flipped.0,
            Action::Study(lesson) => self.scholar.study(lesson)?,
            Action::OwnGames(text) => {
                *self.own = Games::default();
                self.own.collection = Collection::of(text.into());
            }
            Action::Finger(deed) => self.fingers.act(deed)?,
            wish => self.wishes.write(wish)?,
        }
        Ok(())
    }
}

impl Wishes<'_> {
    fn write(&mut self, wish: Action) -> Result {
        match wish {
            Action::People(position) => self.people(Rules::Frisian, position)?,
            Action::By(rules, position) => self.people(rules, position)?,
            Action::Machine => {
                self.frisian(Seats::against_machine(Side::White), MatchLaws::UNTIMED);
            }
            Action::Clocked => {
                let seats = Seats::against(Side::White, Skill::new(3.0)?);
                self.frisian(seats, MatchLaws::GRAN_RONDA);
            }
            Action::Touch(number) => {
                let (square, dropped) = (square(number)?, false);
                self.touch.write(SquareTouched { square, dropped });
            }
            Action::TakeBack => drop(self.take_back.write(TakebackWished)),
            Action::Look(look) => drop(self.look.write(look)),
            Action::Hint => drop(self.hint.write(HintWished)),
            Action::OfferDraw(side) => drop(self.offer.write(DrawOfferWished(side))),
            Action::Resign(side) => drop(self.resign.write(ResignWished(side))),
            Action::Learn(rules) => drop(self.learn.write(LessonsWished(rules))),
            Action::Lesson(index) => drop(self.lesson.write(LessonWished(index))),
            Action::TakeFile(text) => drop(self.games.write(GamesWished::Take(Opened {
                name: "frisian-cup.pdn".into(),
                bytes: text.into(),
            }))),
            other => return Err(format!("{other:?} is no wish").into()),
        }
        Ok(())
    }

    fn people(&mut self, rules: Rules, position: &str) -> Result {
        let start = fen::read(rules, position)?;
        let wish = GameWished::new(start, Seats::two_people(), MatchLaws::UNTIMED);
        self.game.write(wish);
        Ok(())
    }

    fn frisian(&mut self, seats: Seats, laws: MatchLaws) {
        let start = Position::start(Rules::Frisian);
        self.game.write(GameWished::new(start, seats, laws));
    }
}

fn square(number: u8) -> Result<Square> {
    Ok(Square::new(number).ok_or("no such square")?)
}
