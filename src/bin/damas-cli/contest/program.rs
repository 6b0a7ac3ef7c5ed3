//! A player that is another program.

use std::time::Duration;

use damas::hub::{Partner, PartnerError};
use damas::rules::{Game, Move, Rules};

use super::command_line::CommandLine;
use super::forfeit::Forfeit;
use super::player::{Allowance, Player};

/// How long a program may take to start and to be ready.
const START: Duration = Duration::from_mins(1);

/// A program that speaks Hub. When it fails it is ended, and started anew for the next game.
pub struct Program {
    command: CommandLine,
    rules: Rules,
    partner: Option<Partner>,
}

impl Program {
    /// Starts it.
    pub fn start(command: CommandLine, rules: Rules) -> Result<Self, PartnerError> {
        let mut program = Self {
            command,
            rules,
            partner: None,
        };
        program.partner()?;
        Ok(program)
    }

    /// The program, started if it doesn't run.
    fn partner(&mut self) -> Result<&mut Partner, PartnerError> {
        let CommandLine {
            program,
            arguments,
            parameters,
        } = &self.command;
        let start = || Partner::start(program, arguments, self.rules, parameters, START);
        let partner = self.partner.take().map_or_else(start, Ok)?;
        Ok(self.partner.insert(partner))
    }

    /// Ends a program that has failed.
    fn checked<T>(&mut self, answer: Result<T, PartnerError>) -> Result<T, Forfeit> {
        if answer.is_err() {
            self.partner = None;
        }
        Ok(answer?)
    }
}

impl Player for Program {
    fn begin(&mut self, _: u64) -> Result<(), Forfeit> {
        let begun = self.partner().and_then(Partner::new_game);
        self.checked(begun)
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Move, Forfeit> {
        let Allowance { limits, patience } = allowance;
        let partner = self.partner();
        let chosen = partner.and_then(|partner| partner.think(game, limits, *patience));
        self.checked(chosen)
    }
}
