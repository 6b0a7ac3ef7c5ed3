//! Tables in few bytes.
//!
//! Position after position, in the order of their numbers, what is known is told bit by bit;
//! where the side to move must capture nothing is told, for a look at what follows tells as much.
//! What the odds are for each bit is learnt on the way from positions told before: the same but
//! for a king run, and those that differ in one piece, which stands a step back.

mod coder;
mod learner;
mod near;
mod odds;

use super::Numbering;
use crate::rules::{Perspective, Position};
use coder::{Pass, Reader, Writer};
use learner::Learner;
use near::Near;

/// Stands for what isn't told.
pub(super) const UNTOLD: u8 = 0;

/// The codes of a material with [`UNTOLD`] for all that isn't told.
pub(super) fn untold(numbering: &Numbering, codes: &[u8]) -> Vec<u8> {
    let mut codes = codes.to_vec();
    for (placement, codes) in codes.chunks_mut(numbering.run_states()).enumerate() {
        if is_told(numbering, placement).is_none() {
            codes.fill(UNTOLD);
        }
    }
    codes
}

/// What is known of the positions of a material, in few bytes. Where nothing is told the codes
/// are [`UNTOLD`].
pub(super) fn pack(numbering: &Numbering, codes: &[u8]) -> Vec<u8> {
    let mut codes = codes.to_vec();
    let told = all_told(&codes);
    let mut writer = Writer::new();
    pass_all(numbering, &told, &mut codes, &mut writer);
    // Codes are bytes, and one of them stands for nothing told.
    let mut bytes = vec![u8::try_from(told.len()).unwrap_or(u8::MAX)];
    bytes.extend(&told);
    bytes.extend(writer.finish());
    bytes
}

/// What [`pack`] made bytes of, [`UNTOLD`] where there was nothing to tell; `None` when these
/// aren't the bytes of any table.
pub(super) fn unpack(numbering: &Numbering, bytes: &[u8]) -> Option<Vec<u8>> {
    let (&count, rest) = bytes.split_first()?;
    let (told, rest) = rest.split_at_checked(usize::from(count))?;
    let mut codes = vec![UNTOLD; numbering.count()];
    if !told.is_sorted_by(|a, b| a < b) || told.first().is_none_or(|&code| code == UNTOLD) {
        return None;
    }
    pass_all(numbering, told, &mut codes, &mut Reader::new(rest));
    Some(codes)
}

/// Everything that is told of any position, each once, ascending.
fn all_told(codes: &[u8]) -> Vec<u8> {
    let mut seen = [false; 256];
    for &code in codes {
        seen[usize::from(code)] = true;
    }
    let told = |&code: &u8| code != UNTOLD && seen[usize::from(code)];
    (0..=u8::MAX).filter(told).collect()
}

/// The pieces placed so, if they can be and the mover needn't capture; king runs don't matter.
fn is_told(numbering: &Numbering, placement: usize) -> Option<Perspective> {
    let sight = numbering.place(placement * numbering.run_states())?;
    let position = Position::seen_by_white(numbering.rules(), &sight);
    (!position.can_capture(position.turn())).then_some(sight)
}

fn pass_all(numbering: &Numbering, told: &[u8], codes: &mut [u8], pass: &mut impl Pass) {
    let mut learner = Learner::new(told, numbering.run_states());
    let runs = numbering.run_states();
    for placement in 0..numbering.placements() {
        let sight = is_told(numbering, placement);
        let near = sight.map(|sight| Near::new(numbering, &sight, placement));
        for run in 0..runs {
            let number = placement * runs + run;
            codes[number] = match &near {
                Some(near) => learner.pass(near, number, codes, pass),
                None => UNTOLD,
            };
        }
    }
}
