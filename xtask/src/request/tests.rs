//! Words and what they mean.

use super::*;
use crate::trouble::Trouble;

fn read(line: &str) -> Result<Request, Trouble> {
    Request::read(line.split_whitespace().map(str::to_owned))
}

fn window(width: u32, height: u32, scale: f32) -> Window {
    Window {
        width,
        height,
        scale,
    }
}

#[test]
fn words_become_chores() {
    let shots = |folder: &str, windows: &[Window]| {
        Request::Shots(Shots {
            folder: folder.into(),
            windows: windows.to_vec(),
        })
    };
    let alone = Request::Web(Web {
        test: true,
        alone: true,
        ..Web::default()
    });
    let only = Request::Web(Web {
        test: true,
        only: Some("play".to_owned()),
        ..Web::default()
    });
    let web = |test, serve| {
        Request::Web(Web {
            test,
            serve,
            ..Web::default()
        })
    };
    let cases = [
        ("", Request::Help),
        ("--help", Request::Help),
        ("test", Request::Test),
        ("itch", Request::Itch),
        ("licences", Request::Licences),
        ("sounds", Request::Sounds),
        ("web", web(false, None)),
        ("web --serve", web(false, Some(8080))),
        ("web --test --alone", alone),
        ("web --test --only play", only),
        ("web --serve 9000 --test", web(true, Some(9000))),
        ("measure", Request::Measure(Measured::Window)),
        ("measure --web", Request::Measure(Measured::Page)),
        ("measure --engine", Request::Measure(Measured::Engine)),
        (
            "soak",
            Request::Soak(Soak {
                minutes: 30.0,
                seed: 1,
            }),
        ),
        (
            "soak --minutes 0.5 --seed 9",
            Request::Soak(Soak {
                minutes: 0.5,
                seed: 9,
            }),
        ),
        ("kill", Request::Kill { times: 200 }),
        ("kill --times 3", Request::Kill { times: 3 }),
        ("needs", Request::Needs),
        ("play", Request::Play { arguments: vec![] }),
        (
            "play --fullscreen",
            Request::Play {
                arguments: vec!["--fullscreen".to_owned()],
            },
        ),
        (
            "shots",
            shots(
                "shots",
                &[
                    window(1280, 720, 1.0),
                    window(360, 640, 1.0),
                    window(1280, 720, 2.0),
                ],
            ),
        ),
        (
            "shots out --size 320x480 --scale 2",
            shots("out", &[window(320, 480, 2.0)]),
        ),
        (
            "shots --scale 1.5",
            shots("shots", &[window(1280, 720, 1.5), window(360, 640, 1.5)]),
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(read(line), Ok(expected), "{line}");
    }
}

#[test]
fn wrong_words_are_named() {
    let cases = [
        ("plya", "plya"),
        ("test now", "now"),
        ("shots one two", "two"),
        ("web --serve here", "here"),
        ("web --fast", "--fast"),
        ("web --test --only", "--only"),
        ("measure --fast", "--fast"),
        ("measure --web now", "now"),
        ("soak --minutes", "--minutes"),
        ("soak --minutes 0", "0"),
        ("kill --times -1", "-1"),
        ("kill often", "often"),
        ("shots --size", "--size"),
        ("shots --size 0x10", "0x10"),
        ("shots --size 99999x10", "99999x10"),
        ("shots --size wide", "wide"),
        ("shots --scale 0", "'0'"),
        ("shots --scale NaN", "NaN"),
        ("shots --fast", "--fast"),
    ];
    for (line, named) in cases {
        let trouble = read(line).expect_err(line);
        assert!(trouble.to_string().contains(named), "{line}: {trouble}");
    }
}

#[test]
fn a_window_knows_its_pixels_and_its_folder() {
    assert_eq!(window(1280, 720, 1.0).name(), "1280x720");
    assert_eq!(window(360, 640, 1.5).name(), "360x640@1.5");
    assert_eq!(window(360, 641, 1.5).physical(), (540, 962));
}
