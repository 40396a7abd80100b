"""People for the tests, a clock to turn, and a table with everything around it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import journal, outbox
from bot.tables.building import Offers, Outside, build_tables, close_tables
from bot.tables.model.limits import UNHURRIED, Limits
from bot.tables.model.table import Played, Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.people import Person
from bot.tables.queue.opening import CanSee
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables
from bot.tables.time import clock_watch
from tests.bot.tables.outbox.scripted_messenger import ScriptedMessenger

ANNA = Person(910000000000000001, "Anna")
BO = Person(910000000000000002, "Bo 王小明")
CLIO = Person(910000000000000003, "Κλειώ")
DORA = Person(910000000000000004, "Dora")
SERVER, CHANNEL = 5, 1
GAME = "hercules"


class Hand:
    """A clock that is turned by hand. ``turned_ms``: by how much all of them were turned."""

    turned_ms = 0

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time

    def turn(self, milliseconds: float) -> None:
        self.time += round(milliseconds)
        Hand.turned_ms += round(milliseconds)


def let_time_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a clock that is turned by hand mean that time passes: the event loop's own time goes with it. Otherwise
    everything takes it for a clock that was set."""
    monkeypatch.setattr(clock_watch, "_loop_time", lambda: Hand.turned_ms)


async def bring_together(tables: Tables) -> int:
    """Let the queue open its matches, and everybody confirm; how many were opened."""
    count = await tables.queue.opening.look()
    for table in await tables.lookup.open_tables():
        if table.muster is not None:
            for person in table.people:
                await tables.musters.confirm(table.id, Person(person, ""))
    return count


@dataclass
class Company:
    """Tables, a dispatcher and a messenger on one database."""

    database: Database
    clock: Hand
    tables: Tables
    messenger: ScriptedMessenger
    dispatcher: Dispatcher
    naps: list[float]
    clicks: int = 0

    @classmethod
    def gather(
        cls,
        database: Database,
        clock: Hand,
        messenger: ScriptedMessenger | None = None,
        limits: Limits | None = None,
        ledger: Ledger | None = None,
        *,
        can_see: CanSee | None = None,
    ) -> Company:
        """Everything on a database, as after a start of the program; sleeping turns the clock instead."""
        naps: list[float] = []

        async def sleep(seconds: float) -> None:
            naps.append(seconds)
            clock.turn(seconds * 1_000)
            await asyncio.sleep(0)

        limits = limits or UNHURRIED
        outside = Outside(lambda **how: company.dispatcher.wake(**how), can_see=can_see)
        tables = build_tables(database, clock, limits, ledger=ledger, outside=outside, offers=Offers(queue=True))
        messenger = messenger or ScriptedMessenger()
        dispatcher = Dispatcher(tables.repository, tables.time, messenger, sleep=sleep)
        company = cls(database, clock, tables, messenger, dispatcher, naps)
        return company

    async def settle(self) -> None:
        """Wait until computer players and dispatcher have nothing left to do."""
        await self.tables.computers.idle()
        await self.dispatcher.idle()

    async def bring_together(self) -> int:
        """Let the queue open its matches, and everybody confirm; how many were opened."""
        return await bring_together(self.tables)

    async def leave(self) -> None:
        await self.dispatcher.close()
        await close_tables(self.tables)

    async def lobby(self, *others: Person, channel: int = CHANNEL, host: Person = ANNA) -> Table:
        table = await self.tables.lobbies.open(NewTable(SERVER, channel, host, GAME))
        for person in others:
            table = await self.tables.lobbies.join(table.id, person)
        return table

    async def started(self, *others: Person, channel: int = CHANNEL, computers: int = 0) -> Table:
        table = await self.lobby(*others, channel=channel)
        for _ in range(computers):
            await self.tables.lobbies.add_computer(table.id, ANNA)
        return await self.tables.lobbies.start(table.id, ANNA)

    def click(self) -> int:
        self.clicks += 1
        return 77_000_000 + self.clicks

    async def choices(self, id: int) -> tuple[Table, int, list[str]]:
        """The table, the Discord id of somebody who is asked, and what that person may choose."""
        table, match = await self.tables.lookup.get(id), await self.tables.lookup.match(id)
        for question in match.questions:
            person = table.seats[question.seat].person
            if person is not None:
                return table, person, [option.id for option in question.options]
        raise AssertionError("nobody is asked")

    async def move(self, id: int, chance: random.Random | None = None) -> Played:
        """Somebody who is asked makes a legal choice: the first, or by chance."""
        _, person, options = await self.choices(id)
        option = chance.choice(options) if chance else options[0]
        return await self.tables.play.choose(id, person, await self.ticket(id), option, self.click())

    async def ticket(self, id: int) -> int:
        """The ticket of the first question that a person is asked."""
        table, match = await self.tables.lookup.get(id), await self.tables.lookup.match(id)
        return next(ticket_of(table, each) for each in match.questions if table.seats[each.seat].person is not None)

    async def play_on(self, id: int, chance: random.Random, moves: int = 10_000) -> Table:
        """Play until the match is over, or so many moves."""
        for _ in range(moves):
            await self.tables.computers.idle()
            if (await self.tables.lookup.get(id)).stage != "playing":
                break
            await self.move(id, chance)
        return await self.tables.lookup.get(id)

    async def play_out(self, id: int, seed: int) -> Table:
        """Let the people of a match end it by chance: all choices but the last are entered at once."""
        last = await self.enter(id, seed)
        table = await self.tables.lookup.get(id)
        person = table.seats[last["seat"]].person or 0
        return (await self.tables.play.choose(id, person, await self.ticket(id), last["option"], self.click())).table

    async def enter(self, id: int, seed: int) -> dict[str, Any]:
        """Enter all choices of the rest of a match by chance, but the one that ends it; returns that one.

        Under the table's lock: a change that is under way would put back the match as it was before.
        """
        return await self.tables.repository.run_locked(id, lambda: self._enter(id, seed))

    async def _enter(self, id: int, seed: int) -> dict[str, Any]:
        chance, table = random.Random(seed), await self.tables.lookup.get(id)
        match = (await self.tables.lookup.match(id)).replay()
        begun, rows = len(match.journal), list[dict[str, Any]]()
        while not match.is_finished:
            question = chance.choice(match.questions)
            option = chance.choice(question.options).id
            row = {"table_id": id, "number": begun + len(rows) + 1, "version": table.version, "seat": question.seat}
            row |= {"option": option, "interaction": self.click(), "played": self.clock.now()}
            row |= {"ticket": ticket_of(table, question), "by_order": False}
            rows.append({**row, "events": [event.to_json() for event in match.play(question.seat, option)]})
        await self.database.write(lambda connection: connection.execute(insert(journal), rows[:-1]))
        self.tables.repository.drop(id)
        return rows[-1]

    async def pending_kinds(self) -> list[str]:
        """The kinds of pending outbox messages, the oldest first."""

        async def find(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(select(outbox.c.kind).order_by(outbox.c.id))).scalars())

        return await self.database.read(find)

    async def count(self, table: object) -> int:
        async def find(connection: AsyncConnection) -> int:
            query = select(func.count()).select_from(table)  # type: ignore[arg-type]
            return int((await connection.execute(query)).scalar_one())

        return await self.database.read(find)
