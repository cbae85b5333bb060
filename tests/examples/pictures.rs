//! Writes the sample pictures into a folder, to look at:
//! `cargo run -p tests --example pictures FOLDER`.

use render::Theme;
use std::path::PathBuf;
use tests::samples;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os()
        .nth(1)
        .map_or_else(|| "pictures".into(), PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    for (theme, suffix) in [(Theme::Day, ""), (Theme::Night, "-night")] {
        for (name, picture) in samples::pictures(theme) {
            std::fs::write(folder.join(format!("{name}{suffix}.png")), &picture.png)?;
        }
    }
    Ok(())
}
