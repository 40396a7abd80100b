"""How far people have come in the tutorials, by game."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import people, tutorials
from bot.storage.transaction import Transaction
from bot.tables.people.people import number_of
from engine.tutorial import Progress


async def note(connection: Transaction, person: int, game: str, progress: Progress, now: int) -> None:
    """Store how far a person, by Discord's id, has come in the tutorial of a game."""
    key = {"person": await number_of(connection, person), "game": game}
    values = {"step": progress.step, "choices": [*progress.choices], "reached": now}
    statement = insert(tutorials).values(**key, **values).on_conflict_do_update(index_elements=[*key], set_=values)
    await connection.execute(statement)


async def progress_of(connection: Transaction, person: int) -> dict[str, Progress]:
    """How far a person, by Discord's id, has come in each tutorial that was begun; the latest first."""
    columns = (tutorials.c.game, tutorials.c.step, tutorials.c.choices)
    query = select(*columns).join(people).where(people.c.discord == person)
    rows = await connection.execute(query.order_by(tutorials.c.reached.desc(), tutorials.c.game))
    return {row.game: Progress(row.step, tuple(map(str, row.choices))) for row in rows}
