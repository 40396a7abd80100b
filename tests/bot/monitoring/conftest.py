from __future__ import annotations

from tests.bot.tables.conftest import address, clock, company, database

__all__ = ["address", "clock", "company", "database"]
