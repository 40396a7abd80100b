"""Recovery at start: lost messages, idle lobbies, computer players."""

from __future__ import annotations

import random

from sqlalchemy import delete

from bot.runtime.clock import DAY
from bot.storage.database import Database
from bot.storage.schema import outbox
from bot.tables.building import start_tables
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, Company, Hand


async def lose_messages(company: Company) -> None:
    await company.database.write(lambda connection: connection.execute(delete(outbox)))


async def test_tables_that_are_behind_are_shown_at_start(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    behind, current, lobby = await company.started(BO), await company.started(BO, channel=2), None
    await company.settle()
    lobby = await company.lobby(channel=3)
    await company.dispatcher.close()
    await company.play_on(behind.id, random.Random(1), 3)
    await lose_messages(company)
    messenger = company.messenger
    messenger.calls.clear()
    await company.leave()
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    assert {(call.kind, call.channel) for call in messenger.calls if call.kind in ("board", "lobby", "ping")} == {
        ("board", 1),
        ("lobby", 3),
    }
    assert messenger.of("board", 1)[-1].version == (await again.tables.lookup.get(behind.id)).version
    assert [board.buttons for board in messenger.of("board", 1)] == [False, True]
    assert messenger.of("lobby", 3)[-1].version == lobby.version
    assert (await again.tables.lookup.get(current.id)).is_open
    messenger.calls.clear()
    await start_tables(again.tables)
    await again.settle()
    assert messenger.calls == []
    await again.leave()


async def test_forgotten_lobbies_are_closed_at_start(company: Company) -> None:
    old = await company.lobby()
    company.clock.turn(DAY)
    young = await company.lobby(channel=2)
    playing = await company.started(BO, channel=3)
    await company.settle()
    company.clock.turn(DAY + 1)
    await start_tables(company.tables)
    await company.settle()
    assert [(await company.tables.lookup.get(table.id)).stage for table in (old, young, playing)] == [
        "ended",
        "lobby",
        "playing",
    ]
    assert [message.kind for message in company.messenger.messages.values()].count("closed") == 1


async def test_pending_messages_are_not_doubled(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    await company.started(BO)
    before = await company.pending_kinds()
    await start_tables(company.tables)
    assert await company.pending_kinds() == before
    await company.leave()


async def test_old_buttons_work_after_a_restart(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    table = await company.started(BO)
    await company.settle()
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    await company.leave()
    again = Company.gather(database, clock, company.messenger)
    await start_tables(again.tables)
    answer = await again.tables.play.choose(table.id, person, ticket, options[0], 5)
    assert answer.table.version == table.version + 1
    await again.leave()


async def test_many_tables_start_quickly(company: Company) -> None:
    for channel in range(1, 31):
        await company.tables.lobbies.open(NewTable(channel, channel, ANNA._replace(id=channel), "hercules"))
    await company.settle()
    company.messenger.calls.clear()
    await start_tables(company.tables)
    await company.settle()
    assert company.messenger.calls == []
