//! Positions that are set up.

use damas::rules::{Piece, Position, Rules, Side};
use damas::study::{Draft, Flaw, Refused, Tool};

use crate::common::{position, square};

const MAN: Tool = Tool::Put(Piece {
    side: Side::White,
    rank: damas::rules::Rank::Man,
});
const BLACK_MAN: Tool = Tool::Put(Piece {
    side: Side::Black,
    rank: damas::rules::Rank::Man,
});

fn draft(rules: Rules, text: &str) -> Draft {
    Draft::new(position(rules, text))
}

#[test]
fn tools_do_what_they_say() {
    let cases = [
        ("puts", "W:W31:B20", MAN, 32, "W:W31,32:B20"),
        ("puts over another", "W:W31:B20", MAN, 20, "W:W20,31:B"),
        ("takes away its own", "W:W31,32:B20", MAN, 32, "W:W31:B20"),
        ("crowns", "W:W31:B20", Tool::Crown, 31, "W:WK31:B20"),
        (
            "makes a man again",
            "W:WK31:B20",
            Tool::Crown,
            31,
            "W:W31:B20",
        ),
        ("removes", "W:W31:B20", Tool::Remove, 20, "W:W31:B"),
        (
            "removes nothing",
            "W:W31:B20",
            Tool::Remove,
            21,
            "W:W31:B20",
        ),
    ];
    for (case, before, tool, on, after) in cases {
        let mut made = draft(Rules::Frisian, before);
        assert_eq!(made.touch(tool, square(on)), Ok(()), "{case}");
        assert_eq!(made, draft(Rules::Frisian, after), "{case}");
    }
}

#[test]
fn what_would_make_no_position_is_refused_and_changes_nothing() {
    let before = draft(Rules::Frisian, "W:WK3,31:BK48,20");
    let uncrowned = |side, on| {
        let square = square(on);
        Refused::UncrownedMan { side, square }
    };
    let cases = [
        ("a man on its last row", MAN, 2, uncrowned(Side::White, 2)),
        ("Black's", BLACK_MAN, 50, uncrowned(Side::Black, 50)),
        (
            "a king there made a man",
            Tool::Crown,
            3,
            uncrowned(Side::White, 3),
        ),
        (
            "crowning nothing",
            Tool::Crown,
            25,
            Refused::Nothing(square(25)),
        ),
    ];
    for (case, tool, on, refused) in cases {
        let mut made = before;
        assert_eq!(made.touch(tool, square(on)), Err(refused), "{case}");
        assert_eq!(made, before, "{case}");
    }
    let mut made = before;
    let carried = made.carry(square(31), square(4));
    assert_eq!(carried, Err(uncrowned(Side::White, 4)));
    assert_eq!(made, before);
    assert_eq!(made.carry(square(31), square(20)), Ok(()));
    assert_eq!(made, draft(Rules::Frisian, "W:WK3,20:BK48"));
    let mut small = Draft::new(Position::start(Rules::Spanish));
    let off = small.touch(MAN, square(40));
    assert_eq!(off, Err(Refused::OffBoard(square(40))));
}

#[test]
fn it_is_said_why_a_position_cannot_be_played() {
    let cases = [
        ("all is well", Rules::Frisian, "W:W31:B20", vec![]),
        (
            "empty",
            Rules::Frisian,
            "W:W:B",
            vec![Flaw::NoPieces(Side::White), Flaw::NoPieces(Side::Black)],
        ),
        (
            "one side",
            Rules::Frisian,
            "W:W31:B",
            vec![Flaw::NoPieces(Side::Black)],
        ),
        (
            "shut in by its own",
            Rules::International,
            "B:W41,47:B36",
            vec![Flaw::NoMoves(Side::Black)],
        ),
    ];
    for (case, rules, text, flaws) in cases {
        let found = draft(rules, text).flaws();
        assert_eq!(found, flaws, "{case}");
    }
}

#[test]
fn rules_of_the_same_board_keep_the_pieces() {
    let mut made = draft(Rules::Frisian, "B:WK3,31:B20");
    made.set_rules(Rules::International);
    assert_eq!(made, draft(Rules::International, "B:WK3,31:B20"));
    made.set_turn(Side::White);
    assert_eq!(made, draft(Rules::International, "W:WK3,31:B20"));
    made.set_rules(Rules::Spanish);
    assert_eq!(made.position(), &Position::start(Rules::Spanish));
    made.clear();
    assert_eq!(made.position().pieces().count(), 0);
    made.set_to_start();
    assert_eq!(made.position(), &Position::start(Rules::Spanish));
}
