//! Tables as bytes: a head that says what they answer, a line for each material, then what is
//! known of each.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `damas e1` |
//! | 1, then so many | the name of the rule set |
//! | 1 | how many materials follow |
//! | 4 + 1 + 4 + 8 each | its pieces, whether it is packed (1) or not (0), the length of its bytes, the checksum of what they unpack to |
//! | the rest | their bytes, in the same order |
//!
//! Numbers are little-endian. Of the same pieces with either side to move one table is enough:
//! what is known of the other follows from a look at its moves.

use super::packed::{pack, unpack, untold};
use super::{Material, Solution, Solved, Terms};
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

/// How tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// In few bytes, for which reading takes its time.
    Small,
    /// A byte for each position, read at once.
    Plain,
}

/// What is known of one material.
pub(super) struct Entry {
    pub(super) material: Material,
    pub(super) codes: Vec<u8>,
}

/// A material's line in the head, and its bytes.
struct Chapter {
    material: Material,
    packed: bool,
    bytes: Vec<u8>,
    sum: u64,
}

impl Chapter {
    fn new(solved: &Solved, form: Form) -> Self {
        let codes = untold(solved.numbering(), solved.codes());
        let sum = checksum(&codes);
        Self {
            material: solved.numbering().material(),
            packed: form == Form::Small,
            bytes: match form {
                Form::Small => pack(solved.numbering(), &codes),
                Form::Plain => codes,
            },
            sum,
        }
    }
}

/// The bytes of what is needed to know all that the solver has found out under [`Terms::play`].
pub fn write(solution: &Solution, form: Form) -> Vec<u8> {
    let mut chapters = Vec::new();
    for solved in solution.all() {
        let material = solved.numbering().material();
        let turned = solution
            .of(material.turned())
            .filter(|_| material >= material.turned());
        let sides = turned.map(|turned| [solved, turned]);
        let both = sides
            .into_iter()
            .flatten()
            .map(|side| Chapter::new(side, form));
        chapters.extend(both.min_by_key(|chapter| chapter.bytes.len()));
    }
    let name = solution.terms().rules.name();
    let mut file = MAGIC.to_vec();
    file.extend(byte(name.len()));
    file.extend(name.bytes());
    file.extend(byte(chapters.len()));
    for chapter in &chapters {
        file.extend(chapter.material.counts());
        file.push(chapter.packed.into());
        // Even four pieces make tables of less than 2³² bytes.
        let length = u32::try_from(chapter.bytes.len()).unwrap_or(u32::MAX);
        file.extend(length.to_le_bytes());
        file.extend(chapter.sum.to_le_bytes());
    }
    file.extend(chapters.into_iter().flat_map(|chapter| chapter.bytes));
    file
}

/// A number below 256 as a byte.
fn byte(number: usize) -> [u8; 1] {
    [u8::try_from(number).unwrap_or(u8::MAX)]
}

/// The tables that the bytes hold, and the rules they are for.
pub(super) fn read(bytes: &[u8]) -> Result<(Rules, Vec<Entry>), TableError> {
    let mut rest = bytes;
    if take(&mut rest, MAGIC.len()).ok() != Some(MAGIC) {
        return Err(TableError::Foreign);
    }
    let length = usize::from(number::<1>(&mut rest)?[0]);
    let name = String::from_utf8_lossy(take(&mut rest, length)?);
    let rules = name.parse()?;
    let count = number::<1>(&mut rest)?[0];
    let lines = (0..count).map(|_| Line::read(&mut rest));
    let lines = lines.collect::<Result<Vec<_>, _>>()?;
    let entries = lines.into_iter().map(|line| {
        let bytes = take(&mut rest, line.length)?;
        line.entry(rules, bytes)
    });
    Ok((rules, entries.collect::<Result<_, _>>()?))
}

/// A line of the head.
struct Line {
    material: Material,
    packed: bool,
    length: usize,
    sum: u64,
}

impl Line {
    fn read(rest: &mut &[u8]) -> Result<Self, TableError> {
        let [own_men, men, own_kings, kings] = number(rest)?;
        let material = Material {
            men: [own_men, men],
            kings: [own_kings, kings],
        };
        if !Material::all(material.pieces().min(4)).contains(&material) {
            return Err(TableError::Material(material));
        }
        Ok(Self {
            material,
            packed: number::<1>(rest)? == [1],
            length: u32::from_le_bytes(number(rest)?) as usize,
            sum: u64::from_le_bytes(number(rest)?),
        })
    }

    fn entry(self, rules: Rules, bytes: &[u8]) -> Result<Entry, TableError> {
        let material = self.material;
        let numbering = Terms::play(rules).numbering(material);
        let codes = if self.packed {
            unpack(&numbering, bytes)
        } else {
            Some(bytes.to_vec())
        };
        let whole =
            |codes: &Vec<u8>| codes.len() == numbering.count() && checksum(codes) == self.sum;
        let codes = codes.filter(whole).ok_or(TableError::Damaged(material))?;
        Ok(Entry { material, codes })
    }
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], TableError> {
    let (taken, after) = rest.split_at_checked(length).ok_or(TableError::CutOff)?;
    *rest = after;
    Ok(taken)
}

fn number<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], TableError> {
    take(rest, N)?.try_into().map_err(|_| TableError::CutOff)
}

/// Fowler, Noll and Vo's hash FNV-1a with 64 bits, of eight bytes at a time.
fn checksum(bytes: &[u8]) -> u64 {
    let words = bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    words.fold(0xcbf2_9ce4_8422_2325, |sum, word| {
        (sum ^ word).wrapping_mul(0x100_0000_01b3)
    })
}
