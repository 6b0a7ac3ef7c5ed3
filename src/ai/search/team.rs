//! One search by one thread or several, which help each other through the table.

use std::panic::resume_unwind;
use std::thread;

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::busy::Busy;
use super::nature::Nature;
use super::opening::Opening;
use super::root::RootMove;
use super::{Memory, Search};
use crate::ai::budget::Budget;
use crate::ai::endgame::Endings;
use crate::ai::eval::Evaluation;
use crate::ai::table::Table;
use crate::ai::{Report, Task, Verdict};
use crate::rules::Game;

/// Who searches, with what they know from before.
#[derive(Debug)]
pub(crate) struct Team<'a> {
    pub(crate) table: &'a Table,
    /// One for each thread, at least one.
    pub(crate) memories: &'a mut [Memory],
    pub(crate) evaluation: Evaluation,
    /// What is known of endings.
    pub(crate) endings: Endings<'a>,
}

/// The best move that the team finds within the budget; `None` where no move is legal.
pub(crate) fn think(
    team: Team,
    game: &Game,
    task: &Task,
    budget: &Budget,
    report: &mut dyn FnMut(&Report),
) -> Option<Verdict> {
    let mut moves = game.position().legal_moves().to_vec();
    // The first of equal moves is kept: the seed says which.
    moves.shuffle(&mut ChaCha8Rng::seed_from_u64(task.seed));
    let nature = Nature::new(task.skill.manner(game.rules()), task.seed);
    let opening = if task.varied {
        Opening::of(game)
    } else {
        Opening::Over
    };
    let liked = |mv| {
        let whim = if task.analyse {
            0
        } else {
            nature.whim(mv, opening)
        };
        RootMove::new(mv, whim)
    };
    let mut roots: Vec<_> = moves.into_iter().map(liked).collect();
    if roots.len() > 1 || task.analyse && !roots.is_empty() {
        roots = search(team, game, task, budget, &roots, report);
    }
    let best = roots.into_iter().next()?;
    Some(best.verdict(budget.granted()))
}

/// The moves of the root in the order that the thread which came deepest has left them in.
fn search(
    team: Team,
    game: &Game,
    task: &Task,
    budget: &Budget,
    roots: &[RootMove],
    report: &mut dyn FnMut(&Report),
) -> Vec<RootMove> {
    let busy = (team.memories.len() > 1).then(Busy::default);
    let work = |memory: &mut Memory, task: &Task, first: u8, report: &mut dyn FnMut(&Report)| {
        let mut roots = roots.to_vec();
        let nature = Nature::new(task.skill.manner(game.rules()), task.seed);
        let mut search = Search::new(
            game,
            team.evaluation,
            team.endings,
            nature,
            team.table,
            budget,
            memory,
        );
        search.busy = busy.as_ref();
        search.deepen(&game.course(), &mut roots, task, first, report);
        budget.give_back(search.allowance);
        roots
    };
    let Some((first, others)) = team.memories.split_first_mut() else {
        return roots.to_vec();
    };
    let help = Task { lines: 1, ..*task };
    thread::scope(|scope| {
        // Every other helper is a ply ahead, so that they don't all do the same.
        let helpers: Vec<_> = (2_u8..=3)
            .cycle()
            .zip(others)
            .map(|(depth, memory)| scope.spawn(move || work(memory, &help, depth - 1, &mut |_| ())))
            .collect();
        let mut best = work(first, task, 1, report);
        budget.end();
        for helper in helpers {
            let roots = helper.join().unwrap_or_else(|panic| resume_unwind(panic));
            if task.lines < 2 && roots[0].depth > best[0].depth {
                best = roots;
            }
        }
        best
    })
}
