//! Tables as bytes: a head that says what they answer, a line for each material, then what is
//! known of each.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `damas e1` |
//! | 1, then so many | the name of the rule set |
//! | 1 | how many materials follow |
//! | 4 + 4 + 8 each | its pieces, the length of its bytes, the checksum of what it unpacks to |
//! | the rest | their bytes, in the same order |
//!
//! Numbers are little-endian.

use super::packed::{is_kept, pack, unpack};
use super::{Material, Solution, Terms};
use crate::rules::{Rules, UnknownRules};

const MAGIC: &[u8; 8] = b"damas e1";

/// Why bytes aren't tables.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// They don't begin like tables.
    #[error("these are no tables of this program")]
    Foreign,
    /// They are for rules that don't exist.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// They end too early.
    #[error("the tables are cut off")]
    CutOff,
    /// They name pieces that no table is about.
    #[error("there is no table of {0}")]
    Material(Material),
    /// They don't unpack to what was packed.
    #[error("the table of {0} is damaged")]
    Damaged(Material),
}

/// What is known of one material.
pub(super) struct Entry {
    pub(super) material: Material,
    pub(super) codes: Vec<u8>,
}

/// The bytes of what is needed to know all that the solver found out.
pub fn write(solution: &Solution) -> Vec<u8> {
    let kept = solution
        .all()
        .iter()
        .filter(|solved| is_kept(solved.numbering().material()));
    let packed: Vec<_> = kept
        .map(|solved| {
            let numbering = solved.numbering();
            let bytes = pack(numbering, solved.codes());
            // What a reader will have.
            let sum = unpack(numbering, &bytes).map_or(0, |codes| checksum(&codes));
            (numbering.material(), bytes, sum)
        })
        .collect();
    let name = solution.terms().rules.name();
    let mut file = MAGIC.to_vec();
    // Names, materials and packed tables are far shorter than these can tell.
    file.push(name.len() as u8);
    file.extend(name.bytes());
    file.push(packed.len() as u8);
    for (material, bytes, sum) in &packed {
        file.extend(material.counts());
        file.extend((bytes.len() as u32).to_le_bytes());
        file.extend(sum.to_le_bytes());
    }
    file.extend(packed.into_iter().flat_map(|(_, bytes, _)| bytes));
    file
}

/// The tables that the bytes hold, and the rules they are for.
pub(super) fn read(bytes: &[u8]) -> Result<(Rules, Vec<Entry>), TableError> {
    let mut rest = bytes;
    if take(&mut rest, MAGIC.len())? != MAGIC {
        return Err(TableError::Foreign);
    }
    let length = usize::from(number::<1>(&mut rest)?[0]);
    let name = String::from_utf8_lossy(take(&mut rest, length)?);
    let terms = Terms::play(name.parse()?);
    let count = number::<1>(&mut rest)?[0];
    let mut lines = Vec::new();
    for _ in 0..count {
        let [own_men, men, own_kings, kings] = number(&mut rest)?;
        let material = Material {
            men: [own_men, men],
            kings: [own_kings, kings],
        };
        if !Material::all(material.pieces().min(4)).contains(&material) {
            return Err(TableError::Material(material));
        }
        let length = u32::from_le_bytes(number(&mut rest)?) as usize;
        lines.push((material, length, u64::from_le_bytes(number(&mut rest)?)));
    }
    let entries = lines.into_iter().map(|(material, length, sum)| {
        let bytes = take(&mut rest, length)?;
        let codes = unpack(&terms.numbering(material), bytes);
        let codes = codes.filter(|codes| checksum(codes) == sum);
        let codes = codes.ok_or(TableError::Damaged(material))?;
        Ok(Entry { material, codes })
    });
    Ok((terms.rules, entries.collect::<Result<_, TableError>>()?))
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], TableError> {
    let (taken, after) = rest.split_at_checked(length).ok_or(TableError::CutOff)?;
    *rest = after;
    Ok(taken)
}

fn number<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], TableError> {
    take(rest, N)?.try_into().map_err(|_| TableError::CutOff)
}

/// Fowler, Noll and Vo's hash, the 64-bit FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// TEMP
pub fn sizes(solution: &Solution, out: &mut dyn std::io::Write) -> std::io::Result<()> {
    let mut total = [0; 2];
    for solved in solution.all() {
        let numbering = solved.numbering();
        let m = numbering.material();
        let t0 = web_time::Instant::now();
        let bytes = pack(numbering, solved.codes());
        let t1 = web_time::Instant::now();
        let codes = unpack(numbering, &bytes).unwrap();
        let t2 = web_time::Instant::now();
        let told = codes.iter().filter(|&&c| c != 0).count();
        total[usize::from(is_kept(m))] += bytes.len();
        writeln!(
            out,
            "{m} {} {} of {told} told of {} {:?} {:?}",
            is_kept(m),
            bytes.len(),
            codes.len(),
            t1 - t0,
            t2 - t1
        )?;
    }
    writeln!(out, "{total:?}")
}
