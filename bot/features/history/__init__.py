"""The history of matches: log, replay, statistics, verification, one's own matches."""
