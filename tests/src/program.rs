//! The program itself, as a process of its own that can be killed.

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

/// How long it may take to serve, and to end.
const PATIENCE: Duration = Duration::from_secs(60);

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
    // What cargo tells this test of its package isn't for the other build: a build script that looks at
    // it (ring's does) would run again, and half of all dependencies after it, each time anew.
    for (name, _) in std::env::vars_os() {
        let told = name.to_string_lossy();
        if told.starts_with("CARGO_PKG_") || told.starts_with("CARGO_MANIFEST_") {
            build.env_remove(&name);
        }
    }
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

/// The command that serves over a folder of data, on ports of its own. What a machine's own
/// environment says of tokens doesn't matter.
pub fn serving(program: &Path, data: &Path) -> Command {
    serving_at(program, data, 0)
}

/// The same, the page on this port: a browser's cookies are of one port.
pub fn serving_at(program: &Path, data: &Path, port: u16) -> Command {
    let mut command = Command::new(program);
    command
        .arg("--data")
        .arg(data)
        .args(["--monitor", "127.0.0.1:0", "--listen"])
        .arg(format!("127.0.0.1:{port}"));
    for name in ["TELEGRAM_TOKEN", "DISCORD_TOKEN", "TETRADKA_LOG"] {
        command.env_remove(name);
    }
    command
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
        let mut command = serving(program, data);
        command
            .args(["--log", "warn"])
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

/// A running one whose log is read.
#[derive(Debug)]
pub struct Served {
    program: Program,
    log: Arc<Mutex<String>>,
    /// The lines of standard output.
    said: mpsc::Receiver<String>,
    url: String,
}

impl Served {
    /// Runs a command made of [`serving`]; it needn't serve yet.
    ///
    /// # Errors
    /// When it can't be started.
    pub fn begin(mut command: Command) -> io::Result<Served> {
        command.stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let log = Arc::new(Mutex::new(String::new()));
        if let Some(mut errors) = child.stderr.take() {
            let log = log.clone();
            std::thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(read @ 1..) = errors.read(&mut bytes) {
                    let text = String::from_utf8_lossy(&bytes[..read]);
                    log.lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .push_str(&text);
                }
            });
        }
        let (tell, said) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    // Nobody may be listening any more.
                    let _ = tell.send(line);
                }
            });
        }
        Ok(Served {
            program: Program(child),
            log,
            said,
            url: String::new(),
        })
    }

    /// Runs it and waits until it serves.
    ///
    /// # Errors
    /// When it ends or is too slow; the log is in the error.
    pub fn start(command: Command) -> io::Result<Served> {
        let mut served = Served::begin(command)?;
        served.wait()?;
        Ok(served)
    }

    /// Waits until it serves.
    ///
    /// # Errors
    /// As [`Served::start`].
    pub fn wait(&mut self) -> io::Result<()> {
        let line = self.said.recv_timeout(PATIENCE);
        let line =
            line.map_err(|_| io::Error::other(format!("it doesn't serve: {}", self.log())))?;
        let url = line.strip_prefix("Tetradka: ").unwrap_or_default();
        self.url = url.trim_end_matches('/').to_owned();
        Ok(())
    }

    /// The address of its chat page, without a slash at the end.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The address of its /health and /metrics, as the log says it.
    pub fn monitor(&self) -> String {
        let log = self.log();
        let found = log.split("monitor=\"").nth(1);
        found
            .and_then(|rest| rest.split('"').next())
            .unwrap_or_default()
            .to_owned()
    }

    /// What it wrote to the log.
    pub fn log(&self) -> String {
        self.log
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Its number among the processes.
    pub fn pid(&self) -> u32 {
        self.program.0.id()
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        self.program.kill();
    }

    /// Asks it to end as the system does, and waits; how it ended.
    ///
    /// # Errors
    /// When it doesn't.
    pub fn stop(&mut self) -> io::Result<ExitStatus> {
        let pid = self.pid().to_string();
        Command::new("kill").args(["-TERM", &pid]).status()?;
        self.ended()
    }

    /// Waits until it ends by itself; how it ended.
    ///
    /// # Errors
    /// When it doesn't.
    pub fn ended(&mut self) -> io::Result<ExitStatus> {
        let late = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.program.0.try_wait()? {
                // The last words may still be in the pipe.
                std::thread::sleep(Duration::from_millis(50));
                return Ok(status);
            }
            if Instant::now() > late {
                return Err(io::Error::other(format!("it doesn't end: {}", self.log())));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
