//! Draw offers. Each player has so many in a game; one lapses when it is refused or when the
//! opponent moves.

use super::{Contest, ContestError, Entry, Talk};
use crate::rules::Side;

impl Contest {
    /// A side offers a draw, on its own turn or the opponent's.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), ContestError> {
        self.check_running()?;
        if let Some(standing) = self.offered_by() {
            return Err(ContestError::OfferStands(standing));
        }
        if self.offers_left(side) == 0 {
            return Err(ContestError::NoOfferLeft(side));
        }
        self.entry_mut().talk.push(Talk::Offer(side));
        Ok(())
    }

    /// A side refuses the draw that is offered to it.
    pub fn refuse_draw(&mut self, side: Side) -> Result<(), ContestError> {
        self.check_answer(side)?;
        self.entry_mut().talk.push(Talk::Refusal);
        Ok(())
    }

    /// A side accepts the draw that is offered to it: the game is over.
    pub fn accept_draw(&mut self, side: Side) -> Result<(), ContestError> {
        self.check_answer(side)?;
        self.agree_draw()
    }

    /// Who has offered a draw that is neither answered nor lapsed; `None` when the game is over.
    pub fn offered_by(&self) -> Option<Side> {
        if self.outcome().is_some() {
            return None;
        }
        let [before @ .., last] = self.entries() else {
            return None;
        };
        match last.talk().last() {
            Some(&Talk::Offer(side)) => Some(side),
            Some(Talk::Refusal) => None,
            // The opponent's move is awaited: an offer that came before one's own move stands.
            None => match before.last()?.talk().last() {
                Some(&Talk::Offer(side)) if side != self.turn() => Some(side),
                _ => None,
            },
        }
    }

    /// How many draws the side may still offer.
    pub fn offers_left(&self, side: Side) -> u8 {
        let talk = self.entries().iter().flat_map(Entry::talk);
        let made = talk.filter(|said| **said == Talk::Offer(side)).count();
        let made = u8::try_from(made).unwrap_or(u8::MAX);
        self.laws.draw_offers.saturating_sub(made)
    }

    fn check_answer(&self, side: Side) -> Result<(), ContestError> {
        self.check_running()?;
        match self.offered_by() {
            None => Err(ContestError::NothingOffered),
            Some(offerer) if offerer == side => Err(ContestError::OwnOffer(side)),
            Some(_) => Ok(()),
        }
    }
}
