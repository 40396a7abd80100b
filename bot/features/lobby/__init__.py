"""The lobby: who plays with which options, until the match starts."""
