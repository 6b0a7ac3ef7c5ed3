//! What phrases are told with.

use fluent_bundle::FluentArgs;

use super::{Catalogue, Phrase};

/// Who is spoken of: White or Black. In the files `$name` is `white` or `black`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideName {
    /// White.
    White,
    /// Black.
    Black,
}

/// A kind of draughts. In the files `$name` is `frisian`, `international` or `spanish`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KindName {
    /// Men capture along rows and columns too.
    Frisian,
    /// 10×10, captures along the diagonals.
    International,
    /// 8×8, Spanish and Argentinian.
    Spanish,
}

/// A rule set, by the name that files know it by: `frisian-sheet`. In the files `$name` is that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulesName(pub &'static str);

/// Squares by their numbers, of which one is to be chosen: "29, 30 or 31".
/// In the files `$name` is that list and `$name_count` how many they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OneOf(pub Vec<u8>);

/// Squares by their numbers, all of which are meant: "26 and 36".
/// In the files `$name` is that list and `$name_count` how many they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AllOf(pub Vec<u8>);

/// What a capture takes: "1 king and 3 men".
/// In the files `$name` is that sum in words, `$name_count` how many pieces it is, `$name_kings` how many of
/// them are kings, and `$name_men` its value counted in men, a king being a shade under two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Taken {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

/// Along which lines a capture goes. In the files `$name` is `diagonal`, `row`, `column` or `mixed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WayName {
    /// Along diagonals, which goes without saying.
    Diagonal,
    /// Along a row.
    Row,
    /// Along a column.
    Column,
    /// Along rows or columns and diagonals.
    Mixed,
}

/// A thing that a phrase can be told with.
pub(super) trait Argument {
    /// Hands itself to the message under its name, worded by the catalogue where it is more than one word.
    fn put(&self, name: &'static str, catalogue: &Catalogue, arguments: &mut FluentArgs<'static>);

    /// The `n`th example of it, for the tests; they come round again.
    #[cfg(test)]
    fn example(n: usize) -> Self;
}

impl Argument for u32 {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        arguments.set(name, *self);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        [1, 2, 0, 3, 4, 5, 6, 7, 8, 11, 21, 50][n % 12]
    }
}

impl Argument for u8 {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        arguments.set(name, *self);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        [1, 2, 3, 4, 5, 6, 7, 8, 11, 28, 31, 50][n % 12]
    }
}

impl Argument for String {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        arguments.set(name, self.clone());
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        ["32-28", "49x47", "board.ogg"][n % 3].to_owned()
    }
}

impl Argument for SideName {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let side = match self {
            Self::White => "white",
            Self::Black => "black",
        };
        arguments.set(name, side);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        [Self::White, Self::Black][n % 2]
    }
}

impl Argument for KindName {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let kind = match self {
            Self::Frisian => "frisian",
            Self::International => "international",
            Self::Spanish => "spanish",
        };
        arguments.set(name, kind);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        [Self::Frisian, Self::International, Self::Spanish][n % 3]
    }
}

impl Argument for RulesName {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        arguments.set(name, self.0);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        let names = [
            "frisian",
            "frisian-sheet",
            "frisian-ludoteka",
            "frysk",
            "spanish",
            "spanish-classic",
            "international",
            "international-fmjd",
        ];
        Self(names[n % names.len()])
    }
}

impl Argument for WayName {
    fn put(&self, name: &'static str, _: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let way = match self {
            Self::Diagonal => "diagonal",
            Self::Row => "row",
            Self::Column => "column",
            Self::Mixed => "mixed",
        };
        arguments.set(name, way);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        [Self::Diagonal, Self::Row, Self::Column, Self::Mixed][n % 4]
    }
}

impl Argument for OneOf {
    fn put(&self, name: &'static str, catalogue: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let list = list(&self.0, |rest, last| {
            catalogue.say(&Phrase::OrLast { rest, last })
        });
        arguments.set(name, list);
        arguments.set(format!("{name}_count"), self.0.len());
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        Self(example_squares(n))
    }
}

impl Argument for AllOf {
    fn put(&self, name: &'static str, catalogue: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let list = list(&self.0, |rest, last| {
            catalogue.say(&Phrase::AndLast { rest, last })
        });
        arguments.set(name, list);
        arguments.set(format!("{name}_count"), self.0.len());
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        Self(example_squares(n))
    }
}

impl Argument for Taken {
    fn put(&self, name: &'static str, catalogue: &Catalogue, arguments: &mut FluentArgs<'static>) {
        let (men, kings) = (u32::from(self.men), u32::from(self.kings));
        let words = match (kings, men) {
            (0, _) => catalogue.say(&Phrase::Men { count: men }),
            (_, 0) => catalogue.say(&Phrase::Kings { count: kings }),
            _ => catalogue.say(&Phrase::KingsAndMen {
                kings: catalogue.say(&Phrase::Kings { count: kings }),
                men: catalogue.say(&Phrase::Men { count: men }),
            }),
        };
        arguments.set(name, words);
        arguments.set(format!("{name}_count"), men + kings);
        arguments.set(format!("{name}_kings"), kings);
        arguments.set(format!("{name}_men"), men + 2 * kings);
    }

    #[cfg(test)]
    fn example(n: usize) -> Self {
        let (kings, men) = [(0, 1), (1, 0), (0, 3), (2, 0), (1, 1), (2, 5)][n % 6];
        Self { men, kings }
    }
}

/// The numbers as a list: commas between them, and the language's own word before the last.
/// A list of nothing is a dash.
fn list(squares: &[u8], join: impl Fn(String, u8) -> String) -> String {
    match squares {
        [] => "–".to_owned(),
        [only] => only.to_string(),
        [rest @ .., last] => {
            let rest: Vec<_> = rest.iter().map(u8::to_string).collect();
            join(rest.join(", "), *last)
        }
    }
}

#[cfg(test)]
fn example_squares(n: usize) -> Vec<u8> {
    [vec![28], vec![29, 30], vec![7, 8], vec![5, 10, 11]][n % 4].clone()
}
