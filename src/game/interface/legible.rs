//! Words from outside, in letters that the fonts have.

use std::borrow::Cow;
use std::sync::LazyLock;

use deunicode::deunicode_char;

use super::face::Face;

/// The two families; the weights of each have the same letters.
static FAMILIES: LazyLock<Vec<ttf_parser::Face<'static>>> = LazyLock::new(|| {
    let files = [Face::Text, Face::Title].map(Face::file);
    let read = files.map(|file| ttf_parser::Face::parse(file, 0).ok());
    read.into_iter().flatten().collect()
});

/// The words with every letter that the fonts lack given by what sounds or looks most like it:
/// "Иванов" is "Ivanov". What is like nothing is a question mark.
pub fn legible(words: &str) -> Cow<'_, str> {
    if words.is_ascii() || words.chars().all(is_there) {
        return Cow::Borrowed(words);
    }
    let mut legible = String::with_capacity(words.len());
    for letter in words.chars() {
        // What stands for a whole syllable is told with a blank behind it.
        if letter == ' ' && legible.ends_with(' ') {
            continue;
        }
        if is_there(letter) {
            legible.push(letter);
        } else {
            legible.push_str(deunicode_char(letter).unwrap_or("?"));
        }
    }
    if !words.ends_with(' ') {
        legible.truncate(legible.trim_end_matches(' ').len());
    }
    Cow::Owned(legible)
}

/// Whether both families have the letter. What only moves the pen needs no drawing.
fn is_there(letter: char) -> bool {
    let drawn = |family: &ttf_parser::Face| family.glyph_index(letter).is_some();
    letter.is_ascii() || FAMILIES.iter().all(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_read() {
        let cases = [
            ("Wiersma", "Wiersma"),
            ("Ñandú, Tsjibbe Ĳsbrand", "Ñandú, Tsjibbe Ĳsbrand"),
            ("Łukasz Žukauskas Šķēle", "Łukasz Žukauskas Šķēle"),
            ("Иванов", "Ivanov"),
            ("Щеголев, Андрис", "Shchegolev, Andris"),
            ("Ανδρέας", "Andreas"),
            ("王小明", "Wang Xiao Ming"),
            ("e\u{301}", "e"),
            ("two\nlines ", "two\nlines "),
            ("\u{10ffff}", "?"),
            ("", ""),
        ];
        for (words, expected) in cases {
            assert_eq!(legible(words), expected, "{words}");
        }
    }

    #[test]
    fn whatever_comes_every_letter_of_it_is_in_every_font() {
        let fonts = Face::ALL.map(|face| ttf_parser::Face::parse(face.file(), 0).unwrap());
        let every = (0..=0x2_ffff).filter_map(char::from_u32);
        for letter in every.filter(|letter| !letter.is_ascii()) {
            for drawn in legible(&letter.to_string()).chars() {
                let there = fonts.iter().all(|font| font.glyph_index(drawn).is_some());
                assert!(there, "{letter:?} is drawn as {drawn:?}");
            }
        }
    }
}
