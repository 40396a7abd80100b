"""Several processes of the bot on one PostgreSQL database: one is killed while people play, another goes on for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.runtime.sharding import shard_of
from tests.bot.storage.postgresql_server import running_server
from tests.judged.court import (
    SKETCHING,
    STARTS_WITHIN,
    BotProcess,
    FakeDiscord,
    Guild,
    SimUser,
    log_lines,
    make_bot,
    verdict,
)
from tests.judged.people import Habits, Party

TAKES_OVER_WITHIN = 10.0
SLOWNESS = 10.0
"""What a machine that does much else may add to it."""
asyncpg = pytest.importorskip("asyncpg")


@pytest.fixture
async def postgresql() -> AsyncIterator[str]:
    with running_server() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL server on this machine")
        name = await server.new_database()
        yield server.address(name)
        await server.drop(name)


class Cluster:
    """The processes of a bot, each with a data folder of its own."""

    def __init__(self, server: FakeDiscord, folder: Path, database: str, stack: AsyncExitStack) -> None:
        self.server = server
        self.bots: list[BotProcess] = []
        self._folder = folder
        self._database = database
        self._stack = stack

    async def start(self, **settings: str) -> BotProcess:
        folder = self._folder / f"process{len(self.bots)}"
        folder.mkdir()
        bot = make_bot(
            self.server,
            folder,
            ("-c", SKETCHING),
            DATABASE_URL=self._database,
            PANTHEON_METRICS="off",
            PANTHEON_DRAWING_PROCESSES="0",
            **settings,
        )
        self.bots.append(bot)
        return await self._stack.enter_async_context(bot)

    def faults(self) -> list[str]:
        return [fault for bot in self.bots for fault in verdict(self.server, bot)]


async def until(condition: Any, bot: BotProcess, seconds: float = STARTS_WITHIN) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, bot.tail()
        await asyncio.sleep(0.1)


async def solo(server: FakeDiscord, guild: Guild) -> Party:
    channel = next(each for each in guild.channels.values() if each.name == "olympus")
    person = SimUser.create(server, f"ada{guild.id}", guild, global_name="Ada")
    party = Party(str(guild.id), "hercules", [person], channel, Random(4), Habits())
    await party.open("play solo", {})
    return party


async def answered(party: Party, bot: BotProcess) -> float:
    """Ask until somebody answers; how many seconds that took."""
    began = time.monotonic()
    while time.monotonic() - began < TAKES_OVER_WITHIN + SLOWNESS:
        result = await party.host.slash(party.channel, "games", wait=False)
        try:
            await result.wait_ack(0.5)
        except TimeoutError:
            continue
        if result.acked and not result.failed:
            return time.monotonic() - began
    raise AssertionError(bot.tail())


async def journal(address: str) -> list[tuple[int, int]]:
    """The choices that are stored: table and number."""
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT table_id, number FROM journal ORDER BY table_id, number")
    await connection.close()
    return [(row["table_id"], row["number"]) for row in rows]


def posted_twice(server: FakeDiscord) -> list[str]:
    """Messages of the bot that were made with the nonce of an earlier one."""
    nonces: list[str] = []
    for guild in server.world.guilds.values():
        for channel in guild.channels.values():
            made = [message for message in channel.messages.values() if message.author.id == server.world.bot.id]
            nonces += [str(message.data["nonce"]) for message in made if message.data.get("nonce")]
    return [nonce for nonce in set(nonces) if nonces.count(nonce) > 1]


async def test_a_waiting_process_goes_on_where_a_killed_one_was(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(identify_scale=0.0) as server, AsyncExitStack() as stack:
        guild = server.world.create_guild("Island")
        guild.create_channel("olympus")
        cluster = Cluster(server, tmp_path, postgresql, stack)
        serving = await cluster.start()
        await serving.wait_ready(STARTS_WITHIN, commands=True)
        party = await solo(server, guild)
        waiting = await cluster.start(PANTHEON_WAIT="1")
        await until(lambda: log_lines(waiting, "waiting"), waiting)
        await party.play(most=party.presses + 5)
        before = await journal(postgresql)
        await serving.kill()
        took = await answered(party, waiting)
        print(f"answered again after {took:.1f} s")
        assert log_lines(waiting, "taking_over")
        assert took < TAKES_OVER_WITHIN + SLOWNESS
        await party.play(most=party.presses + 5)
        after = await journal(postgresql)
        faults = cluster.faults()
        assert await waiting.stop(40) == 0, waiting.tail()
    assert before == after[: len(before)]
    assert len(after) > len(before)
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])


@pytest.mark.soak
async def test_another_process_takes_over_the_shards_of_a_killed_one(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(shards=2, identify_scale=0.0) as server, AsyncExitStack() as stack:
        guilds: dict[int, Guild] = {}
        while len(guilds) < 2:
            guild = server.world.create_guild("Island")
            guild.create_channel("olympus")
            guilds.setdefault(shard_of(guild.id, 2), guild)
            await asyncio.sleep(0.001)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        first = await cluster.start(PANTHEON_SHARDS="0/2")
        second = await cluster.start(PANTHEON_SHARDS="1/2")
        await until(lambda: server.gateway.connected_shards() == {(0, 2), (1, 2)}, second)
        await first.wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guilds[number]) for number in (0, 1)]
        waiting = await cluster.start(PANTHEON_SHARDS="0-1/2", PANTHEON_WAIT="1")
        await until(lambda: log_lines(waiting, "waiting"), waiting)
        await asyncio.gather(*(party.play(most=party.presses + 4) for party in parties))
        before = await journal(postgresql)
        await second.kill()
        await parties[0].play(most=parties[0].presses + 2)
        took = await answered(parties[1], waiting)
        print(f"answered again after {took:.1f} s")
        await asyncio.gather(*(party.play(most=party.presses + 4) for party in parties))
        after = await journal(postgresql)
        faults = cluster.faults()
        for bot in (first, waiting):
            assert await bot.stop(40) == 0, bot.tail()
    for table in {table for table, _ in before}:
        kept, later = ([each for each in rows if each[0] == table] for rows in (before, after))
        assert kept == later[: len(kept)]
        assert len(later) > len(kept)
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])
