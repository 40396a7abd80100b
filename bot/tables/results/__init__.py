"""Matches that are over: results, statistics and ratings."""
