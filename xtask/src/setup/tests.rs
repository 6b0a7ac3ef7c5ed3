//! Machines that don't exist, and what we would do to them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::*;
use crate::needs::Sign;

/// A machine that has everything.
fn complete(system: System, rights: Rights) -> Machine {
    let mut machine = bare(system, rights);
    for need in &NEEDS {
        match need.sign {
            Sign::Program(names) => machine
                .programs
                .extend(names.iter().map(ToString::to_string)),
            Sign::Module(name) => drop(machine.modules.insert(name.to_owned())),
            Sign::Libraries(names) => machine
                .libraries
                .extend(names.iter().map(ToString::to_string)),
            Sign::Driver | Sign::SoftwareDriver => {
                machine.drivers =
                    vec![PathBuf::from("/usr/share/vulkan/icd.d/lvp_icd.x86_64.json")];
            }
        }
    }
    machine
}

/// A machine that has nothing.
fn bare(system: System, rights: Rights) -> Machine {
    Machine {
        system,
        rights,
        programs: BTreeSet::new(),
        modules: BTreeSet::new(),
        libraries: BTreeSet::new(),
        drivers: Vec::new(),
    }
}

fn advice_for(machine: &Machine, when: When) -> String {
    match plan(machine, when) {
        Plan::Tell { advice } => advice,
        other => panic!(
            "{} should have been told, not {other:?}",
            machine.system.name()
        ),
    }
}

#[test]
fn a_machine_that_has_all_is_ready() {
    let other = System::Other("Void Linux".to_owned());
    for system in System::KNOWN.into_iter().chain([other]) {
        for rights in [Rights::Root, Rights::Sudo, Rights::None] {
            assert_eq!(
                plan(&complete(system.clone(), rights), When::Test),
                Plan::Ready,
                "{}",
                system.name()
            );
        }
    }
}

#[test]
fn a_bare_debian_gets_all_packages_from_root_without_a_question() {
    let Plan::Install {
        message,
        commands,
        ask,
    } = plan(&bare(System::Debian, Rights::Root), When::Web)
    else {
        panic!("root installs");
    };
    assert!(!ask);
    assert_eq!(commands[0], ["apt-get", "update"]);
    assert_eq!(
        commands[1].join(" "),
        "apt-get install --yes --no-install-recommends chromium gcc libasound2-dev libc6-dev libvulkan1 \
         libwayland-dev libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libxkbcommon0 mesa-vulkan-drivers \
         nodejs npm pkg-config xvfb zip"
    );
    for need in &NEEDS {
        assert!(
            message.contains(need.what) && message.contains(need.why),
            "{} is named: {message}",
            need.what
        );
    }
}

#[test]
fn with_sudo_a_person_is_asked_first() {
    let Plan::Install { commands, ask, .. } = plan(&bare(System::Debian, Rights::Sudo), When::Play)
    else {
        panic!("sudo installs");
    };
    assert!(ask);
    assert!(
        commands.iter().all(|words| words[0] == "sudo"),
        "{commands:?}"
    );
}

#[test]
fn without_rights_the_exact_line_is_told() {
    let mut machine = complete(System::Debian, Rights::None);
    machine.modules.remove("alsa");
    let advice = advice_for(&machine, When::Play);
    let line = "sudo apt-get update && sudo apt-get install --yes --no-install-recommends libasound2-dev\n";
    assert!(advice.contains(line), "{advice}");
}

/// The packages that root would install once something is taken away from a complete Debian.
fn installed_after(lose: impl Fn(&mut Machine), when: When) -> Option<String> {
    let mut machine = complete(System::Debian, Rights::Root);
    lose(&mut machine);
    match plan(&machine, when) {
        Plan::Install { commands, .. } => commands.last().map(|words| words[4..].join(" ")),
        _ => None,
    }
}

#[test]
fn only_what_lacks_is_installed() {
    let one_library = |machine: &mut Machine| {
        machine.libraries.remove("libXcursor.so.1");
    };
    let all_drivers = |machine: &mut Machine| machine.drivers.clear();
    let packages = installed_after(one_library, When::Play);
    assert_eq!(
        packages.as_deref(),
        Some("libx11-6 libx11-xcb1 libxcursor1 libxi6")
    );
    assert_eq!(
        installed_after(all_drivers, When::Play).as_deref(),
        Some("mesa-vulkan-drivers")
    );
}

#[test]
fn tests_need_more_than_playing() {
    let only_a_card = |machine: &mut Machine| {
        machine.drivers = vec!["/etc/vulkan/icd.d/nvidia_icd.json".into()];
    };
    let no_xvfb = |machine: &mut Machine| {
        machine.programs.remove("Xvfb");
    };
    assert_eq!(installed_after(only_a_card, When::Play), None);
    assert_eq!(
        installed_after(only_a_card, When::Test).as_deref(),
        Some("mesa-vulkan-drivers")
    );
    assert_eq!(installed_after(no_xvfb, When::Play), None);
    assert_eq!(
        installed_after(no_xvfb, When::Test).as_deref(),
        Some("xvfb")
    );
}

#[test]
fn other_systems_are_told_even_when_we_are_root() {
    let fedora = "dnf install --assumeyes alsa-lib-devel gcc libX11";
    let arch = "pacman -S --needed alsa-lib gcc libx11";
    let cases = [
        (System::Fedora, &[fedora, "xorg-x11-server-Xvfb"][..]),
        (
            System::Arch,
            &[arch, "vulkan-swrast", "vulkan-radeon (AMD)"],
        ),
        (System::Macos, &["xcode-select --install"]),
        (System::Windows, &["Visual Studio Build Tools"]),
        (
            System::Other("Void Linux".to_owned()),
            &["Void Linux", "ALSA's headers", "its own tools"],
        ),
    ];
    for (system, expected) in cases {
        let advice = advice_for(&bare(system.clone(), Rights::Root), When::Test);
        for part in expected {
            assert!(
                advice.contains(part),
                "{} should hear of '{part}': {advice}",
                system.name()
            );
        }
        assert!(!advice.contains("apt-get"), "{advice}");
    }
}

#[test]
fn what_comes_with_a_system_is_never_lacking() {
    for system in [System::Macos, System::Windows] {
        let named: Vec<_> = lacking(&bare(system, Rights::None), When::Test)
            .iter()
            .map(|need| need.what)
            .collect();
        assert_eq!(named, ["a C compiler and linker"]);
    }
}

#[test]
fn a_set_up_that_did_not_help_is_noticed() {
    let mut machine = complete(System::Debian, Rights::Root);
    machine.programs.remove("Xvfb");
    assert!(verified(machine.clone(), When::Play).is_ok());
    assert_eq!(
        verified(machine, When::Test).err(),
        Some(Trouble::StillLacking { what: vec!["Xvfb"] })
    );
}

#[test]
fn only_a_yes_is_a_yes() {
    for (answer, yes) in [
        ("y\n", true),
        ("Yes\n", true),
        ("\n", false),
        ("n\n", false),
        ("", false),
        ("yo\n", false),
    ] {
        assert_eq!(is_yes(answer), yes, "{answer:?}");
    }
}

#[test]
fn the_readme_tells_each_system_what_it_needs() {
    let readme = include_str!("../../../README.md");
    for system in System::KNOWN {
        for line in everything(&system, When::Test) {
            assert!(
                readme.contains(&line),
                "{} should read in README.md: {line}",
                system.name()
            );
        }
    }
}
