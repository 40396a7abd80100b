"""Tournaments for the operator: which there are, and one with its results."""

from __future__ import annotations

from sqlalchemy import select

from bot.command_failures import FAILED, Fault
from bot.operator.channel import Facts
from bot.operator.matches import number_in
from bot.operator.requests import Operated
from bot.storage.schema import tournaments
from bot.tables.model.refusals import Refusal
from bot.tables.tournaments.results_file import file_of, standings_csv, tables_csv

LISTED = 100
"""How many tournaments are listed, the newest ones."""


async def list_tournaments(operated: Operated, facts: Facts) -> Facts:
    """The newest tournaments, of one ``server`` or of all."""
    query = select(
        tournaments.c.id, tournaments.c.server, tournaments.c.game, tournaments.c.format, tournaments.c.stage
    )
    if (server := number_in(facts, "server")) is not None:
        query = query.where(tournaments.c.server == server)
    query = query.order_by(tournaments.c.id.desc()).limit(LISTED)
    rows = await operated.database.read(lambda connection: connection.execute(query))
    return {"tournaments": [dict(row) for row in rows.mappings()]}


async def export_tournament(operated: Operated, facts: Facts) -> Facts:
    """A ``tournament`` as a document, and its standings and tables as CSV."""
    number = number_in(facts, "tournament") or 0
    try:
        file = file_of(await operated.tables.tournaments.get(number))
    except Refusal as refusal:
        raise Fault(f"There is no tournament {number}.", FAILED) from refusal
    return {"document": file.model_dump(), "standings": standings_csv(file), "tables": tables_csv(file)}
