"""Tournaments of a server: sign-up, rounds, standings, and what their organiser decides."""
