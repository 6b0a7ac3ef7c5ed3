//! Where tools lie that were fetched for building: beside the checkout they would be fetched again and again.

use std::path::PathBuf;

use crate::trouble::Trouble;

/// The folder of a tool; its parent exists afterwards, the folder itself only if the tool is there.
pub fn folder(tool: &str) -> Result<PathBuf, Trouble> {
    let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    let caches = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| home().map(|home| PathBuf::from(home).join(".cache")))
        .unwrap_or_else(std::env::temp_dir);
    let folder = caches.join("damas");
    std::fs::create_dir_all(&folder).map_err(|error| Trouble::file(&folder, &error))?;
    Ok(folder.join(tool))
}
