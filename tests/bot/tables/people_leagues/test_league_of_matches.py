"""Leagues among people in the database: matches open, end with no-shows, count, and a season turns."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY
from bot.storage.schema import outbox, people, people_league_members, people_leagues
from bot.tables.model.refusals import Refusal
from bot.tables.people.departed_servers import leave, purge_these
from bot.tables.people.people import Person
from bot.tables.people.preferences import ServerSettings, set_settings_of_server
from bot.tables.people_leagues.opening import CLOSING
from bot.tables.people_leagues.rows import PeopleLeague, Rules, write_result
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company

RULES = Rules(GAME, 2, 2, 5, "h12", 28)
EVA = Person(910000000000000005, "Eva")
FIVE = (ANNA, BO, CLIO, DORA, EVA)


async def opened(company: Company, *members: Person, rules: Rules = RULES) -> int:
    id = await company.tables.people_leagues.open(SERVER, CHANNEL, rules, "en")
    for person in members:
        await company.tables.people_leagues.join(id, person, SERVER)
    await company.tables.people_leagues.openings.look()
    await company.settle()
    return id


async def now_of(company: Company, id: int, season: int = 0) -> PeopleLeague:
    return await company.tables.people_leagues.get(id, season)


async def play_all(company: Company, id: int) -> int:
    """Play every match that is open; how many."""
    running = [each for each in (await now_of(company, id)).tables if each.result is None]
    for table in running:
        await company.play_out(table.id or 0, table.number)
    await company.tables.people_leagues.openings.look()
    return len(running)


async def test_matches_open_with_the_same_dice_and_are_secret(company: Company) -> None:
    id = await opened(company, ANNA, BO, CLIO, DORA)
    league = await now_of(company, id)
    assert [len(each.seated.players) for each in league.tables] == [2, 2, 2, 2]
    assert sorted(each.seated.deal for each in league.tables) == [1, 1, 2, 2]
    lives = {each.number: await company.tables.repository.live(each.id or 0) for each in league.tables}
    seeds = {each.seated.deal: set[bytes]() for each in league.tables}
    for each in league.tables:
        live = lives[each.number]
        seeds[each.seated.deal].add(live.seed)
        assert live.table.is_direct
        assert live.table.is_secret(company.clock.now())
        assert not live.table.is_secret(league.until + CLOSING)
        assert live.table.options.after_time == "computer"
    assert [len(values) for values in seeds.values()] == [1, 1]
    assert seeds[1] != seeds[2]
    first = [live.match for each in league.tables if each.seated.deal == 1 for live in [lives[each.number]]]
    assert first[0] is not None
    assert first[1] is not None
    assert first[0].state == first[1].state


async def test_a_pace_may_bring_a_time_bank_that_no_one_changes(company: Company) -> None:
    id = await opened(company, ANNA, BO, rules=RULES._replace(pace="slow"))
    table = (await now_of(company, id)).tables[0].id or 0
    options = (await company.tables.lookup.get(table)).options
    assert (options.limit, options.bank, options.pauses, options.after_time) == (DAY // 2, 3 * DAY, True, "computer")
    with pytest.raises(Refusal, match="times_fixed") as refused:
        await company.tables.seats.propose_bank(table, ANNA, {"bank": "h336"})
    assert refused.value.facts == {"of": "league"}


async def test_a_season_turns_once_and_is_announced(company: Company) -> None:
    id = await opened(company, *FIVE)
    assert await play_all(company, id)
    while await play_all(company, id):
        pass
    league = await now_of(company, id)
    assert all(each.result is not None for each in league.tables)
    company.clock.time = league.until
    await company.settle()
    posts = len(company.messenger.of("league"))
    ends = company.tables.people_leagues.season_ends
    assert (await ends.look(), await ends.look()) == (1, 0)
    after = await now_of(company, id)
    assert (after.present, {each.person for each in after.members}) == (2, {each.id for each in FIVE})
    assert {each.division for each in after.members} == {1}
    before = await now_of(company, id, 1)
    assert [each.score for each in before.standings_in(-1)] == [each.score for each in league.standings_in(-1)]
    await company.settle()
    assert len(company.messenger.of("league")) > posts


async def test_who_leaves_harms_no_one_and_may_come_back(company: Company) -> None:
    service = company.tables.people_leagues
    id = await opened(company, ANNA, BO, CLIO, DORA)
    await play_all(company, id)
    before = {each.person: each.score for each in (await now_of(company, id)).standings_in(-1)}
    await service.leave(id, BO.id)
    league = await now_of(company, id)
    gone = next(each.number for each in league.members if each.person == BO.id)
    after = {each.person: each.score for each in league.standings_in(-1)}
    assert after == {number: score for number, score in before.items() if number != gone}
    await service.join(id, BO, SERVER)
    assert {each.person for each in (await now_of(company, id)).standings_in(-1)} == set(before)


async def test_limits_and_who_may_join(company: Company) -> None:
    service = company.tables.people_leagues
    id = await opened(company)
    with pytest.raises(Refusal, match="league_closed"):
        await service.join(id, ANNA, SERVER + 1)
    with pytest.raises(Refusal, match="no_such_setting"):
        await service.set_wide(id, is_wide=True)
    service.may_be_wide = True
    await service.set_wide(id, is_wide=True)
    await service.join(id, ANNA, SERVER + 1)
    assert [each.id for each in await service.shown_in(SERVER + 1, GAME)] == [id]
    await service.close(id)
    with pytest.raises(Refusal, match="league_closed"):
        await service.join(id, BO, SERVER)
    for bad in (RULES._replace(seats=9), RULES._replace(pace="m5"), RULES._replace(days=3), RULES._replace(game="go")):
        with pytest.raises(Refusal, match="no_such_setting"):
            await service.open(SERVER, CHANNEL, bad, "en")


async def test_erased_members_and_what_a_server_leaves_behind(company: Company) -> None:
    id = await opened(company, ANNA, BO)
    await company.tables.people.erase(ANNA)
    league = await now_of(company, id)
    assert next((each.name, each.person, each.gone) for each in league.members) == ("Player 1", None, True)
    assert not await company.tables.people_leagues.openings.look()
    await company.database.write(lambda connection: leave(connection, SERVER, company.clock.now()))
    await company.database.write(lambda connection: purge_these(connection, [SERVER], company.clock.now() + 1))
    assert await company.count(people_leagues) == 0
    assert await company.count(people_league_members) == 0
    assert await company.count(people) >= 0


async def test_who_missed_two_matches_comes_back_by_a_click(company: Company) -> None:
    service = company.tables.people_leagues
    id = await opened(company, ANNA, BO, rules=RULES._replace(at_once=1))
    bo = (await now_of(company, id)).member_of(BO.id)
    assert bo is not None
    missing = bo.number
    for _ in range(2):
        [running] = [each for each in (await now_of(company, id)).tables if each.result is None]
        await company.database.write(
            lambda connection, match=running.id: write_result(connection, match or 0, [9.0, 1.0], [missing])
        )
        await company.play_out(running.id or 0, running.number)
        await service.openings.look()
    league = await now_of(company, id)
    anna, bo = (league.member_of(each.id) for each in (ANNA, BO))
    assert anna is not None
    assert bo is not None
    assert (len(league.tables), league.is_shut_out(bo), league.is_shut_out(anna)) == (2, True, False)
    await service.join(id, BO, SERVER)
    assert not await service.openings.look(), "to join again is not enough"
    await service.come_back(id, ANNA.id)
    await service.come_back(id, BO.id)
    assert await service.openings.look() == 1
    after = (await now_of(company, id)).member_of(BO.id)
    assert after is not None
    assert after.back == 2
    await service.close(id)
    with pytest.raises(Refusal, match="league_closed"):
        await service.come_back(id, BO.id)


async def test_the_end_of_a_wide_season_is_told_once_in_each_server(company: Company) -> None:
    service = company.tables.people_leagues
    service.may_be_wide = True
    id = await opened(company, ANNA, rules=RULES._replace(wide=True))
    for person, place in ((BO, 1), (CLIO, 2), (DORA, 2), (EVA, 3)):
        await service.join(id, person, SERVER + place, channel=7_000 + person.id % 10)
    await company.database.write(
        lambda connection: set_settings_of_server(connection, SERVER + 2, ServerSettings(season_channel=99))
    )
    await company.database.write(lambda connection: leave(connection, SERVER + 3, company.clock.now()))
    await service.openings.look()
    while await play_all(company, id):
        pass
    company.clock.time = (await now_of(company, id)).until
    assert (await service.season_ends.look(), await service.season_ends.look()) == (1, 0)
    query = select(outbox.c.server, outbox.c.channel).where(outbox.c.kind == "league").order_by(outbox.c.server)
    rows = await company.database.read(lambda connection: connection.execute(query))
    assert [tuple(row) for row in rows] == [(SERVER, CHANNEL), (SERVER + 1, 7_002), (SERVER + 2, 99)]
    member = (await now_of(company, id)).member_of(BO.id)
    assert member is not None
    assert (member.server, member.channel) == (SERVER + 1, 7_002)
