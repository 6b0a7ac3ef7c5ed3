//! Which Vulkan drivers are registered: the files that the Vulkan loader reads, found where it looks for them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The files that register drivers on this machine.
pub fn registered() -> Vec<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    // As the loader does: one of these variables replaces the search.
    if let Some(files) = variable("VK_DRIVER_FILES").or_else(|| variable("VK_ICD_FILENAMES")) {
        return std::env::split_paths(&files)
            .filter(|path| names_a_library(path))
            .collect();
    }
    folders(variable)
        .iter()
        .flat_map(|folder| in_folder(folder))
        .collect()
}

/// The folders that the loader searches, in its order.
fn folders(variable: impl Fn(&str) -> Option<OsString>) -> Vec<PathBuf> {
    let home =
        |rest: &str| variable("HOME").map(|home| Path::new(&home).join(rest).into_os_string());
    let roots = [
        variable("XDG_CONFIG_HOME").or_else(|| home(".config")),
        variable("XDG_CONFIG_DIRS").or_else(|| Some("/etc/xdg".into())),
        Some("/usr/local/etc:/etc".into()),
        variable("XDG_DATA_HOME").or_else(|| home(".local/share")),
        variable("XDG_DATA_DIRS").or_else(|| Some("/usr/local/share:/usr/share".into())),
        // NixOS keeps its drivers here.
        Some("/run/opengl-driver/share".into()),
    ];
    let roots = roots.iter().flatten().flat_map(std::env::split_paths);
    roots.map(|root| root.join("vulkan/icd.d")).collect()
}

fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .filter(|path| names_a_library(path))
        .collect();
    files.sort();
    files
}

/// Whether this file names a driver that is there. A bare name is for the loader to find, so it counts.
fn names_a_library(file: &Path) -> bool {
    let Ok(text) = std::fs::read_to_string(file) else {
        return false;
    };
    let Some(library) = library_path(&text) else {
        return false;
    };
    let beside = file.parent().unwrap_or(Path::new("")).join(library);
    !library.contains('/') || beside.exists()
}

/// The value of `"library_path"` in the driver's JSON.
fn library_path(json: &str) -> Option<&str> {
    let (_, rest) = json.split_once("\"library_path\"")?;
    let value = rest
        .trim_start()
        .strip_prefix(':')?
        .trim_start()
        .strip_prefix('"')?;
    value.split('"').next().filter(|path| !path.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loaders_folders_are_searched() {
        let asked = folders(|name| (name == "XDG_DATA_DIRS").then(|| "/one:/two".into()));
        let tails: Vec<_> = asked.iter().map(|path| path.to_string_lossy()).collect();
        assert!(tails.contains(&"/two/vulkan/icd.d".into()), "{tails:?}");
        assert!(tails.contains(&"/etc/vulkan/icd.d".into()), "{tails:?}");
        assert!(
            !tails.contains(&"/usr/share/vulkan/icd.d".into()),
            "a variable replaces the usual folders"
        );
    }

    #[test]
    fn a_driver_counts_when_its_library_is_there() {
        let folder = std::env::temp_dir().join(format!("damas-drivers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        std::fs::write(folder.join("driver.so"), "").expect("written");
        let cases = [
            (
                "bare.json",
                r#"{"ICD": {"library_path" : "libvulkan_lvp.so"}}"#,
                true,
            ),
            (
                "beside.json",
                r#"{"ICD": {"library_path": "./driver.so"}}"#,
                true,
            ),
            (
                "gone.json",
                r#"{"ICD": {"library_path": "/nowhere/driver.so"}}"#,
                false,
            ),
            ("empty.json", "{}", false),
            ("note.txt", r#"{"library_path": "libvulkan_lvp.so"}"#, false),
        ];
        for (name, text, _) in cases {
            std::fs::write(folder.join(name), text).expect("written");
        }
        let found = in_folder(&folder);
        for (name, _, counts) in cases {
            assert_eq!(found.contains(&folder.join(name)), counts, "{name}");
        }
        std::fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(
            in_folder(&folder),
            Vec::<PathBuf>::new(),
            "no folder, no driver"
        );
    }
}
