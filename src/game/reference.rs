//! A window that does next to nothing, to hold the game's cost against: one textured quad over all of
//! it, and one panel with a word. It is no part of the game.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

use super::window::opening_window;

/// The whole app.
pub fn app() -> App {
    let windows = WindowPlugin {
        primary_window: Some(opening_window("Reference".into())),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(windows))
        .add_plugins(EguiPlugin::default())
        .insert_resource(bevy::winit::WinitSettings::desktop_app())
        .add_systems(Startup, furnish)
        .add_systems(Update, cover)
        .add_systems(EguiPrimaryContextPass, panel);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Last, super::page::appear);
    super::start_up::one_by_one(&mut app);
    app
}

/// A picture as large as the window, of some colour everywhere.
fn furnish(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let size = Extent3d {
        width: 1280,
        height: 720,
        depth_or_array_layers: 1,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    let usage = RenderAssetUsages::RENDER_WORLD;
    let colour = [151, 103, 64, 255];
    let image = Image::new_fill(size, TextureDimension::D2, &colour, format, usage);
    commands.spawn((Camera2d, Msaa::Off));
    commands.spawn(Sprite::from_image(images.add(image)));
}

fn cover(window: Query<&Window, With<PrimaryWindow>>, mut quads: Query<&mut Sprite>) {
    let Ok(window) = window.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    for mut quad in &mut quads {
        if quad.custom_size != Some(size) {
            quad.custom_size = Some(size);
        }
    }
}

fn panel(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?.clone();
    egui::Window::new("Panel").show(&context, |ui| ui.label("A word"));
    Ok(())
}
