//! A compiler that can make wasm: rustup's, or where rustup's server can't be reached, Debian's.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::cache;
use crate::run::{listen, run, waits_for};
use crate::trouble::Trouble;

/// The target of every browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// How long rustup may take: without a network some of its versions wait for ever.
const PATIENCE: Duration = Duration::from_secs(100);

/// Why there is no compiler for wasm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// rustup couldn't add it, and this isn't a Debian.
    Target,
    /// Nor does this Debian have a compiler that could.
    Package(String),
    /// It has, but we may not install what that needs.
    Rights(String),
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lacks =
            format!("This machine's Rust can't compile for the web. It lacks the target {TARGET}");
        match self {
            Self::Target => write!(
                f,
                "{lacks}, and `rustup target add {TARGET}` didn't bring it."
            ),
            Self::Package(name) => write!(
                f,
                "{lacks}, which rustup couldn't fetch; and Debian's package {name}, which would do instead, can't be had."
            ),
            Self::Rights(line) => write!(
                f,
                "{lacks}, which rustup couldn't fetch. Debian has a compiler that would do; please type:\n  {line}"
            ),
        }
    }
}

/// A compiler that can make wasm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The one we run under.
    Ours,
    /// Debian's, unpacked in this folder; std is compiled with it.
    Debian(PathBuf),
}

impl Toolchain {
    /// Finds one, or fetches one.
    pub fn find() -> Result<Self, Trouble> {
        if has_target() {
            return Ok(Self::Ours);
        }
        let folder = cache::folder("wasm-toolchain")?;
        if works(&folder) {
            return Ok(Self::Debian(folder));
        }
        println!("The target {TARGET} is lacking: asking rustup for it.");
        let mut rustup = Command::new("rustup");
        rustup
            .args(["target", "add", TARGET])
            .env("RUSTUP_MAX_RETRIES", "0");
        if waits_for(&mut rustup, PATIENCE) && has_target() {
            return Ok(Self::Ours);
        }
        println!("rustup can't reach its server: looking for Debian's compiler for the web.");
        debian::fetch(&folder)?;
        Ok(Self::Debian(folder))
    }

    /// Makes a cargo command compile for the web.
    pub fn furnish(&self, cargo: &mut Command) {
        cargo.args(["--target", TARGET]);
        if let Self::Debian(folder) = self {
            cargo.arg("-Zbuild-std=std,panic_abort");
            cargo
                .env("RUSTC", compiler(folder))
                .env("RUSTC_BOOTSTRAP", "1");
            if let Some(libraries) = libraries(folder) {
                cargo.env("LD_LIBRARY_PATH", libraries);
            }
        }
    }
}

fn compiler(folder: &Path) -> PathBuf {
    folder.join("usr/bin/rustc")
}

/// Where its libraries lie: `usr/lib/x86_64-linux-gnu` or its like.
fn libraries(folder: &Path) -> Option<PathBuf> {
    let mut inside = std::fs::read_dir(folder.join("usr/lib")).ok()?.flatten();
    let found = inside.find(|entry| entry.file_name().to_string_lossy().ends_with("-linux-gnu"))?;
    Some(found.path())
}

/// A command of the compiler in this folder.
fn rustc(folder: &Path) -> Command {
    let mut rustc = Command::new(compiler(folder));
    if let Some(libraries) = libraries(folder) {
        rustc.env("LD_LIBRARY_PATH", libraries);
    }
    rustc
}

/// Where the compiler looks for its linker: beside its own libraries, in the folder of its host.
fn linker(folder: &Path, version: &str) -> Option<PathBuf> {
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))?;
    Some(
        folder
            .join("usr/lib/rustlib")
            .join(host)
            .join("bin/rust-lld"),
    )
}

/// Whether a compiler lies there with all that it stands on: what it links to is installed, and may be gone where the
/// folder is not, as in a new container.
fn works(folder: &Path) -> bool {
    let told = rustc(folder).arg("-vV").stderr(Stdio::null()).output();
    told.is_ok_and(|told| {
        let version = String::from_utf8_lossy(&told.stdout);
        told.status.success() && linker(folder, &version).is_some_and(|linker| linker.exists())
    })
}

/// Whether our own compiler has std for the web.
fn has_target() -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let output = rustc.stderr(Stdio::null()).output();
    output.is_ok_and(|output| {
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

/// Debian's compiler for the web, which its browsers are built with.
mod debian {
    use super::{Command, Missing, Path, Trouble, linker, listen, run, rustc};

    /// Unpacks it into the folder. It isn't installed: it would drive a Rust from Debian out.
    pub(super) fn fetch(folder: &Path) -> Result<(), Trouble> {
        if listen(Command::new("apt-cache").arg("--version")).is_err() {
            return Err(Trouble::NoWasm(Missing::Target));
        }
        // A new Debian has no lists of packages yet; an old list may do.
        let _ = run(Command::new("apt-get").args(["--quiet", "update"]));
        let std = dependency("rustc-web", "libstd-rust-web-dev")
            .and_then(|_| dependency("libstd-rust-web-dev", "libstd-rust-web-"))?;
        let llvm = dependency(&std, "libllvm")?;
        let lld = llvm.replace("libllvm", "lld-");
        let install = ["install", "--yes", "--no-install-recommends", &llvm, &lld];
        let mut apt = Command::new("apt-get");
        apt.args(install).env("DEBIAN_FRONTEND", "noninteractive");
        if run(&mut apt).is_err() {
            let line = format!("sudo apt-get {}", install.join(" "));
            return Err(Trouble::NoWasm(Missing::Rights(line)));
        }
        let part = folder.with_extension("part");
        let _ = std::fs::remove_dir_all(&part);
        std::fs::create_dir_all(&part).map_err(|error| Trouble::file(&part, &error))?;
        let packages = ["rustc-web", &std, "libstd-rust-web-dev", "rust-web-src"];
        let mut download = Command::new("apt-get");
        download.arg("download").args(packages).current_dir(&part);
        run(&mut download).map_err(|_| missing("rustc-web"))?;
        unpack(&part)?;
        link_linker(&part, &llvm)?;
        let _ = std::fs::remove_dir_all(folder);
        std::fs::rename(&part, folder).map_err(|error| Trouble::file(folder, &error))
    }

    /// The first package that this one depends on and whose name begins so; the versions in them move.
    fn dependency(package: &str, start: &str) -> Result<String, Trouble> {
        let text = listen(Command::new("apt-cache").args(["depends", package])).unwrap_or_default();
        named(&text, start).ok_or_else(|| missing(package))
    }

    fn missing(package: &str) -> Trouble {
        Trouble::NoWasm(Missing::Package(package.to_owned()))
    }

    pub(super) fn named(depends: &str, start: &str) -> Option<String> {
        let depends = depends
            .lines()
            .filter_map(|line| line.trim().strip_prefix("Depends: "));
        depends
            .map(str::to_owned)
            .find(|name| name.starts_with(start))
    }

    fn unpack(folder: &Path) -> Result<(), Trouble> {
        let files = std::fs::read_dir(folder).map_err(|error| Trouble::file(folder, &error))?;
        for file in files.flatten().map(|entry| entry.path()) {
            if file.extension().is_some_and(|end| end == "deb") {
                run(Command::new("dpkg").arg("-x").args([&file, folder]))?;
                std::fs::remove_file(&file).map_err(|error| Trouble::file(&file, &error))?;
            }
        }
        Ok(())
    }

    /// The compiler looks for its linker beside its own libraries, where Debian puts none.
    #[cfg(unix)]
    fn link_linker(folder: &Path, llvm: &str) -> Result<(), Trouble> {
        let told = listen(rustc(folder).arg("-vV"))?;
        let link = linker(folder, &told).ok_or_else(|| missing("rustc-web"))?;
        let bin = link.parent().unwrap_or(folder);
        std::fs::create_dir_all(bin).map_err(|error| Trouble::file(bin, &error))?;
        let lld = Path::new("/usr/lib")
            .join(llvm.replace("libllvm", "llvm-"))
            .join("bin/lld");
        std::os::unix::fs::symlink(lld, &link).map_err(|error| Trouble::file(&link, &error))
    }

    #[cfg(not(unix))]
    fn link_linker(_: &Path, _: &str) -> Result<(), Trouble> {
        Err(Trouble::NoWasm(Missing::Target))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_found_among_what_another_depends_on() {
        let depends =
            "libstd-rust-web-1.96\n  Depends: libc6\n  Depends: libllvm22\n  Conflicts: <rustup>\n";
        assert_eq!(
            debian::named(depends, "libllvm"),
            Some("libllvm22".to_owned())
        );
        assert_eq!(debian::named(depends, "rustup"), None);
    }

    #[test]
    fn debians_compiler_brings_its_own_std() {
        let mut command = Command::new("cargo");
        Toolchain::Debian("/cache/tool".into()).furnish(&mut command);
        let arguments: Vec<_> = command.get_args().collect();
        assert_eq!(
            arguments,
            ["--target", TARGET, "-Zbuild-std=std,panic_abort"]
        );
        let rustc = command.get_envs().find(|(name, _)| *name == "RUSTC");
        assert_eq!(
            rustc.and_then(|(_, value)| value),
            Some("/cache/tool/usr/bin/rustc".as_ref())
        );
    }

    #[test]
    fn a_folder_without_a_whole_compiler_does_not_work() {
        assert!(!works(Path::new("/no/such/folder")));
        let version = "rustc 1.96.0\nhost: x86_64-unknown-linux-gnu\n";
        assert_eq!(
            linker(Path::new("/tool"), version),
            Some("/tool/usr/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld".into())
        );
        assert_eq!(linker(Path::new("/tool"), ""), None);
    }

    #[test]
    fn what_is_missing_is_said() {
        let cases = [
            (Missing::Target, "rustup target add"),
            (Missing::Package("rustc-web".to_owned()), "rustc-web"),
            (
                Missing::Rights("sudo apt-get install lld-22".to_owned()),
                "lld-22",
            ),
        ];
        for (missing, named) in cases {
            let said = missing.to_string();
            assert!(said.contains(named) && said.contains(TARGET), "{said}");
        }
    }
}
