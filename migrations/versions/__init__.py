"""One file per step, forward only."""
