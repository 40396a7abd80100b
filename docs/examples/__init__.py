"""Examples of what can be added to Pantheon."""
