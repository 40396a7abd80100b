"""People at many tables who play by the controls of their boards, as Discord shows them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete

from bot.benchmarks.load.stand_in import EPHEMERAL, DiscordStandIn, Payload, Place, Sent, accent_of, controls_in
from bot.interactions.components import seat_colour
from bot.interactions.option_values import FURTHER
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.storage.schema import outbox
from bot.tables.building import build_tables, close_tables
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from engine.registry import MODULES

SEATS = 2
SHARD_BITS = 22
"""Which shard a server belongs to follows from its id without this many of its last bits."""
TABLES_IN_A_SERVER = 4
MOVES = ("t1:", "s1:", "ts:")
"""How the ids of controls begin that make a move; the others ask for something in private."""
STEPS = ("f1:",)
"""How the ids of selects begin that make a move, or where the choice has further parts ask for them in private."""
AGAIN, LOBBY = "sm:", "l1:"
"""How the ids of controls begin that open a lobby after a match, and those of the lobby."""
WAITS = 20.0
"""How many seconds someone waits for an answer before it counts as lost."""


class Answered(NamedTuple):
    """How a click was answered: after how many seconds it was acknowledged, and shown on the board (a move only).

    None: not in the time that people wait. ``refused``: the answer said why the move cannot be made.
    """

    is_move: bool
    acknowledged: float | None
    visible: float | None
    refused: bool = False


def place_of(number: int) -> Place:
    """The channel of the table of that number, counted from 0."""
    return Place(200_000 + number // TABLES_IN_A_SERVER << SHARD_BITS, 300_000 + number)


def people_of(number: int) -> tuple[int, ...]:
    """The Discord ids of the people at that table, by seat."""
    return tuple(1_000_000 + number * SEATS + seat for seat in range(SEATS))


async def lay_tables(address: str, count: int, more: Sequence[Place] = ()) -> None:
    """Fill an empty database with this many begun matches, of each game in turn, whose boards are still to be posted.

    ``more`` are further places, whose tables come last.
    """
    database = await Database.open(address)
    tables = build_tables(database, SystemClock())
    games = list(MODULES)
    try:
        for number, place in enumerate([*map(place_of, range(count)), *more]):
            host, *guests = people_of(number)
            people = [Person(person, f"Hero {person % 10_000}") for person in (host, *guests)]
            table = await tables.lobbies.open(NewTable(*place, people[0], games[number % len(games)]))
            for guest in people[1:]:
                await tables.lobbies.join(table.id, guest)
            await tables.lobbies.start(table.id, people[0])
        await database.write(lambda connection: connection.execute(delete(outbox).where(outbox.c.kind != "board")))
    finally:
        await close_tables(tables)
        await database.close()


class Seating:
    """One table as its people see it: the newest board, and the private message that someone has been given."""

    def __init__(self, number: int) -> None:
        self.place = place_of(number)
        self.people = people_of(number)
        self.board: Payload | None = None
        self.private: tuple[int, Payload] | None = None
        self.busy = False
        self._joined = ""

    def next_click(self, chance: random.Random) -> tuple[int, Payload, Payload] | None:
        """Who clicks next, on which message, on which of its controls; None where nothing can be chosen."""
        if self.private is not None:
            person, message = self.private
            self.private = None
            if choices := [each for each in controls_in(message) if each["custom_id"].startswith((*MOVES, *STEPS))]:
                return person, message, chance.choice(choices)
        if self.board is None:
            return None
        controls = list(controls_in(self.board))
        if (next_match := self._next_match(controls)) is not None:
            person, control = next_match
            return person, self.board, control
        colour = accent_of(self.board)
        seat = next((seat for seat in range(SEATS) if seat_colour(seat) == colour), None)
        if seat is not None:
            choices = [each for each in controls if each["custom_id"].startswith((*MOVES, *STEPS))]
            return (self.people[seat], self.board, chance.choice(choices)) if choices else None
        answers = [each for each in controls if ":choices:" in each["custom_id"]]
        return (chance.choice(self.people), self.board, answers[0]) if answers else None

    def _next_match(self, controls: Sequence[Payload]) -> tuple[int, Payload] | None:
        """Who clicks on which control so that another match begins; None as long as one is played.

        The first opens the lobby, the second joins it and sits first now.
        """
        ids = {each["custom_id"]: each for each in controls if each["custom_id"].startswith((AGAIN, LOBBY))}
        again = next((id for id in ids if id.startswith(AGAIN)), None)
        if again is not None:
            return self.people[0], ids[again]
        join = next((id for id in ids if id.endswith(":join")), None)
        if join is not None and join != self._joined:
            self._joined, self.people = join, self.people[::-1]
            return self.people[0], ids[join]
        start = next((id for id in ids if id.endswith(":start")), None)
        return None if start is None else (self.people[1], ids[start])


class Crowd:
    """Everyone at these tables. ``heard`` is to be called with what the bot sends."""

    def __init__(self, count: int, seed: int = 7, more: Sequence[Place] = ()) -> None:
        self.tables = [Seating(number) for number in range(count + len(more))]
        for table, place in zip(self.tables[count:], more, strict=True):
            table.place = place
        self._by_channel = {table.place.channel: table for table in self.tables}
        self._chance = random.Random(seed)
        self._next = 0
        self._boardless = len(self.tables)
        self._all_posted = asyncio.Event()
        self._awaited: dict[tuple[str, int], asyncio.Future[Sent]] = {}

    def note_sent(self, sent: Sent) -> None:
        """Take notice of what the bot has sent."""
        if sent.kind == "post" and (table := self._by_channel.get(sent.about)) is not None:
            if not any(each["custom_id"].startswith(("b1:", AGAIN, LOBBY)) for each in controls_in(sent.message)):
                return
            if table.board is None and not self._all_posted.is_set():
                self._boardless -= 1
                if not self._boardless:
                    self._all_posted.set()
            table.board = sent.message
        waiting = self._awaited.pop((sent.kind, sent.about), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(sent)

    async def until_posted(self, seconds: float) -> None:
        """Wait until every table has a board. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            await self._all_posted.wait()

    def free(self, among: int) -> Seating | None:
        """The next table of the first this many where no one waits for an answer; None when all are busy."""
        for _ in range(among):
            table = self.tables[self._next % among]
            self._next += 1
            if not table.busy and (table.board is not None or table.private is not None):
                return table
        return None

    async def click(self, discord: DiscordStandIn, table: Seating) -> Answered | None:
        """Let someone at a table click; None where nothing can be chosen."""
        target = table.next_click(self._chance)
        if target is None:
            table.board = None
            return None
        person, message, control = target
        data: dict[str, Any] = {"custom_id": control["custom_id"], "component_type": control["type"]}
        if control["type"] == 3:
            data["values"] = [self._chance.choice(control["options"])["value"]]
        is_move = _makes_move(data)
        table.busy = True
        number = discord.new_id()
        acknowledgement, answer = (self._expect(kind, number) for kind in ("ack", "answer"))
        is_between = data["custom_id"].startswith((AGAIN, LOBBY))
        visible = self._expect("post", table.place.channel) if is_move or is_between else answer
        began = time.monotonic()
        try:
            await discord.interact(number, 3, table.place, person, data, message)
            async with asyncio.timeout(WAITS):
                reply = await acknowledgement
                outcomes = (visible,) if is_between else (visible, answer)
                await asyncio.wait(outcomes, return_when=asyncio.FIRST_COMPLETED)
                if answer.done():
                    table.private = (person, answer.result().message)
                if not visible.done() and message["flags"] & EPHEMERAL == 0:
                    return Answered(is_move, reply.at - began, None, refused=True)
                return Answered(is_move, reply.at - began, (await visible).at - began)
        except TimeoutError:
            in_time = acknowledgement.done() and not acknowledgement.cancelled()
            return Answered(is_move, acknowledgement.result().at - began if in_time else None, None)
        finally:
            table.busy = False
            for key in (("ack", number), ("answer", number), ("post", table.place.channel)):
                self._awaited.pop(key, None)

    def _expect(self, kind: str, about: int) -> asyncio.Future[Sent]:
        waiter = self._awaited[kind, about] = asyncio.get_running_loop().create_future()
        return waiter


def _makes_move(data: Mapping[str, Any]) -> bool:
    """Whether a click makes a move, and is not only answered in private."""
    custom_id: str = data["custom_id"]
    is_whole = custom_id.startswith(STEPS) and not data["values"][0].endswith(FURTHER)
    return is_whole or custom_id.startswith(MOVES)


def quantile(values: Sequence[float], percent: int) -> float:
    """The value that this many percent of the values do not exceed; 0 without any."""
    ranking = sorted(values)
    return ranking[min(len(ranking) - 1, len(ranking) * percent // 100)] if ranking else 0.0
