"""The ledger of what was answered, compared with a database: nothing is missing, nothing is there twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import journal
from bot.storage.schema import tables as rows
from bot.tables.store import table_rows


class Answered(NamedTuple):
    """A choice that somebody was told is made: by which click, at which table, and the place in the journal."""

    interaction: int
    table: int
    number: int


class Verdict(NamedTuple):
    """What differs between a ledger and a database: lost choices, doubled ones, and what is wrong with tables."""

    choices: int
    lost: list[Answered]
    doubled: list[int]
    wrong: list[str]

    @property
    def faults(self) -> list[object]:
        return [*self.lost, *self.doubled, *self.wrong]


async def compare(database: Database, answers: Sequence[Answered]) -> Verdict:
    """Compare them; every match is rebuilt from its snapshot and from its journal."""
    entries = (await database.read(lambda connection: connection.execute(select(journal)))).all()
    there = [(row.interaction, row.table_id, row.number) for row in entries]
    lost = [answer for answer in answers if answer not in set(there)]
    clicks = [row.interaction for row in entries if row.interaction is not None]
    doubled = sorted(click for click in set(clicks) if clicks.count(click) > 1)

    async def rebuild(connection: AsyncConnection) -> list[str]:
        wrong = []
        for id in (await connection.execute(select(rows.c.id))).scalars().all():
            numbers = sorted(number for _, table, number in there if table == id)
            live = await table_rows.read(connection, id)
            assert live is not None
            if numbers != list(range(1, len(numbers) + 1)):
                wrong.append(f"table {id} has gaps")
            elif live.match is not None and live.match.save() != live.match.replay().save():
                wrong.append(f"table {id} is another match by its snapshot than by its journal")
            elif live.match is not None and len(live.match.journal) != len(numbers):
                wrong.append(f"table {id} has {len(live.match.journal)} choices, its journal {len(numbers)}")
        return wrong

    return Verdict(len(entries), lost, doubled, await database.read(rebuild))
