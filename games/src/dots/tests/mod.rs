//! The game of Dots: tables of positions drawn in letters, and random play of everything.

mod board;
mod ends;
mod options;
mod player;
mod positions;
mod random;
mod rules;
