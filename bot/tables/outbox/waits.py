"""What else a person is reminded of by the same direct message: other matches that wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from bot.storage.schema import messages, tables, timers
from bot.storage.transaction import Transaction
from bot.tables.model.messages import PendingMessage
from bot.tables.model.table import MessagePlace
from bot.tables.rules.timers import Timer
from bot.tables.time.reminders import DIRECT
from bot.tables.time.timer_rows import ROW


class Wait(NamedTuple):
    """A match that waits for a person, the ``reminder`` in the outbox that says so, and the present ``timer`` of the
    seat. ``board`` is the newest one, None where there is none."""

    reminder: PendingMessage
    timer: Timer
    game: str
    channel: int
    board: MessagePlace | None

    @property
    def has_channel(self) -> bool:
        """Whether the match has a channel in which its people can be mentioned."""
        return self.channel > 0


async def waits_of(connection: Transaction, batch: Sequence[PendingMessage]) -> tuple[Wait, ...]:
    """The matches of reminders to one person, but that of the first, whose question still is the same, and open.

    Of several about one match the newest counts, which comes first.
    """
    waits = []
    newest = {reminder.table: reminder for reminder in reversed(batch)}
    del newest[batch[0].table]
    for reminder in newest.values():
        seat = reminder.facts[DIRECT] - 1
        is_shown = (messages.c.table_id == tables.c.id) & (messages.c.kind == "board")
        query = (
            select(*ROW, tables.c.game, tables.c.channel, messages.c.channel.label("shown_in"), messages.c.message)
            .select_from(timers.join(tables).outerjoin(messages, is_shown))
            .where(timers.c.table_id == reminder.table, timers.c.seat == seat, tables.c.stage == "playing")
            .where(timers.c.ticket == reminder.facts[f"seat{seat}"], timers.c.kind.in_(("reminder", "timeout")))
        )
        row = (await connection.execute(query)).one_or_none()
        if row is not None:
            board = None if row.message is None else MessagePlace(row.shown_in, row.message)
            waits.append(Wait(reminder, Timer(*row[: len(ROW)]), row.game, row.channel, board))
    return tuple(waits)
