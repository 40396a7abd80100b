"""Parts of a long-running process: clock, rate limits, incidents, logs, watchdog."""
