//! The chores themselves, each a short list of what happens.

use std::cell::Cell;
use std::path::Path;
use std::process::Command;

use crate::licences;
use crate::machine::Machine;
use crate::measure;
use crate::needs::{NEEDS, Source, System, When};
use crate::request::{Measured, Shots, Web, Window};
use crate::run::{cargo, run, workspace};
use crate::screen::session;
use crate::screen::unseen::UnseenScreen;
use crate::steps::{Step, walk};
use crate::trouble::Trouble;
use crate::web::modules::Pace;
use crate::web::serve::Server;
use crate::web::toolchain::Toolchain;
use crate::web::{Part, browser, itch as packing};
use crate::{pictures, setup, tree, web as page};

/// What is built for playing. The profile `dev` compiles our code and Bevy at opt-level 1: soonest to the window.
const GAME: &str = "--profile dev --bin damas";

/// All features that are built for this machine.
const ALL_FEATURES: &str = "--features cli,dev,worker";

/// Pixels of the screen the tests run on: the largest window they ask for fits.
const TEST_SCREEN: (u32, u32) = (3840, 2160);

/// Sets up, builds and starts the game.
pub fn play(arguments: &[String]) -> Result<(), Trouble> {
    // First what takes no time to find out.
    session::check().map_err(Trouble::Screen)?;
    setup::make_ready(When::Play)?;
    println!(
        "Building Damas. The first time this takes many minutes, since Bevy is built too; later it takes seconds."
    );
    run(&mut cargo(&format!("build {GAME}")))?;
    println!("Starting Damas.");
    run(cargo(&format!("run --quiet {GAME} --")).args(arguments))
}

/// Sets up and runs everything that must pass.
pub fn test() -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Web)?;
    let skipped = Cell::new(None);
    walk(checks(&machine, &skipped), |line| println!("\n{line}"))?;
    match skipped.into_inner() {
        None => println!("\nAll is well."),
        Some(skipped) => println!("\nAll that could be tried is well.\n{skipped}"),
    }
    Ok(())
}

/// What must pass: first what is cheap, and each thing Bevy is compiled for next to the others that use it. What this
/// machine can't try goes into `skipped`, as lines to be read.
fn checks<'a>(machine: &'a Machine, skipped: &'a Cell<Option<String>>) -> Vec<Step<'a>> {
    let simply = |title: &str, words: &str| {
        let mut command = cargo(words);
        Step::new(title, move || run(&mut command))
    };
    let clippy = |title: &str, features: &str| {
        let words = "clippy --workspace --all-targets";
        simply(title, &format!("{words} {features} -- --deny warnings"))
    };
    vec![
        simply("Formatting", "fmt --all --check"),
        Step::new("No Bevy under the core", tree::core_has_no_bevy),
        Step::new("One Bevy for game and tests", tree::one_bevy),
        Step::new("No network under the game", tree::no_network),
        Step::new("Licences, sources, advisories", licences::check),
        clippy(
            "Clippy: the core and its command line",
            "--no-default-features --features cli,worker",
        ),
        simply(
            "Tests: the core without Bevy",
            "test --workspace --no-default-features",
        ),
        clippy("Clippy: the game with everything", ALL_FEATURES),
        clippy("Clippy: the game as people get it", ""),
        Step::new("Documentation", || {
            let mut words = cargo(&format!("doc --workspace --no-deps {ALL_FEATURES}"));
            run(words.env("RUSTDOCFLAGS", "--deny warnings"))
        }),
        Step::new("Tests: all, windows on a screen nobody sees", || {
            let screen = UnseenScreen::start(machine, TEST_SCREEN)?;
            let mut tests = on_screen(
                cargo(&format!("test --workspace {ALL_FEATURES}")),
                screen.as_ref(),
            );
            // Now that there is a screen, no test may skip for want of one.
            run(tests.env("DAMAS_WINDOW_TESTS", "1"))
        }),
        Step::new("The page: built, and tried in a browser", || {
            skipped.set(try_page_if_any(machine)?);
            Ok(())
        }),
    ]
}

/// Tries the whole page, unless no compiler for it can be had; then it gives lines that say so.
fn try_page_if_any(machine: &Machine) -> Result<Option<String>, Trouble> {
    match Toolchain::find() {
        Ok(toolchain) => try_page(machine, &toolchain, Part::Whole, None).map(|()| None),
        Err(Trouble::NoWasm(missing)) => {
            let skipped = browser::skipped(&missing)?;
            println!("{skipped}");
            Ok(Some(skipped))
        }
        Err(trouble) => Err(trouble),
    }
}

/// Builds as much of the page as is to be tried, and tries it; `only` with the tests of this name.
fn try_page(
    machine: &Machine,
    toolchain: &Toolchain,
    part: Part,
    only: Option<&str>,
) -> Result<(), Trouble> {
    page::build_with(toolchain, Pace::Test, part)?;
    if part == Part::Whole && only.is_none_or(|only| only == browser::LIKENESS) {
        desktop_pictures(machine)?;
    }
    browser::test(part, only)
}

/// The pictures that the page's own are held against.
fn desktop_pictures(machine: &Machine) -> Result<(), Trouble> {
    run(&mut cargo(&format!("build {GAME} {ALL_FEATURES}")))?;
    for window in Window::usual() {
        let folder = workspace().join("dist/desktop").join(window.name());
        pictures::clear(&folder)?;
        let screen = UnseenScreen::start(machine, window.physical())?;
        let mut command = on_screen(scripted(&folder, window, ALL_FEATURES), screen.as_ref());
        run(command.arg("--likeness"))?;
    }
    Ok(())
}

/// Plays the scripts in each window and checks the pictures they leave.
pub fn shots(request: &Shots) -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Test)?;
    let folder = std::path::absolute(&request.folder).map_err(|error| Trouble::File {
        path: request.folder.clone(),
        reason: error.to_string(),
    })?;
    run(&mut cargo(&format!("build {GAME} --features dev")))?;
    for &window in &request.windows {
        let screen = UnseenScreen::start(&machine, window.physical())?;
        for subject in pictures::SUBJECTS {
            let folder = folder.join(window.name()).join(subject.folder);
            pictures::clear(&folder)?;
            let mut game = scripted(&folder, window, "--features dev");
            game.args(subject.option);
            run(&mut on_screen(game, screen.as_ref()))?;
            for line in pictures::check(&folder, window, &subject.wanted())? {
                println!("{line}");
            }
        }
    }
    Ok(())
}

/// Tells what the game costs.
pub fn measure(measured: Measured) -> Result<(), Trouble> {
    if measured == Measured::Window {
        let machine = setup::make_ready(When::Test)?;
        return measure::measure(&machine, TEST_SCREEN);
    }
    setup::make_ready(When::Web)?;
    let toolchain = Toolchain::find()?;
    if measured == Measured::Page {
        page::measure::page(&toolchain)
    } else {
        page::measure::engine(&toolchain)
    }
}

/// Builds the page; tries it, shows it.
pub fn web(request: &Web) -> Result<(), Trouble> {
    if request.test {
        let machine = setup::make_ready(When::Web)?;
        let part = if request.alone {
            Part::Alone
        } else {
            Part::Whole
        };
        try_page(&machine, &Toolchain::find()?, part, request.only.as_deref())?;
    } else {
        page::build(Pace::Release)?;
    }
    let Some(port) = request.serve else {
        return Ok(());
    };
    // The folder above, so that the page lies in a sub-path as on most hosts.
    let server = Server::open(&workspace().join("dist"), port)?;
    println!(
        "The game is at http://{}/web/ until you press Ctrl+C.",
        server.address()?
    );
    server.serve();
    Ok(())
}

/// Builds the page and packs it.
pub fn itch() -> Result<(), Trouble> {
    setup::make_ready(When::Web)?;
    page::build(Pace::Release)?;
    packing::pack()?;
    browser::run_script("itch.js")?;
    println!("Its pictures are in dist/itch.");
    Ok(())
}

/// The game in such a window, built with these features, playing by script.
fn scripted(folder: &Path, window: Window, features: &str) -> Command {
    let mut command = cargo(&format!("run --quiet {GAME} {features} --"));
    command.arg("--shots").arg(folder);
    command.args([
        "--size",
        &window.size(),
        "--scale",
        &window.scale.to_string(),
    ]);
    command
}

fn on_screen(mut command: Command, screen: Option<&UnseenScreen>) -> Command {
    if let Some(screen) = screen {
        screen.furnish(&mut command);
    }
    command
}

/// Lists what this system needs and whether it is there, then what each known system has to install.
pub fn needs() {
    let machine = Machine::look();
    println!("This system ({}):", machine.system.name());
    for need in &NEEDS {
        let state = match need.source(&machine.system) {
            Some(Source::Comes) => "comes with the system",
            _ if machine.shows(need.sign) => "there",
            _ => "lacking",
        };
        println!("  {:<24} {state:<22} for {}", need.what, need.why);
    }
    for system in System::KNOWN {
        println!("\n{}:", system.name());
        for line in setup::everything(&system, When::Web) {
            println!("  {line}");
        }
    }
}
