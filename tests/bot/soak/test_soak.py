"""Two hundred matches over a month with realistic people and outages; and the same with planted faults."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import discord
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import timers as rows
from bot.tables.outbox.posts import ReminderPost
from bot.tables.time import claims, reminders, scheduler, timer_rows
from bot.tables.time.claims import ClaimedTimer
from engine import registry
from tests.bot.soak.virtual_time import VirtualLoop, run, slow_down
from tests.bot.soak.world import World

DAYS = 45
FEW, MANY = 10, 25
"""How many matches a life has: a fault of one kind shows in few of them already."""


@pytest.fixture(autouse=True)
def relay(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.MODULES, "relay", "tests.bot.soak.relay")
    yield
    registry.find_game.cache_clear()


def lived(monkeypatch: pytest.MonkeyPatch, seed: int, matches: int, worlds: list[World] | None = None) -> World:
    """A world after all that happened in it; it is put into ``worlds`` before."""
    worlds = [] if worlds is None else worlds
    original = reminders._facts

    def note_due(group: Sequence[ClaimedTimer], now: int) -> dict[str, int]:
        worlds[0].records.due += [(due.id, *due.timer[2:4], due.timer.number, due.timer.deadline) for due in group]
        return original(group, now)

    async def live(loop: VirtualLoop) -> None:
        worlds.append(World(loop, seed, matches, DAYS))
        await worlds[0].live()

    monkeypatch.setattr(reminders, "_facts", note_due)
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", Random(seed).randbytes)
    slow_down(monkeypatch)
    gc.disable()
    try:
        run(live)
    finally:
        gc.enable()
    return worlds[0]


LIVES = (4, 5, 6, 7, 8, 9)


@pytest.mark.soak
def test_every_match_of_a_month_ends_and_nobody_is_forgotten_or_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    records = lived(monkeypatch, 1, 200).records
    assert records.objections() == []
    assert len(records.spans) == 200
    assert records.mean >= 1.0
    reasons = Counter(stay.ended_by for stay in records.stays)
    assert min(reasons["answer"], reasons["timeout"], reasons["left"]) > 0


@pytest.mark.soak
def test_the_onlooker_objects_when_timers_are_deleted_before_their_reminders_are_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def delete_and_send(connection: AsyncConnection, due_ones: Sequence[ClaimedTimer], now: int) -> set[int]:
        for due in due_ones:
            becomes, is_sent = reminders._after_reminder(due, now)
            if await timer_rows.settle(connection, due.timer, becomes) and is_sent:
                reminders._facts([due], now)
                sending.add(asyncio.create_task(send(due)))
        return {due.timer.id for due in due_ones}

    async def send(due: ClaimedTimer) -> None:
        await asyncio.sleep(60)
        if (tables := worlds[0].tables) is not None and due.person is not None:
            table = (await tables.repository.live(due.id)).table
            nonce = f"{due.timer.id}-{tables.repository.clock.now()}"
            with suppress(discord.HTTPException):
                await worlds[0].messenger.post(ReminderPost(table, [due.person], None, None), None, nonce)

    worlds: list[World] = []
    sending: set[asyncio.Task[None]] = set()
    monkeypatch.setattr(scheduler, "remind", delete_and_send)
    objections = lived(monkeypatch, 2, MANY, worlds).records.objections()
    assert [each for each in objections if each.startswith("nobody reminded")]


def test_the_onlooker_objects_when_there_is_no_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    original = claims.claim

    async def unleased(connection: AsyncConnection, now: int, most: int, *shards: Any) -> list[ClaimedTimer]:
        timers = await original(connection, now, most, *shards)
        await connection.execute(update(rows).values(leased=0))
        return [due._replace(timer=due.timer._replace(leased=0)) for due in timers]

    monkeypatch.setattr(claims, "claim", unleased)
    # Lives in which an old process and a new one are at it together for hours; not in each they meet at a timer.
    assert any(
        objection.startswith("reminders were sent")
        for seed in LIVES
        for objection in lived(monkeypatch, seed, FEW).records.objections()
    )


def test_the_onlooker_has_no_objection_to_the_same_lives_without_these_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lived(monkeypatch, LIVES[0], FEW).records.objections() == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, *LIVES])
def test_the_onlooker_has_no_objection_to_longer_lives(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    assert lived(monkeypatch, seed, MANY).records.objections() == []
