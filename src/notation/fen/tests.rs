use super::*;
use crate::rules::Rules::{Frisian, Spanish};

#[test]
fn what_else_it_tells_is_kept() {
    let parsed = parse(Frisian, "?:W31:B1:H5:F40").unwrap();
    assert_eq!((parsed.halfmoves, parsed.fullmove), (Some(5), Some(40)));
    assert_eq!(parsed.notes(), [FenNote::UnknownSide(Side::White)]);
    assert_eq!(parse(Frisian, "W:W31:B1").unwrap().notes(), []);
}

#[test]
fn what_else_it_tells_is_written() {
    for text in [
        "W:W31:B1:H5:F40",
        "W:W31:B1:F7",
        "W:WK28,36:B20,K29:H7:F9:+229+328",
    ] {
        assert_eq!(parse(Frisian, text).unwrap().to_string(), text);
    }
}

#[test]
fn letters_are_said_to_be_those_of_other_boards() {
    let error = |text| parse(Frisian, text).unwrap_err();
    assert_eq!(error("W:Wa1,c1:Bb8"), FenError::Letters("a1".into()));
    assert_eq!(error("W:WÑ1:B1"), FenError::NoSquare("Ñ1".into()));
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
