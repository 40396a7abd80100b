"""Rows that a newer version has left: the one before it leaves them alone, and goes on with everything else.

Both serve beside each other for a moment during an update, and an update may be taken back.
"""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from bot.languages.messages import speech
from bot.runtime.clock import DAY
from bot.storage.schema import people, servers, tables, timers
from bot.storage.transaction import Transaction
from bot.tables.people.people import keep_of_server, number_of
from bot.tables.people.preferences import ServerSettings, set_settings_of_server, settings_of_server
from bot.tables.store import outbox_rows
from engine.events import Event
from engine.registry import MODULES
from tests.bot.tables.company import ANNA, BO, CHANNEL, SERVER, Company
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

UNKNOWN = "of_tomorrow"


async def test_a_message_of_an_unknown_kind_waits_and_holds_up_nothing(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    row = outbox_rows.due_at_once(table.id, SERVER, CHANNEL, UNKNOWN, {"version": 1})
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    answer = await company.move(table.id)
    await company.settle()
    assert company.messenger.of("board")[-1].version == answer.table.version
    assert await company.pending_kinds() == [UNKNOWN]


@virtual_time()
async def test_a_time_of_an_unknown_kind_ends_for_no_one(timed: TimedCompany) -> None:
    table = await timed.play(DAY)
    unknown = update(timers).values(kind=UNKNOWN, due=0)
    await timed.tables.repository.write(lambda connection: connection.execute(unknown))
    await timed.until(80)
    seats = (await timed.tables.lookup.get(table.id)).seats
    assert [seat.away for seat in seats] == [None] * len(seats)
    assert timed.tables.time.scheduler._task is not None


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("seat", [None, 0])
def test_nothing_is_said_of_an_event_of_an_unknown_kind(game: str, seat: int | None) -> None:
    happened = [Event(UNKNOWN, seat, {UNKNOWN: 1}), Event("rules_changed", None, {"before": 1, "now": 2})]
    story = speech("en").story
    assert story(game, happened, ["Ada"]) == story(game, happened[1:], ["Ada"]) != []


async def test_preferences_that_are_not_known_stay_when_another_is_changed(company: Company) -> None:
    repository, mine = company.tables.repository, people.c.discord == ANNA.id
    unknown = {UNKNOWN: [1], "pictures": UNKNOWN}
    await repository.write(lambda connection: number_of(connection, ANNA.id))
    statement = update(people).where(mine).values(preferences={**unknown, "always": True})
    await repository.write(lambda connection: connection.execute(statement))
    changed = await company.tables.people.change_preferences(
        ANNA.id, lambda there: there._replace(symbols="strong", always=False)
    )
    assert (changed.symbols, changed.always, changed.pictures) == ("strong", False, "table")
    result = await repository.read(lambda connection: connection.execute(select(people.c.preferences).where(mine)))
    assert result.scalar_one() == {**unknown, "symbols": "strong"}


async def test_options_of_a_table_that_are_not_known_stay_when_another_is_changed(company: Company) -> None:
    table = await company.lobby(BO)
    statement = update(tables).where(tables.c.id == table.id).values(conduct={UNKNOWN: 1, "limit": DAY})
    await company.tables.repository.write(lambda connection: connection.execute(statement))
    company.tables.repository.drop(table.id)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "after_time", "computer")
    result = await company.tables.repository.read(lambda connection: connection.execute(select(tables.c.conduct)))
    assert result.scalar_one() == {UNKNOWN: 1, "limit": DAY, "after_time": "computer"}


async def test_settings_of_a_server_that_are_not_known_stay_when_another_is_changed(company: Company) -> None:
    repository = company.tables.repository
    unknown = {UNKNOWN: 7, "conduct": {UNKNOWN: "h1", "limit": 3_600_000}, "channels": [1], "puzzle_channel": 9}

    async def change(connection: Transaction) -> ServerSettings:
        await keep_of_server(connection, SERVER, settings=unknown)
        before = await settings_of_server(connection, SERVER)
        await set_settings_of_server(connection, SERVER, before._replace(channels=(), season_channel=5))
        return await settings_of_server(connection, SERVER)

    after = await repository.write(change)
    assert (after.channels, after.season_channel, after.post_of_day.channel) == ((), 5, 9)
    result = await repository.read(lambda connection: connection.execute(select(servers.c.settings)))
    settings = result.scalar_one()
    assert (settings[UNKNOWN], settings["conduct"], settings["channels"]) == (7, unknown["conduct"], [])
    assert "puzzle_channel" not in settings
