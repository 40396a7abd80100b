"""A world in which matches last for days: one database, a bot that stops and crashes, and people who live their lives.

Everything is seeded, and time jumps from event to event, so that a month takes seconds and a failure comes again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.building import Outside, build_tables, close_tables, start_tables
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import FOR_DAYS, TableOptions, token
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables
from tests.bot.soak.errands import Errands
from tests.bot.soak.people import Guest, delay, guests
from tests.bot.soak.records import Records, Said
from tests.bot.soak.soak_messenger import SoakMessenger
from tests.bot.soak.virtual_time import DISCORD_EPOCH, VirtualClock, VirtualLoop, WatchedDatabase
from tests.bot.tables.outbox.scripted_messenger import Call, refusal

SERVER = 5
GAMES = ("relay",) * 39 + ("hercules",)
LIMITS = FOR_DAYS[:4]


class World:
    """The bot, its people and their matches, in a virtual loop."""

    def __init__(self, loop: VirtualLoop, seed: int, matches: int, days: int) -> None:
        self.loop = loop
        self.chance = random.Random(seed)
        self.clock = VirtualClock(loop)
        self.records = Records()
        self.days = days
        self.ends = self.clock.true() + days * DAY
        crowd = guests(self.chance, matches // 2 + 10, self.clock.true())
        self.people: dict[int, Guest] = {guest.person.id: guest for guest in crowd}
        self.messenger = SoakMessenger(self)
        self.tables: Tables | None = None
        self._dispatcher: Dispatcher | None = None
        self._starting: asyncio.Task[None] | None = None
        self._matches = matches
        self._clicks = 0
        self.errands = Errands(self.records.errors)

    async def live(self) -> None:
        """Let everything happen."""
        self.database = await WatchedDatabase.fresh()
        self.database.written = self._risk_crash
        try:
            await self.start()
            for guest in self.people.values():
                await self.bot.people.change_preferences(guest.person.id, lambda _, guest=guest: guest.preferences)
            for number in range(self._matches):
                self.errands.later(round(self.chance.uniform(0, 5) * DAY), self._open(number))
            for guest in self.people.values():
                if guest.way == "returning":
                    self.errands.later(guest.returns - self.clock.true(), self._act_everywhere(guest))
                if guest.rests is not None:
                    self.errands.later(guest.rests - self.clock.true(), self._rest(guest))
            self.errands.later(DAY, self._go_wrong())
            while self.clock.true() < self.ends:
                await asyncio.sleep(6 * 3600)
                if self.clock.true() > self.ends - (self.days - 6) * DAY and not await self.open_matches():
                    break
            await self.calm()
        finally:
            self.errands.cancel()
            self.kill()
            await asyncio.sleep(0)
            await self.database.close()

    # The bot

    @property
    def bot(self) -> Tables:
        """The tables of the running bot."""
        assert self.tables is not None
        return self.tables

    async def start(self) -> None:
        """Start the bot on the database as it is. Of two at once, one would never be stopped."""
        assert self.tables is None
        tables = build_tables(
            self.database,
            self.clock,
            replace(UNHURRIED, open_per_person=10_000, open_per_server=10_000),
            outside=Outside(self._wake, self._is_member),
        )
        tables.repository.on_commit += (self._observe,)
        self.tables, self._dispatcher = tables, Dispatcher(tables.repository, tables.time, self.messenger)
        self.records.up(self.clock.true())
        while self.tables is tables:
            # A task of its own, which dies with the bot.
            starting = self._starting = asyncio.create_task(start_tables(tables))
            await asyncio.wait([starting])
            if starting.cancelled() or starting.exception() is None:
                return
            if not isinstance(starting.exception(), Refusal):
                starting.result()
            await asyncio.sleep(1)

    def kill(self) -> None:
        """The bot is gone, wherever it was."""
        if self.tables is None or self._dispatcher is None:
            return
        tables, dispatcher = self.tables, self._dispatcher
        self.tables = self._dispatcher = None
        self.records.down(self.clock.true())
        dispatcher._is_stopped = True
        if self._starting is not None:
            self._starting.cancel()
        _kill(tables)
        for task in dispatcher._tasks():
            task.cancel()

    async def stop(self) -> None:
        """The bot is stopped in good order."""
        if self.tables is None or self._dispatcher is None:
            return
        tables, dispatcher = self.tables, self._dispatcher
        self.tables = self._dispatcher = None
        self.records.down(self.clock.true())
        await dispatcher.close()
        await close_tables(tables)

    async def _overlap(self, seconds: float) -> None:
        """Another process takes over, but the old one's scheduler does not notice for a while."""
        if self.tables is None or self._dispatcher is None:
            return
        old, dispatcher = self.tables, self._dispatcher
        await dispatcher.close()
        if self.tables is not old:
            return
        self.tables = self._dispatcher = None
        await self.start()
        # What the old one leaves in the outbox is found by the new one's dispatcher, here at once.
        await asyncio.sleep(seconds)
        _kill(old)

    def _wake(self, **how: bool) -> None:
        if self._dispatcher is not None:
            self._dispatcher.wake(**how)

    async def _go_wrong(self) -> None:
        """What happens to the bot, again and again."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / (18 * 3600)))
            what = self.chance.choice(("restart", "crash", "crash", "outage", "overlap", "clock"))
            if what == "overlap":
                await self._overlap(self.chance.uniform(600, 20 * 3600))
            elif what == "clock":
                self.clock.wrong = self.chance.choice((-HOUR, HOUR))
                await asyncio.sleep(self.chance.uniform(600, 6 * 3600))
                self.clock.wrong = 0
            else:
                await (self.stop() if what == "restart" else _now(self.kill))
                lasts = {"restart": (5, 120), "crash": (10, 1_800), "outage": (3_600, 72_000)}[what]
                await asyncio.sleep(self.chance.uniform(*lasts))
                # It may be back already: it had crashed by itself just before.
                await self._start_if_down()

    async def calm(self) -> None:
        """Wait until nothing is on its way any more."""
        await self._there()
        await asyncio.sleep(3 * 3600)

    async def _there(self) -> Tables:
        """The bot, as soon as it is there."""
        while self.tables is None:  # noqa: ASYNC110
            await asyncio.sleep(600)
        return self.tables

    async def _is_member(self, server: int, person: int) -> bool | None:
        await asyncio.sleep(self.chance.choice((0.1, 0.3, 2, 200)) if self.chance.random() < 0.1 else 0.1)
        return self.people[person].is_here(self.clock.true())

    def fault_before(self, call: Call) -> BaseException | None:
        """Discord fails before it does anything."""
        return refusal(503) if self.chance.random() < 0.02 else None

    def fault_after(self, call: Call) -> BaseException | None:
        """Discord does it, and then says that it failed; or our process dies just then."""
        if self.chance.random() < 0.003:
            self.crash_soon()
        return refusal(502) if self.chance.random() < 0.01 else None

    def _risk_crash(self) -> None:
        """The bot may die just when something was stored, before it was said."""
        if self.tables is not None and self.chance.random() < 0.0005:
            self.crash_soon()

    def crash_soon(self) -> None:
        """The bot dies now, and comes back within minutes."""
        if self.tables is not None:
            self.loop.call_soon(self.kill)
            self.errands.later(round(self.chance.uniform(10, 600) * SECOND), self._start_if_down())

    async def _start_if_down(self) -> None:
        if self.tables is None:
            await self.start()

    async def _observe(self, connection: AsyncConnection, before: OpenTable | None, after: OpenTable) -> None:
        preferences = {person: self.people[person].preferences for person in after.table.people}
        self.records.changed(before, after, self.clock.true(), preferences)

    # The people

    async def _open(self, number: int) -> None:
        tables = await self._there()
        game = GAMES[number % len(GAMES)]
        # A long match of people who use all their time takes longer than a month, and rightly so.
        slow = ("sniping", "sleepy", "returning") if game != "relay" else ()
        crowd = [person for person, guest in sorted(self.people.items()) if guest.way not in slow]
        around = self.chance.sample(crowd, self.chance.choice((2, 2, 2, 3)))
        host, *others = (self.people[person].person for person in around)
        after_time = self.chance.choice(("ask", "computer"))
        limit = self.chance.choice(LIMITS[:2] if game == "hercules" else LIMITS)
        table_options = {"limit": token(limit), "after_time": after_time}
        try:
            table = await tables.lobbies.open(NewTable(SERVER, number + 1, host, game, table_options=table_options))
            for person in others:
                await tables.lobbies.join(table.id, person)
            await tables.lobbies.start(table.id, host)
        except Refusal as refused:
            self.records.refused[f"open {refused.key}"] += 1
            # The bot was stopped in between, or another process has it: they try another channel later.
            if await self.database.read(lambda connection: _is_started(connection, number + 1)):
                return
            self.errands.later(HOUR, self._open(number + 100_000))

    def read(self, reason: str, table: int, people: Sequence[int]) -> None:
        """People read a message that mentions them, and may play because of it."""
        now = self.clock.true()
        for person in people:
            self.records.mentions.append(Said(now, self.clock.now(), reason, table, person))
            self.errands.later(0, self._react(self.people[person], reason, table))

    async def _react(self, guest: Guest, reason: str, table: int) -> None:
        until = None
        if guest.way == "sniping" and self.tables is not None:
            seat = (await self.tables.lookup.get(table)).seat_of(guest.person.id)
            until = await self.tables.time.deadline(table, seat.number) if seat else None
        pause = delay(guest, reason, until, self.clock.true(), self.chance)
        if pause is not None:
            await asyncio.sleep(pause / SECOND)
            await self._act(guest, table)

    async def _act_everywhere(self, guest: Guest) -> None:
        tables = await self._there()
        for table in await tables.lookup.open_tables_of(guest.person.id):
            await self._act(guest, table.id)

    async def _act(self, guest: Guest, id: int) -> None:
        """Play everything that one is asked at a table, once one is there."""
        for _ in range(8):
            tables = self.tables
            now = self.clock.true()
            if not guest.is_active(now) or self.records.rests(guest.person.id, now):
                return
            if tables is None:
                await asyncio.sleep(self.chance.uniform(600, 7_200))
                continue
            try:
                table = await tables.lookup.get(id)
                seat = table.seat_of(guest.person.id)
                if table.stage != "playing" or seat is None:
                    return
                if seat.computer is not None:
                    await tables.seats.come_back(id, guest.person)
                    continue
                question = (await tables.lookup.match(id)).question_for(seat.number)
                if question is None:
                    return
                option = self.chance.choice(question.options).id
                click = self._click()
                await tables.play.choose(id, guest.person.id, ticket_of(table, question), option, click)
            except Refusal as refused:
                self.records.refused[refused.key] += 1
            await asyncio.sleep(self.chance.uniform(1, 20))

    def _click(self) -> int:
        self._clicks += 1
        return (self.clock.true() - DISCORD_EPOCH << 22) + self._clicks % 4096

    async def _rest(self, guest: Guest) -> None:
        tables = await self._there()
        try:
            until = await tables.time.begin_vacation(guest.person.id)
        except Refusal:
            return
        now = self.clock.true()
        comes = now + round(self.chance.uniform(1, 8) * DAY)
        self.records.vacations.append((guest.person.id, now, min(comes, until)))
        await asyncio.sleep((comes - now) / SECOND)
        await self._act_everywhere(guest)

    def read_late(self, table: Table, late: Sequence[int], persons: Sequence[int]) -> None:
        """People are asked about somebody who is late."""
        now = self.clock.true()
        for person in persons:
            self.records.mentions.append(Said(now, self.clock.now(), "stalled", table.id, person))
        for seat in late:
            self.records.asked_about.append((now, table.id, seat))
            for person in persons:
                guest = self.people[person]
                if guest.is_active(now) and self.chance.random() < guest.waits:
                    self.errands.later(self.chance.uniform(MINUTE, 5 * HOUR), self._wait(guest, table.id, seat))

    async def _wait(self, guest: Guest, id: int, seat: int) -> None:
        if self.tables is None:
            return
        try:
            await self.tables.time.wait(id, guest.person.id, seat)
            self.records.waited.append((self.clock.true(), id, seat))
        except Refusal as refused:
            self.records.refused[refused.key] += 1

    async def open_matches(self) -> list[int]:
        """The tables that are still being played, or have not begun."""
        if self.tables is None:
            return [0]
        return [table.id for table in await self.tables.lookup.open_tables()]


def _kill(tables: Tables) -> None:
    for task in (tables.time.scheduler._task, tables.time.resting._task, *tables.computers._playing.values()):
        if task is not None:
            task.cancel()
    tables.time.scheduler._closed = True
    tables.time.resting._runs = False
    tables.computers._closed = True


async def _now(work: Any) -> None:
    work()


async def _is_started(connection: AsyncConnection, channel: int) -> bool:
    from sqlalchemy import select

    from bot.storage.schema import tables

    query = select(tables.c.id).where(tables.c.channel == channel, tables.c.started.is_not(None))
    return (await connection.execute(query)).first() is not None


__all__ = ["TableOptions", "World"]
