"""Who serves which shard of a PostgreSQL database: advisory locks on one connection, and an epoch for each shard.

A lock is free when the connection that holds it ends, however it ends. A process that stands still keeps its
connection, so it also has to be heard of every few seconds; a process that waits takes over from a silent one, ends its
connections and raises the epochs. Each write compares the epochs in its own transaction, so that a process that wakes
up later can store nothing more. The server's own clock tells who is silent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime.sharding import Shards
from bot.storage import meta
from bot.storage.errors import DatabaseInUse, DatabaseUnreachable
from bot.storage.postgresql.server import explain
from bot.storage.postgresql.sessions import SessionNotes

_log = structlog.stdlib.get_logger("pantheon.storage")

LAYOUT_KEY = 0x50616E7468656F6E
"""The lock that every process shares, and that one has alone while it migrates or divides the servers ("Pantheon").

Earlier versions, which knew no shards, held it alone while they served.
"""
LEADER_KEY = 0x50616E744C656164
"""The lock of the one process that does what is to be done once for all ("PantLead")."""
LEDGER_KEY = 0x50616E744C656467
"""The lock of the process that repeats erasures just now ("PantLedg")."""
STANDBY_KEY = 0x50616E7453746279
"""The lock that all processes share that take over from others, while they wait and while they serve ("PantStby")."""
SHARD_KEYS, WANTED_KEYS, LEAVING_KEYS = 0x50616E74, 0x50616E75, 0x50616E76
"""The first half of a shard's lock, of the lock that processes share that wait for it, and of the one of a process that
has let it go and still answers its clicks; the second half is the shard's number."""
BEAT = 2.0
"""Seconds between two signs of life."""
SILENT_AFTER = 6.0
"""After this many seconds without a sign of life another process may take over."""
ANSWERS_WITHIN = 3.0
ALONE_WITHIN = 10.0
"""Seconds to wait for a process that migrates or divides just now."""

IN_USE = "Another process is using this PostgreSQL database; stop it first."
TAKEN_OVER = "Another process has taken over this PostgreSQL database; this one ends."
POOLED = (
    "DATABASE_URL names a pooler that shares connections between transactions, such as pgbouncer; the bot's locks need "
    "connections of their own: name the PostgreSQL server itself, or let the pooler work by session."
)

_SILENT = text("""
    SELECT held.pid, clerk.application_name FROM pg_locks held JOIN pg_stat_activity clerk USING (pid)
    WHERE held.locktype = 'advisory' AND held.granted AND held.pid <> pg_backend_pid()
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND held.classid = :keys AND held.objsubid = 2 AND CAST(held.objid AS bigint) = ANY(CAST(:numbers AS bigint[]))
    AND (clerk.application_name = :own OR clock_timestamp() - clerk.state_change > make_interval(secs => :silence))
""")
_HELD = text("""
    SELECT CAST(held.objid AS bigint) FROM pg_locks held JOIN pg_stat_activity clerk USING (pid)
    WHERE held.locktype = 'advisory' AND held.granted AND held.classid = :keys AND held.objsubid = 2
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (pid = pg_backend_pid() OR clock_timestamp() - clerk.state_change <= make_interval(secs => :silence))
""")
_SHOWN = text("""
    SELECT CAST(objid AS bigint) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND classid = :keys AND objsubid = 2 AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")
_OTHERS = text("""
    SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND pid <> pg_backend_pid()
    AND (CAST(classid AS bigint) << 32) | CAST(objid AS bigint) = :key
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")
_END = text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND (pid = :pid OR (application_name = :name AND application_name LIKE 'pantheon %'))
""")


class ShardLocks:
    """The locks of one process. ``name`` is what the server calls its connections, and no other process's."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self.name = name
        self._connection: AsyncConnection | None = None
        self._newest_answer = 0.0
        self.count = 1
        self._has_wish = False
        self.takes_over = False
        """Whether this process takes the shards of others, which they can see."""
        self.leads = False
        """Whether this process holds the leader's lock, as far as it has heard."""
        self.epochs: dict[int, int] = {}
        """The shards that are held, and their epochs."""
        self.sessions = SessionNotes()

    @property
    def shards(self) -> Shards:
        """The shards that are held."""
        return Shards(frozenset(self.epochs), self.count)

    async def claim(
        self,
        shards: Shards,
        wait: bool,
        migrate: Callable[[], Awaitable[object]],
        check: Callable[[], Awaitable[object]],
    ) -> None:
        """Take the shards that are wanted; with ``wait`` those of them that are free, also from a silent process.

        The first process migrates the database, others check its version. Raises DatabaseInUse, DatabaseUnreachable.
        """
        if not await self.prepare(shards.count, migrate):
            await self.check_count()
            await check()
        shards_of_claim = await self.take(shards.numbers)
        if not shards_of_claim and wait and await self.end_silent(shards.numbers):
            shards_of_claim = await self.take(shards.numbers)
        if not shards_of_claim or (shards_of_claim != shards.numbers and not wait):
            raise DatabaseInUse(IN_USE)

    async def prepare(self, count: int, alone: Callable[[], Awaitable[object]]) -> bool:
        """Join the processes that divide the servers into ``count`` shards. Whoever is there first does ``alone``.

        Returns whether this was the first. Raises DatabaseInUse, DatabaseUnreachable.
        """
        connection = await self._connect()
        deadline = time.monotonic() + ALONE_WITHIN
        while True:
            if await self._ask("SELECT pg_try_advisory_lock(:key)", key=LAYOUT_KEY):
                await alone()
                await meta.set_shard_count(connection, count)
                await self._ask("SELECT pg_advisory_lock_shared(:key)", key=LAYOUT_KEY)
                await self._ask("SELECT pg_advisory_unlock(:key)", key=LAYOUT_KEY)
                self.count = count
                return True
            if await self._ask("SELECT pg_try_advisory_lock_shared(:key)", key=LAYOUT_KEY):
                break
            if time.monotonic() > deadline:
                raise DatabaseInUse(IN_USE)
            await asyncio.sleep(BEAT / 10)
        self.count = count
        return False

    async def check_count(self) -> None:
        """Raises DatabaseInUse when the other processes divide the servers into another number of shards."""
        assert self._connection is not None
        others = await meta.shard_count(self._connection)
        if others != self.count:
            raise DatabaseInUse(
                f"Another process is using this PostgreSQL database and divides its servers into {others}, this one "
                f"into {self.count}; start all with the same number after the stroke of --shards."
            )

    async def take(self, numbers: frozenset[int]) -> frozenset[int]:
        """Take those of the shards that are free; which these are."""
        assert self._connection is not None
        shard_numbers = set()
        for number in sorted(numbers - self.epochs.keys()):
            if await self._ask("SELECT pg_try_advisory_lock(:keys, :number)", keys=SHARD_KEYS, number=number):
                try:
                    epoch = await meta.raise_epoch(self._connection, number)
                except BaseException:
                    with suppress(DBAPIError, OSError):
                        await self._ask("SELECT pg_advisory_unlock(:keys, :number)", keys=SHARD_KEYS, number=number)
                    raise
                self.epochs[number] = epoch
                shard_numbers.add(number)
        if shard_numbers:
            await self.sessions.read(self._connection, {number: self.epochs[number] for number in shard_numbers})
        return frozenset(shard_numbers)

    async def held_shards(self) -> frozenset[int]:
        """The shards that some process holds that has been heard of lately, this one included."""
        assert self._connection is not None
        rows = await self._connection.execute(_HELD, {"keys": SHARD_KEYS, "silence": SILENT_AFTER})
        self._newest_answer = time.monotonic()
        return frozenset(rows.scalars())

    async def show_wish(self, numbers: frozenset[int]) -> None:
        """Let go of all locks, but let others see that this process waits for these shards."""
        await self._ask("SELECT pg_advisory_unlock_all()")
        self.epochs.clear()
        self.leads, self._has_wish = False, True
        await self.show_standby()
        for number in sorted(numbers):
            await self._ask("SELECT pg_try_advisory_lock_shared(:keys, :number)", keys=WANTED_KEYS, number=number)

    async def hide_wish(self, numbers: frozenset[int]) -> None:
        """Wait for these shards no more."""
        has_wish, self._has_wish = self._has_wish, False
        for number in sorted(numbers) if has_wish else ():
            await self._ask("SELECT pg_advisory_unlock_shared(:keys, :number)", keys=WANTED_KEYS, number=number)

    async def show_standby(self) -> None:
        """Let others see that this process takes their shards when they end."""
        if self.takes_over:
            await self._ask("SELECT pg_try_advisory_lock_shared(:key)", key=STANDBY_KEY)

    async def wanted_shards(self) -> frozenset[int]:
        """The shards that other processes wait for as theirs."""
        assert self._connection is not None
        return frozenset((await self._connection.execute(_SHOWN, {"keys": WANTED_KEYS})).scalars())

    async def unwanted_shards(self, numbers: frozenset[int]) -> frozenset[int]:
        """Those of these shards whose locks are free and that no other process waits for as its own."""
        assert self._connection is not None
        locked = frozenset((await self._connection.execute(_SHOWN, {"keys": SHARD_KEYS})).scalars())
        return numbers - locked - await self.wanted_shards()

    async def leaving_shards(self) -> frozenset[int]:
        """The shards that other processes have let go and still answer clicks of."""
        assert self._connection is not None
        return frozenset((await self._connection.execute(_SHOWN, {"keys": LEAVING_KEYS})).scalars())

    async def has_standby(self) -> bool:
        """Whether another process is there that takes the shards of this one when it ends."""
        assert self._connection is not None
        return bool((await self._connection.execute(_OTHERS, {"key": STANDBY_KEY})).scalar_one())

    async def give(self, numbers: frozenset[int]) -> None:
        """Let these shards go, for others to take; show until ``end_leaving`` that their clicks are answered still."""
        for number in sorted(numbers & self.epochs.keys()):
            await self._ask("SELECT pg_try_advisory_lock_shared(:keys, :number)", keys=LEAVING_KEYS, number=number)
            del self.epochs[number]
            await self._ask("SELECT pg_advisory_unlock(:keys, :number)", keys=SHARD_KEYS, number=number)

    async def end_leaving(self, numbers: frozenset[int]) -> None:
        """Answer no clicks of these shards any more."""
        for number in sorted(numbers):
            await self._ask("SELECT pg_advisory_unlock_shared(:keys, :number)", keys=LEAVING_KEYS, number=number)

    async def try_to_lead(self) -> bool:
        """Take the leader's lock if it is free; whether this process leads from now on and did not before."""
        if self.leads or not await self.take_turn(LEADER_KEY):
            return False
        self.leads = True
        return True

    async def take_turn(self, key: int) -> bool:
        """Take a lock of which there is one for all processes; whether it was free."""
        return bool(await self._ask("SELECT pg_try_advisory_lock(:key)", key=key))

    async def end_turn(self, key: int) -> None:
        """Let such a lock go."""
        await self._ask("SELECT pg_advisory_unlock(:key)", key=key)

    async def end_silent(self, numbers: frozenset[int]) -> int:
        """End the connections of processes that hold one of these shards and have been silent; how many those were."""
        assert self._connection is not None
        facts = {"keys": SHARD_KEYS, "numbers": sorted(numbers), "own": self.name, "silence": SILENT_AFTER}
        rows = (await self._connection.execute(_SILENT, facts)).all()
        for row in rows:
            _log.warning("silent_process_ended", process=row.application_name)
            name = "" if row.application_name == self.name else row.application_name
            await self._connection.execute(_END, {"pid": row.pid, "name": name})
        return len({row.application_name for row in rows})

    async def check(self, connection: AsyncConnection) -> None:
        """Raises DatabaseInUse when another process has taken a shard; none can before the transaction ends."""
        epochs = dict(self.epochs)  # More shards may be taken meanwhile.
        if await meta.epochs(connection, frozenset(epochs), share=True) != epochs:
            raise DatabaseInUse(TAKEN_OVER)

    @property
    def are_fresh(self) -> bool:
        """Whether the connection stands, as far as the driver knows, and the server answered on it lately."""
        return not self._is_closed() and time.monotonic() - self._newest_answer < SILENT_AFTER / 2

    async def beat(self) -> None:
        """Give a sign of life, by noting the sessions where they have changed; where the connection is gone, take the
        same locks again.

        Raises DatabaseInUse when someone else has one of them by now, DatabaseUnreachable.
        """
        if not self._is_closed():
            with suppress(DBAPIError, OSError):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._give_sign()
                return
        await self.drop()
        await self._connect()
        assert self._connection is not None
        numbers = frozenset(self.epochs)
        # What is left of our own connections counts as silent.
        await self.end_silent(numbers)
        if not await self._ask("SELECT pg_try_advisory_lock_shared(:key)", key=LAYOUT_KEY):
            raise DatabaseInUse(TAKEN_OVER)
        for number in sorted(numbers):
            if not await self._ask("SELECT pg_try_advisory_lock(:keys, :number)", keys=SHARD_KEYS, number=number):
                raise DatabaseInUse(TAKEN_OVER)
        if await meta.epochs(self._connection, numbers, share=False) != self.epochs:
            raise DatabaseInUse(TAKEN_OVER)
        await self.show_standby()

    async def _give_sign(self) -> None:
        assert self._connection is not None
        if await self.sessions.keep(self._connection, dict(self.epochs), self.count):
            self._newest_answer = time.monotonic()
        else:
            await self._ask("SELECT 1")

    async def drop(self) -> None:
        """Forget the connection, and with it the locks. ``beat`` takes those of the shards again."""
        self.leads = False
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError, OSError):
                await connection.invalidate()
            await connection.close()

    async def release(self) -> None:
        """Let all locks go."""
        if not self._is_closed():
            with suppress(DBAPIError, OSError):
                if self.epochs and self._connection is not None:
                    await self.sessions.forget(self._connection, self.epochs)
                await self._ask("SELECT pg_advisory_unlock_all()")
        self.epochs.clear()
        await self.drop()

    def _is_closed(self) -> bool:
        """Whether the connection is gone. The driver hears of its end; the server is not asked."""
        connection = self._connection
        if connection is None or connection.invalidated:
            return True
        raw = connection.sync_connection.connection.driver_connection if connection.sync_connection else None
        return raw is None or raw.is_closed()

    async def _ask(self, query: str, **facts: object) -> object:
        assert self._connection is not None
        value = (await self._connection.execute(text(query), facts)).scalar_one()
        self._newest_answer = time.monotonic()
        return value

    async def _connect(self) -> AsyncConnection:
        """A connection of our own. Raises DatabaseUnreachable, also for a pooler that shares it with others."""
        if not self._is_closed():
            assert self._connection is not None
            return self._connection
        try:
            connection = self._connection = await self._engine.connect()
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if await self._is_pooled():
                raise DatabaseUnreachable(POOLED)
        except (OSError, DBAPIError) as error:
            reason = explain(error.orig or error) if isinstance(error, DBAPIError) else explain(error)
            raise reason or DatabaseUnreachable(
                "The PostgreSQL server cannot be reached or refuses the login."
            ) from error
        return connection

    async def _is_pooled(self) -> bool:
        """Whether what is between us and the server changes our connection while another one is in a transaction."""
        query = "SELECT pg_backend_pid()"
        own = await self._ask(query)
        async with self._engine.connect() as other:
            theirs = (await other.execute(text(query))).scalar_one()
            return theirs == own or own != await self._ask(query)
