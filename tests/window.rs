//! The game in a real window: synthetic clicks play a multi-capture, and then it rests.
//!
//! Needs a display and a driver. Where there is neither the test says so and does nothing, unless
//! `DAMAS_WINDOW_TESTS=1` asks for it, as `cargo xtask test` does.
#![cfg(all(feature = "game", target_os = "linux"))]

use std::env::var_os;

use bevy::app::AppExit;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiContexts, egui};

use damas::contest::MatchLaws;
use damas::game::board::Stage;
use damas::game::board::pieces::PieceView;
use damas::game::flow::{Screen, Turn};
use damas::game::messages::{GameWished, MoveSettled};
use damas::game::referee::CurrentGame;
use damas::game::seats::Seats;
use damas::game::storage::MemoryStore;
use damas::game::{start_up, window};
use damas::notation::fen;
use damas::rules::{Rules, Square};

/// The capture of four of the drawings, landing by landing.
const CLICKS: [u8; 5] = [42, 31, 33, 13, 2];

#[derive(Resource, Default)]
struct Player {
    frame: u32,
    clicked: usize,
    settled: bool,
    resized: bool,
    /// Frames since the move settled.
    since: usize,
    /// Frames in a row for which nobody asked.
    quiet: u32,
    /// A picture that was put on the panel at rest.
    picture: Option<egui::TextureHandle>,
}

#[test]
fn clicks_in_a_real_window_play_a_capture_of_four() {
    if var_os("DISPLAY").is_none() && var_os("WAYLAND_DISPLAY").is_none() {
        assert!(
            var_os("DAMAS_WINDOW_TESTS").is_none(),
            "a window was asked for and there is no display"
        );
        println!("skipped: no display");
        return;
    }
    let mut app = start_up::app(
        window::opening_window("Damas test".into()),
        true,
        Box::new(MemoryStore::default()),
    );
    app.init_resource::<Player>()
        .add_systems(PreUpdate, (play, show_a_picture).chain())
        .add_systems(Last, (drive, send_the_picture, rest).chain());
    assert_eq!(app.run(), AppExit::Success);
}

fn play(
    mut player: ResMut<Player>,
    mut screen: ResMut<NextState<Screen>>,
    turn: Option<Res<State<Turn>>>,
    stage: Res<Stage>,
    current: Res<CurrentGame>,
    mut window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    views: Query<&PieceView>,
    mut games: MessageWriter<GameWished>,
    mut settled: MessageReader<MoveSettled>,
    mut events: MessageWriter<WindowEvent>,
) {
    player.frame += 1;
    player.settled |= settled.read().count() > 0 && player.clicked == CLICKS.len();
    match player.frame {
        3 => {
            let start = fen::read(Rules::Frisian, "W:W42,38,22:B37,32,23,8,17").unwrap();
            let seats = Seats::two_people();
            games.write(GameWished::new(start, seats, MatchLaws::UNTIMED));
            screen.set(Screen::Playing);
        }
        frame if frame > 60 && frame.is_multiple_of(5) && player.clicked < CLICKS.len() => {
            assert_eq!(turn.map(|turn| *turn.get()), Some(Turn::Choosing));
            let position = stage
                .geometry
                .centre(Square::new(CLICKS[player.clicked]).unwrap());
            let (window, button) = (window.0, MouseButton::Left);
            events.write(WindowEvent::from(CursorMoved {
                window,
                position,
                delta: None,
            }));
            for state in [ButtonState::Pressed, ButtonState::Released] {
                events.write(WindowEvent::from(MouseButtonInput {
                    button,
                    state,
                    window,
                }));
            }
            player.clicked += 1;
        }
        // In the middle of the move the window becomes a phone's.
        _ if player.clicked == CLICKS.len() && !player.resized => {
            window.1.resolution.set(320.0, 480.0);
            player.resized = true;
        }
        _ => {}
    }
    if player.settled {
        assert_eq!(fen::write(current.position()), "B:WK2,22,38:B17");
        let mut shown: Vec<_> = views.iter().map(|view| (view.square, view.piece)).collect();
        shown.sort_unstable_by_key(|(square, _)| *square);
        let truth: Vec<_> = current.position().pieces().collect();
        assert_eq!(shown, truth);
    }
    player.since += usize::from(player.settled);
    assert!(player.frame < 20_000, "the move doesn't settle");
    assert!(player.since < 4_000, "settled, and no rest");
}

/// Once, when nothing else is being drawn.
fn show_a_picture(mut player: ResMut<Player>, mut contexts: EguiContexts) {
    if player.quiet == 10 && player.picture.is_none() {
        let image = egui::ColorImage::filled([4, 4], egui::Color32::RED);
        let context = contexts.ctx_mut().unwrap();
        player.picture = Some(context.load_texture("picture", image, default()));
    }
}

/// A new picture goes to the graphics card in the frame that first shows it: no letter is missing
/// for a frame.
fn send_the_picture(
    player: Res<Player>,
    mut images: MessageReader<AssetEvent<Image>>,
    mut sent: Local<bool>,
) {
    let added = images
        .read()
        .any(|event| matches!(event, AssetEvent::Added { .. }));
    if player.picture.is_some() && !*sent {
        assert!(added, "the picture comes a frame late");
        *sent = true;
    }
}

/// Wakes the window for another frame, since at rest it draws none by itself.
fn drive(proxy: Res<EventLoopProxyWrapper>) {
    proxy.send_event(WinitUserEvent::WakeUp).unwrap();
}

/// When the move has settled and its last traces are drawn, nothing asks for another frame.
fn rest(
    mut player: ResMut<Player>,
    settings: Res<WinitSettings>,
    mut contexts: EguiContexts,
    mut redraws: MessageReader<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    let asked = redraws.read().count() > 0 || contexts.ctx_mut().unwrap().has_requested_repaint();
    let restless = settings.focused_mode == UpdateMode::Continuous;
    // Marks breathe and letters come a little later than the piece; how many frames that is
    // depends on the machine. Twenty quiet ones in a row are rest, and `play` counts all.
    player.quiet = if player.settled && !asked && !restless {
        player.quiet + 1
    } else {
        0
    };
    if player.quiet == 20 {
        exit.write(AppExit::Success);
    }
}
