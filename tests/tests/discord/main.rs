//! The bot in Discord: over a fake of it on loopback, which is strict.

mod across;
mod bot;
mod endpoint;
mod faults;
mod gateway;
mod kill;
mod options;
mod rights;
mod talk;
