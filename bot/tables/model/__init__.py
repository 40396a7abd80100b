"""Tables as plain data."""
