//! What is to be shown, and what it looks like at one time.

use bevy::math::Vec2;

/// What is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Journey {
    /// The start and then every landing.
    pub stops: Vec<Vec2>,
    /// The pieces taken, in the order they are jumped; empty for a quiet move.
    pub victims: Vec<Vec2>,
    /// The man becomes a king when the move has ended.
    pub crowns: bool,
    /// A hand has carried the piece to the first of its two stops, close to the last square:
    /// it only has to be put down.
    pub dropped: bool,
    /// How high the piece is held when it sets off.
    pub height: f32,
}

/// Everything about a journey at one time.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse {
    /// Where the piece is.
    pub place: Vec2,
    /// How high it is; 1 at the top of a hop.
    pub height: f32,
    /// With reduced motion: where it is fading away from.
    pub fading: Option<Fading>,
    /// What each victim looks like, in the order of the journey.
    pub victims: Vec<VictimLook>,
    /// The crowning, while it goes on.
    pub crown: Option<CrownLook>,
    /// How many landings it has made.
    pub landings: usize,
    /// It is over.
    pub done: bool,
}

/// A piece that fades from one place to another instead of moving there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fading {
    /// Where it was.
    pub from: Vec2,
    /// How far it has come to be seen where it is, 0 to 1.
    pub seen: f32,
}

/// A piece that is being taken.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VictimLook {
    /// From 0, a piece, to 1, a ghost that still stands in the way.
    pub ghost: f32,
    /// From 0, still there, to 1, gone.
    pub leaving: f32,
}

/// A man on its way to becoming a king.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrownLook {
    /// How high the second disc is above the first: .6 at first, 0 when it lies.
    pub fall: f32,
    /// How many of its six petals are open.
    pub petals: u8,
    /// How far the rays have gone, 0 to 1.
    pub rays: f32,
    /// How far the second disc has come to be seen: 1 but with reduced motion.
    pub seen: f32,
}
