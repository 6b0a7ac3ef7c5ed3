//! What no GUI says, and what comes of it: an error or nothing, and the engine is still there.

use super::pipe::{Gui, converse};
use crate::random;
use damas::hub::MAX_LINE;
use rand::RngExt;

#[test]
fn bad_lines_are_answered_with_an_error() {
    let cases = [
        ("a quote that never ends", "pos pos=\"W", "quote"),
        ("a name that is missing", "level =5", "name"),
        ("a value for a command", "pos=W", "begins with a command"),
        ("a position too short", "pos pos=W", "characters"),
        ("a position of nothing", "pos pos=", "characters"),
        ("a move from nowhere", "pos moves=99-1", "not a move"),
        (
            "a move that isn't legal",
            "pos moves=\"32-28 32-28\"",
            "not legal",
        ),
        ("a run without a king", "pos wolf=W28=3 pos=Z", "characters"),
        ("a level of nothing", "level", "level needs"),
        (
            "a depth that is none",
            "level depth=deep",
            "no value for depth",
        ),
        (
            "a time that is none",
            "level move-time=NaN",
            "no value for move-time",
        ),
        (
            "a parameter without a value",
            "set-param name=threads",
            "needs value=",
        ),
        (
            "a parameter too late",
            "set-param name=threads value=2",
            "nothing can be set",
        ),
        ("a second init", "init", "init has been said"),
        ("a search of nothing", "go think", "say pos first"),
        ("a hit without a shot", "ponder-hit", "expected"),
    ];
    for (name, line, complaint) in cases {
        let script =
            format!("> init\n< ready\n> {line}\n< error message=\"*{complaint}*\"\n> ping\n< pong");
        converse(name, &script);
    }
}

#[test]
fn what_comes_before_init_is_refused() {
    for line in ["pos", "go think", "new-game"] {
        let script = format!("> {line}\n< error message=\"say init first\"\n> init\n< ready");
        converse(line, &script);
    }
    let cases = [
        ("variant", "chess"),
        ("variant", "\"\""),
        ("threads", "0"),
        ("tt-size", "99"),
        ("level-skill", "-1"),
        ("book", "true"),
    ];
    for (name, value) in cases {
        let script =
            format!("> set-param name={name} value={value}\n< error message=*\n> init\n< ready");
        converse(name, &script);
    }
}

#[test]
fn what_is_unknown_is_passed_over() {
    converse(
        "unknown",
        "> hello
         > init now=true later
         < ready
         > pos fen=none
         > level nodes=100 hours=3
         > go think fast
         < done move=*",
    );
}

#[test]
fn a_game_that_is_over_is_refused() {
    let nothing = "e".repeat(50);
    let script = format!(
        "> init\n< ready\n> level nodes=100\n> pos pos=W{nothing}\n> go think\n\
         < error message=\"the game is over: no-pieces\"\n> go ponder\n< error message=*\n\
         > go analyze\n< error message=*\n> pos\n> go think\n< done move=*"
    );
    converse("over", &script);
}

#[test]
fn a_bad_position_leaves_no_old_one() {
    let script = "> init\n< ready\n> level nodes=100\n> pos\n> pos pos=W\n< error message=*\n\
                  > go think\n< error message=\"say pos first\"";
    converse("no old position", script);
}

#[test]
fn a_bad_level_leaves_no_old_one() {
    let script = "> init\n< ready\n> level nodes=100\n> pos\n> level depth=deep\n< error message=*\n\
                  > go think\n< error message=\"say level again: *\"\n> ping\n< pong\n\
                  > level nodes=100\n> go think\n< done move=*";
    converse("no old level", script);
}

#[test]
fn a_second_search_waits_for_the_first() {
    for line in ["go think", "new-game"] {
        let script = format!(
            "> init\n< ready\n> pos\n> level infinite\n> go think\n> {line}\n\
             < error message=\"a search is going on: *\"\n> ping\n< pong\n> stop\n< done move=*"
        );
        converse(line, &script);
    }
}

#[test]
fn forty_kings_can_be_thought_about() {
    let kings = format!("W{}{}{}", "B".repeat(20), "e".repeat(10), "W".repeat(20));
    for variant in ["frisian", "normal"] {
        let script = format!(
            "> set-param name=variant value={variant}\n> init\n< ready\n> pos pos={kings}\n\
             > level move-time=0.05\n> go think\n< done move=*"
        );
        converse(variant, &script);
    }
}

#[test]
fn a_line_without_end_is_no_command() {
    let gui = Gui::new();
    let long = vec![b'x'; MAX_LINE];
    for _ in 0..3 {
        gui.say(&long);
    }
    gui.say(b"\nping\n");
    assert_eq!(gui.hear(), "error message=\"the line is too long\"");
    assert_eq!(gui.hear(), "pong");
    gui.say(&long);
    gui.say(&long);
    assert_eq!(gui.leave(), ["error message=\"the line is too long\""]);
}

#[test]
fn noise_is_survived() {
    let words = [
        "pos",
        "level",
        "go",
        "stop",
        "new-game",
        "hub",
        "init",
        "ponder-hit",
        "set-param",
        "ping",
        "pos=W",
        "depth=2",
        "nodes=50",
        "think",
        "ponder",
        "analyze",
        "moves=",
        "\"32-28",
        "wolf=",
        "=",
        "\"",
        " ",
        "\u{0}",
        "\u{ff}",
        "x",
        "name=threads",
        "value=1",
        "infinite",
    ];
    let mut chance = random::chance(7);
    let gui = Gui::new();
    for _ in 0..1_500 {
        let count = chance.random_range(0..6);
        let mut line: Vec<u8> = (0..count)
            .flat_map(|_| [words[chance.random_range(0..words.len())], " "])
            .flat_map(str::bytes)
            .collect();
        if chance.random_bool(0.2) {
            line.push(chance.random());
        }
        line.push(b'\n');
        gui.say(&line);
    }
    gui.say(b"\nstop\nping now\n");
    let rest = gui.leave();
    assert!(rest.len() > 1_000, "{} lines", rest.len());
    let known = [
        "id ",
        "param ",
        "wait",
        "ready",
        "pong",
        "info ",
        "done move=",
        "error message=",
    ];
    for line in rest {
        assert!(known.iter().any(|word| line.starts_with(word)), "{line:?}");
    }
}
