//! The table: the board with its numbers, and where it lies in the window.

use std::time::Duration;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::window::PrimaryWindow;

use super::Stage;
use super::appearance::Appearance;
use super::geometry::dark_parity;
use super::highlights::Highlights;
use super::on_board::OnBoard;
use super::shown::{Shown, Unseen, layer};
use super::skin::{Picture, Skin, image};
use crate::game::flow::Screen;
use crate::game::interface::layout::{Layout, LayoutOf};
use crate::game::messages::GameStarted;
use crate::game::motion::itinerary::smoothstep;
use crate::game::motion::pace::{self, Pace};
use crate::game::paint::{self, BoardLook, NumberSize};
use crate::game::seats::Seats;
use crate::rules::{Board, Rank, Square};

/// The player has turned the board round.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flipped(pub bool);

/// The window, measured, and the board on its way to its place in it.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Table {
    of: LayoutOf,
    /// Since the screen changed.
    gliding: Duration,
    from: Screen,
    to: Screen,
}

impl Default for Table {
    fn default() -> Self {
        let of = LayoutOf {
            window: Vec2::new(1280.0, 720.0),
            scale: 1.0,
            board: Board::Ten,
            flipped: false,
        };
        Self {
            of,
            gliding: Duration::MAX,
            from: Screen::Menu,
            to: Screen::Menu,
        }
    }
}

impl Table {
    /// The window, in logical pixels.
    pub fn window(&self) -> Vec2 {
        self.of.window
    }

    /// Where everything lies on a screen.
    pub fn layout(&self, screen: Screen) -> Layout {
        self.of.screen(screen)
    }

    /// Whether the board is on its way to another place.
    pub fn glides(&self, pace: Pace) -> bool {
        self.gliding < pace.of(pace::STAGE)
    }

    /// How long ago the screen changed.
    pub fn since_screen(&self) -> Duration {
        self.gliding
    }

    /// Physical pixels in a logical one.
    pub fn scale(&self) -> f32 {
        self.of.scale
    }
}

/// The picture of the board.
#[derive(Component)]
pub(super) struct BoardView;

/// A number printed on its square.
#[derive(Component)]
pub(super) struct NumberView(Square);

/// What the pictures of the table were last drawn for.
#[derive(Default, PartialEq, Clone, Copy)]
pub(super) struct Drawn {
    look: Option<BoardLook>,
    ground: Vec2,
    frame: Vec2,
    origin: Vec2,
}

/// The board lies the way of the side that sits at the bottom when a game begins.
pub(super) fn turn_board(
    mut started: MessageReader<GameStarted>,
    seats: Res<Seats>,
    mut flipped: ResMut<Flipped>,
) {
    if started.read().count() > 0 {
        flipped.0 = seats.near_side() == crate::rules::Side::Black;
    }
}

/// Measures the window and moves the board towards its place in it.
pub(super) fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time>,
    pace: Res<Pace>,
    screen: Res<State<Screen>>,
    flipped: Res<Flipped>,
    on_board: Res<OnBoard>,
    mut table: ResMut<Table>,
    mut stage: ResMut<Stage>,
) {
    let Ok(window) = window.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    table.of = LayoutOf {
        window: size,
        scale: window.scale_factor(),
        board: on_board.position.board(),
        flipped: flipped.0 && *screen.get() != Screen::Menu,
    };
    if table.to != *screen.get() {
        (table.from, table.to, table.gliding) = (table.to, *screen.get(), Duration::ZERO);
    }
    table.gliding = table.gliding.saturating_add(time.delta());
    let whole = pace.of(pace::STAGE);
    let there = table.layout(table.to).board;
    let geometry = if table.gliding >= whole {
        there
    } else {
        let share = table.gliding.as_secs_f32() / whole.as_secs_f32();
        table
            .layout(table.from)
            .board
            .towards(&there, smoothstep(share))
    };
    if stage.geometry != geometry {
        stage.geometry = geometry;
    }
}

/// Lays board and numbers on the table.
pub(super) fn lay(mut commands: Commands) {
    commands.spawn((
        BoardView,
        Sprite::default(),
        Anchor::TOP_LEFT,
        Transform::default(),
    ));
    for square in Board::Ten.squares() {
        commands.spawn((NumberView(square), Unseen::default()));
    }
}

/// Draws the board anew when its size has changed and come to rest, and moves it meanwhile.
pub(super) fn draw(
    table: Res<Table>,
    stage: Res<Stage>,
    appearance: Res<Appearance>,
    mut skin: ResMut<Skin>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Drawn>,
    mut board: Single<(&mut Sprite, &mut Transform), With<BoardView>>,
) {
    let layout = table.layout(table.to);
    let scale = table.scale();
    // A square is a whole number of physical pixels, and no larger than a window.
    let side = (layout.board.square * scale).round().max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let square = side as u32;
    let board_size = layout.board.board;
    let look = BoardLook {
        theme: appearance.board,
        columns: board_size.width(),
        dark_parity: dark_parity(board_size),
        square,
        frame: layout.frame,
        numbers: appearance.numbers,
    };
    if !skin.fits(square, *appearance) {
        skin.fit(square, *appearance);
    }
    if drawn.look != Some(look) {
        let picture = paint::board(&look);
        let in_squares = |(x, y): (f32, f32)| Vec2::new(x, y) / side;
        let size = picture.bitmap.size();
        (drawn.look, drawn.frame, drawn.origin) =
            (Some(look), in_squares(size), in_squares(picture.origin));
        board.0.image = images.add(image(picture.bitmap));
    }
    let geometry = &stage.geometry;
    let corner = geometry.origin - drawn.origin * geometry.square;
    board.0.custom_size = Some(drawn.frame * geometry.square);
    board.1.translation = Vec3::new(corner.x, -corner.y, layer::BOARD);
}

/// Prints the numbers; under a king, a bracket or a frame, and on small boards under any piece,
/// there is none to see.
pub(super) fn print_numbers(
    table: Res<Table>,
    stage: Res<Stage>,
    (on_board, appearance): (Res<OnBoard>, Res<Appearance>),
    highlights: Res<Highlights>,
    mut skin: ResMut<Skin>,
    mut images: ResMut<Assets<Image>>,
    mut numbers: Query<(&NumberView, Shown)>,
) {
    let news = stage.is_changed() || skin.is_changed() || appearance.is_changed();
    if !(news || on_board.is_changed() || highlights.is_changed()) {
        return;
    }
    let small = table.layout(table.to).board.square < 44.0;
    let size = if small {
        NumberSize::Large
    } else {
        NumberSize::Usual
    };
    for (&NumberView(square), mut shown) in &mut numbers {
        let piece = on_board.position.piece_at(square);
        let hidden = !appearance.numbers
            || square.number() > stage.geometry.board.last()
            || highlights.frames(square)
            || piece.is_some_and(|piece| small || piece.rank == Rank::King);
        if hidden {
            shown.hide();
            continue;
        }
        let picture = Picture::Number(square.number(), size);
        let cut = skin.bypass_change_detection().cut(&mut images, picture);
        let point = stage.geometry.centre(square);
        shown.put(&cut, point, stage.geometry.square, layer::NUMBERS);
    }
}
