//! Puts the words of a game together.

use std::io::Read;

use super::lexer::{Kind, Lexer, Token};
use super::{Fault, Line, MAX_DEPTH, MAX_GAME, MAX_PLIES, MAX_TAGS, Place, Ply};
use super::{Record, Remark, ToldResult, Trouble, verdict};

/// A game that is being read.
pub(super) struct Builder {
    record: Record,
    /// The variations that are open, with the place where each begins.
    open: Vec<(Place, Line)>,
    /// The number before the next move.
    number: Option<Number>,
    /// The line of the last tag.
    tag_line: u32,
    /// How much has been kept.
    size: usize,
    /// It has become too long and only its end is looked for.
    full: bool,
}

/// The number of a move that hasn't come yet.
struct Number {
    place: Place,
    value: u32,
    dots: usize,
}

impl Builder {
    pub(super) fn new(place: Place, preamble: Vec<Remark>) -> Self {
        let mut record = Record::new();
        record.place = place;
        record.preamble = preamble;
        Self {
            record,
            open: Vec::new(),
            number: None,
            tag_line: 0,
            size: 0,
            full: false,
        }
    }

    /// Whether this word belongs to the next game.
    pub(super) fn ends_before(&self, token: &Token) -> bool {
        let plies = self.record.line.plies.len();
        match &token.kind {
            Kind::Tag { .. } if self.full || plies > 0 => true,
            Kind::Tag { name, .. } => {
                let apart = token.place.line > self.tag_line + 1 || self.has_remarks();
                apart && self.record.tags.get(name).is_some()
            }
            // Numbers begin again: nobody told the end of the game before.
            Kind::Number { number, dots } => {
                let from_zero = self.record.line.number == Some(0);
                let is_first = matches!((number, dots), (1, ..=1)) && !from_zero;
                is_first && self.open.is_empty() && plies > 1
            }
            _ => false,
        }
    }

    /// Adds a word; says whether the game ends with it.
    pub(super) fn add<R: Read>(&mut self, token: Token, lexer: &mut Lexer<R>) -> bool {
        let place = token.place;
        if let Kind::Result(text, value) = &token.kind
            && (self.open.is_empty() || ends_a_game(lexer))
        {
            let (text, value) = (text.clone(), *value);
            self.record.result = Some(ToldResult { text, value, place });
            return true;
        }
        self.size += 64 + token.length();
        let too_many = matches!(token.kind, Kind::Move(_))
            && self.open.is_empty()
            && self.record.line.plies.len() >= MAX_PLIES;
        if !self.full && (self.size > MAX_GAME || too_many) {
            self.full = true;
            lexer.fault(place, Trouble::GameTooLong);
        }
        if !self.full {
            self.keep(token, lexer);
        }
        false
    }

    fn keep<R: Read>(&mut self, token: Token, lexer: &mut Lexer<R>) {
        let place = token.place;
        match token.kind {
            Kind::Tag { name, value } => self.tag(place, name, value, lexer),
            Kind::Number { number, dots } => {
                let goes_on = |waiting: &Number| waiting.value == number;
                if !self.number.as_ref().is_none_or(goes_on) {
                    self.keep_number(lexer);
                }
                self.number = Some(Number {
                    place,
                    value: number,
                    dots,
                });
            }
            Kind::Move(text) => self.ply(place, text),
            Kind::NoMove => lexer.fault(place, Trouble::NoMove),
            Kind::Glyph(text) => self.remark(Remark::Glyph(text)),
            Kind::Nag(number) => self.remark(Remark::Nag(number)),
            // A result inside a variation says how it would end.
            Kind::Comment(text) | Kind::Prose(text) | Kind::Result(text, _) => {
                self.remark(Remark::Comment(text));
            }
            Kind::Escape(text) => self.remark(Remark::Escape(text)),
            Kind::SetUp(fen) => {
                let line = self.line();
                line.last_remarks().push(Remark::SetUp(fen));
            }
            Kind::Open => self.open(place, lexer),
            Kind::Close => {
                self.leave_number(lexer);
                if let Some((_, line)) = self.open.pop() {
                    self.line().last_remarks().push(Remark::Variation(line));
                } else {
                    lexer.fault(place, Trouble::StrayParenthesis);
                }
            }
        }
    }

    fn tag<R: Read>(&mut self, place: Place, name: String, value: String, lexer: &mut Lexer<R>) {
        self.tag_line = place.line;
        if self.record.tags.len() >= MAX_TAGS {
            lexer.fault(place, Trouble::TooManyTags);
            return;
        }
        if self.record.tags.get(&name).is_some() {
            lexer.fault(place, Trouble::RepeatedTag(name.clone()));
        }
        self.record.tags.push(name, value);
    }

    fn ply(&mut self, place: Place, text: String) {
        let number = self.number.take();
        let line = self.line();
        if let (Some(Number { value, dots, .. }), true) = (&number, line.plies.is_empty()) {
            line.number = Some(*value);
            line.of_black = *dots > 1;
        }
        line.plies.push(Ply {
            text,
            mv: None,
            place,
            number: number.map(|waiting| waiting.value),
            remarks: Vec::new(),
        });
    }

    fn remark(&mut self, remark: Remark) {
        let begun = !self.record.tags.is_empty() || !self.record.line.plies.is_empty();
        if begun || !self.open.is_empty() || self.has_remarks() {
            self.line().last_remarks().push(remark);
        } else {
            self.record.preamble.push(remark);
        }
    }

    /// Passes over a number that no move follows here, if its dots say that it is none else.
    fn leave_number<R: Read>(&mut self, lexer: &mut Lexer<R>) {
        if self
            .number
            .as_ref()
            .is_some_and(|waiting| waiting.dots == 0)
        {
            self.keep_number(lexer);
        }
        self.number = None;
    }

    /// Keeps a number that no move follows as a comment.
    fn keep_number<R: Read>(&mut self, lexer: &mut Lexer<R>) {
        let Some(Number { place, value, dots }) = self.number.take() else {
            return;
        };
        let text = format!("{value}{}", ".".repeat(dots.min(3)));
        lexer.fault(place, Trouble::Prose(text.clone()));
        self.remark(Remark::Comment(text));
    }

    /// Begins a variation, or passes over one that is too deep.
    fn open<R: Read>(&mut self, place: Place, lexer: &mut Lexer<R>) {
        if self.open.len() < MAX_DEPTH {
            self.leave_number(lexer);
            self.open.push((place, Line::default()));
            return;
        }
        lexer.fault(place, Trouble::TooDeep);
        let mut depth = 1_usize;
        while depth > 0 {
            match lexer.peek().map(|token| &token.kind) {
                None | Some(Kind::Tag { .. }) => return,
                Some(Kind::Open) => depth += 1,
                Some(Kind::Close) => depth -= 1,
                Some(_) => {}
            }
            lexer.next();
        }
    }

    /// The innermost line that is open.
    fn line(&mut self) -> &mut Line {
        match self.open.last_mut() {
            Some((_, line)) => line,
            None => &mut self.record.line,
        }
    }

    fn has_remarks(&self) -> bool {
        !self.record.line.remarks.is_empty()
    }

    /// Adds what stands behind the result.
    pub(super) fn trail(&mut self, remark: Remark) {
        if self.record.tags.is_empty() && self.record.line.plies.is_empty() {
            self.record.preamble.push(remark);
        } else {
            self.record.line.last_remarks().push(remark);
        }
    }

    /// The game; `None` if there is nothing at all.
    pub(super) fn finish<R: Read>(mut self, lexer: &mut Lexer<R>) -> Option<Record> {
        let numbered = self.number.is_some();
        self.leave_number(lexer);
        while let Some((place, line)) = self.open.pop() {
            lexer.fault(place, Trouble::UnclosedVariation);
            self.line().last_remarks().push(Remark::Variation(line));
        }
        let mut record = self.record;
        record.faults = lexer.take_faults();
        if !record.is_game() {
            let bare = record.preamble.is_empty() && record.line.remarks.is_empty();
            if bare && !numbered && record.faults.is_empty() {
                return None;
            }
            record
                .faults
                .push(Fault::new(record.place, Trouble::NoGame));
        }
        verdict::take_points(&mut record);
        record.faults.sort_by_key(|fault| fault.place);
        Some(record)
    }
}

/// Whether the next game begins here, or nothing follows.
fn ends_a_game<R: Read>(lexer: &mut Lexer<R>) -> bool {
    let next = lexer.peek().map(|token| &token.kind);
    matches!(next, None | Some(Kind::Tag { .. }))
}

impl Token {
    /// The bytes of its text.
    fn length(&self) -> usize {
        match &self.kind {
            Kind::Tag { name, value } => name.len() + value.len(),
            Kind::Move(text)
            | Kind::Glyph(text)
            | Kind::Comment(text)
            | Kind::Escape(text)
            | Kind::Result(text, _)
            | Kind::SetUp(text)
            | Kind::Prose(text) => text.len(),
            _ => 0,
        }
    }
}
