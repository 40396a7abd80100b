"""What happened in matches: log, replay, statistics, verification, one's own matches."""
