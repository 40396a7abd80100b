"""PostgreSQL: addresses, poolers, words for what is wrong, and nothing of people in errors."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic import op
from sqlalchemy import make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseTooNew,
    DatabaseUnreachable,
)
from bot.storage.postgresql import server as server_words
from bot.storage.postgresql.server import connect_arguments
from bot.storage.schema import people
from bot.tables.people.people import number_of, set_server_language
from bot.tables.people.preferences import Preferences, change_preferences_of
from tests.bot.storage.postgresql.pooler import running_pooler
from tests.bot.storage.test_transaction import everything_in

asyncpg = pytest.importorskip("asyncpg")


async def opened_and_closed(address: str, **more: Any) -> None:
    await (await Database.open(address, **more)).close()


# Poolers


async def test_a_pooler_that_would_break_the_lock_is_told_at_start(postgresql: str) -> None:
    async with running_pooler(postgresql) as pooled:
        with pytest.raises(DatabaseUnreachable, match="such as pgbouncer"):
            await Database.open(pooled)
    await opened_and_closed(postgresql)


# Simultaneous first rows


@pytest.fixture
async def database(postgresql: str) -> AsyncIterator[Database]:
    opened = await Database.open(postgresql)
    yield opened
    await opened.close()


async def test_first_rows_of_the_same_people_at_once_all_count(database: Database) -> None:
    def longer(before: Preferences) -> Preferences:
        return before._replace(vacations=(*before.vacations, (len(before.vacations) + 1, 99)))

    async def work(connection: AsyncConnection, number: int) -> None:
        await change_preferences_of(connection, number % 8 + 1, longer)
        await set_server_language(connection, number % 8, "de")

    await asyncio.gather(
        *(database.write(lambda connection, number=number: work(connection, number)) for number in range(240))
    )
    rows = (await database.read(lambda connection: connection.execute(select(people.c.preferences)))).scalars().all()
    assert [len(each["vacations"]) for each in rows] == [30] * 8


# Errors and time-outs


async def test_nothing_of_a_row_is_in_an_error(database: Database) -> None:
    query = text("INSERT INTO people (discord) VALUES (4242424240 + :more)")
    await database.write(lambda connection: connection.execute(query, {"more": 2}))
    adding = database.write(lambda connection: connection.execute(query, {"more": 2}))
    outcome = await asyncio.gather(adding, return_exceptions=True)
    (error,) = outcome
    assert "duplicate key" in str(error)
    assert "4242424242" not in everything_in(error)


async def test_statements_and_locks_do_not_last(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    short = {**server_words.SETTINGS, "statement_timeout": "300", "lock_timeout": "200"}
    monkeypatch.setattr(server_words, "SETTINGS", short)
    database = await Database.open(postgresql)
    with pytest.raises(DatabaseBusy, match="57014"):
        await database.read(lambda connection: connection.execute(text("SELECT pg_sleep(3)")))

    async def lock(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
        await asyncio.sleep(1)

    began = time.monotonic()
    outcomes = await asyncio.gather(database.write(lock), database.write(lock), return_exceptions=True)
    assert [type(each) for each in outcomes].count(DatabaseBusy) == 1
    assert time.monotonic() - began < 2
    await database.close()


async def test_several_statements_that_read_see_one_state(database: Database) -> None:
    count = text("SELECT count(*) FROM people")

    async def look(connection: AsyncConnection) -> tuple[int, int]:
        before = (await connection.execute(count)).scalar_one()
        await database.write(lambda other: number_of(other, 8))
        return before, (await connection.execute(count)).scalar_one()

    assert await database.read(look) == (0, 0)


async def test_traces_of_erased_rows_are_vacuumed(database: Database) -> None:
    await database.write(lambda connection: number_of(connection, 8))
    await database.write(lambda connection: connection.execute(text("DELETE FROM people")))
    await database.forget_traces()
    dead = text("SELECT pg_relation_size('people')")
    assert (await database.read(lambda connection: connection.execute(dead))).scalar_one() == 0


# Addresses


@pytest.mark.parametrize(
    ("query", "encryption"),
    [("", None), ("sslmode=require", "require"), ("sslmode=disable", "disable"), ("ssl=prefer", "prefer")],
)
def test_ways_of_encryption_as_other_programs_write_them(query: str, encryption: str | None) -> None:
    arguments = connect_arguments(make_url(f"postgresql://u@h/n?{query}&application_name=x&channel_binding=require"))
    assert arguments.get("ssl") == encryption


@pytest.mark.parametrize(
    ("query", "checks_name"),
    [("sslmode=verify-full", True), ("sslmode=verify-ca", False), ("sslmode=require&sslrootcert=system", True)],
)
def test_certificates_are_checked_where_asked_for(query: str, checks_name: bool) -> None:
    context = connect_arguments(make_url(f"postgresql://u@h/n?{query}"))["ssl"]
    assert isinstance(context, ssl.SSLContext)
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, checks_name)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("sslmode=secret", "sslmode is one of"),
        ("sslmode=verify-ca&sslrootcert=/nowhere/x.crt", "sslrootcert names"),
        ("connect_timeout=soon", "a number of seconds"),
        ("colour=red", "not understood: colour"),
    ],
)
async def test_parameters_that_are_not_understood_are_one_sentence(query: str, sentence: str) -> None:
    with pytest.raises(BadDatabaseAddress, match=sentence) as error:
        await Database.open(f"postgresql://u:hunter2@127.0.0.1:1/n?{query}")
    assert "hunter2" not in str(error.value)


async def test_an_address_with_sslmode_is_connected_to(postgresql: str) -> None:
    await opened_and_closed(f"{postgresql}?sslmode=prefer&connect_timeout=9")
    with pytest.raises(DatabaseUnreachable):
        await Database.open(f"{postgresql}?sslmode=require")


# Versions


async def test_newer_database_is_refused(postgresql: str) -> None:
    database = await Database.open(postgresql)
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await database.close()
    with pytest.raises(DatabaseTooNew, match=r"version 9999, this program knows \d{4}:"):
        await Database.open(postgresql)


async def test_missing_table_is_told_in_a_sentence(postgresql: str) -> None:
    database = await Database.open(postgresql)
    await database.write(lambda connection: connection.execute(text("DROP TABLE ratings")))
    await database.close()
    with pytest.raises(DatabaseDamaged, match="lacks the table ratings"):
        await Database.open(postgresql)


async def test_interrupted_migration_leaves_nothing(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await server.new_database(migrated=False)
    create, names = op.create_table, []

    def failing(*args: object, **kwargs: object) -> object:
        names.append(args[0])
        if len(names) == 5:
            raise KeyError("power")
        return create(*args, **kwargs)

    monkeypatch.setattr(op, "create_table", failing)
    with pytest.raises(KeyError):
        await Database.open(server.address(name))
    monkeypatch.undo()
    connection = await asyncpg.connect(server.address(name))
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await connection.close()
    await opened_and_closed(server.address(name))
    await server.drop(name)


async def test_a_connection_that_the_driver_lost_track_of_is_given_up(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As happens where the server ends it in the middle of an answer, such as while the process stood still."""
    connections: list[object] = []
    prepare = asyncpg.connection.Connection.prepare

    async def lost(connection: Any, *arguments: Any, **more: Any) -> Any:
        if connection not in connections:
            connections.append(connection)
        if connection is connections[0]:
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
        return await prepare(connection, *arguments, **more)

    monkeypatch.setattr(asyncpg.connection.Connection, "prepare", lost)
    with pytest.raises(DatabaseUnreachable, match="connection to the PostgreSQL server was lost"):
        await database.read(lambda connection: connection.execute(select(people.c.id)))
    for _ in range(3):
        await database.read(lambda connection: connection.execute(select(people.c.id)))
    assert len(connections) > 1
