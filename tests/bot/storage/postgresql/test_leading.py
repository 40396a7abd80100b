"""One of several processes leads, and goes on with the shards of those that die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import pytest

from bot.runtime.sharding import Shards
from bot.storage.database import Database
from bot.storage.errors import DatabaseInUse
from bot.storage.postgresql import membership, shard_locks
from bot.tables.people.people import number_of
from tests.waiting import until

LOOKS_EVERY = 0.1


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come often, and dead processes are given up soon."""
    monkeypatch.setattr(membership, "BEAT", 0.2)
    monkeypatch.setattr(membership, "GIVES_WAY", 0.5)


@asynccontextmanager
async def two(address: str, *, wait: bool = False) -> AsyncIterator[tuple[Database, Database]]:
    """The first has the shards 0 and 1 of 4, the second 2 and 3."""
    async with AsyncExitStack() as stack:
        opened = []
        for numbers in ((0, 1), (2, 3)):
            opened.append(await Database.open(address, shards=Shards(frozenset(numbers), 4), wait=wait))
            stack.push_async_callback(opened[-1].close)
        yield opened[0], opened[1]


async def looked(database: Database, until: frozenset[int], seconds: float = 20.0) -> float:
    """Look as a process does that serves, until it has these shards; how many seconds that took."""
    began = time.monotonic()
    while database.shards.numbers != until:
        assert time.monotonic() - began < seconds, database.shards
        await database.take_over()
        await asyncio.sleep(LOOKS_EVERY)
    return time.monotonic() - began


async def test_one_leads_and_when_it_ends_the_other_does(postgresql: str) -> None:
    async with two(postgresql) as (first, second):
        assert (first.leads, second.leads) == (True, False)
        led = asyncio.Event()
        second.when_leading(led.set)
        await asyncio.sleep(1)
        assert not led.is_set()
        await first.close()
        await asyncio.wait_for(led.wait(), 10)
        assert second.leads


async def test_without_the_lock_both_would_lead(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control."""

    async def free(self: object, key: int) -> bool:
        return True

    monkeypatch.setattr(shard_locks.ShardLocks, "take_turn", free)
    async with two(postgresql) as (first, second):
        assert first.leads
        assert second.leads


async def test_who_has_lost_the_connection_leads_no_more_until_it_has_the_lock_again(postgresql: str) -> None:
    async with two(postgresql) as (first, second):
        assert first._member is not None
        await first._member._locks.drop()
        assert not first.leads
        await until(lambda: first.leads or second.leads)
        await asyncio.sleep(1)
        assert first.leads != second.leads


async def test_ledgers_are_worked_through_one_after_the_other(postgresql: str) -> None:
    async with two(postgresql) as (first, second):
        order: list[str] = []

        async def work(database: Database, name: str) -> None:
            async with database.alone_at_ledger():
                order.append(f"{name} begins")
                await asyncio.sleep(0.3)
                order.append(f"{name} ends")

        await asyncio.gather(work(first, "one"), work(second, "two"))
        assert [words.split()[1] for words in order] == ["begins", "ends"] * 2


async def test_a_process_that_serves_takes_the_shards_of_one_that_died(postgresql: str) -> None:
    async with two(postgresql, wait=True) as (first, second):
        assert not await first.take_over()
        await second.close()
        await looked(first, frozenset({0, 1, 2, 3}))
        await first.write(partial(number_of, discord=4))
        with pytest.raises(DatabaseInUse):
            await Database.open(postgresql, shards=Shards(frozenset({2, 3}), 4))


async def test_without_waiting_it_leaves_them_alone(postgresql: str) -> None:
    async with two(postgresql) as (first, second):
        await first.take_over()
        await second.close()
        for _ in range(15):
            assert not await first.take_over()
            await asyncio.sleep(LOOKS_EVERY)


async def test_shards_whose_process_has_not_come_yet_are_left_to_it(postgresql: str) -> None:
    first = await Database.open(postgresql, shards=Shards(frozenset({0}), 2), wait=True)
    for _ in range(15):
        assert not await first.take_over()
        await asyncio.sleep(LOOKS_EVERY)
    second = await Database.open(postgresql, shards=Shards(frozenset({1}), 2))
    await second.close()
    await first.close()


async def test_and_taken_when_none_comes(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "STARTS_WITHIN", 1.0)
    first = await Database.open(postgresql, shards=Shards(frozenset({0}), 2), wait=True)
    assert await looked(first, frozenset({0, 1})) >= 0.5
    await first.close()


async def test_from_a_silent_process_too_and_that_one_writes_nothing_more(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_locks, "SILENT_AFTER", 1.5)
    async with two(postgresql, wait=True) as (first, second):
        await first.take_over()
        assert second._member is not None
        assert second._member._heart is not None
        second._member._heart.cancel()
        await looked(first, frozenset({0, 1, 2, 3}))
        with pytest.raises(DatabaseInUse, match="has taken over"):
            await second.write(partial(number_of, discord=4))
        await first.write(partial(number_of, discord=5))


async def test_who_stood_still_itself_does_not_take_others_for_dead(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "LOOKED_LATELY", 0.8)
    async with two(postgresql, wait=True) as (first, _):
        await first.take_over()
        assert first._member is not None
        held_shards = first._member._locks.held_shards

        async def nobody_is_heard() -> frozenset[int]:
            return frozenset({0, 1})

        monkeypatch.setattr(first._member._locks, "held_shards", nobody_is_heard)
        await first.take_over()
        await asyncio.sleep(1)
        assert not await first.take_over(), "the last look is too long ago"
        monkeypatch.setattr(first._member._locks, "held_shards", held_shards)
        assert not await first.take_over()


async def test_writes_under_way_outlive_the_taking_of_further_shards(postgresql: str) -> None:
    """A write compares the epochs of the shards that were held when it did, however many are added meanwhile."""
    lost: list[DatabaseInUse] = []
    first = await Database.open(postgresql, shards=Shards(frozenset({0, 1}), 4), wait=True, lost=lost.append)
    second = await Database.open(postgresql, shards=Shards(frozenset({2, 3}), 4))
    await first.take_over()
    await second.close()

    async def go_on_writing() -> None:
        number = 0
        while first.shards.count != len(first.shards.numbers):
            number += 1
            await first.write(partial(number_of, discord=number))

    await asyncio.gather(go_on_writing(), looked(first, frozenset({0, 1, 2, 3})))
    assert not lost
    await first.close()
