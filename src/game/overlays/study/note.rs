//! What is said about a move: its mark and a comment; and what becomes of the variation it lies in.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Pressed, page};
use crate::game::analysis::{Study, StudyStep};
use crate::game::flow::Overlay;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::dialog::{Stack, dialog};
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::screens::StudyDoing;
use crate::study::{Mark, NodeId, Tree};

/// How large it is at most.
pub(super) const LARGEST: Vec2 = Vec2::new(460.0, 392.0);

/// What is being written about a move.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Draft {
    pub node: Option<NodeId>,
    pub text: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().add_systems(
        EguiPrimaryContextPass,
        (
            note.run_if(in_state(Overlay::Note)),
            forget.run_if(not(in_state(Overlay::Note))),
        )
            .in_set(Layer::Overlay),
    );
}

fn forget(mut draft: ResMut<Draft>) {
    if draft.node.is_some() {
        *draft = Draft::default();
    }
}

fn note(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, arrival): (Res<Words>, Res<Colours>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    mut draft: ResMut<Draft>,
    mut doing: StudyDoing,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let at = doing.study().at();
    if draft.node != Some(at) {
        let text = doing.study().tree().comment(at);
        *draft = Draft {
            node: Some(at),
            text,
        };
    }
    let written = draft.text.clone();
    let pressed = dialog(
        &context,
        "note dialog",
        arrival.dialog,
        (colours.0, &mut pictures),
        LARGEST,
        |sheet, area| draw(sheet, area, &words, doing.study(), &mut draft),
    );
    if draft.text != written {
        doing.step(StudyStep::Say(at, draft.text.clone()));
    }
    Pressed::act(pressed, &keys, &mut doing);
    Ok(())
}

/// What the dialog is called: after the move with its number.
fn title(words: &Words, study: &Study) -> String {
    let (tree, at) = (study.tree(), study.at());
    let text = tree.numbered(at);
    words.say(&if text.is_empty() {
        Phrase::NoteOnStart
    } else {
        Phrase::NoteOn { text }
    })
}

pub(super) fn draw(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    study: &Study,
    draft: &mut Draft,
) -> Option<Pressed> {
    let title = title(words, study);
    page(
        sheet,
        area,
        (&title, words),
        "note parts",
        |sheet, column| {
            let pressed = marks(sheet, column, words, study);
            comment(sheet, column, words, draft);
            pressed.or(variation(sheet, column, words, study))
        },
    )
}

fn head(sheet: &Sheet, column: &mut Stack, words: &str) {
    let line = column.take(22.0);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    sheet.text((line.min.x, line.min.y + 9.0), words, letters);
}

/// The six marks, and none; in as many rows as they need.
fn marks(sheet: &mut Sheet, column: &mut Stack, words: &Words, study: &Study) -> Option<Pressed> {
    let at = study.at();
    if at == Tree::ROOT {
        return None;
    }
    head(sheet, column, &words.say(&Phrase::MarkHead));
    let current = study.tree().mark(at);
    let all: Vec<Option<Mark>> = Mark::ALL.into_iter().map(Some).chain([None]).collect();
    let side = metrics::TARGET;
    // A handful of buttons.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let columns = (((column.width() + 6.0) / (side + 6.0)) as usize).clamp(1, all.len());
    let mut pressed = None;
    for (row, marks) in (0..).zip(all.chunks(columns)) {
        let line = column.take(side);
        column.skip(6.0);
        for (index, &mark) in marks.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
            let left = line.min.x + index as f32 * (side + 6.0);
            let face = Rect::new(left, line.min.y, left + side, line.max.y);
            let (sign, spoken) = match mark {
                Some(mark) => {
                    let number = Mark::ALL.iter().position(|&other| other == mark);
                    let mark_number = u8::try_from(number.unwrap_or(0) + 1).unwrap_or(1);
                    let spoken = Phrase::MarkSpoken { mark: mark_number };
                    (mark.sign(), words.say(&spoken))
                }
                None => ("–", words.say(&Phrase::MarkNone)),
            };
            let name = format!("mark {row} {index}");
            if sheet.card(face, &name, &spoken, mark == current) && mark != current {
                pressed = Some(Pressed::Step(StudyStep::Mark(at, mark)));
            }
            let letters = Face::Bold.letters(19.0, sheet.colours.action);
            sheet.centred((face.center().x, face.center().y), sign, letters);
        }
    }
    column.skip(4.0);
    pressed
}

fn comment(sheet: &mut Sheet, column: &mut Stack, words: &Words, draft: &mut Draft) {
    let said = words.say(&Phrase::CommentHead);
    head(sheet, column, &said);
    let line = column.take(metrics::TARGET);
    sheet.comment_edit(line, "comment", &said, &mut draft.text);
    column.skip(14.0);
}

/// The variation becomes the line, or goes.
fn variation(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    study: &Study,
) -> Option<Pressed> {
    let (at, tree) = (study.at(), study.tree());
    let mut pressed = None;
    let two = [
        (
            "promote",
            Icon::Check,
            Phrase::Promote,
            !tree.is_main(at),
            Pressed::Step(StudyStep::Promote(at)),
        ),
        (
            "delete",
            Icon::Close,
            Phrase::DeleteLine,
            at != Tree::ROOT,
            Pressed::Last(StudyStep::Delete(at)),
        ),
    ];
    for (name, icon, phrase, can, meaning) in two {
        let area = column.take(metrics::TARGET);
        column.skip(metrics::GAP);
        let said = words.say(&phrase);
        let label = Label::new(icon, &said, 15.0);
        if sheet.button(area, name, label, ButtonLook::OnPaper, can) {
            pressed = Some(meaning);
        }
    }
    pressed
}
