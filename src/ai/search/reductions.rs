//! How much less deep late moves are looked at.

use std::sync::LazyLock;

/// Depths and places that the table tells apart.
const SIZE: usize = 64;

/// Plies by depth and the move's place in the order.
static LATE: LazyLock<[[i8; SIZE]; SIZE]> = LazyLock::new(|| {
    let mut table = [[0; SIZE]; SIZE];
    for (depth, row) in (0_u8..).zip(&mut table).skip(1) {
        for (index, plies) in (0_u8..).zip(row).skip(1) {
            *plies = logarithmic(f64::from(depth), f64::from(index));
        }
    }
    table
});

#[expect(clippy::cast_possible_truncation, reason = "it is a few plies")]
fn logarithmic(depth: f64, index: f64) -> i8 {
    (0.6 + depth.ln() * index.ln() / 2.0) as i8
}

/// Plies by which the move at this place (0 is the first) is reduced at this depth.
pub(super) fn late(depth: i32, index: usize) -> i32 {
    let depth = usize::try_from(depth).unwrap_or(0).min(SIZE - 1);
    i32::from(LATE[depth][index.min(SIZE - 1)])
}
