//! Plays the lines of a game and notes what is wrong with them.

use super::start::{last_set_up, texts};
use super::ways::{self, Texts};
use super::{Command, Fault, GameResult, Line, Place, Ply, Record, Remark, ToldResult};
use super::{Trouble, fault, score, verdict};
use crate::contest::Contest;
use crate::notation::movetext::{self, MoveTextError};
use crate::notation::{Numbering, fen};
use crate::rules::{Move, Position, Side};

/// The points of both when an event's scale tells a result that could be a move: `4-6`.
const SCALE: u8 = 10;

/// Plays lines whose squares are numbered so.
pub(super) struct Player {
    numbering: Numbering,
    faults: Vec<Fault>,
    /// Plies that may still be looked at to settle ambiguous moves.
    steps: usize,
    /// What is told about moves that were taken back, and where.
    undone: Option<(Place, Vec<Command>)>,
}

/// Where a line couldn't be played on.
struct Stop {
    /// The first ply that wasn't played.
    index: usize,
    why: Trouble,
}

impl Player {
    pub(super) const fn new(numbering: Numbering) -> Self {
        Self {
            numbering,
            faults: Vec::new(),
            steps: ways::MOST_STEPS,
            undone: None,
        }
    }

    /// Plays a game to its end, with its score sheet, and the variations beside it.
    pub(super) fn play(mut self, record: &mut Record, contest: &mut Contest) {
        let start = *contest.game().start();
        self.check_numbers(&record.line, start.turn());
        self.begin(record, contest);
        let stop = self.line(&mut record.line, start, Some(contest));
        if let Some(stop) = stop {
            if take_points_at_end(record, stop.index) {
                // What stands behind the result is about the last move: all is played anew.
                *contest = Contest::from_position(start, contest.laws());
                return Self::new(self.numbering).play(record, contest);
            }
            self.report(&record.line, stop);
        }
        verdict::settle(record, contest);
        if let Some((place, undone)) = self.undone.take() {
            let troubles = score::take_back(contest, &undone, self.numbering);
            self.note(place, troubles);
        }
        record.faults.append(&mut self.faults);
    }

    /// Does what stands before the first move.
    fn begin(&mut self, record: &Record, contest: &mut Contest) {
        let (about, undone) = score::commands(&record.line.remarks);
        let troubles = about
            .iter()
            .filter_map(|command| score::obey(contest, None, command));
        self.note(record.place, troubles.collect());
        self.keep_undone(record.place, undone);
    }

    /// Plays a move of the game with what the score sheet has beside it.
    fn enter(&mut self, contest: &mut Contest, ply: &Ply, mv: Move) {
        if let Some((place, mut undone)) = self.undone.take() {
            undone.truncate(1);
            let stale = undone.iter().map(|command| Trouble::Command {
                command: command.to_string(),
                why: "moves were played behind it".to_owned(),
            });
            self.note(place, stale.collect());
        }
        let (about, undone) = score::commands(&ply.remarks);
        let troubles = score::enter(contest, mv, &about);
        self.note(ply.place, troubles);
        self.keep_undone(ply.place, undone);
    }

    fn keep_undone(&mut self, place: Place, undone: Vec<Command>) {
        self.undone = (!undone.is_empty()).then_some((place, undone));
    }

    fn note(&mut self, place: Place, troubles: Vec<Trouble>) {
        for trouble in troubles {
            self.fault(place, trouble);
        }
    }

    /// Plays a line; that of a game also by its laws of draws and its score sheet.
    fn line(
        &mut self,
        line: &mut Line,
        start: Position,
        mut contest: Option<&mut Contest>,
    ) -> Option<Stop> {
        let texts = texts(line, start.board(), self.numbering);
        self.variations(&mut line.remarks, start);
        let mut position = start;
        let count = line.plies.len();
        for (index, ply) in line.plies.iter_mut().enumerate() {
            if let Some(outcome) = contest.as_deref().and_then(Contest::outcome) {
                let (ending, left) = (outcome.ending, count - index);
                let why = Trouble::AfterEnd { ending, left };
                return Some(Stop { index, why });
            }
            let mv = match self.choose(&position, ply, &texts[index..]) {
                Ok(mv) => mv,
                Err(error) => {
                    let why = Trouble::Move(error);
                    return Some(Stop { index, why });
                }
            };
            ply.mv = Some(mv);
            if let Some(contest) = contest.as_deref_mut() {
                self.enter(contest, ply, mv);
            }
            self.variations(&mut ply.remarks, position);
            position = position.after(mv);
            if index + 1 < count && self.sets_up_another(&ply.remarks, &position) {
                let why = Trouble::SetUpInGame;
                let index = index + 1;
                return Some(Stop { index, why });
            }
        }
        None
    }

    /// The move that the first of these texts means.
    fn choose(
        &mut self,
        position: &Position,
        ply: &Ply,
        texts: &Texts,
    ) -> Result<Move, MoveTextError> {
        let read = ply.text.clone();
        let Some((Some(parsed), behind)) = texts.split_first() else {
            return Err(MoveTextError::NotAMove(read));
        };
        let found = movetext::find(position, parsed);
        if let [mv] = found.moves[..] {
            if !found.as_written {
                let meant = movetext::write(position, mv);
                self.fault(ply.place, Trouble::Reread { read, meant });
            }
            return Ok(mv);
        }
        let only = ways::only_way(position, &found.moves, behind, &mut self.steps);
        let mv = only.ok_or_else(|| movetext::refusal(position, &read, parsed, &found))?;
        let settled = Trouble::Settled {
            text: read,
            candidates: movetext::texts(position, &found.moves),
            meant: movetext::write(position, mv),
        };
        self.fault(ply.place, settled);
        Ok(mv)
    }

    /// Plays the variations among these remarks, which begin where the move before them does.
    fn variations(&mut self, remarks: &mut [Remark], before: Position) {
        for remark in remarks {
            let Remark::Variation(line) = remark else {
                continue;
            };
            let Some(place) = line.plies.first().map(|ply| ply.place) else {
                continue;
            };
            let start = match last_set_up(&line.remarks) {
                Some(fen) => fen::parse_numbered(before.rules(), fen, self.numbering),
                None => Ok(fen::ParsedFen::of(before, self.numbering)),
            };
            match start {
                Ok(start) => {
                    let stop = self.line(line, start.position, None);
                    if let Some(stop) = stop {
                        self.report(line, stop);
                    }
                }
                Err(error) => self.fault(place, Trouble::Start(error)),
            }
        }
    }

    /// Whether these remarks set up another position than that on the board.
    fn sets_up_another(&self, remarks: &[Remark], position: &Position) -> bool {
        last_set_up(remarks).is_some_and(|fen| {
            let parsed = fen::parse_numbered(position.rules(), fen, self.numbering);
            !parsed.is_ok_and(|parsed| parsed.position == *position)
        })
    }

    /// Notes the first number that doesn't go on from the one before the first move.
    fn check_numbers(&mut self, line: &Line, turn: Side) {
        let first = line.number.unwrap_or(1);
        let mut moves = 0;
        let is_whites = |index: usize| index.is_multiple_of(2) == (turn == Side::White);
        let wrong = line.plies.iter().enumerate().find_map(|(index, ply)| {
            let expected = first.saturating_add(moves);
            moves += u32::from(!is_whites(index));
            let told = ply.number.filter(|&told| told != expected)?;
            Some((ply.place, Trouble::MoveNumber { told, expected }))
        });
        if let Some((place, trouble)) = wrong {
            self.fault(place, trouble);
        }
    }

    /// Notes why a line couldn't be played on.
    fn report(&mut self, line: &Line, Stop { index, why }: Stop) {
        let left = line.plies.len() - index - 1;
        let refused = matches!(why, Trouble::Move(_));
        self.fault(line.plies[index].place, why);
        if refused && left > 0 {
            self.fault(line.plies[index + 1].place, Trouble::Unplayed(left));
        }
    }

    fn fault(&mut self, place: Place, trouble: Trouble) {
        fault::add(&mut self.faults, Fault::new(place, trouble));
    }
}

/// Takes the last text for a result if it is one by points, such as `4-6`, and no move.
fn take_points_at_end(record: &mut Record, index: usize) -> bool {
    let untold = record
        .result
        .as_ref()
        .is_none_or(|result| !result.value.is_over());
    let is_last = untold && index + 1 == record.line.plies.len();
    let text = record.line.plies.last().map_or("", |ply| &ply.text);
    match GameResult::parse(text) {
        Some(value @ GameResult::Points(white, black))
            if is_last && white.saturating_add(black) == SCALE =>
        {
            take_result(record, value);
            true
        }
        _ => false,
    }
}

/// Makes the last text of a record its result.
pub(super) fn take_result(record: &mut Record, value: GameResult) {
    let Some(ply) = record.line.plies.pop() else {
        return;
    };
    let remarks = ply.remarks.into_iter().map(|remark| match remark {
        // No move is left that it could be for.
        Remark::SetUp(fen) => Remark::Comment(format!("/FEN \"{fen}\"/")),
        remark => remark,
    });
    record.line.last_remarks().extend(remarks);
    record.result = Some(ToldResult {
        text: ply.text,
        value,
        place: ply.place,
    });
}
