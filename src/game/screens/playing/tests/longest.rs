//! A phone has room for the longest of what there is to say, in every language.

use bevy::prelude::*;
use bevy_egui::egui::Order;

use crate::game::board::strokes::ShownRoute;
use crate::game::flow::Screen;
use crate::game::interface::layout::{Layout, LayoutOf};
use crate::game::interface::notice::Tone;
use crate::game::interface::sheet::sheet;
use crate::game::interface::trial::Trial;
use crate::game::interface::{Words, metrics};
use crate::game::language::{AllOf, Language, OneOf, Phrase, SideName, Taken};
use crate::game::paint::tokens::DAY;
use crate::game::paint::{RouteEnd, RouteStyle};
use crate::game::screens::haul::Sums;
use crate::game::screens::saying::Saying;
use crate::notation::fen;
use crate::rules::{Board, Refusal, Rules, Square};

/// The longest refusals: each reason why another capture is better with each way to name it, and
/// what is told by itself.
fn longest_refusals() -> Vec<Vec<Phrase>> {
    let (better, worse) = (Taken { men: 3, kings: 1 }, Taken { men: 1, kings: 2 });
    let reasons = [
        Phrase::WorthMore { better, worse },
        Phrase::MostPieces {
            better: 4,
            worse: 3,
        },
        Phrase::MostKings {
            better: 2,
            worse: 1,
        },
        Phrase::KingTakesFirst,
    ];
    let ringed = |pieces| Phrase::Ringed {
        better: "46x28".into(),
        pieces,
    };
    let not_that = Phrase::NotThat {
        refused: "46x36".into(),
        better: "46x28".into(),
    };
    let ways = [ringed(1), ringed(2), not_that];
    let both = reasons.iter().flat_map(|reason| {
        ways.iter()
            .map(move |way| vec![reason.clone(), way.clone()])
    });
    let squares = vec![26, 36, 46, 48];
    let single = [
        Phrase::MustCaptureFrom {
            squares: AllOf(squares.clone()),
        },
        Phrase::MustGoOn {
            square: 48,
            landings: OneOf(squares),
        },
        Phrase::KingRests { square: 48 },
        Phrase::OnlyPassedLastRow { square: 48 },
        Phrase::TakenOnce { square: 48 },
        Phrase::NotYourPiece {
            square: 48,
            turn: SideName::White,
        },
        Phrase::WayBlocked { from: 46, to: 28 },
        Phrase::OnlyDiagonal,
        Phrase::DiagonalsOnly,
    ];
    both.chain(single.map(|phrase| vec![phrase])).collect()
}

/// The longest of what is told without a refusal: ends, hints, counts and news.
fn longest_words(words: &Words) -> Vec<Vec<Phrase>> {
    let loser = SideName::White;
    let square = 48;
    let single = [
        Phrase::EndNoMoves { loser },
        Phrase::EndShutIn {
            loser,
            squares: AllOf(vec![26, 36, 46, 48]),
        },
        Phrase::EndKingRests { loser, square },
        Phrase::EndNoPieces { loser },
        Phrase::EndTimeThrice { loser },
        Phrase::EndRepetition,
        Phrase::EndKingsOnly,
        Phrase::EndNoProgress,
        Phrase::EndTwoKingsOne { stronger: loser },
        Phrase::EndFmjd16,
        Phrase::EndFmjd5,
        Phrase::HintThinks,
        Phrase::HintLine {
            text: ["46x38x27"; 6].join("  "),
        },
        Phrase::KingMayMove { square, left: 1 },
        Phrase::KingRests { square },
        Phrase::KingRestsNext { square },
        Phrase::NoProgressCount {
            moves: 24,
            limit: 25,
        },
    ];
    let declined = (1..=8).map(|level| {
        let name = words.say(&Phrase::LevelTitle { level });
        vec![
            Phrase::DrawDeclined { name },
            Phrase::OffersLeft { count: 2 },
        ]
    });
    let expired = vec![
        Phrase::PlayedFor { side: loser },
        Phrase::ExpiriesLeft { count: 2 },
    ];
    let single = single.map(|phrase| vec![phrase]).into_iter();
    single.chain(declined).chain([expired]).collect()
}

/// All of them as a phone says them.
fn longest_sayings(words: &Words) -> Vec<Saying> {
    let said = |tone: Tone, phrases: Vec<Phrase>| {
        let texts: Vec<String> = phrases.iter().map(|phrase| words.say(phrase)).collect();
        Saying::new(tone, String::new(), texts.join(" "))
    };
    let refusals = longest_refusals().into_iter();
    let others = longest_words(words).into_iter();
    refusals
        .map(|phrases| said(Tone::Refusal, phrases))
        .chain(others.map(|phrases| said(Tone::Word, phrases)))
        .collect()
}

/// Where a phone's card says it: all of a low card, else what the moves leave.
fn place_of_words(layout: &Layout) -> Rect {
    let mut place = layout.card;
    if place.height() < 80.0 {
        return place.inflate(-4.0);
    }
    place.min += Vec2::new(4.0, metrics::TARGET + 1.0);
    place.max -= Vec2::new(4.0, 3.0);
    place
}

#[test]
fn a_phone_has_room_for_the_longest_sentences_in_every_language() {
    for language in Language::ALL {
        for window in [(320.0, 480.0), (360.0, 640.0)] {
            let mut trial = Trial::new(window, language);
            let of = LayoutOf {
                window: trial.size,
                scale: 1.0,
                board: Board::Ten,
                flipped: false,
            };
            let place = place_of_words(&of.screen(Screen::Playing));
            trial.show(|context, pictures, words| {
                let paint = (DAY, pictures);
                sheet(context, "panel", Order::Background, 1.0, paint, |sheet| {
                    for saying in longest_sayings(words) {
                        let fits = saying.fits_line(sheet, place);
                        assert!(fits, "{language:?}, {window:?}: {}", saying.body);
                    }
                });
            });
        }
    }
}

#[test]
fn a_phone_says_the_headline_of_news_too() {
    let mut trial = Trial::new((320.0, 480.0), Language::English);
    let place = Rect::new(8.0, 400.0, 312.0, 436.0);
    let [head, body] = ["The Ferryman declines the draw.", "2 more can be offered."];
    // What is new isn't seen in its first frame.
    for _ in 0..2 {
        trial.show(|context, pictures, _| {
            let paint = (DAY, pictures);
            sheet(context, "panel", Order::Background, 1.0, paint, |sheet| {
                let saying = Saying::new(Tone::Word, head.into(), body.into());
                saying.line(sheet, place);
            });
        });
    }
    assert!(trial.says(&format!("{head} {body}")));
}

#[test]
fn the_panel_compares_what_the_board_has_no_room_for() {
    let text = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
    let position = fen::read(Rules::Frisian, text).unwrap();
    let square = |number| Square::new(number).unwrap();
    let refusal = position.explain(square(30), square(17));
    let Some(Refusal::BetterCapture { tried, .. }) = refusal else {
        panic!("another capture is greater");
    };
    let lesser = position.attempted_route(square(30), Some(square(17)), tried.victims);
    let greatest = position.legal_moves()[0];
    let shown = |from, route, style| ShownRoute {
        from,
        route,
        style,
        end: RouteEnd::Arrow,
    };
    let explained = [
        shown(greatest.from(), position.route(greatest), RouteStyle::Gilt),
        shown(square(30), lesser.unwrap(), RouteStyle::Refused),
    ];
    let body = "2 kings are worth more than 3 men. Not 30x17 but 49x47.";
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    for wide in [true, false] {
        for _ in 0..2 {
            trial.show(|context, pictures, words| {
                let paint = (DAY, pictures);
                sheet(context, "panel", Order::Background, 1.0, paint, |sheet| {
                    let sums = Sums::of(&position, &explained, words);
                    assert!(sums.is_some(), "both take something");
                    let head = "A better capture exists".to_owned();
                    let saying = Saying::new(Tone::Refusal, head, body.to_owned()).with(sums);
                    let height = saying.height(sheet, 496.0);
                    if wide {
                        saying.card(sheet, Rect::new(8.0, 8.0, 504.0, 8.0 + height));
                    } else {
                        saying.line(sheet, Rect::new(8.0, 8.0, 352.0, 48.0));
                    }
                });
            });
        }
        if wide {
            assert!(trial.says("almost 4") && trial.says(">") && trial.says("3"));
        } else {
            assert!(trial.says(&format!("{body} (almost 4 > 3)")));
        }
    }
    let only_better = Sums::of(&position, &explained[..1], &trial.words);
    assert!(only_better.is_none(), "nothing was attempted");
}
