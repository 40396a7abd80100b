from __future__ import annotations

from tests.bot.tables.conftest import clock, company, database

__all__ = ["clock", "company", "database"]
