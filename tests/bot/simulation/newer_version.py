"""What a newer version leaves in the database that ours does not know, while both serve; and what must stay of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import notes, outbox, people, tables
from bot.tables.model.table import Table
from bot.tables.store import outbox_rows

UNKNOWN = "of_tomorrow"
"""A name that only a newer version knows: of a kind of message or note, an option, a preference."""


class NewerVersion:
    """Leaves rows and values, and counts them."""

    def __init__(self) -> None:
        self.left: Counter[str] = Counter()
        self._tables: set[int] = set()
        self._people: set[int] = set()

    async def leave(self, connection: AsyncConnection, chance: Random, table: Table, now: int) -> None:
        """Leave one message at a table, and one other thing."""
        row = outbox_rows.due_at_once(table.id, table.server, table.channel, UNKNOWN, {"version": 1})
        await outbox_rows.add(connection, [row])
        self.left["messages"] += 1
        match chance.choice(("note", "option", "preference")):
            case "note":
                note = {"table_id": table.id, "told": 0, "kind": UNKNOWN, "facts": {UNKNOWN: 1}, "noted": now}
                await connection.execute(insert(notes).values(note))
                self.left["notes"] += 1
            case "option":
                await _add(connection, tables.c.conduct, tables.c.id == table.id)
                self._tables.add(table.id)
            case "preference":
                person = chance.choice(table.people)
                await _add(connection, people.c.preferences, people.c.discord == person)
                self._people.add(person)

    async def missing(self, connection: AsyncConnection) -> list[str]:
        """What is not there any more."""
        return [each async for each in self._missing(connection)]

    async def _missing(self, connection: AsyncConnection) -> AsyncIterator[str]:
        for what, of in (("messages", outbox), ("notes", notes)):
            query = select(func.count()).select_from(of).where(of.c.kind == UNKNOWN)
            there = (await connection.execute(query)).scalar_one()
            if there != self.left[what]:
                yield f"of {self.left[what]} {what} that a newer version has left are {there} there"
        for column, key, ids in (
            (tables.c.conduct, tables.c.id, self._tables),
            (people.c.preferences, people.c.discord, self._people),
        ):
            for id, content in await connection.execute(select(key, column).where(key.in_(ids))):
                if UNKNOWN not in (content or {}):
                    yield f"{column} of {id} has lost what a newer version has stored"


async def _add(connection: AsyncConnection, column: Any, which: Any) -> None:
    """Add something unknown to an object that is stored."""
    content = (await connection.execute(select(column).where(which))).scalar_one_or_none()
    await connection.execute(update(column.table).where(which).values({column.name: {**(content or {}), UNKNOWN: 1}}))
