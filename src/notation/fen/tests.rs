use super::*;
use crate::rules::Rules::{Frisian, International, Spanish};

#[test]
fn every_way_of_writing_a_position_is_read() {
    let cases = [
        ("a range", Frisian, "W:W31-33:B1-3", "W:W31,32,33:B1,2,3"),
        ("Black first", Frisian, "W:B1,2:W31", "W:W31:B1,2"),
        (
            "any order of squares",
            Frisian,
            "B:W40,31:B9,7",
            "B:W31,40:B7,9",
        ),
        ("small letters", Frisian, "b:wk31:b5", "B:WK31:B5"),
        ("a dot at the end", Frisian, "W:W31:B1.", "W:W31:B1"),
        (
            "blanks",
            Frisian,
            " W : W 31 , 32 : B 1 - 3 ",
            "W:W31,32:B1,2,3",
        ),
        ("kings", Frisian, "W:WK31,K32:BK1", "W:WK31,K32:BK1"),
        (
            "a range of kings",
            Frisian,
            "W:WK31-33:B1",
            "W:WK31,K32,K33:B1",
        ),
        (
            "K at both ends",
            Frisian,
            "W:WK31-K33:B1",
            "W:WK31,K32,K33:B1",
        ),
        ("k behind the number", Frisian, "W:W31k:B1", "W:WK31:B1"),
        ("no piece of Black", Frisian, "B:W50:B", "B:W50:B"),
        ("no piece at all", Frisian, "W:W:B", "W:W:B"),
        ("an unknown side", Frisian, "?:W31:B1", "W:W31:B1"),
        ("leading zeros", Frisian, "W:W031,032:B01", "W:W31,32:B1"),
        (
            "lidraughts' extras",
            International,
            "W:W31:B1:H5:F40",
            "W:W31:B1",
        ),
        (
            "no king has run",
            Frisian,
            "W:WK31,32:B1:H0:F1:+0+0",
            "W:WK31,32:B1",
        ),
        (
            "king runs",
            Frisian,
            "W:WK28,36:B20,K29:H7:F9:+229+328",
            "W:WK28,36:B20,K29:H0:F1:+229+328",
        ),
        (
            "runs where none count",
            International,
            "W:WK28,36:B20:H0:F1:+0+328",
            "W:WK28,36:B20",
        ),
        (
            "8×8",
            Spanish,
            "W:W1-12:B21-32",
            "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32",
        ),
    ];
    for (what, rules, text, canonical) in cases {
        let parsed = parse(rules, text).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(write(&parsed.position), canonical, "{what}");
        assert_eq!(read(rules, canonical), Ok(parsed.position), "{what}");
    }
}

#[test]
fn what_else_it_tells_is_kept() {
    let parsed = parse(Frisian, "?:W31:B1:H5:F40").unwrap();
    assert_eq!((parsed.halfmoves, parsed.fullmove), (Some(5), Some(40)));
    assert_eq!(parsed.notes(), [FenNote::UnknownSide(Side::White)]);
    assert_eq!(parse(Frisian, "W:W31:B1").unwrap().notes(), []);
}

#[test]
fn what_is_no_position_says_why() {
    let cases = [
        ("nothing", "", "empty"),
        ("blanks", "  ", "empty"),
        ("no side", "X:W31:B1", "no side to move"),
        ("only a side", "W", "the pieces of White are missing"),
        ("no Black", "W:W31", "the pieces of Black are missing"),
        ("White twice", "W:W31:W32:B1", "a second time"),
        (
            "off the board",
            "W:W51:B1",
            "no square 51; this board has 1 to 50",
        ),
        ("square 0", "W:W0:B1", "no square 0"),
        (
            "a huge number",
            "W:W4294967297:B1",
            "neither a square nor a range",
        ),
        ("a huge range", "W:W1-4000000000:B1", "no square 4000000000"),
        (
            "a range backwards",
            "W:W33-31:B1",
            "neither a square nor a range",
        ),
        ("a sign", "W:W+31:B1", "neither a square nor a range"),
        (
            "an empty item",
            "W:W31,,32:B1",
            "neither a square nor a range",
        ),
        ("a ghost", "W:W31:B1,G12", "unfinished capture"),
        ("letters", "W:Wa1,c1:Bb8", "by letters"),
        ("one square twice", "W:W31,31:B1", "holds two pieces"),
        ("one square for both", "W:W31:B31", "holds two pieces"),
        ("a man on its last row", "W:W3:B20", "would be a king"),
        ("an unknown field", "W:W31:B1:Z", "neither a list of pieces"),
        ("H twice", "W:W31:B1:H1:H2", "a second time"),
        ("H without a number", "W:W31:B1:Hx", "not a number of moves"),
        ("one king run", "W:WK31,32:B1:+131", "not two king runs"),
        ("a run of nobody", "W:WK31,32:B1:+0+132", "no king on 32"),
        (
            "a run too long",
            "W:WK31,32:B1:+0+431",
            "can't have made 4 moves",
        ),
        (
            "a letter of two bytes",
            "W:WÑ1:B1",
            "neither a square nor a range",
        ),
    ];
    for (what, text, expected) in cases {
        let error = parse(Frisian, text).unwrap_err().to_string();
        assert!(error.contains(expected), "{what}: {error}");
    }
}

#[test]
fn the_other_corner_is_recognised_only_where_it_is_certain() {
    let turned = |text| parse(Spanish, text).map(|parsed| parsed.numbering);
    assert_eq!(turned("W:W1-12:B21-32"), Ok(Numbering::Own));
    assert_eq!(turned("W:W21-32:B1-12"), Ok(Numbering::OtherCorner));
    assert_eq!(
        turned("W:W20:B13"),
        Ok(Numbering::Own),
        "both make a position"
    );
    assert!(turned("W:W29,1:B9").is_err(), "neither makes one");
    assert!(
        read(Spanish, "W:W21-32:B1-12").is_err(),
        "`read` takes ours alone"
    );
    let start = Position::start(Spanish);
    let other = write_numbered(&start, Numbering::OtherCorner);
    assert!(other.starts_with("W:W21,22,"));
    assert_eq!(parse(Spanish, &other).unwrap().position, start);
}

#[test]
fn the_board_of_a_program_with_lists_apart_is_read() {
    let position = parse_board(Frisian, "W:33k,40:B:13", "W").unwrap().position;
    assert_eq!(write(&position), "W:WK33,40:B13");
    for (text, turn) in [
        ("W:33", "W"),
        ("W:33:B:13", ""),
        ("W:33:W:13", "W"),
        ("33:13", "B"),
    ] {
        assert!(parse_board(Frisian, text, turn).is_err(), "{text} {turn}");
    }
}
