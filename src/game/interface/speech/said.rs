//! What there is to say at this moment, for whoever hears it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::holds;
use crate::game::advice::Advice;
use crate::game::analysis::Study;
use crate::game::flow::Screen;
use crate::game::input::keyboard::Cursor;
use crate::game::interface::news::News;
use crate::game::interface::notice::Notice;
use crate::game::interface::{Words, counters, sentences};
use crate::game::language::Phrase;
use crate::game::lessons::Lessons;
use crate::game::looking_back::Viewed;
use crate::game::messages::MovePlayed;
use crate::game::referee::CurrentGame;
use crate::notation::movetext;
use crate::rules::Outcome;

/// What the panels say of this moment.
#[derive(SystemParam)]
pub(super) struct Said<'w, 's> {
    pub words: Res<'w, Words>,
    pub current: Res<'w, CurrentGame>,
    pub screen: Res<'w, State<Screen>>,
    notice: Res<'w, Notice>,
    news: Res<'w, News>,
    advice: Res<'w, Advice>,
    viewed: Res<'w, Viewed>,
    lessons: Res<'w, Lessons>,
    study: Res<'w, Study>,
    cursor: Res<'w, Cursor>,
    /// The counts that were told last.
    counted: Local<'s, Vec<Phrase>>,
}

impl Said<'_, '_> {
    /// Who played what.
    pub fn played(&self, played: &MovePlayed) -> String {
        let side = sentences::side_name(played.before.turn());
        let text = movetext::write_route(&played.before, played.mv);
        self.words.say(&Phrase::MoveSpoken { side, text })
    }

    /// Who won, and by which law.
    pub fn ended(&self, outcome: Outcome) -> [String; 2] {
        let clock = self.current.contest().laws().clock;
        let ending = sentences::ending(&outcome, self.current.game(), clock);
        [sentences::heading(&outcome), ending].map(|phrase| self.words.say(&phrase))
    }

    /// A lesson, why a touch was refused, what else is new, and what the cursor stands on.
    pub fn anew(&self) -> Vec<String> {
        let (words, mut said) = (&self.words, Vec::new());
        let learning = *self.screen.get() == Screen::Lessons;
        if learning && (self.lessons.is_changed() || self.screen.is_changed()) {
            said.extend(self.lessons.says().iter().map(|phrase| words.say(phrase)));
        }
        let notice = self.notice.is_changed().then(|| self.notice.words(words));
        if let Some((_, head, body)) = notice.flatten() {
            said.extend([head, body]);
        }
        let news = self.news.is_changed().then(|| self.news.words(words));
        if let Some((head, body)) = news.flatten() {
            said.extend([head, body]);
        }
        let position = self.current.position();
        let advised = || self.advice.phrase(position, ", ");
        let advised = self.advice.is_changed().then(advised).flatten();
        let looked_at = || self.viewed.phrase(&self.current);
        let looked_at = self.looks_elsewhere().then(looked_at).flatten();
        let asked_for = advised.into_iter().chain(looked_at);
        said.extend(asked_for.map(|phrase| words.say(&phrase)));
        if let Some(square) = self.cursor.0.filter(|_| self.cursor.is_changed()) {
            let shown = self.viewed.position(&self.current);
            said.push(words.say(&holds(shown, square)));
        }
        said
    }

    /// A touch was refused just now, perhaps as the one before it was.
    pub fn refuses(&self) -> bool {
        self.notice.is_changed() && self.notice.refusal().is_some()
    }

    /// The past is left behind.
    pub fn comes_back(&self) -> bool {
        self.looks_elsewhere() && self.viewed.is_present()
    }

    fn looks_elsewhere(&self) -> bool {
        let playing = *self.screen.get() == Screen::Playing;
        playing && self.viewed.is_changed() && !self.viewed.is_added()
    }

    /// The counts that are told now and weren't before.
    pub fn counts(&mut self) -> Vec<String> {
        if *self.screen.get() != Screen::Playing || !self.viewed.is_present() {
            return Vec::new();
        }
        let counts = counters::counters(self.current.game());
        let known = &*self.counted;
        let new = counts.iter().filter(|count| !known.contains(count));
        let said = new.map(|count| self.words.say(count)).collect();
        *self.counted = counts;
        said
    }

    /// The move of the analysis that was gone to.
    pub fn gone_to(&self) -> [String; 2] {
        let (tree, at) = (self.study.tree(), self.study.at());
        [tree.numbered(at), tree.comment(at)]
    }
}
