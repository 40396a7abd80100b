"""Statements that are compiled once do what SQLAlchemy does with them each time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Column, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import IntegrityError

from bot.storage.constant_statements import mark_constant
from bot.storage.database import Database
from bot.storage.schema import outbox, people, seats
from bot.storage.sqlite.direct import ShortTransaction
from bot.storage.sqlite.prepared import PreparedStatement
from bot.storage.transaction import Transaction

ROW: dict[str, Any] = {"table_id": 1, "server": 2, "kind": "board", "fresh": True, "tries": 0, "due": 0, "trouble": ""}
UPSERT = upsert(people)


def statements() -> dict[str, Any]:
    """What is done to people and messages: made anew, so that no one has marked them."""
    return {
        "add": insert(outbox),
        "all": select(outbox).where(outbox.c.channel == bindparam("of_channel")).order_by(outbox.c.id),
        "grouped": select(outbox.c.channel, func.count(), func.max(outbox.c.id)).group_by(outbox.c.channel),
        "hasten": update(outbox).where(outbox.c.id == bindparam("of_id"), outbox.c.due < 99),
        "cross_out": delete(outbox).where(outbox.c.id == bindparam("of_id")),
        "person": UPSERT.on_conflict_do_update(
            index_elements=["discord"], set_={"preferences": UPSERT.excluded.preferences}
        ),
        "preferences": select(people.c.preferences).where(people.c.discord == bindparam("of_person")),
    }


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


class Undone(Exception):
    """What was told; the rows are taken back."""


async def run_statements(connection: Transaction, by_name: dict[str, Any]) -> None:
    """What all statements say, one after another. Raises Undone with it."""

    async def do(name: str, parameters: Any = None) -> Any:
        return await connection.execute(by_name[name], parameters)

    results: list[Any] = []
    await connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    rows = [{**ROW, "channel": 5, "facts": {"version": 3}}, {**ROW, "channel": 5, "facts": {}, "trouble": "é"}]
    results.append((await do("add", rows)).rowcount)
    await do("add", {**ROW, "channel": 6, "facts": {"of": [1, None]}})
    results.append([(row.id, row.facts, row.fresh, tuple(row)) for row in await do("all", {"of_channel": 5})])
    results.append((await do("all", {"of_channel": 7})).first())
    results.append(sorted(map(tuple, await do("grouped"))))
    results.append((await do("hasten", {"due": 7, "of_id": 1})).rowcount)
    results.append((await do("hasten", {"facts": {"a": 1}, "due": 8, "of_id": 3})).rowcount)
    results.append((await do("hasten", {"due": 7, "of_id": 77})).rowcount)
    results.append((await do("cross_out", {"of_id": 2})).rowcount)
    results.append([tuple(row) for channel in (5, 6) for row in await do("all", {"of_channel": channel})])
    for preferences in ({"zone": "Europe/Paris"}, None):
        await do("person", {"discord": 9, "preferences": preferences})
        results.append((await do("preferences", {"of_person": 9})).one_or_none())
    results.append((await do("preferences", {"of_person": 10})).scalar_one_or_none())
    raise Undone(results)


@pytest.mark.only_sqlite
async def test_a_prepared_statement_says_what_sqlalchemy_says(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, marked = statements(), {name: mark_constant(each) for name, each in statements().items()}
    with pytest.raises(Undone) as expected:
        await database.write(lambda connection: run_statements(connection, plain), short=True)
    prepared: list[str] = []
    run = PreparedStatement.run

    def note_run(self: PreparedStatement, *arguments: Any) -> Any:
        prepared.append(self.text)
        return run(self, *arguments)

    monkeypatch.setattr(PreparedStatement, "run", note_run)
    with pytest.raises(Undone) as actual:
        await database.write(lambda connection: run_statements(connection, marked), short=True)
    assert actual.value.args == expected.value.args
    assert len(prepared) == 16
    assert len(set(prepared)) == len(statements()) + 1, "an update of other columns is another statement"


@pytest.mark.only_sqlite
async def test_an_error_of_a_prepared_statement_is_sqlalchemys_and_undoes_all(database: Database) -> None:
    add = mark_constant(insert(people))

    async def twice(connection: Transaction) -> None:
        assert isinstance(connection, ShortTransaction)
        await connection.execute(add, {"id": 1, "discord": 4_711})
        await connection.execute(add, {"id": 1, "discord": 4_712})

    with pytest.raises(IntegrityError) as error:
        await database.write(twice, short=True)
    assert "4712" not in str(error.value)
    count = select(func.count()).select_from(people)
    assert (await database.read(lambda connection: connection.execute(count), short=True)).scalar_one() == 0


def test_a_default_that_is_computed_cannot_be_prepared() -> None:
    rows = seats.to_metadata(type(seats.metadata)())
    rows.append_column(Column("more", seats.c.name.type, default=lambda: "x"))
    with pytest.raises(ValueError, match="computed"):
        PreparedStatement(insert(rows), ("table_id", "number"), sqlite.dialect())
