"""How people attended their matches with others: only the clock counts, and only matches with people."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import select

from bot.runtime.clock import HOUR
from bot.storage.schema import attendances
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.reliability import Reliability
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time


async def reliability(company: Company, person: Person = ANNA) -> Reliability:
    return await company.tables.results.reliability_of(person.id)


async def limited(company: Company, *others: Person, channel: int = 1, after: str = "ask") -> Table:
    table = await company.lobby(*others, channel=channel)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "h24")
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "after_time", after)
    return await company.tables.lobbies.start(table.id, ANNA)


async def test_a_match_that_is_kept_to_the_end_counts_for_everybody_who_kept_it(company: Company) -> None:
    table = await limited(company, BO)
    await company.play_out(table.id, 3)
    record = await reliability(company)
    assert (record.tier, record.matches, record.timeouts, record.lost) == ("new", 1, 0, 0)
    assert record.decisions == record.in_time > 10
    assert await company.tables.results.tiers_of([ANNA.id, BO.id, CLIO.id]) == dict.fromkeys(
        (ANNA.id, BO.id, CLIO.id), "new"
    )


async def test_matches_alone_and_without_limit_count_for_nothing(company: Company) -> None:
    alone = await company.lobby()
    await company.tables.lobbies.choose_table_option(alone.id, ANNA, "limit", "h24")
    await company.tables.lobbies.add_computer(alone.id, ANNA)
    alone = await company.tables.lobbies.start(alone.id, ANNA)
    await company.tables.seats.take_over(alone.id, 0, "timeout")
    table = await company.lobby(BO, channel=2)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "none")
    table = await company.tables.lobbies.start(table.id, ANNA)
    await company.play_out(table.id, 3)
    assert (await reliability(company)).matches == (await reliability(company, BO)).matches == 0


@pytest.mark.parametrize("why", ["voted", "asked", "left", "unreachable"])
async def test_nothing_but_the_clock_counts_against_anybody(company: Company, why: str) -> None:
    table = await limited(company, BO, CLIO)
    await company.tables.seats.take_over(table.id, 0, why)  # type: ignore[arg-type]
    await company.settle()
    await company.play_on(table.id, random.Random(2), 30)
    await company.tables.ends.end_as_manager(table.id, DORA)
    assert await company.count(attendances) == 0


async def test_a_lost_seat_counts_once_and_at_once(company: Company) -> None:
    table = await limited(company, BO, CLIO, after="computer")
    await company.tables.seats.take_over(table.id, 0, "timeout")
    record = await reliability(company)
    assert (record.timeouts, record.lost, record.matches) == (1, 0, 1), "it counts while the match is played"
    await company.tables.ends.end_as_manager(table.id, DORA)
    record = await reliability(company)
    assert (record.timeouts, record.lost, record.decisions, record.in_time) == (1, 1, 1, 0)
    assert (await reliability(company, BO)).matches == 0, "a match that was given up counts for nobody else"


async def test_export_and_erasure_know_it(company: Company) -> None:
    table = await limited(company, BO)
    await company.play_out(table.id, 3)
    exported = (await company.tables.people.export(ANNA))["matches_attended"]
    assert [each["table_id"] for each in exported] == [table.id]
    await company.tables.people.erase(ANNA)
    rows = await company.database.read(lambda connection: connection.execute(select(attendances)))
    assert len(rows.all()) == 1


@pytest.mark.parametrize("is_changed", [False, True])
@virtual_time()
async def test_time_that_runs_out_counts_once_however_it_ends(company: TimedCompany, is_changed: bool) -> None:
    table = await company.play(12 * HOUR, "ask", BO, CLIO)
    if is_changed:
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "h24")
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "h12")
    await company.until(30)
    record = await company.tables.results.reliability_of(ANNA.id)
    assert record.timeouts == (not is_changed), "no host makes a person late by another limit"
    assert await company.away_at(80, table.id) == "timeout"
    record = await company.tables.results.reliability_of(ANNA.id)
    assert record.timeouts == (not is_changed), "the end of the patience is no second time-out"
