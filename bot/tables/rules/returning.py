"""A seat's person is back: what every click of theirs begins with."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model.open_table import Change, OpenTable, OutboxMessage
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from engine.events import Event

CAME_BACK = "came_back"
"""The kind of the note that tells it."""


def returned(live: OpenTable, seat: Seat) -> Change:
    """The table with a seat's person back at it, before anything is said of it."""
    if seat.person is None or seat.computer is None:
        return Change(live)
    note = Event(CAME_BACK, seat.number)
    back = replace(live.table, seats=seated(live.table, seat.number, computer=None, away=None, counts_until=None))
    return Change(replace(live, table=back).noted(note), notes=(note,))


def playing(live: OpenTable) -> Table:
    """The table, while its match is played. Raises Refusal: wrong_stage."""
    if live.table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    return live.table


def seated(table: Table, number: int, **values: object) -> tuple[Seat, ...]:
    """The seats, one of them with other values."""
    return tuple(seat._replace(**values) if seat.number == number else seat for seat in table.seats)  # type: ignore[arg-type]


def shown(after: OpenTable) -> tuple[OutboxMessage, ...]:
    """The board with what was noted; nothing while nobody but computer players has to choose."""
    return (OutboxMessage("board", facts={"again": 1}),) if after.awaited else ()
