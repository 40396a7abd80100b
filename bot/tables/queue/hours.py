"""In which hours of a day a person usually answers: outside of quiet hours, else as they did lately."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from bot.runtime.clock import DAY, HOUR
from bot.storage.schema import journal, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.people.preferences import Preferences
from bot.tables.queue.matching import ALL_HOURS
from bot.tables.rules.quiet_hours import is_quiet

LOOKS_BACK = 14 * DAY
"""How old an answer is at most that says when a person answers."""
ANSWERS, FEWEST_ANSWERS = 100, 20
"""How many answers are looked at, the latest ones, and how many there must be."""
AROUND = (-1, 0, 1)
"""An answer speaks for the hour before it and the one after it too."""


def hours_of(preferences: Preferences, answered: Iterable[int], now: int) -> int:
    """The hours (UTC, a bit for each) in which a person usually answers; all where nothing is known. ``answered`` is
    when they answered lately. All times are milliseconds since 1970 UTC."""
    if preferences.quiet is not None:
        midnight = now - now % DAY
        awake = (hour for hour in range(24) if not is_quiet(preferences, midnight + hour * HOUR + HOUR // 2))
        return sum(1 << hour for hour in awake) or ALL_HOURS
    times = list(answered)
    if len(times) < FEWEST_ANSWERS:
        return ALL_HOURS
    hours = {(at // HOUR + shift) % 24 for at in times for shift in AROUND}
    return sum(1 << hour for hour in hours)


async def latest_answers(connection: Transaction, person: int, now: int) -> list[int]:
    """When a person (a Discord id) has answered lately in open matches and those that were over not long ago."""
    is_own = (journal.c.table_id == seats.c.table_id) & (journal.c.seat == seats.c.number)
    query = (
        select(journal.c.played)
        .select_from(people.join(seats, seats.c.person == people.c.id).join(tables).join(journal, is_own))
        .where(people.c.discord == person, tables.c.moved > now - LOOKS_BACK, journal.c.played > now - LOOKS_BACK)
        .where(journal.c.interaction.is_not(None))
        .order_by(journal.c.played.desc())
        .limit(ANSWERS)
    )
    return list((await connection.execute(query)).scalars())
