//! Lines from a stream, none of them longer than it may be.

use std::io::{self, BufRead, BufReader, Read};

use super::{Line, LineError, MAX_LINE};

/// The lines of a stream, until it ends or can't be read any more. Empty lines are none.
pub(super) struct Lines<R> {
    stream: BufReader<R>,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(stream: R) -> Self {
        let stream = BufReader::new(stream);
        Self { stream }
    }

    /// The bytes up to the end of the line, or as many as it may have; none at the end of the
    /// stream.
    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let most = MAX_LINE as u64 + 1;
        let mut part = self.stream.by_ref().take(most);
        part.read_until(b'\n', &mut bytes)?;
        Ok(bytes)
    }

    /// Passes over the rest of a line.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let bytes = self.bytes()?;
            if bytes.is_empty() || bytes.ends_with(b"\n") {
                return Ok(());
            }
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = Result<Line, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let bytes = self.bytes().ok().filter(|bytes| !bytes.is_empty())?;
            if bytes.len() > MAX_LINE {
                if !bytes.ends_with(b"\n") {
                    self.skip_line().ok()?;
                }
                return Some(Err(LineError::TooLong));
            }
            let text = String::from_utf8_lossy(&bytes);
            if !text.trim().is_empty() {
                return Some(Line::parse(&text));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_one_by_one_to_the_last() {
        let found: Vec<_> = Lines::new(&b"hub\n\n \r\nping\r\n\xff\xfe\nquit"[..]).collect();
        let words: Vec<_> = found
            .into_iter()
            .map(|line| line.unwrap().command)
            .collect();
        assert_eq!(words, ["hub", "ping", "\u{fffd}\u{fffd}", "quit"]);
    }

    #[test]
    fn a_line_may_only_be_so_long() {
        let longest = format!("{}\n", "a".repeat(MAX_LINE - 1));
        let longer = format!("{}\n", "b".repeat(MAX_LINE));
        let endless = "c".repeat(3 * MAX_LINE);
        let text = format!("{longest}{longer}ping\n{endless}\nping\n{endless}");
        let found: Vec<_> = Lines::new(text.as_bytes())
            .map(|line| line.map(|line| line.command.len()))
            .collect();
        let long = || Err(LineError::TooLong);
        let expected = [Ok(MAX_LINE - 1), long(), Ok(4), long(), Ok(4), long()];
        assert_eq!(found, expected);
    }
}
