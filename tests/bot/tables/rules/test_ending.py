"""Matches that are ended early, by a vote, by one person or by a manager."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.votes import Count
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company


async def refused(call) -> Refusal:
    with pytest.raises(Refusal) as error:
        await call
    return error.value


async def test_majority_of_the_people_ends_a_match(company: Company) -> None:
    table = await company.started(BO, CLIO)
    for _ in range(2):
        voted = await company.tables.ends.vote(table.id, BO)
        assert (voted.table.is_open, voted.tally) == (True, Count(1, 2))
    table = (await company.tables.ends.vote(table.id, CLIO)).table
    assert table.stage == "ended"
    assert table.ended == company.clock.now()
    assert verify(await company.tables.lookup.export(table.id)).valid


async def test_two_people_must_agree_and_computers_have_no_vote(company: Company) -> None:
    table = await company.started(BO, computers=2)
    assert (await company.tables.ends.vote(table.id, ANNA)).tally.needed == 2
    assert (await company.tables.ends.vote(table.id, BO)).table.stage == "ended"


async def test_alone_one_decides_alone(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    assert (await company.tables.ends.vote(table.id, ANNA)).table.stage == "ended"
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))


async def test_host_may_end_alone_after_a_day_of_silence(company: Company) -> None:
    table = await company.started(BO, CLIO)
    company.clock.turn(DAY - 1)
    assert (await company.tables.ends.vote(table.id, BO)).table.is_open
    for person in (BO, CLIO):
        while (await company.choices(table.id))[1] != person.id:
            await company.move(table.id)
        if person is BO:
            await company.move(table.id)
    company.clock.turn(DAY - 1)
    assert (await company.tables.ends.vote(table.id, ANNA)).table.is_open
    company.clock.turn(1)
    assert (await company.tables.ends.vote(table.id, ANNA)).table.stage == "ended"


async def test_who_plays_on_takes_the_own_vote_back(company: Company) -> None:
    table = await company.started(BO, CLIO, DORA)
    _, person, _ = await company.choices(table.id)
    other = BO if person != BO.id else CLIO
    await company.tables.ends.vote(table.id, other)
    assert (await company.tables.ends.vote(table.id, Person(person, ""))).tally.votes == 2
    await company.move(table.id)
    seats = (await company.tables.lookup.get(table.id)).seats
    assert [seat.person for seat in seats if seat.voted] == [other.id]


async def test_vote_does_not_make_boards_stale(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.ends.vote(table.id, BO)
    assert (await company.tables.lookup.get(table.id)).version == table.version


async def test_who_may_not_vote(company: Company) -> None:
    table = await company.lobby(BO)
    assert (await refused(company.tables.ends.vote(table.id, ANNA))).key == "wrong_stage"
    await company.tables.lobbies.start(table.id, ANNA)
    assert (await refused(company.tables.ends.vote(table.id, DORA))).key == "not_seated"
