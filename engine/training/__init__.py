"""Learning the value of positions from matches of computer players, for ``pantheon train``."""
