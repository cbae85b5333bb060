//! The program itself, as a process of its own that can be killed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The program: the one that the variable TETRADKA names, or the one built beside this test.
///
/// # Errors
/// When it is nowhere and can't be built.
pub fn path() -> io::Result<PathBuf> {
    if let Some(named) = std::env::var_os("TETRADKA") {
        return Ok(PathBuf::from(named));
    }
    let here = std::env::current_exe()?;
    let target = here
        .parent()
        .and_then(Path::parent)
        .ok_or(io::ErrorKind::NotFound)?;
    let program = target.join("tetradka");
    // Built once more, so that an old one isn't tested: nothing is done when it is new.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--quiet", "--workspace", "--bins"]);
    if target.ends_with("release") {
        build.arg("--release");
    }
    if let Some(folder) = target.parent() {
        build.env("CARGO_TARGET_DIR", folder);
    }
    let built = build.current_dir(env!("CARGO_MANIFEST_DIR")).status()?;
    if built.success() {
        Ok(program)
    } else {
        Err(io::ErrorKind::NotFound.into())
    }
}

/// A running one; it is killed when it is dropped.
#[derive(Debug)]
pub struct Program(Child);

impl Program {
    /// Starts it over a folder of data, with these variables.
    ///
    /// # Errors
    /// When it can't be started.
    pub fn start(program: &Path, data: &Path, variables: &[(&str, &str)]) -> io::Result<Program> {
        let mut command = Command::new(program);
        command
            .arg("--data")
            .arg(data)
            .args(["--listen", "127.0.0.1:0", "--log", "warn"])
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        command.spawn().map(Program)
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// How many kilobytes of memory it uses, where the system tells.
    pub fn memory(&self) -> Option<usize> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}
