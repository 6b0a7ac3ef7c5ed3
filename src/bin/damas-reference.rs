//! `damas-reference`: a page, or a window, that does next to nothing. `cargo xtask measure --web` holds
//! the game's page against it.

fn main() {
    damas::game::reference::app().run();
}
