//! What is said and what is answered.

use super::pipe::{Gui, converse};

#[test]
fn the_engine_introduces_itself() {
    converse(
        "introduction",
        "> hub
         < id name=Damas version=* author=* country=*
         < param name=variant value=normal type=enum values=\"frisian * spanish *\"
         < param name=level-skill value=8 type=real min=1 max=8
         < param name=threads value=1 type=int min=1 *
         < param name=tt-size value=20 type=int *
         < param name=lines value=1 type=int *
         < param name=seed value=0 type=int *
         < param name=variety value=false type=bool
         < wait
         > set-param name=variant value=frisian
         > set-param name=level-skill value=7.5
         > init
         < ready
         > ping
         < pong
         > quit",
    );
}

#[test]
fn searches_end_with_one_move() {
    let cases = [
        ("by plies", "> level depth=3", "> go think", ""),
        ("by positions", "> level nodes=2000", "> go think", ""),
        ("by time", "> level move-time=0.05", "> go think", ""),
        ("by a clock", "> level time=1 inc=0.01", "> go think", ""),
        ("with no time left", "> level time=-1", "> go think", ""),
        (
            "with nothing at all",
            "> level nodes=0 depth=0 move-time=0",
            "> go think",
            "",
        ),
        ("told to stop", "> level infinite", "> go think", "> stop"),
        ("without a level", "", "> go", "> stop"),
        ("told to stop twice", "", "> go think", "> stop\n> stop"),
        (
            "analysis",
            "> level infinite",
            "> go analyze",
            "> ping\n< pong\n> stop",
        ),
        ("analysis by plies", "> level depth=3", "> go analyze", ""),
    ];
    for (name, level, go, then) in cases {
        let script = format!(
            "> init\n< ready\n> pos\n{level}\n{go}\n{then}\n< done move=*\n> ping\n< pong\n\
             > level nodes=100\n> go think\n< done move=*"
        );
        converse(name, &script);
    }
}

#[test]
fn what_is_only_expected_is_pondered() {
    let cases = [
        ("it comes", "> ponder-hit\n< done move=*"),
        (
            "it comes late",
            "> ping\n< pong\n> ponder-hit\n< done move=*",
        ),
        ("it doesn't come", "> ping\n< pong\n> stop\n< done move=*"),
        (
            "it comes and all is over",
            "> ponder-hit\n> stop\n< done move=*",
        ),
        (
            "it comes twice",
            "> ponder-hit\n< done move=*\n> ponder-hit\n< error message=*expected*",
        ),
    ];
    for level in ["move-time=0.05", "depth=2", "nodes=100", "time=1"] {
        for (name, then) in cases {
            let script = format!(
                "> init\n< ready\n> pos\n> level {level}\n> go ponder\n{then}\n> ping\n< pong\n\
                 > level nodes=100\n> go think\n< done move=*"
            );
            converse(&format!("{name}, {level}"), &script);
        }
    }
}

#[test]
fn no_answer_comes_before_it_is_wanted() {
    let gui = Gui::new();
    gui.say(b"init\npos\nlevel depth=1\ngo ponder\n");
    assert_eq!(gui.hear(), "ready");
    // The search itself is over in no time.
    std::thread::sleep(std::time::Duration::from_millis(100));
    gui.say(b"ping\n");
    assert_eq!(gui.hear_word(), "pong");
    gui.say(b"ponder-hit\n");
    assert!(gui.hear_word().starts_with("done move="));
    assert_eq!(gui.leave(), Vec::<String>::new());
}

#[test]
fn a_search_has_its_answer_when_the_gui_goes() {
    for (name, last) in [("end of input", ""), ("quit", "> quit")] {
        for go in ["think", "ponder", "analyze"] {
            let script = format!("> init\n< ready\n> pos\n> level infinite\n> go {go}\n{last}\n.");
            converse(&format!("{name} in {go}"), &script);
        }
    }
}

#[test]
fn positions_come_with_all_that_counts() {
    // W:W36,K50:B2, White to move.
    let empty = |count| "e".repeat(count);
    let pos = format!("Web{}w{}W", empty(33), empty(13));
    let cases = [
        ("a king that has run must wait", "wolf=\"W50=3\"", "36-31"),
        (
            "so must one that has run by the moves",
            "moves=\"50-45 2-8 45-50 8-13 50-45 13-19\"",
            "36-31",
        ),
    ];
    for (name, arguments, only) in cases {
        let script = format!(
            "> set-param name=variant value=frisian\n> init\n< ready\n\
             > pos pos={pos} {arguments}\n> level nodes=500\n> go think\n< done move={only}*"
        );
        converse(name, &script);
    }
}

#[test]
fn analysis_tells_as_many_lines_as_are_wanted() {
    let gui = Gui::new();
    gui.say(b"set-param name=lines value=3\ninit\npos\nlevel depth=2\ngo analyze\n");
    assert_eq!(gui.hear(), "ready");
    let mut lines = Vec::new();
    loop {
        let line = gui.hear();
        if line.starts_with("done") {
            break;
        }
        lines.push(line);
    }
    for number in 1..=3 {
        let prefix = format!("info line={number} depth=2 score=");
        assert!(
            lines.iter().any(|line| line.starts_with(&prefix)),
            "{lines:?}"
        );
    }
    assert_eq!(gui.leave(), Vec::<String>::new());
}

#[test]
fn one_seed_plays_one_game_and_the_next_game_another() {
    let play = |seed: &str| {
        let gui = Gui::new();
        let setup = format!("set-param name=level-skill value=1\n{seed}\ninit\npos\n");
        gui.say(setup.as_bytes());
        assert_eq!(gui.hear(), "ready");
        let moves: Vec<_> = (0..12)
            .map(|_| {
                gui.say(b"new-game\nlevel nodes=200\ngo think\n");
                gui.hear_word()
            })
            .collect();
        gui.leave();
        moves
    };
    let moves = play("");
    assert_eq!(moves, play(""));
    assert_eq!(moves[5..], play("set-param name=seed value=5")[..7]);
}
