"""The end of a season: told once where it is wanted, and leaderboards of a season."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY, HOUR
from bot.storage.database import Database
from bot.storage.schema import outbox
from bot.tables.dailies.seasons import Seasons, ended_season
from bot.tables.model.days import Span, begin_of, counts_until, span_of
from bot.tables.people.preferences import ServerSettings, server_settings_from
from tests.bot.tables.company import ANNA, BO, GAME, SERVER, Company
from tests.bot.tables.processes.pair import Pair

CHANNEL = 77
LAST = (date(2026, 12, 31) - date(1970, 1, 1)).days
"""The last day of a season."""
SEASON = span_of(LAST, "season")


async def messages(company: Company) -> list[tuple[int, dict[str, int]]]:
    query = select(outbox.c.channel, outbox.c.facts).where(outbox.c.kind == "season")
    return [(row.channel, row.facts) for row in await company.database.read(lambda c: c.execute(query))]


async def matched(company: Company, channel: int = 1) -> None:
    """A rated match of two that is played to its end."""
    table = await company.started(BO, channel=channel)
    await company.play_out(table.id, seed=channel)


def test_when_a_season_is_told() -> None:
    assert ended_season(begin_of(LAST)) is None
    assert ended_season(counts_until(LAST) - 1) is None, "challenges of its last day still count"
    assert ended_season(counts_until(LAST)) == SEASON == Span(LAST - 91, LAST)
    assert ended_season(begin_of(LAST + 8) - 1) == SEASON
    assert ended_season(begin_of(LAST + 8)) is None, "who turns it on later hears of the next one"


async def test_it_is_told_once_where_it_is_wanted(company: Company) -> None:
    company.clock.time = begin_of(LAST) + HOUR
    await matched(company)
    seasons, servers = company.tables.dailies.seasons, company.tables.servers
    company.clock.time = counts_until(LAST)
    assert await seasons.look() == 0, "off by default"
    await servers.choose_places(SERVER, None, [CHANNEL])
    company.clock.time -= 1
    assert await seasons.look() == 0
    company.clock.time += 1
    assert await seasons.look() == 1
    assert await messages(company) == [(CHANNEL, {"channel": CHANNEL, "season": SEASON.first})]
    assert await seasons.look() == 0
    again = Seasons(company.tables.repository, lambda: None)
    assert await again.look() == 0, "nor after a restart"
    settings = await servers.settings(SERVER)
    assert settings.season_told == SEASON.first
    assert (await servers.choose_places(SERVER, [5], None)).season_channel == CHANNEL, "other settings leave it"
    await servers.choose_places(SERVER, None, [])
    assert (await servers.settings(SERVER)).season_channel is None


async def test_nothing_is_told_of_a_season_without_matches(company: Company) -> None:
    company.clock.time = begin_of(SEASON.first) - HOUR
    await matched(company)
    await company.tables.servers.choose_places(SERVER, None, [CHANNEL])
    company.clock.time = counts_until(LAST)
    assert await company.tables.dailies.seasons.look() == 0
    assert await messages(company) == []


async def test_two_processes_tell_it_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    # As when the leader has changed a moment ago, and the one before does not know it yet.
    monkeypatch.setattr(Database, "leads", True)
    for company in pair:
        company.clock.time = begin_of(LAST) + HOUR
    await matched(pair.left)
    await pair.left.tables.servers.choose_places(SERVER, None, [CHANNEL])
    for company in pair:
        company.clock.time = counts_until(LAST)
    counts = await asyncio.gather(*(company.tables.dailies.seasons.look() for company in pair))
    assert sum(counts) == 1
    assert (await pair.left.tables.servers.settings(SERVER)).season_told == SEASON.first


def test_stored_settings_that_make_no_sense_are_off() -> None:
    assert server_settings_from({"season_channel": "x", "season_told": True}) == ServerSettings()
    assert server_settings_from({"season_channel": 5}).season_channel == 5


async def test_leaderboards_of_a_season(company: Company) -> None:
    company.clock.time = begin_of(SEASON.first) - DAY
    await matched(company)
    company.clock.time = begin_of(LAST)
    await matched(company, 2)
    board = company.tables.results.leaderboard
    assert {each.rating.matches for each in (await board(SERVER, GAME)).ranked} == {2}
    here = (await board(SERVER, GAME, SEASON)).ranked
    before = (await board(SERVER, GAME, span_of(SEASON.first - 1, "season"))).ranked
    assert {each.rating.matches for each in (*here, *before)} == {1}
    assert len(here) == len(before) == 2
    assert sum(each.wins for each in here) >= 1
    assert (await board(SERVER, GAME, span_of(LAST + 1, "season"))).ranked == ()
    await company.tables.people.change_preferences(ANNA.id, lambda old: old._replace(rated=False))
    assert len((await board(SERVER, GAME, SEASON)).ranked) == 1
