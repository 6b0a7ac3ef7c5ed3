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
use crate::game::analysis::Study;
use crate::game::board::Stage;
use crate::game::board::geometry::Geometry;
use crate::game::flow::{BoardShown, Flow, Overlay, Screen, Turn};
use crate::game::input::keyboard::Cursor;
use crate::game::input::{Hand, SquareTouched};
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
    (words, notice, news): (Res<Words>, Res<Notice>, Res<News>),
    (current, seats, turn): (Res<CurrentGame>, Res<Seats>, Option<Res<State<Turn>>>),
    (lessons, screen, cursor): (Res<Lessons>, Res<State<Screen>>, Res<Cursor>),
    study: Res<Study>,
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
    if let Some(square) = cursor.0.filter(|_| cursor.is_changed()) {
        said.push(words.say(&holds(current.position(), square)));
    }
    let set = set.read().count();
    let begins = started.read().count() + set > 0
        || turn.is_some_and(|turn| turn.is_changed() && *turn.get() == Turn::Choosing);
    if set > 0 && *screen.get() == Screen::Analysing {
        let (tree, at) = (study.tree(), study.at());
        said.extend(
            [tree.numbered(at), tree.comment(at)]
                .into_iter()
                .filter(|text| !text.is_empty()),
        );
    }
    let mine = seats.at(current.position().turn()).is_person();
    if begins && mine && current.game().outcome().is_none() {
        said.push(words.say(&sentences::duty(current.position())));
    }
    if !said.is_empty() {
        spoken.set_if_neq(Spoken(said.join(" ")));
    }
}

/// What is announced is spoken too.
fn hear(mut announced: MessageReader<Announced>, words: Res<Words>, mut spoken: ResMut<Spoken>) {
    let said: Vec<String> = announced.read().map(|told| words.say(&told.0)).collect();
    if !said.is_empty() {
        spoken.set_if_neq(Spoken(said.join(" ")));
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
    (stage, current, hand): (Res<Stage>, Res<CurrentGame>, Res<Hand>),
    mut touched: MessageWriter<SquareTouched>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let chosen = hand.selection.from();
    let pressed = squares(context, &words, &stage.geometry, current.position(), chosen);
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
mod tests {
    use bevy_egui::egui::{Event, RawInput};

    use super::*;
    use crate::game::language::{Catalogue, Language};
    use crate::notation::fen;
    use crate::rules::Rules;

    /// One frame in which these things are asked for: what readers get, and what was pressed.
    fn frame(context: &Context, asked: Vec<Event>) -> (accesskit::TreeUpdate, Vec<Square>) {
        let position = fen::read(Rules::Frisian, "W:W31,K40:B2").unwrap();
        let words = Words(Catalogue::new(Language::English));
        let geometry = Stage::default().geometry;
        context.begin_pass(RawInput {
            events: asked,
            ..RawInput::default()
        });
        announced(context, &Spoken("White plays 32-28.".into()));
        let chosen = Square::new(31);
        let pressed = squares(context, &words, &geometry, &position, chosen);
        let mut output = context.end_pass();
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.take();
        (update.expect("somebody reads"), pressed)
    }

    fn reading() -> Context {
        let context = Context::default();
        context.enable_accesskit();
        context
    }

    #[test]
    fn the_tree_has_every_square_with_what_stands_there_and_what_happened() {
        let (tree, _) = frame(&reading(), Vec::new());
        let node = |id: Id| {
            let mut nodes = tree.nodes.iter();
            let found = nodes.find(|(known, _)| *known == id.accesskit_id());
            found.expect("it is told").1.clone()
        };
        let square = |number: u8| node(Id::new(("square", number)));
        let cases = [
            (31, "31, white man"),
            (40, "40, white king"),
            (2, "2, black man"),
            (1, "1, empty"),
        ];
        for (number, expected) in cases {
            let square = square(number);
            assert_eq!(square.label(), Some(expected));
            assert_eq!(square.is_selected(), Some(number == 31), "{number}");
            let bounds = square.bounds().unwrap();
            assert!((bounds.width() - 60.0).abs() < 0.01, "{bounds:?}");
        }
        let all = (1..=50).map(square).collect::<Vec<_>>();
        assert!(
            all.iter()
                .all(|square| square.supports_action(Action::Click))
        );
        let spoken = node(Id::new("spoken"));
        assert_eq!(
            (spoken.role(), spoken.live()),
            (Role::Label, Some(Live::Polite))
        );
        assert_eq!(spoken.value(), Some("White plays 32-28."));
        let root = node(bevy_egui::egui::accesskit_root_id());
        let first = Id::new("spoken").accesskit_id();
        assert_eq!(root.children().first(), Some(&first), "it is read first");
    }

    #[test]
    fn a_square_that_a_reader_presses_is_touched() {
        let context = reading();
        frame(&context, Vec::new());
        let press = Event::AccessKitActionRequest(accesskit::ActionRequest {
            action: Action::Click,
            target_tree: accesskit::TreeId::ROOT,
            target_node: Id::new(("square", 31)).accesskit_id(),
            data: None,
        });
        let (_, pressed) = frame(&context, vec![press]);
        assert_eq!(pressed, [Square::new(31).unwrap()]);
        let (_, pressed) = frame(&context, Vec::new());
        assert_eq!(pressed, [], "once");
    }
}
