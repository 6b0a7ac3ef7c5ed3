//! Draws are offered, accepted and refused.

use bevy::prelude::*;

use super::{CurrentGame, NextTurn, announce_turn};
use crate::game::messages::{
    DrawAnswerWished, DrawOfferWished, DrawOffered, DrawRefused, GameEnded,
};

/// An offer that the laws don't allow changes nothing; the button for it shows as much.
pub(super) fn offer(
    mut wishes: MessageReader<DrawOfferWished>,
    mut current: ResMut<CurrentGame>,
    mut offered: MessageWriter<DrawOffered>,
) {
    for &DrawOfferWished(side) in wishes.read() {
        if current.contest.offer_draw(side).is_ok() {
            offered.write(DrawOffered(side));
        }
    }
}

pub(super) fn answer(
    mut wishes: MessageReader<DrawAnswerWished>,
    mut current: ResMut<CurrentGame>,
    mut turn: NextTurn,
    mut refused: MessageWriter<DrawRefused>,
    mut ended: MessageWriter<GameEnded>,
) {
    for &DrawAnswerWished { side, accept } in wishes.read() {
        if !accept {
            if current.contest.refuse_draw(side).is_ok() {
                refused.write(DrawRefused(side.opponent()));
            }
        } else if current.contest.accept_draw(side).is_ok() {
            announce_turn(&current, turn.take(), &mut ended);
        }
    }
}
