//! Keeping a copy of a house, and bringing it back.

use super::place::{Place, RESTORING, StoreError, beside, close, inspect, options, private_file, unreadable};
use sqlx::ConnectOptions;
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// Copies the house, open or not, into a new file: everything that was stored when the copying began.
pub async fn backup(place: &Place, to: &Path) -> Result<(), StoreError> {
    if !place.file().exists() {
        return Err(StoreError::Nothing(place.folder().into()));
    }
    copy(&place.file(), to).await
}

/// Puts a copy in the place of the house, which must be closed. What was there before is kept beside it; says where. If it
/// is interrupted, the old house is still in its place or the new one is.
pub async fn restore(place: &Place, from: &Path) -> Result<Option<PathBuf>, StoreError> {
    let _lock = place.lock()?;
    let file = place.file();
    let fresh = beside(&file, RESTORING);
    let _ = fs::remove_file(&fresh);
    copy(from, &fresh).await?;
    let mut kept = None;
    if file.exists() {
        // Closing carries everything from the write-ahead log into the file, unless the file is damaged.
        if let Ok(old) = place.connect_to_write().await {
            close(old).await?;
        }
        let names = (1..=u32::MAX).map(|number| beside(&file, &format!(".before-restore-{number}")));
        kept = names.into_iter().find(|name| !name.exists());
    }
    for part in ["", "-wal"] {
        let old = beside(&file, part);
        if let Some(kept) = kept.as_ref().filter(|_| old.exists()) {
            let kept = beside(kept, part);
            private_file(&kept).and_then(|()| fs::copy(&old, &kept)).map_err(about(&kept))?;
            File::open(&kept).and_then(|file| file.sync_all()).map_err(about(&kept))?;
        }
    }
    // SQLite would take a log that was left behind for the new file's.
    for part in ["-wal", "-shm"] {
        let left = beside(&file, part);
        if left.exists() {
            fs::remove_file(&left).map_err(about(&left))?;
        }
    }
    fs::rename(&fresh, &file).map_err(about(&file))?;
    sync_folder(&file);
    Ok(kept)
}

/// Copies the file of a house whole and checks the copy. `to` appears only when it is complete.
async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::metadata(from).map_err(about(from))?;
    if to.exists() {
        return Err(StoreError::Exists(to.into()));
    }
    let part = beside(to, ".tablee-part");
    let _ = fs::remove_file(&part);
    let copied = copy_checked(from, &part).await;
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied?;
    fs::rename(&part, to).map_err(about(to))?;
    sync_folder(to);
    Ok(())
}

async fn copy_checked(from: &Path, part: &Path) -> Result<(), StoreError> {
    let mut source =
        options(from).read_only(true).connect().await.map_err(|error| unreadable(from, error))?;
    inspect(&mut source, from).await?;
    let name = part.to_str().ok_or_else(|| {
        about(part)(io::Error::new(io::ErrorKind::InvalidInput, "SQLite wants a name in Unicode"))
    })?;
    // SQLite takes an empty file for none, and keeps its rights.
    private_file(part).map_err(about(part))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut source).await;
    copied.map_err(|error| unreadable(from, error))?;
    close(source).await?;
    let mut copy = options(part).connect().await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await?;
    close(copy).await?;
    if found != "ok" {
        return Err(StoreError::Damaged { path: from.into(), why: found });
    }
    File::open(part).and_then(|file| file.sync_all()).map_err(about(part))
}

fn about(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    let path = path.to_owned();
    |why| StoreError::Folder { path, why }
}

/// A new name is safe once its folder is on the disk. Where folders can't be opened the system sees to it.
fn sync_folder(file: &Path) {
    if let Some(folder) = file.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}
