//! Whether a window can be shown at all, asked before Bevy does, which panics.

use std::env::{args_os, current_exe, var_os};
use std::net::{Ipv4Addr, TcpStream};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixStream};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use super::NoWindow;

/// The name of the Wayland display, which goes before X11 where there is one.
const WAYLAND: &str = "WAYLAND_DISPLAY";

pub(super) fn find() -> Result<(), NoWindow> {
    if wayland_answers() {
        return Ok(());
    }
    match (
        x11_answers(),
        var_os(WAYLAND).unwrap_or_default().is_empty(),
    ) {
        (true, true) => Ok(()),
        (true, false) => Err(start_again_on_x11()),
        (false, _) => Err(NoWindow::NoDisplay),
    }
}

/// Nobody answers to the name of the Wayland display: it is left over from another session. The
/// window would insist on it all the same, and a running program can't safely change its own
/// environment, so the program begins anew without the name. Returns only where that fails.
fn start_again_on_x11() -> NoWindow {
    if let Ok(program) = current_exe() {
        let mut again = Command::new(program);
        // Why it failed is of no use to a player who has no screen.
        let _ = again.args(args_os().skip(1)).env_remove(WAYLAND).exec();
    }
    NoWindow::NoDisplay
}

fn wayland_answers() -> bool {
    if var_os("WAYLAND_SOCKET").is_some() {
        return true;
    }
    let Some(name) = var_os(WAYLAND).filter(|name| !name.is_empty()) else {
        return false;
    };
    let folder = var_os("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(name)).is_ok()
}

fn x11_answers() -> bool {
    let Some(display) = var_os("DISPLAY").and_then(|display| display.into_string().ok()) else {
        return false;
    };
    let Some(number) = local_number(&display) else {
        // Over the network, or by a path: only trying it tells.
        return !display.is_empty();
    };
    let path = format!("/tmp/.X11-unix/X{number}");
    UnixStream::connect(&path).is_ok()
        || SocketAddr::from_abstract_name(&path)
            .is_ok_and(|name| UnixStream::connect_addr(&name).is_ok())
        || TcpStream::connect((Ipv4Addr::LOCALHOST, 6000u16.saturating_add(number))).is_ok()
}

/// The number of a display of this machine: 1 of ":1" and of "unix:1.0".
pub(super) fn local_number(display: &str) -> Option<u16> {
    let rest = display
        .strip_prefix(':')
        .or_else(|| display.strip_prefix("unix:"))?;
    rest.split('.').next()?.parse().ok()
}

#[test]
fn the_number_of_a_local_display_is_read() {
    let cases = [
        (":1", Some(1)),
        (":99.0", Some(99)),
        ("unix:3", Some(3)),
        ("host:0", None),
        ("", None),
    ];
    for (display, expected) in cases {
        assert_eq!(local_number(display), expected, "{display:?}");
    }
}
