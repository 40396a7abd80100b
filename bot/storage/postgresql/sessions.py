"""The sessions at Discord's gateway, noted so that the process that takes over a shard can continue its session.

To begin a session takes five seconds for each further shard, to resume one takes none, and Discord repeats what it sent
since. The notes of one loan (the lock of a shard, or the one of all shards) are a row of ``meta``: the loan's epoch,
and JSON. They count for the process that takes the loan next, and for no later one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import meta

KEY = "sessions"
"""Before the number of a loan."""
# A note that is lost with the server costs five seconds: no one waits for the disk, or for a second server.
_KEEP = text("""
    WITH relaxed AS (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO meta (key, value)
    SELECT note.key, note.value
    FROM unnest(CAST(:keys AS text[]), CAST(:notes AS text[])) AS note (key, value), relaxed
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    WHERE CAST(split_part(meta.value, ' ', 1) AS bigint) <= CAST(split_part(excluded.value, ' ', 1) AS bigint)
""")


class GatewaySession(NamedTuple):
    """A session: Discord's id for it, the address at which it is resumed, and the number of an event, after which
    Discord repeats all."""

    id: str
    gateway: str
    sequence: int


class Sessions(NamedTuple):
    """The sessions of a process by Discord's number of their shard, of ``shard_count`` shards."""

    shard_count: int
    of: Mapping[int, GatewaySession]


class SessionNotes:
    """What a process notes of its sessions, and what it reads of those of a process that has died."""

    def __init__(self) -> None:
        self.current: Callable[[], Sessions] = lambda: Sessions(1, {})
        """The sessions that this process has now."""
        self._notes: dict[int, str] = {}
        self._left: dict[tuple[int, int], GatewaySession] = {}

    async def keep(self, connection: AsyncConnection, epochs: Mapping[int, int], loans: int) -> bool:
        """Note what has changed, for each loan that is held; whether anything was written. Raises nothing: where the
        server takes no note, a shard begins a new session after a death."""
        sessions, changes = self.current(), {}
        for loan, epoch in epochs.items():
            of_loan = {number: each for number, each in sessions.of.items() if number % loans == loan}
            note = f"{epoch} {json.dumps({'count': sessions.shard_count, 'of': of_loan})}"
            if of_loan and note != self._notes.get(loan):
                changes[loan] = note
        if not changes:
            return False
        with suppress(DBAPIError, OSError):
            facts = {"keys": [f"{KEY} {loan}" for loan in changes], "notes": list(changes.values())}
            await connection.execute(_KEEP, facts)
            self._notes.update(changes)
            return True
        return False

    async def read(self, connection: AsyncConnection, epochs: Mapping[int, int]) -> None:
        """Read what the last holder of each of these loans noted, whose epoch is one less. Raises nothing."""
        with suppress(DBAPIError, OSError):
            keys = {f"{KEY} {loan}": epoch for loan, epoch in epochs.items()}
            for row in await connection.execute(select(meta).where(meta.c.key.in_(keys))):
                self._left |= _read_note(row.value, keys[row.key] - 1)

    async def forget(self, connection: AsyncConnection, loans: Collection[int]) -> None:
        """Remove the notes of these loans, whose sessions end in good order."""
        await connection.execute(delete(meta).where(meta.c.key.in_([f"{KEY} {loan}" for loan in loans])))

    def drop(self, loans: Collection[int], count: int) -> None:
        """Take no session of these loans: the process that had them lives, and uses it."""
        for number, shards in [each for each in self._left if each[0] % count in loans]:
            del self._left[number, shards]

    def has(self, number: int, count: int) -> bool:
        """Whether there is a session to resume for a shard."""
        return (number, count) in self._left

    def pop(self, number: int, count: int) -> GatewaySession | None:
        """The session to resume for a shard, once."""
        return self._left.pop((number, count), None)


def _read_note(note: str, epoch: int) -> dict[tuple[int, int], GatewaySession]:
    note_epoch, _, about = note.partition(" ")
    if note_epoch != str(epoch):
        return {}
    facts = json.loads(about)
    return {(int(number), facts["count"]): GatewaySession(*each) for number, each in facts["of"].items()}
