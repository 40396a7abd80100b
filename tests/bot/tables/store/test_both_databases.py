"""The same life of a table on SQLite and on PostgreSQL, and every statement of it in both languages."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import ClauseElement, event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Engine

from bot.runtime.clock import DAY
from bot.storage.schema import journal, people, ratings
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.results.ratings import recompute, recompute_all
from bot.tables.rules.new_table import NewTable
from bot.tables.time.bank_rows import lines_of
from bot.tables.time.retention import forget_departed
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company


@pytest.fixture
def statements() -> Iterator[list[ClauseElement]]:
    clauses: list[ClauseElement] = []

    def hear(connection: Any, statement: ClauseElement, *rest: Any) -> None:
        clauses.append(statement)

    event.listen(Engine, "before_execute", hear)
    yield clauses
    event.remove(Engine, "before_execute", hear)


async def live(company: Company) -> None:
    """Everything that can happen to tables, once."""
    tables, chance = company.tables, random.Random(12)
    await tables.people.set_language(ANNA.id, "de")
    await tables.people.set_server_language(SERVER, "de")
    table = await company.lobby(BO, CLIO)
    with pytest.raises(Refusal, match="table_exists"):
        await tables.lobbies.open(NewTable(SERVER, CHANNEL, DORA, GAME))
    await tables.lobbies.leave(table.id, CLIO)
    await tables.lobbies.add_computer(table.id, ANNA)
    await tables.lobbies.choose_options(table.id, ANNA, {"variant": "simplified"}, {})
    await tables.lobbies.add_word(table.id, BO, "ἀρετή")
    await tables.lobbies.start(table.id, ANNA)
    await company.settle()
    await company.move(table.id, chance)
    voted = await tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open
    await company.play_on(table.id, chance)
    await company.settle()
    tables.repository.drop(table.id)
    assert verify(await tables.lookup.export(table.id)).valid
    solo = await tables.lobbies.open(NewTable(SERVER, 2, DORA, GAME, solo=True))
    for _ in range(20):
        await company.move(solo.id, chance)
    live_solo = await tables.repository.live(solo.id)
    tables.repository.drop(solo.id)
    rebuilt = await tables.repository.live(solo.id)
    assert rebuilt.table == live_solo.table
    assert rebuilt.playing.save() == live_solo.playing.save()
    table, person, options = await company.choices(solo.id)
    ticket = await company.ticket(solo.id)
    answers = await asyncio.gather(
        *(tables.play.choose(solo.id, person, ticket, options[0], 99) for _ in range(4)),
    )
    assert sum(answer.duplicate for answer in answers) == 3
    assert (await tables.people.export(DORA))["tables"][0]["moves"]
    lobby = await company.lobby(channel=3)
    await start_tables(tables)
    await tables.lobbies.close(lobby.id, ANNA)
    await company.settle()
    assert await company.pending_kinds() == []
    await prefer_and_move(company)
    await take_back_and_change(company, chance)
    for somebody in (ANNA, BO, CLIO, DORA):
        await tables.people.erase(somebody)
    await company.settle()
    assert await company.count(people) == 0
    assert await tables.lookup.open_tables() == []


async def take_back_and_change(company: Company, chance: random.Random) -> None:
    """Choices are taken back by consent, somebody is gone and replaced, and the same people meet again."""
    tables, seats = company.tables, company.tables.seats
    table = await company.started(BO, CLIO, channel=51)
    await company.play_on(table.id, chance, 20)
    last = (ANNA, BO, CLIO)[(await tables.lookup.match(table.id)).journal[-1].seat]
    consent = await seats.undo(table.id, last, 3)
    for seat in consent.missing:
        await seats.answer(table.id, (ANNA, BO, CLIO)[seat], consent.table.proposals[0].number, True)
    before = await tables.repository.live(table.id)
    assert len(before.playing.journal) < 20
    tables.repository.drop(table.id)
    after = await tables.repository.live(table.id)
    assert (after.table, after.notes, after.playing.save()) == (before.table, before.notes, before.playing.save())
    await seats.take_over(table.id, 2, "left")
    await seats.offer(table.id, ANNA, 2, DORA)
    assert (await seats.take_seat(table.id, DORA, 2)).seats[2].person == DORA.id
    voted = await tables.ends.vote(table.id, BO)
    assert voted.table.is_open
    assert (await tables.ends.vote(table.id, ANNA)).table.stage == "ended"
    again = await tables.lobbies.open_rematch(table.id, BO)
    await tables.lobbies.open_rematch(table.id, DORA)
    assert [seat.person for seat in (await tables.lookup.get(again.id)).seats] == [BO.id, DORA.id]
    await company.settle()


async def prefer_and_move(company: Company) -> None:
    """Preferences and server settings, a match that moves, and a server that removes the bot permanently."""
    tables, elsewhere = company.tables, 6
    await tables.people.change_preferences(DORA.id, lambda _: Preferences(zone="Europe/Vienna", quiet=(1320, 420)))
    assert (await tables.people.export(DORA))["preferences"]["quiet"] == [1320, 420]
    await tables.people.change_preferences(DORA.id, lambda _: Preferences())
    await tables.servers.choose_usual(elsewhere, {"posting": "replace"})
    await tables.servers.choose_places(elsewhere, [40, 41], None)
    moving = await tables.lobbies.open(NewTable(elsewhere, 40, DORA, GAME, table_options={"limit": "h24"}))
    moving = await tables.lobbies.move(moving.id, DORA, 41)
    assert (moving.options.posting, moving.options.limit, moving.channel) == ("replace", DAY, 41)
    await company.settle()
    await tables.servers.compare([SERVER])
    assert await tables.servers.departed_ids() == {elsewhere}
    company.clock.turn(31 * DAY)

    async def is_in(server: int) -> bool | None:
        return server == SERVER

    await forget_departed(tables.repository, is_in)
    with pytest.raises(Refusal, match="no_table"):
        await tables.lookup.get(moving.id)
    assert await tables.servers.departed_ids() == set()


async def test_life_of_a_table(company: Company, statements: list[ClauseElement]) -> None:
    await live(company)
    assert len(statements) > 300
    for dialect in (sqlite.dialect(), postgresql.dialect()):
        for statement in statements:
            assert str(statement.compile(dialect=dialect))


async def test_what_is_used_of_time_banks_is_kept_and_taken_back(company: Company) -> None:
    bank = {"bank": "h72", "increment": "h6", "pauses": "yes"}
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, table_options=bank))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    seat = (await company.tables.lookup.match(table.id)).questions[0].seat
    await company.tables.seats.replace(table.id, seat, CLIO)
    await company.tables.seats.replace(table.id, seat, DORA)
    lines = await company.database.read(lambda connection: lines_of(connection, table.id))
    assert [line.length for line in lines[seat]] == [0], "written twice, kept once"
    assert (await company.tables.time.hours(table.id)).banks.keys() == {0, 1}


async def test_many_people_click_at_once(company: Company) -> None:
    ids = [(await company.started(BO, channel=channel)).id for channel in range(11, 17)]
    chance = random.Random(5)

    async def play(id: int) -> int:
        count = 0
        while count < 15 and (await company.tables.lookup.get(id)).stage == "playing":
            await company.move(id, chance)
            count += 1
        return count

    total = sum(await asyncio.gather(*(play(id) for id in ids)))
    rows = (await company.database.read(lambda c: c.execute(select(journal).where(journal.c.table_id.in_(ids))))).all()
    assert len(rows) == total
    await company.settle()
    assert await company.pending_kinds() == []


async def test_matches_that_end_together_are_all_rated(company: Company, statements: list[ClauseElement]) -> None:
    ids = [(await company.started(BO, channel=channel)).id for channel in range(21, 25)]
    lasts = [(id, await company.enter(id, id)) for id in ids]

    async def end(id: int, last: dict[str, Any]) -> None:
        person = (ANNA, BO)[last["seat"]].id
        await company.tables.play.choose(id, person, await company.ticket(id), last["option"], company.click())

    await asyncio.gather(*(end(id, last) for id, last in lasts))
    read = company.database.read
    current = {
        (row.person, row.server, row.game): row[3:] for row in (await read(lambda c: c.execute(select(ratings))))
    }
    assert {key: tuple(rating) for key, rating in (await read(recompute_all)).items()} == current
    assert {matches for _, _, matches in current.values()} == {4}
    board = await company.tables.results.leaderboard(SERVER, GAME)
    assert sorted(each.name for each in board.ranked) == sorted((ANNA.name, BO.name))
    [anna] = await company.tables.results.of_person(ANNA.id, SERVER, asked_by=BO.id)
    assert anna.matches == 4
    assert await company.database.write(recompute) == 2
    for statement in statements:
        assert str(statement.compile(dialect=postgresql.dialect()))
