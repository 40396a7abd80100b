"""Four processes on one PostgreSQL database, each with a shard: one after the other is killed in the middle of clicks.

``PANTHEON_CLUSTER_KILLS`` sets how many kills the long form has (docs/faults.md, A1).
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from bot.runtime.sharding import shard_of
from tests.bot.gates.clicking import MOVES, STEPS, Question, differences
from tests.discord import FakeDiscord
from tests.discord.gateway.sessions import Connection
from tests.discord.users import MessageView
from tests.processes.cluster import (
    OF_A_TAKEOVER,
    REFUSED,
    SLOWNESS,
    TAKES_OVER_WITHIN,
    Cluster,
    one_for_each,
    posted_twice,
    solo,
    stored_in,
)
from tests.processes.people import Party, controls_on
from tests.processes.serving import log_lines
from tests.processes.test_kills import OF_A_KILL
from tests.processes.test_stopping import Hasty
from tests.waiting import until

SHARDS = 4
KILLS = int(os.environ.get("PANTHEON_CLUSTER_KILLS", "12"))
A_FURTHER_SHARD = 5.0
"""Seconds that Discord wants between two new sessions of a bot."""
GOES_ON = 2
"""So many more choices at every table show that its match goes on."""
GOES_ON_WITHIN = 40.0
LOST_WITHIN = 5.0
"""Seconds within which Discord notices that a connection of a killed process has ended."""


def question_of(custom_id: str | None) -> Question | None:
    """The question that a control answers."""
    family, table, ticket, *_ = [*(custom_id or "").split(":"), "", "", ""]
    return Question(int(table, 36), int(ticket, 36)) if family in (*MOVES, *STEPS) else None


def asked_on(view: MessageView) -> set[Question]:
    """The questions that a message offers choices for."""
    questions = {question_of(control.custom_id) for control in controls_on(view)}
    return {each for each in questions if each is not None}


class Clicker(Hasty):
    """Clicks while the shard of its server is connected, and notes which questions the boards have left behind."""

    def __init__(self, party: Party, chance: Random) -> None:
        super().__init__(party.host, party, chance)
        self.answered: set[Question] = set()
        self.paused = False
        self.clicking = asyncio.create_task(self.click_on())
        self._questions: set[Question] = set()

    def __str__(self) -> str:
        boards = [(each, each.version) for each in self.party.public()[-2:]]
        return f"shard {self.shard}{'' if self.is_heard else ' (not heard)'}: {len(self.answered)} answered, {boards}"

    @property
    def shard(self) -> int:
        return shard_of(self.party.channel.guild.id, SHARDS)

    @property
    def is_heard(self) -> bool:
        self.note()
        gateway = self.person.server.gateway
        return not self.paused and (self.shard, SHARDS) in gateway.connected_shards()

    def note(self) -> None:
        """Note what is shown: a board with another question tells that the earlier one was answered."""
        board = self.party.newest()
        questions = asked_on(board) if board is not None else set()
        if questions:
            self.answered |= self._questions - questions
            self._questions = questions


class Ledger:
    """What people clicked and saw, as ``differences`` compares it with a journal."""

    def __init__(self, server: FakeDiscord, clickers: list[Clicker]) -> None:
        self._server = server
        self.note_clicks()
        questions = set(self.clicks.values())
        self.answered = {question for each in clickers for question in each.answered if question in questions}

    def note_clicks(self) -> None:
        """Note the clicks by now: while a journal is read, a choice may be stored whose click came since."""
        questions = {id: question_of(each.name) for id, each in self._server.interactions.items()}
        self.clicks = {id: question for id, question in questions.items() if question is not None}


async def everybody_goes_on(clickers: list[Clicker], cluster: Cluster) -> None:
    """Wait until some more questions are answered in every channel; where a match is over, another one begins."""
    before = [len(each.answered) for each in clickers]
    deadline = time.monotonic() + GOES_ON_WITHIN
    while any(len(each.answered) < count + GOES_ON for each, count in zip(clickers, before, strict=True)):
        for each in clickers:
            assert not each.clicking.done(), each.clicking.exception()
            if each.party.over and each.is_heard:
                # A command that falls on a hand-over is lost with its process, and given again.
                with suppress(AssertionError):
                    await each.party.open("play solo", {})
        stuck = [each for each, count in zip(clickers, before, strict=True) if len(each.answered) < count + GOES_ON]
        assert time.monotonic() < deadline, "\n".join([*map(str, stuck), *(bot.tail(5) for bot in cluster.bots)])
        await asyncio.sleep(0.2)


async def loses_connection(server: FakeDiscord, before: frozenset[Connection]) -> bool:
    """Whether one of the connections before a kill ends; those of a process that has handed its shards back do not.

    Another process may have resumed the session by then: that its shard is not connected is seen at times only.
    """
    with suppress(AssertionError):
        return bool(await until(lambda: before - server.gateway.connections, within_s=LOST_WITHIN))
    return False


async def served(server: FakeDiscord, cluster: Cluster) -> float:
    """Wait until all shards are connected again; how many seconds that took, without those of further shards."""
    began = time.monotonic()
    everything = {(number, SHARDS) for number in range(SHARDS)}
    began += A_FURTHER_SHARD * (len(everything - server.gateway.connected_shards()) - 1)
    await until(
        lambda: everything <= server.gateway.connected_shards(),
        within_s=began + TAKES_OVER_WITHIN + SLOWNESS - time.monotonic(),
        seen=lambda: [bot.tail(10) for bot in cluster.bots],
    )
    return max(0.0, time.monotonic() - began)


@pytest.mark.soak
async def test_killed_one_after_the_other_they_lose_and_double_nothing(tmp_path: Path, postgresql: str) -> None:
    chance = Random(5)
    async with FakeDiscord(shards=SHARDS, identify_scale=0.0) as server, AsyncExitStack() as stack:
        guilds = one_for_each(server, SHARDS)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        for number in range(SHARDS):
            await cluster.start(PANTHEON_SHARDS=f"{number}/{SHARDS}", PANTHEON_WAIT="1")
        alive = list(cluster.bots)
        await until(lambda: len(server.gateway.connected_shards()) == SHARDS, seen=alive[-1].tail)
        await until(lambda: server.world.commands, seen=alive[0].tail)
        (leader,) = (bot for bot in alive if log_lines(bot, "leading"))
        assert [bot for bot in alive if log_lines(bot, "commands_synced")] == [leader]
        clickers = [Clicker(await solo(server, guild), chance) for guild in guilds]
        took, choices = [], await stored_in(postgresql)
        errors: list[str] = []
        for kill in range(KILLS):
            await everybody_goes_on(clickers, cluster)
            # The leader first, then any that serves.
            serving = [bot for bot in alive if any("has connected to Gateway" in line for line in bot.lines)]
            killed = leader if not kill else chance.choice(serving)
            alive.remove(killed)
            before_kill = frozenset(server.gateway.connections)
            await killed.kill()
            if await loses_connection(server, before_kill):
                took.append(await served(server, cluster))
            ledger, before = Ledger(server, clickers), choices
            choices = await stored_in(postgresql)
            ledger.note_clicks()
            errors += differences(ledger, choices, before)  # type: ignore[arg-type]
            if kill + 1 < KILLS:
                alive.append(await cluster.start(PANTHEON_SHARDS=f"0-{SHARDS - 1}/{SHARDS}", PANTHEON_WAIT="1"))
        await everybody_goes_on(clickers, cluster)
        for each in clickers:
            each.paused = True
        await asyncio.sleep(2)
        for each in clickers:
            each.clicking.cancel()
            each.note()
        choices, before = await stored_in(postgresql), choices
        ledger = Ledger(server, clickers)
        errors += differences(ledger, choices, before)  # type: ignore[arg-type]
        # The control: a choice that were lost and one that were doubled would be seen.
        assert differences(ledger, choices[1:], before)  # type: ignore[arg-type]
        assert differences(ledger, [*choices, choices[-1]], before)  # type: ignore[arg-type]
        faults = [each for each in cluster.faults(allow=(*OF_A_KILL, *OF_A_TAKEOVER)) if REFUSED not in each]
        leaders = [bot for bot in cluster.bots if log_lines(bot, "leading")]
        for bot in alive:
            assert await bot.stop(40) == 0, bot.tail()
    seconds = ", ".join(f"{each:.1f}" for each in took)
    print(
        f"{KILLS} kills, {len(took)} of a process with shards, served again after {seconds} s, {len(choices)} choices"
    )
    assert not errors, "\n".join(errors[:20])
    assert not faults, "\n".join(faults[:20])
    assert not posted_twice(server)
    assert len(leaders) > 1, "another one leads when the leader is killed"
    assert len(took) > KILLS / 2, "most of those that are killed serve"
    assert max(took) < TAKES_OVER_WITHIN + SLOWNESS


@pytest.mark.soak
async def test_without_waiting_nobody_goes_on_for_a_dead_one(tmp_path: Path, postgresql: str) -> None:
    """The control: the same four processes, which do not look after each other."""
    async with FakeDiscord(shards=SHARDS, identify_scale=0.0) as server, AsyncExitStack() as stack:
        one_for_each(server, SHARDS)
        cluster = Cluster(server, tmp_path, postgresql, stack)
        for number in range(SHARDS):
            await cluster.start(PANTHEON_SHARDS=f"{number}/{SHARDS}")
        await until(lambda: len(server.gateway.connected_shards()) == SHARDS, seen=cluster.bots[-1].tail)
        await cluster.bots[0].kill()
        await until(lambda: len(server.gateway.connected_shards()) < SHARDS, seen=cluster.bots[-1].tail)
        with pytest.raises(AssertionError):
            await served(server, cluster)
