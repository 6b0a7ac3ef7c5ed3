//! A good move for a person who asks: first an arrow, and what may follow when asked again.

use bevy::prelude::*;

use super::board::strokes::{Arrows, ShownArrow};
use super::flow::{Flow, Screen};
use super::language::Phrase;
use super::looking_back::Viewed;
use super::messages::{HintWished, Moment};
use super::opponent::Opponent;
use super::paint::ArrowStyle;
use super::referee::CurrentGame;
use super::seats::Seats;
use crate::notation::movetext;
use crate::rules::{Move as DraughtsMove, Position};

/// What is advised in the position on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The moment for which it was asked.
    asked: Option<Moment>,
    /// The best move and what may follow; empty until it is found.
    found: Vec<DraughtsMove>,
    /// It was asked for again.
    in_full: bool,
}

impl Advice {
    /// It is being thought about.
    pub fn is_sought(&self) -> bool {
        self.asked.is_some() && self.found.is_empty()
    }

    /// The move that is advised.
    pub fn best(&self) -> Option<DraughtsMove> {
        self.found.first().copied()
    }

    /// The move that is advised and what may follow, once it was asked for again.
    pub fn line(&self) -> &[DraughtsMove] {
        if self.in_full { &self.found } else { &[] }
    }

    /// What is said of it in its position, its moves with this `between` them.
    pub fn phrase(&self, position: &Position, between: &str) -> Option<Phrase> {
        if self.is_sought() {
            return Some(Phrase::HintThinks);
        }
        let mut line = movetext::write_line(position, self.line());
        line.truncate(LINE);
        Some(if line.is_empty() {
            let text = movetext::write(position, self.best()?);
            Phrase::HintMove { text }
        } else {
            let text = line.join(between);
            Phrase::HintLine { text }
        })
    }
}

/// So many moves of what may follow are told.
const LINE: usize = 6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_systems(
            Update,
            (forget, ask, take, point)
                .chain()
                .run_if(in_state(Screen::Playing))
                .in_set(Flow::Animate),
        )
        .add_systems(OnExit(Screen::Playing), put_away);
}

/// Whether a person may ask now.
pub fn may_ask(current: &CurrentGame, seats: Seats, viewed: Viewed) -> bool {
    viewed.is_present()
        && current.game().outcome().is_none()
        && seats.at(current.position().turn()).is_person()
}

/// Advice is for one moment only, and for nobody once the game is over.
fn forget(current: Res<CurrentGame>, mut advice: ResMut<Advice>) {
    let over = current.game().outcome().is_some();
    if advice
        .asked
        .is_some_and(|asked| over || asked != current.moment())
    {
        *advice = Advice::default();
    }
}

fn ask(
    mut wished: MessageReader<HintWished>,
    (current, seats, viewed): (Res<CurrentGame>, Res<Seats>, Res<Viewed>),
    mut advice: ResMut<Advice>,
    mut opponent: ResMut<Opponent>,
) {
    for _ in wished.read() {
        if !may_ask(&current, *seats, *viewed) {
            continue;
        }
        if advice.asked.is_none() {
            opponent.seek(&current);
            advice.asked = Some(current.moment());
        } else if !advice.found.is_empty() {
            advice.in_full = true;
        }
    }
}

fn take(mut opponent: ResMut<Opponent>, mut advice: ResMut<Advice>) {
    let found = opponent.bypass_change_detection().take_advice();
    if let Some((moment, line)) = found
        && advice.asked == Some(moment)
    {
        // A search that failed leaves nothing to wait for.
        advice.asked = advice.asked.filter(|_| !line.is_empty());
        advice.found = line;
    }
}

/// The arrow on the board; there is none while the past is looked at.
fn point(
    advice: Res<Advice>,
    current: Res<CurrentGame>,
    viewed: Res<Viewed>,
    mut arrows: ResMut<Arrows>,
) {
    let best = advice.best().filter(|_| viewed.is_present());
    let shown = best.map(|mv| ShownArrow::of(current.position(), mv, ArrowStyle::Hint));
    arrows.set_if_neq(Arrows(shown.into_iter().collect()));
}

fn put_away(mut advice: ResMut<Advice>, mut arrows: ResMut<Arrows>) {
    advice.set_if_neq(Advice::default());
    arrows.set_if_neq(Arrows::default());
}
