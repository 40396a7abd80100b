"""Tables in the database: the repository, rows and queries."""
