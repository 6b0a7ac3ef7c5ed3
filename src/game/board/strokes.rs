//! What is drawn across squares: routes under the pieces, arrows over them.
//!
//! Four resources say what; whoever fills one sees it drawn in the same frame, and empties it when
//! its time is over.

use bevy::prelude::*;

use super::Stage;
use super::geometry::Geometry;
use super::highlights::Meaning;
use super::shown::{Shown, Unseen, layer};
use super::skin::{Cut, Skin};
use crate::game::motion::pace::{self, Pace};
use crate::game::paint::{self, ArrowStyle, RouteEnd, RouteStyle, Sprite as Drawing};
use crate::rules::{Board, CaptureRoute, Move as DraughtsMove, Position, Square};

/// A capture's way over the board, its victims numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownRoute {
    /// Where it sets off.
    pub from: Square,
    /// Where it lands and what it takes, in order.
    pub route: CaptureRoute,
    /// How it is told from others.
    pub style: RouteStyle,
    /// How it ends.
    pub end: RouteEnd,
}

/// An arrow from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownArrow {
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// The hint, or one of the best lines.
    pub style: ArrowStyle,
}

impl ShownArrow {
    /// From where a legal move sets off to where it ends. A capture that ends where it began is told by
    /// its first leg.
    pub fn of(position: &Position, mv: DraughtsMove, style: ArrowStyle) -> Self {
        let first = || position.route(mv).landings.first().copied();
        let to = Some(mv.to()).filter(|to| *to != mv.from()).or_else(first);
        Self {
            from: mv.from(),
            to: to.unwrap_or(mv.to()),
            style,
        }
    }
}

/// The arrows of the hint or of the best lines.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrows(pub Vec<ShownArrow>);

/// The routes among which the player is to choose.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Offered(pub Vec<ShownRoute>);

/// What explains a refusal.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// What must be taken, and what was attempted.
    pub routes: Vec<ShownRoute>,
    /// The squares it is about, and what is marked there.
    pub marks: Vec<(Square, Meaning)>,
}

/// The hop of a capture that is being made: where it sets off and where it lands.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flight(pub Option<(Square, Square)>);

/// One of them, as an entity.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(super) enum StrokeView {
    Route {
        /// The start and every landing.
        stops: Vec<Square>,
        style: RouteStyle,
        end: RouteEnd,
    },
    Arrow(ShownArrow),
    Flight(Square, Square),
}

/// What it was last drawn for, and the drawing.
#[derive(Component, Default)]
pub(super) struct Drawn(Option<((u32, Board, bool), Cut)>);

/// A stroke that is coming up; removed when it is there.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct ComingUp {
    seconds: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrows>()
        .init_resource::<Offered>()
        .init_resource::<Explained>()
        .init_resource::<Flight>();
}

impl StrokeView {
    fn of_route(shown: &ShownRoute) -> Self {
        let stops = std::iter::once(&shown.from).chain(&shown.route.landings);
        Self::Route {
            stops: stops.copied().collect(),
            style: shown.style,
            end: shown.end,
        }
    }

    const fn layer(&self) -> f32 {
        match self {
            // Where routes go the same way the first lies on top, and what is refused over all.
            Self::Route { style, .. } => match style {
                RouteStyle::Third => layer::ROUTES,
                RouteStyle::Second => layer::ROUTES + 0.1,
                RouteStyle::Gilt => layer::ROUTES + 0.2,
                RouteStyle::Refused => layer::ROUTES + 0.3,
            },
            Self::Arrow(_) => layer::ARROWS,
            // Over the pieces that are jumped, under the one that flies.
            Self::Flight(..) => layer::OVER - 0.1,
        }
    }

    /// The drawing about the playing area's upper left corner.
    fn draw(&self, geometry: &Geometry, skin: &Skin) -> Drawing {
        let side = skin.side();
        let point = |square: Square| (geometry.seen(square) * side).into();
        let (bitmap, (left, top)) = match self {
            Self::Flight(from, to) => paint::flight(point(*from), point(*to), side),
            Self::Route { stops, style, end } => {
                let points: Vec<_> = stops.iter().map(|&square| point(square)).collect();
                paint::route(&points, *style, *end, side)
            }
            Self::Arrow(ShownArrow { from, to, style }) => {
                paint::arrow(point(*from), point(*to), *style, side, skin.fonts())
            }
        };
        Drawing {
            bitmap,
            centre: (-left, -top),
        }
    }
}

/// Puts up what is wanted, and takes the rest down.
pub(super) fn put_up(
    mut commands: Commands,
    (arrows, offered, explained): (Res<Arrows>, Res<Offered>, Res<Explained>),
    flight: Res<Flight>,
    up: Query<(Entity, &StrokeView)>,
) {
    let routes_changed = offered.is_changed() || explained.is_changed();
    if !(arrows.is_changed() || routes_changed || flight.is_changed()) {
        return;
    }
    let routes = offered.0.iter().chain(&explained.routes);
    let wanted: Vec<StrokeView> = routes
        .map(StrokeView::of_route)
        .chain(arrows.0.iter().copied().map(StrokeView::Arrow))
        .chain(flight.0.map(|(from, to)| StrokeView::Flight(from, to)))
        .collect();
    for (entity, stroke) in &up {
        if !wanted.contains(stroke) {
            commands.entity(entity).despawn();
        }
    }
    for stroke in wanted {
        if !up.iter().any(|(_, other)| *other == stroke) {
            commands.spawn((
                stroke,
                Drawn::default(),
                ComingUp::default(),
                Unseen::default(),
            ));
        }
    }
}

/// Draws what is up where the board lies, anew when its squares have another size.
pub(super) fn place(
    mut commands: Commands,
    (stage, skin): (Res<Stage>, Res<Skin>),
    (time, pace): (Res<Time>, Res<Pace>),
    mut images: ResMut<Assets<Image>>,
    mut strokes: Query<(
        Entity,
        &StrokeView,
        &mut Drawn,
        Option<&mut ComingUp>,
        Shown,
    )>,
) {
    let geometry = &stage.geometry;
    let wanted = (skin.square(), geometry.board, geometry.flipped);
    let side = skin.side();
    for (entity, stroke, mut drawn, coming, mut shown) in &mut strokes {
        if drawn.0.as_ref().is_none_or(|(before, _)| *before != wanted) {
            let cut = Cut::new(&mut images, stroke.draw(geometry, &skin), side);
            drawn.0 = Some((wanted, cut));
        }
        if let Some((_, cut)) = &drawn.0 {
            shown.put(cut, geometry.origin, geometry.square, stroke.layer());
        }
        let Some(mut coming) = coming else { continue };
        coming.seconds += time.delta_secs();
        let whole = pace.fade(pace::EXPLAIN).as_secs_f32();
        let share = coming.seconds / whole.max(f32::EPSILON);
        shown.fade(share.min(1.0));
        if share >= 1.0 {
            commands.entity(entity).remove::<ComingUp>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    #[test]
    fn an_arrow_tells_where_a_move_goes_even_if_it_comes_back() {
        for (position, expected) in [
            ("W:W32:B1", vec![(32, 27), (32, 28)]),
            ("W:W37:B38,29,18,27", vec![(37, 17), (37, 39)]),
        ] {
            let position = fen::read(Rules::Frisian, position).unwrap();
            let moves = position.legal_moves();
            let arrows = moves
                .iter()
                .map(|&mv| ShownArrow::of(&position, mv, ArrowStyle::Hint))
                .map(|arrow| (arrow.from.number(), arrow.to.number()));
            let arrows: Vec<_> = arrows.collect();
            let known = |arrow| expected.contains(arrow);
            assert!(!arrows.is_empty() && arrows.iter().all(known), "{arrows:?}");
        }
    }
}
