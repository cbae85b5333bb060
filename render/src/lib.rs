//! Boards drawn to PNG: a view of a game in, bytes out.
