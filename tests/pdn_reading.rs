//! What the reader of PDN makes of texts, well-formed and not.

use damas::notation::pdn::{self, Line, Reader, Record, Remark, Severity};

/// What stands about moves, in short: moves as they are, `{comment}`, `%escape`, `$nag`, glyphs,
/// `(variation)`, `/set-up/`.
fn show(line: &Line) -> String {
    let mut words = Vec::new();
    words.extend(line.remarks.iter().map(remark));
    for ply in &line.plies {
        words.push(ply.text.clone());
        words.extend(ply.remarks.iter().map(remark));
    }
    words.join(" ")
}

fn remark(remark: &Remark) -> String {
    match remark {
        Remark::Comment(text) => format!("{{{text}}}"),
        Remark::Escape(text) => format!("%{text}"),
        Remark::Glyph(text) => text.clone(),
        Remark::Nag(number) => format!("${number}"),
        Remark::Variation(line) => format!("({})", show(line)),
        Remark::SetUp(fen) => format!("/{fen}/"),
    }
}

/// Preamble, tags, moves and result of a game, parted by bars.
fn show_game(record: &Record) -> String {
    let preamble: Vec<_> = record.preamble.iter().map(remark).collect();
    let tags: Vec<_> = record
        .tags
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let result = record.result.as_ref().map_or("", |result| &result.text);
    format!(
        "{}|{}|{}|{result}",
        preamble.join(" "),
        tags.join(";"),
        show(&record.line)
    )
}

fn read(bytes: &[u8]) -> Vec<Record> {
    Reader::new(bytes).collect::<Result<_, _>>().unwrap()
}

/// Reads a text and compares its games, and the beginnings of what is wrong with them: `w` or
/// `e`, line, column and a part of the message.
#[track_caller]
fn check(what: &str, text: &str, games: &[&str], faults: &[&str]) {
    let records = read(text.as_bytes());
    let shown: Vec<_> = records.iter().map(show_game).collect();
    assert_eq!(shown, games, "{what}");
    let found: Vec<_> = records.iter().flat_map(|record| &record.faults).collect();
    assert_eq!(found.len(), faults.len(), "{what}: {found:#?}");
    for (fault, expected) in found.iter().zip(faults) {
        let letter = match fault.severity() {
            Severity::Warning => 'w',
            Severity::Error => 'e',
        };
        let place = fault.place;
        let found = format!("{letter}{}:{} {}", place.line, place.column, fault.trouble);
        let (begins, holds) = expected.split_once(' ').unwrap();
        assert!(
            found.starts_with(&format!("{begins} ")),
            "{what}: {found}, not {expected}"
        );
        assert!(found.contains(holds), "{what}: {found}, not {expected}");
    }
}

#[test]
fn moves_are_read_in_every_way_they_are_written() {
    let cases = [
        ("as PDN has them", "1. 32-28 19-23 2. 28x19 14x23"),
        ("numbers glued", "1.32-28 19-23 2.28x19 14x23"),
        ("blanks in moves", "1. 32- 28 19 - 23 2. 28x 19 14 x 23"),
        (
            "a line end in a move",
            "1. 32-\n28 19-23 2.\r\n28x19 14x\n23",
        ),
        ("tabs", "1.\t32-28\t19-23\n2.\t28x19\t14x23"),
        ("no numbers", "32-28 19-23 28x19 14x23"),
        ("numbers without dots", "1 32-28 19-23 2 28x19 14x23"),
        ("many dots", "1. ... 32-28 1... 19-23 2.... 28x19 2… 14x23"),
    ];
    for (what, text) in cases {
        check(what, text, &["||32-28 19-23 28x19 14x23|"], &[]);
    }
    for sign in ["x", "X", ":", "×", "х", "%"] {
        let (text, game) = (format!("28{sign}19 *"), format!("||28{sign}19|*"));
        check(sign, &text, &[&game], &[]);
    }
    for dash in ["-", "–", "—", "‐", "‑", "−"] {
        let (text, game) = (
            format!("32{dash}28 1{dash}0"),
            format!("||32{dash}28|1{dash}0"),
        );
        check(dash, &text, &[&game], &[]);
    }
    check("no sign", "1. 3228 1823 *", &["||3228 1823|*"], &[]);
    check("leading zeros", "1. 01-07 *", &["||01-07|*"], &[]);
    check(
        "routes",
        "39x28x17x6 47x 9x 3 *",
        &["||39x28x17x6 47x9x3|*"],
        &[],
    );
    check("letters", "1.a3b4", &["||a3b4|"], &[]);
    check(
        "the next number is no square",
        "32-28 19-\n2. 28x19",
        &["||32-28 {19-} 28x19|"],
        &["w1:7 19-"],
    );
    check(
        "no move",
        "41. - - 2-0",
        &["|||2-0"],
        &["w1:5 no move", "w1:7 no move"],
    );
}

#[test]
fn results_end_games() {
    for result in [
        "1-0", "2-0", "0-1", "0-2", "1-1", "0-0", "1/2-1/2", "½", "½-½", "1–0", "5-5", "12-0", "*",
    ] {
        let text = format!("32-28 {result} 33-28 {result}");
        let (first, second) = (format!("||32-28|{result}"), format!("||33-28|{result}"));
        check(result, &text, &[&first, &second], &[]);
    }
    check("a result alone", "1. 2-0", &["|||2-0"], &[]);
    check(
        "points that the tag tells",
        "[Result \"4-6\"] 32-28 4-6",
        &["|Result=4-6|32-28|4-6"],
        &[],
    );
    check("points or a move", "32-28 4-6", &["||32-28 4-6|"], &[]);
    check(
        "numbers begin again",
        "1. 32-28 19-23\n1. 33-28",
        &["||32-28 19-23|", "||33-28|"],
        &[],
    );
    check(
        "a tag begins a game",
        "32-28\n[White \"B\"] 33-28",
        &["||32-28|", "|White=B|33-28|"],
        &[],
    );
    check(
        "a result in a variation",
        "32-28 (33-28 1-0) 19-23 *",
        &["||32-28 (33-28 {1-0}) 19-23|*"],
        &[],
    );
}

#[test]
fn remarks_keep_their_order() {
    let cases = [
        (
            "glyphs",
            "32-28!? 19-23(!?!!!) 28x19 ?",
            "32-28 !? 19-23 (!?!!!) 28x19 ?",
        ),
        (
            "a comment between NAGs",
            "32-28 $1 {a} $2 19-23",
            "32-28 $1 {a} $2 19-23",
        ),
        (
            "a comment first in a variation",
            "32-28 ({a} 33-28 {b})",
            "32-28 ({a} 33-28 {b})",
        ),
        (
            "variations in variations",
            "32-28 (33-28 (34-29 (35-30)) 19-23)",
            "32-28 (33-28 (34-29 (35-30)) 19-23)",
        ),
        ("a variation without a move", "32-28 ()", "32-28 ()"),
        (
            "a comment before its number",
            "32-28 19-23 {a} 2. {b} 28x19",
            "32-28 19-23 {a} {b} 28x19",
        ),
        (
            "a comment to the end of the line",
            "32-28 ; so } it [ goes\n19-23",
            "32-28 { so } it [ goes} 19-23",
        ),
        (
            "a line of %",
            "32-28\n% 1. 33-28\n19-23",
            "32-28 % 1. 33-28 19-23",
        ),
        (
            "moves in a comment",
            "32-28 {1. 33-28 (34-29) [White \"A\"]} 19-23",
            "32-28 {1. 33-28 (34-29) [White \"A\"]} 19-23",
        ),
        (
            "a comment of several lines",
            "32-28 {a\r\nb} 19-23",
            "32-28 {a\nb} 19-23",
        ),
        ("a set-up", "32-28 /FEN \"B::\"/ 19-23", "32-28 /B::/ 19-23"),
        ("the only move", "32-28* 19-23", "32-28 * 19-23"),
    ];
    for (what, text, line) in cases {
        let text = format!("{text} *");
        check(what, &text, &[&format!("||{line}|*")], &[]);
    }
}

#[test]
fn tags_are_read_however_they_are_written() {
    let cases = [
        (
            "many on a line",
            "[A \"1\"][B \"2\"] [C \"3\"]*",
            "A=1;B=2;C=3",
        ),
        ("blanks", "[ A   \"1\" ]\n\n[B\t\"2\"] *", "A=1;B=2"),
        ("empty", "[A \"\"] *", "A="),
        (
            "brackets inside",
            "[Event \"Open [4/4]\"] *",
            "Event=Open [4/4]",
        ),
        (
            "escapes",
            r#"[A "say \"no\" in C:\\dir\x"] *"#,
            r#"A=say "no" in C:\dir\x"#,
        ),
        ("a backslash last", "[A \"C:\\\"]\n*", "A=C:\\"),
        (
            "quotes inside",
            "[A \"The \"big\" one\"] *",
            "A=The \"big\" one",
        ),
        ("typographic quotes", "[A “1”] *", "A=1"),
        ("other letters", "[Белые \"А\"] *", "Белые=А"),
        ("a value on two lines", "[A \"one\ntwo\"] *", "A=one two"),
    ];
    for (what, text, tags) in cases {
        check(what, text, &[&format!("|{tags}||*")], &[]);
    }
    check(
        "no bracket",
        "[A \"1\"\n[B \"2\"] *",
        &["|A=1;B=2||*"],
        &["w1:1 the tag A isn't closed"],
    );
    check(
        "no bracket, one line",
        "[A \"1\" [B \"2\"] *",
        &["|A=1;B=2||*"],
        &["w1:1 the tag A isn't closed"],
    );
    check(
        "no quote",
        "[A \"1]\n[B \"2\"] *",
        &["|A=1;B=2||*"],
        &["w1:1 the tag A isn't closed"],
    );
    check(
        "no quotes",
        "[A 1] *",
        &["|A=1||*"],
        &["w1:1 should stand in quotes"],
    );
    check(
        "the last of all",
        "[A \"1",
        &["|A=1||"],
        &["w1:1 isn't closed"],
    );
    check(
        "twice",
        "[A \"1\"]\n[A \"2\"] *",
        &["|A=1;A=2||*"],
        &["w2:1 a second time"],
    );
    check(
        "a game without moves or result",
        "[A \"1\"]\n\n[A \"2\"] *",
        &["|A=1||", "|A=2||*"],
        &[],
    );
    check(
        "no value",
        "[diagram] 32-28 *",
        &["{[diagram]}||32-28|*"],
        &["w1:1 [diagram]"],
    );
    check(
        "a command outside a comment",
        "32-28 [%clk 1] *",
        &["||32-28 {[%clk 1]}|*"],
        &["w1:7 %clk"],
    );
}

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
        "1. 33-29 19-23 2. 35-30 { nested { comment } } *",
        &["||33-29 19-23 35-30 { nested { comment }|*"],
        &["e1:46 comments don't nest"],
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
    let damaged = read(b"[Event \"Frysl\xc3\"]\n[Site \"\xe2\x80\"] 32-28 *");
    assert_eq!(show_game(&damaged[0]), "|Event=FryslÃ;Site=â€|32-28|*");
    let fault = damaged[0].faults[0].to_string();
    assert!(fault.starts_with("line 1, column 14: byte 0xc3"), "{fault}");
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
fn what_is_too_much_is_left_out_and_said() {
    let faults = |text: &str| -> Vec<String> {
        let records = read(text.as_bytes());
        let last = records.last().unwrap();
        assert_eq!(
            show_game(last),
            "|White=Z|32-28|*",
            "the game behind survives"
        );
        let faults = records.iter().flat_map(|record| &record.faults);
        faults.map(|fault| fault.trouble.to_string()).collect()
    };
    let behind = "\n\n[White \"Z\"] 32-28 *";
    let deep = format!("32-28 {}{}{behind}", "(33-28 ".repeat(40), ")".repeat(40));
    assert_eq!(
        faults(&deep),
        ["variations nest deeper than 32; this one is left out"]
    );
    let bottomless = format!("32-28 {}{behind}", "(".repeat(100_000));
    assert_eq!(faults(&bottomless).len(), 33);
    let tags: String = (0..300).map(|n| format!("[T{n} \"\"]\n")).collect();
    assert_eq!(faults(&format!("{tags}*{behind}")).len(), 44);
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
    let endless = format!("{}{behind}", "32-28 ".repeat(5_000));
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
    let faulty = format!("32-28 {}{behind}", "} ".repeat(1_000));
    assert_eq!(faults(&faulty).len(), 101);
}

#[test]
fn writing_and_reading_again_changes_nothing() {
    let texts = [
        "%a\n{b} [White \"A \\\"B\\\" \\\\\"] {c} 1. 32-28!? $1 {d} (33-28 (1. 34-29 (35-30 19-23)) 18-23) 19-23 2. 28x19 1-0 {e}",
        "12... 19-23 13. 28x19 (28x19 {a} 14x23) 14x23 {}} ;b } c\n *",
        "32-28 ( ! ) ($3) (?) 19-23* ! ?",
        "32-28 {a\n[ b\n%c} /FEN \"B::\"/ 19-23\n%d\n%e\n*",
        "a3-b4 b6-a5 ( d6-c5 ) 2-0",
    ];
    for text in texts {
        let once: String = pdn::read_str(text)
            .map(|record| pdn::write(&record))
            .collect();
        let shown = |text: &str| -> Vec<String> {
            pdn::read_str(text)
                .map(|record| show_game(&record))
                .collect()
        };
        let twice: String = pdn::read_str(&once)
            .map(|record| pdn::write(&record))
            .collect();
        assert_eq!(once, twice);
        for (before, after) in shown(text).iter().zip(shown(&once)) {
            // A game without a result is written with the one of PDN, and a star at a move as
            // the number that it has there.
            let before = &before.replace(" * ", " $7 ");
            assert!(
                after == *before || after == format!("{before}*"),
                "{before} {after}"
            );
        }
    }
}
