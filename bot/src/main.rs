//! The program: arguments, configuration, wiring, shutdown.

fn main() -> anyhow::Result<()> {
    Ok(())
}
