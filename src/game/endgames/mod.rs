//! Endgame tables of four pieces, made on the player's machine if it wants them.
//!
//! They take minutes and some megabytes for each rule set, so nothing is made unasked; meanwhile
//! the game goes on. A browser has neither the threads nor a place to keep them.

mod workshop;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use self::workshop::Workshop;
use super::flow::Flow;
use super::opponent::{Opponent, Wake};
use super::referee::CurrentGame;
use super::storage::Keep;
use crate::ai::endgame::Tables;
use crate::rules::Rules;

/// The most pieces on the board that tables are made for. Five would be four gigabytes.
const PIECES: usize = 4;

/// The player wants them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LargerTables(pub bool);

/// How far the tables of the rules that are played are.
#[derive(Clone, Debug, Default)]
pub enum Stage {
    /// None are wanted.
    #[default]
    Unwanted,
    /// They are being made, and so many hundredths are done.
    Making(u8),
    /// The machine knows them.
    Ready(Arc<Tables>),
    /// They can't be made: why.
    Failed(String),
}

/// Where tables are made and kept.
#[derive(Resource, Default)]
pub struct Endgames {
    /// `None` where there is no place for them.
    workshop: Option<Workshop>,
    /// Whose tables are at that stage.
    of: Option<Rules>,
    stage: Stage,
}

impl Endgames {
    /// In this folder; `wake` is called when something has happened.
    pub fn new(folder: PathBuf, wake: Wake) -> Self {
        Self {
            workshop: Some(Workshop::new(folder, PIECES, wake)),
            ..Self::default()
        }
    }

    /// How far they are; `None` where none can be made at all.
    pub fn stage(&self) -> Option<&Stage> {
        self.workshop.is_some().then_some(&self.stage)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Endgames>()
        .keep::<LargerTables>("larger-tables")
        .add_systems(Update, (order, take).chain().in_set(Flow::React));
}

/// Has the tables made of the rules that are played, if they are wanted.
fn order(
    wanted: Res<LargerTables>,
    current: Res<CurrentGame>,
    mut endgames: ResMut<Endgames>,
    mut opponent: ResMut<Opponent>,
) {
    let rules = current.game().rules();
    let of = wanted.0.then_some(rules);
    if endgames.of == of {
        return;
    }
    let endgames = &mut *endgames;
    let Some(workshop) = &mut endgames.workshop else {
        return;
    };
    endgames.of = of;
    workshop.give_up();
    // What it knew takes megabytes, and is of no use for other rules.
    opponent.bypass_change_detection().learn(None);
    endgames.stage = match of.map(|rules| workshop.begin(rules)) {
        None => Stage::Unwanted,
        Some(Ok(())) => Stage::Making(0),
        Some(Err(error)) => Stage::Failed(error.to_string()),
    };
}

/// Takes what the workshop has made, and lets the machine know.
fn take(mut endgames: ResMut<Endgames>, mut opponent: ResMut<Opponent>) {
    let workshop = endgames.bypass_change_detection().workshop.as_mut();
    let Some(stage) = workshop.and_then(Workshop::news) else {
        return;
    };
    if let Stage::Ready(tables) = &stage {
        let tables = Some(Arc::clone(tables));
        opponent.bypass_change_detection().learn(tables);
    }
    endgames.stage = stage;
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;
    use crate::game::opponent::{Brain, BrainDied, Job, Report};

    /// What the machine was given: the most pieces of the tables, or that it has none.
    type Given = Arc<Mutex<Vec<Option<usize>>>>;

    /// Notes what it is given.
    struct Pupil(Given);

    impl Brain for Pupil {
        fn start(&mut self, _: Job) {}
        fn stop(&mut self) {}
        fn learn(&mut self, tables: Option<Arc<Tables>>) {
            let pieces = tables.map(|tables| tables.pieces());
            self.0.lock().unwrap().push(pieces);
        }
        fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
            Ok(None)
        }
    }

    /// An app without a window that makes tables of so many pieces in a folder of its own.
    fn app(folder: &str, pieces: usize) -> (App, Given) {
        let name = format!("damas-larger-tables-{folder}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let given = Given::default();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin))
            .add_plugins(crate::game::GamePlugin)
            .insert_resource(Opponent::new(Pupil(Arc::clone(&given)), 1))
            .insert_resource(Endgames {
                workshop: Some(Workshop::new(folder, pieces, Box::new(|| ()))),
                ..default()
            });
        (app, given)
    }

    fn stage(app: &App) -> Stage {
        app.world().resource::<Endgames>().stage.clone()
    }

    #[test]
    fn nothing_is_made_unasked_and_what_is_asked_for_can_be_given_up() {
        let (mut app, _) = app("given-up", PIECES);
        app.update();
        assert!(matches!(stage(&app), Stage::Unwanted));
        app.insert_resource(LargerTables(true));
        app.update();
        assert!(matches!(stage(&app), Stage::Making(_)));
        app.insert_resource(LargerTables(false));
        for _ in 0..3 {
            app.update();
            assert!(matches!(stage(&app), Stage::Unwanted));
        }
    }

    #[test]
    fn the_machine_has_them_as_long_as_they_are_wanted() {
        let (mut app, given) = app("given", 2);
        app.insert_resource(LargerTables(true));
        while !matches!(stage(&app), Stage::Ready(_)) {
            assert!(!matches!(stage(&app), Stage::Failed(_)));
            app.update();
            sleep(Duration::from_millis(5));
        }
        assert_eq!(given.lock().unwrap().last(), Some(&Some(2)));
        app.insert_resource(LargerTables(false));
        app.update();
        assert_eq!(given.lock().unwrap().last(), Some(&None));
    }
}
