"""Links to matches: made and withdrawn by their people, found by anyone, and gone with what they show."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.runtime.clock import DAY
from bot.storage.schema import match_links
from bot.tables.links import service
from bot.tables.links.rows import Linked
from bot.tables.model.refusals import Refusal
from bot.tables.restoration import announce_restored
from bot.tables.time.retention import remove_finished
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER, Company
from tests.bot.tables.processes.pair import LEFT, Pair, begun
from tests.waiting import until

ADDRESS = "https://pantheon.example"


def offer(company: Company) -> None:
    company.tables.links.address = ADDRESS


async def linked(company: Company) -> tuple[int, str]:
    """A match with a link: its table, and the secret."""
    offer(company)
    table = await company.started(BO)
    address = await company.tables.links.make(table.id, ANNA.id)
    begin, _, secret = address.rpartition("/")
    assert begin == f"{ADDRESS}/m"
    return table.id, secret


async def refusal(work) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.key


async def rows(company: Company) -> int:
    result = await company.database.read(lambda connection: connection.execute(match_links.select()))
    return len(result.all())


async def test_a_link_is_made_once_and_read_by_all_at_the_table(company: Company) -> None:
    table, secret = await linked(company)
    links = company.tables.links
    assert len(secret) == 32
    assert await links.make(table, BO.id) == await links.of_match(table, BO.id) == f"{ADDRESS}/m/{secret}"
    link = await links.find(secret)
    assert link == Linked(table, (await company.tables.lookup.get(table)).version)
    assert (await links.open(link)).table.id == table
    await company.move(table)
    assert (await links.find(secret)).version == link.version + 1, "a move is known at once"


async def test_others_neither_make_nor_withdraw_one(company: Company) -> None:
    table, secret = await linked(company)
    links = company.tables.links
    for request in (links.make(table, CLIO.id), links.of_match(table, CLIO.id), links.withdraw(table, CLIO.id)):
        assert await refusal(request) == "not_seated"
    assert (await links.find(secret)).table == table
    lobby = await company.lobby(channel=2)
    assert await refusal(links.make(lobby.id, ANNA.id)) == "wrong_stage"
    links.address = ""
    assert await refusal(links.make(table, ANNA.id)) == "links_off"


async def test_a_link_that_was_withdrawn_leads_nowhere_at_once(company: Company) -> None:
    table, secret = await linked(company)
    links, changes = company.tables.links, []
    links.when_changed(changes.append)
    await links.find(secret)
    assert await links.withdraw(table, BO.id)
    assert changes == [None]
    assert await refusal(links.find(secret)) == "no_table"
    assert not await links.withdraw(table, BO.id)
    assert (await links.make(table, ANNA.id)).rpartition("/")[2] != secret


@pytest.mark.parametrize("secret", ["", "a", "x" * 32, "x" * 5_000, "é", "\x00"])
async def test_what_is_no_link_is_found_nowhere(company: Company, secret: str) -> None:
    await linked(company)
    assert await refusal(company.tables.links.find(secret)) == "no_table"


@pytest.mark.parametrize("is_over", [False, True])
async def test_an_erasure_ends_the_link(company: Company, is_over: bool) -> None:
    table, secret = await linked(company)
    if is_over:
        await company.play_on(table, random.Random(1))
    await company.tables.links.find(secret)
    await company.tables.people.erase(BO)
    assert await refusal(company.tables.links.find(secret)) == "no_table"
    assert await rows(company) == 0


async def test_a_server_that_was_left_shows_nothing_until_the_bot_is_back(company: Company) -> None:
    table, secret = await linked(company)
    await company.tables.links.find(secret)
    await company.tables.servers.leave(SERVER)
    assert await refusal(company.tables.links.find(secret)) == "no_table"
    await company.tables.servers.come_back(SERVER)
    company.tables.links.note_changed()
    assert (await company.tables.links.find(secret)).table == table
    await company.tables.servers.compare([])
    assert await refusal(company.tables.links.find(secret)) == "no_table"


async def test_what_is_removed_or_restored_has_no_link(company: Company) -> None:
    table, secret = await linked(company)
    await company.play_on(table, random.Random(1))
    await company.tables.links.find(secret)
    company.clock.turn(30 * DAY)
    assert await remove_finished(company.tables.repository, 10) == 1
    assert await refusal(company.tables.links.find(secret)) == "no_table"
    _, secret = await linked(company)
    await announce_restored(company.tables.repository)
    assert await rows(company) == 0


async def test_what_is_secret_is_not_shown(company: Company) -> None:
    table, secret = await linked(company)
    live = await company.tables.repository.live(table)
    hidden = replace(live, table=replace(live.table, secret_until=company.clock.now() + DAY))
    company.tables.repository._live[table] = hidden
    link = await company.tables.links.find(secret)
    assert await refusal(company.tables.links.open(link)) == "no_table"
    assert await refusal(company.tables.links.make(table, ANNA.id)) == "daily_private"
    company.clock.turn(DAY)
    assert (await company.tables.links.open(link)).table.id == table


async def test_the_export_of_a_person_names_what_is_shown(company: Company) -> None:
    table, secret = await linked(company)
    exported = await company.tables.people.export(BO)
    assert exported["matches_shown_by_link"] == [{"table_id": table, "made": company.clock.now()}]
    assert secret not in str(exported)


async def test_processes_tell_each_other_what_is_watched(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    left, right = pair
    offer(left)
    table = await begun(left, LEFT, 1)
    secret = (await left.tables.links.make(table, ANNA.id)).rpartition("/")[2]
    changes: list[int | None] = []
    right.tables.links.when_changed(changes.append)
    assert (await right.tables.links.find(secret)).table == table
    monkeypatch.setattr(service, "FRESH_S", 60.0)
    await left.move(table)
    await until(lambda: bool(changes))
    assert (await right.tables.links.find(secret)).version == (await left.tables.lookup.get(table)).version
    changes.clear()
    await left.tables.links.withdraw(table, ANNA.id)
    await until(lambda: bool(changes))
    assert await refusal(right.tables.links.find(secret)) == "no_table"
