//! What is no PDN, broken or too much: said, and nothing else is lost.

use damas::notation::pdn::{Reader, Severity};

use super::show::{check, read, read_one, show_game};

#[test]
fn what_is_no_pdn_becomes_a_comment() {
    check(
        "signs of chess books",
        "32-28 ± 19-23 = *",
        &["||32-28 {±} 19-23 {=}|*"],
        &["w1:7 ±", "w1:15 ="],
    );
    check("glued", "32-28+ *", &["||32-28 {+}|*"], &["w1:1 +"]);
    check(
        "words",
        "32-28 good move 19-23 *",
        &["||32-28 {good move} 19-23|*"],
        &["w1:7 good move"],
    );
    check(
        "line upon line",
        "32-28\nvery good\nmoves\nall 19-23± so *",
        &["||32-28 {very good} {moves} {all} 19-23 {± so}|*"],
        &["w2:1 very good", "w3:1 moves", "w4:1 all", "w4:5 ± so"],
    );
}

#[test]
fn words_between_games_belong_to_one_of_them() {
    check(
        "a title",
        "A - B (20-06-2025)\n1. 32-28 *\nC - D 2. round\n33-28 *",
        &["{A - B (20-06-2025)}||32-28|*", "{C - D} {round}||33-28|*"],
        &["w1:1 A - B", "w3:1 C - D", "w3:10 round"],
    );
    check(
        "a comment behind the result",
        "32-28 1-0 {a}\n{b} 33-28 *",
        &["||32-28 {a}|1-0", "{b}||33-28|*"],
        &[],
    );
    check(
        "a comment behind all",
        "32-28 1-0\n{a}",
        &["||32-28 {a}|1-0"],
        &[],
    );
    check(
        "only prose",
        "Dear reader",
        &["{Dear reader}|||"],
        &["w1:1 Dear", "e1:1 no game"],
    );
    check("nothing", "", &[], &[]);
    check("blanks", " \n\r\n\t\u{feff}\u{1a}\0", &[], &[]);
    check(
        "a NAG without a number",
        "32-28 $ *",
        &["||32-28 {$}|*"],
        &["w1:7 $"],
    );
    check(
        "half a set-up",
        "32-28 /FEN \"B::\" \n*",
        &["||32-28 {/FEN \"B::\" }|*"],
        &["w1:7 FEN"],
    );
}

#[test]
fn what_is_broken_breaks_nothing_else() {
    check(
        "a nested comment",
        "1. 32-28 18-23 2. 33-29 { one { in one } } *",
        &["||32-28 18-23 33-29 { one { in one }|*"],
        &["e1:42 comments don't nest"],
    );
    check(
        "an open comment before a game",
        "32-28 {a\n\n[White \"B\"]\n33-28 *",
        &["||32-28 {a\n}|", "|White=B|33-28|*"],
        &["e1:7 isn't closed"],
    );
    check(
        "an open comment at the end",
        "32-28 {a",
        &["||32-28 {a}|"],
        &["e1:7 isn't closed"],
    );
    check(
        "an open variation before a game",
        "32-28 (33-28 1-0\n[White \"B\"] 33-28 *",
        &["||32-28 (33-28)|1-0", "|White=B|33-28|*"],
        &["e1:7 isn't closed"],
    );
    check(
        "an open variation at the end",
        "32-28 (33-28",
        &["||32-28 (33-28)|"],
        &["e1:7 isn't closed"],
    );
    check(
        "a stray parenthesis",
        "32-28 ) 19-23 *",
        &["||32-28 19-23|*"],
        &["e1:7 closes no variation"],
    );
}

/// What is wrong with games before one that is as it should be.
fn faults(text: &str) -> Vec<String> {
    let records = read(text.as_bytes());
    let last = records.last().unwrap();
    assert_eq!(
        show_game(last),
        "|White=Z|32-28|*",
        "the game behind survives"
    );
    let faults = records.iter().flat_map(|record| &record.faults);
    faults.map(|fault| fault.trouble.to_string()).collect()
}

#[test]
fn what_is_too_much_is_left_out_and_said() {
    let behind = "\n\n[White \"Z\"] 32-28 *";
    let deep = format!("32-28 {}{}{behind}", "(33-28 ".repeat(40), ")".repeat(40));
    assert_eq!(
        faults(&deep),
        ["variations nest deeper than 32; this one is left out"]
    );
    let bottomless = format!("32-28 {}{behind}", "(".repeat(100_000));
    assert_eq!(faults(&bottomless).len(), 33);
    let tags: Vec<_> = (0..300).map(|n| format!("[T{n} \"\"]\n")).collect();
    let tags = tags.concat();
    assert_eq!(faults(&format!("{tags}*{behind}")).len(), 44);
}

#[test]
fn what_is_too_long_is_cut_and_said() {
    let behind = "\n\n[White \"Z\"] 32-28 *";
    for long in [
        format!("{{{}}}", "x".repeat(70_000)),
        format!("[A \"{}\"]", "x".repeat(70_000)),
        format!("32-28 {}", "x".repeat(70_000)),
        format!("32-28 {}", "1".repeat(70_000)),
        format!("32-28 $1 ;{}\n", "x".repeat(70_000)),
    ] {
        let faults = faults(&format!("{long} *{behind}"));
        assert!(
            faults
                .iter()
                .any(|fault| fault.starts_with("this is longer than 65536")),
            "{faults:?}"
        );
    }
    let endless = format!("{}{behind}", "32-28 ".repeat(20_000));
    assert_eq!(
        faults(&endless),
        ["this game is too long; the rest of it is left out"]
    );
    let wide = format!(
        "32-28 {}{behind}",
        format!("{{{}}}", "x".repeat(60_000)).repeat(400)
    );
    assert_eq!(
        faults(&wide),
        ["this game is too long; the rest of it is left out"]
    );
    let many = format!("32-28 {}{behind}", "} ".repeat(1_000));
    assert_eq!(faults(&many).len(), 101);
}

#[test]
fn a_flood_of_warnings_hides_no_error() {
    let flood = "32-28 19-23\n".to_owned() + &"hm\n".repeat(150);
    let tags: Vec<_> = (0..300).map(|n| format!("[T{n} \"\"]\n")).collect();
    for (what, text) in [
        ("a move", format!("{flood} 1-2 *")),
        ("a stray brace", format!("{flood} }} *")),
        (
            "too many tags",
            format!("{}{} *", "[T0 \"\"]\n".repeat(150), tags.concat()),
        ),
    ] {
        let replayed = read_one(&text).replay(None);
        let count = |severity| replayed.record.faults_of(severity).count();
        assert!(count(Severity::Error) > 0, "{what}");
        assert_eq!(
            count(Severity::Warning),
            101,
            "{what}: the last says that there are more"
        );
    }
}

#[test]
fn a_number_without_a_move_is_kept_and_said() {
    check(
        "squares with a blank between",
        "1. 32 28 *",
        &["{1.} {32} {28}|||*"],
        &["w1:1 1.", "w1:4 32", "w1:7 28"],
    );
    check(
        "in a variation",
        "1. 32-28 (0.5) 19-23 *",
        &["||32-28 ({0.} {5}) 19-23|*"],
        &["w1:11 0.", "w1:13 5"],
    );
    check(
        "the next move's",
        "1. 32-28 19-23 2. *",
        &["||32-28 19-23|*"],
        &[],
    );
    check(
        "said twice",
        "1. 32-28 1. 1... 19-23 *",
        &["||32-28 19-23|*"],
        &[],
    );
    check("numbers alone", "1. 1. 1.", &["|||"], &["e1:1 no game"]);
}

#[test]
fn a_broken_stream_gives_its_games_and_then_the_error() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is gone"))
        }
    }
    let stream = std::io::Read::chain(&b"32-28 * 33-28"[..], Broken);
    let items: Vec<_> = Reader::new(stream).collect();
    assert_eq!(items.len(), 3);
    assert_eq!(show_game(items[1].as_ref().unwrap()), "||33-28|");
    assert_eq!(
        items[2].as_ref().unwrap_err().to_string(),
        "the disk is gone"
    );
}

#[test]
fn every_encoding_and_line_end_is_read() {
    let text = "[Event \"Fryslân\"]\r\n\r\n1. 32-28 {één} 19-23 *";
    let expected = "|Event=Fryslân|32-28 {één} 19-23|*";
    let utf16 =
        |order: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(order).collect() };
    let latin1: Vec<u8> = text
        .chars()
        .map(|char| u8::try_from(u32::from(char)).unwrap())
        .collect();
    let cases: [(&str, Vec<u8>, usize); 9] = [
        ("UTF-8", text.into(), 0),
        (
            "UTF-8 with a mark",
            [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            0,
        ),
        (
            "UTF-16, low byte first",
            [vec![0xff, 0xfe], utf16(u16::to_le_bytes)].concat(),
            0,
        ),
        (
            "UTF-16, high byte first",
            [vec![0xfe, 0xff], utf16(u16::to_be_bytes)].concat(),
            0,
        ),
        ("UTF-16 without a mark", utf16(u16::to_le_bytes), 0),
        ("Latin-1", latin1, 1),
        ("LF", text.replace("\r\n", "\n").into(), 0),
        ("CR", text.replace("\r\n", "\r").into(), 0),
        ("all mixed", text.replacen("\r\n", "\n\r", 1).into(), 0),
    ];
    for (what, bytes, faults) in cases {
        let records = read(&bytes);
        assert_eq!(records.len(), 1, "{what}");
        assert_eq!(show_game(&records[0]), expected, "{what}");
        assert_eq!(records[0].faults.len(), faults, "{what}");
    }
}

#[test]
fn a_damaged_letter_is_shown_as_its_bytes() {
    let damaged = read(b"[Event \"Frysl\xc3\"]\n[Site \"\xe2\x80\"] 32-28 *");
    assert_eq!(show_game(&damaged[0]), "|Event=FryslÃ;Site=â€|32-28|*");
    let fault = damaged[0].faults[0].to_string();
    assert!(fault.starts_with("line 1, column 14: byte 0xc3"), "{fault}");
}
