"""Time at tables: time limits, reminders, vacations, idle tables and outages."""
