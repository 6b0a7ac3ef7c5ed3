//! What lies on the board: every rule set's game, the title's own, and why a touch is refused.

use bevy::prelude::*;
use damas::contest::MatchLaws;
use damas::game::board::Stage;
use damas::game::board::appearance::{Appearance, Night, SystemIsDark};
use damas::game::board::demo::Demo;
use damas::game::board::highlights::{Highlights, Meaning};
use damas::game::board::on_board::{OnBoard, Source};
use damas::game::board::pieces::{PieceView, Stance};
use damas::game::board::strokes::Explained;
use damas::game::flow::Screen;
use damas::game::interface::Colours;
use damas::game::messages::{GameEnded, GameWished, MoveSettled};
use damas::game::motion::pace::Pace;
use damas::game::opponent::InlineBrain;
use damas::game::paint::tokens::{DAY, HIGH_CONTRAST, NIGHT};
use damas::game::paint::{BoardTheme, RouteStyle};
use damas::game::seats::Seats;
use damas::game::storage::MemoryStore;
use damas::rules::{Position, Rules};

use crate::table::{START, Table, square};

fn start(table: &mut Table, position: Position) {
    table.write(GameWished::new(
        position,
        Seats::two_people(),
        MatchLaws::UNTIMED,
    ));
    table.frames(10);
}

fn geometry(table: &Table) -> damas::game::board::geometry::Geometry {
    table.app.world().resource::<Stage>().geometry
}

#[test]
fn a_game_on_the_other_board_lays_it_anew_and_is_played_there() {
    let mut table = Table::new(START, Seats::two_people());
    for rules in [Rules::Spanish, Rules::International, Rules::SpanishClassic] {
        start(&mut table, Position::start(rules));
        assert_eq!(geometry(&table).board, rules.board());
        table.assert_views_equal_position("at the start");
        for ply in 0..40 {
            if table.current().game().outcome().is_some() {
                break;
            }
            table.wish(None);
            table.settle();
            table.assert_views_equal_position(&format!("{rules} after {ply} plies"));
        }
        table.frames(20);
        let geometry = geometry(&table);
        let world = table.app.world_mut();
        for (view, stance) in world.query::<(&PieceView, &Stance)>().iter(world) {
            let home = geometry.place(view.square);
            assert_eq!(stance.place, home, "{rules}: at rest on {}", view.square);
        }
    }
}

#[test]
fn touches_find_the_squares_of_the_small_board() {
    let mut table = Table::new(START, Seats::two_people());
    start(&mut table, Position::start(Rules::Spanish));
    table.touch(&[10, 14]);
    table.settle();
    let plies = table.current().game().plies();
    assert_eq!(plies.len(), 1);
    assert_eq!((plies[0].from(), plies[0].to()), (square(10), square(14)));
}

#[test]
fn the_title_plays_with_itself_and_tells_nobody() {
    let store = MemoryStore::default();
    let mut table = Table::started_on(store, InlineBrain::default());
    table.frames(2);
    let plies = |table: &Table| table.app.world().resource::<Demo>().game().plies().len();
    let source = |table: &Table| table.app.world().resource::<OnBoard>().source;
    let at_first = plies(&table);
    assert_eq!(source(&table), Source::Demo);
    let mut told = 0;
    for _ in 0..400 {
        table.frames(1);
        told += table.count::<MoveSettled>() + table.count::<GameEnded>();
    }
    assert!(plies(&table) > at_first + 5, "it plays");
    assert_eq!(told, 0, "and the game on the board hears nothing of it");
    assert!(table.current().game().plies().is_empty());
    table.open();
    table.frames(10);
    assert_eq!(source(&table), Source::Game);
    table.assert_views_equal_position("the game is on the board again");
}

#[test]
fn with_reduced_motion_the_title_stands_still() {
    let store = MemoryStore::default();
    let mut table = Table::started_on(store, InlineBrain::default());
    table.app.insert_resource(Pace::Reduced);
    table.frames(2);
    let plies = |table: &Table| table.app.world().resource::<Demo>().game().plies().len();
    let at_first = plies(&table);
    table.frames(200);
    assert_eq!(plies(&table), at_first);
    assert_eq!(
        *table.app.world().resource::<State<Screen>>().get(),
        Screen::Menu
    );
}

#[test]
fn complaint_12_a_refusal_is_drawn_until_the_next_touch() {
    let kings = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
    let mut table = Table::new(kings, Seats::two_people());
    table.touch(&[30]);
    let drawn = |table: &Table| {
        let explained = table.app.world().resource::<Explained>();
        let styles = explained
            .routes
            .iter()
            .map(|shown| (shown.style, shown.from));
        styles.collect::<Vec<_>>()
    };
    let both = vec![
        (RouteStyle::Gilt, square(49)),
        (RouteStyle::Refused, square(30)),
    ];
    assert_eq!(drawn(&table), both);
    let marks = &table.app.world().resource::<Highlights>().0;
    let numbered = |on, route, number| {
        let shared = false;
        let victim = Meaning::Victim {
            route,
            number,
            shared,
        };
        marks.contains(&(square(on), victim))
    };
    assert!(numbered(43, RouteStyle::Gilt, 1) && numbered(42, RouteStyle::Gilt, 2));
    assert!(numbered(20, RouteStyle::Refused, 1) && numbered(18, RouteStyle::Refused, 3));
    table.touch(&[49]);
    assert_eq!(drawn(&table), vec![]);
}

#[test]
fn a_king_shows_how_often_it_has_moved_while_its_side_has_men() {
    let cases = [
        ("with a man", "W:WK28,45:B1", vec![1]),
        ("alone", "W:WK28:B1", vec![]),
    ];
    for (case, fen, expected) in cases {
        let mut table = Table::new(fen, Seats::two_people());
        table.wish(Some("28-23"));
        table.settle();
        table.frames(2);
        let marks = &table.app.world().resource::<Highlights>().0;
        let rests = marks.iter().filter_map(|(on, meaning)| match meaning {
            Meaning::KingRest(used) if *on == square(23) => Some(*used),
            _ => None,
        });
        assert_eq!(rests.collect::<Vec<_>>(), expected, "{case}");
    }
}

#[test]
fn panels_follow_the_appearance_at_once() {
    let mut table = Table::new(START, Seats::two_people());
    let mut colours = |board, night, dark| {
        let world = table.app.world_mut();
        *world.resource_mut::<Appearance>() = Appearance {
            board,
            night,
            ..Appearance::default()
        };
        world.insert_resource(SystemIsDark(dark));
        table.frames(1);
        table.app.world().resource::<Colours>().0
    };
    assert_eq!(colours(BoardTheme::Slate, Night::System, false), DAY);
    assert_eq!(colours(BoardTheme::Slate, Night::System, true), NIGHT);
    let clear = colours(BoardTheme::Contrast, Night::Day, false);
    assert_eq!(clear.paper, HIGH_CONTRAST.paper);
}
