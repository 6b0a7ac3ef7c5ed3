//! What the machine is asked about a study, one thing after the other: the position on the board
//! first, then what is to be weighed, then the rest of a game under review, then the rest of the line
//! for its curve, and then the position on the board without end.

use std::time::Duration;

use bevy::prelude::*;

use super::{Attempt, Finding, Study, Watch};
use crate::ai::score::plies_to_end;
use crate::ai::{Limits, Time};
use crate::game::board::strokes::{Arrows, ShownArrow};
use crate::game::flow::{Flow, Screen};
use crate::game::opponent::{Opponent, Report};
use crate::game::paint::ArrowStyle;
use crate::rules::Move as DraughtsMove;
use crate::study::NodeId;

use super::review::NODES;

/// What the machine was asked last.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Asked {
    errand: Option<Errand>,
    study: u64,
    /// How long the last stretch of an endless look was.
    stretch: Duration,
}

/// One thing that the machine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Errand {
    /// A first impression of a position: of the one on the board, or, once that was looked at, of
    /// the others of its line.
    Glance(NodeId),
    /// The position on the board, so many lines, without end.
    Look(NodeId, usize),
    /// A position of the review, or a move that was tried, for the how-manieth time.
    Weigh(NodeId, u8),
}

impl Errand {
    fn node(self) -> NodeId {
        match self {
            Self::Glance(node) | Self::Look(node, _) | Self::Weigh(node, _) => node,
        }
    }
}

/// A first impression takes so many positions.
const GLANCE: u64 = 20_000;
/// Where a search can't be cut short an endless look begins with so long.
const FIRST_STRETCH: Duration = Duration::from_millis(80);
/// At this depth enough is known of the position on the board to glance at the others of its line.
const ENOUGH: u8 = 10;
/// A look that can't go on without end has found enough at this depth.
const DEEP: u8 = 60;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .add_systems(
            Update,
            (think, point)
                .chain()
                .run_if(in_state(Screen::Analysing))
                .in_set(Flow::Animate),
        )
        .add_systems(OnExit(Screen::Analysing), rest);
}

fn think(
    mut study: ResMut<Study>,
    watch: Res<Watch>,
    mut opponent: ResMut<Opponent>,
    mut asked: ResMut<Asked>,
) {
    let opponent = opponent.bypass_change_detection();
    if asked.study != study.number {
        *asked = Asked {
            study: study.number,
            ..default()
        };
        opponent.stop_studying();
    }
    let report = opponent.studied();
    if let (Some(report), Some(errand)) = (report, asked.errand) {
        take(&mut study, errand, report, opponent.longest_study());
    }
    judge_an_end(&mut study);
    let next = errand(&study, *watch);
    if opponent.is_studying() && next == asked.errand {
        return;
    }
    let Some(next) = next else {
        opponent.stop_studying();
        asked.errand = None;
        return;
    };
    let goes_on = asked.errand == Some(next);
    asked.stretch = if goes_on {
        asked.stretch * 2
    } else {
        FIRST_STRETCH
    };
    asked.errand = Some(next);
    let (lines, limits) = match next {
        Errand::Glance(_) => (1, Limits::nodes(GLANCE)),
        Errand::Weigh(_, times) => {
            let index = usize::from(times.clamp(1, 2)) - 1;
            (1, Limits::nodes(NODES[index]))
        }
        Errand::Look(_, lines) => {
            let longest = opponent.longest_study();
            let time = longest.map(|longest| Time::Move(asked.stretch.min(longest)));
            let limits = Limits {
                time,
                ..Limits::default()
            };
            (lines, limits)
        }
    };
    let game = study.tree.game_at(next.node());
    opponent.study(game, lines, limits, study.number);
}

/// A move that was tried and ends the game is judged without the machine.
fn judge_an_end(study: &mut ResMut<Study>) {
    let weighed = study.attempt.as_ref().and_then(Attempt::weighed);
    let ends = weighed.is_some_and(|node| study.tree.game_at(node).outcome().is_some());
    if !ends {
        return;
    }
    let Study {
        tree,
        findings,
        attempt,
        ..
    } = &mut **study;
    if let Some(attempt) = attempt {
        attempt.judge(findings, tree);
    }
}

/// What the machine is to be asked now.
fn errand(study: &Study, watch: Watch) -> Option<Errand> {
    let (tree, findings, at) = (&study.tree, &study.findings, study.at);
    let goes_on = |node: NodeId| tree.game_at(node).outcome().is_none();
    let weighed = study.attempt.as_ref().and_then(Attempt::weighed);
    if let Some(node) = weighed.filter(|&node| goes_on(node)) {
        return Some(Errand::Weigh(node, 2));
    }
    let here = findings.of(at);
    let wanted = watch.on && goes_on(at);
    if wanted && here.is_none() {
        return Some(Errand::Glance(at));
    }
    let review = study.review.as_ref();
    let next = review.and_then(|review| review.next(findings, tree));
    if let Some((node, times)) = next {
        return Some(Errand::Weigh(node, times));
    }
    let legal = study.position().legal_moves().len();
    let lines = watch.wanted().min(legal.max(1));
    let settled = here.is_some_and(|here| here.settled && here.prospects.len() >= lines);
    if !wanted {
        return None;
    }
    if settled || here.is_some_and(is_enough) {
        // For the curve of the game.
        let mut line = study.line().into_iter();
        let unseen = line.find(|&node| findings.of(node).is_none() && goes_on(node));
        if let Some(node) = unseen {
            return Some(Errand::Glance(node));
        }
    }
    (!settled).then_some(Errand::Look(at, lines))
}

/// Whether so much is known of the position on the board that others may be glanced at.
fn is_enough(found: &Finding) -> bool {
    let best = found.prospects.first();
    found.depth >= ENOUGH || best.is_some_and(|best| plies_to_end(best.score).is_some())
}

/// Takes note of what was found.
fn take(study: &mut Study, errand: Errand, report: Report, longest: Option<Duration>) {
    let node = errand.node();
    let endless = longest.is_none() || report.depth >= DEEP;
    let settled = matches!(errand, Errand::Look(..)) && !report.goes_on && endless;
    let Study {
        tree,
        findings,
        review,
        attempt,
        ..
    } = study;
    findings.note(
        node,
        Finding {
            depth: report.depth,
            prospects: report.prospects,
            settled,
        },
    );
    if report.goes_on {
        return;
    }
    if let Errand::Weigh(_, times) = errand {
        if let Some(review) = review {
            review.note(node, times, findings, tree);
        }
        if let Some(attempt) = attempt.as_mut().filter(|it| it.weighed() == Some(node)) {
            attempt.judge(findings, tree);
        }
    }
}

/// The best moves on the board; where none is known, the better move that somebody asked for.
fn point(study: Res<Study>, watch: Res<Watch>, mut arrows: ResMut<Arrows>) {
    let seen = watch.on && !study.is_covered();
    let finding = study.findings.of(study.at).filter(|_| seen);
    let best = finding.map_or(&[][..], |finding| &finding.prospects);
    let best = best.iter().take(watch.wanted()).zip(1..);
    let best = best.filter_map(|(prospect, number)| Some((*prospect.line.first()?, number)));
    let mut moves: Vec<(DraughtsMove, u8)> = best.collect();
    if moves.is_empty() {
        let shown = study.attempt().filter(|attempt| attempt.is_shown());
        moves.extend(shown.map(|attempt| (attempt.found.fault.better, 1)));
    }
    let position = study.position();
    let drawn = moves
        .into_iter()
        .map(|(mv, number)| ShownArrow::of(position, mv, ArrowStyle::Line(number)));
    arrows.set_if_neq(Arrows(drawn.collect()));
}

fn rest(mut opponent: ResMut<Opponent>, mut asked: ResMut<Asked>, mut arrows: ResMut<Arrows>) {
    opponent.stop_studying();
    *asked = Asked::default();
    arrows.set_if_neq(Arrows::default());
}
