//! What is laid over single squares: every mark is a core in a dark casing, and has its own shape.

mod badge;
mod ghost;
mod hint_marks;
mod warning;

pub(super) use badge::number_disc;

use super::bitmap::Sprite;
use super::canvas::{Canvas, Reach};
use super::digits::Fonts;
use super::route::RouteStyle;
use super::theme::{BoardTheme, Skin};

/// A mark on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left this square: short corner brackets, a light tint.
    LastFrom,
    /// The last move came to this square: longer brackets, a stronger tint.
    LastTo,
    /// This piece may move: two upright bars.
    MayMove,
    /// The chosen piece's square: a rounded frame.
    Selected,
    /// A quiet move may end here: a full dot.
    Landing,
    /// A capture may land here: an open ring.
    CaptureLanding,
    /// A circular capture ends here, where it began: the ring with a loop in it.
    BackToStart,
    /// This piece must capture: a gilt ring with four teeth.
    MustCapture {
        /// Kings stand a little higher.
        king: bool,
    },
    /// The piece whose move was refused: a broken ring and a cross.
    RefusedPiece,
    /// A capture left this square behind: a gilt stud.
    Stud,
    /// A taken piece, until the capture ends: a dashed outline.
    Ghost {
        /// Whose piece it was.
        white: bool,
        /// Whether it was a king.
        king: bool,
    },
    /// The number of a ghost, on its middle.
    GhostNumber(u8),
    /// The number of a victim of a route, at the piece's upper right.
    VictimNumber {
        /// Which route takes it: a disc, a diamond or a square.
        route: RouteStyle,
        /// In which order.
        number: u8,
        /// Several routes take it, so each has its own corner.
        shared: bool,
    },
    /// How many of its three quiet moves a king has used: three small squares.
    KingRest {
        /// 0 to 3.
        used: u8,
    },
    /// At the end: this piece cannot move.
    ShutIn,
    /// At the end: by this piece the game is drawn; two level bars on a disc.
    Level,
    /// Where the keyboard is.
    Focus,
    /// Twelve rays at a crowning; how far they have come, 0 to [`Mark::STEPS`].
    Rays(u8),
    /// Eight strokes as taken pieces leave; how far they have come, 0 to [`Mark::STEPS`].
    RemovalStrokes(u8),
}

/// Whether a mark lies under the pieces, around its piece, or over all pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// On the wood.
    Under,
    /// Over its piece's edge.
    Around,
    /// Over every piece.
    Over,
}

impl Mark {
    /// The steps that [`Mark::Rays`] and [`Mark::RemovalStrokes`] take: nothing at 0, nothing again at the last.
    pub const STEPS: u8 = 8;

    /// Where the mark belongs among the pieces.
    #[must_use]
    pub const fn layer(self) -> Layer {
        match self {
            Self::MustCapture { .. } => Layer::Around,
            Self::RefusedPiece
            | Self::VictimNumber { .. }
            | Self::KingRest { .. }
            | Self::ShutIn
            | Self::Level
            | Self::Rays(_)
            | Self::RemovalStrokes(_) => Layer::Over,
            _ => Layer::Under,
        }
    }

    /// How far the mark may reach from the square's centre, in squares.
    const fn reach(self) -> Reach {
        match self {
            Self::LastFrom | Self::LastTo | Self::KingRest { .. } => Reach::all(0.5),
            Self::Landing | Self::Stud => Reach::all(0.17),
            Self::CaptureLanding | Self::BackToStart => Reach::all(0.34),
            Self::GhostNumber(_) => Reach::all(0.22),
            Self::Rays(_) => Reach::all(0.85),
            _ => Reach::all(0.6),
        }
    }
}

/// Draws a mark.
#[must_use]
pub fn mark(mark: Mark, theme: BoardTheme, square: f32, fonts: &Fonts) -> Sprite {
    let mut canvas = Canvas::new(square, mark.reach());
    let skin: Skin = theme.skin();
    match mark {
        Mark::LastFrom => hint_marks::brackets(&mut canvas, &skin, 0.16, 0.16),
        Mark::LastTo => hint_marks::brackets(&mut canvas, &skin, 0.26, 0.26),
        Mark::MayMove => hint_marks::bars(&mut canvas, &skin),
        Mark::Selected => hint_marks::selection(&mut canvas, &skin),
        Mark::Landing => hint_marks::dot(&mut canvas, &skin),
        Mark::CaptureLanding => hint_marks::ring(&mut canvas, &skin),
        Mark::BackToStart => hint_marks::ring_with_loop(&mut canvas, &skin),
        Mark::MustCapture { king } => {
            let rise = if king { -0.03 } else { 0.0 };
            canvas.moved(0.0, rise, |canvas| warning::toothed_ring(canvas, &skin));
        }
        Mark::RefusedPiece => warning::refusal(&mut canvas),
        Mark::Stud => hint_marks::stud(&mut canvas, &skin),
        Mark::Ghost { white, king } => ghost::outline(&mut canvas, white, king),
        Mark::GhostNumber(number) => badge::ghost_number(&mut canvas, number, fonts),
        Mark::VictimNumber {
            route,
            number,
            shared,
        } => {
            badge::victim_number(&mut canvas, route, number, shared, fonts);
        }
        Mark::KingRest { used } => warning::rest(&mut canvas, &skin, used),
        Mark::ShutIn => warning::closed_box(&mut canvas),
        Mark::Level => warning::level(&mut canvas),
        Mark::Focus => hint_marks::focus(&mut canvas, &skin),
        Mark::Rays(step) => {
            canvas.moved(0.0, -0.03, |canvas| ghost::rays(canvas, &skin, step));
        }
        Mark::RemovalStrokes(step) => ghost::removal(&mut canvas, &skin, step),
    }
    canvas.sprite()
}
