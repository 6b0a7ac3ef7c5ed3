//! Where a card can lie on the board and hide nothing that it speaks of.

use bevy::math::{Rect, Vec2};

use crate::game::board::geometry::Geometry;
use crate::game::board::strokes::{Explained, ShownRoute};
use crate::rules::{Position, Square};

/// Rows of squares that a card covers.
const ROWS: u8 = 2;

/// Two rows by six squares, or by five, on which nothing stands or is marked and over which nothing
/// is drawn.
pub(super) fn free_place(
    geometry: &Geometry,
    position: &Position,
    shown: &Explained,
) -> Option<Rect> {
    let width = position.board().width();
    let mut taken = vec![false; usize::from(width) * usize::from(width)];
    let index =
        |(row, column): (u8, u8)| usize::from(row) * usize::from(width) + usize::from(column);
    let cell = |place: Vec2| {
        let most = f32::from(width) - 0.5;
        // Within the board, so from 0 to 9.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let number = |at: f32| at.clamp(0.0, most) as u8;
        (number(place.y), number(place.x))
    };
    let standing = position.pieces().map(|(square, _)| geometry.seen(square));
    let marked = shown.marks.iter().map(|(square, _)| geometry.seen(*square));
    let drawn = shown
        .routes
        .iter()
        .flat_map(|route| points(geometry, route));
    for place in standing.chain(marked).chain(drawn) {
        taken[index(cell(place))] = true;
    }
    let free = |row: u8, column: u8, columns: u8| {
        (row..row + ROWS)
            .all(|row| (column..column + columns).all(|column| !taken[index((row, column))]))
    };
    let found = [6, 5].into_iter().find_map(|columns| {
        let mut rows = 0..=width.checked_sub(ROWS)?;
        rows.find_map(|row| {
            let mut starts = 0..=width.checked_sub(columns)?;
            let column = starts.find(|&column| free(row, column, columns))?;
            Some((row, column, columns))
        })
    });
    let (row, column, columns) = found?;
    let corner = |row: u8, column: u8| {
        geometry.origin + Vec2::new(f32::from(column), f32::from(row)) * geometry.square
    };
    Some(Rect::from_corners(
        corner(row, column),
        corner(row + ROWS, column + columns),
    ))
}

/// Places along a route as they are seen, four to a square.
fn points(geometry: &Geometry, shown: &ShownRoute) -> Vec<Vec2> {
    let stops: Vec<Square> = std::iter::once(shown.from)
        .chain(shown.route.landings.iter().copied())
        .collect();
    let mut points = Vec::new();
    for leg in stops.windows(2) {
        let (from, to) = (geometry.seen(leg[0]), geometry.seen(leg[1]));
        points.extend((0..=40_u8).map(|part| from.lerp(to, f32::from(part) / 40.0)));
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::Stage;
    use crate::game::board::highlights::Meaning;
    use crate::game::paint::{RouteEnd, RouteStyle};
    use crate::notation::fen;
    use crate::rules::{CaptureRoute, Rules};

    #[test]
    fn a_card_covers_neither_pieces_nor_ways() {
        let text = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
        let position = fen::read(Rules::Frisian, text).unwrap();
        let square = |number: u8| Square::new(number).unwrap();
        let route = CaptureRoute {
            landings: [10, 19, 17].map(square).to_vec(),
            taken: [20, 14, 18].map(square).to_vec(),
        };
        let shown = Explained {
            routes: vec![ShownRoute {
                from: square(30),
                route,
                style: RouteStyle::Refused,
                end: RouteEnd::Arrow,
            }],
            marks: Vec::new(),
        };
        for flipped in [false, true] {
            let geometry = Geometry {
                flipped,
                ..Stage::default().geometry
            };
            let card = free_place(&geometry, &position, &shown).expect("rows two and three");
            for (square, _) in position.pieces() {
                assert!(!card.contains(geometry.centre(square)), "{square}");
            }
            for place in points(&geometry, &shown.routes[0]) {
                let point = geometry.origin + place * geometry.square;
                assert!(!card.inflate(-1.0).contains(point), "{point}");
            }
            let marked = Explained {
                marks: vec![
                    (square(13), Meaning::WayTaken),
                    (square(28), Meaning::WayTaken),
                ],
                ..shown.clone()
            };
            if let Some(card) = free_place(&geometry, &position, &marked) {
                for (square, _) in &marked.marks {
                    assert!(!card.contains(geometry.centre(*square)), "{square}");
                }
            }
        }
        let start = Position::start(Rules::Frisian);
        let geometry = Stage::default().geometry;
        let card =
            free_place(&geometry, &start, &Explained::default()).expect("between the two sides");
        assert_eq!(card.size(), Vec2::new(360.0, 120.0));
    }
}
