//! A game: a start, the plies played, and how it ended.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::course::Course;
use super::draws::{Counter, Counts};
use super::stage::Stage;
use super::{Ending, IllegalMove, Move, Outcome, Position, Rules, Side};

/// A game in progress or over, with all that was taken back and can be played again.
///
/// ```
/// use damas::rules::{Game, Rules};
/// let mut game = Game::new(Rules::Frisian);
/// let mv = game.position().legal_moves()[0];
/// game.play(mv)?;
/// assert_eq!(game.undo(), Some(mv));
/// assert_eq!(game.redo(), Some(mv));
/// assert!(game.outcome().is_none());
/// # Ok::<(), damas::rules::PlayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// All plies, those taken back at the end.
    moves: Vec<Move>,
    /// The start, and what each ply led to.
    stages: Vec<Stage>,
    /// How often each position is among the stages.
    occurrences: HashMap<Position, u16>,
    /// Plies played and not taken back.
    ply: usize,
    /// An end that isn't on the board, behind all moves.
    declared: Option<Outcome>,
    /// It came before the first move and is taken back.
    withdrawn: bool,
}

/// Why a game takes no move or end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over: {}", .0.ending)]
    Over(Outcome),
    /// The position doesn't allow the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Game {
    /// A new game from the usual start.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A new game from this position, which may be over at once.
    pub fn from_position(start: Position) -> Self {
        let counts = Counts::start(&start);
        Self {
            moves: Vec::new(),
            stages: vec![Stage::new(start, 1, counts)],
            occurrences: HashMap::from([(start, 1)]),
            ply: 0,
            declared: None,
            withdrawn: false,
        }
    }

    /// The rule set it is played by.
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.stage().position
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.stages[0].position
    }

    /// The position after so many plies; `None` beyond those played.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        let played = &self.stages[..=self.ply];
        played.get(ply).map(|stage| &stage.position)
    }

    /// The moves played, first to last, without those taken back.
    pub fn plies(&self) -> &[Move] {
        &self.moves[..self.ply]
    }

    /// Plays a move, and forgets those taken back. The game is unchanged when it refuses.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.check_running()?;
        let position = self.position().play(mv)?;
        self.forget_undone();
        let counts = self.stage().counts.after(mv, &position);
        let occurrence = self.occurrences.entry(position).or_default();
        *occurrence = occurrence.saturating_add(1);
        self.stages.push(Stage::new(position, *occurrence, counts));
        self.moves.push(mv);
        self.ply += 1;
        Ok(())
    }

    /// Takes back the last move, and an end that followed it. An end before the first move is
    /// taken back alone: then, and where there is nothing to take back, `None`.
    pub fn undo(&mut self) -> Option<Move> {
        let Some(ply) = self.ply.checked_sub(1) else {
            self.withdrawn |= self.is_declared();
            return None;
        };
        self.ply = ply;
        Some(self.moves[ply])
    }

    /// Plays the move again that was taken back last, and the end that followed it; `None` when
    /// there is none, or only an end.
    pub fn redo(&mut self) -> Option<Move> {
        self.withdrawn = false;
        let mv = *self.moves.get(self.ply)?;
        self.ply += 1;
        Some(mv)
    }

    /// Whether there is a move to take back, or an end.
    pub const fn can_undo(&self) -> bool {
        self.ply > 0 || self.is_declared()
    }

    /// Whether there is a move to play again, or an end.
    pub const fn can_redo(&self) -> bool {
        self.ply < self.moves.len() || self.withdrawn
    }

    /// The moves that were taken back and can be played again, in the order of play.
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.ply..]
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.declared.filter(|_| self.is_declared());
        declared.or(self.stage().outcome)
    }

    /// A side resigns.
    pub fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.declare(Some(side.opponent()), Ending::Resignation)
    }

    /// Both sides agree to a draw.
    pub fn agree_draw(&mut self) -> Result<(), PlayError> {
        self.declare(None, Ending::Agreement)
    }

    /// A side has overstepped its time.
    pub fn lose_on_time(&mut self, side: Side) -> Result<(), PlayError> {
        self.declare(Some(side.opponent()), Ending::Time)
    }

    /// The draws that are being counted towards, in the order in which they would be reported.
    /// A repetition counts from the second occurrence on. After a draw by law its counter is
    /// among them, at its limit.
    pub fn counters(&self) -> Vec<Counter> {
        self.stage().counters().collect()
    }

    /// What the rest of the game depends on but repetition.
    pub(crate) fn course(&self) -> Course {
        let stage = self.stage();
        Course::new(stage.position, stage.counts)
    }

    fn stage(&self) -> &Stage {
        &self.stages[self.ply]
    }

    fn check_running(&self) -> Result<(), PlayError> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(PlayError::Over(outcome)))
    }

    fn declare(&mut self, winner: Option<Side>, ending: Ending) -> Result<(), PlayError> {
        self.check_running()?;
        self.forget_undone();
        self.declared = Some(Outcome { winner, ending });
        Ok(())
    }

    /// Forgets what was taken back, so that it can't be played again.
    pub fn forget_undone(&mut self) {
        if !self.is_declared() {
            self.declared = None;
        }
        self.withdrawn = false;
        self.moves.truncate(self.ply);
        for stage in self.stages.drain(self.ply + 1..) {
            if let Entry::Occupied(mut seen) = self.occurrences.entry(stage.position) {
                *seen.get_mut() -= 1;
                if *seen.get() == 0 {
                    seen.remove();
                }
            }
        }
    }

    /// Whether the game has reached an end that isn't on the board.
    const fn is_declared(&self) -> bool {
        self.declared.is_some() && self.ply == self.moves.len() && !self.withdrawn
    }
}
