"""The numbers that new rows get: a number is given once, also when its row is gone."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import text

from bot.storage.schema import metadata
from bot.storage.transaction import Transaction

NUMBERED = tuple(
    sorted(name for name, each in metadata.tables.items() if each.dialect_options["sqlite"]["autoincrement"])
)
"""The tables whose rows get a number."""

PG_READ = text(
    "SELECT coalesce(last_value, 0) FROM pg_sequences "
    "WHERE schemaname = current_schema() AND sequencename = :name || '_id_seq'"
)
PG_SET = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :number)")
SQLITE_READ = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
SQLITE_SET = (
    text("DELETE FROM sqlite_sequence WHERE name = :name"),
    text("INSERT INTO sqlite_sequence(name, seq) VALUES (:name, :number)"),
)


async def last_numbers(connection: Transaction) -> dict[str, int]:
    """The last number that was given in each table, 0 for none."""
    query = SQLITE_READ if connection.dialect.name == "sqlite" else PG_READ
    numbers = {name: (await connection.execute(query, {"name": name})).scalar_one_or_none() for name in NUMBERED}
    return {name: int(number or 0) for name, number in numbers.items()}


async def set_last_numbers(connection: Transaction, numbers: Mapping[str, int]) -> None:
    """Let new rows get higher numbers than these."""
    for name, number in numbers.items():
        if number:
            for statement in SQLITE_SET if connection.dialect.name == "sqlite" else (PG_SET,):
                values = {"name": name, "number": number}
                await connection.execute(statement, {key: values[key] for key in statement.compile().params})
