//! The machine at the board, early, late and dead.

use damas::ai::Skill;
use damas::contest::MatchLaws;
use damas::game::flow::Turn;
use damas::game::messages::{GameWished, TakebackWished};
use damas::game::opponent::{Brain, BrainDied, Job, Report};
use damas::game::seats::{Seat, Seats};
use damas::rules::{Position, Rules, Side};

use crate::table::{START, Table};

#[test]
fn the_machine_plays_both_sides_to_an_end() {
    let both = Seats {
        white: Seat::Machine(Skill::BEGINNER),
        black: Seat::Machine(Skill::BEGINNER),
    };
    let mut table = Table::new("W:W31,36:BK5", both);
    for _ in 0..40_000 {
        table.frames(1);
        if table.turn() == Turn::Over {
            break;
        }
    }
    assert_eq!(table.turn(), Turn::Over);
    table.assert_views_equal_position("at the end");
}

#[test]
fn complaint_44_the_machine_answers_and_undo_is_back_to_my_turn() {
    let mut table = Table::new(START, Seats::against_machine(Side::White));
    table.touch(&[32, 28]);
    table.settle();
    assert_eq!(table.position().turn(), Side::Black);
    table.settle();
    assert_eq!(
        (
            table.position().turn(),
            table.current().game().plies().len()
        ),
        (Side::White, 2)
    );
    table.write(TakebackWished);
    table.frames(20);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    table.assert_views_equal_position("after undo");
}

/// Holds its answers back until it is told to give them.
#[derive(Default)]
struct SlowBrain {
    jobs: Vec<Job>,
    give: bool,
}

#[derive(Clone, Default)]
struct Shared(std::sync::Arc<std::sync::Mutex<SlowBrain>>);

impl Brain for Shared {
    fn start(&mut self, job: Job) {
        self.0.lock().unwrap().jobs.push(job);
    }

    // A search that can't be stopped: its report comes all the same, late.
    fn stop(&mut self) {}

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        let mut slow = self.0.lock().unwrap();
        if !slow.give || slow.jobs.is_empty() {
            return Ok(None);
        }
        let job = slow.jobs.remove(0);
        Ok(Some(Report {
            number: job.number,
            mv: job.game.position().legal_moves().first().copied(),
            ..Report::default()
        }))
    }
}

#[test]
fn a_job_tells_its_game_so_that_none_plays_a_part_in_the_next() {
    let brain = Shared::default();
    let seats = Seats::against_machine(Side::White);
    let mut table = Table::with_brain(START, seats, brain.clone());
    for start_anew in [false, true] {
        table.touch(&[32, 28]);
        table.settle();
        table.write(TakebackWished);
        table.frames(6);
        if start_anew {
            table.start(START, seats);
        }
        table.touch(&[34, 30]);
        table.settle();
        let jobs = std::mem::take(&mut brain.0.lock().unwrap().jobs);
        let games: Vec<u64> = jobs.iter().map(|job| job.game_number).collect();
        assert_eq!(games.len(), 2, "{games:?}");
        assert_eq!(games[0] != games[1], start_anew, "{games:?}");
        table.start(START, seats);
    }
}

#[test]
fn complaint_38_a_late_answer_never_lands_on_another_board() {
    let brain = Shared::default();
    let seats = Seats::against_machine(Side::White);
    let mut table = Table::with_brain(START, seats, brain.clone());
    table.touch(&[32, 28]);
    table.settle();
    table.frames(10);
    table.write(TakebackWished);
    table.frames(4);
    // As many plies as before, and yet another position.
    table.touch(&[34, 30]);
    table.settle();
    assert_eq!(
        brain.0.lock().unwrap().jobs.len(),
        2,
        "asked for each of the two moments"
    );
    brain.0.lock().unwrap().give = true;
    table.settle();
    let asked = table.current().game().position_at(1).copied().unwrap();
    assert_eq!(table.current().game().plies().len(), 2);
    assert_eq!(
        table.current().game().plies()[1],
        asked.legal_moves()[0],
        "the answer to the second question"
    );
    brain.0.lock().unwrap().give = false;
    table.start(START, Seats::against_machine(Side::Black));
    table.start(START, Seats::against_machine(Side::Black));
    brain.0.lock().unwrap().give = true;
    table.settle();
    let game = table.current().game();
    assert_eq!(
        (game.plies().len(), game.position().turn()),
        (1, Side::Black)
    );
    table.frames(40);
    assert_eq!(
        table.current().game().plies().len(),
        1,
        "the other answers were let drop"
    );
    table.assert_views_equal_position("only the answer for this game was played");
}

/// Its thread is gone.
struct DeadBrain;

impl Brain for DeadBrain {
    fn start(&mut self, _: Job) {}
    fn stop(&mut self) {}
    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        Err(BrainDied)
    }
}

#[test]
fn complaint_36_a_machine_whose_thread_has_died_plays_on() {
    let mut table = Table::with_brain(START, Seats::against_machine(Side::White), DeadBrain);
    table.touch(&[32, 28]);
    table.settle();
    table.settle();
    assert_eq!(table.current().game().plies().len(), 2);
}

/// Thinks for ever.
pub struct StuckBrain;

impl Brain for StuckBrain {
    fn start(&mut self, _: Job) {}
    fn stop(&mut self) {}
    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        Ok(None)
    }
}

#[test]
fn complaint_36_a_machine_that_lets_its_time_run_out_answers_a_second_later() {
    // A beginner looks at so many positions, for which ten seconds are enough; of the half minute
    // that each move has five seconds are its own.
    for (laws, budget) in [(MatchLaws::UNTIMED, 10), (MatchLaws::GRAN_RONDA, 5)] {
        let seats = Seats::against_machine(Side::White);
        let mut table = Table::with_brain(START, seats, StuckBrain);
        let start = Position::start(Rules::Frisian);
        table.write(GameWished::new(start, seats, laws));
        table.frames(6);
        table.wish(None);
        // Twenty frames a second.
        let plies = |table: &Table| table.current().game().plies().len();
        table.frames(20 * budget);
        assert_eq!(plies(&table), 1, "it may think on");
        table.frames(20 + 4);
        assert_eq!(plies(&table), 2, "{budget} s");
        table.settle();
        // The brain in its place plays on in the next turns too.
        table.wish(None);
        table.settle();
        table.settle();
        assert_eq!(plies(&table), 4);
    }
}
