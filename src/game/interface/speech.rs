//! What screen readers are told: what has just happened, and the squares of the board with what
//! stands on them, which can be pressed like buttons.
//!
//! On the desktop it goes through egui to AccessKit; a page in a browser speaks [`Spoken`].

mod said;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Role};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Layer, Words, sentences};
use crate::game::board::Stage;
use crate::game::board::geometry::Geometry;
use crate::game::flow::{BoardShown, Flow, Overlay, Screen, Turn};
use crate::game::input::{Hand, SquareTouched};
use crate::game::language::Phrase;
use crate::game::looking_back::Viewed;
use crate::game::messages::{Announced, GameEnded, GameStarted, MovePlayed, PositionSet};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::{Position, Rank, Square};
use said::Said;

/// What is to be spoken: the last thing that happened, in words.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken(pub String);

/// Speaks. What is there already would not be heard `again`: it gets a blank at its end that
/// changes the text and nothing that is heard.
fn speak(spoken: &mut ResMut<Spoken>, text: String, again: bool) {
    let blank = if again && spoken.0 == text {
        "\u{a0}"
    } else {
        ""
    };
    spoken.set_if_neq(Spoken(text + blank));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spoken>()
        .add_systems(Update, (tell, hear).chain().in_set(Flow::Show));
}

pub(super) fn picture_plugin(app: &mut App) {
    // Before the panels, so that they follow the board in reading order.
    app.add_systems(
        EguiPrimaryContextPass,
        (
            announce,
            describe
                .run_if(in_state(BoardShown).or_else(in_state(Screen::Editor)))
                .run_if(in_state(Overlay::Closed)),
        )
            .chain()
            .in_set(Layer::Prepare),
    );
}

fn tell(
    mut played: MessageReader<MovePlayed>,
    mut ended: MessageReader<GameEnded>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    (seats, turn): (Res<Seats>, Option<Res<State<Turn>>>),
    mut to_say: Said,
    mut spoken: ResMut<Spoken>,
) {
    let mut said: Vec<String> = played.read().map(|played| to_say.played(played)).collect();
    said.extend(ended.read().flat_map(|ended| to_say.ended(ended.outcome)));
    said.extend(to_say.anew());
    said.extend(to_say.counts());
    let set = set.read().count();
    if set > 0 && *to_say.screen.get() == Screen::Analysing {
        said.extend(to_say.gone_to());
    }
    let begins = started.read().count() + set > 0
        || to_say.comes_back()
        || turn.is_some_and(|turn| turn.is_changed() && *turn.get() == Turn::Choosing);
    let position = to_say.current.position();
    let goes_on = to_say.current.game().outcome().is_none();
    if begins && goes_on && seats.at(position.turn()).is_person() {
        said.push(to_say.words.say(&sentences::duty(position)));
    }
    said.retain(|text| !text.is_empty());
    if !said.is_empty() {
        speak(&mut spoken, said.join(" "), to_say.refuses());
    }
}

/// What is announced is spoken too.
fn hear(mut announced: MessageReader<Announced>, words: Res<Words>, mut spoken: ResMut<Spoken>) {
    let said: Vec<String> = announced.read().map(|told| words.say(&told.0)).collect();
    if !said.is_empty() {
        speak(&mut spoken, said.join(" "), true);
    }
}

/// What has just happened, told by whatever reads the screen as soon as it changes.
fn announce(mut contexts: EguiContexts, spoken: Res<Spoken>) -> Result {
    announced(contexts.ctx_mut()?, &spoken);
    Ok(())
}

/// A label, whose text is name and value in one: some systems tell the one when it changes, some
/// the other.
fn announced(context: &Context, spoken: &Spoken) {
    context.accesskit_node_builder(Id::new("spoken"), |node| {
        node.set_role(Role::Label);
        node.set_live(Live::Polite);
        node.set_value(spoken.0.clone());
    });
}

fn describe(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (stage, hand): (Res<Stage>, Res<Hand>),
    (current, viewed): (Res<CurrentGame>, Res<Viewed>),
    mut touched: MessageWriter<SquareTouched>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let chosen = hand.selection.from();
    let shown = viewed.position(&current);
    let pressed = squares(context, &words, &stage.geometry, shown, chosen);
    touched.write_batch(pressed.into_iter().map(|square| SquareTouched {
        square,
        dropped: false,
    }));
    Ok(())
}

/// Describes every square; those that a reader has pressed.
fn squares(
    context: &Context,
    words: &Words,
    geometry: &Geometry,
    position: &Position,
    chosen: Option<Square>,
) -> Vec<Square> {
    let described = |square: &Square| {
        let square = *square;
        let id = Id::new(("square", square.number()));
        let known = context.accesskit_node_builder(id, |node| {
            node.set_role(Role::Button);
            node.set_label(words.say(&holds(position, square)));
            node.set_bounds(bounds(geometry, square));
            node.set_selected(chosen == Some(square));
            node.add_action(Action::Click);
        });
        known.is_some() && is_pressed(context, id)
    };
    position.board().squares().filter(described).collect()
}

fn is_pressed(context: &Context, id: Id) -> bool {
    context.input(|input| input.num_accesskit_action_requests(id, Action::Click) > 0)
}

/// In logical pixels, as egui counts.
fn bounds(geometry: &Geometry, square: Square) -> accesskit::Rect {
    let centre = geometry.centre(square).as_dvec2();
    let half = f64::from(geometry.square) / 2.0;
    accesskit::Rect {
        x0: centre.x - half,
        y0: centre.y - half,
        x1: centre.x + half,
        y1: centre.y + half,
    }
}

/// A square with what stands on it.
pub fn holds(position: &Position, square: Square) -> Phrase {
    let number = square.number();
    match position.piece_at(square) {
        None => Phrase::SquareEmpty { square: number },
        Some(piece) => {
            let side = sentences::side_name(piece.side);
            match piece.rank {
                Rank::Man => Phrase::SquareMan {
                    square: number,
                    side,
                },
                Rank::King => Phrase::SquareKing {
                    square: number,
                    side,
                },
            }
        }
    }
}

#[cfg(test)]
mod tests;
