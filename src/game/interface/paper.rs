//! Paper lying on the ground, and what it covers: that need not be drawn.

use bevy::math::Rect;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Color32, Context, CornerRadius, Id, Shadow, Ui};

use super::sheet::{Sheet, rect};

impl Sheet<'_> {
    /// Paper lying on the ground, with its soft shadow.
    pub fn paper(&self, area: Rect, corner: u8, dialog: bool) {
        let (offset, blur, alpha) = if dialog { (18, 50, 158) } else { (10, 26, 107) };
        let shadow = Shadow {
            offset: [0, offset],
            blur,
            spread: 0,
            color: Color32::from_rgba_unmultiplied(0x06, 0x0E, 0x28, alpha),
        };
        // Whatever its corners are like.
        let covered = area.inflate(-f32::from(corner));
        let reach = area.inflate(f32::from(blur) + f32::from(offset));
        for part in beside(reach, covered) {
            let seen = rect(part).intersect(self.ui.clip_rect());
            let painter = self.ui.painter().with_clip_rect(seen);
            painter.add(shadow.as_shape(rect(area), CornerRadius::same(corner)));
        }
        // A border is ink that the paper leaves: nothing of the paper shows round it.
        let border = self.colours.border;
        if border > 0 {
            self.surface(area, corner, self.colours.ink);
        }
        let inside = area.inflate(-f32::from(border));
        self.surface(inside, corner.saturating_sub(border), self.colours.paper);
        note(self.ui, covered);
    }
}

/// What is left of an area around a hole in it: above, left, right and below.
pub fn beside(area: Rect, hole: Rect) -> Vec<Rect> {
    let within = area.intersect(hole);
    if within.is_empty() {
        return vec![area];
    }
    let Rect { min, max } = area;
    let around = [
        Rect::new(min.x, min.y, max.x, within.min.y),
        Rect::new(min.x, within.min.y, within.min.x, within.max.y),
        Rect::new(within.max.x, within.min.y, max.x, within.max.y),
        Rect::new(min.x, within.max.y, max.x, max.y),
    ];
    around.into_iter().filter(|left| !left.is_empty()).collect()
}

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
fn note(ui: &Ui, area: Rect) {
    let (context, layer) = (ui.ctx(), ui.layer_id());
    let moved = context.layer_transform_to_global(layer);
    let still = moved.is_none_or(|moved| moved == TSTransform::IDENTITY);
    if !still || ui.opacity() < 1.0 || !ui.is_visible() || ui.is_sizing_pass() {
        return;
    }
    let clip = ui.clip_rect();
    let area = area.intersect(Rect::new(clip.min.x, clip.min.y, clip.max.x, clip.max.y));
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
pub fn covered(context: &Context) -> Vec<Rect> {
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
        let areas = covered(context);
        context.end_pass().textures_delta.clear();
        areas
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
