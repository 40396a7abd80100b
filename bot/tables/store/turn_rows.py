"""Rows of the outbox for what is written to a seat's person: their turn, in a direct message.

To write to a seat's person, put ``turn_row(table, seat)`` into the outbox; ``follow`` does it for every change of a
table. Everything else follows from the present state of the table when the row is delivered
(``outbox/turns.py``): whether the seat is asked, whether its person wants it, and whether there is an open message.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.runtime.clock import SECOND
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Table
from bot.tables.store import outbox_rows

TURN = "turn"
"""The kind of such a row; the message that it leaves is of the kind ``kind_of(seat)``."""
PLAN = "plan"
"""The kind of a row that tells that another seat has broken a seat's plan."""
PLAN_AFTER = SECOND
"""How much later than all else it is sent: what others get must not come later because someone plans."""
MUSTER = "muster"
"""The kind of a row that asks a person in quiet hours, or who wants it directly, to confirm a match."""
FOUND, OVER = "found", "over"
"""The kinds of rows that tell that the queue has found a match, and how one ended that has no channel."""
MOST_SEATS = 16
"""More seats than any game has."""


def kind_of(seat: int) -> str:
    """The kind under which a table's newest direct message to a seat is stored."""
    return f"{TURN}{seat}"


def queue_of(table: int, seat: int) -> int:
    """The queue of the outbox for what is written to a seat's person: a negative number, as no channel has.

    So it comes in order, whatever holds up the match's channel, and names no one.
    """
    return -(table * MOST_SEATS + seat)


def turn_row(table: Table, seat: int, *, fresh: bool = False, again: bool = False) -> dict[str, Any]:
    """The row of the outbox that shows a seat's turn to its person, or closes it. ``fresh``: in a new message;
    ``again``: though the table has not changed."""
    return _row(table, seat, TURN, {"again": 1} if again else {}, fresh=fresh)


def _row(table: Table, seat: int, kind: str, more: Mapping[str, int], *, fresh: bool = False) -> dict[str, Any]:
    facts = {"version": table.version, "seat": seat, **more}
    return outbox_rows.due_at_once(table.id, table.server, queue_of(table.id, seat), kind, facts, fresh=fresh)


async def write_change(
    connection: Transaction, before: OpenTable | None, after: OpenTable, wanting: Collection[int]
) -> None:
    """Show turns as a change of their table demands, in its transaction, and tell of plans that it has broken.

    ``wanting`` are the people (Discord ids) who want their turns by direct message. At a table of the queue that has
    no channel everyone gets them, and hears of its begin and end. Who plays alone outside a server has the board in
    the conversation, or as answers to clicks.
    """
    table = after.table
    await outbox_rows.add(connection, [_row(table, seat, MUSTER, {}) for seat in _mustered_seats(before, after)])
    broken = [_row(table, seat, PLAN, {}) for seat in _with_broken_plans(before, after)]
    await outbox_rows.add(connection, [{**row, "due": table.moved + PLAN_AFTER} for row in broken])
    if not table.is_direct and (not wanting or not table.server or not table.has_channel):
        return
    was = set() if before is None else {seat.number for seat in before.awaited_seats}
    now = {seat.number for seat in after.awaited_seats}
    # What changes nothing that is seen, like a plan of another seat, must not call who is asked again.
    is_seen = before is None or before.table.version != table.version
    passed_on = after.match is not None and after.match.turn_began == len(after.match.journal) and is_seen
    people = [seat.number for seat in table.seats if seat.person is not None]
    began = table.is_direct and (before is None or (before.table.stage == "lobby" and table.stage == "playing"))
    has_ended = table.is_direct and before is not None and before.table.is_open and not table.is_open
    inserts = [_row(table, seat, FOUND, {}) for seat in people if began]
    # A vote changes no version; where there is no board to tell of it, who is asked now reads it.
    has_new_note = table.is_direct and before is not None and len(after.notes) > len(before.notes)
    rows = [
        turn_row(
            table, seat.number, fresh=seat.number in now and (passed_on or seat.number not in was), again=has_new_note
        )
        for seat in table.seats
        if seat.number in (was | now if is_seen or has_new_note else was ^ now)
        if seat.person in wanting or table.is_direct
    ]
    over = [_row(table, seat, OVER, {}) for seat in people if has_ended]
    await outbox_rows.add(connection, [*inserts, *rows, *over])


def _mustered_seats(before: OpenTable | None, after: OpenTable) -> list[int]:
    """The seats that are asked from now on to confirm the match; those of a match without a channel read it when they
    read that the match was found."""
    table = after.table
    if table.muster is None or table.is_direct or (before is not None and before.table.muster is not None):
        return []
    return [seat.number for seat in table.seats if seat.person is not None and seat.ready is None]


def _with_broken_plans(before: OpenTable | None, after: OpenTable) -> list[int]:
    """The seats whose plan a change has broken."""
    seats = _reported_seats(before) if before else set()
    return sorted(_reported_seats(after) - seats)


def _reported_seats(live: OpenTable) -> set[int]:
    return {seat.number for seat in live.table.seats if seat.plan and seat.plan.is_reported}
