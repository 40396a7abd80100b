"""Requests about drills, and the message that says that some are due.

A person is written to in the way in which they are reminded: only where they want direct messages, never in quiet hours
or on vacation, and at most once a day, however many drills are due. All others find them under ``/drill``. That someone
was written to is stored in the transaction that puts the message into the outbox.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import structlog
from sqlalchemy import select

from bot.storage.schema import seats
from bot.storage.transaction import Transaction
from bot.tables.drills import rows
from bot.tables.model.drills import Drill
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences, preferences_of
from bot.tables.rules.quiet_hours import is_quiet
from bot.tables.store import outbox_rows
from bot.tables.store.leader_work import LeaderWork
from engine.analysis.report import Costly

_log = structlog.stdlib.get_logger("pantheon.drills")

AT_ONCE = 500
"""How many people with drills that are due are read at once."""


def wants_messages(preferences: Preferences, now: int) -> bool:
    """Whether a person may be written to about drills now."""
    is_wanted = preferences.reminders == "message" and not preferences.refused and preferences.vacation is None
    return is_wanted and not is_quiet(preferences, now)


class Drills(LeaderWork):
    """Reads and writes drills, and looks from time to time who is to be written to."""

    name = "drills"

    # Requests

    async def keep(self, person: int, table: int, costs: Sequence[Costly]) -> int:
        """Keep choices of a match as drills; how many are new. Raises Refusal: too_many_drills, busy, cannot_save."""
        now = self._repository.clock.now()
        return await self._repository.write(lambda connection: rows.keep(connection, person, table, costs, now))

    async def of_person(self, person: int) -> list[Drill]:
        """The drills of a person, the next one due first. Raises Refusal: busy, cannot_save."""
        return await self._repository.read(lambda connection: rows.of_person(connection, person))

    async def find(self, person: int, id: int) -> Drill:
        """One drill of a person. Raises Refusal: no_drill."""
        return await self._repository.read(lambda connection: rows.find(connection, person, id))

    async def answer(self, person: int, id: int, *, is_right: bool) -> Drill:
        """Note an answer to a drill; what became of it. Raises Refusal: no_drill, stale (it is not due)."""
        now = self._repository.clock.now()

        async def work(connection: Transaction) -> Drill:
            drill = await rows.find(connection, person, id, to_change=True)
            if not drill.is_due(now):
                raise Refusal("stale")
            after = drill.after(now, is_right=is_right)
            await rows.write(connection, after)
            return after

        return await self._repository.write(work)

    async def stop(self, person: int, id: int | None = None) -> int:
        """Delete one drill of a person, or all of them; how many. Raises Refusal: busy, cannot_save."""
        return await self._repository.write(lambda connection: rows.remove(connection, person, id))

    # Messages

    async def do_due(self) -> int:
        """Write to people who have drills that are due; to how many. Raises Refusal: busy, cannot_save."""
        now, count = self._repository.clock.now(), 0
        due = await self._due_after(0, now)
        while due:
            for person in due:
                if wants_messages(person.preferences, now):
                    count += await self._repository.write(partial(self._remind, person=person, now=now))
            due = await self._due_after(due[-1].number, now)
        if count:
            self._wake()
            _log.info("drills_due", people=count)
        return count

    async def _due_after(self, after: int, now: int) -> list[rows.DuePerson]:
        return await self._repository.read(lambda connection: rows.due_people(connection, now, after, AT_ONCE))

    async def _remind(self, connection: Transaction, person: rows.DuePerson, now: int) -> bool:
        preferences = await preferences_of(connection, person.discord, to_change=True)
        due = await rows.due_of(connection, person.number, now)
        if due is None or not wants_messages(preferences, now):
            return False
        query = select(seats.c.number).where(seats.c.table_id == due.table, seats.c.person == person.number)
        seat = (await connection.execute(query)).scalar_one_or_none()
        if seat is None:
            return False
        await rows.note_reminded(connection, person.number, now)
        facts = {"seat": seat, "count": due.due}
        row = outbox_rows.due_at_once(due.table, due.server, rows.queue_of(person.number), rows.DRILL, facts)
        await outbox_rows.add(connection, [row])
        await self._repository.tell_owner_of(connection, due.table, due.server)
        return True
