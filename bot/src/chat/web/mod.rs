//! The chat page of our own: rooms with an invite link, people with names, messages, pictures,
//! buttons. It is the reference chat: every feature works here first.
//!
//! A page asks over HTTP ([`routes`]) and listens on a WebSocket ([`stream`]); what the hall says
//! is carried into the rooms ([`deliver`]), which live in the store, so that a page that was away
//! and a server that was killed go on where they were.
//!
//! # A game's own page
//!
//! Where words are a poor way to move, a game has a page on which its player touches the board
//! ([`seats`]). It is opened from the board's button in this chat, and elsewhere, where the page has
//! a public https address, by a link that only the player is told (`/page`). A game gets one so:
//!
//! 1. Its `Spoken::page` gives the board as JSON, of the player's own view and nothing more. It stands
//!    under `board` in the state, beside what every game has: `game`, `seq`, `title`, `players`
//!    (`name`, `score`, `moves`, `you`), `status`, `news`, `yours`, `over`, `left` (ms), `buttons`
//!    (`label`, `say`).
//! 2. `page/seat-<game>.js` exports `board({ say, note, weigh })`, which returns its `element`, its `tools` (a
//!    row of its own beside the buttons), `show(state)`, called with each new state, and, if it likes,
//!    `sign(state, n)`, a class for the n-th player's name, and `instead`, the buttons' sayings for
//!    which it has tools of its own. `weigh(text)` asks what a move would be (`Spoken::weigh`) and
//!    resolves to `told` or `refused`. `say(text)` says a move as it would be
//!    typed and resolves to whether it was done; a refusal is shown by the page. `note(text)` shows
//!    a line. A squared sheet that is moved and pinched, with taps, rulers and arrow keys, is ready
//!    in `page/surface.js`.
//! 3. A line in `BOARDS` of `page/seat.js`, a line in [`page`]'s list of files, its words in `web.ftl`.
//!
//! Nobody needs to do more: links, cookies, sending moves and waiting for the next state are the same
//! for all games.

mod clean;
mod deliver;
mod files;
mod forget;
mod guard;
mod limits;
mod message;
mod page;
mod passes;
mod people;
mod presence;
mod records;
mod refusal;
mod rooms;
mod routes;
mod seal;
mod seats;
mod server;
mod stream;
#[cfg(test)]
mod tests;
mod texts;

pub use forget::kept_of;
pub use texts::{Texts, texts};

use self::guard::Names;
use self::limits::Bucket;
use self::seal::{Seal, Wire};
use self::server::Server;
use super::Effect;
use super::outbox::Gauge;
use crate::hall::Door;
use crate::serving;
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};

/// Where the page is when nothing else was asked for.
pub const PORT: u16 = 8011;
/// How many ports after it are tried when it is taken.
const PORTS: u16 = 20;

/// How the page is served.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address to listen at. None: port [`PORT`] of this machine alone, or the next free one.
    pub listen: Option<SocketAddr>,
    /// The address that people know it by, when it stands behind a proxy: `https://example.org`.
    pub public_url: Option<String>,
    /// The folder for the key of the cookies, pictures and documents.
    pub data_dir: PathBuf,
    /// Shows how much waits to be shown.
    pub gauge: Arc<Gauge>,
}

/// Why the page can't be served.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address can't be listened at.
    #[error("can't listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The public address isn't one.
    #[error("the public address must be like https://example.org, without a path: {0}")]
    PublicUrl(String),
    /// The key of the cookies can't be read or written.
    #[error("the key file {0:?}: {1}")]
    Key(PathBuf, std::io::Error),
    /// The system gives no random bytes.
    #[error("the system gives no random bytes")]
    NoChance,
    /// A stored record isn't what this program writes.
    #[error("the record {0} can't be read")]
    Unreadable(String),
    /// The store doesn't work.
    #[error(transparent)]
    Store(#[from] storage::Error),
    /// A picture or a document can't be read or written.
    #[error("a file: {0}")]
    File(std::io::Error),
    /// There are too many of something.
    #[error("there are too many")]
    Full,
    /// The program is stopping.
    #[error("the program is stopping")]
    Closed,
    /// Serving failed.
    #[error("serving: {0}")]
    Serve(std::io::Error),
}

impl Error {
    /// Whether the store can do nothing now, and the same may be done later.
    fn may_pass(&self) -> bool {
        matches!(self, Error::Store(why) if why.may_pass())
    }
}

/// A page that has its address and waits to be served.
#[derive(Debug)]
pub struct Bound {
    listener: TcpListener,
    at: SocketAddr,
    public: Option<(String, String)>,
    data_dir: PathBuf,
    gauge: Arc<Gauge>,
    links: Arc<seats::SeatLinks>,
}

impl Bound {
    /// Takes the address.
    ///
    /// # Errors
    /// `Listen` when it is taken or can't be had, `PublicUrl`.
    pub async fn new(config: Config) -> Result<Bound, Error> {
        let public = config.public_url.as_deref().map(public).transpose()?;
        let listener = match config.listen {
            Some(at) => TcpListener::bind(at)
                .await
                .map_err(|why| Error::Listen(at, why))?,
            None => first_free().await?,
        };
        let at = listener.local_addr().map_err(Error::Serve)?;
        let base = public
            .as_ref()
            .map_or_else(String::new, |(scheme, authority)| {
                format!("{scheme}://{authority}/")
            });
        Ok(Bound {
            listener,
            at,
            public,
            data_dir: config.data_dir,
            gauge: config.gauge,
            links: Arc::new(seats::SeatLinks::new(&base)),
        })
    }

    /// Where people open it.
    pub fn url(&self) -> String {
        match &self.public {
            Some((scheme, authority)) => format!("{scheme}://{authority}/"),
            None if self.at.ip().is_unspecified() => {
                format!("http://localhost:{}/", self.at.port())
            }
            None => format!("http://{}/", self.at),
        }
    }

    /// The address that it took.
    pub fn address(&self) -> SocketAddr {
        self.at
    }

    /// The host of its public address, where it has one.
    pub fn public_host(&self) -> Option<&str> {
        let (_, authority) = self.public.as_ref()?;
        let is_port = |port: &str| port.bytes().all(|b| b.is_ascii_digit());
        Some(match authority.rsplit_once(':') {
            Some((host, port)) if is_port(port) => host,
            _ => authority,
        })
    }

    /// Serves it until `shutdown`, carrying the hall's effects to the rooms.
    ///
    /// # Errors
    /// `Key`, `Store` and `Unreadable` at the start, `Serve` later.
    pub async fn serve(
        self,
        door: Door,
        effects: mpsc::Receiver<Effect>,
        store: Arc<dyn storage::Store>,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), Error> {
        let url = self.url();
        // What a link lets one do must not be read on the way, nor lead where nobody else gets.
        if self.is_encrypted() {
            let linked = door.link_by(self.links.clone()).await;
            linked.map_err(|_| Error::Closed)?;
        }
        let server = self.server(door, store).await?;
        let carrying = tokio::spawn(deliver::carry(server.clone(), effects, self.gauge.clone()));
        forget::go_on(&server).await?;
        deliver::tell_again(&server).await?;
        stream::bring_again(&server).await?;
        tracing::info!(%url, "the chat page is open");
        let closing = server.closing.clone();
        let stop = async move {
            shutdown.await;
            closing.send_replace(true);
        };
        let router = routes::router(server);
        let served = serving::serve(self.listener, router, serving::Bounds::default(), stop).await;
        carrying.abort();
        served.map_err(Error::Serve)
    }

    /// Whether people come by https.
    fn is_encrypted(&self) -> bool {
        self.public
            .as_ref()
            .is_some_and(|(scheme, _)| scheme == "https")
    }

    async fn server(
        &self,
        door: Door,
        store: Arc<dyn storage::Store>,
    ) -> Result<Arc<Server>, Error> {
        let wire = if self.is_encrypted() {
            Wire::Encrypted
        } else {
            Wire::Plain
        };
        let seal = Seal::open(&self.data_dir.join("web.key"), self.at.port(), wire)?;
        let records = records::Records::new(store);
        let files = Arc::new(files::Files::new(self.data_dir.join("web")));
        let presence = Arc::new(presence::Presence::default());
        let rooms = rooms::Rooms::open(records.clone(), files.clone(), presence.clone()).await?;
        Ok(Arc::new(Server {
            records,
            files,
            presence,
            rooms,
            seal,
            names: Arc::new(Names::new(self.at, self.public.clone())),
            passes: passes::Passes::default(),
            links: self.links.clone(),
            waits: seats::Waits::default(),
            door,
            closing: watch::Sender::new(false),
            newcomers: Mutex::new(Bucket::new(60, 1.0, Instant::now())),
        }))
    }
}

/// Serves the chat page until `shutdown`.
///
/// # Errors
/// As [`Bound::new`] and [`Bound::serve`].
pub async fn serve(
    config: Config,
    door: Door,
    effects: mpsc::Receiver<Effect>,
    store: Arc<dyn storage::Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let bound = Bound::new(config).await?;
    bound.serve(door, effects, store, shutdown).await
}

async fn first_free() -> Result<TcpListener, Error> {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let mut port = PORT;
    loop {
        let at = SocketAddr::new(here, port);
        match TcpListener::bind(at).await {
            Err(why) if why.kind() == std::io::ErrorKind::AddrInUse && port < PORT + PORTS => {
                port += 1;
            }
            bound => return bound.map_err(|why| Error::Listen(at, why)),
        }
    }
}

/// Scheme and authority of a public address.
fn public(url: &str) -> Result<(String, String), Error> {
    let wrong = || Error::PublicUrl(url.to_owned());
    let uri: axum::http::Uri = url.parse().map_err(|_| wrong())?;
    let scheme = uri.scheme_str().ok_or_else(wrong)?;
    let authority = uri.authority().ok_or_else(wrong)?.as_str();
    let is_bare = uri.path() == "/" && uri.query().is_none() && !authority.contains('@');
    if !is_bare || !matches!(scheme, "http" | "https") {
        return Err(wrong());
    }
    // The default port stands neither in Host nor in Origin.
    let default = if scheme == "https" { ":443" } else { ":80" };
    let authority = authority.strip_suffix(default).unwrap_or(authority);
    Ok((scheme.to_owned(), authority.to_ascii_lowercase()))
}
