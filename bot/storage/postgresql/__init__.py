"""What is peculiar to PostgreSQL: the server, and the processes that share one database."""
