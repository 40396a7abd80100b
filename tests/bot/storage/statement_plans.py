"""Finds statements for which SQLite reads the whole of a table that grows.

They are noted as the bot makes them, with parameters in place of values: only so does SQLite plan as it will. Each is
explained once, on a database with the same tables and no rows.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine

from bot.storage.schema import metadata
from bot.storage.sqlite.prepared import PreparedStatement

BOUNDED = {
    "challenges": "two a day",
    "erasures": "one for each erasure that people ask for",
    "applied_erasures": "the same",
    "remembered": "they go at a date",
    "leagues": "one for a server and game",
    "meta": "some twenty, and one for a shard",
    "openings": "those of an hour",
    "outbox": "what is not sent yet",
    "parties": "the groups in the queue",
    "party_members": "the people in them",
    "pulse": "one for a shard",
    "puzzle_ratings": "one for a puzzle",
    "servers": "one for a server; they are read at a start",
    "shards": "one for a shard",
    "timers": "those of open tables",
    "tournaments": "few of a server, far fewer than its matches",
    "people_leagues": "the same",
    "alembic_version": "one",
}
"""The tables that may be read as a whole, and why."""
KNOWN = {
    "tables.seed, tables.salt, tables.day": "a journey looks at every secret itself",
    " LIMIT 1 OFFSET ": "the last traces of erased people are removed a part of a table at a time",
    "FROM people \nWHERE people.preferences IS NOT NULL": "at a start, to know who is reminded when",
}
"""Parts of statements that may read a whole table, and why."""
SCANNED = re.compile(r"\bSCAN (\w+)")
_NAMED = re.compile(r"\b(?:FROM|JOIN|UPDATE|INTO|,)\s+\"?(\w+)\"?(?:\s+AS)?(?:\s+\"?(\w+)\"?)?", re.IGNORECASE)


@contextmanager
def noted_statements() -> Iterator[dict[str, Any]]:
    """The statements that are made meanwhile, each with values that it was given once."""
    statements: dict[str, Any] = {}

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if connection.dialect.name == "sqlite" and statement not in statements and not _is_migrating():
            statements[statement] = values[0] if many and values else values

    def note_prepared(prepared: PreparedStatement, driver: sqlite3.Connection, parameters: Any) -> Any:
        first = parameters[0] if isinstance(parameters, list) else parameters
        statements.setdefault(prepared.text, prepared.values_of(first or {}))
        return run(prepared, driver, parameters)

    run, PreparedStatement.run = PreparedStatement.run, note_prepared  # type: ignore[method-assign, assignment]
    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)
        PreparedStatement.run = run  # type: ignore[method-assign]


def scans(statement: str, values: Sequence[Any] = ()) -> list[str]:
    """The steps of SQLite's plan that read the whole of a table that grows; none for what is no query."""
    if any(part in statement for part in KNOWN):
        return []
    if not statement.lstrip("( \n").upper().startswith(("SELECT", "WITH", "UPDATE", "DELETE", "INSERT", "REPLACE")):
        return []
    try:
        plan = _empty_database().execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    except sqlite3.OperationalError:  # about a table that only SQLite itself has, or only a test
        return []
    names, of_open = _names_in(statement), _partial_indices()
    steps = [(step[3], SCANNED.search(step[3])) for step in plan]
    return [
        step
        for step, scan in steps
        if scan is not None
        and names.get(scan[1], "") not in ("", *BOUNDED)
        and not any(each in step for each in of_open)
    ]


@cache
def _partial_indices() -> list[str]:
    """The indices of few rows of their tables, such as those of open tables: these may be read from end to end."""
    indices = (index for rows in metadata.tables.values() for index in rows.indexes)
    return [str(index.name) for index in indices if index.dialect_options["sqlite"]["where"] is not None]


def _is_migrating() -> bool:
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        if frame.f_globals.get("__name__", "").startswith("alembic."):
            return True
    return False


def _names_in(statement: str) -> dict[str, str]:
    """The tables of the database in a statement, by the name that they have there; others are not looked at."""
    names = {name: name for name in BOUNDED}
    for table, other in _NAMED.findall(statement):
        if table in metadata.tables:
            names[table] = table
            names[other or table] = table
    return names


@cache
def _empty_database() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    engine = create_engine("sqlite://", creator=lambda: connection)
    metadata.create_all(engine)
    return connection
