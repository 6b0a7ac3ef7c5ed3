//! What a search knows of endings.

use super::Tables;
use super::shipped::Coming;

/// The tables that a search asks, if any.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Endings<'a> {
    /// It knows none.
    Unknown,
    /// It has had them from the beginning.
    Known(&'a Tables),
    /// It has them as soon as they are unpacked.
    Coming(Coming),
}

impl<'a> Endings<'a> {
    /// The tables, if they are there.
    #[inline]
    pub(crate) fn tables(self) -> Option<&'a Tables> {
        match self {
            Self::Unknown => None,
            Self::Known(tables) => Some(tables),
            Self::Coming(coming) => coming.tables(),
        }
    }
}
