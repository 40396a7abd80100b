"""What a server chooses as its language counts at once, also for matches that run."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.tables.model.open_table import Change
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, GAME, SERVER, Company


async def language_of(company: Company, id: int) -> str:
    return (await company.tables.lookup.get(id)).language


async def test_a_match_that_runs_speaks_what_its_server_chooses(company: Company) -> None:
    people, id = company.tables.people, (await company.started(BO)).id
    assert await language_of(company, id) == "en"
    for choice, spoken in (("de", "de"), ("pl", "pl"), (None, "en")):
        await people.set_server_language(SERVER, choice)
        assert await language_of(company, id) == spoken
        company.tables.repository.drop_all()
        assert await language_of(company, id) == spoken, "as after a restart"


async def test_other_servers_and_private_matches_keep_theirs(company: Company) -> None:
    elsewhere = await company.tables.lobbies.open(NewTable(SERVER + 1, 77, ANNA, GAME, language="fr"))
    alone = await company.tables.lobbies.open(NewTable(SERVER, 0, BO, GAME, language="it", solo=True))
    assert alone.is_answered
    await company.tables.people.set_server_language(SERVER, "de")
    company.tables.repository.drop_all()
    assert [await language_of(company, each.id) for each in (elsewhere, alone)] == ["fr", "it"]


async def test_a_change_on_its_way_keeps_no_earlier_language(company: Company) -> None:
    repository, id = company.tables.repository, (await company.started(BO)).id
    choosing = asyncio.create_task(company.tables.people.set_server_language(SERVER, "de"))
    await asyncio.sleep(0)
    await repository.change(id, lambda live: Change(replace(live, table=replace(live.table, click=1))))
    await choosing
    assert await language_of(company, id) == "de"
