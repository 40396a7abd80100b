"""Rounds in which the times of all matches end in one moment, and the bot starts again amid that: each match is played
to its end, no one is paired twice, and nothing is said twice."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from sqlalchemy import select

from bot.storage.schema import tables
from bot.storage.transaction import Transaction
from bot.tables.building import start_tables
from bot.tables.people.people import Person
from bot.tables.time import timer_rows
from bot.tables.tournaments.rounds import Format
from bot.tables.tournaments.rows import Form, Tournament
from tests.bot.tables.company import CHANNEL, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

PLAYERS = tuple(Person(910_000_000_000_000_100 + number, f"Player {number}") for number in range(8))
ROUNDS = (1, 2, 3)
MINUTES_OF_ROUND = 180
"""After so many minutes a round is over in which no one plays, with the longest pause between two looks."""


async def begun(company: TimedCompany, way: Format) -> int:
    service = company.tables.tournaments
    tournament = await service.create(SERVER, CHANNEL, PLAYERS[0], Form("relay", way, 2, len(ROUNDS), "m15"), "en")
    for person in PLAYERS:
        await service.sign_up(tournament.id, person)
    await service.start(tournament.id)
    return tournament.id


async def opened(company: TimedCompany, id: int, number: int) -> Tournament:
    """The tournament once all matches of this round are open, or it is over."""
    for _ in range(MINUTES_OF_ROUND):
        tournament = await company.tables.tournaments.get(id)
        if tournament.stage == "over" or (tournament.round == number and all(table.id for table in tournament.running)):
            return tournament
        await asyncio.sleep(60)
    raise AssertionError(f"round {number} is not open: {tournament.tables}")


async def end_times_together(connection: Transaction) -> int:
    """Let all times end when the last one does; when that is, in milliseconds since 1970 UTC."""
    running = [timer async for part in timer_rows.everywhere(connection) for timer in part]
    last = max(timer.due for timer in running)
    longer = [timer._replace(due=last, deadline=timer.deadline + last - timer.due) for timer in running]
    await timer_rows.write_all(connection, longer)
    return last


async def restarted(company: TimedCompany, writes: int) -> None:
    """Let the times of a round end together, and start the bot again after so many writes from then on."""
    due = await company.database.write(end_times_together)
    company.tables.time.scheduler.awaken()
    is_moment, count = asyncio.Event(), 0

    def note_write() -> None:
        nonlocal count
        count += company.clock.now() >= due
        if count == writes:
            is_moment.set()

    company.database.written = note_write
    await asyncio.wait_for(is_moment.wait(), MINUTES_OF_ROUND * 60)
    company.database.written = lambda: None
    await company.down()
    company.up()
    await start_tables(company.tables)


@pytest.mark.parametrize("way", ["swiss", "knock_out"])
@pytest.mark.parametrize("writes", [2, 31, *(pytest.param(each, marks=pytest.mark.soak) for each in range(4, 31, 3))])
@virtual_time()
async def test_times_that_end_together_around_a_restart(company: TimedCompany, way: Format, writes: int) -> None:
    await start_tables(company.tables)
    id = await begun(company, way)
    for number in ROUNDS:
        await opened(company, id, number)
        await restarted(company, writes + number)
    tournament = await opened(company, id, len(ROUNDS) + 1)
    stages = await company.database.read(lambda connection: connection.execute(select(tables.c.id, tables.c.stage)))
    assert {row.id: row.stage for row in stages} == {table.id: "finished" for table in tournament.tables}
    places = Counter((table.round, player) for table in tournament.tables for player in table.players)
    assert set(places.values()) == {1}
    if way == "swiss":
        assert len({table.players for table in tournament.tables}) == len(tournament.tables), "no two meet again"
    messages = company.messenger.messages.items()
    counts = Counter((place.channel, each.table, each.kind, each.version) for place, each in messages)
    assert [each for each, times in counts.items() if times > 1] == []
    assert [each.kind for _, each in messages].count("tournament") == 1
