"""Leagues among people in virtual time: with a fifth of no-shows, every match ends without anyone's help."""

from __future__ import annotations

from collections import Counter

from bot.runtime.clock import HOUR
from bot.tables.people.people import Person
from bot.tables.people_leagues.rows import PeopleLeague, Rules
from tests.bot.tables.company import CHANNEL, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

TEN = tuple(Person(910000000000000100 + number, f"Member {number}") for number in range(1, 11))
AWAY = TEN[8:]
RULES = Rules("relay", 2, 2, 5, "h12", 28)


async def answer_all(company: TimedCompany, league: PeopleLeague) -> None:
    """Those who are there answer whatever they are asked."""
    for table in (each for each in league.tables if each.result is None):
        for person in TEN[:8]:
            while (await company.tables.lookup.get(table.id or 0)).is_open:
                match = await company.tables.lookup.match(table.id or 0)
                seat = (await company.tables.lookup.get(table.id or 0)).seat_of(person.id)
                if seat is None or match.question_for(seat.number) is None:
                    break
                await company.answer(table.id or 0, person)


@virtual_time()
async def test_every_match_ends_with_a_fifth_of_no_shows(company: TimedCompany) -> None:
    leagues = company.tables.people_leagues
    id = await leagues.open(SERVER, CHANNEL, RULES, "en")
    for person in TEN:
        await leagues.join(id, person, SERVER)
    for step in range(1, 60):
        await leagues.openings.look()
        await answer_all(company, await leagues.get(id))
        await company.until(step * 6)
        await company.tables.computers.idle()
    league = await leagues.get(id)
    assert league.tables
    assert all(table.result is not None for table in league.tables)
    persons = {each.number: each.person for each in league.members}
    counts = Counter(persons[player] for table in league.tables for player in table.seated.players)
    assert {counts[each.id] for each in TEN[:8]} <= {4, 5}
    assert all(1 <= counts[each.id] <= 2 for each in AWAY), "none is opened for who is away"
    absent = {persons[player] for table in league.tables if table.result for player in table.result.absent}
    assert absent == {each.id for each in AWAY}
    standing = {persons[each.person]: each for each in league.standings_in(-1)}
    assert all(standing[each.id].played == 0 and standing[each.id].score <= 0 for each in AWAY)
    assert all(standing[each.id].missed == 0 for each in TEN[:8])
    assert league.until - company.clock.now() > 7 * 24 * HOUR
