//! The pieces as entities: what stands where, and how each is held just now.

use bevy::prelude::*;

use crate::game::motion::itinerary::{CrownLook, Fading};
use crate::rules::{Piece, Square};

/// The view of one piece of the position.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Stance)]
pub struct PieceView {
    /// The square it belongs to.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Which of the four grains its wood shows, 0 to 3; its own for life.
    pub grain: u8,
}

/// How a piece is held at this moment; motion writes it, the drawing reads it.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Stance {
    /// Where it is, in squares from the board's upper left corner as White sees it.
    pub place: Vec2,
    /// How high it is; 1 at the top of a hop.
    pub height: f32,
    /// From 0, a piece, to 1, a ghost.
    pub ghost: f32,
    /// From 0, there, to 1, gone.
    pub leaving: f32,
    /// Its number among the pieces taken, from 1, once it has been jumped.
    pub number: Option<u8>,
    /// Its crowning, while that goes on.
    pub crown: Option<CrownLook>,
    /// How far it is swung aside, in squares.
    pub swing: f32,
    /// With reduced motion: where it is fading away from.
    pub fading: Option<Fading>,
    /// With reduced motion: what leaves stays where it is and only fades.
    pub still: bool,
}

impl Stance {
    /// A piece of the position held where this one is: neither a ghost nor being crowned.
    #[must_use]
    pub fn whole(&self) -> Self {
        Self {
            place: self.place,
            height: self.height,
            ..default()
        }
    }
}

/// The piece is part of a move that is being shown; nothing else may move it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Travelling;
