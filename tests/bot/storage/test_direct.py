"""Short statements run in the event loop's thread; what may take long runs in another, so that the loop goes on."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.storage import direct
from bot.storage.direct import DirectConnection, connect


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
