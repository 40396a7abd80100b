"""Time at the tables: how long seats may think, reminders, vacations, and what happens when time is over."""
