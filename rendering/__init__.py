"""Draws matches: PNG bytes and their alt text. Knows no Discord."""
