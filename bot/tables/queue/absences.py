"""Who lets strangers wait stays out of the queue for a while: for an hour, then a day, then a week.

Counted is how often a person's time ran out in matches of the queue, or to confirm one; nothing else, so that no
group can keep anyone out by votes. Two times begin a pause. Of it a keyed hash is stored, not the person: it outlives
an erasure, and lapses when nothing of the kind has happened for long.
"""

from __future__ import annotations

from typing import NamedTuple

import structlog

from bot.runtime import metrics
from bot.runtime.clock import DAY, HOUR
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.people.pseudonyms import Pseudonyms, recall, remember
from bot.tables.queue import waiting
from bot.tables.rules.muster import NOT_CONFIRMED

_log = structlog.stdlib.get_logger("pantheon.queue")

PAUSES = (HOUR, DAY, 7 * DAY)
"""How long the first pause, the second, and each one after that lasts, in milliseconds."""
MISSED = 2
"""How often a person's time runs out before a pause begins."""
LAPSES = 30 * DAY
"""After this many milliseconds without it, all of it is forgotten."""
OF_QUEUE = "queue"


class Absence(NamedTuple):
    """How often a person's time ran out since their last pause, how many pauses they had, and until when the last one
    lasts (milliseconds since 1970 UTC; 0: there was none)."""

    missed: int = 0
    pauses: int = 0
    until: int = 0

    @property
    def next_pause(self) -> int:
        """How long the next pause would last, in milliseconds."""
        return PAUSES[min(self.pauses, len(PAUSES) - 1)]

    def after_another(self, now: int) -> Absence:
        """As it is after the person's time has run out once more."""
        if self.missed + 1 < MISSED:
            return self._replace(missed=self.missed + 1)
        return Absence(0, self.pauses + 1, now + self.next_pause)


async def absence_of(connection: Transaction, names: Pseudonyms, person: int, now: int) -> Absence:
    """How reliable a person (a Discord id) was of late."""
    facts = await recall(connection, await names.within(connection, person, OF_QUEUE), now)
    return Absence(**facts) if facts else Absence()


async def write_change(names: Pseudonyms, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Note whose time has run out in a match of the queue, as a change of its table demands; a pause that begins takes
    the person out of the queue."""
    if before is None or not after.table.queued or after.table.is_of_league:
        return
    missing_seats = {note.seat for _, note in after.notes[len(before.notes) :] if note.kind == NOT_CONFIRMED}
    for seat in after.table.seats:
        if seat.person is not None and seat.number in missing_seats:
            await _note(connection, names, seat.person, after.table.moved)
    for was, seat in zip(before.table.seats, after.table.seats, strict=False):
        if seat.person is not None and seat.away == "timeout" and was.away != "timeout":
            await _note(connection, names, seat.person, after.table.moved)


async def _note(connection: Transaction, names: Pseudonyms, person: int, now: int) -> None:
    before = await absence_of(connection, names, person, now)
    absence = before.after_another(now)
    hash = await names.within(connection, person, OF_QUEUE)
    await remember(connection, hash, now + LAPSES, now, absence._asdict())
    if absence.pauses > before.pauses:
        await waiting.leave(connection, person)
        metrics.QUEUE_PAUSES.inc()
        _log.info("queue_pauses", pauses=absence.pauses)
