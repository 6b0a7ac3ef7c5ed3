//! Trees: what they keep, and how they are changed.

use damas::contest::{Contest, MatchLaws};
use damas::notation::pdn;
use damas::rules::{Position, Rules, Side};
use damas::study::{Mark, NodeId, NotAdded, Passage, Tree, Word};

use crate::common::{find, position};

/// The tree of the first game of a text.
pub fn tree(text: &str) -> Tree {
    let record = pdn::read_str(text).next().expect("a game");
    Tree::read(record.replay(None)).expect("a start")
}

pub fn text(tree: &Tree) -> String {
    pdn::write(&tree.record())
}

/// The node after these moves.
fn node(tree: &Tree, line: &str) -> NodeId {
    line.split_whitespace().fold(Tree::ROOT, |at, text| {
        let mv = find(tree.position(at), text);
        tree.after(at, mv)
            .unwrap_or_else(|| panic!("{text} isn't in the tree"))
    })
}

/// Comments, marks, clocks, variations in variations, and what can't be played.
const FULL: &str = r#"% escaped
[Event "Test"]
[GameType "40"]
[Annotator "A \"B\""]

{at the start} 1. 32-28! {[%clock w0:04:58] quick} ({instead} 1. 33-28 $5 18-23 (1... 19-23 2.
28x19 14x23) 2. 39-33) (1. 34-30 20-25 {also}) 1... 18-23 (1... 99-98 {no move}) 2. 38-32
(2. /FEN "W:W31:B20"/ 31-27) 12-18 3. 7-12 {nonsense} 4. 1-2 0-2
"#;

#[test]
fn everything_of_a_file_is_written_back() {
    let tree = tree(FULL);
    let written = text(&tree);
    for part in [
        "% escaped",
        "[Event \"Test\"]",
        "[Annotator \"A \\\"B\\\"\"]",
        "{at the start} 1. 32-28! {[%clock w0:04:58] quick}",
        "({instead} 1. 33-28 $5 18-23",
        "(1... 19-23 2. 28x19 14x23)",
        "39-33)",
        "(1. 34-30 20-25 {also})",
        "99-98 {no move}",
        "/FEN \"W:W31:B20\"/ 2. 31-27",
        "12-18 3. 7-12 {nonsense} 3... 1-2 0-1",
    ] {
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            flat(&written).contains(part),
            "{part} is lost in\n{written}"
        );
    }
    // What is written is read as the same once more.
    assert_eq!(text(&self::tree(&written)), written);
}

#[test]
fn moves_are_added_once_and_only_where_they_are_legal() {
    let start = Position::start(Rules::Frisian);
    let mut tree = Tree::from_position(start);
    let first = find(&start, "32-28");
    let one = tree.play(Tree::ROOT, first).unwrap();
    assert_eq!(tree.play(Tree::ROOT, first), Ok(one));
    assert_eq!(tree.play(one, first), Err(NotAdded::Illegal(first)));
    let two = tree.play(Tree::ROOT, find(&start, "33-28")).unwrap();
    assert_eq!(tree.next(Tree::ROOT), [one, two]);
    assert!(tree.goes_on(one) && tree.is_main(one));
    assert!(!tree.goes_on(two) && !tree.is_main(two));
    assert_eq!(tree.main_line(), [one]);
    assert_eq!(
        (tree.text(two), tree.number(two)),
        ("33-28", Some((1, Side::White)))
    );
    assert_eq!(text(&tree).lines().last(), Some(""));
    assert!(
        text(&tree).contains("1. 32-28 (1. 33-28) *"),
        "{}",
        text(&tree)
    );
}

#[test]
fn a_variation_becomes_the_line_and_the_line_a_variation() {
    let mut tree =
        tree("[GameType \"40\"] 1. 32-28 18-23 2. 37-32 (2. 38-32 12-18 3. 43-38) 13-18 *");
    let deep = node(&tree, "32-28 18-23 38-32 12-18 43-38");
    assert_eq!(tree.depth(deep), 1);
    assert!(tree.promote(deep));
    assert!(tree.is_main(deep));
    assert!(!tree.promote(deep), "it is the line already");
    let text = text(&tree);
    assert!(
        text.contains("1. 32-28 18-23 2. 38-32 (2. 37-32 13-18) 2... 12-18 3. 43-38 *"),
        "{text}"
    );
}

#[test]
fn a_move_goes_with_all_that_follows_it() {
    let mut tree = tree("[GameType \"40\"] 1. 32-28 18-23 (1... 19-23) 2. 37-32 *");
    let reply = node(&tree, "32-28 18-23");
    assert_eq!(tree.delete(reply), node(&tree, "32-28"));
    assert!(text(&tree).contains("1. 32-28 19-23 *"), "{}", text(&tree));
    assert_eq!(tree.delete(Tree::ROOT), Tree::ROOT);
    assert_eq!(tree.main_line().len(), 2);
}

#[test]
fn what_was_deleted_is_put_back_into_its_place() {
    let mut tree = tree("[GameType \"40\"] 1. 32-28 18-23 (1... 19-23) 2. 37-32 {far} *");
    let before = text(&tree);
    let reply = node(&tree, "32-28 18-23");
    let mv = tree.mv(reply).unwrap();
    assert_eq!((tree.place(reply), tree.place(Tree::ROOT)), (Some(0), None));
    assert!(!tree.put_back(reply, 0), "it is there");
    let at = tree.delete(reply);
    assert_eq!(tree.place(reply), None);
    assert!(tree.put_back(reply, 0));
    assert_eq!(text(&tree), before);
    tree.delete(reply);
    let anew = tree.play(at, mv).unwrap();
    assert!(!tree.put_back(reply, 0), "it was played anew");
    assert_eq!(tree.next(at).last(), Some(&anew));
}

#[test]
fn what_is_studied_here_says_so_in_its_file() {
    let mut studied = tree("[GameType \"40\"] [Annotator \"A\"] 1. 32-28 *");
    assert!(!studied.is_signed());
    studied.sign();
    let again = tree(&text(&studied));
    assert!(again.is_signed());
    assert_eq!(again.tags().get("Annotator"), Some("A"));
}

#[test]
fn comments_change_and_what_is_said_to_programs_stays() {
    let mut tree = tree("[GameType \"40\"] 1. 32-28 {[%clock w0:04:58] quick} 18-23 *");
    let first = node(&tree, "32-28");
    assert_eq!(tree.comment(first), "quick");
    tree.set_comment(first, "  not so\nquick } ");
    assert_eq!(tree.comment(first), "not so quick }");
    let written = text(&tree);
    assert!(
        written.contains("[%clock w0:04:58] not so quick }"),
        "{written}"
    );
    assert_eq!(self::tree(&written).comment(first), "not so quick }");
    tree.set_comment(first, "");
    assert!(
        text(&tree).contains("{[%clock w0:04:58]} 1... 18-23"),
        "{}",
        text(&tree)
    );
    let second = node(&tree, "32-28 18-23");
    tree.set_comment(second, "hm");
    assert!(text(&tree).contains("18-23 {hm} *"), "{}", text(&tree));
}

#[test]
fn a_move_has_one_mark_and_the_start_none() {
    let mut tree = tree("[GameType \"40\"] 1. 32-28 $2 {well} 18-23 (!?) *");
    let (one, two) = (node(&tree, "32-28"), node(&tree, "32-28 18-23"));
    assert_eq!(tree.mark(one), Some(Mark::Bad));
    assert_eq!(tree.mark(two), Some(Mark::Interesting));
    tree.set_mark(one, Some(Mark::Excellent));
    tree.set_mark(two, None);
    tree.set_mark(Tree::ROOT, Some(Mark::Good));
    assert!(
        text(&tree).contains("1. 32-28!! {well} 1... 18-23 *"),
        "{}",
        text(&tree)
    );
}

#[test]
fn a_tree_is_read_line_by_line_with_its_variations_under_the_branching() {
    let tree = tree(
        "[GameType \"40\"] {so} 1. 32-28 18-23 {ah} (1... 19-23 2. 28x19 (2. 99-1) 14x23) 2. 38-32 *",
    );
    let said = |word: &Word| match word {
        Word::Move { node, numbered } => {
            let (number, side) = tree.number(*node).unwrap();
            let dots = if side == Side::White { "." } else { "..." };
            let number = if *numbered {
                format!("{number}{dots}")
            } else {
                String::new()
            };
            format!("{number}{}", tree.text(*node))
        }
        Word::Comment(text) => format!("{{{text}}}"),
        Word::Unplayed(text) => format!("!{text}"),
    };
    let told: Vec<(usize, String)> = tree
        .passages()
        .iter()
        .map(|Passage { depth, words }| {
            (*depth, words.iter().map(said).collect::<Vec<_>>().join(" "))
        })
        .collect();
    let expected = [
        (0, "{so} 1.32-28 18-23 {ah}"),
        (1, "1...19-23 2.28x19 14x23"),
        (0, "2.38-32"),
    ];
    let expected: Vec<_> = expected
        .map(|(depth, text)| (depth, text.to_owned()))
        .into();
    assert_eq!(told, expected);
}

#[test]
fn numbers_go_on_from_where_the_start_says() {
    let start = position(Rules::Frisian, "B:W31,32,37:B10,14,20");
    let mut tree = Tree::from_position(start);
    let one = tree.play(Tree::ROOT, find(&start, "10-15")).unwrap();
    let reply = find(tree.position(one), "32-28");
    let two = tree.play(one, reply).unwrap();
    assert_eq!(tree.number(one), Some((1, Side::Black)));
    assert_eq!(tree.number(two), Some((2, Side::White)));
    assert!(
        text(&tree).contains("1... 10-15 2. 32-28"),
        "{}",
        text(&tree)
    );
    assert_eq!(self::tree(&text(&tree)).start(), &start);
}

#[test]
fn a_contest_and_its_tree_are_the_same_game() {
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    for _ in 0..20 {
        let mv = contest.game().position().legal_moves()[0];
        contest.play_untimed(mv).unwrap();
    }
    let tree = Tree::of(&contest);
    let last = *tree.main_line().last().unwrap();
    assert_eq!(tree.game_at(last), *contest.game());
    let replayed = pdn::read_str(&text(&tree)).next().unwrap().replay(None);
    assert_eq!(replayed.game(), Some(contest.game()));
}

#[test]
fn behind_a_draw_by_law_a_line_still_has_positions() {
    let start = position(Rules::International, "W:WK46,31:BK1,15");
    let mut tree = Tree::from_position(start);
    let mut at = Tree::ROOT;
    let moves = ["46-41", "1-6", "41-46", "6-1"].iter().cycle().take(12);
    for text in moves {
        let position = *tree.position(at);
        let legal = position.legal_moves();
        let Some(&mv) = legal.iter().find(|mv| mv.to_string() == **text) else {
            break;
        };
        at = tree.play(at, mv).unwrap();
    }
    assert_eq!(tree.ply(at), 12);
    let third = tree.path(at)[7];
    assert!(
        tree.game_at(third).outcome().is_some(),
        "three times the same"
    );
    let on = tree.game_at(at);
    assert_eq!((on.position(), on.plies().len()), (tree.position(at), 0));
}
