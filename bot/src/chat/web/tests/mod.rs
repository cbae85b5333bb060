//! The page's server as browsers and strangers meet it: over real sockets, with a hall that echoes.

mod client;
mod echo;
mod forgotten;
mod safety;
mod seats;
mod talk;
