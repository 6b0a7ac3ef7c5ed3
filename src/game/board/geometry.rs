//! Where a square lies in the window, and which square lies under a point. No Bevy systems here.
//!
//! Three kinds of coordinates meet here: the printed square number; a *place*, in squares from
//! the board's upper left corner as White sees it (so a piece in flight has one, and it survives
//! a resize); and a point in the window, in logical pixels from its upper left corner.

use bevy::math::Vec2;

use crate::rules::{Board, Side, Square};

/// What `(row + column) % 2` is on the dark squares of a board, rows and columns from 0.
pub fn dark_parity(board: Board) -> u8 {
    u8::from(board.square_at(0, 0).is_none())
}

/// The playing area in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    /// Its upper left corner, in logical pixels from the window's.
    pub origin: Vec2,
    /// The side of one square, in logical pixels.
    pub square: f32,
    /// Which board lies there.
    pub board: Board,
    /// Black sits at the bottom.
    pub flipped: bool,
}

impl Geometry {
    /// The place of a square's centre, as White sees the board.
    pub fn place(&self, square: Square) -> Vec2 {
        let (row, column) = self.board.row_column(square);
        Vec2::new(f32::from(column) + 0.5, f32::from(row) + 0.5)
    }

    /// The place of a square's centre, as it is seen: turned round when the board is.
    pub fn seen(&self, square: Square) -> Vec2 {
        self.turned(self.place(square))
    }

    /// The point in the window of a place on the board.
    pub fn point(&self, place: Vec2) -> Vec2 {
        self.origin + self.turned(place) * self.square
    }

    /// The point in the window of a square's centre.
    pub fn centre(&self, square: Square) -> Vec2 {
        self.point(self.place(square))
    }

    /// The place under a point of the window; it may lie off the board.
    pub fn place_at(&self, point: Vec2) -> Vec2 {
        self.turned((point - self.origin) / self.square)
    }

    /// The dark square under a point of the window.
    pub fn square_at(&self, point: Vec2) -> Option<Square> {
        let place = self.place_at(point);
        let width = f32::from(self.board.width());
        if place.min_element() < 0.0 || place.max_element() >= width {
            return None;
        }
        // Between 0 and the width of a board, so they fit.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let (row, column) = (place.y as u8, place.x as u8);
        self.board.square_at(row, column)
    }

    /// Whether a point of the window lies on the playing area.
    pub fn contains(&self, point: Vec2) -> bool {
        let inside = point - self.origin;
        let side = self.side();
        inside.min_element() >= 0.0 && inside.max_element() < side
    }

    /// The side whose pieces start at the bottom of the window.
    pub fn near_side(&self) -> Side {
        if self.flipped {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The side of the whole playing area, in logical pixels.
    pub fn side(&self) -> f32 {
        self.square * f32::from(self.board.width())
    }

    /// This geometry on its way to another: 0 is here, 1 there.
    #[must_use]
    pub fn towards(&self, other: &Geometry, share: f32) -> Geometry {
        Geometry {
            origin: self.origin.lerp(other.origin, share),
            square: self.square + (other.square - self.square) * share,
            ..*other
        }
    }

    fn turned(&self, place: Vec2) -> Vec2 {
        if self.flipped {
            Vec2::splat(f32::from(self.board.width())) - place
        } else {
            place
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry(square: f32, flipped: bool) -> Geometry {
        Geometry {
            origin: Vec2::new(60.5, 59.25),
            square,
            board: Board::Ten,
            flipped,
        }
    }

    #[test]
    fn every_square_is_found_under_its_centre_and_its_corners() {
        for square_side in [26.0, 32.0, 36.5, 60.0, 88.0, 190.667] {
            for flipped in [false, true] {
                let geometry = geometry(square_side, flipped);
                for square in Board::Ten.squares() {
                    let centre = geometry.centre(square);
                    for corner in [
                        (-0.49, -0.49),
                        (0.49, -0.49),
                        (-0.49, 0.49),
                        (0.49, 0.49),
                        (0.0, 0.0),
                    ] {
                        let point = centre + Vec2::from(corner) * square_side;
                        assert_eq!(
                            geometry.square_at(point),
                            Some(square),
                            "{square} at {square_side} px"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn both_boards_show_every_square_once_and_the_dark_corner_where_it_belongs() {
        for (board, parity, left, right) in [(Board::Ten, 1, 46, 5), (Board::Eight, 0, 32, 1)] {
            assert_eq!(dark_parity(board), parity, "{board:?}");
            for flipped in [false, true] {
                let geometry = Geometry {
                    board,
                    ..geometry(60.0, flipped)
                };
                for square in board.squares() {
                    let centre = geometry.centre(square);
                    assert_eq!(geometry.square_at(centre), Some(square), "{board:?}");
                    let (column, row) = geometry.place(square).floor().into();
                    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                    let parity_here = (column as u8 + row as u8) % 2;
                    assert_eq!(parity_here, parity, "{board:?} {square}");
                }
            }
            // The two ends of the long diagonal.
            let white = Geometry {
                board,
                ..geometry(60.0, false)
            };
            let last = f32::from(board.width()) - 0.5;
            let at = |x: f32, y: f32| white.square_at(white.point(Vec2::new(x, y)));
            let corners = if board == Board::Ten {
                (at(0.5, last), at(last, 0.5))
            } else {
                (at(0.5, 0.5), at(last, last))
            };
            assert_eq!(
                corners,
                (Square::new(left), Square::new(right)),
                "{board:?}"
            );
        }
    }

    #[test]
    fn light_squares_and_the_table_are_nothing() {
        let geometry = geometry(60.0, false);
        let at = |x, y| geometry.square_at(geometry.origin + Vec2::new(x, y));
        let cases = [
            ("the light corner at the upper left", at(5.0, 5.0)),
            ("left of the board", at(-0.5, 90.0)),
            ("below the board", at(90.0, 600.5)),
        ];
        for (case, found) in cases {
            assert_eq!(found, None, "{case}");
        }
    }

    #[test]
    fn flipping_puts_square_50_where_square_1_was() {
        let (white, black) = (geometry(60.0, false), geometry(60.0, true));
        let square = |number| Square::new(number).unwrap();
        assert_eq!(white.centre(square(1)), black.centre(square(50)));
        assert_eq!(white.centre(square(46)), black.centre(square(5)));
    }
}
