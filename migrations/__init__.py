"""The history of the database's tables. Alembic's; applied when the bot starts and by ``pantheon migrate``."""
