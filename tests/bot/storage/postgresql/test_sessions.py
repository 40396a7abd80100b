"""The sessions that a process notes beside its locks, and who may resume them."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event, select, text

from bot.runtime.sharding import ALL, Shards
from bot.storage.database import Database
from bot.storage.postgresql import membership, sessions
from bot.storage.postgresql.sessions import GatewaySession, SessionNotes, Sessions
from bot.storage.schema import meta
from tests.bot.storage.postgresql.test_deaths import is_killed
from tests.waiting import until

pytest.importorskip("asyncpg")
BOTH = Shards(frozenset({0, 1}), 2)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "BEAT", 0.1)


def session(number: int, sequence: int = 7) -> GatewaySession:
    return GatewaySession(f"session{number}", f"wss://gateway{number}.example/", sequence)


def notes_of(database: Database) -> SessionNotes:
    assert database.membership is not None
    return database.membership.sessions


async def rows(database: Database) -> dict[str, str]:
    result = await database.read(
        lambda connection: connection.execute(select(meta).where(meta.c.key.like("sessions%")))
    )
    return {row.key: row.value for row in result}


async def serve(address: str, shards: Shards, current: Sessions) -> Database:
    """A process that has noted these sessions."""
    database = await Database.open(address, shards=shards, wait=True)
    notes_of(database).current = lambda: current
    await until(lambda: rows(database))
    return database


@pytest.mark.parametrize(("shards", "count"), [(BOTH, 2), (ALL, 4)])
async def test_the_next_process_has_the_sessions_of_one_that_died_and_the_one_after_it_has_not(
    postgresql: str, shards: Shards, count: int
) -> None:
    """Without ``--shards`` one lock stands for all of Discord's shards."""
    current = Sessions(count, {number: session(number, 70 + number) for number in range(count)})
    await is_killed(await serve(postgresql, shards, current))
    second = await Database.open(postgresql, shards=shards, wait=True)
    notes = notes_of(second)
    assert [notes.has(number, count) for number in range(count + 1)] == [True] * count + [False]
    assert not notes.has(0, count + 1), "with another number of shards it is another shard's"
    assert {number: notes.pop(number, count) for number in range(count)} == current.of
    assert notes.pop(0, count) is None, "a session is resumed once"
    await is_killed(second)
    third = await Database.open(postgresql, shards=shards, wait=True)
    assert not notes_of(third).has(0, count), "the second process began its own"
    await third.close()


async def test_who_ends_in_good_order_leaves_none(postgresql: str) -> None:
    await (await serve(postgresql, BOTH, Sessions(2, {0: session(0), 1: session(1)}))).close()
    second = await Database.open(postgresql, shards=BOTH, wait=True)
    assert not await rows(second)
    assert not notes_of(second).has(0, 2)
    await second.close()


async def test_a_session_that_its_process_still_uses_is_left_to_it(postgresql: str) -> None:
    """A process that is stopped lets its shards go first, and answers clicks until the next one is connected."""
    first = await serve(postgresql, BOTH, Sessions(2, {0: session(0), 1: session(1)}))
    waiting = asyncio.create_task(Database.open(postgresql, shards=BOTH, wait=True))
    assert first.membership is not None
    await until(first.membership.hand_over)
    second = await waiting
    assert second.membership is not None
    assert second.membership.answered_elsewhere == BOTH.numbers
    assert not any(notes_of(second).has(number, 2) for number in range(2))
    await first.close()
    await second.close()


async def test_a_process_that_wakes_up_late_does_not_replace_the_note_of_the_next(postgresql: str) -> None:
    first = await serve(postgresql, BOTH, Sessions(2, {0: session(0)}))
    await is_killed(first)
    second = await serve(postgresql, BOTH, Sessions(2, {0: session(5)}))
    before = await until(lambda: _naming(second, "session5"))
    late = SessionNotes()
    late.current = lambda: Sessions(2, {0: session(0, 99)})
    async with second._engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        assert await late.keep(connection, {0: 1}, 2)
        assert await rows(second) == before
        assert await late.keep(connection, {0: 9}, 2)
        assert await rows(second) != before, "the control: a later holder's note replaces it"
    await second.close()


async def _naming(database: Database, word: str) -> dict[str, str]:
    notes = await rows(database)
    return notes if any(word in note for note in notes.values()) else {}


async def test_nothing_is_written_while_nothing_happens(postgresql: str) -> None:
    database = await serve(postgresql, BOTH, Sessions(2, {0: session(0), 1: session(1)}))
    statements: list[str] = []

    def note(*arguments: object) -> None:
        statements.append(str(arguments[2]))

    event.listen(database._engine.sync_engine, "before_cursor_execute", note)
    await until(lambda: statements.count("SELECT 1") >= 3)
    assert not [each for each in statements if "INSERT" in each]
    statements.clear()
    notes_of(database).current = lambda: Sessions(2, {0: session(0, 8), 1: session(1, 9)})
    await until(lambda: "SELECT 1" in statements)
    assert len([each for each in statements if "INSERT" in each]) == 1, "one statement notes all shards"
    await database.close()


async def test_where_no_note_can_be_written_the_process_is_alive_all_the_same(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(postgresql, shards=BOTH, wait=True)
    monkeypatch.setattr(sessions, "_KEEP", text("SELECT 1 / 0 WHERE :keys IS NOT NULL AND :notes IS NOT NULL"))
    notes_of(database).current = lambda: Sessions(2, {0: session(0)})
    assert database.membership is not None
    locks = database.membership._locks
    connection = locks._connection
    await asyncio.sleep(1)
    assert locks.are_fresh
    assert locks._connection is connection, "the locks were never let go"
    await database.close()
