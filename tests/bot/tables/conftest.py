"""Fixtures for tests of tables."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage.database import Database
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.storage.postgresql_server import running_server
from tests.bot.tables.company import Company, Hand


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same seeds at every run, so that a test that fails once fails again."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", chance.randbytes)


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def address(tmp_path: Path) -> str:
    return migrated_database(tmp_path / "pantheon.db")


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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with running_server() as found:
        if found is None:
            pytest.skip("there is no PostgreSQL server on this machine")
        yield found
