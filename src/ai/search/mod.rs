//! The search: alpha-beta over the legal moves, deeper by a ply at a time.
//!
//! One [`Search`] is one thread's. It plays its moves on a [`Course`], so that the draws by a
//! count of plies are known at every node as the law counts them, and keeps the [`Path`] that
//! led there, for repetition. Threads share the table and the budget and nothing else.

mod busy;
mod correction;
mod history;
mod line;
mod nature;
mod negamax;
mod opening;
mod ordering;
mod path;
mod prunings;
mod quiescence;
mod reductions;
mod root;
mod team;
mod tries;

pub(super) use self::history::Memory;
pub(super) use self::team::{Team, think};

use self::busy::Busy;
use self::history::Before;
use self::line::Lines;
use self::nature::Nature;
use self::path::Path;
use super::budget::Budget;
use super::endgame::{Endings, Value, stage};
use super::eval::{Evaluation, Evaluator};
use super::score::{DRAW, LOSS, MOST, known_win};
use super::table::Table;
use crate::rules::{Course, Game, Move, Position};

/// The deepest search.
pub(super) const MOST_DEPTH: u8 = 100;
/// Plies from the root that are looked at, captures included.
const MOST_PLIES: usize = 160;
/// Nodes between two looks at the clock, at most.
const BATCH: u32 = 1024;

/// A search in progress, as one thread has it.
struct Search<'a> {
    table: &'a Table,
    budget: &'a Budget<'a>,
    /// What the team looks at, where it is more than one.
    busy: Option<&'a Busy>,
    memory: &'a mut Memory,
    evaluator: Evaluator,
    endings: Endings<'a>,
    nature: Nature,
    path: Path,
    frames: Vec<Frame>,
    lines: Lines,
    /// Nodes, as [`Limits`](super::Limits) counts them, that may be looked at before asking for more.
    allowance: u32,
    /// Nodes to ask for.
    batch: u32,
    /// When it last asked, in µs since the start.
    asked: u128,
    /// It must come to an end: scores mean nothing any more.
    over: bool,
}

/// What is known of one ply of the way to the node that is being looked at.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The move that is being tried.
    mv: Option<Move>,
    /// What the evaluation says, where it was asked.
    eval: Option<i32>,
    /// Codes of the quiet moves that last refuted siblings.
    killers: [u16; 2],
}

/// What is asked of a node: its worth if it lies between two bounds, else which of them it
/// passes.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Plies from the root.
    ply: usize,
    /// Plies to look ahead; captures are played out below 1.
    depth: i32,
    alpha: i32,
    beta: i32,
    /// It is expected to pass `beta`.
    cut: bool,
}

impl Node {
    /// Whether its true worth is wanted, and not only a bound.
    const fn is_exact(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The node a move further on, to be looked at so deep, asked the same from the other side.
    const fn below(self, depth: i32) -> Self {
        Self {
            ply: self.ply + 1,
            depth,
            alpha: -self.beta,
            beta: -self.alpha,
            cut: false,
        }
    }

    /// The same node, asked only whether it passes `beta`.
    const fn bound(self, depth: i32, cut: bool) -> Self {
        Self {
            depth,
            alpha: self.beta - 1,
            cut,
            ..self
        }
    }

    /// Its ply as scores count.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "it is small"
    )]
    const fn plies(self) -> i32 {
        self.ply as i32
    }

    /// A loss here and now.
    const fn loss(self) -> i32 {
        LOSS + self.plies()
    }
}

impl<'a> Search<'a> {
    fn new(
        game: &Game,
        evaluation: Evaluation,
        endings: Endings<'a>,
        nature: Nature,
        table: &'a Table,
        budget: &'a Budget<'a>,
        memory: &'a mut Memory,
    ) -> Self {
        Self {
            table,
            budget,
            busy: None,
            memory,
            evaluator: Evaluator::new(evaluation, game.rules()),
            endings,
            nature,
            path: Path::of(game),
            frames: vec![Frame::default(); MOST_PLIES + 2],
            lines: Lines::new(MOST_PLIES + 2),
            allowance: 0,
            batch: 16,
            asked: 0,
            over: false,
        }
    }

    /// Counts a node; `false` when none may be looked at any more.
    #[inline]
    fn visit(&mut self) -> bool {
        if self.allowance == 0 {
            self.ask();
        }
        if self.over {
            return false;
        }
        self.allowance -= 1;
        true
    }

    /// Asks for more nodes: for fewer where they take long, so that a stop is soon noticed.
    #[cold]
    fn ask(&mut self) {
        let now = self.budget.elapsed().as_micros();
        self.batch = match now - self.asked {
            0..500 => (2 * self.batch).min(BATCH),
            500..1_000 => self.batch,
            _ => (self.batch / 4).max(1),
        };
        self.asked = now;
        self.allowance = self.budget.grant(self.batch);
        self.over = self.allowance == 0;
    }

    /// Plays a move of the node at `ply`.
    fn play(&mut self, course: &Course, ply: usize, mv: Move) -> Course {
        let child = course.after(mv);
        self.frames[ply].mv = Some(mv);
        self.frames[ply + 2].killers = [0; 2];
        self.path.push(child.position().key(), mv);
        child
    }

    /// Takes it back.
    fn take_back(&mut self) {
        self.path.pop();
    }

    /// The moves that led to the node at `ply`, as far as they are the search's own.
    fn before(&self, ply: usize) -> Before {
        let mv = |back| self.frames[ply.checked_sub(back)?].mv;
        [mv(1), mv(2)]
    }

    /// What the quiet position at `ply` is worth, as its evaluation says and the player misjudges
    /// it.
    fn evaluate(&mut self, course: &Course, ply: usize) -> i32 {
        let position = course.position();
        let score = self.evaluator.evaluate(position, ply) + self.nature.error(position);
        score.clamp(-MOST, MOST)
    }

    /// An evaluation put right by what it was wrong by of late.
    fn corrected(&self, position: &Position, eval: i32) -> i32 {
        (eval + self.memory.correction.of(position)).clamp(-MOST, MOST)
    }

    /// The score of a node that is settled without looking at its moves' worth: the game is
    /// over there, or it is too far from the root, or no score that it can have is of interest.
    fn settled(&mut self, course: &Course, node: &mut Node) -> Option<i32> {
        if course.plies_to_draw() == 0 {
            let stuck = course.position().legal_moves().is_empty();
            return Some(if stuck { node.loss() } else { DRAW });
        }
        if self.path.repeats() {
            return Some(DRAW);
        }
        if let Some(score) = self.known(course, *node) {
            return Some(score);
        }
        if node.ply >= MOST_PLIES {
            return Some(self.evaluate(course, node.ply));
        }
        // Nothing is worse than to have lost already, or better than to win by the next move.
        node.alpha = node.alpha.max(node.loss());
        node.beta = node.beta.min(-node.loss() - 1);
        (node.alpha >= node.beta).then_some(node.alpha)
    }

    /// The score that the endgame tables know.
    fn known(&self, course: &Course, node: Node) -> Option<i32> {
        let tables = self.endings.tables()?;
        let known = tables.probe_in_time(course.position(), Some(course.plies_to_draw()))?;
        let plies = known.plies.unwrap_or(0);
        if known.value != Value::Draw && plies == 0 {
            // It is over here and now, which the moves tell.
            return None;
        }
        let win = known_win(stage(course.position()), plies) - node.plies();
        Some(match known.value {
            Value::Win => win,
            Value::Draw => DRAW,
            Value::Loss => -win,
        })
    }
}

/// The key under which the table knows a position that has this key. Near a draw by counting, how
/// near it is decides what the position is worth.
#[inline]
fn table_key(course: &Course, key: u64) -> u64 {
    let left = match course.plies_to_draw() {
        left @ ..=EXACTLY => u64::from(left) + 1,
        left @ ..=ROUGHLY => u64::from(left / 8) + 100,
        _ => 0,
    };
    key ^ left.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Plies to a draw that the table tells from each other one by one,
const EXACTLY: u16 = 20;
/// and by the eight.
const ROUGHLY: u16 = 48;
