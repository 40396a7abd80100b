"""The queue over servers: who waits for a match, and who is brought together."""
