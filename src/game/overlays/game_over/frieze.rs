//! The row of tiles over the card at the end.

use bevy::math::Rect;

use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::Tile;
use crate::rules::Side;

/// Height of the row of tiles.
pub(super) const FRIEZE: f32 = 76.0;

/// Along the upper edge of the card; the winner's king lies over it.
pub(super) fn frieze(sheet: &mut Sheet, area: Rect, winner: Option<Side>) {
    let tiles = [
        Tile::Leaf,
        Tile::Duck,
        Tile::Barge,
        Tile::Rosette,
        Tile::Ferry,
        Tile::Tulip,
    ];
    // Whole tiles only, from edge to edge.
    let count = (area.width() / FRIEZE).round().max(1.0);
    let side = area.width() / count;
    let band = Rect::new(area.min.x, area.min.y, area.max.x, area.min.y + side);
    sheet.band(
        &tiles.map(|tile| Picture::Tile(tile, true)),
        band,
        side,
        metrics::DIALOG_CORNER,
    );
    if let Some(winner) = winner {
        let white = winner == Side::White;
        let at = (area.min.x + 80.0, area.min.y + side + 2.0);
        sheet.picture(Picture::Piece { white, king: true }, at, 84.0);
    }
}
