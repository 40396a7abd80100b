"""What is peculiar to SQLite: its file, copies of it, and the disk that it is on."""
