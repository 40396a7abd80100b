"""What is asked of the database about many seats at once whose time is over: after an outage all come together."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import func, select

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.storage.schema import journal, tables
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage, probe_of
from bot.tables.rules.timers import Timer, linger_timer
from bot.tables.store import outbox_rows
from bot.tables.store.attendance_rows import note_timeouts
from bot.tables.store.table_rows import post_all
from bot.tables.time import timer_rows
from bot.tables.time.claims import ClaimedTimer
from bot.tables.time.reminders import undelivered_reminders

HOLD = 5 * MINUTE
"""How long after its time a timer is due again at the soonest, while nothing can be heard or said, in milliseconds."""
LONGEST_HOLD = 6 * HOUR


class LateSeats(NamedTuple):
    """``blocked_channels`` are the channels in which nothing can be written, each with the milliseconds after which it
    is looked at again; ``last_choices`` says of tables which seat has made the last choice, and when; ``unsaid`` are
    the tables, facts of seats and questions of which a reminder still waits to be sent, but not for its person."""

    blocked_channels: Mapping[int, int]
    last_choices: dict[int, tuple[int, int]]
    unsaid: Collection[tuple[int, str, int]] = ()

    def pause_of(self, due: ClaimedTimer) -> int | None:
        """After how many milliseconds a timer is looked at again because its person can hear nothing in the channel,
        where one message of several may get through all the same, or is still to be reminded, there or by direct
        message; None where its time may end."""
        is_unsaid = (due.id, f"seat{due.timer.seat}", due.timer.ticket) in self.unsaid
        return self.blocked_channels.get(due.channel, HOLD if is_unsaid and due.timer.kind == "timeout" else None)

    def linger(self, timer: Timer, now: int) -> Timer | None:
        """The timer of a person in the middle of a turn: after a recent choice the time does not run out at once."""
        seat, moved_at = self.last_choices.get(timer.table, (None, 0))
        if timer.kind != "timeout" or seat != timer.seat or moved_at <= timer.began:
            return None
        return linger_timer(timer, moved_at, now)


class NextState(NamedTuple):
    """What a claimed timer becomes (None: it ends), with the messages that say so. ``is_timeout``: time ran out."""

    due: ClaimedTimer
    becomes: Timer | None
    messages: tuple[OutboxMessage, ...] = ()
    is_timeout: bool = False


def pause_while_blocked(trouble: str, tries: int) -> int:
    """How long a timer waits in a channel in which nothing can be written, in milliseconds: a quarter of the time since
    it cannot, as the tries there tell it. Most channels that are deleted stay blocked for ever."""
    blocked_ms = tries * probe_of(trouble) * SECOND
    return round(min(LONGEST_HOLD, max(HOLD, blocked_ms / 4)))


async def look_at(connection: Transaction, late: Sequence[ClaimedTimer]) -> LateSeats:
    """What is known of the channels and tables of these timers."""
    troubles = await outbox_rows.blocked_among(connection, {due.channel for due in late})
    pauses = {channel: pause_while_blocked(*each) for channel, each in troubles.items()}
    ids = {due.id for due in late if due.timer.kind == "timeout"}
    newest = select(journal.c.table_id, func.max(journal.c.number).label("number")).where(journal.c.table_id.in_(ids))
    last = newest.group_by(journal.c.table_id).subquery()
    is_last = (journal.c.table_id == last.c.table_id) & (journal.c.number == last.c.number)
    query = select(journal.c.table_id, journal.c.seat, tables.c.moved).select_from(
        journal.join(last, is_last).join(tables, tables.c.id == journal.c.table_id)
    )
    last_choices = {row.table_id: (row.seat, row.moved) for row in await connection.execute(query)} if ids else {}
    return LateSeats(pauses, last_choices, await undelivered_reminders(connection, ids) if ids else ())


async def store(connection: Transaction, states: Sequence[NextState], now: int) -> set[int]:
    """Store what becomes of claimed timers; the ids of those whose claim was not lost. The others do not change."""
    ours = await timer_rows.settle_all(connection, [(state.due.timer, state.becomes) for state in states])
    own = [state for state in states if state.due.timer.id in ours]
    late = [(state.due.id, state.due.number) for state in own if state.is_timeout and state.due.number is not None]
    await note_timeouts(connection, late, now)
    await post_all(connection, [(state.due, message) for state in own for message in state.messages])
    return ours
