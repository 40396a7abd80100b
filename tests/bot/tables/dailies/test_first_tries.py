"""The first try cannot be had twice: not by another process, not by an erasure at the same moment, not at midnight."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage.schema import attempts
from bot.tables.model.days import begin_of
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from tests.bot.tables.company import ANNA, GAME, SERVER, Company
from tests.bot.tables.dailies.test_dailies import begin, play_challenge
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair


async def test_no_other_first_try_in_two_processes_at_once(pair: Pair) -> None:
    tries = (begin(company, server=server) for company, server in zip(pair, (LEFT, RIGHT), strict=True))
    begun = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Table) and each.ranked for each in begun) == 1
    assert await pair.left.count(attempts) == 1


async def test_no_other_first_try_while_one_is_erased(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click that has looked for a first try before it was played and erased, and comes to its table after that."""
    dailies, look = company.tables.dailies, company.tables.dailies._is_spent

    async def slow_look(person: int, day: int, game: str) -> bool:
        is_spent = await look(person, day, game)
        monkeypatch.setattr(dailies, "_is_spent", look)
        await play_challenge(company)
        await company.tables.people.erase(ANNA)
        return is_spent

    monkeypatch.setattr(dailies, "_is_spent", slow_look)
    with pytest.raises(Refusal, match="busy"):
        await begin(company)
    assert not (await begin(company)).ranked


async def test_no_other_first_try_around_midnight(company: Company) -> None:
    dailies, day = company.tables.dailies, company.tables.dailies.today
    company.clock.time = begin_of(day + 1) - 1
    first = await begin(company)
    assert first.day == day
    company.clock.turn(1)
    with pytest.raises(Refusal, match="daily_over"):
        await dailies.play(SERVER, ANNA, GAME, day, language="en", options=USUAL)
    assert (await begin(company)).day == day + 1
    await company.play_out(first.id, seed=1)
    await company.tables.people.erase(ANNA)
    assert not (await begin(company)).ranked
    company.clock.turn(-1)
    assert (await dailies.of(GAME, ANNA.id)).is_spent, "the clock is put back, or slower elsewhere"
    assert not (await begin(company)).ranked
