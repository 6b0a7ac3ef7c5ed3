//! What a player adds to an analysis isn't lost: neither where another study takes its place, nor where
//! a move is deleted; and the curve of a game is there without being asked for.

use damas::contest::{Contest, MatchLaws};
use damas::game::analysis::{StudyStep, StudyWished, Watch};
use damas::game::games::GamesWished;
use damas::game::games::entry::Entry;
use damas::game::games::keeping::Calendar;
use damas::game::opponent::InlineBrain;
use damas::game::storage::{MemoryStore, Storage};
use damas::notation::{fen, pdn};
use damas::rules::{Position, Rules};
use damas::study::{NodeId, Tree};

use crate::analysis::quiet;
use crate::games::games;
use crate::table::Table;

const TODAY: Calendar = Calendar(|| ("2026.11.30".into(), "12:00:00".into()));

fn keeping() -> (Table, MemoryStore) {
    let store = MemoryStore::default();
    let mut table = quiet();
    table.app.insert_resource(Storage(Box::new(store.clone())));
    table.app.insert_resource(TODAY);
    (table, store)
}

fn kept(store: &MemoryStore) -> Vec<Entry> {
    let text = store.text("games.pdn").unwrap_or_default();
    pdn::read_str(&text)
        .map(|record| Entry::of(&record))
        .collect()
}

fn start(rules: Rules) -> StudyWished {
    StudyWished::Position(Position::start(rules))
}

/// A move, a reply and another reply, and something said.
fn vary(table: &mut Table) -> NodeId {
    let one = table.play(32, 28);
    table.play(18, 23);
    table.step(StudyStep::To(one));
    table.play(19, 23);
    table.step(StudyStep::Say(one, "mine".into()));
    one
}

#[test]
fn a_study_that_gives_way_is_among_the_games_and_opened_whole() {
    let (mut table, store) = keeping();
    vary(&mut table);
    table.analyse(start(Rules::Spanish));
    let entries = kept(&store);
    let told: Vec<_> = entries.iter().map(|it| (it.is_study, &*it.date)).collect();
    assert_eq!(told, [(true, "2026.11.30")]);
    table.analyse(start(Rules::International));
    assert_eq!(kept(&store).len(), 1, "nobody changed the one between");

    table.write(GamesWished::Own);
    table.frames(3);
    assert_eq!(games(&table).collection.count(), 1);
    table.write(GamesWished::Analyse(0));
    table.frames(4);
    for part in ["{mine}", "(1... 19-23)"] {
        assert!(table.written().contains(part), "{}", table.written());
    }
    table.analyse(start(Rules::Frisian));
    assert_eq!(kept(&store).len(), 1, "it is there already");

    // Once more, and something is added: it takes the place of what was kept.
    table.write(GamesWished::Own);
    table.frames(3);
    table.write(GamesWished::Analyse(0));
    table.frames(4);
    table.step(StudyStep::Say(Tree::ROOT, "more".into()));
    table.analyse(start(Rules::International));
    assert_eq!(kept(&store).len(), 2, "nothing of it is lost");
    table.write(GamesWished::Own);
    table.frames(3);
    let collection = &games(&table).collection;
    assert_eq!(collection.count(), 1);
    let shown = collection.entries().iter().find(|entry| !entry.is_past);
    assert!(shown.unwrap().text().contains("{more}"));
}

#[test]
fn a_study_of_the_day_before_is_kept_too_and_a_game_only_once() {
    let (mut table, store) = keeping();
    vary(&mut table);
    let mut again = Table::started_on(store.clone(), InlineBrain::default());
    again.app.insert_resource(TODAY);
    again.frames(2);
    again.analyse(StudyWished::Last);
    again.analyse(start(Rules::Spanish));
    assert_eq!(kept(&store).len(), 1);

    let store = MemoryStore::default();
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    let mv = contest.game().position().legal_moves()[0];
    contest.play(mv, std::time::Duration::ZERO).unwrap();
    for wish in [
        StudyWished::Game(Box::new(contest)),
        StudyWished::Last,
        start(Rules::Spanish),
    ] {
        let mut table = Table::started_on(store.clone(), InlineBrain::default());
        table.frames(2);
        table.app.world_mut().resource_mut::<Watch>().on = false;
        table.analyse(wish);
    }
    assert!(kept(&store).is_empty(), "nothing was added to the game");
}

#[test]
fn what_was_deleted_last_is_put_back() {
    let (mut table, store) = keeping();
    let one = vary(&mut table);
    let before = table.written();
    table.step(StudyStep::PutBack);
    assert_eq!(table.written(), before, "nothing was deleted");
    assert!(!table.study().can_put_back());
    table.step(StudyStep::Delete(one));
    assert_eq!(table.study().at(), Tree::ROOT);
    assert!(table.study().can_put_back());
    table.step(StudyStep::PutBack);
    assert_eq!((table.written(), table.study().at()), (before, one));
    assert!(!table.study().can_put_back());
    table.assert_views_equal_position("it is there again");
    assert_eq!(store.text("study"), Some(table.written()));

    table.step(StudyStep::Delete(one));
    let anew = table.play(32, 28);
    assert!(anew != one && !table.study().can_put_back());
}

#[test]
fn the_rest_of_the_line_is_glanced_at_once_enough_is_known_of_the_board() {
    let mut table = quiet();
    let few = "W:W31,36,41,46,47,48:B1,2,6,10,15,16";
    let few = fen::read(Rules::International, few).unwrap();
    table.analyse(StudyWished::Position(few));
    for _ in 0..4 {
        table.wish(None);
        table.settle();
    }
    let line = table.study().line();
    assert_eq!(line.len(), 5);
    table.step(StudyStep::Watch(true));
    table.until("the whole curve", |table| {
        let (findings, tree) = (table.study().findings(), table.study().tree());
        let known = |&node: &NodeId| findings.for_white(tree, node).is_some();
        line.iter().all(known)
    });
    assert!(table.study().review().is_none(), "nobody asked for one");
}
