//! `damas-cli convert`

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use damas::notation::Numbering;
use damas::notation::pdn::{self, Routes, Severity, Style};
use damas::rules::Rules;

use crate::input::{Failure, open};

/// Writes the games of a PDN file anew, as PDN asks for; what can't be played stays as text
#[derive(Args)]
pub struct Convert {
    /// The file; - is standard input
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// The file to write; - is standard output
    #[arg(value_name = "OUT")]
    to: PathBuf,
    /// Play every game by this rule set, whatever its tags say
    #[arg(long)]
    rules: Option<Rules>,
    /// How much of a capture's route to write
    #[arg(long, value_enum, default_value_t)]
    routes: RoutesWanted,
    /// From which corner the squares of the 8×8 board are numbered
    #[arg(long, value_enum, default_value_t)]
    numbering: NumberingWanted,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum RoutesWanted {
    /// Only as much as tells moves apart
    #[default]
    Short,
    /// Always the whole route
    Full,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum NumberingWanted {
    /// As PDN has Spanish draughts: 1 in White's right corner
    #[default]
    Own,
    /// From the corner opposite
    OtherCorner,
}

impl Convert {
    /// Writes the file, and what was odd about the old one to standard error.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.to == Path::new("-") {
            return self.convert(out);
        }
        let is_special = fs::metadata(&self.to).is_ok_and(|about| !about.is_file());
        // A file takes its place only when it is whole; it may be that which is read.
        let draft = if is_special {
            self.to.clone()
        } else {
            beside(&self.to)
        };
        let unwritable = |error| Failure::file(&self.to, error);
        let mut file = BufWriter::new(File::create(&draft).map_err(unwritable)?);
        let converted = self.convert(&mut file).and_then(|()| Ok(file.flush()?));
        if is_special {
            return converted;
        }
        match converted {
            Ok(()) | Err(Failure::Faulty { .. }) => {
                file.flush().map_err(unwritable)?;
                fs::rename(&draft, &self.to).map_err(unwritable)?;
            }
            // That the draft can't be taken away says less than why it is none.
            Err(_) => drop(fs::remove_file(&draft)),
        }
        converted
    }

    fn convert(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (mut games, mut faulty) = (0, 0);
        for record in open(&self.from)? {
            let record = record.map_err(|error| Failure::file(&self.from, error))?;
            let mut replayed = record.replay(self.rules);
            replayed.tidy(&self.style());
            games += 1;
            faulty += usize::from(replayed.record.has_errors());
            for fault in &replayed.record.faults {
                let name = match fault.severity() {
                    Severity::Warning => "warning",
                    Severity::Error => "error",
                };
                // Where nobody listens nothing is lost.
                let _ = writeln!(io::stderr(), "game {games}: {name}: {fault}");
            }
            out.write_all(pdn::write(&replayed.record).as_bytes())?;
        }
        match faulty {
            0 => Ok(()),
            _ => Err(Failure::Faulty { faulty, games }),
        }
    }

    const fn style(&self) -> Style {
        Style {
            routes: match self.routes {
                RoutesWanted::Short => Routes::Short,
                RoutesWanted::Full => Routes::Full,
            },
            numbering: match self.numbering {
                NumberingWanted::Own => Numbering::Own,
                NumberingWanted::OtherCorner => Numbering::OtherCorner,
            },
        }
    }
}

/// A name for a file that is not yet whole, in the folder where it will stand.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
