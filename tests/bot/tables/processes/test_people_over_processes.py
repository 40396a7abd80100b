"""Time banks, musters and leagues of matches where two processes share a database: each thing is done once."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY, HOUR
from bot.storage.schema import tables
from bot.tables.musters import GRACE
from bot.tables.people_leagues.rows import PeopleLeague, Rules
from bot.tables.rules.muster import SLOW
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, Company, let_time_pass
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair, begun, wait_for_change
from tests.waiting import until

RULES = Rules(GAME, 2, 1, 5, "h12", 28)


async def banks(company: Company, id: int) -> dict[int, float]:
    """What is left of each bank, in hours."""
    left = (await company.tables.time.hours(id)).banks
    return {seat: round(each / HOUR, 1) for seat, each in left.items()}


async def test_a_bank_is_the_same_for_both_and_is_changed_by_the_one_that_has_the_match(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_time_pass(monkeypatch)
    id = await begun(pair.right, RIGHT, 5, bank="h72")
    first = await banks(pair.right, id)
    assert first == await banks(pair.left, id) == {0: 72, 1: 72}
    pair.right.clock.turn(10 * HOUR)
    [seat] = (await pair.right.tables.time.hours(id)).timers
    await pair.right.move(id)
    await pair.right.settle()
    while seat in (await pair.right.tables.time.hours(id)).timers:
        await pair.right.move(id)
    assert (await banks(pair.right, id))[seat] == (await banks(pair.left, id))[seat] == 62
    consent = await pair.right.tables.seats.propose_bank(id, BO, {"bank": "h24"})
    await pair.right.tables.seats.answer(id, ANNA, consent.table.proposals[0].number, True)
    await wait_for_change(pair, id)
    assert (await banks(pair.left, id))[seat] == 14


async def test_a_language_that_someone_chose_at_one_process_is_known_to_the_other(pair: Pair) -> None:
    left, right = pair.left.tables.people, pair.right.tables.people
    assert (await left.language(ANNA.id), await right.language(ANNA.id)) == (None, None)
    await right.set_language(ANNA.id, "fr")
    assert await right.language(ANNA.id) == "fr"

    async def is_known() -> bool:
        return await left.language(ANNA.id) == "fr"

    await until(is_known)


async def test_a_muster_is_ended_once_by_the_process_of_its_server(pair: Pair) -> None:
    service = pair.right.tables.lobbies
    table = await service.open(NewTable(RIGHT, 5, ANNA, GAME))
    await service.join(table.id, BO)
    pair.right.clock.turn(DAY)
    assert (await service.start(table.id, ANNA, pair.right.click())).muster is not None
    await pair.right.settle()
    pair.right.clock.turn(SLOW + GRACE + HOUR)
    assert await pair.left.tables.musters.look() == 0
    assert await pair.right.tables.musters.look() == 1
    assert await pair.right.tables.musters.look() == 0
    await pair.right.settle()
    assert pair.right.messenger.of("lobby", 5)
    assert not pair.left.messenger.of("lobby", 5)


async def league_of(pair: Pair, id: int) -> PeopleLeague:
    return await pair.left.tables.people_leagues.get(id)


async def test_a_league_of_the_other_process_opens_its_matches_and_ends_its_season_once(pair: Pair) -> None:
    left, right = pair.left.tables.people_leagues, pair.right.tables.people_leagues
    left.may_be_wide = right.may_be_wide = True
    id = await right.open(RIGHT, 5, RULES._replace(wide=True), "en")
    await right.join(id, ANNA, RIGHT, channel=5)
    await left.join(id, BO, LEFT, channel=6)

    async def is_open() -> bool:
        return bool((await league_of(pair, id)).tables)

    await until(is_open)
    assert await right.openings.look() == 0, "only the leader opens"
    await left.openings.look()
    [table] = (await league_of(pair, id)).tables
    await pair.left.settle()
    await pair.left.play_out(table.id or 0, 1)
    await pair.left.settle()
    assert (await league_of(pair, id)).tables[0].result is not None
    await right.join(id, CLIO, RIGHT, channel=5)
    pair.left.clock.time = (await league_of(pair, id)).until + 8 * DAY
    assert (await right.season_ends.look(), await left.season_ends.look(), await left.season_ends.look()) == (0, 1, 0)
    await until(lambda: pair.right.messenger.of("league", 5))
    await until(lambda: pair.left.messenger.of("league", 6))
    counts = [len(company.messenger.of("league", channel)) for company in pair for channel in (5, 6)]
    assert counts == [0, 1, 1, 0], "each server is told once, by its own process"
    assert await pair.left.count(tables)
