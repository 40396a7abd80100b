"""Server settings, and the matches of a server after the bot is removed from it."""

from __future__ import annotations

import random

import pytest

from bot.runtime.clock import DAY
from bot.runtime.sharding import ONLY, Shard
from bot.storage.schema import people, ratings, results, servers, tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.departed_servers import KEPT
from bot.tables.people.preferences import Preferences
from bot.tables.rules.new_table import NewTable
from bot.tables.time.retention import forget_departed
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, SERVER, Company

OTHER = 6


async def test_new_tables_are_run_as_their_server_wants(company: Company) -> None:
    for key, value in (("limit", "h72"), ("posting", "replace"), ("hints", "yes"), ("hints", "no")):
        await company.tables.servers.choose_usual(SERVER, {key: value})
    table = await company.lobby()
    assert (table.options.limit, table.options.posting, table.options.hints) == (3 * DAY, "replace", False)
    other = await company.tables.lobbies.open(NewTable(SERVER, 2, ANNA, GAME, table_options={"limit": "none"}))
    assert (other.options.limit, other.options.posting) == (0, "replace")
    elsewhere = await company.tables.lobbies.open(NewTable(OTHER, 3, ANNA, GAME))
    assert elsewhere.options.limit == 0
    with pytest.raises(Refusal, match="no_such_setting"):
        await company.tables.servers.choose_usual(SERVER, {"limit": "h1"})


async def test_matches_are_opened_where_the_server_wants_them(company: Company) -> None:
    check = company.tables.servers.check_channel
    await check(SERVER, 1, None)
    await company.tables.servers.choose_places(SERVER, [1, 4], None)
    await check(SERVER, 1, None)
    await check(SERVER, 99, 4)
    with pytest.raises(Refusal, match="other_channels") as refused:
        await check(SERVER, 2, None)
    assert refused.value.facts == {"channels": (1, 4)}
    await company.tables.servers.choose_places(SERVER, [], None)
    await check(SERVER, 2, None)


async def test_match_waits_while_the_bot_is_away_and_goes_on_afterwards(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    await company.tables.servers.leave(SERVER)
    count = len(company.messenger.calls)
    await company.play_on(table.id, random.Random(1), 6)
    await company.settle()
    assert len(company.messenger.calls) == count, "nothing is said in a server that the bot is not in"
    assert await company.tables.servers.departed_ids() == {SERVER}
    assert await company.tables.servers.come_back(SERVER)
    company.dispatcher.wake()
    await company.settle()
    assert company.messenger.of("board")[-1].version == (await company.tables.lookup.get(table.id)).version
    assert not await company.tables.servers.come_back(SERVER)


async def forget(company: Company, *present: int) -> None:
    """What is done a few times a day, when Discord says that the bot is in these servers."""

    async def is_in(server: int) -> bool | None:
        return server in present

    await forget_departed(company.tables.repository, is_in)


async def test_server_that_stays_away_is_forgotten_after_thirty_days(company: Company) -> None:
    gone = await company.started(BO)
    other = await company.tables.lobbies.open(NewTable(OTHER, 9, ANNA, GAME))
    await company.tables.people.set_language(CLIO.id, "de")
    await company.lobby(DORA, channel=3)
    await company.tables.people.change_preferences(DORA.id, lambda _: Preferences(reminders="none"))
    await company.tables.people.change_preferences(DORA.id, lambda _: Preferences())
    await company.settle()
    await company.tables.servers.compare([OTHER])
    company.clock.turn(KEPT - DAY)
    await company.tables.servers.compare([OTHER])
    await forget(company, OTHER)
    assert (await company.tables.lookup.get(gone.id)).stage == "playing"
    company.clock.turn(2 * DAY)
    await company.tables.servers.compare([OTHER])
    await forget(company, OTHER)
    with pytest.raises(Refusal, match="no_table"):
        await company.tables.lookup.get(gone.id)
    assert (await company.tables.lookup.get(other.id)).host == ANNA.id
    assert (await company.count(tables), await company.count(servers)) == (1, 0)
    assert await company.count(people) == 2, "Anna plays elsewhere, and Clio has chosen a language"
    assert (await company.count(results), await company.count(ratings)) == (0, 0)


async def test_outage_or_return_forgets_nothing(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    await company.tables.servers.compare([SERVER])
    assert await company.tables.servers.departed_ids() == set()
    await company.tables.servers.leave(SERVER)
    company.clock.turn(2 * KEPT)
    await forget(company, SERVER)
    assert list(await company.tables.servers.compare([SERVER])) == [SERVER]
    assert await company.tables.servers.departed_ids() == set()
    assert (await company.tables.lookup.get(table.id)).stage == "playing"


async def test_server_where_nothing_is_played_any_more_is_missed_too(company: Company) -> None:
    """The bot was sent away while it was down; a match had ended there, and settings were kept."""
    table = await company.started(BO)
    await company.play_out(table.id, 3)
    await company.tables.servers.choose_places(OTHER, [4], None)
    await company.settle()
    assert not await company.tables.lookup.open_tables()
    await company.tables.servers.compare([])
    assert await company.tables.servers.departed_ids() == {SERVER, OTHER}
    company.clock.turn(KEPT + DAY)
    await forget(company)
    for rows in (tables, servers, people, results, ratings):
        assert await company.count(rows) == 0, rows.name


async def test_a_shard_misses_only_servers_of_its_own(company: Company) -> None:
    first, second = 4 << 22, 5 << 22
    for server, channel in ((first, 1), (second, 2)):
        await company.tables.lobbies.open(NewTable(server, channel, ANNA, GAME))
    await company.settle()
    await company.tables.servers.compare([], Shard(1, 2).has)
    assert await company.tables.servers.departed_ids() == {second}
    await company.tables.servers.compare([], ONLY.has)
    assert await company.tables.servers.departed_ids() == {first, second}
