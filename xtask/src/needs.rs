//! What a system must have before Damas can be built, run and tested: one table, and nothing but the table.

use crate::web::browser::CHROMIUM;

/// A kind of operating system, as far as its packages are concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// Debian, Ubuntu and what descends from them.
    Debian,
    /// Fedora and its relatives.
    Fedora,
    /// Arch Linux and its relatives.
    Arch,
    /// macOS.
    Macos,
    /// Windows.
    Windows,
    /// Any other, by the name it gives itself.
    Other(String),
}

/// When a need is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// To build and to play.
    Play,
    /// To run the tests and to take pictures, over and above what playing needs.
    Test,
    /// To try the web page in a browser and to pack it, over and above what the other tests need.
    Web,
}

/// How one sees that a need is met, whoever installed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One of these programs can be found.
    Program(&'static [&'static str]),
    /// pkg-config knows this module.
    Module(&'static str),
    /// All these shared libraries can be loaded.
    Libraries(&'static [&'static str]),
    /// A Vulkan driver is registered.
    Driver,
    /// Mesa's lavapipe is registered.
    SoftwareDriver,
}

/// Where a system gets what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Packages of the system.
    Packages(&'static [&'static str]),
    /// It comes with the system.
    Comes,
    /// By hand; a phrase to follow "install:".
    ByHand(&'static str),
}

/// A thing that must be there.
#[derive(Debug)]
pub struct Need {
    /// Its name for a person.
    pub what: &'static str,
    /// What Damas wants it for; follows "for".
    pub why: &'static str,
    /// When it is wanted.
    pub when: When,
    /// How one sees it.
    pub sign: Sign,
    debian: Source,
    fedora: Source,
    arch: Source,
    macos: Source,
    windows: Source,
}

impl Need {
    /// Where this system gets it; `None` on a system the table doesn't know.
    pub fn source(&self, system: &System) -> Option<Source> {
        match system {
            System::Debian => Some(self.debian),
            System::Fedora => Some(self.fedora),
            System::Arch => Some(self.arch),
            System::Macos => Some(self.macos),
            System::Windows => Some(self.windows),
            System::Other(_) => None,
        }
    }
}

impl System {
    /// The systems the table has a column for.
    pub const KNOWN: [Self; 5] = [
        Self::Debian,
        Self::Fedora,
        Self::Arch,
        Self::Macos,
        Self::Windows,
    ];

    /// Its name in a sentence.
    pub fn name(&self) -> &str {
        match self {
            Self::Debian => "Debian or Ubuntu",
            Self::Fedora => "Fedora",
            Self::Arch => "Arch Linux",
            Self::Macos => "macOS",
            Self::Windows => "Windows",
            Self::Other(name) => name,
        }
    }

    /// The command that installs packages here, without the packages and without `sudo`.
    pub fn installer(&self) -> Option<&'static [&'static str]> {
        match self {
            Self::Debian => Some(&["apt-get", "install", "--yes", "--no-install-recommends"]),
            Self::Fedora => Some(&["dnf", "install", "--assumeyes"]),
            Self::Arch => Some(&["pacman", "-S", "--needed"]),
            Self::Macos | Self::Windows | Self::Other(_) => None,
        }
    }
}

use Source::{ByHand, Comes, Packages};

/// Everything that is needed, in the order in which one would miss it.
///
/// The build rows are what the build scripts of `alsa-sys` and `wayland-sys` ask pkg-config for, and what `blake3`
/// compiles. The library rows are what winit, x11rb and wgpu load by name when the window opens: no linker sees them.
pub static NEEDS: [Need; 14] = [
    Need {
        what: "a C compiler and linker",
        why: "building",
        when: When::Play,
        sign: Sign::Program(&["cc"]),
        debian: Packages(&["gcc", "libc6-dev"]),
        fedora: Packages(&["gcc"]),
        arch: Packages(&["gcc"]),
        macos: ByHand("xcode-select --install"),
        windows: ByHand("Visual Studio Build Tools, with \"Desktop development with C++\""),
    },
    Need {
        what: "pkg-config",
        why: "finding the system's libraries while building",
        when: When::Play,
        sign: Sign::Program(&["pkg-config", "pkgconf"]),
        debian: Packages(&["pkg-config"]),
        fedora: Packages(&["pkgconf-pkg-config"]),
        arch: Packages(&["pkgconf"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "ALSA's headers",
        why: "building the sound",
        when: When::Play,
        sign: Sign::Module("alsa"),
        debian: Packages(&["libasound2-dev"]),
        fedora: Packages(&["alsa-lib-devel"]),
        arch: Packages(&["alsa-lib"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "Wayland's headers",
        why: "building the window",
        when: When::Play,
        sign: Sign::Module("wayland-client"),
        debian: Packages(&["libwayland-dev"]),
        fedora: Packages(&["wayland-devel"]),
        arch: Packages(&["wayland"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "the X11 libraries",
        why: "opening a window on X11",
        when: When::Play,
        sign: Sign::Libraries(&[
            "libX11.so.6",
            "libX11-xcb.so.1",
            "libXcursor.so.1",
            "libXi.so.6",
        ]),
        debian: Packages(&["libx11-6", "libx11-xcb1", "libxcursor1", "libxi6"]),
        fedora: Packages(&["libX11", "libX11-xcb", "libXcursor", "libXi"]),
        arch: Packages(&["libx11", "libxcursor", "libxi"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "the keyboard libraries",
        why: "reading the keyboard",
        when: When::Play,
        sign: Sign::Libraries(&["libxkbcommon.so.0", "libxkbcommon-x11.so.0"]),
        debian: Packages(&["libxkbcommon0", "libxkbcommon-x11-0"]),
        fedora: Packages(&["libxkbcommon", "libxkbcommon-x11"]),
        arch: Packages(&["libxkbcommon", "libxkbcommon-x11"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "the Vulkan loader",
        why: "drawing",
        when: When::Play,
        sign: Sign::Libraries(&["libvulkan.so.1"]),
        debian: Packages(&["libvulkan1"]),
        fedora: Packages(&["vulkan-loader"]),
        arch: Packages(&["vulkan-icd-loader"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "a Vulkan driver",
        why: "drawing",
        when: When::Play,
        sign: Sign::Driver,
        debian: Packages(&["mesa-vulkan-drivers"]),
        fedora: Packages(&["mesa-vulkan-drivers"]),
        arch: ByHand("vulkan-radeon (AMD), vulkan-intel (Intel) or nvidia-utils (NVIDIA)"),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "Xvfb",
        why: "a screen that nobody sees, where tests open windows",
        when: When::Test,
        sign: Sign::Program(&["Xvfb"]),
        debian: Packages(&["xvfb"]),
        fedora: Packages(&["xorg-x11-server-Xvfb"]),
        arch: Packages(&["xorg-server-xvfb"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "Mesa's lavapipe",
        why: "drawing without a graphics card, the same on every machine",
        when: When::Test,
        sign: Sign::SoftwareDriver,
        debian: Packages(&["mesa-vulkan-drivers"]),
        fedora: Packages(&["mesa-vulkan-drivers"]),
        arch: Packages(&["vulkan-swrast"]),
        macos: Comes,
        windows: Comes,
    },
    Need {
        what: "Node.js",
        why: "the tests of the web page",
        when: When::Web,
        sign: Sign::Program(&["node", "node.exe"]),
        debian: Packages(&["nodejs"]),
        fedora: Packages(&["nodejs"]),
        arch: Packages(&["nodejs"]),
        macos: ByHand("Node.js, from nodejs.org"),
        windows: ByHand("Node.js, from nodejs.org"),
    },
    Need {
        what: "npm",
        why: "what those tests drive the browser with",
        when: When::Web,
        sign: Sign::Program(&["npm", "npm.cmd"]),
        debian: Packages(&["npm"]),
        fedora: Packages(&["npm"]),
        arch: Packages(&["npm"]),
        macos: ByHand("Node.js, from nodejs.org"),
        windows: ByHand("Node.js, from nodejs.org"),
    },
    Need {
        what: "Chromium",
        why: "the tests of the web page",
        when: When::Web,
        sign: Sign::Program(CHROMIUM),
        debian: Packages(&["chromium"]),
        fedora: Packages(&["chromium"]),
        arch: Packages(&["chromium"]),
        macos: ByHand("Chromium or Chrome, with a link named chromium in the search path"),
        windows: ByHand("Chromium or Chrome, with its folder in the search path"),
    },
    Need {
        what: "zip",
        why: "packing the web page",
        when: When::Web,
        sign: Sign::Program(&["zip"]),
        debian: Packages(&["zip"]),
        fedora: Packages(&["zip"]),
        arch: Packages(&["zip"]),
        macos: Comes,
        windows: ByHand("Info-ZIP's zip"),
    },
];

#[cfg(test)]
mod tests;
