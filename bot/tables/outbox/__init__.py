"""What Discord is told about tables: the outbox, the courier who empties it, and what may go wrong."""
