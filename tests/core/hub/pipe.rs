//! A conversation with the engine, played from a script.

use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use damas::hub;

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the engine reads: bytes as they are sent, until the sender has gone.
struct Ear {
    sent: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

impl Read for Ear {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            self.rest = self.sent.recv().unwrap_or_default();
        }
        let count = self.rest.len().min(into.len());
        into[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// What the engine writes to: whole lines are handed on.
struct Mouth {
    lines: Sender<String>,
    line: Vec<u8>,
}

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.line)).unwrap();
                self.lines
                    .send(line)
                    .map_err(|_| io::ErrorKind::BrokenPipe)?;
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The GUI's end of a conversation with a new engine.
pub struct Gui {
    ear: Option<Sender<Vec<u8>>>,
    answers: Receiver<String>,
    engine: thread::JoinHandle<io::Result<()>>,
}

impl Gui {
    pub fn new() -> Self {
        let (ear, sent) = mpsc::channel();
        let (lines, answers) = mpsc::channel();
        let rest = Vec::new();
        let line = Vec::new();
        let engine = thread::spawn(move || hub::serve(Ear { sent, rest }, Mouth { lines, line }));
        let ear = Some(ear);
        Self {
            ear,
            answers,
            engine,
        }
    }

    /// Says something, which need not be text.
    pub fn say(&self, bytes: &[u8]) {
        let sent = self.ear.as_ref().unwrap().send(bytes.to_vec());
        // An engine that was told to quit hears no more.
        drop(sent);
    }

    /// What the engine says next.
    pub fn hear(&self) -> String {
        self.answers
            .recv_timeout(PATIENCE)
            .expect("an answer in time")
    }

    /// What the engine says next that is no `info`.
    pub fn hear_word(&self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    /// Closes the engine's input, and gives what it still says before it ends.
    pub fn leave(mut self) -> Vec<String> {
        self.ear = None;
        let mut rest = Vec::new();
        while let Ok(line) = self.answers.recv_timeout(PATIENCE) {
            rest.push(line);
        }
        self.engine.join().unwrap().unwrap();
        rest
    }
}

/// Plays a script: lines with `>` are said and lines with `<` are expected, where `*` stands for
/// anything; `info` need not be expected. At its end the engine's input is closed, and it must
/// have nothing more to say. `.` at the end means that one `done` is still to come then.
pub fn converse(name: &str, script: &str) {
    let gui = Gui::new();
    let mut owing = 0;
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        match line.split_at(1) {
            (">", said) => gui.say(format!("{}\n", said.trim()).as_bytes()),
            ("<", expected) => {
                let expected = expected.trim();
                let heard = if expected.starts_with("info") {
                    gui.hear()
                } else {
                    gui.hear_word()
                };
                assert!(fits(&heard, expected), "{name}: {heard:?} for {line:?}");
            }
            _ => owing = 1,
        }
    }
    let mut rest = gui.leave();
    rest.retain(|line| !line.starts_with("info "));
    assert_eq!(rest.len(), owing, "{name}: {rest:?}");
    assert!(
        rest.iter().all(|line| line.starts_with("done move=")),
        "{name}: {rest:?}"
    );
}

/// Whether a text is like a pattern in which `*` stands for anything.
fn fits(text: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    let mut last = None;
    for part in parts {
        let Some(found) = rest.find(part) else {
            return false;
        };
        rest = &rest[found + part.len()..];
        last = Some(part);
    }
    rest.is_empty() || last == Some("")
}
