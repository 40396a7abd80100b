"""Several processes of the bot on one PostgreSQL database: one is killed while people play, another goes on for it."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.runtime.session_starts import FRESH_FOR
from tests.discord import FakeDiscord
from tests.processes.cluster import (
    OF_A_TAKEOVER,
    SLOWNESS,
    TAKES_OVER_WITHIN,
    Cluster,
    answered,
    journal,
    one_for_each,
    played_on,
    posted_twice,
    solo,
)
from tests.processes.people import Party
from tests.processes.serving import ACKNOWLEDGES_WITHIN, STARTS_WITHIN, log_lines
from tests.waiting import until

A_SESSION_IN_S = 5.0
"""Seconds that Discord wants between two new sessions of a bot."""
PAUSE = 0.6
"""Seconds between two questions of a person: who asks more often is turned away as a flood."""


async def test_a_waiting_process_goes_on_where_a_killed_one_was(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(identify_scale=0.0) as server, AsyncExitStack() as stack:
        guild = server.world.create_guild("Island")
        guild.create_channel("olympus")
        cluster = Cluster(server, tmp_path, postgresql, stack)
        serving = await cluster.start()
        await serving.wait_ready(STARTS_WITHIN, commands=True)
        party = await solo(server, guild)
        waiting = await cluster.start(PANTHEON_WAIT="1")
        await until(lambda: log_lines(waiting, "waiting"), seen=waiting.tail)
        began, questions = time.monotonic(), len(server.calls("GET", "/gateway/bot"))
        await party.play(most=party.presses + 5)
        before = await journal(postgresql)
        await serving.kill()
        took = await answered(party, waiting)
        is_fresh = time.monotonic() - began < FRESH_FOR
        assert len(server.calls("GET", "/gateway/bot")) == questions or not is_fresh, "it has asked while it waited"
        print(f"answered again after {took:.1f} s")
        assert log_lines(waiting, "taking_over")
        assert took < TAKES_OVER_WITHIN + SLOWNESS
        after = await played_on(party, postgresql, before)
        faults = cluster.faults(allow=OF_A_TAKEOVER)
        assert await waiting.stop(40) == 0, waiting.tail()
    assert before == after[: len(before)]
    assert len(after) > len(before)
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])


@pytest.mark.soak
async def test_another_process_takes_over_the_shards_of_a_killed_one(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(shards=2, identify_scale=0.0) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, 2)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        first = await cluster.start(PANTHEON_SHARDS="0/2")
        second = await cluster.start(PANTHEON_SHARDS="1/2")
        await until(lambda: server.gateway.connected_shards() == {(0, 2), (1, 2)}, seen=second.tail)
        await first.wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guild) for guild in guilds]
        waiting = await cluster.start(PANTHEON_SHARDS="0-1/2", PANTHEON_WAIT="1")
        await until(lambda: log_lines(waiting, "waiting"), seen=waiting.tail)
        await asyncio.gather(*(party.play(most=party.presses + 4) for party in parties))
        before = await journal(postgresql)
        await second.kill()
        await parties[0].play(most=parties[0].presses + 2)
        took = await answered(parties[1], waiting)
        print(f"answered again after {took:.1f} s")
        await asyncio.gather(*(party.play(most=party.presses + 4) for party in parties))
        after = await journal(postgresql)
        faults = cluster.faults(allow=OF_A_TAKEOVER)
        for bot in (first, waiting):
            assert await bot.stop(40) == 0, bot.tail()
    for table in {table for table, _ in before}:
        earlier, later = ([each for each in rows if each[0] == table] for rows in (before, after))
        assert earlier == later[: len(earlier)]
        assert len(later) > len(earlier)
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])


@pytest.mark.soak
@pytest.mark.parametrize("dies", ["kill", "stop"])
async def test_at_each_of_six_deaths_in_a_row_the_other_process_serves_everything_at_once(
    tmp_path: Path, postgresql: str, dies: str
) -> None:
    everything = {(0, 2), (1, 2)}
    async with FakeDiscord(shards=2, identify_scale=0.0) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, 2)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        serving, dying = [await cluster.start(PANTHEON_SHARDS=f"{each}/2", PANTHEON_WAIT="1") for each in range(2)]
        await until(lambda: server.gateway.connected_shards() == everything, seen=serving.tail)
        await serving.wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guild) for guild in guilds]
        took: list[float] = []
        for death in range(6):
            began, before = asyncio.get_running_loop().time(), frozenset(server.gateway.connections)
            if dies == "kill":
                await dying.kill()
            else:
                assert await dying.stop(40) == 0, dying.tail()
            if dies == "kill":
                # Who is stopped stays connected until the other one is. Between two looks the other one may be.
                await until(lambda old=before: old - server.gateway.connections, seen=serving.tail)
            await until(lambda bot=serving: server.gateway.connected_shards() == everything, seen=serving.tail)
            took.append(asyncio.get_running_loop().time() - began)
            for party in parties:
                await answered(party, serving)
            if death < 5:
                waiting = await cluster.start(PANTHEON_SHARDS=f"{(death + 1) % 2}/2", PANTHEON_WAIT="1")
                await until(lambda bot=waiting: log_lines(bot, "waiting"), seen=waiting.tail)
                serving, dying = waiting, serving
        faults = cluster.faults(allow=OF_A_TAKEOVER)
        assert await serving.stop(40) == 0, serving.tail()
    print("served again after", ", ".join(f"{each:.1f}" for each in took), "s")
    assert max(took) < TAKES_OVER_WITHIN + SLOWNESS
    assert not faults, "\n".join(faults[:20])


async def asked_all_the_time(party: Party, gaps: list[str], stop: asyncio.Event) -> int:
    """Ask again and again, and note each question that no process has answered; how many there were."""
    count = 0
    while not stop.is_set():
        result = await party.host.slash(party.channel, "games", wait=False)
        count += 1
        try:
            await result.wait_ack(ACKNOWLEDGES_WITHIN)
        except TimeoutError:
            gaps.append(f"question {count} of {party.host.name}")
        await asyncio.sleep(PAUSE)
    return count


@pytest.mark.soak
async def test_an_update_of_two_processes_one_after_the_other_loses_no_click(tmp_path: Path, postgresql: str) -> None:
    everything = {(0, 2), (1, 2)}
    async with (
        FakeDiscord(shards=2, identify_scale=0.0, ack_deadline=ACKNOWLEDGES_WITHIN) as server,
        AsyncExitStack() as stack,
    ):
        guilds = one_for_each(server, 2)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        bots = [await cluster.start(PANTHEON_SHARDS=f"{each}/2", PANTHEON_WAIT="1") for each in range(2)]
        await until(lambda: server.gateway.connected_shards() == everything, seen=bots[0].tail)
        await bots[0].wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guild) for guild in guilds]
        gaps: list[str] = []
        over = asyncio.Event()
        asking = [asyncio.create_task(asked_all_the_time(party, gaps, over)) for party in parties]
        for number in range(2):
            old = bots[number]
            assert await old.stop(40) == 0, old.tail()
            assert log_lines(old, "handing_over"), old.tail()
            await until(lambda: server.gateway.connected_shards() == everything, seen=bots[1 - number].tail)
            bots[number] = await cluster.start(PANTHEON_SHARDS=f"{number}/2", PANTHEON_WAIT="1")
            await until(lambda other=bots[1 - number]: log_lines(other, "handing_back"), seen=bots[number].tail)
            await until(lambda new=bots[number]: log_lines(new, "taking_over"), seen=bots[number].tail)
            await asyncio.sleep(5 * PAUSE)
        over.set()
        count = sum(await asyncio.gather(*asking))
        faults = cluster.faults(allow=("double_ack",))
        twice = sum(violation.kind == "double_ack" for violation in server.violations)
    print(f"{count} questions, {len(gaps)} without an answer, {twice} that both answered")
    assert count > 20
    assert twice <= count / 20
    assert not gaps
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])


@pytest.mark.soak
async def test_an_update_of_one_process_with_several_shards_loses_no_click(tmp_path: Path, postgresql: str) -> None:
    """Without ``--shards`` one process has them all, and Discord lets the next one connect one in five seconds."""
    everything = {(0, 2), (1, 2)}
    async with FakeDiscord(shards=2, ack_deadline=ACKNOWLEDGES_WITHIN) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, 2)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        old = await cluster.start(PANTHEON_WAIT="1")
        await until(lambda: server.gateway.connected_shards() == everything, seen=old.tail, within_s=STARTS_WITHIN)
        await old.wait_ready(STARTS_WITHIN, commands=True)
        parties = [await solo(server, guild) for guild in guilds]
        new = await cluster.start(PANTHEON_WAIT="1")
        await until(lambda: log_lines(new, "waiting"), seen=new.tail)
        # Discord lets the next session begin five seconds after the last one.
        await asyncio.sleep(A_SESSION_IN_S)
        gaps: list[str] = []
        over = asyncio.Event()
        asking = [asyncio.create_task(asked_all_the_time(party, gaps, over)) for party in parties]
        assert await old.stop(40) == 0, old.tail()
        assert log_lines(old, "handing_over"), old.tail()
        assert server.gateway.connected_shards() == everything, "the new process has both when the old one ends"
        await asyncio.sleep(5 * PAUSE)
        over.set()
        count = sum(await asyncio.gather(*asking))
        faults = cluster.faults(allow=("double_ack",))
    print(f"{count} questions, {len(gaps)} without an answer")
    assert count > 10
    assert not gaps
    assert not faults, "\n".join(faults[:20])
