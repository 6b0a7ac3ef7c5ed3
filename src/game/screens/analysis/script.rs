//! The moves with their variations, as they are read.

use bevy::prelude::*;
use bevy_egui::egui::containers::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Id, Pos2, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};

use super::laid::{CHIP, LINE, Laid, Placed, lay};
use super::told::Told;
use crate::game::analysis::StudyStep;
use crate::game::interface::face::Letters;
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::language::Phrase;
use crate::game::paint::tokens::Rgb;
use crate::study::NodeId;

/// The whole script, scrolled to the move that one is at; a move that is pressed leads there.
pub(super) fn script(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<StudyStep> {
    let laid = lay(sheet, area.width() - 8.0, told);
    let spoken = spoken(told);
    let builder = UiBuilder::new().max_rect(rect(area));
    let (colours, at) = (sheet.colours, told.study.at());
    let mut ui = sheet.ui.new_child(builder);
    let scrolled = egui::ScrollArea::vertical()
        .id_salt("script")
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut ui, |ui| {
            let size = egui::vec2(area.width(), laid.height.max(area.height()));
            let (_, whole) = ui.allocate_space(size);
            keep_in_sight(ui, whole, &laid, at);
            let sense = if told.open {
                Sense::click()
            } else {
                Sense::hover()
            };
            let response = ui.interact(whole, Id::new("script"), sense);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, told.open, &spoken));
            let corner = whole.min;
            for bar in &laid.bars {
                let bar = moved(*bar, corner);
                ui.painter().rect_filled(bar, 1, colour(colours.line));
            }
            let pointer = response.hover_pos().or(response.interact_pointer_pos());
            for placed in &laid.placed {
                let hovered = pointer.is_some_and(|at| moved(placed.area, corner).contains(at));
                draw(
                    ui,
                    placed,
                    corner,
                    (colours.fill_on, colours.text_on, colours.paper2),
                    (
                        placed.node == Some(at),
                        told.open && hovered && placed.node.is_some(),
                    ),
                );
            }
            let clicked = response
                .interact_pointer_pos()
                .filter(|_| response.clicked())?;
            let hit = laid.placed.iter().filter(|placed| placed.node.is_some());
            let mut hit = hit.filter(|placed| moved(placed.area, corner).contains(clicked));
            hit.next().and_then(|placed| placed.node)
        });
    sheet.thumb(area, scrolled.state.offset.y, scrolled.content_size.y);
    scrolled.inner.map(StudyStep::To)
}

/// What screen readers are told of it: the move that one is at.
fn spoken(told: &Told) -> String {
    let moves = told.words.say(&Phrase::Moves);
    let here = told.numbered(told.study.at());
    if here.is_empty() {
        moves
    } else {
        format!("{moves}: {here}")
    }
}

fn moved(area: Rect, corner: Pos2) -> egui::Rect {
    rect(area).translate(corner.to_vec2())
}

fn draw(
    ui: &Ui,
    placed: &Placed,
    corner: Pos2,
    (fill, on, hover): (Rgb, Rgb, Rgb),
    (current, hovered): (bool, bool),
) {
    let area = moved(placed.area, corner);
    if !ui.is_rect_visible(area) {
        return;
    }
    let painter = ui.painter();
    let mut ink = placed.ink;
    if current || hovered {
        let chip = area.shrink2(egui::vec2(0.0, 2.0));
        painter.rect_filled(
            chip,
            metrics::CHIP_CORNER,
            colour(if current { fill } else { hover }),
        );
    }
    if current {
        ink = on;
    }
    let Letters { font, ink } = placed.face.letters(placed.size, ink);
    let inset = if placed.node.is_some() { CHIP } else { 0.0 };
    let at = Pos2::new(area.min.x + inset, area.center().y);
    painter.text(at, egui::Align2::LEFT_CENTER, &placed.text, font, ink);
}

/// Scrolls to the move that one is at whenever that is another one, or there is another room for it.
fn keep_in_sight(ui: &Ui, whole: egui::Rect, laid: &Laid, at: NodeId) {
    let known = Id::new("read");
    let room = ui.clip_rect().height();
    let now = (at, laid.placed.len(), room.to_bits());
    if ui.data_mut(|data| data.get_temp::<(NodeId, usize, u32)>(known)) == Some(now) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(known, now));
    let here = laid.placed.iter().find(|placed| placed.node == Some(at));
    let area = here.map_or(Rect::new(0.0, 0.0, 1.0, LINE), |placed| placed.area);
    // With a line above and below, or as much of them as there is room for.
    let beside = ((room - LINE) / 2.0).clamp(0.0, LINE);
    let area = moved(area, whole.min).expand2(egui::vec2(0.0, beside));
    ui.scroll_to_rect_animation(area.intersect(whole), None, ScrollAnimation::none());
}
