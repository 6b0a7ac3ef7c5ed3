//! The shapes of the tiles, on a grid of 100.

use super::Fill::{self, Ink, Line, Wash};
use super::Tile;

/// A shape and how it is painted, one laid on another.
type Drawing = &'static [(Fill, &'static str)];

impl Tile {
    pub(super) const fn drawing(self) -> Drawing {
        match self {
            Self::Duck => DUCK,
            Self::Churn => CHURN,
            Self::Ferry => FERRY,
            Self::Vault => VAULT,
            Self::Tulip => TULIP,
            Self::Barge => BARGE,
            Self::Sluice => SLUICE,
            Self::Wolf => WOLF,
            Self::Leaf => LEAF,
            Self::Rosette => ROSETTE,
        }
    }
}

/// A duckling on the water.
const DUCK: Drawing = &[
    (
        Wash,
        "M20 60C21 49 36 46 47 48C54 48 56 43 56 37C56 29 62 24 69 25C76 26 79 32 77 38\
         L88 42L77 46C76 52 77 56 77 61C76 73 64 78 48 78C32 78 19 72 20 60Z",
    ),
    (Line, "M34 58C44 54 56 56 60 64C52 70 40 70 34 58Z"),
    (Ink, "M65.4 34A2.6 2.6 0 1 1 70.6 34A2.6 2.6 0 1 1 65.4 34Z"),
    (
        Line,
        "M12 84C20 80 26 88 34 84C42 80 48 88 56 84C64 80 70 88 78 84C84 81 88 85 90 84",
    ),
];

/// A milk churn.
const CHURN: Drawing = &[
    (
        Wash,
        "M37 30L37 38C28 42 25 49 25 58L27 84H73L75 58C75 49 72 42 63 38L63 30Z",
    ),
    (
        Line,
        "M37 30H63M33 22H67V30H33ZM26 58C40 63 60 63 75 58M27 74C40 78 60 78 73 74",
    ),
    (Line, "M27 50C18 50 16 60 26 64M73 50C82 50 84 60 74 64"),
];

/// A ferryman rowing.
const FERRY: Drawing = &[
    (
        Wash,
        "M10 56C24 62 76 62 92 54C88 72 78 78 64 78H32C20 78 13 68 10 56Z",
    ),
    (
        Line,
        "M12 60C30 66 72 66 90 58M40 60L78 20M74 16L84 24M40 60L34 70",
    ),
    (Wash, "M44 58V46C44 40 56 40 56 46V58Z"),
    (Wash, "M44 35A6 6 0 1 1 56 35A6 6 0 1 1 44 35Z"),
    (
        Line,
        "M10 88C18 84 24 92 32 88C40 84 46 92 54 88C62 84 68 92 76 88C82 85 86 89 90 88",
    ),
];

/// A vaulter over a ditch.
const VAULT: Drawing = &[
    (Line, "M58 88L36 12"),
    (
        Wash,
        "M30 30C34 24 42 26 44 31L49 44L62 48L73 42L75 47L63 56L46 53L34 44Z",
    ),
    (
        Wash,
        "M20.5 23A6.5 6.5 0 1 1 33.5 23A6.5 6.5 0 1 1 20.5 23Z",
    ),
    (
        Line,
        "M38 36L42 30M10 88C18 84 24 92 32 88C40 84 46 92 54 88C62 84 68 92 76 88\
         C82 85 86 89 90 88M6 76H24M80 76H94",
    ),
];

/// A tulip with two leaves.
const TULIP: Drawing = &[
    (
        Wash,
        "M50 46C58 34 58 22 50 14C42 22 42 34 50 46ZM50 46C38 46 27 40 24 28\
         C36 26 46 34 50 46ZM50 46C62 46 73 40 76 28C64 26 54 34 50 46Z",
    ),
    (
        Wash,
        "M50 76C40 76 32 70 30 60C41 60 48 66 50 76ZM50 68C60 68 68 62 70 52\
         C59 52 52 58 50 68Z",
    ),
    (Line, "M50 46V90"),
    (Ink, "M47 48A3 3 0 1 1 53 48A3 3 0 1 1 47 48Z"),
];

/// A sailing barge.
const BARGE: Drawing = &[
    (Line, "M52 8V68"),
    (Wash, "M56 12C74 26 82 46 82 64H56Z"),
    (Wash, "M48 18C40 36 30 52 16 62H48Z"),
    (Wash, "M10 68H90C88 80 78 84 66 84H28C18 84 12 78 10 68Z"),
    (Line, "M52 8L62 6L60 11"),
    (
        Line,
        "M8 92C16 88 22 95 30 92C38 88 44 95 52 92C60 88 66 95 74 92C80 89 86 93 92 92",
    ),
];

/// A sluice gate.
const SLUICE: Drawing = &[
    (Wash, "M22 86V34L28 26H34V86ZM78 86V34L72 26H66V86Z"),
    (Wash, "M34 40L50 46L66 40V84L50 88L34 84Z"),
    (
        Line,
        "M50 46V88M34 56L50 62L66 56M34 70L50 76L66 70M14 26H86M26 18H74V26M26 18V26",
    ),
    (
        Line,
        "M4 66C8 64 12 68 18 66M82 66C86 64 90 68 96 66M4 76C8 74 12 78 18 76M82 76\
         C86 74 90 78 96 76",
    ),
];

/// A wolf's head.
const WOLF: Drawing = &[
    (
        Wash,
        "M50 88C42 82 36 74 34 66C22 64 16 56 14 48L22 46C20 34 22 20 26 10\
         C32 16 38 22 41 28C47 26 53 26 59 28C62 22 68 16 74 10C78 20 80 34 78 46L86 48\
         C84 56 78 64 66 66C64 74 58 82 50 88Z",
    ),
    (
        Line,
        "M34 66C38 58 44 56 50 56C56 56 62 58 66 66M30 42L42 47M70 42L58 47",
    ),
    (Ink, "M44 74H56L50 81Z"),
    (Ink, "M35.4 49A2.6 2.6 0 1 1 40.6 49A2.6 2.6 0 1 1 35.4 49Z"),
    (Ink, "M59.4 49A2.6 2.6 0 1 1 64.6 49A2.6 2.6 0 1 1 59.4 49Z"),
];

/// A water-lily leaf.
const LEAF: Drawing = &[
    (
        Wash,
        "M47 14C26 9 12 26 14 46C16 68 32 84 50 84C68 84 84 68 86 46C88 26 74 9 53 14\
         C52 25 51 36 50 44C49 36 48 25 47 14Z",
    ),
    (
        Line,
        "M50 50V76M50 52C42 56 34 57 25 51M50 52C58 56 66 57 75 51M50 58\
         C44 66 38 71 31 71M50 58C56 66 62 71 69 71",
    ),
    (
        Line,
        "M10 92C18 88 24 95 32 92C40 88 46 95 54 92C62 88 68 95 76 92C82 89 86 93 92 92",
    ),
];

/// The ring of a rosette; its petals are drawn six times.
const ROSETTE: Drawing = &[(Line, "M14 50A36 36 0 1 1 86 50A36 36 0 1 1 14 50Z")];

/// One petal of the rosette; it is drawn six times.
pub(super) const PETAL: &str = "M50 48C59 38 59 24 50 14C41 24 41 38 50 48Z";
/// A quarter of the flower that four tiles make where they meet.
pub(super) const CORNER: [(Fill, &str); 2] = [
    (Wash, "M0 0H13C13 7 7 13 0 13Z"),
    (
        Line,
        "M13 0C13 7 7 13 0 13M0 20C8 20 10 15 12 12C15 10 20 8 20 0M14 14C18 16 20 20 18 23C15 22 14 18 14 14",
    ),
];
