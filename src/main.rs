//! Opens the window.

use std::process::ExitCode;

use damas::game::start_up;

fn main() -> ExitCode {
    #[cfg(feature = "dev")]
    if let Some(exit) = damas::game::dev::measure::run_if_asked() {
        return if exit.is_success() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    }
    #[cfg(feature = "dev")]
    let played = start_up::run(damas::game::dev::store(), damas::game::dev::extend);
    #[cfg(not(feature = "dev"))]
    let played = start_up::run(start_up::store(), |_| {});
    match played {
        Ok(exit) if exit.is_success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(no_window) => {
            start_up::report(&no_window.phrase());
            ExitCode::FAILURE
        }
    }
}
