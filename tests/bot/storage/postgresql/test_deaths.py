"""Processes that wait for a shard of their own, die one after the other: whoever is left takes all shards at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from bot.runtime.sharding import Shards
from bot.storage.database import Database
from bot.storage.postgresql.membership import GIVES_WAY, LOOKS_EVERY

pytest.importorskip("asyncpg")
DEATHS = 3
TAKES_OVER_WITHIN = 10.0
SHARDS = 3
PATIENCE = 30.0


def only(number: int) -> Shards:
    return Shards(frozenset({number}), SHARDS)


async def is_killed(database: Database) -> None:
    """The server sees all connections of the process end."""
    assert database._member is not None
    assert database._member._heart is not None
    database._member._heart.cancel()
    await database._member._locks.drop()
    await database._engine.dispose()


async def is_stopped(database: Database) -> None:
    await database.close()


async def has_everything(database: Database) -> float:
    """Look for shards of dead processes, as one that serves does; the seconds until it has all of them."""
    began = time.monotonic()
    while len(database.shards.numbers) < SHARDS:
        assert time.monotonic() - began < PATIENCE, f"it still has only {database.shards}"
        await database.take_over()
        await asyncio.sleep(LOOKS_EVERY)
    return time.monotonic() - began


@pytest.mark.parametrize("dies", [is_killed, is_stopped])
async def test_at_each_of_three_deaths_in_a_row_the_other_goes_on_within_seconds(
    postgresql: str, dies: Callable[[Database], Awaitable[None]]
) -> None:
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    others = [await Database.open(postgresql, shards=only(number), wait=True) for number in range(1, SHARDS)]
    # It has the shards of all others before they are started again.
    await serving.take_over()
    for each in others:
        await dies(each)
    took = [await has_everything(serving)]
    for death in range(1, DEATHS):
        waiting = asyncio.create_task(Database.open(postgresql, shards=only(death % SHARDS), wait=True))
        await asyncio.sleep(2 * LOOKS_EVERY)
        assert not waiting.done()
        await dies(serving)
        began = time.monotonic()
        serving = await asyncio.wait_for(waiting, PATIENCE)
        await has_everything(serving)
        took.append(time.monotonic() - began)
    await serving.close()
    print("took over after", ", ".join(f"{each:.1f}" for each in took), "s")
    assert max(took) < TAKES_OVER_WITHIN
    assert max(took[1:]) < GIVES_WAY + 3 * LOOKS_EVERY


async def looks(serving: Database, seconds: float) -> frozenset[int]:
    """Look as one that serves does for so long; what it takes."""
    began, shards = time.monotonic(), frozenset[int]()
    while time.monotonic() - began < seconds:
        shards |= await serving.take_over()
        await asyncio.sleep(LOOKS_EVERY / 8)
    return shards


async def test_those_who_wait_for_a_shard_come_first_and_what_no_one_waits_for_is_taken_at_once(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    other = await Database.open(postgresql, shards=Shards(frozenset({1, 2}), SHARDS), wait=True)
    await serving.take_over()
    monkeypatch.setattr("bot.storage.database.LOOKS_EVERY", PATIENCE)  # The one that waits does not look again.
    waiting = asyncio.create_task(Database.open(postgresql, shards=only(1), wait=True))
    assert serving.membership is not None
    while not await serving.membership._locks.wanted_shards():  # noqa: ASYNC110
        await asyncio.sleep(LOOKS_EVERY / 8)
    await is_killed(other)
    assert await serving.take_over() == {2}, "at the first look"
    assert await looks(serving, GIVES_WAY / 2) == frozenset()
    assert await looks(serving, GIVES_WAY) == {1}, "in the end also what another one waits for"
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await serving.close()


async def returned(serving: Database, waiting: asyncio.Task[Database]) -> frozenset[int]:
    """Hand back, as one that serves does, until the waiting process has its shards; what was handed back."""
    assert serving.membership is not None
    back: frozenset[int] = frozenset()
    async with asyncio.timeout(PATIENCE):
        while not waiting.done():
            back |= await serving.membership.hand_back()
            assert not back & await serving.take_over(), "what is handed back is not taken again at once"
            await asyncio.sleep(LOOKS_EVERY / 4)
    return back


async def test_a_process_that_returns_has_its_shards_handed_back(postgresql: str) -> None:
    serving, other = [await Database.open(postgresql, shards=only(number), wait=True) for number in (0, 1)]
    assert serving.membership is not None
    await serving.take_over()
    await is_killed(other)
    async with asyncio.timeout(PATIENCE):
        while serving.shards.numbers != {0, 1}:
            await serving.take_over()
            await asyncio.sleep(LOOKS_EVERY / 4)
    assert await serving.membership.hand_back() == frozenset(), "as long as no one waits for them"
    standby = asyncio.create_task(Database.open(postgresql, shards=only(0), wait=True))
    back = asyncio.create_task(Database.open(postgresql, shards=only(1), wait=True))
    assert await returned(serving, back) == {1}
    assert (await back).shards.numbers == {1}
    assert serving.shards.numbers == {0}, "what it was started for it keeps, whoever waits"
    await serving.close()
    for database in (await standby, await back):
        await database.close()


async def test_who_ends_hands_over_to_those_who_take_over_and_to_no_one_else(postgresql: str) -> None:
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    deaf = await Database.open(postgresql, shards=only(1))
    assert serving.membership is not None
    assert await serving.membership.hand_over() == frozenset(), "the other one takes nothing"
    waiting = asyncio.create_task(Database.open(postgresql, shards=only(0), wait=True))
    async with asyncio.timeout(PATIENCE):
        while not await serving.membership.hand_over():  # noqa: ASYNC110
            await asyncio.sleep(LOOKS_EVERY / 4)
    assert (await waiting).shards.numbers == {0}
    assert serving.shards.numbers == frozenset()
    assert await serving.read(lambda connection: connection.exec_driver_sql("SELECT 1")) is not None, "it still works"
    await serving.write(lambda connection: connection.exec_driver_sql("SELECT 1"))
    for database in (serving, deaf, await waiting):
        await database.close()


async def test_who_dies_before_the_first_look_was_seen_when_this_process_came(postgresql: str) -> None:
    other = await Database.open(postgresql, shards=Shards(frozenset({1, 2}), SHARDS), wait=True)
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    await is_killed(other)
    assert await has_everything(serving) < TAKES_OVER_WITHIN
    await serving.close()


async def test_who_comes_and_hands_over_between_two_looks_was_there(postgresql: str) -> None:
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    assert await serving.take_over() == frozenset(), "theirs may be starting"
    brief = await Database.open(postgresql, shards=Shards(frozenset({1, 2}), SHARDS), wait=True)
    assert brief.membership is not None
    assert await brief.membership.hand_over() == {1, 2}
    assert await has_everything(serving) < TAKES_OVER_WITHIN
    for database in (brief, serving):
        await database.close()


async def test_while_a_process_is_not_connected_it_takes_nothing_and_then_at_once(postgresql: str) -> None:
    other = await Database.open(postgresql, shards=Shards(frozenset({1, 2}), SHARDS), wait=True)
    serving = await Database.open(postgresql, shards=only(0), wait=True)
    await is_killed(other)
    began = time.monotonic()
    while time.monotonic() - began < GIVES_WAY + LOOKS_EVERY:
        assert await serving.take_over(only_look=True) == frozenset()
        await asyncio.sleep(LOOKS_EVERY)
    assert await serving.take_over() == {1, 2}
    await serving.close()
