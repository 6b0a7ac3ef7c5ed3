//! What is found, as phrases.

use super::review::Found;
use crate::ai::score::plies_to_end;
use crate::game::interface::Words;
use crate::game::interface::sentences::side_name;
use crate::game::language::{Phrase, Taken, WayName};
use crate::notation::movetext;
use crate::study::review::{Harm, Haul, Holds, Way};
use crate::study::{Flaw, Refused, Tree};

/// A mistake in one sentence.
pub fn sentence(words: &Words, tree: &Tree, found: &Found) -> String {
    let [what, instead] = fault(words, tree, found).map(|phrase| words.say(&phrase));
    words.say(&Phrase::FaultSaid { what, instead })
}

/// A mistake: what it lets happen, and what would have been better. Whose move it was is said with it:
/// both sides have a move of every number.
pub fn fault(words: &Words, tree: &Tree, found: &Found) -> [Phrase; 2] {
    let before = tree.position(found.before);
    let (number, side) = tree.number(found.after).unwrap_or((1, before.turn()));
    let rival = side_name(side.opponent());
    let text = words.say(&Phrase::MoveOf {
        side: side_name(side),
        text: tree.text(found.after).to_owned(),
    });
    let what = match found.fault.harm {
        Harm::Takes(haul) => Phrase::FaultTakes {
            number,
            text,
            side: rival,
            taken: taken(haul),
            way: way(haul),
        },
        Harm::TakesLater(haul) => Phrase::FaultTakesLater {
            number,
            text,
            side: rival,
            taken: taken(haul),
            way: way(haul),
        },
        Harm::Loses => Phrase::FaultLoses {
            number,
            text,
            side: rival,
        },
        Harm::Crowns => Phrase::FaultCrowns {
            number,
            text,
            side: rival,
        },
        Harm::Misses(haul) => Phrase::FaultMisses {
            number,
            text,
            taken: taken(haul),
            way: way(haul),
        },
        Harm::LetsWinGo => Phrase::FaultLetsWinGo { number, text },
        Harm::LetsAdvantageGo => Phrase::FaultLetsAdvantageGo { number, text },
        Harm::Worsens => Phrase::FaultWorsens {
            number,
            text,
            side: rival,
        },
    };
    let text = movetext::write(before, found.fault.better);
    let instead = match found.fault.holds {
        Holds::Win => Phrase::BetterWins { text },
        Holds::Advantage => Phrase::BetterKeepsAdvantage { text },
        Holds::Balance => Phrase::BetterBalances { text },
        Holds::Out => Phrase::BetterHoldsOut { text },
    };
    [what, instead]
}

fn taken(haul: Haul) -> Taken {
    Taken {
        men: haul.men,
        kings: haul.kings,
    }
}

fn way(haul: Haul) -> WayName {
    match haul.way {
        Way::Diagonal => WayName::Diagonal,
        Way::Row => WayName::Row,
        Way::Column => WayName::Column,
        Way::Mixed => WayName::Mixed,
    }
}

/// A score as it is read: men and hundredths with their sign, or that and how soon the game is won or
/// lost. It is that of whoever is asked about.
pub fn score(score: i32) -> String {
    let sign = match score.signum() {
        1 => "+",
        -1 => "\u{2212}",
        _ => "",
    };
    if let Some(plies) = plies_to_end(score) {
        return format!("{sign}#{}", plies.div_ceil(2));
    }
    let hundredths = score.unsigned_abs();
    if hundredths >= 9_000 {
        return format!("{sign}99");
    }
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}

/// A score with one digit behind the point, for where there is little room.
pub fn brief(score: i32) -> String {
    let whole = self::score(score);
    if plies_to_end(score).is_some() || score.unsigned_abs() >= 9_000 {
        return whole;
    }
    let tenths = (score.unsigned_abs() + 5) / 10;
    let sign = match (score.signum(), tenths) {
        (_, 0) | (0, _) => "",
        (1, _) => "+",
        _ => "\u{2212}",
    };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Why a position that is set up can't be played.
pub fn flaw(flaw: Flaw) -> Phrase {
    match flaw {
        Flaw::NoPieces(side) => Phrase::SetUpNoPieces {
            side: side_name(side),
        },
        Flaw::NoMoves(side) => Phrase::SetUpNoMoves {
            side: side_name(side),
        },
        Flaw::Over(_) => Phrase::SetUpDrawn,
    }
}

/// Why a change of a position that is set up was refused.
pub fn refused(refused: Refused) -> Phrase {
    match refused {
        Refused::UncrownedMan { side, square } => Phrase::FenUncrowned {
            side: side_name(side),
            square: square.number(),
        },
        Refused::Nothing(square) | Refused::OffBoard(square) => Phrase::NothingThere {
            square: square.number(),
        },
    }
}
