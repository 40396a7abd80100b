"""Two processes that both take a shard of PostgreSQL for theirs, under clicks: no choice is doubled, none is lost.

The first was cut off from its lock and does not know it, as after a pause of the machine; the second has taken over.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.postgresql import shard_locks
from bot.storage.schema import journal
from bot.tables.building import close_tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, Company, Hand

CLICKS = 40
"""How many clicks are sent to both processes after the take-over."""
PACE = 0.03
"""Seconds between two clicks during the take-over: the match is to go on after it."""
REFUSED = (Refusal, StorageError)


class Brain:
    """One process: a company on a database of its own opening, and the interactions that it has answered as played."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.answers: list[int] = []

    async def click(self, table: int, person: int, ticket: int, option: str, interaction: int) -> None:
        try:
            answer = await self.company.tables.play.choose(table, person, ticket, option, interaction)
        except REFUSED:
            return
        if not answer.duplicate:
            self.answers.append(interaction)

    async def find_question(self, table: int) -> tuple[int, int, list[str]] | None:
        """Who is asked by what this process knows, the ticket, and the options."""
        try:
            _, person, options = await self.company.choices(table)
            return person, await self.company.ticket(table), options
        except (*REFUSED, AssertionError):
            return None


async def cut_off(database: Database) -> None:
    """End every connection of this process but the one that asks, also the one that holds its locks."""
    query = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    await database.read(lambda connection: connection.execute(query))
    await asyncio.sleep(0.1)


@pytest.fixture
async def brains(postgresql: str, clock: Hand, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Brain]]:
    first = await Database.open(postgresql)
    processes = [Brain(Company.gather(first, clock))]
    yield processes
    for brain in processes:
        await brain.company.dispatcher.close()
        await close_tables(brain.company.tables)
        await brain.company.database.close()


async def second_brain(brains: list[Brain], address: str, clock: Hand, patch: pytest.MonkeyPatch) -> None:
    """The first process falls silent and is cut off; another one takes over."""
    first = brains[0].company.database
    assert first._member is not None
    assert first._member._heart is not None
    first._member._heart.cancel()
    patch.setattr(shard_locks.ShardLocks, "are_fresh", True)
    await cut_off(first)
    brains.append(Brain(Company.gather(await Database.open(address), clock)))


async def read_journal(database: Database) -> Sequence[Any]:
    async def read(connection: AsyncConnection) -> Sequence[Any]:
        query = select(journal.c.number, journal.c.ticket, journal.c.interaction).order_by(journal.c.number)
        return (await connection.execute(query)).all()

    return await database.read(read)


@pytest.mark.parametrize("seed", range(3))
async def test_no_choice_is_doubled_or_lost(
    brains: list[Brain], postgresql: str, clock: Hand, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance, numbers = random.Random(seed), iter(range(77_000_000, 78_000_000))
    first = brains[0]
    table = (await first.company.started(BO)).id

    async def one_click(brain: Brain) -> None:
        question = await brain.find_question(table)
        if question is None:
            return
        person, ticket, options = question
        await brain.click(table, person, ticket, chance.choice(options), next(numbers))

    async def click_on() -> None:
        while len(brains) == 1:
            await one_click(first)
            await asyncio.sleep(PACE)

    clicking = asyncio.create_task(click_on())
    await asyncio.sleep(chance.uniform(0.1, 0.5))
    await second_brain(brains, postgresql, clock, monkeypatch)
    await clicking
    second = brains[1]
    taken_over = len(await read_journal(second.company.database))
    for _ in range(CLICKS):
        # The same question, asked by both boards; the same event, delivered to both; an event at one of them alone.
        question = await second.find_question(table)
        if question is None:
            break
        person, ticket, options = question
        option, number = chance.choice(options), next(numbers)
        match chance.randrange(3):
            case 0:
                others = (number, next(numbers))
                boards = zip(brains, others, strict=True)
                clicks = [brain.click(table, person, ticket, chance.choice(options), each) for brain, each in boards]
                await asyncio.gather(*clicks)
            case 1:
                await asyncio.gather(*(brain.click(table, person, ticket, option, number) for brain in brains))
            case _:
                await one_click(chance.choice(brains))
    rows = await read_journal(second.company.database)
    assert len(rows) > taken_over, "the second process plays on"
    assert [row.number for row in rows] == [*range(1, len(rows) + 1)]
    tickets = [row.ticket for row in rows if row.ticket is not None]
    assert len(tickets) == len({*tickets}), "a question was answered twice"
    answers = [*first.answers, *second.answers]
    assert len(answers) == len({*answers}), "both have answered the same click as theirs"
    assert {*answers} <= {row.interaction for row in rows}, "a choice that was answered is lost"
    match = await second.company.tables.lookup.match(table)
    assert len(match.journal) == len(rows)


async def test_the_one_that_was_replaced_writes_nothing_any_more(
    brains: list[Brain], postgresql: str, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = brains[0]
    table = (await first.company.started(BO)).id
    await first.company.settle()
    await second_brain(brains, postgresql, clock, monkeypatch)
    before = len(await read_journal(brains[1].company.database))
    posted = len(first.company.messenger.calls)
    for _ in range(5):
        question = await first.find_question(table)
        assert question is not None
        person, ticket, options = question
        await first.click(table, person, ticket, options[0], first.company.click())
    with pytest.raises(REFUSED):
        await first.company.tables.lobbies.open(NewTable(5, 99, Person(ANNA.id, "Anna"), "hercules"))
    await first.company.settle()
    assert first.answers == []
    assert len(await read_journal(brains[1].company.database)) == before
    assert len(first.company.messenger.calls) == posted, "nothing is posted of what was not stored"
