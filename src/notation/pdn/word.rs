//! Moves, numbers, results and what is none of these.

use std::io::Read;

use super::lexer::{Kind, Lexer};
use super::result::is_dash;
use super::{GameResult, Place};
use crate::notation::movetext::{MoveText, sign};

/// Blanks that may stand inside a move, at most.
const MOST_BLANKS: usize = 8;

/// Reads the word that begins here.
pub(super) fn scan<R: Read>(lexer: &mut Lexer<R>, place: Place, opens_line: bool) -> Kind {
    let digits = lexer.run(place, |char| char.is_ascii_digit());
    if !digits.is_empty() && matches!(lexer.cursor.peek(), Some('.' | '…')) {
        return number(lexer, &digits);
    }
    let mut word = digits + &lexer.run(place, is_part);
    if word.is_empty() {
        // A character that is a part of nothing, such as "]".
        word.extend(lexer.cursor.next());
        return Kind::Prose(word);
    }
    if word.starts_with(|char: char| char.is_ascii_digit()) {
        close_up(lexer, place, &mut word);
    }
    if opens_line && !lexer.in_moves && is_title(&word) {
        word.push_str(&title(lexer, place));
        return Kind::Prose(word.trim_end().to_owned());
    }
    classify(lexer, place, word)
}

fn is_part(char: char) -> bool {
    const OTHERS: [char; 14] = [
        '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '.', '…', ',', '\u{feff}',
    ];
    !char.is_whitespace() && !OTHERS.contains(&char)
}

/// The number of a move, whose dots come next: one for White, more for Black.
fn number<R: Read>(lexer: &mut Lexer<R>, digits: &str) -> Kind {
    let mut dots = 0_usize;
    while let Some(dot) = lexer.cursor.next_if(|char| matches!(char, '.' | '…')) {
        dots = dots.saturating_add(if dot == '…' { 3 } else { 1 });
    }
    Kind::Number {
        number: digits.parse().unwrap_or(u32::MAX),
        dots,
    }
}

/// Joins what blanks part: `20- 3`, `40x 9`, `32 - 28`.
fn close_up<R: Read>(lexer: &mut Lexer<R>, place: Place, word: &mut String) {
    loop {
        let last = word.chars().next_back().unwrap_or_default();
        let blanks = (0..MOST_BLANKS)
            .take_while(|&ahead| lexer.cursor.peek_at(ahead).is_some_and(char::is_whitespace))
            .count();
        let next = lexer.cursor.peek_at(blanks).unwrap_or_default();
        let digits_follow = |lexer: &mut Lexer<R>, from: usize| {
            let digits = (0..3)
                .take_while(|&ahead| {
                    let char = lexer.cursor.peek_at(from + ahead);
                    char.is_some_and(|char| char.is_ascii_digit())
                })
                .count();
            // With a dot behind they would be the next move's number.
            matches!(digits, 1 | 2) && lexer.cursor.peek_at(from + digits) != Some('.')
        };
        if sign(last).is_some() && last != '*' && digits_follow(lexer, blanks) {
            lexer.cursor.skip(blanks);
        } else if matches!(word.len(), 1 | 2) && last.is_ascii_digit() && is_dash_or_x(next) {
            let behind = (blanks + 1..=blanks + MOST_BLANKS)
                .find(|&ahead| lexer.cursor.peek_at(ahead).is_none_or(|char| char != ' '));
            if !behind.is_some_and(|behind| digits_follow(lexer, behind)) {
                return;
            }
            lexer.cursor.skip(blanks);
        } else {
            return;
        }
        word.push_str(&lexer.run(place, is_part));
    }
}

fn is_dash_or_x(char: char) -> bool {
    is_dash(char) || matches!(char, 'x' | 'X' | ':' | '×')
}

/// Whether a word that begins a line is no part of PDN, so that the whole line isn't.
fn is_title(word: &str) -> bool {
    let begins_with_letter = word.starts_with(char::is_alphabetic);
    begins_with_letter && MoveText::parse(word).is_none() && GameResult::parse(word).is_none()
}

/// The rest of a line of plain words, up to a comment, a tag or the number of a move.
fn title<R: Read>(lexer: &mut Lexer<R>, place: Place) -> String {
    let mut text = String::new();
    loop {
        text.push_str(&lexer.run(place, |char| {
            !matches!(char, '\n' | '{' | '[') && !char.is_ascii_digit()
        }));
        let digits = (0..4)
            .take_while(|&ahead| {
                let char = lexer.cursor.peek_at(ahead);
                char.is_some_and(|char| char.is_ascii_digit())
            })
            .count();
        let numbers_a_move = text.ends_with(char::is_whitespace)
            && matches!(digits, 1..4)
            && lexer.cursor.peek_at(digits) == Some('.');
        if digits == 0 || numbers_a_move {
            return text;
        }
        text.push_str(&lexer.run(place, |char| char.is_ascii_digit()));
    }
}

/// What a word is by its looks.
fn classify<R: Read>(lexer: &mut Lexer<R>, place: Place, word: String) -> Kind {
    if word.chars().all(is_dash) {
        return Kind::NoMove;
    }
    if let Some(result) = GameResult::parse(&word).filter(|result| result.is_no_move()) {
        return Kind::Result(word, result);
    }
    if MoveText::parse(&word).is_some() {
        return Kind::Move(word);
    }
    if let (true, Ok(number)) = (word.bytes().all(|byte| byte.is_ascii_digit()), word.parse()) {
        return Kind::Number { number, dots: 0 };
    }
    // A sign glued to a move: `19-23*` is the only move, others are those of chess books.
    let end = word
        .trim_end_matches(|char: char| !char.is_alphanumeric())
        .len();
    let (head, behind) = word.split_at(end);
    if behind.is_empty() || MoveText::parse(head).is_none() {
        return Kind::Prose(word);
    }
    let result = GameResult::parse(head).filter(|result| result.is_no_move());
    if behind == "*" && result.is_none() {
        lexer.queue(place, Kind::Glyph(behind.to_owned()));
    } else {
        lexer.queue(place, Kind::Prose(behind.to_owned()));
    }
    let head = head.to_owned();
    match result {
        Some(result) => Kind::Result(head, result),
        None => Kind::Move(head),
    }
}
