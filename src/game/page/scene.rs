//! What the page is told about the game: a value that is written as JSON.

use serde::Serialize;

use crate::game::analysis::Finding;
use crate::game::board::geometry::Geometry;
use crate::game::choices::Level;
use crate::game::flow::{Overlay, Screen};
use crate::game::messages::Moment;
use crate::game::motion::pace::Pace;
use crate::game::seats::{Seat, Seats};
use crate::notation::{fen, movetext};
use crate::rules::{Game, Outcome, Position, Side};

/// The game as a page may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Scene {
    /// Which screen is on: `Menu`, `Playing`…
    screen: String,
    /// Which dialog is open: `Closed`, `NewGame`…
    overlay: String,
    /// The rule set by its name.
    rules: &'static str,
    /// The position the game began with.
    start: String,
    /// The position on the board.
    fen: String,
    /// Who is to move: `white` or `black`.
    turn: &'static str,
    /// The moves played, as a PDN file has them.
    moves: Vec<String>,
    /// The legal moves.
    legal: Vec<String>,
    /// How it ended: `1-0`, `0-1` or `1/2-1/2`; missing while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    /// By which law it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    /// Who sits there: `person` or `machine`.
    white: &'static str,
    /// Who sits there: `person` or `machine`.
    black: &'static str,
    /// How well the machine plays there, from 1 to 8; missing where a person sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    white_level: Option<u8>,
    /// How well the machine plays there, from 1 to 8; missing where a person sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    black_level: Option<u8>,
    /// The machine is to reply.
    thinking: bool,
    /// A move is on its way across the board.
    moving: bool,
    /// How fast pieces move: `slow`, `normal`, `fast`, `none`, or `reduced` where nothing is to.
    pace: Pace,
    /// What the analysis has found of this position; missing elsewhere, and where it is not to be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    analysis: Option<Analysis>,
    /// Where the board lies on the canvas.
    board: Place,
}

/// What was found of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Analysis {
    /// How many plies were looked ahead.
    depth: u8,
    /// The best moves, the best one first.
    lines: Vec<Line>,
}

/// A move, and what is expected after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Line {
    /// What it is worth to the side to move, in hundredths of a man.
    score: i32,
    /// The moves, the first of which is that one, as a PDN file has them.
    moves: Vec<String>,
}

impl Analysis {
    fn new(position: &Position, found: &Finding) -> Self {
        let lines = found.prospects.iter().map(|prospect| Line {
            score: prospect.score,
            moves: movetext::write_line(position, &prospect.line),
        });
        Self {
            depth: found.depth,
            lines: lines.collect(),
        }
    }
}

/// Where the board lies, in CSS pixels from the canvas's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Place {
    left: f32,
    top: f32,
    square: f32,
    columns: u8,
    /// Black sits at the bottom.
    flipped: bool,
}

/// What a scene hangs on; while it stays the same, so does the scene.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Key {
    pub(super) moment: Moment,
    pub(super) screen: Screen,
    pub(super) overlay: Overlay,
    pub(super) moving: bool,
    pub(super) pace: Pace,
    pub(super) thinking: bool,
    pub(super) over: bool,
    pub(super) seats: Seats,
    pub(super) geometry: Geometry,
    pub(super) found: Option<Finding>,
}

impl Scene {
    /// What is to be told of this game.
    pub(super) fn new(game: &Game, key: &Key) -> Self {
        let position = game.position();
        let outcome = game.outcome();
        Self {
            screen: format!("{:?}", key.screen),
            overlay: format!("{:?}", key.overlay),
            rules: game.rules().name(),
            start: fen::write(game.start()),
            fen: fen::write(position),
            turn: side(position.turn()),
            moves: movetext::write_line(game.start(), game.plies()),
            legal: legal(position, outcome),
            result: outcome.map(result),
            ending: outcome.map(|outcome| outcome.ending.name()),
            white: sitter(key.seats.white),
            black: sitter(key.seats.black),
            white_level: level(key.seats.white),
            black_level: level(key.seats.black),
            thinking: key.thinking,
            moving: key.moving,
            pace: key.pace,
            analysis: key
                .found
                .as_ref()
                .map(|found| Analysis::new(position, found)),
            board: Place {
                left: key.geometry.origin.x,
                top: key.geometry.origin.y,
                square: key.geometry.square,
                columns: key.geometry.board.width(),
                flipped: key.geometry.flipped,
            },
        }
    }
}

fn legal(position: &Position, outcome: Option<Outcome>) -> Vec<String> {
    if outcome.is_some() {
        return Vec::new();
    }
    let moves = position.legal_moves();
    let written = moves.iter().map(|&mv| movetext::write(position, mv));
    written.collect()
}

fn result(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "1/2-1/2",
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn sitter(seat: Seat) -> &'static str {
    match seat {
        Seat::Person => "person",
        Seat::Machine(_) => "machine",
    }
}

fn level(seat: Seat) -> Option<u8> {
    match seat {
        Seat::Person => None,
        Seat::Machine(skill) => Some(Level::of(skill).number()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Prospect;
    use crate::game::board::Stage;
    use crate::rules::Rules;

    fn key() -> Key {
        Key {
            moment: Moment(3),
            screen: Screen::Playing,
            overlay: Overlay::Closed,
            moving: false,
            pace: Pace::Reduced,
            thinking: true,
            over: false,
            seats: Seats::against_machine(Side::White),
            geometry: Stage::default().geometry,
            found: None,
        }
    }

    #[test]
    fn a_page_can_read_the_game_from_a_scene() {
        let mut game = Game::new(Rules::Frisian);
        let mv = movetext::read(game.position(), "32-28").unwrap();
        game.play(mv).unwrap();
        let told = serde_json::to_value(Scene::new(&game, &key())).unwrap();
        let expected = [
            ("/screen", "Playing"),
            ("/overlay", "Closed"),
            ("/rules", "frisian"),
            ("/turn", "black"),
            ("/moves/0", "32-28"),
            ("/white", "person"),
            ("/black", "machine"),
            ("/pace", "reduced"),
        ];
        for (place, value) in expected {
            assert_eq!(told.pointer(place).unwrap(), value, "{place} in {told}");
        }
        let legal = told["legal"].as_array().unwrap();
        assert_eq!(legal.len(), game.position().legal_moves().len());
        let fen = told["fen"].as_str().unwrap();
        assert_eq!(
            &fen::read(Rules::Frisian, fen).unwrap(),
            game.position(),
            "{fen}"
        );
        assert_eq!(told["board"]["columns"], 10);
        assert_eq!(told["blackLevel"], 2);
        assert!(told.get("whiteLevel").is_none());
        assert!(told.get("result").is_none() && told.get("analysis").is_none());
    }

    #[test]
    fn what_the_analysis_finds_is_told_in_moves() {
        let game = Game::new(Rules::Frisian);
        let line = ["32-28", "19-23"]
            .iter()
            .scan(*game.position(), |at, text| {
                let mv = movetext::read(at, text).unwrap();
                *at = at.play(mv).unwrap();
                Some(mv)
            });
        let prospects = vec![Prospect {
            score: -12,
            line: line.collect(),
        }];
        let found = Finding {
            depth: 9,
            prospects,
            settled: false,
        };
        let key = Key {
            found: Some(found),
            ..key()
        };
        let told = serde_json::to_value(Scene::new(&game, &key)).unwrap();
        let lines = serde_json::json!([{ "score": -12, "moves": ["32-28", "19-23"] }]);
        assert_eq!(told["analysis"]["depth"], 9);
        assert_eq!(told["analysis"]["lines"], lines);
    }

    #[test]
    fn a_game_that_is_over_has_a_result_and_no_moves() {
        let mut game = Game::new(Rules::Spanish);
        game.resign(Side::White).unwrap();
        let told = serde_json::to_value(Scene::new(&game, &key())).unwrap();
        assert_eq!(told["result"], "0-1");
        assert_eq!(told["ending"], "resignation");
        assert_eq!(told["legal"].as_array().unwrap().len(), 0);
    }
}
