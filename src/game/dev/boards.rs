//! The boards in every look, and what is drawn on them.

use super::action::Action;
use super::game::KINGS;
use super::script::Step;
use crate::game::board::appearance::{Appearance, Night};
use crate::game::flow::Screen;
use crate::game::motion::pace::Pace;
use crate::game::paint::{ArrowStyle, BoardTheme, PieceSet};
use crate::rules::Rules;

/// A king of each side, and what may be done.
const SPANISH: &str = "W:W2,3,5,9,K12,10:B31,30,K29,26,24,22";
/// Two routes end on one square and take different pieces.
pub(super) const TWO_WAYS: &str = "W:WK4,50:B13,20,32,37";
/// The same where value counts, and on a full board.
const BY_VALUE: &str = "W:WK14,16,23,24,29,37,42,47,48,49,50:B1,2,5,8,9,11,19,20,30,35";
/// A king that has moved three times.
const RESTS: &str = "W:WK28,45:B26,1";

/// A look with its name in the pictures.
#[rustfmt::skip]
const LOOKS: [(&str, BoardTheme, PieceSet, Night); 8] = [
    ("walnut-turned", BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("walnut-glazed", BoardTheme::Walnut, PieceSet::Glazed, Night::Night),
    ("slate-turned", BoardTheme::Slate, PieceSet::Turned, Night::Night),
    ("slate-glazed", BoardTheme::Slate, PieceSet::Glazed, Night::Day),
    ("paper-turned", BoardTheme::Paper, PieceSet::Turned, Night::Day),
    ("paper-glazed", BoardTheme::Paper, PieceSet::Glazed, Night::Night),
    ("contrast-turned", BoardTheme::Contrast, PieceSet::Turned, Night::Day),
    ("contrast-glazed", BoardTheme::Contrast, PieceSet::Glazed, Night::Night),
];

fn look((_, board, pieces, night): (&str, BoardTheme, PieceSet, Night)) -> Appearance {
    Appearance {
        board,
        pieces,
        night,
        numbers: true,
    }
}

/// White's king goes to and fro until it has to rest.
fn king_moves() -> Vec<Step> {
    let touches = [28, 23, 26, 31, 23, 28, 31, 36, 28, 23];
    let touch = |square| [Step::Do(Action::Touch(square)), Step::Settle];
    touches.into_iter().flat_map(touch).collect()
}

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Arrow, By, Flip, Go, Move, NoArrows, People, Touch, Wear};
    use Step::{Do, Settle, Shot, Wait};
    let plain = Appearance { night: Night::Day, ..Appearance::default() };
    let mut steps = vec![
        Do(Wear(plain)), Do(Move(Pace::Normal)), Wait(30), Shot("title"), Wait(60), Shot("title-plays"),
        Do(Go(Screen::Playing)), Wait(9), Shot("title-glides"), Settle,
        Do(People(KINGS)), Settle, Do(Touch(30)), Do(Touch(17)), Wait(20), Shot("refused"),
    ];
    for look_of in LOOKS {
        steps.extend([Do(Wear(look(look_of))), Wait(4), Shot(look_of.0)]);
    }
    steps.extend([
        Do(Wear(plain)), Do(By(Rules::Spanish, SPANISH)), Settle, Wait(20), Shot("spanish"),
        Do(Touch(9)), Wait(8), Shot("spanish-chosen"), Do(Flip), Wait(4), Shot("spanish-flipped"), Do(Flip),
        Do(By(Rules::International, TWO_WAYS)), Settle, Do(Touch(4)), Do(Touch(15)), Wait(20), Shot("two-ways"),
        Do(People(BY_VALUE)), Settle, Do(Touch(14)), Do(Touch(6)), Wait(20), Shot("by-value"),
        Do(People(RESTS)), Settle,
    ]);
    steps.extend(king_moves());
    steps.extend([
        Shot("king-rests"), Do(People("W:W31-50:B1-20")), Settle,
        Do(Arrow(32, 28, ArrowStyle::Line(1))), Do(Arrow(34, 30, ArrowStyle::Line(2))),
        Do(Arrow(31, 27, ArrowStyle::Line(3))), Wait(20), Shot("best-lines"), Do(NoArrows),
        Do(Arrow(33, 28, ArrowStyle::Hint)), Do(Wear(Appearance { numbers: false, ..plain })),
        Wait(20), Shot("hint-no-numbers"), Do(NoArrows), Do(Wear(Appearance::default())), Wait(2),
    ]);
    steps
}
