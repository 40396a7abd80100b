"""Matches of the queue in a server with a forum: each gets a post, and one that gets none costs no one anything."""

from __future__ import annotations

import pytest

from bot.storage.database import Database
from bot.tables.model.table import Table
from tests.bot.tables.company import ANNA, BO, DORA, SERVER, Company, Hand
from tests.bot.tables.queue.test_queue import OFFERED, wait

FORUM = 7700


@pytest.mark.parametrize("is_free", [True, False])
async def test_in_a_server_with_a_forum_the_match_gets_a_post(database: Database, clock: Hand, is_free: bool) -> None:
    channels: list[int] = []

    async def sees(table: Table, person: int) -> bool:
        channels.append(table.channel)
        return True

    company = Company.gather(database, clock, can_see=sees)
    await company.tables.servers.choose_places(SERVER, None, None, [OFFERED])
    await company.tables.servers.choose_forum(SERVER, FORUM)
    if not is_free:
        await company.lobby(channel=OFFERED, host=DORA)
    await wait(company, ANNA, BO, server=SERVER)
    assert await company.tables.queue.opening.look() == 1
    (table,) = await company.tables.lookup.open_tables_of(ANNA)
    assert (table.has_channel, table.is_direct, table.options.thread) == (False, False, False)
    await company.settle()
    (table,) = await company.tables.lookup.open_tables_of(ANNA)
    assert {*channels} == {FORUM}
    assert (table.server, table.queued, table.forum) == (SERVER, True, FORUM)
    [post] = [call for call in company.messenger.calls if call.kind == "open_post"]
    assert {*post.facts["called_people"]} == {ANNA.id, BO.id}, "who is to confirm is mentioned"
    for person in (ANNA, BO):
        await company.tables.musters.confirm(table.id, person, company.click())
    await company.settle()
    assert company.messenger.of("board", table.channel)
    assert company.messenger.titles[table.channel].startswith("playing")
    await company.leave()


async def test_a_match_whose_post_could_not_be_made_costs_no_one_anything(database: Database, clock: Hand) -> None:
    async def sees(table: Table, person: int) -> bool:
        return True

    company = Company.gather(database, clock, can_see=sees)
    await company.tables.servers.choose_places(SERVER, None, None, [OFFERED])
    await company.tables.servers.choose_forum(SERVER, FORUM)
    await wait(company, ANNA, BO, server=SERVER)
    assert await company.tables.queue.opening.look() == 1
    (table,) = await company.tables.lookup.open_tables_of(ANNA)
    clock.time = (table.muster or 0) + 1
    assert await company.tables.musters.look() == 1
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    for person in (ANNA, BO):
        standing = await company.tables.queue.standing(person.id)
        assert standing.own is not None
    await company.leave()
