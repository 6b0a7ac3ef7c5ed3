//! Programs that speak Hub badly or not at all.

use std::time::Duration;

use damas::ai::Limits;
use damas::hub::{Partner, PartnerError};
use damas::rules::{Game, Rules};

const PATIENCE: Duration = Duration::from_secs(20);

/// A shell script that is ready for anything, and then does this.
fn ready_then(rest: &str) -> String {
    format!("read hub; echo wait; read init; echo ready; {rest}")
}

fn start(script: &str, patience: Duration) -> Result<Partner, PartnerError> {
    let arguments = ["-c".to_owned(), script.to_owned()];
    Partner::start("sh", &arguments, Rules::Frisian, &[], patience)
}

/// What comes of asking for a move.
fn asked(script: &str, patience: Duration) -> Result<String, PartnerError> {
    let mut partner = start(&ready_then(script), PATIENCE)?;
    let game = Game::new(Rules::Frisian);
    let mv = partner.think(&game, &Limits::nodes(10), patience)?;
    Ok(mv.to_string())
}

#[test]
fn a_program_that_answers_is_heard() {
    let script = "read pos; read level; read go; \
        echo info depth=1; echo; echo 'no line =\"'; echo 'done move=32-28 ponder=19-23'; read quit";
    assert_eq!(asked(script, PATIENCE).unwrap(), "32-28");
    let told = "read pos; read level; read go; test \"$go\" = 'go think' && \
        test \"$level\" = 'level nodes=10' && echo done move=32-28; read quit";
    assert_eq!(asked(told, PATIENCE).unwrap(), "32-28");
}

#[test]
fn a_program_that_answers_badly_is_told_from_others() {
    let short = Duration::from_millis(300);
    let cases: [(&str, &str, Duration, &str); 7] = [
        ("it ends", "exit 1", PATIENCE, "has ended"),
        (
            "it says nothing",
            "cat >/dev/null",
            short,
            "no answer to \"go think\"",
        ),
        (
            "it never stops talking",
            "yes info",
            short,
            "no answer to \"go think\"",
        ),
        (
            "its line has no end",
            "yes | tr -d '\\n'",
            short,
            "no answer",
        ),
        (
            "it complains",
            "echo 'error message=\"too hard\"'; cat >/dev/null",
            PATIENCE,
            "says: too hard",
        ),
        (
            "it has no move",
            "echo done; cat >/dev/null",
            PATIENCE,
            "done without a move",
        ),
        (
            "its move isn't legal",
            "echo done move=31-22; cat >/dev/null",
            PATIENCE,
            "31-22 is not legal",
        ),
    ];
    for (name, script, patience, complaint) in cases {
        let error = asked(script, patience).unwrap_err().to_string();
        assert!(error.contains(complaint), "{name}: {error}");
    }
}

#[test]
fn a_program_that_does_not_start_is_refused() {
    let missing = Partner::start("no-such-program", &[], Rules::Frisian, &[], PATIENCE);
    assert!(matches!(missing, Err(PartnerError::NoProgram { .. })));
    let short = Duration::from_millis(300);
    let other = "read hub; echo 'param name=variant type=enum values=\"normal bt\"'; echo wait; cat >/dev/null";
    let cases: [(&str, &str, Duration, &str); 4] = [
        ("it is dead", "exit 0", PATIENCE, "has ended"),
        ("it is deaf", "sleep 5", short, "no answer to \"hub\""),
        (
            "it is never ready",
            "read hub; echo wait; cat >/dev/null",
            short,
            "no answer to \"init\"",
        ),
        (
            "it plays other rules",
            other,
            PATIENCE,
            "doesn't play frisian",
        ),
    ];
    for (name, script, patience, complaint) in cases {
        let error = start(script, patience).err().expect(name).to_string();
        assert!(error.contains(complaint), "{name}: {error}");
    }
}

#[test]
fn parameters_are_set_before_init() {
    let script = "read hub; \
        echo 'param name=variant type=enum values=\"normal frisian\"'; echo 'param name=book'; \
        echo wait; read variant; read book; read init; \
        test \"$variant\" = 'set-param name=variant value=frisian' && \
        test \"$book\" = 'set-param name=book value=false' && echo ready; read quit";
    let start = |name: &str| {
        let arguments = ["-c".to_owned(), script.to_owned()];
        let parameters = [(name.to_owned(), "false".to_owned())];
        Partner::start("sh", &arguments, Rules::Frisian, &parameters, PATIENCE)
    };
    assert!(start("book").is_ok());
    assert!(matches!(start("cook"), Err(PartnerError::NoParameter(name)) if name == "cook"));
}

#[test]
#[cfg(target_os = "linux")]
fn no_program_outlives_its_partner() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("partner-pid");
    let stubborn = format!("echo $$ > '{}'; while :; do sleep 1; done", path.display());
    let partner = start(&ready_then(&stubborn), PATIENCE).unwrap();
    let pid = loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if let Ok(pid) = text.trim().parse::<u32>() {
            break pid;
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let alive = || std::path::Path::new(&format!("/proc/{pid}")).exists();
    assert!(alive());
    drop(partner);
    assert!(!alive());
    std::fs::remove_file(path).unwrap();
}
