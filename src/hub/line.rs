//! A line of the protocol: `command name=value name="quoted value" flag`.

use std::fmt;

/// A line: what it is about, and its arguments.
///
/// ```
/// use damas::hub::Line;
/// let line = Line::parse("level move-time=0.5 \t infinite")?;
/// assert_eq!(line.value("move-time"), Some("0.5"));
/// assert!(line.has("infinite") && !line.has("depth"));
/// let line = Line::new("error").with("message", "no such square");
/// assert_eq!(line.to_string(), "error message=\"no such square\"");
/// # Ok::<(), damas::hub::LineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first word.
    pub command: String,
    /// What follows it, in order; flags have no value.
    arguments: Vec<(String, Option<String>)>,
}

/// Why a text is no line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LineError {
    /// A quote that never ends.
    #[error("a quote is not closed")]
    Unclosed,
    /// `=value`, or nothing at all.
    #[error("a name is missing")]
    NoName,
    /// The first word has a value.
    #[error("a line begins with a command, not with {0:?}")]
    NoCommand(String),
    /// More bytes than [`MAX_LINE`](super::MAX_LINE).
    #[error("the line is too long")]
    TooLong,
}

impl Line {
    /// A line without arguments.
    pub fn new(command: &str) -> Self {
        Self {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// This line with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        let value = Some(value.to_string());
        self.arguments.push((name.to_owned(), value));
        self
    }

    /// This line with one more flag.
    #[must_use]
    pub fn with_flag(mut self, name: &str) -> Self {
        self.arguments.push((name.to_owned(), None));
        self
    }

    /// The value of an argument; of several with this name the first.
    pub fn value(&self, name: &str) -> Option<&str> {
        let mut named = self.arguments.iter().filter(|(known, _)| known == name);
        named.find_map(|(_, value)| value.as_deref())
    }

    /// Whether an argument or flag of this name stands in it.
    pub fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|(known, _)| known == name)
    }

    /// Reads a line.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let mut rest = text;
        let (command, value) = argument(&mut rest)?.ok_or(LineError::NoName)?;
        if value.is_some() {
            return Err(LineError::NoCommand(command.chars().take(24).collect()));
        }
        let mut arguments = Vec::new();
        while let Some(argument) = argument(&mut rest)? {
            arguments.push(argument);
        }
        Ok(Self { command, arguments })
    }
}

/// Takes a name, and the value that may follow it, from the front of a text.
fn argument(rest: &mut &str) -> Result<Option<(String, Option<String>)>, LineError> {
    *rest = rest.trim_start();
    if rest.is_empty() {
        return Ok(None);
    }
    let end = rest.find(|char: char| char.is_whitespace() || char == '=');
    let name = take(rest, end);
    if name.is_empty() {
        return Err(LineError::NoName);
    }
    let Some(value) = rest.strip_prefix('=') else {
        return Ok(Some((name, None)));
    };
    *rest = value;
    let value = match value.strip_prefix('"') {
        Some(quoted) => {
            let (value, behind) = quoted.split_once('"').ok_or(LineError::Unclosed)?;
            *rest = behind;
            value.to_owned()
        }
        None => take(rest, value.find(char::is_whitespace)),
    };
    Ok(Some((name, Some(value))))
}

/// Takes so much from the front of a text, or all of it.
fn take(rest: &mut &str, end: Option<usize>) -> String {
    let (front, behind) = rest.split_at(end.unwrap_or(rest.len()));
    *rest = behind;
    front.to_owned()
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            // A quote can't be told within quotes, nor the end of a line within a line.
            let safe = value.replace(char::is_control, " ").replace('"', "'");
            let parts = |char: char| char.is_whitespace() || char == '=';
            if safe.is_empty() || safe.contains(parts) {
                write!(f, "=\"{safe}\"")?;
            } else {
                write!(f, "={safe}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let line = Line::parse(" pos  pos=Wbe moves=\"32-28 19-23\" now e=\"\" x=a=b\r").unwrap();
        assert_eq!(line.command, "pos");
        let values = ["pos", "moves", "now", "e", "x", "y"].map(|name| line.value(name));
        let expected = [
            Some("Wbe"),
            Some("32-28 19-23"),
            None,
            Some(""),
            Some("a=b"),
            None,
        ];
        assert_eq!(values, expected);
        assert!(line.has("now") && !line.has("y"));
        assert_eq!(Line::parse("go a=1 a=2").unwrap().value("a"), Some("1"));
    }

    #[test]
    fn what_is_no_line_says_why() {
        let cases = [
            ("", LineError::NoName),
            ("  ", LineError::NoName),
            ("=", LineError::NoName),
            ("go =1", LineError::NoName),
            ("go a=\"b", LineError::Unclosed),
            ("go a=\"", LineError::Unclosed),
            ("pos=W", LineError::NoCommand("pos".to_owned())),
        ];
        for (text, error) in cases {
            assert_eq!(Line::parse(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let line = Line::new("info")
            .with("score", 0.25)
            .with("pv", "32-28 19-23")
            .with("none", "")
            .with_flag("flag")
            .with("sum", "a=b");
        let text = "info score=0.25 pv=\"32-28 19-23\" none=\"\" flag sum=\"a=b\"";
        assert_eq!(line.to_string(), text);
        assert_eq!(Line::parse(text), Ok(line));
        let wild = Line::new("error").with("message", "\"a\"\nquit");
        assert_eq!(wild.to_string(), "error message=\"'a' quit\"");
    }
}
