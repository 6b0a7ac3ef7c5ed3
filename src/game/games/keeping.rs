//! Every game that was played here is kept: when it is over, or when another takes its place.

use bevy::prelude::*;

use super::entry::{EVENT, HUMAN, PLAYED_AS, PROGRAM, sitter_tags};
use crate::contest::Contest;
use crate::game::choices::Level;
use crate::game::flow::{Flow, Screen};
use crate::game::messages::GameStarted;
use crate::game::referee::CurrentGame;
use crate::game::seats::{Seat, Seats};
use crate::game::storage::Storage;
use crate::notation::pdn::{self, Record};
use crate::rules::Side;

/// The name of the journal.
pub const NAME: &str = "games";

/// A game that was left after fewer plies was none.
const LEAST: usize = 2;

/// What day it is, and what time, where the player is: `2026.11.30`, `14:05:09`.
#[derive(Resource, Clone, Copy)]
pub struct Calendar(pub fn() -> (String, String));

impl Default for Calendar {
    fn default() -> Self {
        Self(|| {
            let now = chrono::Local::now();
            let text = |format| now.format(format).to_string();
            (text("%Y.%m.%d"), text("%H:%M:%S"))
        })
    }
}

/// The game that was put on the board from a collection; as long as nothing is played in it, it
/// needn't be kept again.
#[derive(Resource, Clone, Debug, Default)]
pub struct FromCollection(pub Option<Contest>);

/// What the game on the board was kept as when it ended, if it did: where it goes on from there, moves
/// having been taken back, it takes the place of what was kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptAs(pub Option<String>);

/// The game on the board, as it was seen last.
#[derive(Clone, Debug)]
struct Seen {
    contest: Contest,
    seats: Seats,
    /// It is kept, as it is.
    kept: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>()
        .init_resource::<FromCollection>()
        .init_resource::<KeptAs>()
        .add_systems(
            Update,
            keep.run_if(in_state(Screen::Menu).or_else(in_state(Screen::Playing)))
                .in_set(Flow::React),
        );
}

/// The record of a game that was played here.
pub fn record(contest: &Contest, seats: Seats, (date, time): (String, String)) -> Record {
    let mut record = Record::of_contest(contest);
    record.tags.set("Event", EVENT);
    record.tags.set("Date", date);
    record.tags.set("Time", time);
    for side in Side::ALL {
        let [name, kind, level] = sitter_tags(side);
        match seats.at(side) {
            Seat::Person => {
                record.tags.set(name, "?");
                record.tags.set(kind, HUMAN);
            }
            Seat::Machine(skill) => {
                let number = Level::of(skill).number();
                record.tags.set(name, format!("{EVENT} {number}"));
                record.tags.set(kind, PROGRAM);
                record.tags.set(level, number.to_string());
            }
        }
    }
    record
}

fn keep(
    mut started: MessageReader<GameStarted>,
    (current, seats, calendar): (Res<CurrentGame>, Res<Seats>, Res<Calendar>),
    (mut opened, mut kept_as): (ResMut<FromCollection>, ResMut<KeptAs>),
    storage: Option<ResMut<Storage>>,
    mut seen: Local<Option<Seen>>,
) {
    let starts = started.read().count() > 0;
    if !starts && !current.is_changed() {
        return;
    }
    let mut due = Vec::new();
    if starts {
        let left = seen.take().filter(|left| {
            let plies = left.contest.game().plies();
            !left.kept && plies.len() >= LEAST && !goes_on(&left.contest, current.contest())
        });
        // One without an end takes no other's place.
        due.extend(left.map(|left| (left, None)));
    }
    let before = seen.take();
    let same = before
        .as_ref()
        .is_some_and(|seen| seen.contest == *current.contest());
    let known = opened.0.as_ref() == Some(current.contest());
    let over = current.game().outcome().is_some();
    let mut now = Seen {
        contest: current.contest().clone(),
        seats: *seats,
        // A game that is over when it comes was kept when it ended.
        kept: known || starts && over || same && before.is_some_and(|seen| seen.kept),
    };
    // At once, not when the last move has come to rest: whoever leaves meanwhile has played it all the same.
    if over && !starts && !now.kept {
        now.kept = true;
        let id = kept_as.0.get_or_insert_with(|| {
            let (date, time) = (calendar.0)();
            format!("{date} {time} {}", current.moment().0)
        });
        due.push((now.clone(), Some(id.clone())));
    }
    if !known && !starts {
        opened.0 = None;
    }
    *seen = Some(now);
    let Some(mut storage) = storage else { return };
    for (game, id) in due {
        let mut record = record(&game.contest, game.seats, (calendar.0)());
        if let Some(id) = id {
            record.tags.set(PLAYED_AS, id);
        }
        storage.0.add(NAME, pdn::write(&record));
    }
}

/// The same game, there again after something else was on the board.
fn goes_on(before: &Contest, now: &Contest) -> bool {
    let (before, now) = (before.game(), now.game());
    before.start() == now.start() && now.plies().starts_with(before.plies())
}
