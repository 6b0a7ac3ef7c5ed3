//! The engine's end of the conversation.

use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

use super::command::{Command, CommandError, Mode};
use super::lines::Lines;
use super::search::{Next, Search};
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
}

/// Why a command isn't done.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error(transparent)]
    Command(#[from] CommandError),
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
    #[error("a search is going on: say stop first, and wait for done")]
    Busy,
    #[error("no move is only expected")]
    NoPonder,
    #[error("the game is over: {}", .0.ending)]
    Over(Outcome),
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
    limits: Limits,
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
            limits: Limits::default(),
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
            };
            match done {
                Ok(()) => {}
                Err(Refusal::Output(error)) => return Err(error),
                Err(refusal) => self.say(&answer::error(refusal))?,
            }
        }
        self.take_leave(happening)
    }

    fn say(&mut self, line: &Line) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn obey(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Hub => self.introduce()?,
            Command::SetParam { .. } if self.is_ready() => return Err(Refusal::Late),
            Command::SetParam { name, value } => self.setup.set(&name, &value)?,
            Command::Init if self.is_ready() => return Err(Refusal::Late),
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
            Command::Level(limits) => self.limits = limits,
            Command::Go(mode) => self.go(mode)?,
            Command::PonderHit => self.ponder_hit()?,
            Command::Stop => {
                if let Some(search) = &mut self.search {
                    let next = search.stop();
                    self.follow(next)?;
                }
            }
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
            limits: self.limits,
            skill: self.setup.skill,
            seed: u64::from(self.setup.seed) + self.games,
            lines: if analyse { self.setup.lines } else { 1 },
            analyse,
        };
        self.search = Some(Search::new(game, task, mode == Mode::Ponder));
        self.follow(Next::Run)
    }

    fn ponder_hit(&mut self) -> Result<(), Refusal> {
        let hit = self.search.as_mut().and_then(Search::hit);
        self.follow(hit.ok_or(Refusal::NoPonder)?)
    }

    fn report(&mut self, report: &Report) -> Result<(), Refusal> {
        let analyse = self.setup.lines;
        Ok(self.say(&answer::info(report, analyse))?)
    }

    fn found(&mut self, engine: Box<Engine>, verdict: Option<Verdict>) -> Result<(), Refusal> {
        self.engine = Some(engine);
        let next = self.search.as_mut().map(|search| search.found(verdict));
        self.follow(next.unwrap_or(Next::Wait))
    }

    /// Goes on with the search, or ends it.
    fn follow(&mut self, next: Next) -> Result<(), Refusal> {
        match next {
            Next::Wait => {}
            Next::Run => {
                if let (Some(search), Some(engine)) = (&mut self.search, self.engine.take()) {
                    search.run(engine, &self.events);
                }
            }
            Next::Answer(verdict) => {
                self.search = None;
                // Without a verdict the game was over, and then no search began.
                if let Some(verdict) = verdict {
                    self.say(&answer::done(&verdict))?;
                }
            }
        }
        Ok(())
    }

    /// Ends a search that still goes on, so that it has its answer.
    fn take_leave(mut self, happening: &Receiver<Event>) -> io::Result<()> {
        let _ = self.obey(Command::Stop);
        while self.search.is_some() {
            match happening.recv_timeout(FAREWELL) {
                Ok(Event::Found(engine, verdict)) => {
                    let _ = self.found(engine, verdict);
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
        Ok(())
    }
}
