//! The words of a PDN file.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::cursor::Cursor;
use super::{Fault, GameResult, MAX_TOKEN, Place, Trouble, fault, word};

/// A word of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) place: Place,
    pub(super) kind: Kind,
    /// It is the first of its line.
    pub(super) opens_line: bool,
}

/// What a word is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[Name "value"]`
    Tag { name: String, value: String },
    /// `12.` or, for Black's move, `12...`; also without dots.
    Number { number: u32, dots: usize },
    /// `32-28`, as written but without blanks.
    Move(String),
    /// A dash that stands for no move.
    NoMove,
    /// `!?`
    Glyph(String),
    /// `$1`
    Nag(u32),
    /// `{…}` or `;…`
    Comment(String),
    /// A line that begins with `%`, without it.
    Escape(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `2-0`, as written, and what it means.
    Result(String, GameResult),
    /// `/FEN "…"/`
    SetUp(String),
    /// What is no PDN.
    Prose(String),
}

/// Parts a file into its words.
pub(super) struct Lexer<R> {
    pub(super) cursor: Cursor<R>,
    /// Words read ahead.
    ready: VecDeque<Token>,
    /// The next word, whole and with what is wrong with it said.
    next: Option<Token>,
    faults: Vec<Fault>,
    /// Moves of a game have begun, so that words can't be a title.
    pub(super) in_moves: bool,
}

impl<R: Read> Lexer<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            cursor: Cursor::new(reader),
            ready: VecDeque::new(),
            next: None,
            faults: Vec::new(),
            in_moves: false,
        }
    }

    /// The next word; `None` at the end.
    pub(super) fn next(&mut self) -> Option<Token> {
        self.peek()?;
        self.next.take()
    }

    /// The next word, left where it is.
    pub(super) fn peek(&mut self) -> Option<&Token> {
        if self.next.is_none() {
            self.next = self.whole();
        }
        self.next.as_ref()
    }

    /// The next word, with those behind it that are no PDN either.
    fn whole(&mut self) -> Option<Token> {
        let mut token = self.scan()?;
        while matches!(token.kind, Kind::Prose(_)) && self.goes_on(&mut token) {}
        if let Kind::Prose(text) = &token.kind {
            self.fault(token.place, Trouble::Prose(text.clone()));
        }
        Some(token)
    }

    /// Adds the next word to this one if both are no PDN and stand on one line.
    fn goes_on(&mut self, token: &mut Token) -> bool {
        if self.ready.is_empty() {
            // What `scan` queues stands behind what it returns.
            let next = self.scan();
            if let Some(next) = next {
                self.ready.push_front(next);
            }
        }
        let Some(next) = self.ready.front() else {
            return false;
        };
        let (Kind::Prose(text), Kind::Prose(more)) = (&mut token.kind, &next.kind) else {
            return false;
        };
        if next.opens_line || text.len() + more.len() > MAX_TOKEN {
            return false;
        }
        text.push(' ');
        text.push_str(more);
        self.ready.pop_front();
        true
    }

    /// Notes a fault, unless there are too many.
    pub(super) fn fault(&mut self, place: Place, trouble: Trouble) {
        fault::add(&mut self.faults, Fault::new(place, trouble));
    }

    /// The faults found since the last call, up to the next word.
    pub(super) fn take_faults(&mut self) -> Vec<Fault> {
        let end = self.peek().map(|token| token.place);
        let damage = self.cursor.take_damage();
        self.faults.extend(damage);
        let (before, behind) = std::mem::take(&mut self.faults)
            .into_iter()
            .partition(|fault| end.is_none_or(|end| fault.place < end));
        self.faults = behind;
        before
    }

    /// The error that ended the file early.
    pub(super) fn take_error(&mut self) -> Option<io::Error> {
        self.cursor.take_error()
    }

    /// Reads the next word.
    fn scan(&mut self) -> Option<Token> {
        if let Some(waiting) = self.ready.pop_front() {
            return Some(waiting);
        }
        let mut opens_line = false;
        loop {
            opens_line |= self.skip_blanks();
            let place = self.cursor.place();
            let first = self.cursor.peek()?;
            if let Some(kind) = self.word_from(first, place, opens_line) {
                self.in_moves = match kind {
                    Kind::Move(_) => true,
                    Kind::Tag { .. } | Kind::Result(..) => false,
                    _ => self.in_moves,
                };
                return Some(Token {
                    place,
                    kind,
                    opens_line,
                });
            }
        }
    }

    /// Passes over blanks and what means nothing; says whether a line begins here.
    fn skip_blanks(&mut self) -> bool {
        let mut opens_line = self.cursor.place() == Place::START;
        let idle = |char: char| {
            // Also a mark of the byte order in mid-file, and the end of file of DOS.
            char.is_whitespace() || matches!(char, '.' | '…' | ',' | '\u{feff}' | '\u{1a}')
        };
        while let Some(char) = self.cursor.next_if(idle) {
            opens_line |= char == '\n';
        }
        opens_line
    }

    /// Reads the word that begins with this character; `None` if it is nothing to keep.
    fn word_from(&mut self, first: char, place: Place, opens_line: bool) -> Option<Kind> {
        Some(match first {
            '{' => self.comment(place),
            ';' => {
                self.cursor.next();
                Kind::Comment(self.line())
            }
            '%' if place.column == 1 => {
                self.cursor.next();
                Kind::Escape(self.line())
            }
            '[' => self.bracket(place),
            '(' => self.parenthesis(),
            ')' => {
                self.cursor.next();
                Kind::Close
            }
            '}' => {
                self.cursor.next();
                self.fault(place, Trouble::StrayBrace);
                return None;
            }
            '!' | '?' => Kind::Glyph(self.run(place, |char| matches!(char, '!' | '?'))),
            '$' => self.nag(place),
            '/' => self.set_up(place),
            _ => word::scan(self, place, opens_line),
        })
    }

    /// Reads characters as long as they fit. What is too long is cut and reported.
    pub(super) fn run(&mut self, place: Place, fits: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        let mut count = 0;
        while let Some(char) = self.cursor.next_if(&fits) {
            count += 1;
            if count <= MAX_TOKEN {
                text.push(char);
            }
        }
        if count > MAX_TOKEN {
            self.fault(place, Trouble::TooLong);
        }
        text
    }

    /// The rest of the line.
    fn line(&mut self) -> String {
        let place = self.cursor.place();
        self.run(place, |char| char != '\n')
    }

    fn nag(&mut self, place: Place) -> Kind {
        self.cursor.next();
        let digits = self.run(place, |char| char.is_ascii_digit());
        match digits.parse() {
            Ok(number) => Kind::Nag(number),
            Err(_) => Kind::Prose(format!("${digits}")),
        }
    }

    /// A position in the midst of moves: `/FEN "…"/`.
    fn set_up(&mut self, place: Place) -> Kind {
        self.cursor.next();
        let text = self.run(place, |char| char != '/' && char != '\n');
        let closed = self.cursor.next_if(|char| char == '/').is_some();
        let fen = text.trim().strip_prefix("FEN").map(str::trim);
        let fen = fen.and_then(|fen| fen.strip_prefix('"')?.strip_suffix('"'));
        match fen {
            Some(fen) if closed => Kind::SetUp(fen.to_owned()),
            _ => Kind::Prose(format!("/{text}{}", if closed { "/" } else { "" })),
        }
    }

    /// Puts a word behind those that are ready.
    pub(super) fn queue(&mut self, place: Place, kind: Kind) {
        self.ready.push_back(Token {
            place,
            kind,
            opens_line: false,
        });
    }
}
