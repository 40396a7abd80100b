"""Idle lobbies close and idle matches rest by themselves."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY, HOUR
from bot.tables.building import start_tables
from bot.tables.model.limits import Limits
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

REST = Limits().silent_until_rest


async def untimed(company: TimedCompany, channel: int, host: Person = ANNA, other: Person | None = BO) -> Table:
    """A match without a limit in a channel."""
    table = await company.tables.lobbies.open(NewTable(SERVER, channel, host, "relay"))
    if other is None:
        await company.tables.lobbies.add_computer(table.id, host, "random")
    else:
        await company.tables.lobbies.join(table.id, other)
    return await company.tables.lobbies.start(table.id, host)


@virtual_time()
async def test_a_lobby_is_closed_when_its_life_is_over_though_nobody_touches_it(company: TimedCompany) -> None:
    await start_tables(company.tables)
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "relay"))
    await company.until(47.9)
    assert (await company.tables.lookup.get(table.id)).stage == "lobby"
    await company.until(48.1)
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    assert "closed" in company.messenger.kinds()
    await company.until(49)
    assert company.tables.time.resting._task is None, "nothing is left to wait for"


@virtual_time()
async def test_matches_without_a_limit_rest_after_two_weeks_and_hold_neither_people_nor_channel(
    company: TimedCompany,
) -> None:
    await start_tables(company.tables)
    most = Limits().open_per_person
    first = await untimed(company, 1)
    rest = [(await untimed(company, 10 + number)).id for number in range(most - 1)]
    with pytest.raises(Refusal, match="too_many_tables"):
        await untimed(company, 99)
    await company.until((REST - HOUR) / HOUR)
    assert (await company.tables.lookup.get(first.id)).rested is None
    await company.until((REST + HOUR) / HOUR)
    resting = await company.tables.lookup.get(first.id)
    assert (resting.stage, resting.rested is not None) == ("playing", True)
    assert "rested" in [event.kind for event in await company.tables.lookup.story(first.id)]
    newcomer = await company.tables.lobbies.open(NewTable(SERVER, 1, CLIO, "relay"))
    await untimed(company, 99)
    listed = [table.id for table in await company.tables.lookup.open_tables_of(BO)]
    assert {first.id, *rest} <= set(listed), "they still stand in /games"
    with pytest.raises(Refusal, match="channel_taken"):
        await company.answer(first.id, ANNA, "run")
    await company.tables.lobbies.close(newcomer.id, CLIO)
    await company.answer(first.id, ANNA, "run")
    again = await company.tables.lookup.get(first.id)
    assert (again.rested, again.moved) == (None, company.clock.now())
    assert "awoken" in [event.kind for event in await company.tables.lookup.story(first.id)]


@virtual_time()
async def test_a_match_that_rests_goes_on_for_its_own_people_by_the_board_or_in_another_channel(
    company: TimedCompany,
) -> None:
    await start_tables(company.tables)
    table = await untimed(company, 1)
    await company.until((REST + HOUR) / HOUR)
    assert await company.tables.lobbies.in_channel(1) is None
    assert await company.tables.time.resting.here(1, CLIO.id) is None
    here = await company.tables.time.resting.here(1, BO.id)
    assert here is not None
    assert (await company.tables.time.resting.go_on(here.id)).rested is None
    assert (await company.tables.lobbies.in_channel(1)) is not None
    await company.until((2 * REST + 2 * HOUR) / HOUR)
    assert (await company.tables.lookup.get(table.id)).rested is not None, "it rests again after as long"
    await company.tables.lobbies.open(NewTable(SERVER, 1, CLIO, "relay"))
    moved = await company.tables.lobbies.move(table.id, ANNA, 2)
    assert (moved.rested, moved.channel) == (None, 2)


@virtual_time()
async def test_who_plays_alone_rests_too_and_a_match_with_a_limit_never_does(company: TimedCompany) -> None:
    await start_tables(company.tables)
    alone = await untimed(company, 5, CLIO, None)
    timed = await company.play(7 * DAY)
    await company.until((REST + HOUR) / HOUR)
    assert (await company.tables.lookup.get(alone.id)).rested is not None
    assert (await company.tables.lookup.get(timed.id)).rested is None


@virtual_time()
async def test_a_match_that_rests_rests_after_a_restart_too_and_is_posted_by_nobody(company: TimedCompany) -> None:
    await start_tables(company.tables)
    table = await untimed(company, 1)
    await company.until((REST + HOUR) / HOUR)
    await company.down()
    company.up()
    before = len(company.messenger.calls)
    await start_tables(company.tables)
    await company.until((REST + 2 * HOUR) / HOUR)
    assert (await company.tables.lookup.get(table.id)).rested is not None
    assert len(company.messenger.calls) == before
    assert await company.tables.lobbies.in_channel(1) is None
