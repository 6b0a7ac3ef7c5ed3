//! What stands in brackets, braces and parentheses.

use std::io::Read;

use super::lexer::{Kind, Lexer};
use super::{MAX_TOKEN, Place, Trouble};

impl<R: Read> Lexer<R> {
    /// Reads a tag; other things in brackets are no PDN.
    pub(super) fn bracket(&mut self, place: Place) -> Kind {
        self.cursor.next();
        self.skip_spaces();
        if self.cursor.peek() == Some('%') {
            // A command outside a comment.
            let text = self.run(place, |char| char != ']' && char != '\n');
            self.cursor.next_if(|char| char == ']');
            return Kind::Prose(format!("[{text}]"));
        }
        let name = self.run(place, |char| {
            !char.is_whitespace() && !matches!(char, '"' | '“' | '”' | '[' | ']' | '{' | '}')
        });
        self.skip_spaces();
        match self.cursor.peek() {
            Some('"' | '“' | '”') if !name.is_empty() => {
                self.cursor.next();
                let value = self.quoted(place, &name);
                Kind::Tag { name, value }
            }
            Some(char) if !name.is_empty() && !matches!(char, '\n' | '[' | ']' | '{' | '}') => {
                let value = self.run(place, |char| !matches!(char, '\n' | ']'));
                if self.cursor.next_if(|char| char == ']').is_none() {
                    return Kind::Prose(format!("[{name} {value}"));
                }
                self.fault(place, Trouble::UnquotedTag(name.clone()));
                let value = value.trim().trim_matches('\'').to_owned();
                Kind::Tag { name, value }
            }
            _ => {
                let closed = self.cursor.next_if(|char| char == ']').is_some();
                Kind::Prose(format!("[{name}{}", if closed { "]" } else { "" }))
            }
        }
    }

    /// Reads a value behind its opening quote up to the bracket that closes the tag.
    fn quoted(&mut self, place: Place, name: &str) -> String {
        let mut value = String::new();
        let mut count = 0;
        while let Some(char) = self.value_char() {
            count += 1;
            if count <= MAX_TOKEN {
                value.push(char);
            }
        }
        let is_quote = |char| matches!(char, '"' | '“' | '”');
        let closed = self.cursor.peek().is_some_and(is_quote) && self.closes_tag(1);
        if closed {
            self.cursor.next();
            self.skip_spaces();
            self.cursor.next();
        } else {
            self.fault(place, Trouble::UnclosedTag(name.to_owned()));
            self.cursor.next_if(is_quote);
            let length = value.trim_end_matches([']', '"', ' ', '\t']).len();
            value.truncate(length);
        }
        if count > MAX_TOKEN {
            self.fault(place, Trouble::TooLong);
        }
        value
    }

    /// The next character of a value; `None` where it ends, with or without its quote.
    fn value_char(&mut self) -> Option<char> {
        match self.cursor.peek()? {
            '"' | '“' | '”' if self.closes_tag(1) || self.another_tag_follows() => None,
            // A value of several lines goes on, unless a tag or nothing follows.
            '\n' if matches!(self.cursor.peek_at(1), None | Some('\n' | '[')) => None,
            '\n' => self.cursor.next().map(|_| ' '),
            // Before the last quote it is a backslash.
            '\\' if self.is_quote(1) && self.closes_tag(2) && self.ends_line(2) => {
                self.cursor.next()
            }
            '\\' if matches!(self.cursor.peek_at(1), Some('"' | '\\')) => {
                self.cursor.next();
                self.cursor.next()
            }
            _ => self.cursor.next(),
        }
    }

    fn another_tag_follows(&mut self) -> bool {
        let behind = self.behind_spaces(1);
        self.tag_begins_at(behind)
    }

    fn is_quote(&mut self, ahead: usize) -> bool {
        self.cursor.peek_at(ahead) == Some('"')
    }

    /// Whether the bracket that closes a tag stands so far ahead, blanks aside.
    fn closes_tag(&mut self, ahead: usize) -> bool {
        let behind = self.behind_spaces(ahead);
        self.cursor.peek_at(behind) == Some(']')
    }

    /// Whether the line ends behind the bracket there.
    fn ends_line(&mut self, ahead: usize) -> bool {
        let bracket = self.behind_spaces(ahead);
        let behind = self.behind_spaces(bracket + 1);
        matches!(self.cursor.peek_at(behind), None | Some('\n'))
    }

    fn behind_spaces(&mut self, ahead: usize) -> usize {
        const MOST_SPACES: usize = 16;
        let is_space = |char| matches!(char, ' ' | '\t');
        let mut behind = ahead;
        while behind < ahead + MOST_SPACES && self.cursor.peek_at(behind).is_some_and(is_space) {
            behind += 1;
        }
        behind
    }

    fn skip_spaces(&mut self) {
        while self
            .cursor
            .next_if(|char| matches!(char, ' ' | '\t'))
            .is_some()
        {}
    }

    /// A comment. It ends at its first brace; one that is never closed ends where a tag begins a
    /// line, so that the games behind it survive.
    pub(super) fn comment(&mut self, place: Place) -> Kind {
        self.cursor.next();
        let mut text = String::new();
        let mut count = 0;
        loop {
            match self.cursor.peek() {
                Some('}') => {
                    self.cursor.next();
                    break;
                }
                Some('\n') if self.tag_begins_at(1) => {
                    self.fault(place, Trouble::UnclosedComment);
                    break;
                }
                None => {
                    self.fault(place, Trouble::UnclosedComment);
                    break;
                }
                Some(char) => {
                    self.cursor.next();
                    count += 1;
                    if count <= MAX_TOKEN {
                        text.push(char);
                    }
                }
            }
        }
        if count > MAX_TOKEN {
            self.fault(place, Trouble::TooLong);
        }
        Kind::Comment(text)
    }

    /// Whether `[Name "` stands so many characters ahead.
    fn tag_begins_at(&mut self, distance: usize) -> bool {
        const LONGEST_NAME: usize = 40;
        if self.cursor.peek_at(distance) != Some('[') {
            return false;
        }
        let mut named = false;
        for ahead in distance + 1..distance + LONGEST_NAME {
            match self.cursor.peek_at(ahead) {
                Some(char) if char.is_alphanumeric() || char == '_' => named = true,
                Some(' ' | '\t') => {}
                Some('"') => return named,
                _ => return false,
            }
        }
        false
    }

    /// A variation's beginning, or a glyph in parentheses: `(!?)`.
    pub(super) fn parenthesis(&mut self) -> Kind {
        const LONGEST_GLYPH: usize = 16;
        self.cursor.next();
        let mut glyph = String::from("(");
        for ahead in 0..LONGEST_GLYPH {
            match self.cursor.peek_at(ahead) {
                Some(char @ ('!' | '?')) => glyph.push(char),
                Some(')') if ahead > 0 => {
                    self.cursor.skip(ahead + 1);
                    glyph.push(')');
                    return Kind::Glyph(glyph);
                }
                _ => break,
            }
        }
        Kind::Open
    }
}
