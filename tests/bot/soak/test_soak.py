"""Two hundred matches over a month, with people and machines as they are; and the same with faults put in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.tables import timekeeping
from engine import games
from tests.bot.soak.virtual_time import run
from tests.bot.soak.world import World


@pytest.fixture(autouse=True)
def relay(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.MODULES, "relay", "tests.bot.soak.relay")
    yield
    games.find_game.cache_clear()


def lived(monkeypatch: pytest.MonkeyPatch, seed: int, matches: int, days: int = 45) -> World:
    """A world after all that happened in it."""
    worlds: list[World] = []
    original = timekeeping._reminder

    def noted(group, direct):  # type: ignore[no-untyped-def]
        for due in group:
            worlds[0].records.due.append(
                (due.id, due.timer.seat, due.timer.ticket, due.timer.number, due.timer.deadline)
            )
        return original(group, direct)

    monkeypatch.setattr(timekeeping, "_reminder", noted)

    async def live(loop):  # type: ignore[no-untyped-def]
        worlds.append(World(loop, seed, matches, days))
        await worlds[0].live()

    run(live)
    return worlds[0]


def test_every_match_of_a_month_ends_and_nobody_is_forgotten_or_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    world = lived(monkeypatch, 1, 200)
    records = world.records
    assert records.objections() == []
    assert len(records.spans) == 200
    assert records.mean >= 1.0
