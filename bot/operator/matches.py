"""What the operator asks about matches: to find and show them, to freeze and unfreeze them, to end them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, func, select, update

from bot.command_failures import BUSY, FAILED, USE, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.storage.schema import IS_OPEN, outbox, people, seats, tables, timers
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import REMOVED
from bot.tables.people.people import LARGEST_ID
from bot.tables.rules import operator_decisions
from bot.tables.store.journal_rows import read_journal

MOST = 200
"""How many matches are listed at once."""
LISTED = ("id", "server", "channel", "game", "stage", "opened", "moved", "ended", "rested", "frozen")


def number_in(facts: Facts, name: str) -> int | None:
    """A number of the facts, None where it is missing. Raises Fault."""
    number = facts.get(name)
    if number is not None and not (type(number) is int and 0 < number <= LARGEST_ID):
        raise Fault(f"{name.capitalize()} is a number of up to nineteen digits", USE)
    return number


async def find(operated: Operated, facts: Facts) -> Facts:
    """The newest open matches of a ``server``, a ``channel`` and a ``person``; ``all``: finished matches too. Of a
    person also how often they let strangers of the queue wait."""
    query = select(*(tables.c[name] for name in LISTED)).order_by(tables.c.id.desc()).limit(MOST + 1)
    for name in ("server", "channel"):
        if (number := number_in(facts, name)) is not None:
            query = query.where(tables.c[name] == number)
    if (person := number_in(facts, "person")) is not None:
        sits = select(seats.c.table_id).select_from(seats.join(people)).where(people.c.discord == person)
        query = query.where(tables.c.id.in_(sits))
    query = query.where(tables.c.stage != REMOVED if facts.get("all") else IS_OPEN)

    async def work(connection: Transaction) -> list[dict[str, Any]]:
        matches = [dict(row) for row in (await connection.execute(query)).mappings()]
        return [{**row, "seats": await _names(connection, row["id"])} for row in matches[:MOST]] + matches[MOST:]

    matches = await operated.database.read(work)
    result: Facts = {"matches": matches[:MOST], "more": len(matches) > MOST}
    return result if person is None else {**result, "absence": (await operated.tables.queue.absence(person))._asdict()}


async def _names(connection: Transaction, id: int) -> list[str]:
    query = select(seats.c.name).where(seats.c.table_id == id).order_by(seats.c.number)
    return list((await connection.execute(query)).scalars())


async def show(operated: Operated, facts: Facts) -> Facts:
    """All that an operator needs to know of the ``match``. Its seed stays hidden."""
    id = match_of(facts)
    damage = ""
    try:
        await operated.tables.lookup.get(id)
    except Refusal as refusal:
        if refusal.key != "damaged":
            raise refusal_fault(refusal, id) from refusal
        damage = "damaged"

    async def work(connection: Transaction) -> dict[str, Any]:
        row = (await connection.execute(select(*(tables.c[name] for name in LISTED)).where(tables.c.id == id))).one()
        sitting = (
            select(seats.c.number, seats.c.name, people.c.discord, seats.c.computer, seats.c.away)
            .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
            .where(seats.c.table_id == id)
            .order_by(seats.c.number)
        )
        return {
            **row._mapping,
            "seats": [dict(seat) for seat in (await connection.execute(sitting)).mappings()],
            "choices": len(await read_journal(connection, id)),
            "timers": await _count(connection, timers, id),
            "messages waiting": await _count(connection, outbox, id),
            "damage": damage,
        }

    return await operated.database.read(work)


async def _count(connection: Transaction, rows: Any, id: int) -> int:
    query = select(func.count()).select_from(rows).where(rows.c.table_id == id)
    return int((await connection.execute(query)).scalar_one())


async def freeze(operated: Operated, facts: Facts) -> Facts:
    """Keep the ``match`` as it is: no one chooses, no time runs."""
    now = operated.tables.repository.clock.now()
    return await _change(operated, match_of(facts), lambda live: operator_decisions.freeze(live, now))


async def unfreeze(operated: Operated, facts: Facts) -> Facts:
    """Let the ``match`` continue."""
    return await _change(operated, match_of(facts), operator_decisions.unfreeze)


async def end(operated: Operated, facts: Facts) -> Facts:
    """End the ``match``, or close the lobby. One that is damaged only leaves its channel."""
    id, now = match_of(facts), operated.tables.repository.clock.now()
    try:
        await operated.tables.lookup.get(id)
    except Refusal as refusal:
        if refusal.key != "damaged":
            raise refusal_fault(refusal, id) from refusal
        await operated.database.write(lambda connection: _end_damaged(connection, id, now))
        return {"stage": "ended"}
    return await _change(operated, id, lambda live: operator_decisions.end(live, now))


async def _end_damaged(connection: Transaction, id: int, now: int) -> None:
    values = {"stage": "ended", "ended": now, "frozen": None, "computing": False}
    await connection.execute(update(tables).where(tables.c.id == id, IS_OPEN).values(values))
    for rows in (timers, outbox):
        await connection.execute(delete(rows).where(rows.c.table_id == id))


async def _change(operated: Operated, id: int, decide: Callable[[OpenTable], Change]) -> Facts:
    try:
        table = (await operated.tables.repository.change(id, decide)).table
    except Refusal as refusal:
        raise refusal_fault(refusal, id) from refusal
    return {"stage": table.stage, "frozen": table.frozen}


def match_of(facts: Facts) -> int:
    """The number of the match that is meant. Raises Fault."""
    id = number_in(facts, "match")
    if id is None:
        raise Fault("Which match is meant?", USE)
    return id


def refusal_fault(refusal: Refusal, id: int) -> Fault:
    """Why nothing was done about a match, in words of the command line."""
    match refusal.key:
        case "no_table":
            return Fault(f"There is no match {id}.", FAILED)
        case "damaged":
            return Fault(
                f"Match {id} is damaged, so it stands still on its own; pantheon admin end {id} ends it.", FAILED
            )
        case "wrong_stage":
            return Fault(f"Match {id} is over.", FAILED)
        case _:
            return Fault("The database is busy or cannot be written; nothing was changed, try again later.", BUSY)
