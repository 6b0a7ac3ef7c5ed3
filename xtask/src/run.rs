//! Running other programs with their output on the screen, so that cargo's own progress shows.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use crate::trouble::Trouble;

/// A cargo command in the folder of the workspace; `words` is what a person would type after `cargo`.
pub fn cargo(words: &str) -> Command {
    // Whoever ran `cargo xtask` chose a cargo; we stay with it.
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(words.split_whitespace())
        .current_dir(workspace());
    command
}

/// The folder of the workspace.
pub fn workspace() -> PathBuf {
    let ours =
        std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(ours)
        .parent()
        .map(PathBuf::from)
        .unwrap_or_default()
}

/// Runs a command to its end, its output on the screen.
pub fn run(command: &mut Command) -> Result<(), Trouble> {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Trouble::Failed {
        line: line(command),
        status: status.to_string(),
    })
}

/// Runs a command to its end and gives what it printed; its complaints go to the screen.
pub fn listen(command: &mut Command) -> Result<String, Trouble> {
    let Output { status, stdout, .. } = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        return Ok(String::from_utf8_lossy(&stdout).into_owned());
    }
    Err(Trouble::Failed {
        line: line(command),
        status: status.to_string(),
    })
}

/// Runs a command quietly, for so long at most; whether it ended well in that time.
pub fn waits_for(command: &mut Command, patience: Duration) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let child = quiet.spawn();
    child.is_ok_and(|child| end_within(child, patience).is_some_and(|status| status.success()))
}

/// Runs a command to its end, its output on the screen; one that takes longer is ended, which is a failure.
pub fn run_within(command: &mut Command, patience: Duration) -> Result<(), Trouble> {
    let child = command
        .spawn()
        .map_err(|error| not_started(command, &error))?;
    let status = match end_within(child, patience) {
        Some(status) if status.success() => return Ok(()),
        Some(status) => status.to_string(),
        None => format!("no end after {} s", patience.as_secs()),
    };
    Err(Trouble::Failed {
        line: line(command),
        status,
    })
}

/// How a program ends; `None` if it has to be ended.
fn end_within(mut child: Child, patience: Duration) -> Option<ExitStatus> {
    let step = Duration::from_millis(100);
    let mut waited = Duration::ZERO;
    while waited < patience {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        std::thread::sleep(step);
        waited += step;
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The trouble of a program that isn't there, or that isn't one.
pub fn not_started(command: &Command, error: &std::io::Error) -> Trouble {
    let program = command.get_program().to_string_lossy().into_owned();
    Trouble::NotStarted {
        program,
        reason: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_line_and_the_status() {
        let mut command = cargo("--no-such-option");
        let trouble = run(command.stderr(Stdio::null()))
            .expect_err("cargo has no such option")
            .to_string();
        assert!(trouble.contains("`cargo --no-such-option`"), "{trouble}");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let trouble = run(&mut Command::new("/no/such/program"))
            .expect_err("it isn't there")
            .to_string();
        assert!(trouble.contains("program can't be started"), "{trouble}");
    }

    #[test]
    fn a_program_that_takes_too_long_is_ended() {
        let well = Duration::from_secs(20);
        assert!(waits_for(&mut cargo("--version"), well));
        assert!(!waits_for(&mut cargo("--no-such-option"), well));
        assert!(!waits_for(&mut cargo("--version"), Duration::ZERO));
        let mut quiet = cargo("--version");
        assert_eq!(run_within(quiet.stdout(Stdio::null()), well), Ok(()));
        let trouble = run_within(&mut quiet, Duration::ZERO).expect_err("it had no time");
        assert!(
            trouble.to_string().contains("no end after 0 s"),
            "{trouble}"
        );
    }

    #[test]
    fn what_a_program_prints_is_heard() {
        assert!(
            listen(&mut cargo("--version"))
                .expect("cargo tells its version")
                .starts_with("cargo ")
        );
    }
}
