//! Brings a machine to where Damas can be built and run: compares what is needed with what is there, then installs
//! what is lacking or says how.

use std::fmt::Write as _;
use std::io::{BufRead, Write as _};
use std::process::Command;

use crate::machine::{Machine, Rights};
use crate::needs::{NEEDS, Need, Source, System, When};
use crate::run::run;
use crate::trouble::Trouble;

/// What to do about the needs that aren't met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Nothing: all is there.
    Ready,
    /// Run these commands, after asking if `ask`.
    Install {
        message: String,
        commands: Vec<Vec<String>>,
        ask: bool,
    },
    /// We can't; a person can.
    Tell { advice: String },
}

/// Makes this machine ready, or says why not.
pub fn make_ready(when: When) -> Result<Machine, Trouble> {
    let machine = Machine::look();
    match plan(&machine, when) {
        Plan::Ready => Ok(machine),
        Plan::Tell { advice } => Err(Trouble::NotSetUp { advice }),
        Plan::Install {
            message,
            commands,
            ask,
        } => {
            println!("{message}");
            if ask && !agreed() {
                return Err(Trouble::NotSetUp {
                    advice: by_hand(&commands),
                });
            }
            install(&commands)?;
            verified(Machine::look(), when)
        }
    }
}

/// What to do on this machine; decides, and touches nothing.
pub fn plan(machine: &Machine, when: When) -> Plan {
    let lacking = lacking(machine, when);
    if lacking.is_empty() {
        return Plan::Ready;
    }
    let system = &machine.system;
    let mut message = format!("Damas needs what this system ({}) lacks:\n", system.name());
    for need in &lacking {
        // Writing to a string can't fail.
        let _ = writeln!(message, "  {} (for {})", need.what, need.why);
    }
    let commands = commands(&lacking, system, machine.rights == Rights::Root);
    let all_by_package = lacking
        .iter()
        .all(|need| matches!(need.source(system), Some(Source::Packages(_))));
    if *system == System::Debian && all_by_package && machine.rights != Rights::None {
        let _ = write!(message, "Installing it takes:\n{}", indented(&commands));
        return Plan::Install {
            message,
            commands,
            ask: machine.rights == Rights::Sudo,
        };
    }
    Plan::Tell {
        advice: message + &advice(&lacking, system, &commands),
    }
}

/// What of the table is needed then, isn't there, and doesn't come with the system.
fn lacking(machine: &Machine, when: When) -> Vec<&'static Need> {
    let comes = |need: &Need| need.source(&machine.system) == Some(Source::Comes);
    NEEDS
        .iter()
        .filter(|need| need.when <= when && !comes(need) && !machine.shows(need.sign))
        .collect()
}

/// The commands that install the packages among these needs; none if no package is among them.
fn commands(needs: &[&Need], system: &System, root: bool) -> Vec<Vec<String>> {
    let mut packages: Vec<&str> = Vec::new();
    for need in needs {
        if let Some(Source::Packages(names)) = need.source(system) {
            packages.extend(names);
        }
    }
    packages.sort_unstable();
    packages.dedup();
    let Some(installer) = system.installer().filter(|_| !packages.is_empty()) else {
        return Vec::new();
    };
    let sudo: &[&str] = if root { &[] } else { &["sudo"] };
    let line = |words: &[&[&str]]| words.concat().into_iter().map(str::to_owned).collect();
    let install = line(&[sudo, installer, &packages]);
    // A new Debian has no lists of packages yet.
    let update = (*system == System::Debian).then(|| line(&[sudo, &["apt-get", "update"]]));
    update.into_iter().chain([install]).collect()
}

/// What a person has to do; the sentences after the list of what is lacking.
fn advice(lacking: &[&Need], system: &System, commands: &[Vec<String>]) -> String {
    let mut text = if commands.is_empty() {
        String::new()
    } else {
        by_hand(commands)
    };
    for (what, phrase) in phrases(lacking, system) {
        let _ = writeln!(text, "For {what}, install: {phrase}");
    }
    if let System::Other(_) = system {
        text += "We don't know the packages of this system: please install the above with its own tools.\n";
    }
    text + "Then type the same command again."
}

/// Those needs that are met by hand, and how.
fn phrases<'a>(
    needs: &'a [&Need],
    system: &'a System,
) -> impl Iterator<Item = (&'static str, &'static str)> + 'a {
    needs.iter().filter_map(|need| match need.source(system) {
        Some(Source::ByHand(phrase)) => Some((need.what, phrase)),
        _ => None,
    })
}

/// The lines to type on a system that has nothing of what is needed then.
pub fn everything(system: &System, when: When) -> Vec<String> {
    let all: Vec<_> = NEEDS.iter().filter(|need| need.when <= when).collect();
    let commands = commands(&all, system, false);
    let typed = (!commands.is_empty()).then(|| joined(&commands));
    typed
        .into_iter()
        .chain(phrases(&all, system).map(|(_, phrase)| phrase.to_owned()))
        .collect()
}

fn by_hand(commands: &[Vec<String>]) -> String {
    format!("Please type this line:\n  {}\n", joined(commands))
}

/// All commands as one line for a shell.
fn joined(commands: &[Vec<String>]) -> String {
    let lines: Vec<_> = commands.iter().map(|words| words.join(" ")).collect();
    lines.join(" && ")
}

fn indented(commands: &[Vec<String>]) -> String {
    let lines: Vec<_> = commands
        .iter()
        .map(|words| format!("  {}", words.join(" ")))
        .collect();
    lines.join("\n")
}

fn agreed() -> bool {
    print!("Do that now? [y/N] ");
    let mut answer = String::new();
    let read = std::io::stdout()
        .flush()
        .and_then(|()| std::io::stdin().lock().read_line(&mut answer));
    read.is_ok() && is_yes(&answer)
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}

fn install(commands: &[Vec<String>]) -> Result<(), Trouble> {
    let Some((last, before)) = commands.split_last() else {
        return Ok(());
    };
    for words in before {
        // One stale list of packages among many is no reason to stop; the last command tells.
        if let Err(trouble) = run(&mut quietly(words)) {
            eprintln!("{trouble} Going on all the same.");
        }
    }
    run(&mut quietly(last))
}

/// This command, with no package stopping to ask a question.
fn quietly(words: &[String]) -> Command {
    let mut command = Command::new(&words[0]);
    command
        .args(&words[1..])
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn verified(machine: Machine, when: When) -> Result<Machine, Trouble> {
    let what: Vec<_> = lacking(&machine, when)
        .iter()
        .map(|need| need.what)
        .collect();
    if what.is_empty() {
        Ok(machine)
    } else {
        Err(Trouble::StillLacking { what })
    }
}

#[cfg(test)]
mod tests;
