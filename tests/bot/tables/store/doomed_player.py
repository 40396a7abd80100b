"""A program that plays at several tables until it is killed, and keeps a ledger of what it was answered.

Its files survive it: the database, the ledger, and a "Discord" of one line per thing that happened to a message.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.storage.sqlite.direct import ShortTransaction
from bot.tables.building import Outside, build_tables, start_tables
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables
from bot.tables.store import outbox_rows, table_rows
from tests.bot.tables.outbox.scripted_messenger import Message, ScriptedMessenger

POINTS = ("opening", "journal_written", "before_commit", "after_commit", "posted", "before_settled", "settled", "any")
"""Where the program is killed; ``any``: by a timer, wherever it is."""

UNLIMITED = replace(UNHURRIED, open_per_person=sys.maxsize, open_per_server=sys.maxsize)
"""A few people open one table after another: what keeps people from that would end the program before its time."""

CHANNELS = (1, 2, 3)
WITH_COMPUTER = 3


class Doom:
    """Kills the program when a point has been reached so many times."""

    def __init__(self, point: str, times: int) -> None:
        self._point = point
        self._left = times
        if point == "any":
            threading.Timer(times / 250, die).start()

    def reached(self, point: str) -> None:
        if point == self._point:
            self._left -= 1
            if self._left <= 0:
                die()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def append(file: Path, line: dict[str, Any]) -> None:
    """One write: what was written before the kill is there afterwards, whole."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.write(handle, json.dumps(line).encode() + b"\n")
    os.close(handle)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


class LastingMessenger(ScriptedMessenger):
    """A Discord that lives on while the program dies."""

    def __init__(self, file: Path, doom: Doom | None = None) -> None:
        super().__init__()
        self._file = file
        self._doom = doom
        for line in lines(file):
            place = MessagePlace(line["channel"], line["message"])
            self._next = max(self._next, place.message)
            if line["kind"] == "removed":
                self.messages.pop(place, None)
            else:
                self.messages[place] = Message(
                    line["kind"], line["table"], line["version"], line["buttons"], line["nonce"]
                )

    def _write(self, place: MessagePlace, new: bool) -> None:
        message = self.messages.get(place)
        line: dict[str, Any] = {"channel": place.channel, "message": place.message, "new": new, "kind": "removed"}
        if message is not None:
            line |= {
                "kind": message.kind,
                "table": message.table,
                "version": message.version,
                "buttons": message.buttons,
                "nonce": message.nonce,
            }
        append(self._file, line)
        if self._doom is not None:
            self._doom.reached("posted")

    async def _say(
        self, kind: str, table: Table, place: MessagePlace | None, nonce: str, *, buttons: bool, **facts: Any
    ) -> MessagePlace:
        places = set(self.messages)
        new_place = await super()._say(kind, table, place, nonce, buttons=buttons, **facts)
        self._write(new_place, new_place not in places)
        return new_place

    async def strip(self, place: MessagePlace) -> None:
        await super().strip(place)
        self._write(place, False)

    async def delete(self, place: MessagePlace) -> None:
        await super().delete(place)
        self._write(place, False)


def install(doom: Doom) -> None:
    """Put the points into the program's way."""
    _after(table_rows, "_write_entry", doom, "journal_written")
    for connection in (AsyncConnection, ShortTransaction):
        _before(connection, "commit", doom, "before_commit")
        _after(connection, "commit", doom, "after_commit")
    _before(outbox_rows, "settle", doom, "before_settled")
    _after(outbox_rows, "settle", doom, "settled")


def _before(owner: Any, name: str, doom: Doom, point: str) -> None:
    original: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def wrapped(*args: Any) -> Any:
        doom.reached(point)
        return await original(*args)

    setattr(owner, name, wrapped)


def _after(owner: Any, name: str, doom: Doom, point: str) -> None:
    original: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def wrapped(*args: Any) -> Any:
        result = await original(*args)
        doom.reached(point)
        return result

    setattr(owner, name, wrapped)


def play_until_killed(folder: str, cycle: int, point: str, times: int) -> None:
    """The whole life of the program."""
    doom = Doom(point, times)
    install(doom)
    asyncio.run(_live(Path(folder), cycle, doom))


def serve(folder: str) -> None:
    """Live and die once per line of standard input (cycle, point, times); tell how each life ended."""
    for order in sys.stdin:
        cycle, point, times = order.split()
        child = os.fork()
        if child == 0:
            play_until_killed(folder, int(cycle), point, int(times))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


async def _live(folder: Path, cycle: int, doom: Doom) -> None:
    database = await Database.open(f"sqlite:///{folder / 'pantheon.db'}")
    doom.reached("opening")
    tables = build_tables(database, SystemClock(), UNLIMITED, outside=Outside(lambda **how: dispatcher.wake(**how)))
    dispatcher = Dispatcher(tables.repository, tables.time, LastingMessenger(folder / "discord", doom))
    await start_tables(tables)
    for attempt in lines(folder / "attempts")[-1:]:
        await _try(tables, folder, attempt)
    chance = random.Random(cycle)
    clicks = cycle * 1_000_000
    while True:
        clicks += 1
        table = await _table(tables, chance.choice(CHANNELS))
        await tables.computers.idle()
        match = await tables.lookup.match(table.id)
        if match.is_finished:
            continue
        table = await tables.lookup.get(table.id)
        question = chance.choice(match.questions)
        attempt = {
            "table": table.id,
            "person": table.seats[question.seat].person,
            "ticket": ticket_of(table, question),
            "option": chance.choice(question.options).id,
            "interaction": clicks,
        }
        append(folder / "attempts", attempt)
        await _try(tables, folder, attempt)


async def _try(tables: Tables, folder: Path, attempt: dict[str, Any]) -> None:
    try:
        answer = await tables.play.choose(*attempt.values())
    except Refusal as refusal:
        if refusal.key in ("stale", "on_its_way", "wrong_stage"):
            return
        raise
    number = len(answer.match.journal) if not answer.duplicate else None
    append(folder / "answers", {**attempt, "number": number})


async def _table(tables: Tables, channel: int) -> Table:
    there = await tables.lobbies.in_channel(channel)
    host, guest = Person(10 * channel, "Host"), Person(10 * channel + 1, "Guest")
    if there is None:
        there = await tables.lobbies.open(NewTable(1, channel, host, "hercules"))
    if there.stage == "playing":
        return there
    if len(there.seats) == 1:
        there = await (
            tables.lobbies.add_computer(there.id, host)
            if channel == WITH_COMPUTER
            else tables.lobbies.join(there.id, guest)
        )
    return await tables.lobbies.start(there.id, host)
