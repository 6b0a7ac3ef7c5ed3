//! Where everything lies in the window: LOOK.md's "Layout" as one pure function.
//!
//! The same rectangles place the panels and decide whether a touch belongs to the board, so no
//! press can reach both.

#[cfg(test)]
mod tests;

use bevy::math::{Rect, Vec2};

use crate::game::board::geometry::Geometry;
use crate::game::flow::Screen;
use crate::game::interface::metrics;
use crate::game::paint::Frame;
use crate::rules::Board;

/// The two ways to lay a window out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The board with one panel beside it.
    Landscape,
    /// The board across the width, everything else above and below it.
    Portrait,
}

/// Where everything lies, in logical pixels from the window's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Beside or below.
    pub shape: Shape,
    /// The playing area.
    pub board: Geometry,
    /// The frame round it.
    pub frame: Frame,
    /// The sheet of paper beside the board (landscape); the title's column of words.
    pub panel: Rect,
    /// Who plays from the top of the board.
    pub rival: Rect,
    /// Who plays from the bottom of the board.
    pub you: Rect,
    /// The moves and the words about them.
    pub card: Rect,
    /// The row of buttons.
    pub buttons: Rect,
}

impl Layout {
    /// Where the routes are among which one has to be chosen: in the place of the moves, the words
    /// about them and the buttons.
    pub fn chooser(&self) -> Rect {
        self.card.union(self.buttons)
    }

    /// The same where that is too little: in the players' place, too.
    pub fn large_chooser(&self) -> Rect {
        match self.shape {
            Shape::Landscape => self.inside(),
            Shape::Portrait => self.you.union(self.chooser()),
        }
    }

    /// The panel beside the board, from its head to its foot.
    pub fn inside(&self) -> Rect {
        Rect::from_corners(self.rival.min, self.you.max)
    }

    /// All below a phone's board but the buttons.
    pub fn below(&self) -> Rect {
        Rect::from_corners(self.you.min, self.card.max)
    }

    /// Whether a panel lies at this point of the window, or a phone's rows round the board.
    pub fn has_panel_at(&self, point: Vec2) -> bool {
        let parts = [self.panel, self.rival, self.you, self.card, self.buttons];
        parts.iter().any(|part| part.contains(point))
    }

    /// Where the playing area ends at the right.
    pub fn board_end(&self) -> f32 {
        self.board.origin.x + self.board.side()
    }
}

/// What a layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LayoutOf {
    /// The window, in logical pixels.
    pub window: Vec2,
    /// Physical pixels in a logical one.
    pub scale: f32,
    /// Which board lies on the table.
    pub board: Board,
    /// Black sits at the bottom.
    pub flipped: bool,
}

impl LayoutOf {
    /// The layout of a screen.
    pub fn screen(&self, screen: Screen) -> Layout {
        let wide = self.window.x >= 1.25 * self.window.y;
        match (screen, wide) {
            (Screen::Menu, true) => self.title_landscape(),
            (Screen::Menu, false) => self.title_portrait(),
            (Screen::Analysing, true) => {
                self.landscape(if self.window.y < 480.0 { LOW_BAR } else { BAR })
            }
            (Screen::Playing | Screen::Lessons | Screen::Editor, true) => self.landscape(0.0),
            (_, false) => self.portrait(),
        }
    }

    /// With so much more between board and panel.
    fn landscape(&self, between: f32) -> Layout {
        let (width, height) = (self.window.x, self.window.y);
        let margin = if height < 480.0 {
            metrics::GAP
        } else {
            metrics::MARGIN
        };
        let least_panel = if height < 480.0 { 200.0 } else { 320.0 };
        let across = 3.0 * margin + between;
        let room = (height - 2.0 * margin).min(width - across - least_panel);
        let (square, frame) = self.fit(room);
        let border = frame_width(frame, square);
        let side = self.columns() * square + 2.0 * border;
        let panel_width = (width - across - side).clamp(0.0, 536.0 - between);
        let left = (width - side - margin - between - panel_width) / 2.0;
        let left = if width - across - side > 560.0 {
            left
        } else {
            margin
        };
        let top = (height - side) / 2.0;
        let inset = if height < 480.0 {
            10.0
        } else {
            metrics::PANEL_INSET
        };
        let panel = rect(left + side + margin + between, top, panel_width, side);
        let board = self.board_at(left + border, top + border, square);
        desk(board, frame, panel, panel.inflate(-inset))
    }

    fn portrait(&self) -> Layout {
        let (width, height) = (self.window.x, self.window.y);
        let square = self.whole((width / self.columns()).min((height - 220.0) / self.columns()));
        let side = self.columns() * square;
        let (strip, row) = (metrics::STRIP, 56.0);
        let player = if height < 600.0 { 46.0 } else { 52.0 };
        // What is left goes to the card first, up to two lines and some air, and then to the gaps;
        // but a few pixels always keep the card from the buttons.
        let rest = height - side - 2.0 * (player + strip) - row;
        let card_height = (rest - LEAST_GAPS).max(metrics::TARGET);
        let card_height = card_height.min(84.0 + ((card_height - 84.0) * 0.5).clamp(0.0, 60.0));
        let gaps = (rest - card_height).max(0.0);
        let least = gaps.min(LEAST_GAPS) / LEAST_GAPS;
        let gap = (gaps - LEAST_GAPS).max(0.0) / 4.0;
        let across = side
            .clamp(320.0_f32.min(width), 536.0_f32.max(side))
            .min(width);
        let left = (width - across) / 2.0;
        let inset = if width < 340.0 { 4.0 } else { metrics::GAP };
        let stack = |top: f32, high: f32| rect(left + inset, top, across - 2.0 * inset, high);
        let rival = stack(gap + least, player);
        let top = rival.max.y + gap + least + strip;
        let board = self.board_at((width - side) / 2.0, top, square);
        let you = stack(top + side + strip + gap * 0.5 + least, player);
        let card = stack(you.max.y + gap * 0.5 + 2.0 * least, card_height);
        let buttons = stack(height - row - gap * 0.5 - 5.0 * least, row);
        // A strip has a few dozen physical pixels at most.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let frame = Frame::Strips((strip * self.scale).round() as u32);
        Layout {
            shape: Shape::Portrait,
            board,
            frame,
            panel: Rect::from_corners(you.min, buttons.max),
            rival,
            you,
            card,
            buttons,
        }
    }

    /// The title: the board is large and runs off to the right and below.
    fn title_landscape(&self) -> Layout {
        let square = self.whole(self.window.y * 88.0 / 720.0);
        let left = (self.window.x * 0.4727).max(330.0);
        let border = frame_width(Frame::Full, square);
        let board = self.board_at(left + border, self.window.y * 40.0 / 720.0 + border, square);
        let panel = Rect::new(0.0, 0.0, left, self.window.y);
        title(Shape::Landscape, board, Frame::Full, panel)
    }

    fn title_portrait(&self) -> Layout {
        let square = self.whole(self.window.x * 88.0 / 640.0);
        let top = (self.window.y * 0.61).max(330.0);
        let (frame, border) = (Frame::Full, frame_width(Frame::Full, square));
        let board = self.board_at(self.window.x * 0.08 + border, top + border, square);
        let panel = Rect::new(0.0, 0.0, self.window.x, top);
        title(Shape::Portrait, board, frame, panel)
    }

    /// The largest square whose board and frame fit into `room`, and that frame.
    fn fit(&self, room: f32) -> (f32, Frame) {
        let framed = |border: f32| self.whole(room / (self.columns() + 2.0 * border));
        let carved = framed(0.6);
        if carved >= 44.0 {
            return (carved, Frame::Full);
        }
        let plain = framed(0.3).min(43.0);
        if plain >= 30.0 {
            (plain, Frame::Plain)
        } else {
            (framed(0.0), Frame::Bare)
        }
    }

    /// The largest side not above `side` that is a whole number of physical pixels (at least one).
    fn whole(&self, side: f32) -> f32 {
        (side * self.scale).floor().max(1.0) / self.scale
    }

    /// The playing area with its corner on a whole physical pixel.
    fn board_at(&self, left: f32, top: f32, square: f32) -> Geometry {
        let origin = (Vec2::new(left, top) * self.scale).round() / self.scale;
        Geometry {
            origin,
            square,
            board: self.board,
            flipped: self.flipped,
        }
    }

    fn columns(&self) -> f32 {
        f32::from(self.board.width())
    }
}

/// What the bar of the evaluation needs between board and panel beside the usual margin: 30 px, and 16
/// on either side.
const BAR: f32 = 38.0;
/// The same where the window is low.
const LOW_BAR: f32 = 12.0;

/// What a phone's gaps have together before anything else is made larger: 1 px above and below the
/// rival and above you, 2 under you, 6 over the buttons and 5 under them.
const LEAST_GAPS: f32 = 16.0;

/// A board with its panel, whose parts stand one under the other within `inside`.
fn desk(board: Geometry, frame: Frame, panel: Rect, inside: Rect) -> Layout {
    let low = panel.height() < 432.0;
    let (player, row, above_you) = if low {
        (44.0, metrics::TARGET, 14.0)
    } else {
        (76.0, 62.0, 21.0)
    };
    let part = |top: f32, height: f32| rect(inside.min.x, top, inside.width(), height);
    let rival = part(inside.min.y, player);
    let you = part(inside.max.y - player, player);
    let buttons = part(you.min.y - row - above_you, row);
    let card = rival.max.y + 14.0;
    Layout {
        shape: Shape::Landscape,
        board,
        frame,
        panel,
        rival,
        you,
        card: part(card, buttons.min.y - 14.0 - card),
        buttons,
    }
}

/// The title has a board and a panel, and nothing of a game.
fn title(shape: Shape, board: Geometry, frame: Frame, panel: Rect) -> Layout {
    let nothing = Rect::from_center_size(Vec2::ZERO, Vec2::ZERO);
    Layout {
        shape,
        board,
        frame,
        panel,
        rival: nothing,
        you: nothing,
        card: nothing,
        buttons: nothing,
    }
}

/// How wide a frame is round squares of this side.
pub fn frame_width(frame: Frame, square: f32) -> f32 {
    match frame {
        Frame::Full => 0.6 * square,
        Frame::Plain => 0.3 * square,
        Frame::Strips(_) | Frame::Bare => 0.0,
    }
}

fn rect(left: f32, top: f32, width: f32, height: f32) -> Rect {
    Rect::new(left, top, left + width.max(0.0), top + height.max(0.0))
}
