"""Short statements run in the event loop's thread; what may take long runs in another, so that the loop goes on."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import servers
from bot.storage.sqlite import direct, driver_clock
from bot.storage.sqlite.direct import DirectConnection, ShortTransaction, connect


@pytest.fixture
async def connection(tmp_path: Path):
    opened = await connect(str(tmp_path / "x.db"), check_same_thread=False, isolation_level=None)
    opened._conn.create_function("thread", 0, threading.get_ident)
    yield opened
    await opened.close()


async def thread_of(connection: DirectConnection, statement: str) -> int:
    cursor = await connection.execute(statement)
    return int((await cursor.fetchone())[0])  # type: ignore[index]


async def test_a_short_statement_needs_no_thread(connection: DirectConnection) -> None:
    assert await thread_of(connection, "SELECT thread()") == threading.get_ident()


async def test_a_statement_that_took_long_runs_in_a_thread_from_then_on(
    connection: DirectConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "LONG", -1.0)
    assert await thread_of(connection, "SELECT thread() AS long") == threading.get_ident()
    monkeypatch.setattr(direct, "LONG", 10.0)
    assert await thread_of(connection, "SELECT thread() AS long") != threading.get_ident()
    assert await thread_of(connection, "SELECT thread() AS short") == threading.get_ident()


@pytest.fixture
def slow_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each look for garbage takes five seconds of processor time, and nothing else any."""
    now = 0.0

    def take_long(phase: str, _: object) -> None:
        nonlocal now
        now += 5.0 * (phase == "start")

    for clock in ("thread_time", "perf_counter"):
        monkeypatch.setattr(driver_clock.time, clock, lambda: now)
    gc.callbacks.append(take_long)
    yield
    gc.callbacks.remove(take_long)


@pytest.mark.usefixtures("slow_looks")
async def test_a_look_for_garbage_makes_no_statement_long(connection: DirectConnection) -> None:
    connection._conn.create_function("look", 0, gc.collect)
    for _ in range(2):
        assert await thread_of(connection, "SELECT thread(), look()") == threading.get_ident()


def test_a_look_for_garbage_in_another_thread_makes_no_statement_shorter() -> None:
    gc.disable()
    try:
        before = driver_clock._looks.seconds
        other = threading.Thread(target=gc.collect)
        other.start()
        other.join()
        assert driver_clock._looks.seconds == before
    finally:
        gc.enable()


async def test_what_is_known_to_be_long_runs_in_a_thread(connection: DirectConnection) -> None:
    connection.in_thread = True
    assert await thread_of(connection, "SELECT thread()") != threading.get_ident()


async def test_the_loop_goes_on_while_the_disk_is_waited_for(connection: DirectConnection) -> None:
    await connection.execute("CREATE TABLE t(x)")
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute("INSERT INTO t VALUES (1)")
    committing = asyncio.create_task(connection.commit())
    await asyncio.sleep(0)
    assert not committing.done(), "the loop has its turn while the commit is on its way"
    await committing
    assert not connection._conn.in_transaction
    await connection.commit()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


async def write_server(connection: AsyncConnection) -> None:
    await connection.execute(insert(servers).values(id=1))


async def read_servers(connection: AsyncConnection) -> Any:
    return await connection.execute(select(servers.c.id))


@pytest.mark.only_sqlite
async def test_a_short_transaction_is_seen_by_others_and_undone_when_it_raises(database: Database) -> None:
    async def failing(connection: AsyncConnection) -> None:
        await write_server(connection)
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(failing, short=True)
    assert (await database.read(read_servers)).all() == []
    await database.write(write_server, short=True)
    for short in (True, False):
        assert (await database.read(read_servers, short=short)).all() == [(1,)]
    await database._engine.dispose()
    assert (await database.read(read_servers, short=True)).all() == [(1,)]
    with pytest.raises(IntegrityError) as error:
        await database.write(lambda connection: connection.execute(insert(servers).values(id=1)), short=True)
    assert "[parameters" not in str(error.value)


@pytest.mark.only_sqlite
async def test_work_that_took_long_is_no_short_transaction_any_more(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    types = []

    async def look(connection: AsyncConnection) -> None:
        types.append(type(connection))
        await connection.execute(select(servers.c.id))

    await database.read(look, short=True)
    monkeypatch.setattr(direct, "LONG", -1.0)
    await database.read(look, short=True)
    monkeypatch.setattr(direct, "LONG", 10.0)
    await database.read(look, short=True)
    assert types == [ShortTransaction, ShortTransaction, AsyncConnection]


@pytest.mark.only_sqlite
@pytest.mark.usefixtures("slow_looks")
async def test_a_look_for_garbage_makes_no_work_long(database: Database) -> None:
    types = []

    async def look(connection: AsyncConnection) -> None:
        types.append(type(connection))
        assert isinstance(connection, ShortTransaction)
        with connection._clock:
            gc.collect()

    await database.read(look, short=True)
    await database.read(look, short=True)
    assert types == [ShortTransaction, ShortTransaction]


@pytest.mark.only_sqlite
async def test_what_sqlalchemy_takes_for_a_statement_makes_no_work_long(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It compiles a statement when it sees it first; in another thread it would take no less of the loop's time."""
    types, now, compile = [], 0.0, Select._compiler

    def compile_for_long(*arguments: Any, **more: Any) -> Any:
        nonlocal now
        now += 5.0
        return compile(*arguments, **more)

    async def look(connection: AsyncConnection) -> None:
        types.append(type(connection))
        await connection.execute(select(servers.c.id).where(servers.c.id == 3))

    monkeypatch.setattr(Select, "_compiler", compile_for_long)
    monkeypatch.setattr(driver_clock.time, "thread_time", lambda: now)
    await database.read(look, short=True)
    assert now == 5.0
    await database.read(look, short=True)
    assert types == [ShortTransaction, ShortTransaction]


@pytest.mark.only_sqlite
async def test_what_waits_for_the_processor_makes_no_work_long(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a statement takes long by the clock on the wall, and would take no less in another thread."""
    types, wall, worked = [], 0.0, 0.0

    def look_late() -> float:
        nonlocal wall
        wall += 5.0
        return wall

    async def look(connection: AsyncConnection) -> None:
        nonlocal worked
        types.append(type(connection))
        await connection.execute(select(servers.c.id).where(servers.c.id == 3))
        worked += 5.0 * (len(types) == 2)

    monkeypatch.setattr(driver_clock.time, "perf_counter", look_late)
    monkeypatch.setattr(driver_clock.time, "thread_time", lambda: worked)
    for _ in range(3):
        await database.read(look, short=True)
    assert [each is ShortTransaction for each in types] == [True, True, False], "the second time the processor worked"


async def test_nothing_is_left_of_a_database_that_was_closed(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'x.db'}")
    await database.read(lambda connection: connection.execute(select(servers)), short=True)
    short = weakref.ref(database._short)
    assert short() is not None
    await database.close()
    del database
    gc.collect()
    assert short() is None
