//! The game that a GUI asks about, as the command `pos` has it.

use super::Line;
use crate::notation::hub_text::{self, HubTextError};
use crate::rules::{Game, PlayError, Position, Rules};

/// The arguments of `pos`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Placing {
    /// The position; `None` for the start of a game.
    pos: Option<String>,
    /// What has been played since.
    moves: String,
    /// The king runs in it.
    wolf: String,
}

impl Placing {
    pub(super) fn of(line: &Line) -> Self {
        let text = |name| line.value(name).unwrap_or_default().to_owned();
        Self {
            pos: line.value("pos").map(str::to_owned),
            moves: text("moves"),
            wolf: text("wolf"),
        }
    }

    /// The line that tells a game.
    pub(super) fn line(game: &Game) -> Line {
        let start = game.start();
        let mut line = Line::new("pos").with("pos", hub_text::write_position(start));
        let wolf = hub_text::write_king_runs(start);
        if !game.plies().is_empty() {
            let moves = game.plies().iter().map(|&mv| hub_text::write_move(mv));
            line = line.with("moves", moves.collect::<Vec<_>>().join(" "));
        }
        if wolf.is_empty() {
            line
        } else {
            line.with("wolf", wolf)
        }
    }

    /// The game that is meant. Where our laws see a draw and the GUI plays on, a new game begins
    /// there: what counts towards draws counts anew.
    pub(super) fn game(&self, rules: Rules) -> Result<Game, HubTextError> {
        let start = match &self.pos {
            Some(text) => hub_text::read_position(rules, text, &self.wolf)?,
            None => Position::start(rules),
        };
        let mut game = Game::from_position(start);
        for text in self.moves.split_whitespace() {
            let mv = hub_text::read_move(game.position(), text)?;
            if let Err(PlayError::Over(_)) = game.play(mv) {
                let next = game.position().play(mv);
                game = Game::from_position(next.map_err(|_| HubTextError::Illegal(text.into()))?);
            }
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn a_game_reads_as_it_was_written() {
        let start = "W:WK46,36,48:B3,K5:H0:F1:+105+246";
        let mut game = Game::from_position(fen::read(Rules::Frisian, start).unwrap());
        for _ in 0..6 {
            let moves = game.position().legal_moves();
            game.play(moves[moves.len() / 2]).unwrap();
        }
        let line = Placing::line(&game);
        let read = Placing::of(&Line::parse(&line.to_string()).unwrap());
        assert_eq!(read.game(Rules::Frisian), Ok(game));
        let usual = Placing::default().game(Rules::Frysk);
        assert_eq!(usual, Ok(Game::new(Rules::Frysk)));
    }

    #[test]
    fn who_plays_on_after_a_draw_of_ours_may() {
        let drawn = fen::read(Rules::Frisian, "W:WK46:BK5").unwrap();
        let mut game = Game::from_position(drawn);
        let mut moves = Vec::new();
        for number in 0..12 {
            let position = *game.position();
            let legal = position.legal_moves();
            let mv = legal[number % legal.len()];
            moves.push(hub_text::write_move(mv));
            let next = position.play(mv).unwrap();
            if game.play(mv).is_err() {
                game = Game::from_position(next);
            }
            if legal.len() < 2 || next.legal_moves().is_empty() {
                break;
            }
        }
        let placing = Placing {
            pos: Some(hub_text::write_position(&drawn)),
            moves: moves.join(" "),
            ..Placing::default()
        };
        let read = placing.game(Rules::Frisian).unwrap();
        assert_eq!(read.position(), game.position());
    }

    #[test]
    fn bad_games_say_why() {
        let placing = |pos: Option<&str>, moves: &str, wolf: &str| Placing {
            pos: pos.map(str::to_owned),
            moves: moves.to_owned(),
            wolf: wolf.to_owned(),
        };
        let cases = [
            ("a short position", placing(Some("W"), "", ""), "characters"),
            (
                "an illegal move",
                placing(None, "32-28 32-28", ""),
                "not legal",
            ),
            ("a word", placing(None, "go", ""), "not a move"),
        ];
        for (what, placing, complaint) in cases {
            let error = placing.game(Rules::Frisian).unwrap_err().to_string();
            assert!(error.contains(complaint), "{what}: {error}");
        }
    }
}
