"""Leagues in the database: opened and closed, joined and left, turned once at the end of a season, erased, exported."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from sqlalchemy import delete, insert, select

from bot.runtime.clock import HOUR
from bot.storage.schema import attempts, league_entries, leagues, people, tables
from bot.storage.transaction import Transaction
from bot.tables.leagues import service
from bot.tables.leagues.service import League, Line
from bot.tables.model.days import begin_of, counts_until, day_of
from bot.tables.model.refusals import Refusal
from bot.tables.people import departed_servers
from bot.tables.people.people import Person, number_of
from bot.tables.rules.league_scores import DEALS
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, SERVER, Company
from tests.bot.tables.dailies.test_dailies import scored
from tests.bot.tables.processes.pair import Pair

TABLE = {"server": SERVER, "game": GAME, "rules": 2, "stage": "finished", "language": "en", "settings": {}}
TABLE |= {"version": 1, "computing": False, "seed": b"", "salt": b"", "opened": 0, "moved": 0, "ranked": True}


async def begun(company: Company, *members: Person, server: int = SERVER) -> int:
    """An open league with these members; the first day of its season."""
    first = day_of(company.clock.time)
    await company.tables.leagues.open(server, GAME)
    for person in members:
        await company.tables.leagues.join(server, GAME, person)
    return first


async def find_league(company: Company, person: Person = ANNA, first: int = 0, page: int | None = None) -> League:
    league = await company.tables.leagues.find(SERVER, GAME, person.id, first, page)
    assert league is not None
    return league


async def lines(company: Company, first: int = 0) -> list[tuple[str, float, int]]:
    division = (await find_league(company, first=first)).shown_division
    return [(each.name, each.score, each.played) for each in division.lines] if division else []


async def all_scored(company: Company, day: int, points: Mapping[Person, int]) -> None:
    """First tries of many people with results, as if they had been played on that day."""

    async def write(connection: Transaction) -> None:
        for person, gained in points.items():
            table = {**TABLE, "channel": person.id * 1_000 + day % 1_000, "day": day}
            id = (await connection.execute(insert(tables).values(table).returning(tables.c.id))).scalar_one()
            own = {"table_id": id, "person": await number_of(connection, person.id), "server": SERVER, "game": GAME}
            await connection.execute(insert(attempts).values(**own, day=day, points=gained, place=1, marks=[]))

    await company.database.write(write)


async def test_scores_are_against_the_mean_of_all_first_tries(company: Company) -> None:
    first = await begun(company, ANNA, BO)
    await scored(company, ANNA, first, 30)
    await scored(company, BO, first, 10)
    await scored(company, CLIO, first, 50)
    assert await lines(company) == [("Anna", 0.0, 1), (BO.name, -20.0, 1)], "Clio counts though in no league"
    await scored(company, BO, first + 1, 40)
    company.clock.time = counts_until(first + 1) - 1
    assert await lines(company) == [("Anna", 0.0, 1), (BO.name, -20.0, 2)], "the deal can still be played"
    await scored(company, CLIO, first + 1, 20)
    company.clock.turn(1)
    assert await lines(company) == [("Anna", -10.0, 1), (BO.name, -10.0, 2)][::-1]
    league = await find_league(company)
    assert (league.over, league.members, league.divisions, league.own, league.before) == (2, 2, (-1,), -1, None)
    assert league.shown_division is not None
    assert league.shown_division.lines[1] == Line(1, "Anna", -10.0, 1, "stay", is_own=True)


async def test_a_deal_that_was_begun_before_joining_does_not_count(company: Company) -> None:
    first = await begun(company, ANNA)
    await scored(company, BO, first, 80)
    await scored(company, ANNA, first, 20)
    await company.tables.leagues.join(SERVER, GAME, BO)
    assert await lines(company) == [(BO.name, 0.0, 0), ("Anna", -30.0, 1)]


async def test_leaving_changes_no_score_of_others_and_can_be_taken_back(company: Company) -> None:
    first = await begun(company, ANNA, BO, CLIO)
    for person, points in ((ANNA, 30), (BO, 10), (CLIO, 20)):
        await scored(company, person, first, points)
    before = await lines(company)
    await company.tables.leagues.leave(SERVER, GAME, BO.id)
    assert await lines(company) == [each for each in before if each[0] != BO.name]
    assert (await find_league(company, BO)).own is None
    await company.tables.leagues.join(SERVER, GAME, BO)
    assert await lines(company) == before, "with the results as they were"
    await company.tables.leagues.leave(SERVER, GAME, DORA.id)
    await company.tables.leagues.leave(SERVER + 1, GAME, BO.id)


async def test_a_season_ends_once_and_is_kept(company: Company) -> None:
    first = await begun(company, ANNA, BO, CLIO)
    await scored(company, ANNA, first, 30)
    await scored(company, BO, first + DEALS - 1, 10)
    turning = company.tables.leagues.season_ends
    company.clock.time = counts_until(first + DEALS - 1) - 1
    assert await turning.look() == 0
    company.clock.turn(1)
    before = await lines(company)
    assert await turning.look() == 1
    assert await turning.look() == 0
    league = await find_league(company)
    assert (league.span.first, league.divisions, league.own, league.before) == (first + DEALS, (1,), 1, first)
    assert [name for name, _, _ in await lines(company)] == ["Anna", BO.name], "who did not play is out"
    assert (await find_league(company, CLIO)).own is None
    await company.database.write(lambda connection: connection.execute(delete(attempts)))
    assert await lines(company, first) == before, "whatever becomes of the first tries"


async def test_a_quarter_moves_between_divisions(company: Company) -> None:
    members = [Person(70 + number, f"P{number:02}") for number in range(24)]
    first = await begun(company, *members)
    await all_scored(company, first, {person: 100 - number for number, person in enumerate(members)})
    assert (await find_league(company)).divisions == (-1, -2)
    company.clock.time = counts_until(first + DEALS - 1)
    assert await company.tables.leagues.season_ends.look() == 1
    assert (await find_league(company)).divisions == (1, 2)
    assert (await find_league(company, members[11])).own == 1
    assert (await find_league(company, members[12])).own == 2
    await all_scored(company, first + DEALS, {person: number for number, person in enumerate(members)})
    division = (await find_league(company, members[23])).shown_division
    assert division is not None
    assert [each.zone for each in division.lines] == ["up"] * 3 + ["stay"] * 9
    division = (await find_league(company, members[0])).shown_division
    assert division is not None
    assert [each.zone for each in division.lines] == ["stay"] * 9 + ["down"] * 3
    company.clock.time = counts_until(first + 2 * DEALS - 1)
    assert await company.tables.leagues.season_ends.look() == 1
    division = (await find_league(company, page=0)).shown_division
    assert division is not None
    assert {each.name for each in division.lines} == {f"P{number:02}" for number in (*range(3, 12), 21, 22, 23)}


async def test_a_closed_league_goes_no_further_until_it_is_opened_again(company: Company) -> None:
    first = await begun(company, ANNA)
    await scored(company, ANNA, first, 30)
    await company.tables.leagues.close(SERVER, GAME)
    with pytest.raises(Refusal, match="league_closed"):
        await company.tables.leagues.join(SERVER, GAME, BO)
    assert await company.tables.leagues.open_games(SERVER) == []
    company.clock.time = begin_of(first + 100)
    assert await company.tables.leagues.season_ends.look() == 0
    assert not (await find_league(company)).is_open
    await company.tables.leagues.open(SERVER, GAME)
    league = await find_league(company)
    assert (league.is_open, league.span.first, league.own) == (True, first + 100, 1)
    assert await company.tables.leagues.open_games(SERVER) == [GAME]
    await company.tables.leagues.open(SERVER, GAME)
    assert (await find_league(company)).span.first == first + 100


async def test_limits(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(company, ANNA)
    monkeypatch.setattr(service, "MOST_MEMBERS", 1)
    await company.tables.leagues.join(SERVER, GAME, ANNA)
    with pytest.raises(Refusal, match="league_full"):
        await company.tables.leagues.join(SERVER, GAME, BO)
    monkeypatch.setattr(service, "MOST_LEAGUES", 1)
    await company.tables.leagues.open(SERVER + 1, GAME)
    with pytest.raises(Refusal, match="too_many_leagues"):
        await company.tables.leagues.join(SERVER + 1, GAME, ANNA)
    await company.tables.leagues.leave(SERVER, GAME, ANNA.id)
    await company.tables.leagues.join(SERVER + 1, GAME, ANNA)
    with pytest.raises(Refusal, match="no_league"):
        await company.tables.leagues.open(SERVER, "chess")
    with pytest.raises(Refusal, match="league_closed"):
        await company.tables.leagues.join(SERVER + 2, GAME, ANNA)
    assert await company.tables.leagues.find(SERVER + 2, GAME, ANNA.id) is None


async def test_erased_and_exported(company: Company) -> None:
    first = await begun(company, ANNA, BO)
    await scored(company, ANNA, first, 30)
    exported = await company.tables.people.export(ANNA)
    (entry,) = exported["leagues"]
    assert (entry["server"], entry["game"], entry["first"], entry["name"]) == (str(SERVER), GAME, first, "Anna")
    await company.tables.people.erase(ANNA)
    assert await lines(company) == [(BO.name, 0.0, 0)]
    company.clock.time = counts_until(first + DEALS - 1)
    assert await company.tables.leagues.season_ends.look() == 1


async def test_members_are_kept_and_servers_left_long_ago_are_not(company: Company) -> None:
    await begun(company, ANNA)
    await company.database.write(departed_servers.forget_strangers)
    assert await company.count(people) == 1
    now = company.clock.time
    assert await company.database.write(lambda c: departed_servers.note_absent(c, [], now, lambda server: True)) == {}
    await company.database.write(lambda c: departed_servers.purge_these(c, [SERVER], now))
    assert [await company.count(each) for each in (leagues, league_entries, people)] == [0, 0, 0]


async def test_old_seasons_are_forgotten(company: Company) -> None:
    first = await begun(company, ANNA)
    for number in range(9):
        await scored(company, ANNA, first + number * DEALS, 30)
        company.clock.time = counts_until(first + (number + 1) * DEALS - 1)
        assert await company.tables.leagues.season_ends.look() == 1
    query = select(league_entries.c.first).order_by(league_entries.c.first)
    days = (await company.database.read(lambda connection: connection.execute(query))).scalars().all()
    assert [(day - first) // DEALS for day in days] == [2, 3, 4, 5, 6, 7, 8, 9][-len(days) :]
    assert len(days) == 8


async def test_two_processes_end_a_season_once(pair: Pair) -> None:
    first = await begun(pair.left, ANNA)
    await pair.right.tables.leagues.join(SERVER, GAME, BO)
    await scored(pair.left, ANNA, first, 30)
    pair.left.clock.time = pair.right.clock.time = counts_until(first + DEALS - 1) + HOUR
    works = [await each.tables.leagues.season_ends.find_due() for each in pair]
    assert [len(work) for work in works] == [1, 1]
    turned = await asyncio.gather(*(each.database.write(work[0]) for each, work in zip(pair, works, strict=True)))
    assert sorted(turned) == [False, True]
    assert (await find_league(pair.right)).span.first == first + DEALS
