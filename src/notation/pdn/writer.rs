//! Writes records as PDN.

use std::fmt::Write as _;

use super::{Line, Record, Remark};

/// Lines of moves are broken at this column.
const WIDTH: usize = 80;

/// Writes a game: tags, moves with all that stands about them, result, and an empty line behind
/// it. The texts of the moves are those of the record; [`Replayed::tidy`](super::Replayed::tidy)
/// makes them what PDN asks for.
pub fn write(record: &Record) -> String {
    let mut page = Page::default();
    let count = || Count::of(&record.line).unwrap_or(Count::first(record.line.of_black));
    page.remarks(&record.preamble, &mut count(), false);
    page.end_line();
    for (name, value) in record.tags.iter() {
        // Writing to a string can't fail.
        let _ = writeln!(page.text, "[{} \"{}\"]", tag_name(name), tag_value(value));
    }
    if !record.tags.is_empty() {
        page.text.push('\n');
    }
    page.line(&record.line, count());
    match &record.result {
        Some(result) => page.word(&result.text),
        None if record.is_game() => page.word("*"),
        None => {}
    }
    page.end_line();
    if !page.text.is_empty() {
        page.text.push('\n');
    }
    page.text
}

/// A name that can stand in brackets.
fn tag_name(name: &str) -> String {
    let stands = |char: &char| {
        !char.is_whitespace() && !matches!(char, '"' | '“' | '”' | '[' | ']' | '{' | '}')
    };
    let name: String = name.chars().filter(stands).collect();
    if name.is_empty() || name.starts_with('%') {
        format!("Tag{name}")
    } else {
        name
    }
}

/// A value that can stand in quotes, on one line.
fn tag_value(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for char in value.chars() {
        match char {
            '"' | '\\' => escaped.extend(['\\', char]),
            '\n' | '\r' | '\u{2028}' | '\u{2029}' => escaped.push(' '),
            '“' | '”' => escaped.push_str("''"),
            _ => escaped.push(char),
        }
    }
    escaped
}

/// Whether the text behind a bracket is that of a tag: `Name "`.
fn is_tag(text: &str) -> bool {
    let is_name = |char: char| char.is_alphanumeric() || matches!(char, '_' | ' ' | '\t');
    text.trim_start_matches(is_name).starts_with('"')
}

/// The text so far and how far its last line has got.
#[derive(Default)]
struct Page {
    text: String,
    column: usize,
    /// A variation has just been opened.
    opened: bool,
}

/// Which move comes next.
struct Count {
    number: u32,
    of_black: bool,
    /// The number must be told: the line begins, or something stood between.
    told: bool,
}

impl Count {
    /// The first move of a line, if it tells its number.
    fn of(line: &Line) -> Option<Self> {
        let (number, of_black, told) = (line.number?, line.of_black, true);
        Some(Self {
            number,
            of_black,
            told,
        })
    }

    /// Move 1.
    const fn first(of_black: bool) -> Self {
        let (number, told) = (1, true);
        Self {
            number,
            of_black,
            told,
        }
    }

    /// The same move, which a line begins with.
    const fn copy(&self) -> Self {
        let (number, of_black, told) = (self.number, self.of_black, true);
        Self {
            number,
            of_black,
            told,
        }
    }

    /// The number before the next move, if it needs one, and goes on.
    fn next(&mut self) -> Option<String> {
        let number = match (self.of_black, self.told) {
            (false, _) => Some(format!("{}.", self.number)),
            (true, true) => Some(format!("{}...", self.number)),
            (true, false) => None,
        };
        if self.of_black {
            self.number = self.number.saturating_add(1);
        }
        self.of_black = !self.of_black;
        self.told = false;
        number
    }

    /// The number of the move before, for a variation that stands behind it.
    fn before(&self) -> Self {
        Self {
            number: if self.of_black {
                self.number
            } else {
                self.number.saturating_sub(1)
            },
            of_black: !self.of_black,
            told: true,
        }
    }
}

impl Page {
    fn line(&mut self, line: &Line, mut count: Count) {
        self.remarks(&line.remarks, &mut count, false);
        for ply in &line.plies {
            if let Some(number) = count.next() {
                self.word(&number);
            }
            self.word(&ply.text);
            self.remarks(&ply.remarks, &mut count, true);
        }
    }

    /// What stands behind a move, or before the first.
    fn remarks(&mut self, remarks: &[Remark], count: &mut Count, behind_move: bool) {
        for (index, remark) in remarks.iter().enumerate() {
            let is_glued = index == 0 && behind_move;
            count.told |= !matches!(remark, Remark::Glyph(_) | Remark::Nag(_));
            match remark {
                // PDN has a number for the sign of the only move, which is that of no result.
                Remark::Glyph(glyph) if glyph == "*" => self.word("$7"),
                Remark::Glyph(glyph) if is_glued => self.push(glyph),
                Remark::Glyph(glyph) => self.word(glyph),
                Remark::Nag(number) => self.word(&format!("${number}")),
                Remark::Comment(text) => self.comment(text),
                Remark::Escape(text) => {
                    self.end_line();
                    self.push(&format!("%{text}"));
                    self.end_line();
                }
                Remark::SetUp(fen) => self.word(&format!("/FEN \"{fen}\"/")),
                Remark::Variation(line) => {
                    self.word("(");
                    self.opened = true;
                    let usual = if behind_move {
                        count.before()
                    } else {
                        count.copy()
                    };
                    self.line(line, Count::of(line).unwrap_or(usual));
                    self.opened = false;
                    self.push(")");
                }
            }
        }
    }

    /// Braces hold all but a brace; to the end of a line stands all but a line.
    fn comment(&mut self, text: &str) {
        if !text.contains('}') {
            let mut parts = text.split("\n[");
            let mut whole = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                // A tag at the beginning of a line would end the comment.
                let blank = if is_tag(part) { " " } else { "" };
                let _ = write!(whole, "\n{blank}[{part}");
            }
            self.word(&format!("{{{whole}}}"));
            return;
        }
        for line in text.split('\n') {
            self.word(&format!(";{line}"));
            self.end_line();
        }
    }

    /// Adds a word behind a blank, or on a new line where this one is full.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        // Glued to the parenthesis the signs would be a glyph.
        let glued = std::mem::take(&mut self.opened) && !word.starts_with(['!', '?']);
        if self.column > 0 && !glued {
            if self.column + 1 + length > WIDTH {
                self.end_line();
            } else {
                self.push(" ");
            }
        }
        self.push(word);
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        let last_line = text.rsplit('\n').next().unwrap_or_default().chars().count();
        self.column = if text.contains('\n') {
            last_line
        } else {
            self.column + last_line
        };
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }
}
