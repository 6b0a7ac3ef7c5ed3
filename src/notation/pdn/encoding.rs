//! Bytes to characters, whatever the file was saved as.

use std::io::{self, Read};

/// The text of a file, whatever it was saved as: a byte order mark is no part of it, and what can't
/// be decoded is as [`Reader`](super::Reader) would read it.
///
/// ```
/// use damas::notation::pdn::decode;
/// assert_eq!(decode(b"\xef\xbb\xbfW:W31:B20"), "W:W31:B20");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    let mut decoder = Decoder::new(bytes);
    // Bytes in memory can't fail to be read.
    let next = || decoder.next().ok().flatten();
    std::iter::from_fn(next)
        .map(|decoded| decoded.char)
        .collect()
}

/// How much is read at once, in bytes.
const CHUNK: usize = 16 * 1024;

/// A character of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    /// The character, or what stands for it.
    pub(super) char: char,
    /// The byte at which the encoding broke.
    pub(super) damage: Option<u8>,
}

/// How the bytes are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// UTF-8; a byte that can't be part of it is read as Windows' Latin-1.
    Utf8,
    /// UTF-16 with the low byte first.
    Utf16Le,
    /// UTF-16 with the high byte first.
    Utf16Be,
}

/// Decodes a stream in constant memory.
pub(super) struct Decoder<R> {
    reader: R,
    chunk: Box<[u8]>,
    /// What of the chunk is still to be decoded.
    rest: std::ops::Range<usize>,
    encoding: Option<Encoding>,
    /// Why no more can be read.
    error: Option<io::Error>,
}

impl<R: Read> Decoder<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            reader,
            chunk: vec![0; CHUNK].into_boxed_slice(),
            rest: 0..0,
            encoding: None,
            error: None,
        }
    }

    /// The next character; `None` at the end. An error comes behind all that could be read.
    pub(super) fn next(&mut self) -> io::Result<Option<Decoded>> {
        // The longest character has four bytes.
        if self.rest.len() < 4 {
            self.fill();
        }
        let encoding = *self.encoding.get_or_insert_with(|| {
            let (encoding, mark) = recognise(&self.chunk[self.rest.clone()]);
            self.rest.start += mark;
            encoding
        });
        if self.rest.len() < 4 {
            self.fill();
        }
        let bytes = &self.chunk[self.rest.clone()];
        let Some(&first) = bytes.first() else {
            return self.error.take().map_or(Ok(None), Err);
        };
        let (char, length) = match encoding {
            Encoding::Utf8 => utf8(bytes),
            Encoding::Utf16Le => utf16(bytes, u16::from_le_bytes),
            Encoding::Utf16Be => utf16(bytes, u16::from_be_bytes),
        };
        self.rest.start += length;
        Ok(Some(char.map_or_else(
            || Decoded {
                char: stand_in(encoding, first),
                damage: Some(first),
            },
            |char| Decoded { char, damage: None },
        )))
    }

    /// Moves the rest to the front and reads on until four bytes are there or the end is.
    fn fill(&mut self) {
        self.chunk.copy_within(self.rest.clone(), 0);
        self.rest = 0..self.rest.len();
        while self.rest.len() < 4 && self.error.is_none() {
            match self.reader.read(&mut self.chunk[self.rest.end..]) {
                Ok(0) => break,
                // A reader that claims more than it was given room for is not believed.
                Ok(count) => self.rest.end = (self.rest.end + count).min(CHUNK),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => self.error = Some(error),
            }
        }
    }
}

/// The encoding by a byte order mark, or by the zeros of UTF-16, and the mark's length.
fn recognise(bytes: &[u8]) -> (Encoding, usize) {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => (Encoding::Utf8, 3),
        [0xff, 0xfe, ..] => (Encoding::Utf16Le, 2),
        [0xfe, 0xff, ..] => (Encoding::Utf16Be, 2),
        [1..=0xff, 0, 1..=0xff, 0, ..] => (Encoding::Utf16Le, 0),
        [0, 1..=0xff, 0, 1..=0xff, ..] => (Encoding::Utf16Be, 0),
        _ => (Encoding::Utf8, 0),
    }
}

/// The first character, if it is one, and its length in bytes.
fn utf8(bytes: &[u8]) -> (Option<char>, usize) {
    let length = match bytes[0] {
        0..=0x7f => return (Some(char::from(bytes[0])), 1),
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return (None, 1),
    };
    let text = bytes
        .get(..length)
        .and_then(|bytes| std::str::from_utf8(bytes).ok());
    match text.and_then(|text| text.chars().next()) {
        Some(char) => (Some(char), length),
        None => (None, 1),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> (Option<char>, usize) {
    let units = bytes
        .chunks_exact(2)
        .take(2)
        .map(|pair| unit([pair[0], pair[1]]));
    match char::decode_utf16(units).next() {
        Some(Ok(char)) => (Some(char), 2 * char.len_utf16()),
        // Half a pair, or half a unit at the end.
        _ => (None, bytes.len().min(2)),
    }
}

/// What is shown for a byte that can't be decoded.
fn stand_in(encoding: Encoding, byte: u8) -> char {
    match encoding {
        Encoding::Utf8 => latin1(byte),
        Encoding::Utf16Le | Encoding::Utf16Be => char::REPLACEMENT_CHARACTER,
    }
}

/// Latin-1 as Windows writes it: with quotes and dashes where the standard has control codes.
fn latin1(byte: u8) -> char {
    const QUOTES_AND_DASHES: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => QUOTES_AND_DASHES[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time, as a slow pipe does.
    struct Drip<'a>(&'a [u8]);

    impl Read for Drip<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(buffer.len()).min(1);
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn read(reader: impl Read) -> (String, usize) {
        let mut decoder = Decoder::new(reader);
        let mut text = String::new();
        let mut damaged = 0;
        while let Some(decoded) = decoder.next().unwrap() {
            text.push(decoded.char);
            damaged += usize::from(decoded.damage.is_some());
        }
        (text, damaged)
    }

    #[test]
    fn every_encoding_is_read() {
        let cases: [(&str, &[u8], &str, usize); 13] = [
            ("nothing", b"", "", 0),
            ("ASCII", b"1.a3b4", "1.a3b4", 0),
            ("UTF-8", "Fryslân ×".as_bytes(), "Fryslân ×", 0),
            ("UTF-8 with a mark", b"\xef\xbb\xbf1", "1", 0),
            ("only a mark", b"\xef\xbb\xbf", "", 0),
            ("Latin-1", b"Frysl\xe2n", "Fryslân", 1),
            ("Windows' dash", b"1\x960", "1–0", 1),
            ("a letter cut off", b"\xe4\xb9", "ä¹", 2),
            (
                "UTF-16, low byte first",
                b"\xff\xfe\xe2\x00\x3d\xd8\x00\xde",
                "â😀",
                0,
            ),
            ("UTF-16, high byte first", b"\xfe\xff\x00\xe2", "â", 0),
            ("UTF-16 without a mark", b"1\x00.\x00\xe2\x00", "1.â", 0),
            ("half a pair", b"\xff\xfe\x3d\xd8\x31\x00", "\u{fffd}1", 1),
            ("half a unit", b"\xff\xfe\x31\x00\x31", "1\u{fffd}", 1),
        ];
        for (what, bytes, text, damaged) in cases {
            assert_eq!(read(bytes), (text.to_owned(), damaged), "{what}");
            assert_eq!(decode(bytes), text, "{what}");
            assert_eq!(
                read(Drip(bytes)),
                (text.to_owned(), damaged),
                "{what}, slowly"
            );
        }
    }

    #[test]
    fn a_long_text_crosses_chunks_whole() {
        let text = "â×–1 ".repeat(CHUNK);
        assert_eq!(read(text.as_bytes()), (text, 0));
    }
}
