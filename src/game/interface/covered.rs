//! Where paper covers what lies under the panels in this frame, so that it need not be drawn there.

use bevy::math::Rect;
use bevy_egui::egui::{Context, Id, Ui, emath::TSTransform};

/// The papers of one pass.
#[derive(Clone, Debug, Default)]
struct Papers {
    pass: u64,
    areas: Vec<Rect>,
}

fn id() -> Id {
    Id::new("papers")
}

/// Paper covers this area, if all that is drawn here is solid and lies where it belongs.
pub(super) fn note(ui: &Ui, area: Rect) {
    let (context, layer) = (ui.ctx(), ui.layer_id());
    let moved = context.layer_transform_to_global(layer);
    let still = moved.is_none_or(|moved| moved == TSTransform::IDENTITY);
    if !still || ui.opacity() < 1.0 || !ui.is_visible() || ui.is_sizing_pass() {
        return;
    }
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let papers: &mut Papers = data.get_temp_mut_or_default(id());
        if papers.pass != pass {
            *papers = Papers {
                pass,
                areas: Vec::new(),
            };
        }
        papers.areas.push(area);
    });
}

/// What paper covers in this pass, in logical pixels of the window; to be asked when all is drawn.
pub fn by_paper(context: &Context) -> Vec<Rect> {
    let papers: Option<Papers> = context.data(|data| data.get_temp(id()));
    let now = |papers: &Papers| papers.pass == context.cumulative_pass_nr();
    papers.filter(now).unwrap_or_default().areas
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Order, RawInput};

    use super::*;
    use crate::game::interface::pictures::Pictures;
    use crate::game::interface::sheet::sheet;
    use crate::game::paint::tokens::DAY;

    /// What is covered in one frame, in which a paper has come in so far, if there is one.
    fn frame(context: &Context, arrived: Option<f32>) -> Vec<Rect> {
        let paint = (DAY, &mut Pictures::default());
        context.begin_pass(RawInput::default());
        if let Some(arrived) = arrived {
            sheet(
                context,
                "panel",
                Order::Background,
                arrived,
                paint,
                |sheet| {
                    sheet.paper(Rect::new(100.0, 50.0, 300.0, 250.0), 14, false);
                },
            );
        }
        let covered = by_paper(context);
        context.end_pass().textures_delta.clear();
        covered
    }

    #[test]
    fn paper_covers_what_is_under_it_once_it_is_all_there() {
        let context = Context::default();
        let paper = [Rect::new(114.0, 64.0, 286.0, 236.0)];
        for (case, arrived, expected) in [
            ("new, and not seen yet", Some(1.0), &[][..]),
            ("there", Some(1.0), &paper),
            ("still there", Some(1.0), &paper),
            ("on its way", Some(0.9), &[]),
            ("there again", Some(1.0), &paper),
            ("gone", None, &[]),
        ] {
            assert_eq!(frame(&context, arrived), expected, "{case}");
        }
    }
}
