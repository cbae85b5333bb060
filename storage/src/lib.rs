//! The append-only log of games, with chats and people beside it.
