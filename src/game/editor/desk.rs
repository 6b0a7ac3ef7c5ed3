//! What is done with the position that is set up.

use bevy::prelude::*;

use super::{Editor, SetUpStep};
use crate::game::analysis::{Aside, Keeper, SetUpWished, StudyWished};
use crate::game::choices::Choices;
use crate::game::flow::{Flow, Going, Screen};
use crate::game::input::SquareTouched;
use crate::game::messages::{GameWished, PositionWished};
use crate::notation::fen;
use crate::rules::Game;

/// The screen from which the editor was opened.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Came(Option<Screen>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Came>()
        .add_systems(
            Update,
            (open, (change, go).chain().run_if(in_state(Screen::Editor)))
                .chain()
                .in_set(Flow::Gather),
        )
        .add_systems(OnEnter(Screen::Editor), lay);
}

fn open(
    mut wished: MessageReader<SetUpWished>,
    mut editor: ResMut<Editor>,
    (mut keeper, mut came): (Keeper, ResMut<Came>),
    mut going: Going,
    board: MessageWriter<PositionWished>,
) {
    let Some(SetUpWished { position, line }) = wished.read().last() else {
        return;
    };
    editor.begin(*position);
    if let Some(line) = line {
        editor.write(line);
    }
    keeper.keep();
    going.close();
    if keeper.screen() == Screen::Editor {
        lay(editor.into(), board);
    } else {
        came.0 = Some(keeper.screen());
        going.to(Screen::Editor);
    }
}

/// The position lies on the board.
fn lay(editor: Res<Editor>, mut board: MessageWriter<PositionWished>) {
    let game = Game::from_position(*editor.draft.position());
    board.write(PositionWished(Box::new(game)));
}

fn change(
    mut touched: MessageReader<SquareTouched>,
    mut steps: MessageReader<SetUpStep>,
    mut editor: ResMut<Editor>,
    board: MessageWriter<PositionWished>,
) {
    let before = editor.draft;
    for touched in touched.read() {
        let tool = editor.tool;
        editor.change(|editor| editor.touch(tool, touched.square));
    }
    for step in steps.read() {
        match step {
            SetUpStep::Take(tool) => editor.tool = *tool,
            SetUpStep::Undo => editor.undo(),
            SetUpStep::Play | SetUpStep::Analyse | SetUpStep::Leave => {}
            step => editor.change(|editor| editor.take(step)),
        }
    }
    if editor.draft != before {
        lay(editor.into(), board);
    }
}

/// What becomes of it.
fn go(
    mut steps: MessageReader<SetUpStep>,
    (editor, choices, came, aside): (Res<Editor>, Res<Choices>, Res<Came>, Res<Aside>),
    time: Res<Time<Real>>,
    mut going: Going,
    (mut games, mut studies): (MessageWriter<GameWished>, MessageWriter<StudyWished>),
) {
    for step in steps.read() {
        match step {
            SetUpStep::Play if editor.can_be_played() => {
                let position = editor.draft.position();
                let chosen = Choices {
                    rules: position.rules(),
                    position: fen::write(position),
                    ..choices.clone()
                };
                // Nobody chooses the nanosecond.
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "the lower digits are the dice"
                )]
                let chance = time.elapsed().as_nanos() as u64;
                games.write(chosen.wish(chance));
                going.to(Screen::Playing);
            }
            SetUpStep::Analyse if editor.fault.is_none() => {
                studies.write(StudyWished::Position(*editor.draft.position()));
            }
            SetUpStep::Leave => {
                let home = came.0.unwrap_or(aside.home());
                going.to(home);
            }
            _ => {}
        }
    }
}
