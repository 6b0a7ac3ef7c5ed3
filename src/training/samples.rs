//! Files of samples.
//!
//! A file begins with 256 bytes of text that tells how its games were played, then come blocks:
//! how many samples there are (u32, little endian), and the samples of so many games. A block
//! that isn't whole is what a broken run left; it is written anew.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::Sample;

/// How long the text at the beginning is.
const TITLE: usize = 256;

/// Why a file gives no samples, or takes none.
#[derive(Debug, thiserror::Error)]
pub enum SamplesError {
    /// It can't be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It was begun in another way.
    #[error("{} was begun as {found:?}, not as {wanted:?}", path.display())]
    OtherTitle {
        /// The file.
        path: PathBuf,
        /// How it was begun.
        found: String,
        /// How it should be.
        wanted: String,
    },
}

/// A file that is being written.
#[derive(Debug)]
pub struct Writer {
    file: File,
    path: PathBuf,
    blocks: u64,
    samples: u64,
}

impl Writer {
    /// Opens the file behind its last whole block; makes it where there is none. `title` is cut
    /// at 255 bytes.
    pub fn open(path: &Path, title: &str) -> Result<Self, SamplesError> {
        let failed = |error| SamplesError::File {
            path: path.to_owned(),
            error,
        };
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        let mut wanted = [b'\n'; TITLE];
        let len = title.len().min(TITLE - 1);
        wanted[..len].copy_from_slice(&title.as_bytes()[..len]);
        let mut found = Vec::new();
        (&mut file)
            .take(TITLE as u64)
            .read_to_end(&mut found)
            .map_err(failed)?;
        if found.len() < TITLE {
            file.set_len(0).map_err(failed)?;
            file.seek(SeekFrom::Start(0)).map_err(failed)?;
            file.write_all(&wanted).map_err(failed)?;
        } else if found != wanted {
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim_end().to_owned();
            return Err(SamplesError::OtherTitle {
                path: path.to_owned(),
                found: text(&found),
                wanted: text(&wanted),
            });
        }
        Self::behind_blocks(file, path).map_err(failed)
    }

    fn behind_blocks(mut file: File, path: &Path) -> io::Result<Self> {
        let end = file.metadata()?.len();
        let (mut at, mut blocks, mut samples) = (TITLE as u64, 0, 0);
        while at + 4 <= end {
            file.seek(SeekFrom::Start(at))?;
            let mut count = [0; 4];
            file.read_exact(&mut count)?;
            let count = u64::from(u32::from_le_bytes(count));
            let next = at + 4 + count * Sample::BYTES as u64;
            if next > end {
                break;
            }
            (at, blocks, samples) = (next, blocks + 1, samples + count);
        }
        file.set_len(at)?;
        file.seek(SeekFrom::Start(at))?;
        let path = path.to_owned();
        Ok(Self {
            file,
            path,
            blocks,
            samples,
        })
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> u64 {
        self.blocks
    }

    /// How many samples there are.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Adds a block.
    pub fn write(&mut self, block: &[Sample]) -> Result<(), SamplesError> {
        let count = u32::try_from(block.len()).unwrap_or(u32::MAX);
        let mut bytes = count.to_le_bytes().to_vec();
        bytes.extend(block.iter().take(count as usize).flat_map(Sample::to_bytes));
        let written = self.file.write_all(&bytes);
        written.map_err(|error| SamplesError::File {
            path: self.path.clone(),
            error,
        })?;
        self.blocks += 1;
        self.samples += u64::from(count);
        Ok(())
    }
}

/// All whole blocks of a file.
pub fn read(path: &Path) -> Result<Vec<Vec<Sample>>, SamplesError> {
    let failed = |error| SamplesError::File {
        path: path.to_owned(),
        error,
    };
    let file = File::open(path).map_err(failed)?;
    let mut file = BufReader::with_capacity(1 << 20, file);
    let mut title = [0; TITLE];
    file.read_exact(&mut title).map_err(failed)?;
    let mut blocks = Vec::new();
    loop {
        match block(&mut file) {
            Ok(samples) => blocks.push(samples),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(blocks),
            Err(error) => return Err(failed(error)),
        }
    }
}

fn block(file: &mut impl Read) -> io::Result<Vec<Sample>> {
    let mut count = [0; 4];
    file.read_exact(&mut count)?;
    let mut samples = Vec::new();
    for _ in 0..u32::from_le_bytes(count) {
        let mut bytes = [0; Sample::BYTES];
        file.read_exact(&mut bytes)?;
        samples.push(Sample::from_bytes(&bytes));
    }
    Ok(samples)
}
