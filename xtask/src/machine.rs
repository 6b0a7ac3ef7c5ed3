//! What this machine is and has: a value that is gathered once and then only read, so that tests can make one up.

mod drivers;
mod libraries;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::needs::{NEEDS, Sign, System};

/// A machine, as far as Damas is concerned.
#[derive(Clone, Debug)]
pub struct Machine {
    /// Its operating system.
    pub system: System,
    /// What we may do to it.
    pub rights: Rights,
    /// Those programs that the table of needs names and that can be found.
    pub programs: BTreeSet<String>,
    /// Those modules that the table names and that pkg-config knows.
    pub modules: BTreeSet<String>,
    /// The shared libraries that can be loaded by name.
    pub libraries: BTreeSet<String>,
    /// The files that register Vulkan drivers.
    pub drivers: Vec<PathBuf>,
}

/// Who may install packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// We are root.
    Root,
    /// There is sudo, and a person at a terminal who can be asked.
    Sudo,
    /// Nobody here.
    None,
}

impl Machine {
    /// Looks at the machine we run on.
    pub fn look() -> Self {
        let signs = || NEEDS.iter().map(|need| need.sign);
        let programs = signs().filter_map(|sign| match sign {
            Sign::Program(names) => Some(names),
            _ => None,
        });
        let modules = signs().filter_map(|sign| match sign {
            Sign::Module(name) => Some(name),
            _ => None,
        });
        Self {
            system: system(),
            rights: rights(),
            programs: programs
                .flatten()
                .filter(|name| has_program(name))
                .map(ToString::to_string)
                .collect(),
            modules: modules
                .filter(|name| has_module(name))
                .map(str::to_owned)
                .collect(),
            libraries: libraries::loadable(),
            drivers: drivers::registered(),
        }
    }

    /// Whether a sign is seen here.
    pub fn shows(&self, sign: Sign) -> bool {
        match sign {
            Sign::Program(names) => names.iter().any(|&name| self.programs.contains(name)),
            Sign::Module(name) => self.modules.contains(name),
            Sign::Libraries(names) => names.iter().all(|&name| self.libraries.contains(name)),
            Sign::Driver => !self.drivers.is_empty(),
            Sign::SoftwareDriver => self.software_driver().is_some(),
        }
    }

    /// The file that registers Mesa's lavapipe.
    pub fn software_driver(&self) -> Option<&Path> {
        let is_lavapipe = |path: &&PathBuf| {
            path.file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd"))
        };
        self.drivers.iter().find(is_lavapipe).map(PathBuf::as_path)
    }
}

fn system() -> System {
    match std::env::consts::OS {
        "macos" => System::Macos,
        "windows" => System::Windows,
        "linux" => ["/etc/os-release", "/usr/lib/os-release"]
            .iter()
            .find_map(|path| std::fs::read_to_string(path).ok())
            .map_or_else(
                || System::Other("this Linux".to_owned()),
                |text| linux(&text),
            ),
        other => System::Other(other.to_owned()),
    }
}

/// The Linux that an os-release file speaks of; its format is freedesktop.org's.
fn linux(os_release: &str) -> System {
    let value = |key: &str| {
        let line = os_release
            .lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
        line.unwrap_or_default()
            .trim_matches(['"', '\''])
            .to_owned()
    };
    let kin = format!("{} {}", value("ID"), value("ID_LIKE"));
    for name in kin.split_whitespace() {
        match name {
            "debian" | "ubuntu" => return System::Debian,
            "fedora" | "rhel" | "centos" => return System::Fedora,
            "arch" => return System::Arch,
            _ => {}
        }
    }
    let name = Some(value("PRETTY_NAME")).filter(|name| !name.is_empty());
    System::Other(name.unwrap_or_else(|| "this Linux".to_owned()))
}

fn rights() -> Rights {
    let asks = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
    if effective_user() == Some(0) {
        Rights::Root
    } else if asks && has_program("sudo") {
        Rights::Sudo
    } else {
        Rights::None
    }
}

/// The effective user's number, from Linux's own account of this process.
fn effective_user() -> Option<u32> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn has_program(name: &str) -> bool {
    // On Windows the linker sits in no search path, but without one this program couldn't have been made.
    if cfg!(windows) && name == "cc" {
        return true;
    }
    std::env::var_os("PATH").is_some_and(|path| in_search_path(name, &path))
}

fn in_search_path(name: &str, path: &OsString) -> bool {
    std::env::split_paths(path).any(|folder| folder.join(name).is_file())
}

fn has_module(name: &str) -> bool {
    let asked = std::env::var_os("PKG_CONFIG");
    let programs = asked.map_or_else(
        || vec!["pkg-config".into(), "pkgconf".into()],
        |program| vec![program],
    );
    programs.iter().any(|program| {
        let mut command = Command::new(program);
        command
            .args(["--exists", name])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn os_release_tells_the_family() {
        let other = |name: &str| System::Other(name.to_owned());
        let cases = [
            (
                "Debian",
                "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n",
                System::Debian,
            ),
            (
                "a child of Ubuntu",
                "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n",
                System::Debian,
            ),
            (
                "VERSION_ID comes before ID",
                "VERSION_ID=\"41\"\nID=fedora\n",
                System::Fedora,
            ),
            (
                "Rocky",
                "ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n",
                System::Fedora,
            ),
            ("Manjaro", "ID=manjaro\nID_LIKE=arch\n", System::Arch),
            (
                "unknown",
                "ID=void\nPRETTY_NAME='Void Linux'\n",
                other("Void Linux"),
            ),
            ("empty", "", other("this Linux")),
        ];
        for (name, text, expected) in cases {
            assert_eq!(linux(text), expected, "{name}");
        }
    }

    #[test]
    fn programs_are_looked_for_along_the_search_path() {
        let cargo = PathBuf::from(env!("CARGO"));
        let folder = cargo.parent().expect("cargo lies in a folder");
        let name = cargo
            .file_name()
            .expect("cargo has a name")
            .to_string_lossy();
        assert!(in_search_path(
            &name,
            &std::env::join_paths(["/nowhere".as_ref(), folder]).expect("no colon")
        ));
        assert!(!in_search_path(&name, &"/nowhere".into()));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn linux_tells_who_we_are() {
        assert!(effective_user().is_some());
    }
}
