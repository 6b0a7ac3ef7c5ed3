//! What a capture takes that goes from square to square.

use crate::rules::{Board, CaptureRoute, Position, Square};

/// The squares strictly between two on one line; `None` if no line has both.
pub(super) fn between(board: Board, from: Square, to: Square) -> Option<Vec<Square>> {
    let place = |square| {
        let (row, column) = board.row_column(square);
        (i16::from(row), i16::from(column))
    };
    let ((row, column), (to_row, to_column)) = (place(from), place(to));
    let (down, right) = (to_row - row, to_column - column);
    if (down, right) == (0, 0) || down * right != 0 && down.abs() != right.abs() {
        return None;
    }
    let length = down.abs().max(right.abs());
    // Along a row or a column every other square is light, and `square_at` has none there.
    let squares = (1..length).filter_map(|step| {
        let row = u8::try_from(row + down.signum() * step).ok()?;
        let column = u8::try_from(column + right.signum() * step).ok()?;
        board.square_at(row, column)
    });
    Some(squares.collect())
}

/// What the piece on the first square takes on its way over the others, ascending; `None` where
/// the way is blocked. Which captures are legal is not looked at.
pub(super) fn taken_along(position: &Position, squares: &[Square]) -> Option<Vec<Square>> {
    let (&start, rest) = squares.split_first()?;
    let them = position.turn().opponent();
    let empty = |square| square == start || position.piece_at(square).is_none();
    let mut taken = Vec::new();
    let mut at = start;
    for &landing in rest {
        if !empty(landing) {
            return None;
        }
        let mut free = true;
        for square in between(position.board(), at, landing)? {
            if empty(square) {
                free = true;
                continue;
            }
            let theirs = position
                .piece_at(square)
                .is_some_and(|piece| piece.side == them);
            if !theirs || !free || taken.contains(&square) {
                return None;
            }
            taken.push(square);
            free = false;
        }
        at = landing;
    }
    taken.sort_unstable();
    Some(taken)
}

/// Whether a route comes by these squares in this order, landing or taking there, or only
/// passing, where that is enough.
pub(super) fn comes_by(
    board: Board,
    start: Square,
    route: &CaptureRoute,
    squares: &[Square],
    passing: bool,
) -> bool {
    let mut wanted = squares.iter().peekable();
    let mut at = start;
    for &landing in &route.landings {
        for square in between(board, at, landing).unwrap_or_default() {
            if passing || route.taken.contains(&square) {
                wanted.next_if_eq(&&square);
            }
        }
        wanted.next_if_eq(&&landing);
        at = landing;
    }
    wanted.next().is_none()
}
