//! What can be done to a contest, and random deeds.

use std::num::NonZero;
use std::time::Duration;

use damas::contest::{ClockLaw, Contest, ContestError, Expiry, MatchLaws};
use damas::rules::{Position, Rules, Side};
use proptest::prelude::*;
use proptest::sample::select;

/// What can be done to a contest.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Of the legal moves that with this number, from 0 and over again, and its milliseconds.
    Play(u16, u64),
    PlayUntimed(u16),
    /// Time is up; the legal move is played if one is due.
    Expire(u16),
    /// A move for the player, be it due or not.
    PlayFor(u16),
    Offer(Side),
    Refuse(Side),
    Accept(Side),
    Resign(Side),
    Agree,
    /// The clock and its milliseconds.
    SetClock(Side, u64),
    Undo,
    Redo,
}

/// Does it; the moves of a game that is over are refused like others.
pub fn do_it(contest: &mut Contest, deed: &Deed) -> Result<(), ContestError> {
    let moves = contest.game().position().legal_moves();
    // Where no move is legal the game is over, and any move is refused.
    let nowhere = Position::start(Rules::Frisian).legal_moves()[0];
    let choose = |index: &u16| {
        moves
            .get(usize::from(*index) % moves.len().max(1))
            .copied()
            .unwrap_or(nowhere)
    };
    match deed {
        Deed::Play(index, took) => contest.play(choose(index), Duration::from_millis(*took)),
        Deed::PlayUntimed(index) => contest.play_untimed(choose(index)),
        Deed::Expire(index) => match contest.expire()? {
            Expiry::MoveDue => contest.play_on_expiry(choose(index)),
            Expiry::Lost(_) => Ok(()),
        },
        Deed::PlayFor(index) => contest.play_on_expiry(choose(index)),
        Deed::Offer(side) => contest.offer_draw(*side),
        Deed::Refuse(side) => contest.refuse_draw(*side),
        Deed::Accept(side) => contest.accept_draw(*side),
        Deed::Resign(side) => contest.resign(*side),
        Deed::Agree => contest.agree_draw(),
        Deed::SetClock(side, left) => contest.set_clock(*side, Duration::from_millis(*left)),
        Deed::Undo => {
            contest.undo();
            Ok(())
        }
        Deed::Redo => {
            contest.redo();
            Ok(())
        }
    }
}

/// A contest and what is done to it.
#[derive(Clone, Debug)]
pub struct Deeds {
    pub start: Position,
    pub laws: MatchLaws,
    pub list: Vec<Deed>,
}

impl Deeds {
    pub fn contest(&self) -> Contest {
        Contest::from_position(self.start, self.laws)
    }
}

/// Any deeds under any laws, from a usual start or from a random position.
pub fn any_deeds() -> impl Strategy<Value = Deeds> {
    let start = (select(&Rules::ALL[..]), any::<Option<u64>>()).prop_map(|(rules, seed)| {
        seed.map_or(Position::start(rules), |seed| {
            crate::random::position(rules, &mut crate::random::chance(seed))
        })
    });
    let list = prop::collection::vec(any_deed(), 0..60);
    (start, any_laws(), list).prop_map(|(start, laws, list)| Deeds { start, laws, list })
}

fn any_laws() -> impl Strategy<Value = MatchLaws> {
    let millis = || (0..90_000_u64).prop_map(Duration::from_millis);
    let clock = prop_oneof![
        Just(ClockLaw::Untimed),
        Just(MatchLaws::GRAN_RONDA.clock),
        (millis(), millis()).prop_map(|(main, increment)| ClockLaw::Main { main, increment }),
        (millis(), any::<NonZero<u8>>())
            .prop_map(|(time, losing)| ClockLaw::PerMove { time, losing }),
    ];
    let offers = prop_oneof![3 => Just(3), 1 => 0..5_u8];
    (clock, offers).prop_map(|(clock, draw_offers)| MatchLaws { clock, draw_offers })
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let side = || select(&Side::ALL[..]);
    let millis = || 0..40_000_u64;
    prop_oneof![
        24 => (any::<u16>(), millis()).prop_map(|(index, took)| Deed::Play(index, took)),
        4 => any::<u16>().prop_map(Deed::PlayUntimed),
        6 => any::<u16>().prop_map(Deed::Expire),
        2 => any::<u16>().prop_map(Deed::PlayFor),
        8 => side().prop_map(Deed::Offer),
        8 => side().prop_map(Deed::Refuse),
        1 => side().prop_map(Deed::Accept),
        1 => side().prop_map(Deed::Resign),
        1 => Just(Deed::Agree),
        2 => (side(), millis()).prop_map(|(side, left)| Deed::SetClock(side, left)),
        10 => Just(Deed::Undo),
        6 => Just(Deed::Redo),
    ]
}
