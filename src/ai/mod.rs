//! Which legal move is good: the machine's thinking, without any window.
//!
//! An [`Engine`] is set up once; [`Engine::think`] is the rest of it. With one thread and a limit
//! of nodes or plies, the same game, task and seed give the same move on every machine.

mod engine;
pub(crate) mod eval;
mod report;
mod search;
mod skill;
mod stop;
mod task;

pub use engine::{Engine, Settings};
pub use eval::{Evaluation, Evaluator, WeightsError};
pub use report::{Report, Verdict};
pub use skill::{NoSuchSkill, Skill};
pub use stop::Stop;
pub use task::{Limits, Task, Time};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::{Game, Position, Rules, Side};

    fn think(game: &Game, limits: Limits, seed: u64, stop: &Stop) -> Option<Verdict> {
        let task = Task {
            limits,
            seed,
            ..Task::default()
        };
        Engine::new(Settings::default()).think(game, &task, stop, &mut |_| ())
    }

    fn move_in(fen: &str) -> String {
        let game = Game::from_position(fen::read(Rules::Frisian, fen).unwrap());
        let verdict = think(&game, Limits::nodes(20_000), 1, &Stop::default());
        verdict.map_or("none".into(), |verdict| verdict.mv.to_string())
    }

    #[test]
    fn where_there_is_nothing_to_choose_it_answers_all_the_same() {
        let cases = [
            ("no move at all", "W:W6:B1", "none"),
            ("no piece at all", "W:W:B1", "none"),
            ("the only move", "W:W46:B1", "46-41"),
        ];
        for (case, fen, expected) in cases {
            assert_eq!(move_in(fen), expected, "{case}");
        }
    }

    #[test]
    fn it_beats_a_player_of_random_moves() {
        for seed in 0..6_u64 {
            let mut game = Game::new(Rules::Frisian);
            let machine = Side::ALL[usize::from(seed % 2 == 0)];
            let mut chance = seed + 1;
            while game.outcome().is_none() {
                let position = *game.position();
                let mv = if position.turn() == machine {
                    let limits = Limits::nodes(2_000);
                    think(&game, limits, seed, &Stop::default()).unwrap().mv
                } else {
                    chance = chance
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    let moves = position.legal_moves();
                    moves[usize::try_from(chance >> 33).unwrap() % moves.len()]
                };
                game.play(mv).unwrap();
            }
            assert_eq!(game.outcome().unwrap().winner, Some(machine), "game {seed}");
        }
    }

    #[test]
    fn a_stop_before_the_first_ply_still_gives_a_legal_move() {
        let stop = Stop::default();
        stop.stop();
        let game = Game::new(Rules::Frisian);
        let verdict = think(&game, Limits::default(), 3, &stop).unwrap();
        assert!(Position::start(Rules::Frisian).is_legal(verdict.mv));
    }

    #[test]
    fn it_keeps_to_its_nodes() {
        let game = Game::new(Rules::Frisian);
        let verdict = think(&game, Limits::nodes(1_000), 1, &Stop::default()).unwrap();
        assert!(verdict.nodes < 1_000 + 1_000, "{} nodes", verdict.nodes);
    }
}
