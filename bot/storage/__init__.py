"""The database: SQLAlchemy Core over SQLite (aiosqlite) or PostgreSQL (asyncpg)."""
