"""The preferences of one person: language, reminders, quiet hours, vacation, pictures."""
