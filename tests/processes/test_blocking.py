"""Two processes on one PostgreSQL database: what one is asked to block is blocked, and left, at the other one too."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from bot.languages import speech
from bot.operator.channel import ask
from bot.tables.gate import FRESH_S
from tests.discord import FakeDiscord
from tests.discord.users import Result
from tests.processes.cluster import Cluster, one_for_each, solo
from tests.waiting import until

SAYS = speech("en")


def words(result: Result) -> str:
    return "\n".join(view.text for view in (result.message, *result.followups))


async def test_a_block_takes_effect_over_two_processes(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(shards=2, identify_scale=0.0) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, 2)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        first = await cluster.start(PANTHEON_SHARDS="0/2")
        other = await cluster.start(PANTHEON_SHARDS="1/2")
        await until(lambda: server.gateway.connected_shards() == {(0, 2), (1, 2)}, seen=other.tail)
        party = await solo(server, guilds[1])
        await party.play(most=party.presses + 2)
        folder = tmp_path / "process0"

        done = await ask(folder, "block", {"kind": "person", "id": party.host.id})
        assert done == {"left": 1, "missed": {}, "queued": False}, first.tail()
        await asyncio.sleep(FRESH_S + 0.5)
        assert SAYS("operator-blocked") in words(await party.host.slash(party.channel, "games"))

        done = await ask(folder, "block", {"kind": "server", "id": guilds[1].id})
        assert done == {"left": 1, "later": False}, "it is in the cache of the other process alone"
        assert server.world.bot.id not in guilds[1].members
        assert server.world.bot.id in guilds[0].members
        server.invite_bot(guilds[1])
        await until(lambda: server.world.bot.id not in guilds[1].members, seen=other.tail)
        faults = cluster.faults()
    assert not faults, "\n".join(faults[:20])
