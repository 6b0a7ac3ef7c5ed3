//! FEN, read and written.

use crate::random;
use damas::notation::fen::{self, FenError};
use damas::rules::{Piece, Position, PositionError, Rules, Side};
use rand::RngExt;

#[test]
fn what_is_read_is_written_in_one_form() {
    use Rules::{Frisian, International, Spanish};
    let start = fen::write(&Position::start(Frisian));
    let start = start.as_str();
    #[rustfmt::skip]
    let cases = [
        ("ranges", Frisian, "W:W31-50:B1-20", start),
        ("black first", Frisian, "W:B1-20:W31-50", start),
        ("a dot at the end", Frisian, "W:W31-50:B1-20.", start),
        ("blanks", Frisian, "  W : W31-50 : B1-20 ", start),
        ("an unknown side, White's as all games begin", Frisian, "?:W31-50:B1-20", start),
        ("kings", Frisian, "B:WK28,31:BK1", "B:WK28,31:BK1"),
        ("a king's letter behind", Frisian, "W:W33k:B22,23", "W:WK33:B22,23"),
        ("a range of kings", Spanish, "W:WK1-3:BK30-K32", "W:WK1,K2,K3:BK30,K31,K32"),
        ("an empty side", Frisian, "W:W:B1", "W:W:B1"),
        ("an empty board", Frisian, "B:W:B", "B:W:B"),
        ("an empty side and a dot", Frisian, "W:W28:B.", "W:W28:B"),
        ("squares in disorder", Frisian, "W:W50,31:B20,1", "W:W31,50:B1,20"),
        ("lidraughts' counters, none running", Frisian, "W:W31:BK20:H0:F1:+0+0", "W:W31:BK20"),
        ("lidraughts' counters, both running", Frisian, "W:WK28,36:B20,K29:H0:F1:+229+328", "W:WK28,36:B20,K29:H0:F1:+229+328"),
        ("a counter of one digit", Frisian, "W:WK5,36:B20:H0:F1:+0+105", "W:WK5,36:B20:H0:F1:+0+105"),
        ("a counter without half-moves", Frisian, "W:WK5,36:B20:+0+105", "W:WK5,36:B20:H0:F1:+0+105"),
        ("a counter of a side without men means nothing", Frisian, "W:WK5:B20:H0:F1:+0+305", "W:WK5:B20"),
        ("nor has it a meaning in other games", International, "W:WK5,36:B20:H0:F1:+0+105", "W:WK5,36:B20"),
    ];
    for (name, rules, text, expected) in cases {
        let position = fen::read(rules, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(fen::write(&position), expected, "{name}");
        assert_eq!(fen::read(rules, expected), Ok(position), "{name}: and back");
    }
}

#[test]
fn what_lidraughts_adds_is_kept() {
    let parsed = fen::parse(Rules::Frisian, "W:W31:B20:H12:F34:+0+0").unwrap();
    assert_eq!((parsed.halfmoves, parsed.fullmove), (Some(12), Some(34)));
    let parsed = fen::parse(Rules::Frisian, "W:W31:B20").unwrap();
    assert_eq!((parsed.halfmoves, parsed.fullmove), (None, None));
}

#[test]
fn each_fault_is_named() {
    use FenError as E;
    let square = crate::common::square;
    let man = |side, number| {
        E::Position(PositionError::UncrownedMan {
            side,
            square: square(number),
        })
    };
    #[rustfmt::skip]
    let cases = [
        ("nothing", "", E::Empty),
        ("a dot alone", ".", E::Empty),
        ("no side", "X:W31:B1", E::NoSide("X".into())),
        ("a chess position", "8/8/8/8 w", E::NoSide("8/8/8/8 w".into())),
        ("one side missing", "W:W31", E::Missing(Side::Black)),
        ("both missing", "W", E::Missing(Side::White)),
        ("a side twice", "W:W31:W32:B1", E::Twice("W".into())),
        ("an unknown field", "W:W31:B1:Q", E::UnknownField("Q".into())),
        ("no number", "W:Wx:B1", E::NoSquare("x".into())),
        ("a comma too many", "W:W31,:B1", E::NoSquare(String::new())),
        ("a signed number", "W:W+31:B1", E::NoSquare("+31".into())),
        ("a range the wrong way round", "W:W33-31:B1", E::NoSquare("33-31".into())),
        ("square 0", "W:W0:B1", E::NoSuchSquare { number: 0, last: 50 }),
        ("square 51", "W:W51:B1", E::NoSuchSquare { number: 51, last: 50 }),
        ("a huge range", "W:W1-4000000000:B1", E::NoSuchSquare { number: 4_000_000_000, last: 50 }),
        ("a number beyond all", "W:W99999999999999999999:B1", E::NoSquare("99999999999999999999".into())),
        ("a ghost", "W:WG31:B1", E::Ghost("G31".into())),
        ("two pieces on a square", "W:W31:B1,31", E::Position(PositionError::Crowded(square(31)))),
        ("one piece twice", "W:W31,31:B1", E::Position(PositionError::Crowded(square(31)))),
        ("White's man on the last row", "W:W3:B20", man(Side::White, 3)),
        ("Black's man on the last row", "W:W31:B48", man(Side::Black, 48)),
        ("counters that aren't", "W:W31:B1:+4", E::KingRuns("4".into())),
        ("a counter without its square", "W:W31,K5:B1:+0+3", E::KingRuns("0+3".into())),
        ("a counter too long", "W:W31,K5:B1:+0+405", E::Position(PositionError::RunTooLong { count: 4, limit: 3 })),
        ("a counter of no king", "W:W31,K5:B1:+0+306", E::Position(PositionError::NoKingToCount { side: Side::White, square: square(6) })),
        ("half-moves that aren't", "W:W31:B1:Hx", E::NoNumber("x".into())),
    ];
    for (name, text, expected) in cases {
        let error = fen::read(Rules::Frisian, text).expect_err(name);
        assert_eq!(error, expected, "{name}");
        assert!(error.to_string().len() > 10, "{name} has a sentence");
    }
    let off = fen::read(Rules::Spanish, "W:W33:B1").expect_err("off the small board");
    assert_eq!(
        off,
        E::NoSuchSquare {
            number: 33,
            last: 32
        }
    );
    let off = Position::new(
        Rules::Spanish,
        Side::White,
        [(square(33), Piece::man(Side::White))],
        [None; 2],
    );
    assert_eq!(
        off,
        Err(PositionError::OffBoard {
            square: square(33),
            last: 32
        })
    );
}

#[test]
fn a_hundred_thousand_hostile_lines_are_answered() {
    const ALPHABET: &[u8] = b"WBKGPHF:,-.+?x 0123456789\xc3\xa9";
    let mut chance = random::chance(7);
    let mut read = 0;
    for round in 0..100_000_u32 {
        let rules = Rules::ALL[chance.random_range(0..Rules::ALL.len())];
        let mut line = match round % 4 {
            0 => Vec::new(),
            _ => fen::write(&random::position(rules, &mut chance)).into_bytes(),
        };
        for _ in 0..chance.random_range(0..8) {
            let at = chance.random_range(0..=line.len());
            let letter = ALPHABET[chance.random_range(0..ALPHABET.len())];
            if chance.random_bool(0.5) && at < line.len() {
                line[at] = letter;
            } else {
                line.insert(at, letter);
            }
        }
        let line = String::from_utf8_lossy(&line);
        if let Ok(position) = fen::read(rules, &line) {
            assert_eq!(
                fen::read(rules, &fen::write(&position)),
                Ok(position),
                "{line}"
            );
            read += 1;
        }
    }
    assert!(read > 10_000, "only {read} lines were positions");
}
