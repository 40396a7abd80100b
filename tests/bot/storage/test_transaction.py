"""Transactions: whole or not at all, under errors and cancellation."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.errors import DatabaseNotWritable
from bot.storage.schema import servers
from bot.storage.transaction import Transaction
from bot.storage.uncancelled import run_uncancelled


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


async def count(database: Database) -> int:
    result = await database.read(lambda connection: connection.execute(select(func.count()).select_from(servers)))
    return int(result.scalar_one())


def add(*ids: int):
    async def work(connection: AsyncConnection) -> None:
        for id in ids:
            await connection.execute(insert(servers).values(id=id))
            await asyncio.sleep(0)

    return work


async def test_work_that_raises_is_undone(database: Database) -> None:
    async def work(connection: AsyncConnection) -> None:
        await add(1, 2)(connection)
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert await count(database) == 0
    await database.write(add(3))
    assert await count(database) == 1


async def test_cancelled_caller_gets_the_whole_transaction_or_none(database: Database) -> None:
    """Cancel at every step of the way: there are never one or two of the three rows."""
    cut_short = 0
    for round_ in range(90):
        first = 10 * round_
        task = asyncio.create_task(database.write(add(first, first + 1, first + 2)))
        for _ in range(round_ * 2):
            await asyncio.sleep(0)
        cut_short += task.cancel()
        await asyncio.wait([task])
        assert await count(database) % 3 == 0
    assert cut_short > 10
    await database.write(add(1_000, 1_001, 1_002))
    assert await count(database) >= 3


async def test_cancellation_waits_until_the_work_is_done() -> None:
    going, done = asyncio.Event(), []

    async def work() -> None:
        await going.wait()
        done.append(True)

    task = asyncio.create_task(run_uncancelled(work()))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    going.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == [True]


async def test_transactions_do_not_mix(database: Database) -> None:
    async def failing(connection: AsyncConnection) -> None:
        await add(500, 501)(connection)
        raise LookupError

    results = await asyncio.gather(
        *(database.write(add(2 * number, 2 * number + 1)) for number in range(20)),
        *(database.write(failing) for _ in range(20)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, LookupError) for result in results) == 20
    assert await count(database) == 40


@pytest.mark.only_sqlite
async def test_full_disk_is_one_sentence_and_heals(database: Database) -> None:
    async def fill(connection: AsyncConnection) -> None:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))

    await database.read(fill)

    async def big(connection: AsyncConnection) -> None:
        await add(1)(connection)
        for number in range(2_000):
            await connection.execute(insert(servers).values(id=100 + number, language="x" * 16))

    with pytest.raises(DatabaseNotWritable, match="full"):
        await database.write(big)
    assert await count(database) == 0
    await database.read(lambda connection: connection.execute(text("PRAGMA max_page_count=1000000")))
    await database.write(big)
    assert await count(database) == 2_001


def everything_in(error: BaseException | None) -> str:
    """What a log could show of an error and of those that it comes from."""
    report = ""
    while error is not None:
        report += "".join(traceback.format_exception_only(error))
        error = error.__cause__ or error.__context__
    return report


async def test_values_are_not_in_error_messages(database: Database) -> None:
    with pytest.raises(Exception, match=r"(?i)unique") as error:
        await database.write(add(4242424242, 4242424242))
    assert "4242424242" not in everything_in(error.value)


async def test_values_that_do_not_fit_are_not_in_error_messages(database: Database) -> None:
    with pytest.raises(Exception, match=r"(?i)int") as error:
        await database.write(add(2**70 + 4242424242))
    assert str(2**70 + 4242424242) not in everything_in(error.value)


async def test_close_waits_for_the_running_transaction(address: str) -> None:
    database = await Database.open(address)
    writing = asyncio.create_task(database.write(add(1, 2, 3)))
    await asyncio.sleep(0)
    await database.close()
    await writing
    database = await Database.open(address)
    assert await count(database) == 3
    await database.close()
    await database.close()


async def test_what_waits_its_turn_while_the_database_closes_is_read_like_what_comes_later(address: str) -> None:
    """At a stop an event may still ask: that is no fault."""
    database = await Database.open(address)
    await database.write(add(1, 2, 3))

    async def number(connection: Transaction) -> int:
        return len((await connection.execute(select(servers.c.id))).all())

    assert await database.read(number, short=True) == 3
    await database._turns.acquire()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0.05)
    reading = asyncio.create_task(database.read(number, short=True))
    await asyncio.sleep(0.05)
    database._turns.release()
    await closing
    assert await reading == 3
    await database.close()
