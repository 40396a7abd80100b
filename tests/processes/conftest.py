"""A PostgreSQL database for processes of the bot before the strict Discord."""

from __future__ import annotations

from tests.bot.storage.postgresql.postgresql_server import postgresql, server

__all__ = ["postgresql", "server"]
