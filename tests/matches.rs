//! `damas-cli match`, `hub` and `bench` as other programs call them.
#![cfg(feature = "cli")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const CLI: &str = env!("CARGO_BIN_EXE_damas-cli");

fn run(arguments: &[&str]) -> Output {
    Command::new(CLI).args(arguments).output().unwrap()
}

/// Standard output of a command that succeeds.
fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a match said, without what is different each time.
fn lasting(told: &str) -> String {
    let lines = told.lines().skip(1);
    let lasting = lines.filter(|line| !line.starts_with("games "));
    lasting.collect::<Vec<_>>().join("\n")
}

/// A file that isn't there yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn a_seed_plays_one_match_on_any_number_of_threads() {
    let play = |name: &str, concurrency: &str, seed: &str| {
        let path = fresh(name);
        #[rustfmt::skip]
        let told = answer(&[
            "match", "self:mb=1", "greedy", "--nodes", "60", "--games", "12", "--every", "4",
            "--concurrency", concurrency, "--seed", seed, "--pdn", path.to_str().unwrap(),
        ]);
        let replayed = answer(&["replay", path.to_str().unwrap()]);
        assert_eq!(replayed.matches("game ").count(), 12);
        (lasting(&told), std::fs::read_to_string(path).unwrap())
    };
    let (told, games) = play("match-1.pdn", "1", "5");
    assert_eq!(play("match-3.pdn", "3", "5"), (told.clone(), games.clone()));
    assert_ne!(play("match-other.pdn", "3", "6").1, games);
    for tag in [
        "[Round \"12\"]",
        "[White \"self:mb=1\"]",
        "[Black \"greedy\"]",
    ] {
        assert!(games.contains(tag), "{games}");
    }
    assert!(told.starts_with("4 games: "), "{told}");
    for word in [
        "wins ",
        "draws ",
        "losses ",
        "score ",
        "Elo ",
        "pentanomial",
    ] {
        assert!(told.contains(word), "{told}");
    }
}

#[test]
fn every_rule_set_can_be_played() {
    for rules in [
        "frisian-sheet",
        "frisian-ludoteka",
        "frysk",
        "spanish",
        "spanish-classic",
        "international",
        "international-fmjd",
    ] {
        #[rustfmt::skip]
        let told = answer(&[
            "match", "self:mb=1", "random", "--rules", rules, "--nodes", "60", "--games", "2",
        ]);
        assert!(told.contains("\ngames 2 in "), "{rules}: {told}");
        assert!(!told.contains("loses as"), "{rules}: {told}");
    }
}

#[test]
fn a_program_that_speaks_hub_plays_as_we_do() {
    let hub = format!("'{CLI}' hub @ tt-size=16");
    for limit in [
        ["--nodes", "60"],
        ["--depth", "2"],
        ["--clock", "0.2+0.01"],
        ["--movetime", "5"],
    ] {
        for rules in ["frisian", "spanish", "international"] {
            let told = answer(&[
                "match", &hub, "random", "--rules", rules, "--games", "2", limit[0], limit[1],
            ]);
            assert!(!told.contains("loses as"), "{limit:?} {rules}: {told}");
            assert!(told.contains("\nlosses 0\n"), "{limit:?} {rules}: {told}");
        }
    }
}

#[test]
fn a_match_ends_when_it_is_sure() {
    #[rustfmt::skip]
    let told = answer(&[
        "match", "self:mb=1", "random", "--nodes", "60", "--games", "2000", "--sprt", "0,200",
    ]);
    assert!(told.contains(": stronger by +200 ("), "{told}");
    let games = told.lines().find_map(|line| line.strip_prefix("games "));
    let games = games.and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(games.parse::<u32>().unwrap() < 200, "{told}");
}

#[test]
#[cfg(unix)]
fn a_program_that_fails_loses() {
    let ready = "read hub; echo wait; read init; echo ready";
    let cases = [
        ("it ends", "exit 1", "the program has ended"),
        (
            "it cheats",
            "while read line; do case $line in go*) echo done move=1-1;; esac; done",
            "1-1 is not legal here",
        ),
        (
            "it is silent",
            "cat >/dev/null",
            "no answer to \"go think\" within 1005 ms",
        ),
    ];
    for (name, then, complaint) in cases {
        let script = format!("sh -c '{ready}; {then}'");
        let told = answer(&[
            "match",
            &script,
            "random",
            "--movetime",
            "5",
            "--games",
            "2",
        ]);
        for (game, side) in [(1, "White"), (2, "Black")] {
            let line = format!("game {game}: A loses as {side}: {complaint}\n");
            assert!(told.contains(&line), "{name}: {told}");
        }
        assert!(
            told.contains("\nwins 0\ndraws 0\nlosses 2\n"),
            "{name}: {told}"
        );
    }
}

#[test]
fn a_long_game_is_a_draw() {
    let told = answer(&[
        "match",
        "random",
        "random",
        "--games",
        "2",
        "--max-plies",
        "10",
    ]);
    assert!(told.contains("game 1: a draw after 10 plies\n"), "{told}");
    assert!(told.contains("\ndraws 2\n"), "{told}");
}

#[test]
fn what_can_not_be_played_says_why() {
    let openings = fresh("no-openings");
    let openings = openings.to_str().unwrap();
    #[rustfmt::skip]
    let cases: [(&str, &[&str], i32, &str); 12] = [
        ("nobody else", &["self"], 2, "required"),
        ("a level too high", &["level:9", "random"], 2, "1 to 8"),
        ("an unknown option", &["self:book=no", "random"], 2, "no option"),
        ("an option without a value", &["self:threads", "random"], 2, "no value"),
        ("an open quote", &["'scan", "random"], 2, "isn't closed"),
        ("no time at all", &["random", "random", "--clock", "0"], 2, "clock"),
        ("two times", &["random", "random", "--clock", "1", "--movetime", "5"], 2, "cannot be used"),
        ("half a test", &["random", "random", "--sprt", "5"], 2, "Elo differences"),
        ("no limit", &["self", "random"], 1, "never ends"),
        ("an odd number", &["random", "random", "--games", "3"], 1, "odd number"),
        ("no such program", &["./no-such-program", "random", "--nodes", "5"], 1, "can't be started"),
        ("no openings", &["random", "random", "--openings", openings], 1, "no-openings"),
    ];
    for (name, arguments, code, complaint) in cases {
        let output = run(&[&["match"], arguments].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{name}: {said}");
        assert!(said.contains(complaint), "{name}: {said}");
    }
}

#[test]
fn hub_is_spoken_on_standard_input_and_output() {
    let mut engine = Command::new(CLI)
        .arg("hub")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let script = "hub\ninit\npos\nlevel infinite\ngo think\n";
    let mut ear = engine.stdin.take().unwrap();
    ear.write_all(script.as_bytes()).unwrap();
    // The input ends in the midst of a search.
    drop(ear);
    let output = engine.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.starts_with("id name=Damas "), "{told}");
    let dones = told.lines().filter(|line| line.starts_with("done move="));
    assert_eq!(dones.count(), 1, "{told}");
}

#[test]
fn bench_tells_speed_and_signature() {
    let told = answer(&["bench"]);
    let value = |name: &str| {
        let found = told.lines().find_map(|line| line.strip_prefix(name));
        found.unwrap_or_else(|| panic!("{name:?} in {told}"))
    };
    assert_eq!(value("nodes "), value("signature "));
    assert_eq!(value("signature ").parse(), Ok(damas::ai::signature()));
    assert!(value("nodes per second ").parse::<u64>().unwrap() > 0);
    assert!(value("time ").ends_with(" s"));
}
