//! The characters of a file with their lines and columns.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::encoding::Decoder;
use super::{Fault, Place, Trouble};

/// A walk over the characters that can look ahead. Every kind of line end is read as `\n`.
pub(super) struct Cursor<R> {
    decoder: Decoder<R>,
    ahead: VecDeque<char>,
    /// Where the next character stands.
    place: Place,
    /// The last character decoded was a carriage return.
    after_return: bool,
    /// The first damage since it was last asked for.
    damage: Option<Fault>,
    /// What ended the reading before the end.
    error: Option<io::Error>,
    /// There is nothing more to decode.
    ended: bool,
}

impl<R: Read> Cursor<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            decoder: Decoder::new(reader),
            ahead: VecDeque::new(),
            place: Place::START,
            after_return: false,
            damage: None,
            error: None,
            ended: false,
        }
    }

    /// Where the next character stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next character.
    pub(super) fn peek(&mut self) -> Option<char> {
        self.peek_at(0)
    }

    /// The character so many after the next.
    pub(super) fn peek_at(&mut self, distance: usize) -> Option<char> {
        while self.ahead.len() <= distance {
            let char = self.decode()?;
            self.ahead.push_back(char);
        }
        self.ahead.get(distance).copied()
    }

    /// Takes the next character.
    pub(super) fn next(&mut self) -> Option<char> {
        let char = self.peek()?;
        self.ahead.pop_front();
        self.place = self.place.after(char);
        Some(char)
    }

    /// Takes so many characters.
    pub(super) fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.next();
        }
    }

    /// Takes the next character if it is one of these.
    pub(super) fn next_if(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        self.peek().filter(|&char| wanted(char))?;
        self.next()
    }

    /// The first byte since the last call that didn't fit the encoding.
    pub(super) fn take_damage(&mut self) -> Option<Fault> {
        self.damage.take()
    }

    /// The error that ended the reading; the text before it has been read.
    pub(super) fn take_error(&mut self) -> Option<io::Error> {
        self.error.take()
    }

    fn decode(&mut self) -> Option<char> {
        while !self.ended {
            let decoded = self.decoder.next().unwrap_or_else(|error| {
                self.error = Some(error);
                None
            });
            let Some(decoded) = decoded else {
                self.ended = true;
                break;
            };
            if let (Some(byte), None) = (decoded.damage, &self.damage) {
                let place = self
                    .ahead
                    .iter()
                    .fold(self.place, |place, &char| place.after(char));
                self.damage = Some(Fault::new(place, Trouble::Encoding { byte }));
            }
            let second_half = decoded.char == '\n' && self.after_return;
            self.after_return = decoded.char == '\r';
            match decoded.char {
                '\n' if second_half => {}
                '\r' | '\u{2028}' | '\u{2029}' => return Some('\n'),
                // Some programs fill up with zeros; written back they would look like UTF-16.
                '\0' => return Some(' '),
                char => return Some(char),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_line_ends_count_one_line() {
        let mut cursor = Cursor::new(&b"a\r\nb\rc\n\nd\r\r\n"[..]);
        let mut seen = Vec::new();
        while let Some(char) = cursor.next() {
            seen.push((char, cursor.place().line));
        }
        let lines = [
            ('a', 1),
            ('\n', 2),
            ('b', 2),
            ('\n', 3),
            ('c', 3),
            ('\n', 4),
            ('\n', 5),
            ('d', 5),
            ('\n', 6),
            ('\n', 7),
        ];
        assert_eq!(seen, lines);
    }

    #[test]
    fn looking_ahead_moves_nothing() {
        let mut cursor = Cursor::new(&b"ab\xffc"[..]);
        assert_eq!(cursor.peek_at(3), Some('c'));
        assert_eq!(cursor.peek_at(4), None);
        let damage = cursor.take_damage().unwrap();
        assert_eq!(damage.place, Place { line: 1, column: 3 });
        assert_eq!(cursor.place(), Place::START);
        assert_eq!(cursor.next(), Some('a'));
    }

    #[test]
    fn a_broken_stream_gives_what_came_before() {
        let broken = io::Read::chain(&b"ab"[..], Broken);
        let mut cursor = Cursor::new(broken);
        let text: String = std::iter::from_fn(|| cursor.next()).collect();
        assert_eq!(text, "ab");
        assert!(cursor.take_error().is_some());
    }

    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
}
