//! The bot in Discord: over a fake of it on loopback, which is strict.

mod across;
mod bot;
mod faults;
mod gateway;
mod talk;
