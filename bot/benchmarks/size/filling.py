"""Fills a database with matches: a few are played, and copied with new ids for tables, people, channels and clicks.

The copies are written in steps, each with one transaction, and a filling that was interrupted continues where it ended.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Table as Rows

from bot.benchmarks.load.crowd import SEATS, SHARD_BITS, TABLES_IN_A_SERVER, place_of
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.storage.schema import metadata, openings, outbox, tables
from bot.tables.building import build_tables, close_tables
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables
from engine.registry import MODULES

CLICKS_OF_A_TABLE = 1_000_000
"""The ids of the clicks at a table are within as many numbers."""
PERSON = 1_000_000
"""The Discord id of the first person."""
LONGEST = 5_000
"""After this many choices a match is taken for endless."""


@dataclass(frozen=True)
class Kind:
    """Which matches are made. ``choices``: how many are made in a match at most, None for all of it.

    ``pace`` is the time limit as the lobby's option ``limit`` has it. ``people``: how many there are altogether; they
    sit down in turn. 0: each table has its own.
    """

    played: int = 24
    choices: int | None = None
    pace: str = "none"
    people: int = 0


async def play_some(address: str, kind: Kind, seed: int = 7) -> None:
    """Fill an empty database with the matches that are copied: two people each, of each game in turn."""
    database = await Database.open(address)
    services = build_tables(database, SystemClock())
    chance, games = random.Random(seed), list(MODULES)
    try:
        for number in range(kind.played):
            place, host, guest = place_of(number), *(_person(number, seat) for seat in range(SEATS))
            table = await services.lobbies.open(NewTable(*place, host, games[number % len(games)]))
            await services.lobbies.join(table.id, guest)
            await services.lobbies.choose_options(table.id, host, {}, {"limit": kind.pace})
            await services.lobbies.start(table.id, host)
            most = LONGEST if kind.choices is None else chance.randrange(kind.choices + 1)
            await _play(services, table, chance, most)
            await services.repository.write(lambda connection: connection.execute(openings.delete()))
        await services.repository.write(lambda connection: connection.execute(outbox.delete()))
    finally:
        await close_tables(services)
        await database.close()


def _person(number: int, seat: int) -> Person:
    discord = PERSON + number * SEATS + seat
    return Person(discord, f"Hero {discord % 10_000}")


async def _play(services: Tables, table: Table, chance: random.Random, most: int) -> None:
    for number in range(most):
        live = await services.repository.live(table.id)
        if live.table.stage != "playing" or live.match is None or live.match.is_finished:
            return
        question = live.match.questions[0]
        person = live.table.seats[question.seat].person or 0
        option, click = chance.choice(question.options).id, table.id * CLICKS_OF_A_TABLE + number
        await services.play.choose(table.id, person, ticket_of(live.table, question), option, click)


def copy_played(file: Path, kind: Kind, count: int, step: int = 40) -> Iterator[int]:
    """Copy the matches that were played in a file until there are that many; how many there are after each ``step``."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("PRAGMA cache_size=-200000")
        (there,) = connection.execute("SELECT max(id) FROM tables").fetchone()
        if kind.people:
            _add_people(connection, kind.people)
        while there < count:
            with connection:
                for _ in range(step):
                    if there >= count:
                        break
                    _copy_block(connection, kind, there, min(kind.played, count - there))
                    there += min(kind.played, count - there)
            yield there


def _add_people(connection: sqlite3.Connection, count: int) -> None:
    (there,) = connection.execute("SELECT max(id) FROM people").fetchone()
    with connection:
        new = ((number, PERSON + number - 1) for number in range(there + 1, count + 1))
        connection.executemany("INSERT INTO people(id, discord) VALUES (?, ?)", new)


def _copy_block(connection: sqlite3.Connection, kind: Kind, offset: int, many: int) -> None:
    """Copy the first ``many`` of the played matches with ids that are higher by ``offset``."""
    shift = offset * SEATS
    values = {"offset": offset, "shift": shift, "many": many, "people": kind.people}
    if not kind.people:
        new = "INSERT INTO people(id, discord) SELECT id + :shift, discord + :shift FROM people WHERE id <= :most"
        connection.execute(new, values | {"most": many * SEATS})
    for rows in copied_tables():
        statement = _copying(rows.name, kind.people > 0)
        connection.execute(statement, values)


def copied_tables() -> list[Rows]:
    """The tables of the database that are copied with a match."""
    own = [rows for rows in metadata.sorted_tables if "table_id" in rows.c and rows not in (openings, outbox)]
    of_tournaments = {"tournament_tables", "people_league_tables", "match_links"}
    return [tables, *(rows for rows in own if rows.name not in of_tournaments)]


def _copying(name: str, is_shared: bool) -> str:
    rows = metadata.tables[name]
    own = "id" if rows is tables else "table_id"
    columns = [column.name for column in rows.c if column.name != "id" or rows is tables]
    person = "(({} - 1 + :shift) % :people) + 1" if is_shared else "{} + :shift"
    number = f"({own} + :offset - 1)"
    forms = {
        own: f"{own} + :offset",
        "person": person.format("person"),
        "host": person.format("host"),
        "interaction": f"interaction + :offset * {CLICKS_OF_A_TABLE}",
        "channel": f"{place_of(0).channel} + {number}",
        "server": f"({200_000} + {number} / {TABLES_IN_A_SERVER}) << {SHARD_BITS}",
        "message": "message + :offset",
    }
    expressions = ", ".join(forms.get(column, f'"{column}"') for column in columns)
    names = ", ".join(f'"{column}"' for column in columns)
    return f"INSERT INTO {name} ({names}) SELECT {expressions} FROM {name} WHERE {own} <= :many"  # noqa: S608


def bytes_by_table(file: Path) -> dict[str, int]:
    """How many bytes each table and index of a SQLite file takes, by its name."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC")
        return dict(rows.fetchall())


@contextmanager
def open_file(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a SQLite file; what was written is committed at the end."""
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


def fill(file: Path, kind: Kind, count: int, note_filled: Callable[[int, int], None]) -> None:
    """Copy until there are ``count`` matches; ``note_filled`` gets after each step their number and the count."""
    for there in copy_played(file, kind, count):
        note_filled(there, count)
