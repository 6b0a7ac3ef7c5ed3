//! What stands in square brackets.

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
        let closed = loop {
            let mut push = |char| {
                count += 1;
                if count <= MAX_TOKEN {
                    value.push(char);
                }
            };
            match self.cursor.peek() {
                Some('"' | '“' | '”') if self.closes_tag(1) => break true,
                // Another tag begins: this one was left open.
                Some('"' | '“' | '”') if self.another_tag_follows() => break false,
                // A value of several lines goes on, unless a tag or nothing follows.
                Some('\n') if matches!(self.cursor.peek_at(1), None | Some('\n' | '[')) => {
                    break false;
                }
                None => break false,
                Some('\n') => push(' '),
                Some('\\') if !(self.is_quote(1) && self.closes_tag(2) && self.ends_line(2)) => {
                    match self.cursor.peek_at(1) {
                        Some(char @ ('"' | '\\')) => {
                            self.cursor.next();
                            push(char);
                        }
                        _ => push('\\'),
                    }
                }
                Some(char) => push(char),
            }
            self.cursor.next();
        };
        if closed {
            self.cursor.next();
            self.skip_spaces();
            self.cursor.next();
        } else {
            self.fault(place, Trouble::UnclosedTag(name.to_owned()));
            self.cursor.next_if(|char| char == '"');
            let length = value.trim_end_matches([']', '"', ' ', '\t']).len();
            value.truncate(length);
        }
        if count > MAX_TOKEN {
            self.fault(place, Trouble::TooLong);
        }
        value
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
}
