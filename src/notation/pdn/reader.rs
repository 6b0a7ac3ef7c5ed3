//! Games of a stream, one by one.

use std::io::{self, Read};

use super::builder::Builder;
use super::lexer::{Kind, Lexer};
use super::{Record, Remark, Trouble};

/// Remarks between two games beyond this belong to the later one, unseen what follows them.
const MOST_BETWEEN: usize = 1_000;

/// Reads the games of a PDN file one by one; of the file only the present game is in memory.
///
/// Whatever the bytes are, it doesn't fail: what can't be read is noted in the record's faults
/// and the games around it are whole. The only error is one of the stream itself; it comes last,
/// after the games before it.
///
/// ```
/// use damas::notation::pdn::Reader;
/// let file = "[White \"A\"] 1. 32-28 19-23 2-0\n\n[White \"B\"] 1. 33-28 *".as_bytes();
/// let games: Result<Vec<_>, _> = Reader::new(file).collect();
/// assert_eq!(games?.len(), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    lexer: Lexer<R>,
    /// What stood before the next game.
    preamble: Vec<Remark>,
    ended: bool,
}

impl<R: Read> Reader<R> {
    /// Reads from this stream. It needs no buffer of its own.
    pub fn new(reader: R) -> Self {
        Self {
            lexer: Lexer::new(reader),
            preamble: Vec::new(),
            ended: false,
        }
    }

    fn game(&mut self) -> Option<Record> {
        let lexer = &mut self.lexer;
        let first = lexer.peek().map(|token| token.place);
        let place = first.unwrap_or(lexer.cursor.place());
        let mut builder = Builder::new(place, std::mem::take(&mut self.preamble));
        loop {
            match lexer.peek() {
                None => break,
                Some(token) if builder.ends_before(token) => break,
                Some(_) => {}
            }
            let Some(token) = lexer.next() else { break };
            let line = token.place.line;
            if builder.add(token, lexer) {
                self.between(&mut builder, line);
                break;
            }
        }
        builder.finish(&mut self.lexer)
    }

    /// Reads what stands behind a result: on its line, or at the end of the file, it belongs to
    /// the game before, else to the next.
    fn between(&mut self, builder: &mut Builder, line: u32) {
        let mut later = Vec::new();
        while let Some(token) = self.lexer.peek() {
            let place = token.place;
            let remark = match &token.kind {
                _ if later.len() >= MOST_BETWEEN => None,
                Kind::Comment(text) | Kind::Prose(text) => Some(Remark::Comment(text.clone())),
                Kind::Escape(text) => Some(Remark::Escape(text.clone())),
                Kind::Glyph(text) => Some(Remark::Glyph(text.clone())),
                Kind::Nag(number) => Some(Remark::Nag(*number)),
                Kind::NoMove => {
                    self.lexer.next();
                    self.lexer.fault(place, Trouble::NoMove);
                    continue;
                }
                _ => None,
            };
            let Some(remark) = remark else {
                self.preamble = later;
                return;
            };
            self.lexer.next();
            if place.line == line && later.is_empty() {
                builder.trail(remark);
            } else {
                later.push(remark);
            }
        }
        for remark in later {
            builder.trail(remark);
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        if let Some(record) = self.game() {
            return Some(Ok(record));
        }
        self.ended = true;
        self.lexer.take_error().map(Err)
    }
}

/// Reads the games of a text.
pub fn read_str(text: &str) -> impl Iterator<Item = Record> + '_ {
    // Bytes in memory can't fail to be read.
    Reader::new(text.as_bytes()).flatten()
}
