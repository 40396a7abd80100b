"""Where everything is kept: SQLAlchemy Core over SQLite (aiosqlite) or PostgreSQL (asyncpg)."""
