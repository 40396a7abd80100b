"""Who serves which shard of a PostgreSQL database: locks, waiting, and the epochs that keep an old holder out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.sharding import Shards
from bot.storage.database import Database
from bot.storage.errors import BadDatabaseAddress, DatabaseInUse, DatabaseUnreachable
from bot.storage.postgresql import membership, shard_locks
from bot.storage.schema import people, shards
from bot.tables.people.people import number_of

asyncpg = pytest.importorskip("asyncpg")
PATIENCE = 30.0
"""How many seconds something may take that follows at once, on a machine that does much else."""


def some(numbers: set[int], count: int) -> Shards:
    return Shards(frozenset(numbers), count)


async def opened_and_closed(address: str, **more: Any) -> None:
    await (await Database.open(address, **more)).close()


async def nothing(connection: AsyncConnection) -> None:
    await connection.execute(text("SELECT 1"))


async def end_connections(database: Database) -> None:
    """What a restart of the server does to every connection but the one that asks."""
    query = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    await database.read(lambda connection: connection.execute(query))
    await asyncio.sleep(0.1)


async def test_only_one_bot_per_database(postgresql: str) -> None:
    first = await Database.open(postgresql)
    with pytest.raises(DatabaseInUse, match="Another process is using"):
        await Database.open(postgresql)
    await first.close()
    await opened_and_closed(postgresql)


async def test_a_bot_of_an_earlier_version_and_this_one_keep_each_other_out(postgresql: str) -> None:
    lock = text("SELECT pg_try_advisory_lock(:key)")
    first = await Database.open(postgresql)
    result = await first.read(lambda connection: connection.execute(lock, {"key": shard_locks.LAYOUT_KEY}))
    assert result.scalar_one() is False
    await first.close()
    earlier = await asyncpg.connect(postgresql)
    assert await earlier.fetchval("SELECT pg_try_advisory_lock($1)", shard_locks.LAYOUT_KEY)
    shard_locks_patience, shard_locks.ALONE_WITHIN = shard_locks.ALONE_WITHIN, 0.2
    try:
        with pytest.raises(DatabaseInUse):
            await Database.open(postgresql)
    finally:
        shard_locks.ALONE_WITHIN = shard_locks_patience
        await earlier.close()


async def test_the_lock_is_taken_again_after_an_outage(postgresql: str) -> None:
    first = await Database.open(postgresql)
    await end_connections(first)
    await first.write(nothing)
    with pytest.raises(DatabaseInUse):
        await Database.open(postgresql)
    await first.close()
    await opened_and_closed(postgresql)


async def test_a_process_that_lost_the_database_to_another_is_told(postgresql: str) -> None:
    lost: list[DatabaseInUse] = []
    first = await Database.open(postgresql, lost=lost.append)
    await end_connections(first)
    second = await Database.open(postgresql)
    for _ in range(2):
        with pytest.raises(DatabaseInUse, match="has taken over"):
            await first.write(nothing)
    assert len(lost) == 1
    await second.write(nothing)
    await first.close()
    await second.close()


async def test_shards_are_divided_among_processes(postgresql: str) -> None:
    first = await Database.open(postgresql, shards=some({0, 1}, 4))
    second = await Database.open(postgresql, shards=some({2, 3}, 4))
    for numbers in ({0}, {1, 2}, {0, 1, 2, 3}):
        with pytest.raises(DatabaseInUse):
            await Database.open(postgresql, shards=some(numbers, 4))
    with pytest.raises(DatabaseInUse, match="divides its servers into 4"):
        await Database.open(postgresql)
    await first.write(nothing)
    await second.write(nothing)
    await first.close()
    third = await Database.open(postgresql, shards=some({0}, 4))
    assert third.shards == some({0}, 4)
    await second.close()
    await third.close()
    await opened_and_closed(postgresql, shards=some({5}, 6))


async def test_sqlite_cannot_be_divided(tmp_path: Path) -> None:
    with pytest.raises(BadDatabaseAddress, match="PostgreSQL only"):
        await Database.open(f"sqlite:///{tmp_path}/x.db", shards=some({0}, 2))


async def test_whoever_waits_takes_what_becomes_free(postgresql: str) -> None:
    first = await Database.open(postgresql, shards=some({0, 1}, 4))
    second = await Database.open(postgresql, shards=some({2, 3}, 4))
    waiting = asyncio.create_task(Database.open(postgresql, shards=some({0, 1, 2, 3}, 4), wait=True))
    await asyncio.sleep(1.5)
    assert not waiting.done()
    await second.close()
    third = await asyncio.wait_for(waiting, PATIENCE)
    assert third.shards == some({2, 3}, 4)
    await first.close()
    await third.close()


async def test_waiting_works_with_a_file_too(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/x.db"
    first = await Database.open(address)
    waiting = asyncio.create_task(Database.open(address, wait=True))
    await asyncio.sleep(1)
    assert not waiting.done()
    await first.close()
    await (await asyncio.wait_for(waiting, PATIENCE)).close()


# Fencing


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds without a sign of life are silence: a machine that does much else lets one wait for a second."""
    monkeypatch.setattr(membership, "BEAT", 0.3)
    monkeypatch.setattr(shard_locks, "SILENT_AFTER", 2.0)


@pytest.mark.usefixtures("quickly")
async def test_a_process_that_is_heard_of_keeps_its_shards(postgresql: str) -> None:
    first = await Database.open(postgresql)
    waiting = asyncio.create_task(Database.open(postgresql, wait=True))
    await asyncio.sleep(4)
    assert not waiting.done()
    await first.write(nothing)
    await first.close()
    await (await asyncio.wait_for(waiting, PATIENCE)).close()


@pytest.mark.usefixtures("quickly")
async def test_from_a_silent_process_another_takes_over_and_it_writes_nothing_more(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[DatabaseInUse] = []
    first = await Database.open(postgresql, lost=lost.append)
    await falls_silent(first, monkeypatch)

    async def writes_slowly(connection: AsyncConnection) -> None:
        await number_of(connection, 4)
        await asyncio.sleep(8)

    in_the_middle = asyncio.create_task(first.write(writes_slowly))
    second = await asyncio.wait_for(Database.open(postgresql, wait=True), PATIENCE)
    with pytest.raises((DatabaseUnreachable, DatabaseInUse)):
        await in_the_middle
    with pytest.raises(DatabaseInUse, match="has taken over"):
        await first.write(lambda connection: number_of(connection, 5))
    assert len(lost) == 1
    assert (await second.read(lambda connection: connection.execute(select(people.c.discord)))).all() == []
    await first.close()
    await second.close()


async def falls_silent(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process gives no sign of life, and takes its locks for held, as one does that was stopped for a while."""
    assert database._member is not None
    assert database._member._heart is not None
    database._member._heart.cancel()
    monkeypatch.setattr(shard_locks.ShardLocks, "are_fresh", True)


async def test_a_write_with_an_old_epoch_fails_though_the_lock_is_held(postgresql: str) -> None:
    """The control of the lock: the epoch alone keeps an old holder out."""
    lost: list[DatabaseInUse] = []
    database = await Database.open(postgresql, lost=lost.append)
    other = await asyncpg.connect(postgresql)
    await other.execute("UPDATE shards SET epoch = epoch + 1")
    await other.close()
    with pytest.raises(DatabaseInUse, match="has taken over"):
        await database.write(lambda connection: number_of(connection, 5))
    assert len(lost) == 1
    await database.close()


async def test_each_taking_raises_the_epoch(postgresql: str) -> None:
    rows = []
    for _ in range(3):
        database = await Database.open(postgresql)
        row = (await database.read(lambda connection: connection.execute(select(shards)))).one()
        rows.append((row.number, row.epoch))
        await database.close()
    first = rows[0][1]
    assert rows == [(0, first), (0, first + 1), (0, first + 2)]


async def test_two_processes_that_find_an_empty_database_make_it_one_after_the_other(server: Any) -> None:
    name = await server.new_database(migrated=False)
    opened = await asyncio.gather(
        *(Database.open(server.address(name), shards=some({number}, 3)) for number in range(3))
    )
    assert {database.instance for database in opened} == {opened[0].instance}
    for database in opened:
        await database.close()
    await server.drop(name)
