"""Rematches: a new lobby for the same people."""

from __future__ import annotations

import random

import pytest

from bot.runtime.clock import DAY
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.rematch import people_to_invite
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company


async def test_they_meet_again_and_another_one_is_first(company: Company) -> None:
    table = await company.tables.lobbies.open(
        NewTable(SERVER, CHANNEL, ANNA, GAME, {"first": "host"}, language="de", table_options={"limit": "h24"})
    )
    for person in (BO, CLIO):
        await company.tables.lobbies.join(table.id, person)
    await company.tables.lobbies.add_computer(table.id, ANNA)
    await company.tables.lobbies.start(table.id, ANNA)
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.lobbies.open_rematch(table.id, ANNA)
    earlier = await company.play_on(table.id, random.Random(1))
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.lobbies.open_rematch(table.id, DORA)
    again = await company.tables.lobbies.open_rematch(table.id, ANNA)
    assert (again.stage, again.host, again.language) == ("lobby", ANNA.id, "de")
    assert (again.settings, again.options) == (earlier.settings, TableOptions(limit=DAY))
    assert {*people_to_invite(again, earlier)} == {BO.id, CLIO.id}
    with pytest.raises(Refusal, match="already_joined"):
        await company.tables.lobbies.open_rematch(table.id, ANNA)
    await company.tables.lobbies.open_rematch(table.id, CLIO)
    again = await company.tables.lobbies.join(again.id, BO)
    assert [seat.person for seat in again.seats] == [BO.id, CLIO.id, None, ANNA.id]
    assert [seat.number for seat in again.seats] == [0, 1, 2, 3]
    await company.tables.lobbies.start(again.id, ANNA)
    assert (await company.tables.lookup.match(again.id)).questions[0].seat == 0, "Bo begins this time"
    with pytest.raises(Refusal, match="table_exists"):
        await company.tables.lobbies.open_rematch(table.id, ANNA)
    assert await company.tables.repository.live(again.id)
    company.tables.repository.drop(again.id)
    assert (await company.tables.lookup.get(again.id)).rematch_of == table.id


async def test_alone_the_next_match_begins_at_once(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, {"level": "hard"}, solo=True))
    await company.tables.ends.vote(table.id, ANNA)
    again = await company.tables.lobbies.open_rematch(table.id, ANNA)
    assert (again.stage, again.settings["level"], again.rematch_of) == ("playing", "hard", table.id)


async def test_a_lobby_that_never_began_is_no_match(company: Company) -> None:
    table = await company.lobby(BO)
    await company.tables.lobbies.close(table.id, ANNA)
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.lobbies.open_rematch(table.id, ANNA)
