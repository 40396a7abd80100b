"""A table in virtual time, for tests about hours and days."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from inspect import signature
from typing import Any

import pytest

from bot.runtime.clock import HOUR, SECOND
from bot.tables.building import Outside, build_tables, close_tables
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.options import token
from bot.tables.model.table import Played, Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from bot.tables.queue.opening import Opening
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.timers import Timer
from bot.tables.store.leader_work import LeaderWork
from bot.tables.time import outages, scheduler
from bot.tables.time.timer_rows import of_table
from engine import registry
from tests.bot.soak.virtual_time import BEGINNING, DISCORD_EPOCH, VirtualClock, VirtualLoop, WatchedDatabase, run
from tests.bot.tables.company import ANNA, BO, SERVER
from tests.bot.tables.outbox.scripted_messenger import ScriptedMessenger


class DatedMessenger(ScriptedMessenger):
    """Knows when each message was new."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__()
        self.clock = clock
        self.new: list[tuple[float, str]] = []

    async def _say(self, kind, table, place, nonce, *, buttons, **facts):  # type: ignore[no-untyped-def]
        there = await super()._say(kind, table, place, nonce, buttons=buttons, **facts)
        if place is None:
            self.new.append((hours(self.clock.now()), kind))
        return there

    async def post(self, post, place, nonce, pictures="full"):  # type: ignore[no-untyped-def]
        there = await super().post(post, place, nonce, pictures)
        if post.kind == "direct":
            self.new.append((hours(self.clock.now()), "direct"))
        return there

    def times(self, *kinds: str) -> list[float]:
        """After how many hours messages of these kinds came."""
        return [at for at, kind in self.new if kind in kinds]


def hours(now: int) -> float:
    """Hours since the beginning of virtual time."""
    return round((now - BEGINNING) / HOUR, 2)


class TimedCompany:
    """The bot in virtual time, with one table."""

    def __init__(self, database: WatchedDatabase, clock: VirtualClock) -> None:
        self.database = database
        self.clock = clock
        self.messenger = DatedMessenger(clock)
        self.clicks = 0
        self.up()

    def up(self) -> None:
        """Everything as after a start of the program, but for ``start_tables``."""
        self.tables = build_tables(
            self.database, self.clock, UNHURRIED, outside=Outside(lambda **how: self.dispatcher.wake(**how))
        )
        self.dispatcher = Dispatcher(self.tables.repository, self.tables.time, self.messenger)

    async def down(self) -> None:
        """Stop the program."""
        await self.dispatcher.close()
        await close_tables(self.tables)

    async def play(
        self, limit: int, after_time: str = "ask", *others: Person, game: str = "relay", channel: int = 1, **run: str
    ) -> Table:
        """Begin a match of Anna and others, Bo if nobody is named; ``run`` are further options of it."""
        table_options = {"limit": token(limit), "after_time": after_time, **run}
        table = await self.tables.lobbies.open(NewTable(SERVER, channel, ANNA, game, table_options=table_options))
        for person in others or (BO,):
            table = await self.tables.lobbies.join(table.id, person)
        return await self.tables.lobbies.start(table.id, ANNA)

    async def set_preferences(self, person: Person, **preferences: object) -> None:
        """Let somebody have preferences."""
        await self.tables.people.change_preferences(person.id, lambda _: Preferences(**preferences))  # type: ignore[arg-type]

    async def answer(self, id: int, person: Person, option: str = "", clicked: int | None = None) -> Played:
        """Somebody answers what they are asked; ``clicked`` when, if the click took its time."""
        table, match = await self.tables.lookup.get(id), await self.tables.lookup.match(id)
        seat = table.seat_of(person.id)
        question = match.question_for(seat.number) if seat else None
        assert question is not None
        self.clicks += 1
        interaction = ((clicked or self.clock.now()) - DISCORD_EPOCH << 22) + self.clicks
        choice = option or question.options[0].id
        return await self.tables.play.choose(id, person.id, ticket_of(table, question), choice, interaction)

    async def timers(self, id: int) -> dict[int, Timer]:
        """The table's timers, by seat."""
        return {timer.seat: timer for timer in await self.database.read(lambda c: of_table(c, id))}

    async def until(self, after: float) -> None:
        """Let time pass until so many hours after the beginning."""
        await asyncio.sleep((BEGINNING + after * HOUR - self.clock.true()) / SECOND)

    async def away_at(self, after: float, id: int, seat: int = 0) -> str | None:
        """Why a seat is played by a computer player after so many hours; None while its person plays."""
        await self.until(after)
        return (await self.tables.lookup.get(id)).seats[seat].away


async def step_back(company: TimedCompany, id: int) -> None:
    """Anna takes back her last choice, and Bo agrees."""
    consent = await company.tables.seats.undo(id, ANNA)
    if consent.table.proposals:
        await company.tables.seats.answer(id, BO, consent.table.proposals[0].number, True)
    assert not (await company.tables.lookup.match(id)).journal


def virtual_time(pulse: int = HOUR) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Make a test of an async function: its first argument is the company, the others are those of the test."""

    def in_time(scenario: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        @wraps(scenario)
        def test(**arguments: Any) -> None:
            in_virtual_time(partial(scenario, **arguments), pulse)

        _, *others = signature(scenario).parameters.values()
        test.__signature__ = signature(test).replace(parameters=others)  # type: ignore[attr-defined]
        return test

    return in_time


def in_virtual_time(scenario: Callable[[TimedCompany], Awaitable[None]], pulse: int = HOUR) -> None:
    """Play a scenario; days take no time.

    ``pulse`` is how often, in milliseconds, the bot notes that it is alive: where outages are not the subject more
    seldom than in life, for it costs most of the time of a scenario. So does what looks every few minutes whether
    something is due (puzzles, drills, matches of the queue, rounds …): it looks once an hour.
    """

    async def play(loop: VirtualLoop) -> None:
        database = await WatchedDatabase.fresh()
        company = TimedCompany(database, VirtualClock(loop))
        try:
            await scenario(company)
        finally:
            await company.down()
            await database.close()

    with relay(), pytest.MonkeyPatch.context() as patch:
        for module in (outages, scheduler):
            patch.setattr(module, "PULSE", pulse)
        for name, module in list(sys.modules.items()):
            if name.startswith("bot.tables.") and hasattr(module, "LOOKS_EVERY"):
                patch.setattr(module, "LOOKS_EVERY", HOUR / SECOND)
        for work in (LeaderWork, Opening):
            patch.setattr(work, "looks_every_s", HOUR / SECOND)
        run(play)


@contextmanager
def relay() -> Iterator[None]:
    """The short game of the soak test is known."""
    registry.MODULES["relay"] = "tests.bot.soak.relay"
    try:
        yield
    finally:
        del registry.MODULES["relay"]
        registry.find_game.cache_clear()
