//! Plays the games of a file by the rules.

use super::player::Player;
use super::start::{self, NoStart};
use super::{Fault, Record, Ruling, Trouble, fault, ruling, verdict};
use crate::contest::Contest;
use crate::notation::fen::ParsedFen;
use crate::rules::{Game, Rules};

/// A game of a file, played by the rules.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// What stands in the file, with a move beside each text that could be played and with the
    /// faults that playing it showed.
    pub record: Record,
    /// The rules.
    pub ruling: Ruling,
    /// Nothing told the rules: they are those by which the moves can be played the furthest.
    pub guessed: bool,
    /// The start, with what the file tells about it; `None` if it makes no position.
    pub start: Option<ParsedFen>,
    /// The game as far as it could be played, with its match laws and score sheet. Its outcome
    /// is what our laws find, whatever the tags say, and what the tag `Termination` adds in our
    /// words.
    pub contest: Option<Contest>,
}

impl Replayed {
    /// The game as far as it could be played.
    pub fn game(&self) -> Option<&Game> {
        self.contest.as_ref().map(Contest::game)
    }
}

impl Record {
    /// Plays the game by these rules, or else by those that the tags name, or else by those that
    /// the moves fit.
    ///
    /// ```
    /// use damas::notation::pdn;
    /// use damas::rules::Rules;
    /// let text = "[GameType \"40\"] 1. 32-27 17-22 2. 33-28 22x33 1-0";
    /// let replayed = pdn::read_str(text).next().unwrap().replay(None);
    /// let game = replayed.game().unwrap();
    /// assert_eq!((game.rules(), game.plies().len()), (Rules::Frisian, 4));
    /// ```
    pub fn replay(mut self, wish: Option<Rules>) -> Replayed {
        let told = ruling::told(&self, wish);
        self.faults.extend(told.faults);
        let begun = start::find(&self, told.ruling);
        let (ruling, start, contest) = match begun {
            Ok(start) => {
                self.faults.extend(start.faults);
                let position = start.parsed.position;
                let laws = self.tags.match_laws().unwrap_or_default();
                let mut contest = Contest::from_position(position, laws);
                Player::new(start.parsed.numbering).play(&mut self, &mut contest);
                (
                    Ruling::Ours(position.rules()),
                    Some(start.parsed),
                    Some(contest),
                )
            }
            Err(NoStart::Other(other)) => {
                self.fault(Trouble::OtherRules(other));
                (Ruling::Other(other), None, None)
            }
            Err(NoStart::Fen(rules, error)) => {
                self.fault(Trouble::Start(error));
                (Ruling::Ours(rules), None, None)
            }
        };
        verdict::check_results(&mut self);
        let mut faults = std::mem::take(&mut self.faults);
        faults.sort_by_key(|fault| fault.place);
        for found in faults {
            fault::add(&mut self.faults, found);
        }
        Replayed {
            record: self,
            ruling,
            guessed: told.ruling.is_none(),
            start,
            contest,
        }
    }

    /// Notes a fault of the game as a whole.
    pub(super) fn fault(&mut self, trouble: Trouble) {
        self.faults.push(Fault::new(self.place, trouble));
    }
}
