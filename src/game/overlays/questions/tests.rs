//! The questions fit every window in every language, and their answers mean what they say.

use super::*;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::{Language, SideName};
use crate::game::paint::tokens::DAY;
use crate::rules::{Board, Side};

/// Each question with its longest words.
fn questions() -> [Question; 4] {
    let (side, winner) = (SideName::White, SideName::Black);
    let resign = Wish::Resign(ResignWished(Side::White));
    let offer = Wish::Offer(DrawOfferWished(Side::White));
    [
        Question {
            title: Phrase::ResignAsk,
            words: Phrase::ResignMeans { winner },
            yes: (Icon::Resign, Phrase::Resign, resign),
            no: (Icon::Close, Phrase::KeepPlaying, None),
        },
        Question {
            title: Phrase::OfferDrawAsk,
            words: Phrase::OffersLeft { count: 3 },
            yes: (Icon::Draw, Phrase::OfferDraw, offer),
            no: (Icon::Close, Phrase::KeepPlaying, None),
        },
        Question {
            title: Phrase::DrawOfferedBy { side },
            words: Phrase::DrawMeans,
            yes: (Icon::Check, Phrase::Accept, offer),
            no: (Icon::Close, Phrase::Decline, Some(offer)),
        },
        Question {
            title: Phrase::TakeEverythingAsk,
            words: Phrase::TakeEverythingMeans,
            yes: (Icon::Check, Phrase::TakeEverything, Wish::Take),
            no: (Icon::Close, Phrase::Cancel, None),
        },
    ]
}

fn show(trial: &mut Trial, question: &Question) -> Option<bool> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Playing);
    trial.show(|context, pictures, words| {
        draw(context, &layout, 1.0, (DAY, pictures), words, question)
    })
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for question in questions() {
        for language in Language::ALL {
            let mut trial = Trial::new(WINDOWS[0], language);
            for window in WINDOWS {
                trial.resize(window);
                for _ in 0..2 {
                    show(&mut trial, &question);
                }
                let case = format!("{:?}, {language:?}, {window:?}", question.title);
                trial.check(&case);
                trial.check_words(&case);
                assert_eq!(trial.cut(), [""; 0], "{case}");
            }
        }
    }
}

#[test]
fn one_answer_is_yes_and_the_other_no() {
    for (name, expected) in [("yes", true), ("no", false)] {
        let mut trial = Trial::new((360.0, 640.0), Language::English);
        let [question, ..] = questions();
        // Nothing can be pressed in a first frame.
        for _ in 0..3 {
            show(&mut trial, &question);
        }
        trial.press(name);
        let answer = (0..3).find_map(|_| show(&mut trial, &question));
        assert_eq!(answer, Some(expected));
    }
}
