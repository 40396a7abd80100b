"""The queue: to wait for a match over servers, and what its matches say in direct messages."""
