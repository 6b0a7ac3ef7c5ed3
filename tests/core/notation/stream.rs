//! A file of any size is read game by game in constant memory.

use std::io::Read;

use damas::notation::pdn::Reader;

/// Bytes of a file, which exists only while it is read.
const SIZE: usize = 50 << 20;
/// Bytes of a file that is all one word.
const ONE: usize = 8 << 20;

/// Gives a text again and again.
struct Endless<'a> {
    text: &'a [u8],
    at: usize,
    left: usize,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let mut count = 0;
        while count < buffer.len().min(self.left) {
            let rest = &self.text[self.at..];
            let part = rest.len().min(buffer.len().min(self.left) - count);
            buffer[count..count + part].copy_from_slice(&rest[..part]);
            self.at = (self.at + part) % self.text.len();
            count += part;
        }
        self.left -= count;
        Ok(count)
    }
}

fn stream(text: &str, left: usize) -> usize {
    let file = Endless {
        text: text.as_bytes(),
        at: 0,
        left,
    };
    Reader::new(file).map(Result::unwrap).count()
}

#[test]
fn fifty_megabytes_stream_in_constant_memory() {
    let game = "[Event \"x\"]\n[GameType \"20\"]\n\n\
                1. 32-28 19-23 {so} 2. 28x19 (33-29 23x32) 14x23 2-0\n\n";
    // A game without end and a comment without end are cut.
    let cases = [
        ("games", game, SIZE, SIZE.div_ceil(game.len()), 1),
        ("one game", "32-28 19-23 ", ONE, 1, 4),
        ("one comment", "{x", ONE, 1, 1),
        ("one variation in another", "(32-28 ", ONE, 1, 1),
        ("one line of braces", "}", ONE, 1, 1),
    ];
    for (what, text, size, expected, most) in cases {
        let mut games = 0;
        let info = allocation_counter::measure(|| games = stream(text, size));
        assert_eq!(games, expected, "{what}");
        assert!(
            info.bytes_max < most << 20,
            "{what}: {} bytes",
            info.bytes_max
        );
    }
}
