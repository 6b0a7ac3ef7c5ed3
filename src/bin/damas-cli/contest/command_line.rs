//! A program with its arguments, written as in a shell.

use std::str::FromStr;

/// A program with its arguments, and the Hub parameters that it is to be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub program: String,
    pub arguments: Vec<String>,
    /// Names and values.
    pub parameters: Vec<(String, String)>,
}

/// Why a text is no command line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCommandLine {
    /// There's nothing in it.
    #[error("a player needs a name")]
    Empty,
    /// A quote that never ends.
    #[error("a quote isn't closed in {0:?}")]
    Unclosed(String),
    /// Not a parameter with its value.
    #[error("{0:?} is no parameter such as tt-size=22")]
    NoParameter(String),
}

impl FromStr for CommandLine {
    type Err = NoCommandLine;

    /// Words between blanks; quotes of either kind keep blanks. What follows `@` are parameters:
    /// `./scan hub @ book=false threads=1`.
    fn from_str(text: &str) -> Result<Self, NoCommandLine> {
        let mut words = words(text)?.into_iter();
        let program = words.next().ok_or(NoCommandLine::Empty)?;
        let arguments = words.by_ref().take_while(|word| word != "@").collect();
        let parameter = |word: String| match word.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(NoCommandLine::NoParameter(word)),
        };
        Ok(Self {
            program,
            arguments,
            parameters: words.map(parameter).collect::<Result<_, _>>()?,
        })
    }
}

fn words(text: &str) -> Result<Vec<String>, NoCommandLine> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for char in text.chars() {
        match quote {
            Some(open) if char == open => quote = None,
            None if matches!(char, '\'' | '"') => {
                quote = Some(char);
                word.get_or_insert_default();
            }
            None if char.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(char),
        }
    }
    if quote.is_some() {
        return Err(NoCommandLine::Unclosed(text.to_owned()));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_arguments_and_parameters() {
        let text = " './my scan'  hub \"\" a'b c'd @ book=false x= ";
        let line: CommandLine = text.parse().unwrap();
        assert_eq!(line.program, "./my scan");
        assert_eq!(line.arguments, ["hub", "", "ab cd"]);
        let expected = [("book", "false"), ("x", "")];
        assert_eq!(
            line.parameters,
            expected.map(|(name, value)| (name.to_owned(), value.to_owned()))
        );
    }

    #[test]
    fn what_is_no_command_line_says_why() {
        let cases = [
            ("", "needs a name"),
            ("  ", "needs a name"),
            ("scan 'hub", "isn't closed"),
            ("scan @ book", "no parameter"),
        ];
        for (text, complaint) in cases {
            let error = text.parse::<CommandLine>().unwrap_err().to_string();
            assert!(error.contains(complaint), "{text:?}: {error}");
        }
    }
}
