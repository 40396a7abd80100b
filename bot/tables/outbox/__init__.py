"""What Discord is told about tables: the outbox, the dispatcher who empties it, and what may go wrong."""
