//! A game under match laws: clocks, what happens when time is up, and draw offers.
//!
//! Between [`rules`](crate::rules) and [`notation`](crate::notation): the rules know no clock,
//! files tell of clocks. No clock is read here either. How long a move took comes from the
//! caller, so that the same calls always make the same contest.
//!
//! ```
//! use std::time::Duration;
//! use damas::contest::{Contest, MatchLaws};
//! use damas::rules::{Rules, Side};
//!
//! let (main, increment) = (Duration::from_mins(5), Duration::from_secs(3));
//! let mut contest = Contest::new(Rules::Frisian, MatchLaws::main_time(main, increment));
//! let mv = contest.game().position().legal_moves()[0];
//! contest.play(mv, Duration::from_secs(10))?;
//! assert_eq!(contest.left(Side::White), Some(Duration::from_secs(293)));
//! contest.offer_draw(Side::White)?;
//! contest.undo();
//! assert_eq!(contest.left(Side::White), Some(main));
//! assert_eq!(contest.offers_left(Side::White), 3);
//! # Ok::<(), damas::contest::ContestError>(())
//! ```

mod clock;
mod entry;
mod error;
mod laws;
mod offers;

use std::time::Duration;

pub use clock::Expiry;
pub use entry::{Entry, Talk};
pub use error::ContestError;
pub use laws::{ClockLaw, LONGEST_TIME, MatchLaws};

use crate::rules::{Ending, Game, Move, Outcome, PlayError, Position, Rules, Side};

/// A game under match laws, with its score sheet: what the clocks showed, what was said about a
/// draw and which moves were played for a player, all of which is taken back and played again
/// with the moves.
///
/// Whatever is refused changes nothing. All but undo and redo forgets what was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    laws: MatchLaws,
    game: Game,
    /// The start's, and one for each move, those taken back at the end.
    entries: Vec<Entry>,
}

impl Contest {
    /// A new contest from the usual start. Times that a clock can't show are rounded down to
    /// those that it can.
    pub fn new(rules: Rules, laws: MatchLaws) -> Self {
        Self::from_position(Position::start(rules), laws)
    }

    /// A new contest from this position, which may be over at once.
    pub fn from_position(start: Position, laws: MatchLaws) -> Self {
        let laws = laws.shown();
        let clocks = laws.clock.start().map(|time| [time; 2]);
        Self {
            laws,
            game: Game::from_position(start),
            entries: vec![Entry {
                clocks,
                ..Entry::default()
            }],
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The laws of the match.
    pub const fn laws(&self) -> MatchLaws {
        self.laws
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The score sheet: the start, and an entry for each move played and not taken back.
    pub fn entries(&self) -> &[Entry] {
        &self.entries[..=self.game.plies().len()]
    }

    /// Takes back the last move with all that was said and done after it, an end included, and
    /// puts the clocks back to where they stood before it. What is said of [`Game::undo`] holds.
    pub fn undo(&mut self) -> Option<Move> {
        self.game.undo()
    }

    /// Plays the move again that was taken back last, with all that followed it until it was
    /// taken back. What is said of [`Game::redo`] holds.
    pub fn redo(&mut self) -> Option<Move> {
        self.game.redo()
    }

    /// Whether it ended by what was declared and not on the board: by resignation, agreement or
    /// time. Such an end can be [withdrawn](Self::withdraw_end).
    pub fn has_declared_end(&self) -> bool {
        let by_declaration = [Ending::Resignation, Ending::Agreement, Ending::Time];
        self.outcome()
            .is_some_and(|outcome| by_declaration.contains(&outcome.ending))
    }

    /// Takes back an end that was declared, and forgets it; the moves and the clocks stay. Returns
    /// that end; `None` where there is none, and nothing changes then.
    ///
    /// A draw that was offered before it counts as refused: nobody waits for an answer any more.
    ///
    /// ```
    /// # use damas::contest::{Contest, MatchLaws};
    /// # use damas::rules::{Rules, Side};
    /// let mut contest = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    /// contest.play_untimed(contest.game().position().legal_moves()[0])?;
    /// let before = contest.clone();
    /// contest.resign(Side::White)?;
    /// assert!(contest.withdraw_end().is_some());
    /// assert_eq!(contest, before);
    /// assert!(contest.withdraw_end().is_none());
    /// # Ok::<(), damas::contest::ContestError>(())
    /// ```
    pub fn withdraw_end(&mut self) -> Option<Outcome> {
        let end = self.outcome().filter(|_| self.has_declared_end())?;
        match self.game.undo() {
            // Nothing follows a move that is played anew.
            Some(last) => self.game.play(last).ok()?,
            None => self.forget_undone(),
        }
        if self.offered_by().is_some() {
            self.entry_mut().talk.push(Talk::Refusal);
        }
        Some(end)
    }

    /// A side resigns.
    pub fn resign(&mut self, side: Side) -> Result<(), ContestError> {
        self.end(|game| game.resign(side))
    }

    /// Both agree to a draw, as when they ask the arbiter for it together. A player who answers
    /// an offer [accepts](Self::accept_draw) it.
    pub fn agree_draw(&mut self) -> Result<(), ContestError> {
        self.end(Game::agree_draw)
    }

    /// A side loses on time because the arbiter says so. A clock that runs out
    /// [expires](Self::expire).
    pub fn lose_on_time(&mut self, side: Side) -> Result<(), ContestError> {
        self.end(|game| game.lose_on_time(side))
    }

    fn end(
        &mut self,
        declare: impl FnOnce(&mut Game) -> Result<(), PlayError>,
    ) -> Result<(), ContestError> {
        declare(&mut self.game)?;
        self.forget_undone();
        Ok(())
    }

    /// Plays a move that leaves the clocks so.
    fn push(
        &mut self,
        mv: Move,
        clocks: Option<[Duration; 2]>,
        on_expiry: bool,
    ) -> Result<(), ContestError> {
        self.game.play(mv)?;
        self.entries.truncate(self.game.plies().len());
        self.entries.push(Entry {
            clocks,
            on_expiry,
            talk: Vec::new(),
        });
        Ok(())
    }

    fn turn(&self) -> Side {
        self.game.position().turn()
    }

    fn entry(&self) -> &Entry {
        &self.entries[self.game.plies().len()]
    }

    /// The entry of this point, to be changed: what was taken back no longer follows from it.
    fn entry_mut(&mut self) -> &mut Entry {
        self.forget_undone();
        &mut self.entries[self.game.plies().len()]
    }

    fn forget_undone(&mut self) {
        self.game.forget_undone();
        self.entries.truncate(self.game.plies().len() + 1);
    }

    fn check_running(&self) -> Result<(), ContestError> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(PlayError::Over(outcome).into()))
    }
}

/// Without a clock, and with nothing beside its moves.
impl From<Game> for Contest {
    fn from(game: Game) -> Self {
        let count = game.plies().len() + game.undone().len() + 1;
        Self {
            laws: MatchLaws::UNTIMED,
            game,
            entries: vec![Entry::default(); count],
        }
    }
}
