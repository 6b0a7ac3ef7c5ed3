//! What screen readers are told: what has just happened, and the squares of the board with what
//! stands on them, which can be pressed like buttons.
//!
//! On the desktop it goes through egui to AccessKit; a page in a browser speaks [`Spoken`].

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Role};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::news::News;
use super::notice::Notice;
use super::{Layer, Words, sentences};
use crate::game::board::Stage;
use crate::game::board::geometry::Geometry;
use crate::game::flow::{BoardShown, Flow, Screen, Turn};
use crate::game::input::SquareTouched;
use crate::game::language::Phrase;
use crate::game::lessons::Lessons;
use crate::game::messages::{Announced, GameEnded, GameStarted, MovePlayed, PositionSet};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::notation::movetext;
use crate::rules::{Position, Rank, Square};

/// What is to be spoken: the last thing that happened, in words.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken(pub String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spoken>()
        .add_systems(Update, (tell, announce).chain().in_set(Flow::Show));
}

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        describe.run_if(in_state(BoardShown)).in_set(Layer::Screen),
    );
}

fn tell(
    mut played: MessageReader<MovePlayed>,
    mut ended: MessageReader<GameEnded>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    (words, notice, news): (Res<Words>, Res<Notice>, Res<News>),
    (current, seats, turn): (Res<CurrentGame>, Res<Seats>, Option<Res<State<Turn>>>),
    (lessons, screen): (Res<Lessons>, Res<State<Screen>>),
    mut spoken: ResMut<Spoken>,
) {
    let mut said: Vec<String> = Vec::new();
    for played in played.read() {
        let side = sentences::side_name(played.before.turn());
        let text = movetext::write_route(&played.before, played.mv);
        said.push(words.say(&Phrase::MoveSpoken { side, text }));
    }
    for ended in ended.read() {
        said.push(words.say(&sentences::heading(&ended.outcome)));
        said.push(words.say(&sentences::ending(&ended.outcome, current.game())));
    }
    if *screen.get() == Screen::Lessons && (lessons.is_changed() || screen.is_changed()) {
        said.extend(lessons.says().iter().map(|phrase| words.say(phrase)));
    }
    let refused = notice.is_changed().then(|| notice.words(&words)).flatten();
    if let Some((_, head, body)) = refused {
        said.extend([head, body].into_iter().filter(|text| !text.is_empty()));
    }
    let heard = news.is_changed().then(|| news.words(&words)).flatten();
    if let Some((head, body)) = heard {
        said.extend([head, body].into_iter().filter(|text| !text.is_empty()));
    }
    let begins = started.read().count() + set.read().count() > 0
        || turn.is_some_and(|turn| turn.is_changed() && *turn.get() == Turn::Choosing);
    let mine = seats.at(current.position().turn()).is_person();
    if begins && mine && current.game().outcome().is_none() {
        said.push(words.say(&sentences::duty(current.position())));
    }
    if !said.is_empty() {
        spoken.set_if_neq(Spoken(said.join(" ")));
    }
}

fn announce(
    mut announced: MessageReader<Announced>,
    words: Res<Words>,
    mut spoken: ResMut<Spoken>,
) {
    let said: Vec<String> = announced.read().map(|told| words.say(&told.0)).collect();
    if !said.is_empty() {
        spoken.set_if_neq(Spoken(said.join(" ")));
    }
}

fn describe(
    mut contexts: EguiContexts,
    (words, spoken): (Res<Words>, Res<Spoken>),
    (stage, current): (Res<Stage>, Res<CurrentGame>),
    mut touched: MessageWriter<SquareTouched>,
) -> Result {
    let context = contexts.ctx_mut()?;
    context.accesskit_node_builder(Id::new("spoken"), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_value(spoken.0.clone());
    });
    let position = current.position();
    for square in position.board().squares() {
        let id = Id::new(("square", square.number()));
        let text = || words.say(&holds(position, square));
        let known = context.accesskit_node_builder(id, |node| {
            node.set_role(Role::Button);
            node.set_label(text());
            node.set_bounds(bounds(&stage.geometry, square));
            node.add_action(Action::Click);
        });
        if known.is_some() && is_pressed(context, id) {
            touched.write(SquareTouched {
                square,
                dropped: false,
            });
        }
    }
    Ok(())
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
