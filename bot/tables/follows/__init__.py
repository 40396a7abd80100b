"""Matches that people follow who do not play in them."""
