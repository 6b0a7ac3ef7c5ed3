//! The engine's end of the conversation.

use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

use super::command::{Command, CommandError, Mode};
use super::level::LevelError;
use super::lines::Lines;
use super::search::Search;
use super::setup::{Setup, SetupError};
use super::{Line, answer};
use crate::ai::{Engine, Limits, Report, Task, Verdict};
use crate::notation::hub_text::HubTextError;
use crate::rules::{Game, Outcome};

/// How many events may wait; who brings more waits too.
const WAITING: usize = 64;
/// How long a search that was told to stop is waited for when the GUI has gone.
const FAREWELL: Duration = Duration::from_secs(1);

/// Something that happens. All that is said is said by the one thread that takes these in.
pub(super) enum Event {
    /// The GUI said something.
    Heard(Result<Command, CommandError>),
    /// The GUI has nothing more to say.
    Left,
    /// The search says something.
    Reported(Report),
    /// The search has ended.
    Found(Box<Engine>, Option<Verdict>),
    /// The search has come to grief, and the engine with it.
    Lost,
}

/// Why a command isn't done.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error(transparent)]
    Level(#[from] LevelError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Position(#[from] HubTextError),
    #[error("say init first")]
    NoInit,
    #[error("init has been said: nothing can be set any more")]
    Late,
    #[error("say pos first")]
    NoPosition,
    #[error("say level again: the last was refused")]
    NoLevel,
    #[error("a search is going on: say stop first, and wait for done")]
    Busy,
    #[error("no move is only expected")]
    NoPonder,
    #[error("the game is over: {}", .0.ending)]
    Over(Outcome),
    #[error("the search has failed")]
    Lost,
    /// Nobody hears us.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Answers a GUI until it says `quit` or ends `input`. Fails when nothing can be written any more.
///
/// ```
/// let gui = "hub\ninit\nping\nquit\n";
/// let mut answers = Vec::new();
/// damas::hub::serve(gui.as_bytes(), &mut answers)?;
/// let answers = String::from_utf8_lossy(&answers);
/// assert!(answers.starts_with("id name=Damas ") && answers.ends_with("wait\nready\npong\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    let (events, happening) = mpsc::sync_channel(WAITING);
    let listener = events.clone();
    // It isn't joined: it may wait for a line that never comes.
    thread::spawn(move || listen(input, &listener));
    Session::new(output, events).run(&happening)
}

/// Passes on what the GUI says, so that it is heard during a search too.
fn listen(input: impl Read, events: &SyncSender<Event>) {
    for line in Lines::new(input) {
        let command = line
            .map_err(CommandError::from)
            .and_then(|line| Command::of(&line));
        let last = command == Ok(Command::Quit);
        if events.send(Event::Heard(command)).is_err() || last {
            return;
        }
    }
    let _ = events.send(Event::Left);
}

struct Session<W> {
    output: W,
    events: SyncSender<Event>,
    setup: Setup,
    /// The engine, while no search has it; before `init` there is none.
    engine: Option<Box<Engine>>,
    search: Option<Search>,
    game: Option<Game>,
    /// None since a level that couldn't be understood.
    limits: Option<Limits>,
    /// How many games there have been before this one.
    games: u64,
}

impl<W: Write> Session<W> {
    fn new(output: W, events: SyncSender<Event>) -> Self {
        Self {
            output,
            events,
            setup: Setup::default(),
            engine: None,
            search: None,
            game: None,
            limits: Some(Limits::default()),
            games: 0,
        }
    }

    fn run(mut self, happening: &Receiver<Event>) -> io::Result<()> {
        for event in happening {
            let done = match event {
                Event::Heard(Ok(Command::Quit)) | Event::Left => break,
                Event::Heard(heard) => heard
                    .map_err(Refusal::from)
                    .and_then(|command| self.obey(command)),
                Event::Reported(report) => self.report(&report),
                Event::Found(engine, verdict) => self.found(engine, verdict),
                Event::Lost => Err(Refusal::Lost),
            };
            match done {
                Ok(()) => {}
                Err(Refusal::Output(error)) => return Err(error),
                Err(lost @ Refusal::Lost) => {
                    self.say(&answer::error(&lost))?;
                    return Err(io::Error::other(lost));
                }
                Err(refusal) => self.say(&answer::error(refusal))?,
            }
        }
        self.take_leave(happening);
        Ok(())
    }

    fn say(&mut self, line: &Line) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn obey(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Hub => self.introduce()?,
            Command::SetParam { .. } | Command::Init if self.is_ready() => {
                return Err(Refusal::Late);
            }
            Command::SetParam { name, value } => self.setup.set(&name, &value)?,
            Command::Init => {
                self.engine = Some(Box::new(Engine::new(self.setup.settings)));
                self.say(&Line::new("ready"))?;
            }
            Command::NewGame => {
                self.idle_engine()?.forget();
                self.games += 1;
            }
            Command::Pos(placing) => {
                // Better no position than that of another command.
                self.game = None;
                if !self.is_ready() {
                    return Err(Refusal::NoInit);
                }
                self.game = Some(placing.game(self.setup.rules)?);
            }
            Command::Level(limits) => {
                // Better none than those of another command, or none at all that end a search.
                self.limits = None;
                self.limits = Some(limits?);
            }
            Command::Go(mode) => self.go(mode)?,
            Command::PonderHit => self.ponder_hit()?,
            Command::Stop => self.stop()?,
            Command::Ping => self.say(&Line::new("pong"))?,
            Command::Quit | Command::Other => {}
        }
        Ok(())
    }

    fn introduce(&mut self) -> io::Result<()> {
        self.say(&answer::id())?;
        for line in self.setup.declarations() {
            self.say(&line)?;
        }
        self.say(&Line::new("wait"))
    }

    /// Whether there is an engine.
    fn is_ready(&self) -> bool {
        self.engine.is_some() || self.search.is_some()
    }

    /// The engine, if it isn't thinking.
    fn idle_engine(&mut self) -> Result<&mut Engine, Refusal> {
        if self.search.is_some() {
            return Err(Refusal::Busy);
        }
        self.engine.as_deref_mut().ok_or(Refusal::NoInit)
    }

    fn go(&mut self, mode: Mode) -> Result<(), Refusal> {
        self.idle_engine()?;
        let game = self.game.clone().ok_or(Refusal::NoPosition)?;
        if let Some(outcome) = game.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let analyse = mode == Mode::Analyze;
        let task = Task {
            limits: self.limits.ok_or(Refusal::NoLevel)?,
            skill: self.setup.skill,
            seed: u64::from(self.setup.seed) + self.games,
            lines: if analyse { self.setup.lines } else { 1 },
            analyse,
            varied: self.setup.varied,
        };
        if let Some(engine) = self.engine.take() {
            let (pondering, events) = (mode == Mode::Ponder, self.events.clone());
            self.search = Some(Search::begin(engine, game, task, pondering, events));
        }
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Refusal> {
        let answer = self.search.as_mut().and_then(Search::stop);
        self.answer(answer)
    }

    fn ponder_hit(&mut self) -> Result<(), Refusal> {
        let search = self.search.as_mut().ok_or(Refusal::NoPonder)?;
        let answer = search.hit().map_err(|_| Refusal::NoPonder)?;
        self.answer(answer)
    }

    fn report(&mut self, report: &Report) -> Result<(), Refusal> {
        let lines = self.setup.lines;
        Ok(self.say(&answer::info(report, lines))?)
    }

    /// The search has ended. Without a verdict the game was over, and then none began.
    fn found(&mut self, engine: Box<Engine>, verdict: Option<Verdict>) -> Result<(), Refusal> {
        self.engine = Some(engine);
        let search = self.search.as_mut().zip(verdict);
        let answer = search.and_then(|(search, verdict)| search.found(verdict));
        self.answer(answer)
    }

    /// Ends the search with its answer, if that is there.
    fn answer(&mut self, verdict: Option<Verdict>) -> Result<(), Refusal> {
        if let Some(verdict) = verdict {
            self.search = None;
            self.say(&answer::done(&verdict))?;
        }
        Ok(())
    }

    /// Ends a search that still goes on, so that it has its answer.
    fn take_leave(mut self, happening: &Receiver<Event>) {
        let _ = self.stop();
        while self.search.is_some() {
            match happening.recv_timeout(FAREWELL) {
                Ok(Event::Found(engine, verdict)) => {
                    let _ = self.found(engine, verdict);
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_a_search_comes_to_grief_nobody_waits_for_it() {
        let (events, happening) = mpsc::sync_channel(WAITING);
        let lifeline = crate::hub::search::Lifeline(events.clone());
        let grief = thread::spawn(move || {
            let _lifeline = lifeline;
            panic!("as a test");
        });
        assert!(grief.join().is_err());
        let mut output = Vec::new();
        let ended = Session::new(&mut output, events).run(&happening);
        assert_eq!(ended.unwrap_err().to_string(), "the search has failed");
        assert_eq!(output, b"error message=\"the search has failed\"\n");
    }
}
