"""A process that takes over the shards of a killed one continues its sessions, under Discord's rule for new ones."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from tests.discord import FakeDiscord
from tests.discord.users.results import Result
from tests.processes.cluster import (
    OF_A_TAKEOVER,
    SLOWNESS,
    Cluster,
    answered,
    journal,
    one_for_each,
    played_on,
    posted_twice,
    solo,
)
from tests.processes.serving import ACKNOWLEDGES_WITHIN, STARTS_WITHIN, log_lines
from tests.waiting import until

SHARDS = 3
EVERYTHING = {(number, SHARDS) for number in range(SHARDS)}
NEXT_SESSION = 5.0
"""Seconds that Discord wants between two new sessions of a bot."""
SERVED_WITHIN = 2.0
"""Within how many seconds after a death all shards are served again, on a machine that does little else."""


async def read_sessions(address: str) -> set[str]:
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT key, value FROM meta WHERE key LIKE 'sessions %'")
    await connection.close()
    return {row["key"] for row in rows if '"of": {}' not in row["value"]}


async def until_noted(address: str) -> None:
    """Wait until the sessions of all shards are in the database, and what came since has been noted once more."""
    for _ in range(100):
        if len(await read_sessions(address)) == SHARDS:
            break
        await asyncio.sleep(0.2)
    assert len(await read_sessions(address)) == SHARDS


@pytest.mark.soak
@pytest.mark.parametrize("is_refused", [False, True])
async def test_all_shards_of_a_killed_process_are_served_at_once_with_the_clicks_in_between(
    tmp_path: Path, postgresql: str, *, is_refused: bool
) -> None:
    """Where Discord resumes none of the sessions, each shard begins one, at Discord's pace."""
    async with FakeDiscord(shards=SHARDS, ack_deadline=ACKNOWLEDGES_WITHIN) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, SHARDS)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        share = {"PANTHEON_SHARDS": f"0-{SHARDS - 1}/{SHARDS}", "PANTHEON_WAIT": "1"}
        serving = await cluster.start(**share)
        connected = server.gateway.connected_shards
        await until(lambda: connected() == EVERYTHING, within_s=60.0, seen=serving.tail)
        await serving.wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guild) for guild in guilds]
        waiting = await cluster.start(**share)
        await until(lambda: log_lines(waiting, "waiting"), seen=waiting.tail)
        await until_noted(postgresql)
        await asyncio.gather(*(party.play(most=party.presses + 4) for party in parties))
        before, identifies = await journal(postgresql), len(server.gateway.identifies)
        began, old = time.monotonic(), frozenset(server.gateway.connections)
        await serving.kill()
        await until(lambda: old.isdisjoint(server.gateway.connections), seen=connected)
        for session in server.gateway.live_sessions() if is_refused else ():
            session.invalidated = True
        between = [await party.host.slash(party.channel, "games", wait=False) for party in parties]
        await until(lambda: connected() == EVERYTHING, seen=waiting.tail)
        took, at_once = time.monotonic() - began, len(server.gateway.identifies)
        first = min([*server.gateway.resumes, *(at for at, _ in server.gateway.identifies if at > began)])
        late = [click for click in between if not await acknowledged(click)]
        assert len(server.gateway.resumes) == (0 if is_refused else SHARDS)
        if not is_refused:
            assert at_once <= identifies + 1, "what is begun then replaces the first of the sessions"
        after = await played_on(parties[1], postgresql, before)
        # Each session is replaced by one of the process's own, and the cache knows every server.
        begun = server.gateway.identifies
        await until(lambda: len(begun) >= identifies + SHARDS, within_s=60.0, seen=waiting.tail)
        await until(lambda: len(server.gateway.connections) == SHARDS, within_s=30.0, seen=waiting.tail)
        for party in parties:
            await answered(party, waiting)
        assert connected() == EVERYTHING
        faults = cluster.faults(allow=(*OF_A_TAKEOVER, "no_ack"))
        assert await waiting.stop(40) == 0, waiting.tail()
        assert not await read_sessions(postgresql), "sessions that end in good order are resumed by no one"
    print(f"{SHARDS} shards served again after {took:.1f} s, the first after {first - began:.1f} s")
    print(f"{len(late)} of {len(between)} clicks in between without an answer")
    assert took < SERVED_WITHIN + SLOWNESS + is_refused * NEXT_SESSION * (SHARDS - 1)
    assert len(late) == is_refused * len(between), "only where the sessions are resumed are the clicks repeated"
    assert took > NEXT_SESSION * (SHARDS - 1) or not is_refused, "the control"
    assert set(before) < set(after)
    assert len(set(after)) == len(after)
    assert not posted_twice(server)
    assert not log_lines(waiting, "another_bot_with_this_token")
    assert not faults, "\n".join(faults[:20])


@pytest.mark.soak
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals that stop and wake a process")
async def test_a_process_that_wakes_up_does_not_take_the_sessions_back(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(shards=SHARDS, identify_scale=0.0) as server, AsyncExitStack() as stack:
        one_for_each(server, SHARDS)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        share = {"PANTHEON_SHARDS": f"0-{SHARDS - 1}/{SHARDS}", "PANTHEON_WAIT": "1"}
        serving = await cluster.start(**share)
        await until(lambda: server.gateway.connected_shards() == EVERYTHING, within_s=60.0, seen=serving.tail)
        waiting = await cluster.start(**share)
        await until(lambda: log_lines(waiting, "waiting"), seen=waiting.tail)
        await until_noted(postgresql)
        serving.send(signal.SIGSTOP)
        await until(lambda: len(server.gateway.resumes) == SHARDS, within_s=60.0, seen=waiting.tail)
        serving.send(signal.SIGCONT)
        assert await serving.ended() == 75, serving.tail()
        assert len(server.gateway.resumes) == SHARDS, "no session went to and fro"
        assert not server.gateway.invalid_resumes
        assert await waiting.stop(40) == 0, waiting.tail()
    assert not cluster.faults(allow=(*OF_A_TAKEOVER, "no_ack"))


async def acknowledged(click: Result) -> bool:
    try:
        await click.wait_ack(ACKNOWLEDGES_WITHIN)
    except TimeoutError:
        return False
    return bool(click.acked and not click.failed)
