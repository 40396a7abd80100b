"""Pictures off the event loop: each content is drawn once."""
