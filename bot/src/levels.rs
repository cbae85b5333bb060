//! Which lines come into the log.

use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FilterExt, ParseError, filter_fn};
use tracing_subscriber::layer::Filter;

/// Those of these levels, as `bot=debug,info` names them; of the store's database never what it murmurs.
///
/// # Errors
/// When the text names no levels.
pub fn levels<S>(text: &str) -> Result<impl Filter<S> + use<S>, ParseError>
where
    S: tracing::Subscriber + for<'a> tracing_subscriber::registry::LookupSpan<'a>,
{
    let asked = EnvFilter::try_new(text)?;
    Ok(asked.and(filter_fn(|line| !is_murmur(line))))
}

/// sled tells at its lowest levels what it stores, which may be what people said. It also speaks while a
/// thread's own memory is being taken down, when a line can't be made any more: the program would abort.
fn is_murmur(line: &Metadata<'_>) -> bool {
    let is_sleds = line.target().split("::").next() == Some("sled");
    is_sleds && *line.level() > Level::INFO
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::{Arc, Mutex};
    use tracing_subscriber::Layer;
    use tracing_subscriber::layer::SubscriberExt;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_was_asked_for_comes_and_no_murmur_of_the_database() {
        let check = |asked: &str, expected: &str| {
            let page = Page::default();
            let to = page.clone();
            let lines = tracing_subscriber::fmt::layer()
                .without_time()
                .with_level(false)
                .with_target(false)
                .with_ansi(false)
                .with_writer(move || to.clone())
                .with_filter(levels(asked).unwrap());
            let layers = tracing_subscriber::registry().with(lines);
            tracing::subscriber::with_default(layers, || {
                tracing::trace!(target: "sled::tree", "sled-trace");
                tracing::debug!(target: "sled", "sled-debug");
                tracing::info!(target: "sled", "sled-info");
                tracing::error!(target: "sled::pagecache", "sled-error");
                tracing::trace!(target: "sledge", "sledge");
                tracing::trace!(target: "bot::hall", "hall-trace");
                tracing::info!(target: "bot::hall", "hall-info");
            });
            let said = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
            let said: Vec<&str> = said.split_whitespace().collect();
            assert_eq!(said.join(" "), expected, "{asked}");
        };
        check("trace", "sled-info sled-error sledge hall-trace hall-info");
        // A name stands for all that begin with it.
        check("sled=trace", "sled-info sled-error sledge");
        check("sled::tree=trace,error", "sled-error");
        check("info", "sled-info sled-error hall-info");
        check("error,bot::hall=trace", "sled-error hall-trace hall-info");
        check("off", "");
        assert!(levels::<tracing_subscriber::Registry>("bot=loud").is_err());
    }
}
