"""What a long-running process needs: clock, rate limits, incidents, logs, watchdog."""
