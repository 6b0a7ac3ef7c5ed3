//! The editor: a position is set up on the board, and told at every moment whether it can be played.
//!
//! * [`Editor`] the draft, the tool in hand, and what is wrong
//! * [`SetUpStep`] everything that can be done beside touching squares
//! * `keeping` what is set up is found again
//!
//! A touched square gets what the tool in hand does; a piece that is dragged goes where it is let go.

mod desk;
mod hand;
mod keeping;
mod keys;

use bevy::prelude::*;

use crate::notation::fen::{self, FenError};
use crate::rules::{Position, Rules, Side, Square};
use crate::study::{Draft, Refused, Tool};

/// So many changes can be taken back.
const MOST_CHANGES: usize = 200;

/// A position that is being set up.
#[derive(Resource, Debug)]
pub struct Editor {
    draft: Draft,
    /// What it was before each change, the last one at the end.
    before: Vec<Draft>,
    /// The player has changed it: it isn't to be had elsewhere.
    own: bool,
    tool: Tool,
    /// The last touch was refused there.
    refused: Option<(Square, Refused)>,
    /// The position as a line: what the player writes, or else what lies on the board.
    fen: String,
    /// What is wrong with that line.
    fault: Option<FenError>,
    /// The player writes in it at this moment, so keys are letters.
    pub(in crate::game) writes: bool,
}

impl Editor {
    /// The position as it is.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The tool in hand.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Why the last touch was refused.
    pub fn refused(&self) -> Option<Refused> {
        self.refused.map(|(_, refused)| refused)
    }

    /// Where the last touch was refused.
    pub fn refused_square(&self) -> Option<Square> {
        self.refused.map(|(square, _)| square)
    }

    /// The position as a line.
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// What is wrong with the line that was written; the board shows what was there before.
    pub fn fault(&self) -> Option<&FenError> {
        self.fault.as_ref()
    }

    /// It can be played as it is.
    pub fn can_be_played(&self) -> bool {
        self.fault.is_none() && self.draft.flaws().is_empty()
    }

    /// There is a change that can be taken back.
    pub fn can_undo(&self) -> bool {
        self.fault.is_some() || !self.before.is_empty()
    }

    /// An editor with this position.
    #[cfg(test)]
    pub(in crate::game) fn of(position: Position) -> Self {
        let mut editor = Self::default();
        editor.begin(position);
        editor
    }

    /// The same after this step.
    #[cfg(test)]
    pub(in crate::game) fn after(mut self, step: &SetUpStep) -> Self {
        self.change(|editor| editor.take(step));
        self
    }

    /// Sets up this position; what the player has made before can be put back.
    fn begin(&mut self, position: Position) {
        let draft = Draft::new(position);
        if draft != self.draft {
            if self.own {
                self.remember(self.draft);
            }
            (self.draft, self.own) = (draft, false);
        }
        self.told();
    }

    /// Does something to it that can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.draft;
        change(self);
        if self.draft != before {
            self.remember(before);
            self.own = true;
        }
    }

    fn remember(&mut self, draft: Draft) {
        if self.before.len() == MOST_CHANGES {
            self.before.remove(0);
        }
        self.before.push(draft);
    }

    /// Takes the last change back: a line that makes no position, or else what was done on the board.
    fn undo(&mut self) {
        if self.fault.is_none()
            && let Some(before) = self.before.pop()
        {
            (self.draft, self.own) = (before, true);
        }
        self.told();
    }

    /// The draft has changed: the line tells it, and nothing is wrong any more.
    fn told(&mut self) {
        self.fen = fen::write(self.draft.position());
        (self.refused, self.fault) = (None, None);
    }

    /// The player wrote this line; it is set up where it makes a position.
    fn write(&mut self, text: &str) {
        text.clone_into(&mut self.fen);
        self.refused = None;
        match fen::parse(self.draft.position().rules(), text) {
            Ok(parsed) => {
                self.draft = Draft::new(parsed.position);
                self.fault = None;
            }
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Does what this step does to the draft.
    fn take(&mut self, step: &SetUpStep) {
        match step {
            SetUpStep::Touch(tool, square) => return self.touch(*tool, *square),
            SetUpStep::Carry(from, to) => return self.carry(*from, *to),
            SetUpStep::Write(text) => return self.write(text),
            SetUpStep::Clear => self.draft.clear(),
            SetUpStep::Start => self.draft.set_to_start(),
            SetUpStep::Turn(side) => self.draft.set_turn(*side),
            SetUpStep::Rules(rules) => self.draft.set_rules(*rules),
            _ => return,
        }
        self.told();
    }

    /// A square is touched with the tool in hand.
    fn touch(&mut self, tool: Tool, square: Square) {
        let touched = self.draft.touch(tool, square);
        self.told();
        self.refused = touched.err().map(|refused| (square, refused));
    }

    fn carry(&mut self, from: Square, to: Square) {
        let carried = self.draft.carry(from, to);
        self.told();
        self.refused = carried.err().map(|refused| (to, refused));
    }
}

impl Default for Editor {
    fn default() -> Self {
        let start = Position::start(Rules::default());
        Self {
            draft: Draft::new(start),
            before: Vec::new(),
            own: false,
            tool: Tool::ALL[0],
            refused: None,
            fen: fen::write(&start),
            fault: None,
            writes: false,
        }
    }
}

/// One thing that is done with the position that is set up.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetUpStep {
    /// This tool is taken in hand.
    Take(Tool),
    /// This tool touches a square, whatever is in hand.
    Touch(Tool, Square),
    /// A piece is carried from square to square.
    Carry(Square, Square),
    /// All pieces go.
    Clear,
    /// All pieces stand where a game begins.
    Start,
    /// This side is to move.
    Turn(Side),
    /// It is played by these rules.
    Rules(Rules),
    /// This is written as its line.
    Write(String),
    /// The last change is taken back.
    Undo,
    /// A game begins with it.
    Play,
    /// It is analysed.
    Analyse,
    /// Back to where one came from; nothing becomes of it.
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_message::<SetUpStep>()
        .add_plugins((desk::plugin, hand::plugin, keys::plugin, keeping::plugin));
}
