"""Fixtures for tests of tables."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator

import pytest

from bot.runtime.sharding import Shards
from bot.storage.database import Database
from bot.tables.building import start_tables
from tests.bot.storage.unthreaded import unthreaded
from tests.bot.tables.company import Company, Hand
from tests.bot.tables.processes.pair import Pair

__all__ = ["unthreaded"]


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same seeds at every run, so that a test that fails once fails again."""
    # On both databases the same match is played.
    name = re.sub(
        r"\[(sqlite|postgresql)\]$|(?<=\[)(sqlite|postgresql)-|-(sqlite|postgresql)(?=\])", "", request.node.name
    )
    chance = random.Random(name)
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", chance.randbytes)
    monkeypatch.setattr("bot.tables.queue.opening.secrets.SystemRandom", lambda: chance)


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


@pytest.fixture
async def company(database: Database, clock: Hand) -> AsyncIterator[Company]:
    gathered = Company.gather(database, clock)
    yield gathered
    await gathered.leave()


@pytest.fixture
async def pair(postgresql: str, clock: Hand) -> AsyncIterator[Pair]:
    opened = [
        await Database.open(postgresql, shards=Shards(frozenset({number}), 2), wait=number == 0) for number in (0, 1)
    ]
    both = Pair(*(Company.gather(database, clock) for database in opened))
    both.right.clicks = 1_000_000
    for company in both:
        await start_tables(company.tables)
    await asyncio.sleep(0.3)
    yield both
    for company in both:
        await company.leave()
    for database in opened:
        await database.close()
