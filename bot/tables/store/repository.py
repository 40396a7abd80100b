"""The cache of loaded tables; a change is stored in the database before anyone sees it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import IntegrityError

from bot.processes.cpu_pool import Pool
from bot.runtime import metrics
from bot.runtime.clock import Clock
from bot.runtime.sizes import count_entries
from bot.storage import errors
from bot.storage.database import Database
from bot.storage.errors import DatabaseBusy, StorageError
from bot.storage.transaction import Transaction, Work
from bot.storage.uncancelled import run_uncancelled
from bot.tables.model.limits import Limits
from bot.tables.model.messages import OutboxChange, OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import LARGEST_ID
from bot.tables.store import table_rows
from bot.tables.store.rebuilding import DamagedTable
from bot.tables.store.tidying import Tidying

T = TypeVar("T")
_log = structlog.stdlib.get_logger("pantheon.tables")

OnCommit = Callable[[Transaction, OpenTable | None, OpenTable], Awaitable[None]]
AfterCommit = Callable[[OpenTable, OutboxChange], None]

AT_HAND = 400
TABLE, PEOPLE, QUEUE, ROUNDS, LEAGUES = "table", "people", "queue", "rounds", "leagues"
POSTS, LINKS, CONNECTED = "posts", "links", "connected"
"""What processes tell each other: a table has changed (with its id), preferences of someone have, someone has joined
the queue, something has changed in a tournament, or in a league among people, or something is to be posted in
a server of another process by a table of none of its servers, or a match that people may be watching, or whether they
may."""
metrics.begin_at_zero(metrics.STORAGE, ("read", "write", "tidy"))
metrics.begin_at_zero(metrics.STORAGE_REFUSED, errors.NAMES)
MOST_TRIES = 4
"""How often a change is tried that another process got ahead of."""
UNREADABLE = (DamagedTable, ValueError, TypeError, LookupError, AttributeError, ArithmeticError, AssertionError)
"""The exceptions that damaged rows raise: invalid JSON, wrong types, or another match."""


class TableRepository:
    """Caches the most recently used tables; each is changed by one caller at a time."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        limits: Limits,
        pool: Pool,
        *,
        at_hand: int = AT_HAND,
    ) -> None:
        self.database = database
        self.clock = clock
        self.limits = limits
        self.pool = pool
        self.on_commit: tuple[OnCommit, ...] = ()
        """They write in the transaction of each change; a new table was None before."""
        self.after_commit: AfterCommit = lambda live, outbox: None
        """Called with each table that was changed, and what that has done to the outbox."""
        self.after_drop: Callable[[int | None], None] = lambda id: None
        """Called with each table that is not kept any more; None: none is."""
        self._at_hand = at_hand
        self.is_storing = True
        """Whether the last write was committed, as far as the database is concerned."""
        self.damaged_tables: set[int] = set()
        """The tables whose rows were found damaged since the start."""
        self._live: OrderedDict[int, OpenTable] = count_entries("tables", OrderedDict())
        self._reading: dict[int, set[object]] = {}
        """Who reads which table just now; a table that is dropped meanwhile is read, but not kept."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.tidying = Tidying(self._tidy, self.read, self.write)

    async def run_locked(self, id: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do the work while holding the table's lock; a cancellation waits until it is done.

        Where another process has changed the table meanwhile, it is done again with the table as it is then.
        """
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()

        async def exclusively() -> T:
            async with lock:
                for _ in range(MOST_TRIES - 1):
                    try:
                        return await work()
                    except Refusal as refusal:
                        if not isinstance(refusal.__cause__, table_rows.VersionMoved):
                            raise
                return await work()

        return await run_uncancelled(exclusively())

    async def live(self, id: int) -> OpenTable:
        """The table of that id. Raises Refusal: no_table, damaged, busy, cannot_save."""
        if not 0 < id <= LARGEST_ID:
            raise Refusal("no_table")
        table = self._live.get(id)
        if table is not None:
            self._live.move_to_end(id)
            return table
        reader = object()
        self._reading.setdefault(id, set()).add(reader)
        try:
            copy = await self.read(lambda connection: table_rows.read(connection, id))
        except UNREADABLE as error:
            self.damaged_tables.add(id)
            _log.error("table_damaged", table=id, reason=str(error))
            raise Refusal("damaged") from error
        finally:
            is_fresh = self._read(id, reader)
        if copy is None:
            raise Refusal("no_table")
        metrics.TABLES_LOADED.inc()
        return self._live.get(id) or (self._keep(copy) if is_fresh else copy)

    def _read(self, id: int, reader: object) -> bool:
        """Note that a table is read to the end; whether it was not dropped meanwhile."""
        readers = self._reading.get(id, set())
        is_fresh = reader in readers
        readers.discard(reader)
        if not readers:
            self._reading.pop(id, None)
        return is_fresh

    async def readable(self, ids: Iterable[int]) -> list[Table]:
        """The tables of these ids; damaged ones are left out, so that they hide no others."""
        tables = []
        for id in ids:
            try:
                tables.append((await self.live(id)).table)
            except Refusal as refusal:
                if refusal.key not in ("damaged", "no_table"):
                    raise
        return tables

    async def change(self, id: int, decide: Callable[[OpenTable], Change], *guards: Work[None]) -> OpenTable:
        """Change a table by a decision about it. Guards are checked in the same transaction."""

        async def work() -> OpenTable:
            live = await self.live(id)
            try:
                return await self.commit(live, decide(live), *guards)
            except IntegrityError as error:
                raise Refusal("busy") from error

        return await self.run_locked(id, work)

    async def commit(self, before: OpenTable, change: Change, *guards: Work[None]) -> OpenTable:
        """Store a change with the table's next version, and cache it after that. Call it with the table locked.

        Raises Refusal: frozen, busy, cannot_save, and what the guards raise; then nothing has changed.
        """

        if before.table.frozen is not None and change.after is not before and not change.though_frozen:
            raise Refusal("frozen")
        change = _next_version(before, change)

        async def store(connection: Transaction) -> OpenTable:
            for guard in guards:
                await guard(connection)
            after = await table_rows.save(connection, before, change)
            for write in self.on_commit:
                await write(connection, before, after)
            await self.tell_owner(connection, after.table)
            return after

        try:
            after = await self.write(store)
        except table_rows.VersionMoved as error:
            self.drop(before.table.id)
            raise Refusal("busy") from error
        except BaseException:
            self.drop(before.table.id)
            raise
        _count_stand_ins(before, after)
        self._keep(after)
        self.after_commit(after, _outbox_change(change, has_moved=after.table.channel != before.table.channel))
        return after

    async def add(
        self,
        live: OpenTable,
        change: Change,
        *guards: Work[None],
        with_id: Callable[[Transaction, int], Awaitable[None]] | None = None,
    ) -> int:
        """Store a new table; its id. ``with_id`` writes what belongs to it in the same transaction."""

        async def store(connection: Transaction) -> int:
            for guard in guards:
                await guard(connection)
            id = await table_rows.insert_table(connection, change)
            for write in self.on_commit:
                await write(connection, None, replace(change.after, table=replace(change.after.table, id=id)))
            if with_id is not None:
                await with_id(connection, id)
            await self.tell_owner_of(connection, id, change.after.table.server)
            return id

        id = await self.write(store)
        self.after_commit(await self.live(id), _outbox_change(change))
        return id

    def drop(self, id: int) -> None:
        """Remove a table from the cache; it is loaded again when needed."""
        self._live.pop(id, None)
        self._reading.pop(id, None)
        self.after_drop(id)

    def drop_others(self) -> None:
        """Remove the tables from the cache that belong to other processes by now."""
        for id in [id for id, live in self._live.items() if not self.owns(live.table.server)]:
            self.drop(id)
        self.distrust_reads()

    async def drop_server(self, server: int) -> None:
        """Remove the tables of a server from the cache: what they take from its settings has changed. Those that are
        being changed are removed after that."""
        self.distrust_reads()
        for id in [id for id, live in self._live.items() if live.table.server == server]:
            await self.run_locked(id, partial(self._drop_locked, id))

    async def _drop_locked(self, id: int) -> None:
        self.drop(id)

    def drop_all(self) -> None:
        """Remove every table from the cache."""
        self._live.clear()
        self._reading.clear()
        self.after_drop(None)

    def distrust_reads(self) -> None:
        """Keep nothing that is being read just now: its table may have been another process's when that began."""
        self._reading.clear()

    def owns(self, server: int) -> bool:
        """Whether the tables of a server belong to this process."""
        return self.database.shards.has(server)

    async def tell_owner(self, connection: Transaction, table: Table) -> None:
        """Tell the process that a table belongs to, if it is another one, to load it again and look at it."""
        await self.tell_owner_of(connection, table.id, table.server)

    async def tell_owner_of(self, connection: Transaction, table: int, server: int) -> None:
        """The same by the ids of a table and its server."""
        if not self.owns(server):
            await self.database.tell_others(connection, f"{TABLE} {table}")

    async def tell_of_posts(self, connection: Transaction, servers: Collection[int]) -> None:
        """Tell the other processes that there is something to post in some of these servers, where they have any."""
        if not all(map(self.owns, servers)):
            await self.database.tell_others(connection, POSTS)

    async def tell_of_people(self, connection: Transaction) -> None:
        """Tell the other processes that preferences have changed, and with them what is due."""
        await self.database.tell_others(connection, PEOPLE)

    def _keep(self, live: OpenTable) -> OpenTable:
        """Keep a table in the cache, unless it belongs to another process, which may change it at any time."""
        id = live.table.id
        if not self.owns(live.table.server):
            self._live.pop(id, None)
            return live
        if live.match is not None:
            live.match.share_past()
        self._live[id] = live
        self._live.move_to_end(id)
        while len(self._live) > self._at_hand:
            self._live.popitem(last=False)
        return live

    async def post(self, table: Table, messages: Sequence[OutboxMessage]) -> None:
        """Put messages about a table that has not changed into the outbox. Raises Refusal: busy, cannot_save."""

        async def put(connection: Transaction) -> None:
            await table_rows.post(connection, table, messages)
            await self.tell_owner(connection, table)

        await self.write(put)

    async def read(self, work: Work[T], *, short: bool = True) -> T:
        """Read from the database; ``short`` as in ``write``. Raises Refusal: busy, cannot_save."""
        return await self._ask("read", self.database.read(work, short=short))

    async def write(self, work: Work[T], *, short: bool = True) -> T:
        """Write to the database in one transaction, which is ``short``, or else must not hold up the event loop.

        Raises Refusal: busy, cannot_save; then nothing has changed.
        """
        return await self._ask("write", self.database.write(work, short=short))

    async def tidy(self) -> None:
        """Remove the last traces of deleted rows from the files, at once or together with others within a minute.

        Raises Refusal: busy, cannot_save.
        """
        await self.tidying.ask()

    def tidy_soon(self) -> None:
        """The same beside other work: no one waits for it, however many people there are."""
        self.tidying.ask_soon()

    async def _tidy(self) -> None:
        await self._ask("tidy", self.database.forget_traces())

    async def _ask(self, kind: str, work: Awaitable[T]) -> T:
        began = time.monotonic()
        try:
            done = await work
        except StorageError as error:
            self.is_storing = self.is_storing and kind == "read"
            metrics.STORAGE_REFUSED.labels(type(error).__name__).inc()
            _log.error("storage_refused", reason=str(error))
            raise Refusal("busy" if isinstance(error, DatabaseBusy) else "cannot_save") from error
        self.is_storing = self.is_storing or kind == "write"
        metrics.STORAGE.labels(kind).observe(time.monotonic() - began)
        return done


def _count_stand_ins(before: OpenTable, after: OpenTable) -> None:
    """Count the seats in which a computer player stands in from now on."""
    for was, seat in zip(before.table.seats, after.table.seats, strict=False):
        if seat.away is not None and was.away is None:
            metrics.TAKEOVERS.labels(seat.away).inc()


def _outbox_change(change: Change, *, has_moved: bool = False) -> OutboxChange:
    if not change.messages:
        return OutboxChange.NOTHING
    return OutboxChange.MOVED if has_moved else OutboxChange.NEW


def _next_version(before: OpenTable, change: Change) -> Change:
    if change.after is before or change.keeps_version:
        return change
    table = replace(change.after.table, version=before.table.version + 1)
    return replace(change, after=replace(change.after, table=table))
