"""What people note for themselves about their matches: one text for each person and match, for their eyes alone."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import memos, people
from bot.storage.transaction import Transaction
from bot.tables.people.people import number_of

LENGTH_MAX = 300
"""How many characters a note may have."""


def tidy_memo(text: str) -> str:
    """A note as it is kept: in one line, and no longer than allowed; "" where nothing is written."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:LENGTH_MAX]


async def of_match(connection: Transaction, person: int, table: int) -> str:
    """What a person (a Discord id) noted about a match; "" for nothing."""
    query = select(memos.c.text).select_from(memos.join(people)).where(people.c.discord == person)
    return (await connection.execute(query.where(memos.c.table_id == table))).scalar_one_or_none() or ""


async def write(connection: Transaction, person: int, table: int, text: str) -> None:
    """Keep what a person (a Discord id) notes about a match, in place of what stood there; "" deletes it."""
    key = {"person": await number_of(connection, person), "table_id": table}
    if not text:
        is_it = (memos.c.person == key["person"]) & (memos.c.table_id == table)
        await connection.execute(delete(memos).where(is_it))
        return
    statement = insert(memos).values(**key, text=text).on_conflict_do_update(index_elements=[*key], set_={"text": text})
    await connection.execute(statement)
