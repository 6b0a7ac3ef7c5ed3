//! A file of any size is read game by game in constant memory.

use std::io::Read;

use damas::notation::pdn::Reader;

/// Bytes of the file, which exists only while it is read.
const SIZE: usize = 50 << 20;

/// Gives a text again and again, with a comment that is never closed at one place.
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

/// The most memory this process has had, in KiB, where the system tells.
fn most_memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn stream(text: &str) -> usize {
    let file = Endless {
        text: text.as_bytes(),
        at: 0,
        left: SIZE,
    };
    Reader::new(file).map(Result::unwrap).count()
}

#[test]
fn fifty_megabytes_stream_in_constant_memory() {
    let game = "[Event \"x\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 {so} 2. 28x19 (33-29 23x32) 14x23 2-0\n\n";
    let before = most_memory();
    let games = stream(game);
    assert_eq!(games, SIZE.div_ceil(game.len()));
    // One game without end, and one comment without end: both are cut.
    assert_eq!(stream("32-28 19-23 "), 1);
    assert_eq!(stream("{x"), 1);
    match (before, most_memory()) {
        (Some(before), Some(after)) => {
            let grown = (after - before) >> 10;
            println!("{games} games, {grown} MiB more memory");
            assert!(grown < 48, "{grown} MiB more memory");
        }
        _ => println!("skipped: this system doesn't tell how much memory is used"),
    }
}
