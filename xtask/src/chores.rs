//! The chores themselves, each a short list of what happens.

use crate::machine::Machine;
use crate::needs::{NEEDS, Source, System, When};
use crate::request::{Shots, Window};
use crate::run::{cargo, run};
use crate::screen::session;
use crate::screen::unseen::UnseenScreen;
use crate::steps::{Step, walk};
use crate::trouble::Trouble;
use crate::{pictures, setup, tree};

/// The cargo profile that people play with. `dev` compiles our code and Bevy at opt-level 1: soonest to the window.
const PLAY_PROFILE: &str = "dev";

/// All features that are built for this machine.
const ALL_FEATURES: &str = "cli,dev";

/// Pixels of the screen the tests run on: the largest window they ask for fits.
const TEST_SCREEN: (u32, u32) = (3840, 2160);

/// Sets up, builds and starts the game.
pub fn play(arguments: &[String]) -> Result<(), Trouble> {
    // First what takes no time to find out.
    session::check()?;
    setup::make_ready(When::Play)?;
    let game = ["--profile", PLAY_PROFILE, "--bin", "damas"];
    println!(
        "Building Damas. The first time this takes many minutes, since Bevy is built too; later it takes seconds."
    );
    run(&mut cargo(["build"].iter().chain(&game)))?;
    println!("Starting Damas.");
    run(cargo(["run", "--quiet"].iter().chain(&game))
        .arg("--")
        .args(arguments))
}

/// Sets up and runs everything that must pass, what is cheap first.
pub fn test() -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Test)?;
    let screen = UnseenScreen::start(&machine, TEST_SCREEN)?;
    let simple = |title: &str, words: &[&str]| {
        let mut command = cargo(words);
        Step::new(title, move || run(&mut command))
    };
    let strictly = ["--", "--deny", "warnings"];
    let clippy = |title: &str, features: &[&str]| {
        simple(
            title,
            &[
                &["clippy", "--workspace", "--all-targets"],
                features,
                &strictly,
            ]
            .concat(),
        )
    };
    let all = ["--features", ALL_FEATURES];
    let steps = vec![
        simple("Formatting", &["fmt", "--all", "--check"]),
        Step::new("No Bevy under the core", tree::core_has_no_bevy),
        Step::new(
            "One Bevy for the game and its tests",
            tree::tests_share_the_games_bevy,
        ),
        clippy("Clippy: the core", &["--no-default-features"]),
        clippy(
            "Clippy: the core and its command line",
            &["--no-default-features", "--features", "cli"],
        ),
        simple(
            "Tests: the core without Bevy",
            &["test", "--workspace", "--no-default-features"],
        ),
        clippy("Clippy: the game with everything", &all),
        clippy("Clippy: the game as people get it", &[]),
        Step::new("Documentation", || {
            let words = ["doc", "--workspace", "--no-deps"].iter().chain(&all);
            run(cargo(words).env("RUSTDOCFLAGS", "--deny warnings"))
        }),
        Step::new("Tests: all, windows on a screen nobody sees", || {
            run(&mut on_screen(
                cargo(["test", "--workspace"].iter().chain(&all)),
                screen.as_ref(),
            ))
        }),
    ];
    walk(steps, |line| println!("\n{line}"))?;
    println!("\nAll is well.");
    Ok(())
}

/// Plays a scripted game in each window and checks the pictures it leaves.
pub fn shots(request: &Shots) -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Test)?;
    let folder = std::path::absolute(&request.folder).map_err(|error| Trouble::File {
        path: request.folder.clone(),
        reason: error.to_string(),
    })?;
    run(&mut cargo([
        "build",
        "--profile",
        PLAY_PROFILE,
        "--bin",
        "damas",
        "--features",
        "dev",
    ]))?;
    for &window in &request.windows {
        let folder = folder.join(window.name());
        pictures::clear(&folder)?;
        let screen = UnseenScreen::start(&machine, window.physical())?;
        run(&mut on_screen(
            scripted_game(&folder, window),
            screen.as_ref(),
        ))?;
        pictures::check(&folder, window)?
            .iter()
            .for_each(|line| println!("{line}"));
    }
    Ok(())
}

fn scripted_game(folder: &std::path::Path, window: Window) -> std::process::Command {
    let mut command = cargo([
        "run",
        "--quiet",
        "--profile",
        PLAY_PROFILE,
        "--bin",
        "damas",
        "--features",
        "dev",
        "--",
    ]);
    command.arg("--shots").arg(folder);
    command.args([
        "--size",
        &window.size(),
        "--scale",
        &window.scale.to_string(),
    ]);
    command
}

fn on_screen(
    mut command: std::process::Command,
    screen: Option<&UnseenScreen>,
) -> std::process::Command {
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
        for line in setup::everything(&system) {
            println!("  {line}");
        }
    }
}
