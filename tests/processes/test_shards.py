"""Two of Discord's shards in one process: both are played in, and an outage of one leaves the other alone."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.runtime.sharding import shard_of
from tests.discord import FakeDiscord
from tests.discord.users import SimUser
from tests.discord.world import Guild
from tests.processes.people import Habits, Party
from tests.processes.serving import STARTS_WITHIN, faults_found, make_bot
from tests.waiting import until

BACK_WITHIN = 30.0


def spread(server: FakeDiscord, shards: int) -> None:
    """Make servers until each shard has two."""
    counts: Counter[int] = Counter()
    while len(counts) < shards or min(counts.values()) < 2:
        guild = server.world.create_guild("Island")
        guild.create_channel("olympus")
        counts[shard_of(guild.id, shards)] += 1
        time.sleep(0.001)


async def solo(server: FakeDiscord, guild: Guild) -> Party:
    """Somebody who plays alone in a server."""
    channel = next(each for each in guild.channels.values() if each.name == "olympus")
    person = SimUser.create(server, f"ada{guild.id}", guild, global_name="Ada")
    party = Party(str(guild.id), "hercules", [person], channel, Random(4), Habits())
    await party.open("play solo", {})
    return party


def left(folder: Path) -> set[int]:
    """The servers that the bot noted as left, read after it has ended."""
    with sqlite3.connect(folder / "pantheon.sqlite3") as database:
        return {row[0] for row in database.execute('SELECT id FROM servers WHERE "left" IS NOT NULL')}


async def resumed(server: FakeDiscord, shards: int) -> None:
    connected = server.gateway.connected_shards
    await until(lambda: len(connected()) >= shards, within_s=BACK_WITHIN, seen=connected)


@pytest.mark.soak
async def test_each_shard_has_its_outages_alone_and_misses_its_own_servers(tmp_path: Path) -> None:
    async with FakeDiscord(shards=2, identify_scale=0.0) as server:
        spread(server, 2)
        async with make_bot(server, tmp_path) as bot:
            await bot.wait_ready(STARTS_WITHIN, commands=True)
            assert server.gateway.connected_shards() == {(0, 2), (1, 2)}
            guilds = list(server.world.guilds.values())
            first = await solo(server, next(each for each in guilds if shard_of(each.id, 2) == 0))
            stays, gone = [each for each in guilds if shard_of(each.id, 2) == 1][:2]
            second = await solo(server, stays)
            await solo(server, gone)
            server.gateway.drop(1)
            await first.play(most=first.presses + 4)
            await resumed(server, 2)
            assert len(server.gateway.identifies) == 2, "the session is resumed, not begun again"
            await second.play(most=second.presses + 4)
            # The bot is sent away while it hears nothing: a new session names the server no more.
            gone.members.pop(server.world.bot.id)
            await server.faults.gateway_invalid_session(shard=1)
            await asyncio.sleep(1)
            await resumed(server, 2)
            await second.play(most=second.presses + 2)
            await asyncio.sleep(3)
            faults = faults_found(server, bot)
            assert await bot.stop(40) == 0, bot.tail()
    assert left(tmp_path) == {gone.id}
    assert not faults, "\n".join(faults[:20])
