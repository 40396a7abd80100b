"""The operator's requests that close the bot: maintenance, and blocking a person or a server."""

from __future__ import annotations

import structlog

from bot.command_failures import BUSY, USE, Fault
from bot.operator.channel import Facts
from bot.operator.matches import number_in
from bot.operator.requests import Operated
from bot.tables.gate import LONGEST_MIN, Kind
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.service import Tables
from bot.tables.store.queries import open_of

_log = structlog.stdlib.get_logger("pantheon.operator")

UNSTORED = "The database is busy or cannot be written; nothing was changed, try again later"
UNREAD = "That is blocked, but their matches cannot be read now; block again to leave them"
LONGEST_REASON = 200
"""The longest reason, in characters."""


async def close_for_maintenance(operated: Operated, facts: Facts) -> Facts:
    """Close the bot for ``minutes`` from now on, ``why``; ``until`` when. Running times last that much longer."""
    minutes, why = facts.get("minutes"), str(facts.get("why") or "")
    if type(minutes) is not int or not 0 < minutes <= LONGEST_MIN or len(why) > LONGEST_REASON:
        raise Fault(f"Maintenance takes 1 to {LONGEST_MIN} minutes, and its reason {LONGEST_REASON} characters", USE)
    try:
        closed = await operated.tables.gate.close(minutes, why)
    except Refusal as refusal:
        raise Fault(UNSTORED, BUSY) from refusal
    operated.tables.time.scheduler.awaken()
    return {"until": closed.until}


async def open_again(operated: Operated, facts: Facts) -> Facts:
    """End the maintenance now; whether there was any (``was_closed``)."""
    try:
        was_closed = await operated.tables.gate.open()
    except Refusal as refusal:
        raise Fault(UNSTORED, BUSY) from refusal
    operated.tables.time.scheduler.awaken()
    return {"was_closed": was_closed}


async def block(operated: Operated, facts: Facts) -> Facts:
    """Block the ``kind`` (person or server) of that ``id``, ``why``: a person leaves matches, the bot the server.

    How many were ``left``; those that were ``missed``, why; whether a person was ``queued``; ``later``: a server that
    Discord did not let the bot leave is tried again.
    """
    kind, id = _whom_to_block(facts)
    try:
        await operated.tables.gate.block(kind, id, str(facts.get("why") or "")[:LONGEST_REASON])
    except Refusal as refusal:
        raise Fault(UNSTORED, BUSY) from refusal
    try:
        return await (_take_out(operated, id) if kind == "person" else _leave(operated, id))
    except Refusal as refusal:
        raise Fault(UNREAD, BUSY) from refusal


async def unblock(operated: Operated, facts: Facts) -> Facts:
    """Let the ``kind`` (person or server) of that ``id`` use the bot again; whether it was blocked."""
    kind, id = _whom_to_block(facts)
    try:
        return {"was_blocked": await operated.tables.gate.unblock(kind, id)}
    except Refusal as refusal:
        raise Fault(UNSTORED, BUSY) from refusal


async def list_blocked(operated: Operated, facts: Facts) -> Facts:
    """The servers that are blocked, by id, and the reasons for which persons are, by the beginning of their hash."""
    try:
        state = await operated.tables.gate.state()
    except Refusal as refusal:
        raise Fault("The database cannot be read now; try again later", BUSY) from refusal
    return {"servers": dict(state.servers), "persons": {hash[:8]: why for hash, why in state.persons.items()}}


def _whom_to_block(facts: Facts) -> tuple[Kind, int]:
    kind, id = facts.get("kind"), number_in(facts, "id")
    if id is None or kind not in ("person", "server"):
        raise Fault("Who is meant: person or server, with a Discord id?", USE)
    return ("person" if kind == "person" else "server"), id


async def _take_out(operated: Operated, id: int) -> Facts:
    """Let a person leave the queue (``queued``: they waited) and their lobbies, and computer players stand in for them
    in matches: in how many (``left``); what they could not leave, why (``missed``)."""
    tables = operated.tables
    was_queued, left, reasons = False, 0, dict[str, str]()
    try:
        # First: who waits may be brought into a match at any moment.
        was_queued = await tables.queue.leave(id)
    except Refusal as refusal:
        reasons["the queue"] = refusal.key
    for table in await tables.repository.read(lambda connection: open_of(connection, id)):
        try:
            await _stand_up(tables, table, id)
            left += 1
        except Refusal as refusal:
            reasons[f"match {table}"] = refusal.key
    for place, reason in reasons.items():
        _log.warning("blocked_person_not_out", place=place, reason=reason)
    return {"left": left, "missed": reasons, "queued": was_queued}


async def _stand_up(tables: Tables, id: int, person: int) -> None:
    """Take a person out of a table. Raises Refusal."""
    table = await tables.lookup.get(id)
    if table.stage == "lobby":
        await tables.lobbies.leave(id, Person(person, ""))
    else:
        await tables.seats.take_over(id, table.own_seat(person).number, "left")


async def _leave(operated: Operated, id: int) -> Facts:
    """Leave a server, if the bot runs and is there; its matches wait."""
    if operated.departures is None:
        return {"left": 0}
    left = await operated.departures.leave(id)
    return {"left": int(bool(left)), "later": left is None}
