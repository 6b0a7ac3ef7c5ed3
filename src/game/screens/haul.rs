//! What a capture takes, and what that is worth by the yardstick of its rules.

use crate::game::board::strokes::ShownRoute;
use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::{Phrase, Taken};
use crate::game::paint::RouteStyle;
use crate::game::paint::tokens::CREAM;
use crate::rules::{CaptureRoute, Criterion, Position, Side};

/// The pieces that a capture takes.
pub(super) struct Haul {
    /// In their order, whether each is a king.
    pub pieces: Vec<bool>,
    /// They are White's.
    white: bool,
    /// Value counts, and not only their number.
    by_value: bool,
}

impl Haul {
    /// What the side to move takes on this way.
    pub fn of(position: &Position, route: &CaptureRoute) -> Self {
        let kings = position.kings(position.turn().opponent());
        let majority = position.rules().declaration().majority;
        Self {
            pieces: route
                .taken
                .iter()
                .map(|&square| kings.contains(square))
                .collect(),
            white: position.turn() == Side::Black,
            by_value: majority.contains(&Criterion::Value),
        }
    }

    fn taken(&self) -> Taken {
        let count = |rank: bool| {
            let pieces = self.pieces.iter().filter(|king| **king == rank);
            u8::try_from(pieces.count()).unwrap_or(u8::MAX)
        };
        Taken {
            men: count(false),
            kings: count(true),
        }
    }

    /// What it is worth, as a word beside a way: "worth 3", "3 pieces".
    pub fn worth(&self, words: &Words) -> String {
        let taken = self.taken();
        words.say(&if self.by_value {
            Phrase::IsWorth { taken }
        } else {
            let count = u32::from(taken.men) + u32::from(taken.kings);
            Phrase::Pieces { count }
        })
    }

    /// The same as a number beside its pieces: "almost 4".
    pub fn number(&self, words: &Words) -> String {
        if self.by_value {
            words.say(&Phrase::Worth {
                taken: self.taken(),
            })
        } else {
            self.pieces.len().to_string()
        }
    }

    /// The sum in words: "2 kings = almost 4".
    pub fn sum(&self, words: &Words) -> String {
        let taken = self.taken();
        words.say(&if self.by_value {
            Phrase::TakesWorth { taken }
        } else {
            Phrase::TakesSum { taken }
        })
    }
}

/// What must be taken and what was attempted, each with what it is worth.
pub(super) struct Sums([(Haul, String); 2]);

impl Sums {
    /// Those of the routes that explain a refusal; `None` where not both of them take something.
    pub fn of(position: &Position, explained: &[ShownRoute], words: &Words) -> Option<Self> {
        let of = |style: RouteStyle| {
            let shown = explained.iter().find(|shown| shown.style == style)?;
            let haul = Haul::of(position, &shown.route);
            let worth = haul.number(words);
            (!haul.pieces.is_empty()).then_some((haul, worth))
        };
        Some(Self([of(RouteStyle::Gilt)?, of(RouteStyle::Refused)?]))
    }

    /// In words: "almost 4 > 3".
    pub fn text(&self) -> String {
        let [(_, better), (_, worse)] = &self.0;
        format!("{better} > {worse}")
    }

    /// Draws them in letters of this size from `left` on, halfway up at `y`.
    pub fn draw(&self, sheet: &mut Sheet, (left, y): (f32, f32), size: f32) {
        let [better, worse] = &self.0;
        let end = draw(sheet, (left, y), size, better);
        let sign = Face::Bold.letters(size * 1.2, sheet.colours.red_text);
        let wide = sheet.text((end + 10.0, y), ">", sign);
        draw(sheet, (end + wide + 20.0, y), size, worse);
    }
}

/// The pieces of a haul in a row, and what they are worth; where that ends.
fn draw(
    sheet: &mut Sheet,
    (mut x, y): (f32, f32),
    size: f32,
    (haul, worth): &(Haul, String),
) -> f32 {
    for &king in &haul.pieces {
        let white = haul.white;
        let piece = Picture::Piece { white, king };
        // By night a dark piece would be lost on the paper.
        sheet.dot((x + size * 0.75, y), size * 0.78, CREAM);
        sheet.picture(piece, (x + size * 0.75, y), size * 1.5);
        x += size * 1.6;
    }
    let letters = Face::Bold.letters(size, sheet.colours.ink);
    x + 4.0 + sheet.text((x + 4.0, y), worth, letters)
}
