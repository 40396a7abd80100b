"""Fixtures for journeys through the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from hashlib import shake_256
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from olympus import World, new_world

from bot.tables import conversations
from bot.tables.dailies import seeds
from bot.tables.outbox import queues
from bot.tables.queue import opening
from bot.tables.rules import lobby
from bot.tables.tournaments import opening as rounds
from tests.bot.storage.statement_plans import noted_statements, scans
from tests.bot.storage.unthreaded import unthreaded

__all__ = ["unthreaded"]


@pytest.fixture(autouse=True)
def the_same_dice_each_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Seeds by the name of the test, so that a journey goes the same way each time."""
    stream = iter(range(1, 1000))

    def token_bytes(size: int) -> bytes:
        return shake_256(f"{request.node.name} {next(stream)}".encode()).digest(size)

    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=token_bytes))
    monkeypatch.setattr(seeds, "secrets", SimpleNamespace(token_bytes=token_bytes))
    monkeypatch.setattr(opening, "secrets", SimpleNamespace(SystemRandom=lambda: Random(request.node.name)))


EXPLAINED: set[str] = set()
"""The statements whose plans were looked at in this process."""


@pytest.fixture
def every_statement_finds_its_rows_by_an_index() -> Iterator[None]:
    """Whatever a journey does: no statement reads the whole of a table that grows."""
    with noted_statements() as statements:
        yield
    new = [(statement, values) for statement, values in statements.items() if statement not in EXPLAINED]
    EXPLAINED.update(statements)
    full_scans = [(statement, steps) for statement, values in new if (steps := scans(statement, values))]
    assert not full_scans, "\n\n".join(f"{statement}\n{steps}" for statement, steps in full_scans)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks for strangers and rounds at once, and nothing is written later together with others: a journey
    would wait out each of these pauses."""
    monkeypatch.setattr(conversations, "APART_S", 0.0)
    monkeypatch.setattr(queues, "LATE_S", 0.0)
    monkeypatch.setattr(opening, "LOOKS_APART", 0.0)
    monkeypatch.setattr(rounds, "LOOKS_SOON", 0.01)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A world without real pictures."""
    async with new_world(tmp_path) as world:
        yield world


@pytest.fixture
async def painted_world(tmp_path: Path) -> AsyncIterator[World]:
    """A world in which every picture is drawn."""
    async with new_world(tmp_path, pictures=True) as world:
        yield world
