//! A screen that nobody sees: Xvfb, drawn to by lavapipe. Pictures and window tests are then the same everywhere.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::JoinHandle;

use super::NoScreen;
use crate::machine::Machine;
use crate::run::not_started;
use crate::trouble::Trouble;

/// Runs Xvfb until nobody holds the other end of our input any more: until the screen is dropped, or until we are
/// stopped in whatever way. Then Xvfb gets the signal on which it takes its socket and lock along.
const KEEPER: &str = r#"trap "" INT; Xvfb "$@" & exec >&-; read -r _; kill $!; wait"#;

/// A running Xvfb; it ends when this is dropped.
pub struct UnseenScreen {
    keeper: Child,
    /// Open as long as the screen is wanted.
    wanted: Option<ChildStdin>,
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
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "sh"]);
        // Xvfb looks for a free display itself and prints which, so that two of us never quarrel.
        command.args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"]);
        command.args(["-screen", "0", &format!("{}x{}x24", size.0, size.1)]);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut keeper = command
            .spawn()
            .map_err(|error| not_started(&command, &error))?;
        let mut screen = Self {
            wanted: keeper.stdin.take(),
            complaints: keeper
                .stderr
                .take()
                .map(|stream| std::thread::spawn(|| heard(stream))),
            keeper,
            display: String::new(),
            driver: machine.software_driver().map(PathBuf::from),
        };
        screen.display = screen.told_display().map_err(Trouble::Screen)?;
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

    fn told_display(&mut self) -> Result<String, NoScreen> {
        let mut line = String::new();
        // A server that fails prints nothing, and so does one whose output can't be read.
        let _ = self
            .keeper
            .stdout
            .take()
            .map(|output| BufReader::new(output).read_line(&mut line));
        match line.trim().parse::<u32>() {
            Ok(number) => Ok(format!(":{number}")),
            Err(_) => Err(NoScreen::NoUnseen {
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

    fn end(&mut self) {
        self.wanted = None;
        // It fails when the keeper has ended already, which is all we want.
        let _ = self.keeper.wait();
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
