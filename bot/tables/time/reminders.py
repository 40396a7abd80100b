"""Reminders as messages: one in each channel, and what is written to a person in one queue, which makes one message.

All reminders to a person that wait there are sent together, whatever their tables: after an outage of the bot or of
Discord a person reads one message (``outbox/time_messages.py``).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, select

from bot.storage.schema import outbox
from bot.storage.transaction import Transaction
from bot.tables.model.messages import BLOCKING, OutboxMessage
from bot.tables.rules import vacations
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.rules.timers import MOST_REMINDERS, Timer, after_reminder, pause_timer, schedule
from bot.tables.store import outbox_rows
from bot.tables.store.table_rows import post_all
from bot.tables.time import timer_rows
from bot.tables.time.claims import ClaimedTimer

REMINDER = "reminder"
"""The kind of the messages."""
DIRECT = "direct"
"""The fact of one to a single person: one more than their seat."""
QUEUES = 5 << 48
"""Below minus this are the queues of the outbox for reminders by direct message, one for each person."""


def queue_of(number: int) -> int:
    """The queue of the outbox for reminders to a person, by the number of their row."""
    return -(QUEUES + number)


async def remind(connection: Transaction, reminders: Sequence[ClaimedTimer], now: int) -> None:
    """Store what becomes of timers that are due for a reminder, and put the reminders into the outbox."""
    channels: dict[int, list[ClaimedTimer]] = {}
    direct: list[ClaimedTimer] = []
    steps = [(due, *_after_reminder(due, now)) for due in reminders]
    ours = await timer_rows.settle_all(connection, [(due.timer, becomes) for due, becomes, _ in steps])
    waiting = await waiting_reminders(connection, {due.id for due, _, is_sent in steps if is_sent})
    for due, _, is_sent in steps:
        if is_sent and due.timer.id in ours and (due.id, f"seat{due.timer.seat}", due.timer.ticket) not in waiting:
            is_wanted = due.preferences.reminders == "message" and not due.preferences.refused
            if is_wanted or due.channel <= 0:
                direct.append(due)
            else:
                channels.setdefault(due.id, []).append(due)
    groups = channels.values()
    await post_all(connection, [(group[0], OutboxMessage(REMINDER, facts=_facts(group, now))) for group in groups])
    await outbox_rows.add(connection, [_direct_row(due, now) for due in direct])


async def waiting_reminders(connection: Transaction, ids: Collection[int]) -> set[tuple[int, str, int]]:
    """Tables, facts of seats, and questions of which a reminder waits, as for a closed channel or a person: both would
    be read at once, in the channel also where a person lets no one write to them."""
    rows = (await connection.execute(_reminders_about(ids))).all()
    return {(row.table_id, *each) for row in rows for each in row.facts.items()}


async def undelivered_reminders(connection: Transaction, ids: Collection[int]) -> set[tuple[int, str, int]]:
    """Those of them that wait for Discord, for the bot or for a channel, not for a person who has closed their direct
    messages: no one gains time by that."""
    is_closed = (outbox.c.channel < 0) & outbox.c.trouble.in_(BLOCKING)
    rows = (await connection.execute(_reminders_about(ids).where(~is_closed))).all()
    return {(row.table_id, *each) for row in rows for each in row.facts.items()}


def _reminders_about(ids: Collection[int]) -> Select[tuple[int, dict[str, int]]]:
    return select(outbox.c.table_id, outbox.c.facts).where(outbox.c.table_id.in_(ids), outbox.c.kind == REMINDER)


def _after_reminder(due: ClaimedTimer, now: int) -> tuple[Timer | None, bool]:
    """What becomes of a timer that is due for a reminder, and whether the person is reminded now."""
    timer, preferences = due.timer, due.preferences
    if not timer.deadline and (timer.number >= MOST_REMINDERS or not preferences.always):
        return None, False
    if preferences.vacation is not None and not timer.overruled:
        return pause_timer(timer, vacations.ends_by(preferences, now)), False
    if preferences.reminders == "none" or due.person is None:
        return schedule(timer, preferences._replace(reminders="none"), now), False
    quiet = quiet_until(preferences, now)
    if quiet > now:
        return timer._replace(due=quiet), False
    return after_reminder(timer, preferences, now), True


def _facts(group: Sequence[ClaimedTimer], now: int) -> dict[str, int]:
    return {f"seat{due.timer.seat}": due.timer.ticket for due in group} | {"at": now}


def _direct_row(due: ClaimedTimer, now: int) -> dict[str, Any]:
    facts = {"version": due.version, **_facts([due], now), DIRECT: due.timer.seat + 1}
    return outbox_rows.due_at_once(due.id, due.server, queue_of(due.number or 0), REMINDER, facts)
