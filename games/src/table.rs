//! What all games share: the log, the clocks, takebacks, draws, resignation.
