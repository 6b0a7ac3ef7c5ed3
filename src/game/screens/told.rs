//! What the panel tells at this moment, read off the game.

use bevy::prelude::*;

use super::clock::Clock;
use super::haul::Sums;
use super::moves::MoveList;
use super::players::Player;
use super::routes::Ways;
use super::saying::Saying;
use crate::game::advice::Advice;
use crate::game::board::strokes::Explained;
use crate::game::flow::Turn;
use crate::game::input::selection::Candidate;
use crate::game::interface::layout::Layout;
use crate::game::interface::news::News;
use crate::game::interface::notice::{Notice, Tone};
use crate::game::interface::{Words, counters, sentences};
use crate::game::language::Phrase;
use crate::game::looking_back::Viewed;
use crate::game::referee::{CurrentGame, Thought};
use crate::game::seats::Seats;
use crate::rules::Side;

/// What the panel tells.
#[derive(Clone, Copy)]
pub(super) struct Told<'a> {
    pub words: &'a Words,
    pub current: &'a CurrentGame,
    pub seats: Seats,
    pub notice: &'a Notice,
    pub news: &'a News,
    pub advice: &'a Advice,
    pub viewed: Viewed,
    pub thought: Thought,
    /// Lit dot of the machine's thinking.
    pub dots: Option<usize>,
    pub turn: Turn,
    /// No dialog is open.
    pub open: bool,
    /// Whose pieces start at the bottom.
    pub near: Side,
    /// The ways of which one has to be chosen.
    pub offered: &'a [Candidate],
    /// What is drawn to explain a refusal.
    pub explained: &'a Explained,
    /// The board has no room for what a refusal compares, so the panel tells it.
    pub compares: bool,
}

impl Told<'_> {
    /// What there is to say, the most pressing only.
    pub fn saying(&self) -> Saying {
        if !self.viewed.is_present() {
            return Saying::word(self.looking_back());
        }
        if let Some((tone, head, body)) = self.notice.words(self.words) {
            return Saying::new(tone, head, body).with(self.sums());
        }
        if let Some((head, body)) = self.news.words(self.words) {
            let tone = Tone::Word;
            return Saying::new(tone, head, body);
        }
        if let Some(advice) = self.advised() {
            return Saying::word(advice);
        }
        Saying::word(self.duty())
    }

    /// What a refusal compares, where the board doesn't tell it.
    fn sums(&self) -> Option<Sums> {
        let compared = || Sums::of(self.current.position(), &self.explained.routes, self.words);
        self.compares.then(compared).flatten()
    }

    /// The counts that matter, in one text; nothing while the past is looked at.
    pub fn counts(&self) -> String {
        if !self.viewed.is_present() {
            return String::new();
        }
        let counts = counters::counters(self.current.game());
        let said: Vec<String> = counts.iter().map(|count| self.words.say(count)).collect();
        said.join(" ")
    }

    /// Headline and sentence of the refusal that is told.
    pub fn refusal(&self) -> Option<(String, String)> {
        let [head, sentence, ..] = self.notice.refusal()? else {
            return None;
        };
        let told = (self.words.say(head), self.words.say(sentence));
        self.viewed.is_present().then_some(told)
    }

    /// The ways of which one has to be chosen, and the board that they lie on.
    pub fn ways(&self, layout: &Layout) -> Ways<'_> {
        Ways {
            words: self.words,
            position: self.current.position(),
            offered: self.offered,
            geometry: layout.board,
            open: self.open,
        }
    }

    /// Nothing is more pressing than what the side to move must do anyway.
    pub fn is_calm(&self) -> bool {
        let silent = self.notice.is_silent() && self.news.words(self.words).is_none();
        self.viewed.is_present() && silent && self.advised().is_none()
    }

    /// What the side to move is to do, or how the game ended.
    fn duty(&self) -> String {
        let game = self.current.game();
        let clock = self.current.contest().laws().clock;
        let position = game.position();
        let phrase = match (self.turn, self.dots) {
            (Turn::Over, _) => game
                .outcome()
                .map(|outcome| sentences::ending(&outcome, game, clock)),
            (Turn::Moving, _) => None,
            (Turn::Choosing, Some(_)) => Some(Phrase::Thinks {
                name: self.name(position.turn()),
            }),
            (Turn::Choosing, None) => Some(sentences::duty(position)),
        };
        phrase.map_or_else(String::new, |phrase| self.words.say(&phrase))
    }

    /// The move that led to what is looked at, and what is new meanwhile.
    fn looking_back(&self) -> String {
        let back = self.viewed.phrase(self.current);
        let said = back.map_or_else(String::new, |back| self.words.say(&back));
        match self.news.words(self.words) {
            Some((_, meanwhile)) => format!("{said}. {meanwhile}"),
            None => said,
        }
    }

    /// The good move that was asked for, or what may follow it.
    fn advised(&self) -> Option<String> {
        let phrase = self.advice.phrase(self.current.position(), "  ")?;
        Some(self.words.say(&phrase))
    }

    /// What the player at a side is called.
    pub fn name(&self, side: Side) -> String {
        self.words.say(&sentences::player_name(self.seats, side))
    }

    /// The moves, and which of them is looked at.
    pub fn moves(&self) -> MoveList {
        let game = self.current.game();
        MoveList {
            plies: game.plies().iter().map(ToString::to_string).collect(),
            first: game.start().turn(),
            at: self.viewed.ply(self.current),
            open: self.open,
        }
    }

    /// What is told about the player at a side.
    pub fn player(&self, side: Side) -> Player {
        let shown = self.viewed.position(self.current);
        let seat = self.seats.at(side);
        let to_move = self.turn == Turn::Choosing && self.current.position().turn() == side;
        let start = self.current.game().start();
        let rival = side.opponent();
        let left = shown.side_squares(rival).len();
        Player {
            name: self.name(side),
            side,
            seat,
            pieces: shown.side_squares(side).len(),
            taken: start.side_squares(rival).len().saturating_sub(left),
            to_move,
            dots: self.dots.filter(|_| to_move && seat.is_machine()),
            alone: self.seats.at(rival).is_machine(),
            clock: Clock::of(self.current, self.thought, side),
        }
    }
}
