//! Makes records as we write them.

use super::start::last_set_up;
use super::{GameResult, Line, Record, Remark, Replayed, ToldResult, score};
use crate::contest::Contest;
use crate::notation::Numbering;
use crate::notation::fen::{self, ParsedFen};
use crate::notation::movetext::{self, MoveText};
use crate::rules::{Board, Game, Position, Rules, Side};

/// How the moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// How much of a capture's route is told.
    pub routes: Routes,
    /// How the squares are numbered.
    pub numbering: Numbering,
}

/// How much of a capture's route is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Routes {
    /// Only what tells moves apart: `47x36`, and the whole route where two moves share that.
    #[default]
    Short,
    /// Always the whole route: `47x38x24x13x36`.
    Full,
}

impl Record {
    /// The record of a game: the tags that tell its rules, its start if that isn't the usual
    /// one, and how it ended; the moves; the result. Moves taken back stand in comments.
    pub fn of(game: &Game) -> Self {
        Self::of_unclocked(&Contest::from(game.clone()))
    }

    /// The record of a contest: of its game, with the laws of the match as tags and what its
    /// score sheet has beside the moves in comments.
    pub fn of_contest(contest: &Contest) -> Self {
        let mut record = Self::of_unclocked(contest);
        record.tags.set_match_laws(contest.laws());
        record
    }

    fn of_unclocked(contest: &Contest) -> Self {
        let game = contest.game();
        let mut record = Self::new();
        let start = ParsedFen::of(*game.start(), Numbering::Own);
        record.line = Line::of(contest);
        let result = GameResult::from(game.outcome());
        record.tell_result(result, game.rules());
        record.tell_rules(&start, Numbering::Own);
        if let Some(outcome) = game.outcome() {
            record.tags.set("Termination", outcome.ending.name());
        }
        record
    }

    fn tell_result(&mut self, value: GameResult, rules: Rules) {
        let text = value.text(rules);
        self.tags.set("Result", text.clone());
        self.result = Some(ToldResult {
            text,
            value,
            place: self.place,
        });
    }

    fn tell_rules(&mut self, start: &ParsedFen, numbering: Numbering) {
        let rules = start.position.rules();
        let number = rules.declaration().game_type;
        let turned = numbering == Numbering::OtherCorner && rules.board() == Board::Eight;
        let game_type = if turned {
            format!("{number},W,8,8,N2,1")
        } else {
            number.to_string()
        };
        self.tags.set("GameType", game_type);
        self.tags.set("Rules", rules.name());
        if start.position != Position::start(rules) {
            self.tags.set("SetUp", "1");
        } else if self.tags.get("FEN").is_none() {
            return;
        }
        let fen = ParsedFen {
            numbering,
            ..*start
        };
        self.tags.set("FEN", fen.to_string());
    }
}

impl Replayed {
    /// Writes everything anew in this style: tags of rules, start and result as PDN has them,
    /// and every move that could be played. What couldn't stays as it is, and so does a game of
    /// which not even the rules are certain.
    pub fn tidy(&mut self, style: &Style) {
        let Some(start) = &mut self.start else {
            return;
        };
        if self.guessed && self.record.has_errors() {
            return;
        }
        let position = start.position;
        self.record.tell_rules(start, style.numbering);
        let result = self.record.told_result().unwrap_or(GameResult::Unknown);
        // Words in the tag say more than that nothing is told.
        if result.is_over() || self.record.unread_result().is_none() {
            self.record.tell_result(result, position.rules());
        }
        let restyle = Restyle {
            style: *style,
            numbering: start.numbering,
        };
        restyle.line(&mut self.record.line, position);
        let remarks = self.record.line.remarks.iter_mut().rev();
        let mut set_ups = remarks.filter_map(|remark| match remark {
            Remark::SetUp(fen) => Some(fen),
            _ => None,
        });
        // The last of these is the start, in which the first move may have told the side.
        if let Some(fen) = set_ups.next() {
            let numbering = style.numbering;
            *fen = ParsedFen {
                numbering,
                ..*start
            }
            .to_string();
        }
        start.numbering = style.numbering;
    }
}

/// A change of style.
struct Restyle {
    style: Style,
    /// How the squares have been numbered until now.
    numbering: Numbering,
}

impl Restyle {
    fn line(&self, line: &mut Line, start: Position) {
        self.remarks(&mut line.remarks, start);
        let mut position = start;
        line.of_black = start.turn() == Side::Black;
        for ply in &mut line.plies {
            let before = position;
            if let Some(mv) = ply.mv {
                ply.text = match self.style.routes {
                    Routes::Short => movetext::write(&position, mv),
                    Routes::Full => movetext::write_route(&position, mv),
                };
                self.turn(&mut ply.text, Numbering::Own, position.board());
                position = position.after(mv);
            } else {
                self.turn(&mut ply.text, self.numbering, position.board());
            }
            self.remarks(&mut ply.remarks, before);
        }
    }

    fn remarks(&self, remarks: &mut [Remark], before: Position) {
        for remark in remarks {
            match remark {
                Remark::Variation(line) => {
                    let set_up = last_set_up(&line.remarks);
                    let parsed = set_up.map(|fen| self.parse(fen, before.rules()));
                    let start = parsed
                        .and_then(Result::ok)
                        .map_or(before, |start| start.position);
                    self.line(line, start);
                }
                Remark::SetUp(fen) => {
                    if let Ok(parsed) = self.parse(fen, before.rules()) {
                        let numbering = self.style.numbering;
                        *fen = ParsedFen {
                            numbering,
                            ..parsed
                        }
                        .to_string();
                    }
                }
                Remark::Comment(text) if text.contains("[%undone") => {
                    let turn = |word: &mut String| self.turn(word, self.numbering, before.board());
                    score::change_undone(text, turn);
                }
                _ => {}
            }
        }
    }

    fn parse(&self, fen: &str, rules: Rules) -> Result<ParsedFen, fen::FenError> {
        fen::parse_numbered(rules, fen, self.numbering)
    }

    /// Numbers the squares of a text anew.
    fn turn(&self, text: &mut String, from: Numbering, board: Board) {
        if from == self.style.numbering || board == Board::Ten {
            return;
        }
        let Some(MoveText::Numbers { squares, takes }) = MoveText::parse(text) else {
            return;
        };
        let sign = if takes == Some(false) { "-" } else { "x" };
        // One of the two is ours, so that turning once more leads from one to the other.
        let turn = |&number: &u8| {
            Numbering::OtherCorner
                .turn(board, u32::from(number))
                .to_string()
        };
        *text = squares.iter().map(turn).collect::<Vec<_>>().join(sign);
    }
}
