"""Messages about tables: the outbox, the dispatcher that empties it, and its errors."""
