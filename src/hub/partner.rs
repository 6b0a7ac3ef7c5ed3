//! Another program that speaks Hub, seen from a GUI's end.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::deadline::Deadline;
use super::lines::Lines;
use super::position::Placing;
use super::setup::variant;
use super::{Line, LineError, level};
use crate::ai::Limits;
use crate::notation::hub_text::{self, HubTextError};
use crate::rules::{Game, Move, Rules};

/// How many lines of a program may wait; when it says more, it waits.
const WAITING: usize = 64;
/// How long a program that was told to quit has for it.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that plays by the Hub protocol. It ends when this is dropped.
pub struct Partner {
    child: Child,
    /// `None` once it was told to quit.
    ear: Option<ChildStdin>,
    lines: Receiver<Result<Line, LineError>>,
}

/// Why a program can't be played with.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PartnerError {
    /// There is no such program, or it can't be started.
    #[error("{program} can't be started: {error}")]
    NoProgram {
        /// The program.
        program: String,
        /// Why.
        error: io::Error,
    },
    /// It has ended, or closed its output.
    #[error("the program has ended")]
    Gone,
    /// It doesn't answer.
    #[error("no answer to {question:?} within {} ms", .patience.as_millis())]
    Silent {
        /// The command that it should have answered.
        question: String,
        /// How long it had.
        patience: Duration,
    },
    /// It says that something is wrong.
    #[error("the program says: {0}")]
    Complaint(String),
    /// It doesn't know the rules.
    #[error("the program doesn't play {0}")]
    OtherRules(Rules),
    /// It has no such parameter.
    #[error("the program has no parameter {0:?}")]
    NoParameter(String),
    /// It says `done` without a move.
    #[error("it is done without a move")]
    NoMove,
    /// Its move can't be played.
    #[error("{0}")]
    BadMove(#[from] HubTextError),
}

impl Partner {
    /// Starts a program, has it play by these rules and with these parameters, names and values,
    /// and waits until it is ready; for each answer at most so long.
    pub fn start(
        program: &str,
        arguments: &[String],
        rules: Rules,
        parameters: &[(String, String)],
        patience: Duration,
    ) -> Result<Self, PartnerError> {
        let mut partner = Self::spawn(program, arguments)?;
        partner.say(&Line::new("hub"))?;
        let declared = partner.declarations(patience)?;
        partner.choose_variant(rules, &declared)?;
        for (name, value) in parameters {
            if !declared.iter().any(|line| line.value("name") == Some(name)) {
                return Err(PartnerError::NoParameter(name.clone()));
            }
            partner.set(name, value)?;
        }
        partner.say(&Line::new("init"))?;
        partner.wait_for("ready", "init", patience)?;
        Ok(partner)
    }

    fn spawn(program: &str, arguments: &[String]) -> Result<Self, PartnerError> {
        let no_program = |error| PartnerError::NoProgram {
            program: program.to_owned(),
            error,
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(no_program)?;
        let ear = child.stdin.take();
        let mouth = child.stdout.take().ok_or(PartnerError::Gone)?;
        let (sender, lines) = mpsc::sync_channel(WAITING);
        // It isn't joined: it ends with the program's output, or when nobody listens any more.
        thread::spawn(move || {
            for line in Lines::new(mouth) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, ear, lines })
    }

    /// What the program says about its parameters.
    fn declarations(&self, patience: Duration) -> Result<Vec<Line>, PartnerError> {
        let mut declared = Vec::new();
        self.hear("hub", patience, |line| {
            if line.command == "param" {
                declared.push(line.clone());
            }
            (line.command == "wait").then_some(())
        })?;
        Ok(declared)
    }

    /// Has it play by these rules, if it knows several.
    fn choose_variant(&mut self, rules: Rules, declared: &[Line]) -> Result<(), PartnerError> {
        let parameter = declared
            .iter()
            .find(|line| line.value("name") == Some("variant"));
        let Some(parameter) = parameter else {
            return Ok(());
        };
        let names = parameter.value("values").unwrap_or_default();
        let ours = [variant(rules), rules.name()];
        let known = names.split_whitespace().find(|name| ours.contains(name));
        self.set("variant", known.ok_or(PartnerError::OtherRules(rules))?)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), PartnerError> {
        let line = Line::new("set-param").with("name", name);
        self.say(&line.with("value", value))
    }

    /// Tells it that another game begins.
    pub fn new_game(&mut self) -> Result<(), PartnerError> {
        self.say(&Line::new("new-game"))
    }

    /// Asks for a move in a game that goes on; waits for it at most so long.
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        patience: Duration,
    ) -> Result<Move, PartnerError> {
        self.say(&Placing::line(game))?;
        self.say(&level::write(limits))?;
        self.say(&Line::new("go").with_flag("think"))?;
        let done = self.wait_for("done", "go think", patience)?;
        let text = done.value("move").ok_or(PartnerError::NoMove)?;
        Ok(hub_text::read_move(game.position(), text)?)
    }

    fn say(&mut self, line: &Line) -> Result<(), PartnerError> {
        let ear = self.ear.as_mut().ok_or(PartnerError::Gone)?;
        let said = writeln!(ear, "{line}").and_then(|()| ear.flush());
        said.map_err(|_| PartnerError::Gone)
    }

    /// The next line that begins with this word.
    fn wait_for(
        &self,
        word: &str,
        question: &str,
        patience: Duration,
    ) -> Result<Line, PartnerError> {
        self.hear(question, patience, |line| {
            (line.command == word).then(|| line.clone())
        })
    }

    /// Takes lines in until one is an answer to the question. What is no line is passed over.
    fn hear<T>(
        &self,
        question: &str,
        patience: Duration,
        mut answer: impl FnMut(&Line) -> Option<T>,
    ) -> Result<T, PartnerError> {
        let deadline = Deadline::after(patience);
        loop {
            // A program that never stops talking must not be heard for ever.
            let left = deadline.left();
            let heard = match self.lines.recv_timeout(left) {
                Ok(_) if left.is_zero() => Err(RecvTimeoutError::Timeout),
                heard => heard,
            };
            let line = match heard {
                Ok(Ok(line)) => line,
                Ok(Err(_)) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(PartnerError::Gone),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(PartnerError::Silent {
                        question: question.to_owned(),
                        patience,
                    });
                }
            };
            if line.command == "error" {
                let message = line.value("message").unwrap_or("that something is wrong");
                return Err(PartnerError::Complaint(message.to_owned()));
            }
            if let Some(answer) = answer(&line) {
                return Ok(answer);
            }
        }
    }
}

impl Drop for Partner {
    /// Tells the program to quit, and ends it if it doesn't.
    fn drop(&mut self) {
        let _ = self.say(&Line::new("quit"));
        self.ear = None;
        let deadline = Deadline::after(FAREWELL);
        while !deadline.left().is_zero() {
            // Its output is closed when it ends.
            if self.lines.recv_timeout(deadline.left()) == Err(RecvTimeoutError::Disconnected) {
                break;
            }
        }
        // What has ended already can't be killed, and that's as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
