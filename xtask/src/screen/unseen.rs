//! A screen that nobody sees: Xvfb, drawn to by lavapipe. Pictures and window tests are then the same everywhere.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use crate::machine::Machine;
use crate::run::not_started;
use crate::trouble::Trouble;

/// How long Xvfb may take to start on a very busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a server may take to tidy up before it is cut off.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often we look whether it has gone.
const BEAT: Duration = Duration::from_millis(20);

/// A running Xvfb; it ends when this is dropped.
pub struct UnseenScreen {
    server: Child,
    complaints: Option<JoinHandle<String>>,
    display: String,
    driver: Option<PathBuf>,
}

impl UnseenScreen {
    /// Starts one of this size in pixels; `None` where there is no Xvfb and windows open in sight (macOS, Windows).
    pub fn start(machine: &Machine, size: (u32, u32)) -> Result<Option<Self>, Trouble> {
        if !cfg!(target_os = "linux") {
            return Ok(None);
        }
        let mut command = Command::new("Xvfb");
        // It looks for a free display itself and tells us which, so that two of us never quarrel.
        command.args([
            "-displayfd",
            "1",
            "-nolisten",
            "tcp",
            "-noreset",
            "-screen",
            "0",
        ]);
        command.arg(format!("{}x{}x24", size.0, size.1));
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut server = command
            .spawn()
            .map_err(|error| not_started(&command, &error))?;
        let complaints = server
            .stderr
            .take()
            .map(|stream| std::thread::spawn(|| heard(stream)));
        let driver = machine.software_driver().map(PathBuf::from);
        let mut screen = Self {
            server,
            complaints,
            display: String::new(),
            driver,
        };
        screen.display = screen.told_display()?;
        Ok(Some(screen))
    }

    /// Makes a command open its windows here.
    pub fn furnish(&self, command: &mut Command) {
        command.env("DISPLAY", &self.display);
        // Xvfb has no say about sizes in millimetres that is worth listening to.
        command.env("WINIT_X11_SCALE_FACTOR", "1");
        for name in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY"] {
            command.env_remove(name);
        }
        if let Some(driver) = &self.driver {
            // The second name is what loaders before 1.3.207 read.
            command
                .env("VK_DRIVER_FILES", driver)
                .env("VK_ICD_FILENAMES", driver);
        }
    }

    fn told_display(&mut self) -> Result<String, Trouble> {
        let output = self.server.stdout.take();
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            let read = output.map(|output| BufReader::new(output).read_line(&mut line));
            // Nobody listens any more once we lost patience.
            let _ = read.map(|_| sender.send(line));
        });
        let line = receiver.recv_timeout(PATIENCE).unwrap_or_default();
        match line.trim().parse::<u32>() {
            Ok(number) => Ok(format!(":{number}")),
            Err(_) => Err(Trouble::NoUnseenScreen {
                reason: self.last_words(),
            }),
        }
    }

    /// What a server that gave no display complained about.
    fn last_words(&mut self) -> String {
        self.end();
        let text = self
            .complaints
            .take()
            .and_then(|listener| listener.join().ok())
            .unwrap_or_default();
        let words: Vec<_> = text.split_whitespace().collect();
        if words.is_empty() {
            "it didn't say why".to_owned()
        } else {
            words.join(" ")
        }
    }

    /// Asks the server to go, so that it takes its socket and lock along; then makes sure.
    fn end(&mut self) {
        let ask = format!("kill {}", self.server.id());
        let asked = Command::new("sh")
            .args(["-c", &ask])
            .stderr(Stdio::null())
            .status();
        let mut waited = Duration::ZERO;
        while asked.is_ok() && waited < FAREWELL && matches!(self.server.try_wait(), Ok(None)) {
            std::thread::sleep(BEAT);
            waited += BEAT;
        }
        // Both fail when it has gone already, which is all we want.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for UnseenScreen {
    fn drop(&mut self) {
        self.end();
    }
}

fn heard(mut stream: impl std::io::Read) -> String {
    let mut text = String::new();
    // What could be read before an error is still worth having.
    let _ = stream.read_to_string(&mut text);
    text
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::needs::Sign;

    /// Where Xvfb isn't installed there is nothing to test; says so.
    fn machine() -> Option<Machine> {
        let machine = Machine::look();
        let able = machine.shows(Sign::Program(&["Xvfb"]));
        if !able {
            println!("skipped: there is no Xvfb here");
        }
        able.then_some(machine)
    }

    #[test]
    fn two_screens_at_once_have_their_own_displays_and_go_when_dropped() {
        let Some(machine) = machine() else { return };
        let start = || {
            UnseenScreen::start(&machine, (320, 480))
                .expect("it starts")
                .expect("on Linux")
        };
        let (one, other) = (start(), start());
        assert_ne!(one.display, other.display);
        let sockets =
            [&one, &other].map(|screen| format!("/tmp/.X11-unix/X{}", &screen.display[1..]));
        assert!(
            sockets
                .iter()
                .all(|socket| std::fs::exists(socket).expect("readable"))
        );
        drop((one, other));
        assert!(
            sockets
                .iter()
                .all(|socket| !std::fs::exists(socket).expect("readable")),
            "{sockets:?}"
        );
    }

    #[test]
    fn a_screen_that_cannot_be_says_why() {
        let Some(machine) = machine() else { return };
        let trouble = UnseenScreen::start(&machine, (0, 0))
            .err()
            .expect("no screen has no size")
            .to_string();
        assert!(
            trouble.to_lowercase().contains("screen") && trouble.len() > 40,
            "{trouble}"
        );
    }
}
