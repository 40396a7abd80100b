"""A direct message before a streak ends, to those who want it: once a day, found by the process that leads.

That someone was reminded is stored in the transaction that puts the message into the outbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import select

from bot.storage.schema import attempts, people
from bot.storage.transaction import Transaction
from bot.tables.dailies import boards
from bot.tables.dailies.attempts import SEAT
from bot.tables.dailies.due_posts import DuePosts
from bot.tables.model.days import day_of
from bot.tables.people.preferences import preferences_from, preferences_of, set_preferences_of
from bot.tables.rules.streaks import SHORTEST, wants_reminder
from bot.tables.store import outbox_rows
from engine.registry import MODULES

STREAK = "streak"
"""The kind of the message."""
QUEUES = 3 << 48
"""Below minus this are the queues of the outbox for messages about streaks, one for each person."""
BACK = 2
"""A streak that today can end was played on one of this many days before."""


class StreakReminders(DuePosts):
    """Looks from time to time whose streak would end today."""

    name = "streak_reminders"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The reminder of each person who may have a streak to lose and is to be reminded now."""
        now = self._repository.clock.now()
        candidates = await self._repository.read(partial(_candidates, today=day_of(now)))
        due = [(number, discord) for number, discord, preferences in candidates if self._is_due(preferences, now)]
        return [partial(self._remind, number=number, person=person, now=now) for number, person in due]

    @staticmethod
    def _is_due(preferences: object, now: int) -> bool:
        return wants_reminder(preferences_from(preferences), day_of(now), now)

    async def _remind(self, connection: Transaction, number: int, person: int, now: int) -> bool:
        today, preferences = day_of(now), await preferences_of(connection, person, to_change=True)
        if not wants_reminder(preferences, today, now):
            return False
        streak = await boards.streak(connection, person, today)
        if streak.ends == "safe" or streak.length < SHORTEST:
            return False
        query = select(attempts.c.table_id, attempts.c.server).where(attempts.c.person == number)
        newest = (await connection.execute(query.order_by(attempts.c.day.desc()).limit(1))).one_or_none()
        if newest is None:
            return False
        await set_preferences_of(connection, person, preferences._replace(streak_reminder_day=today))
        facts = {"seat": SEAT, "day": today, "days": streak.length, "is_last": int(streak.ends == "over")}
        row = outbox_rows.due_at_once(newest.table_id, newest.server, -(QUEUES + number), STREAK, facts)
        await outbox_rows.add(connection, [row])
        await self._repository.tell_owner_of(connection, newest.table_id, newest.server)
        return True


async def _candidates(connection: Transaction, today: int) -> list[tuple[int, int, object]]:
    """Number, Discord id and stored preferences of those who have played within the last days."""
    query = (
        select(people.c.id, people.c.discord, people.c.preferences)
        .join(attempts, attempts.c.person == people.c.id)
        .where(attempts.c.game.in_(MODULES), attempts.c.day.between(today - BACK, today - 1))
        .where(attempts.c.points.is_not(None), people.c.preferences.is_not(None))
    )
    rows_by_id = {row.id: (row.id, row.discord, row.preferences) for row in await connection.execute(query)}
    return list(rows_by_id.values())
