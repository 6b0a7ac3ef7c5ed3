//! Analysis: any game or position with its variations, judged by the machine.
//!
//! * [`StudyWished`] the door to it

mod door;

use bevy::prelude::*;

pub use door::{SetUpWished, StudyWished};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StudyWished>()
        .add_message::<SetUpWished>();
}
