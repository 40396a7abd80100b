"""Makes a database with many open tables by copying one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

FIRST_COPY = 1_000_000


def copy_table(file: Path, copies: int) -> None:
    """Copy an open table with its seats, journal and snapshot, each copy into a channel of its own."""
    with closing(sqlite3.connect(file)) as connection, connection:
        (id,) = connection.execute("SELECT max(id) FROM tables WHERE stage = 'playing'").fetchone()
        for name in ("tables", "seats", "journal", "snapshots", "messages"):
            columns = [row[1] for row in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))]
            own = "id" if name == "tables" else "table_id"
            row = connection.execute(f"SELECT * FROM {name} WHERE {own} = ?", (id,)).fetchall()  # noqa: S608
            places = ", ".join("?" * len(columns))
            connection.executemany(
                f"INSERT INTO {name} VALUES ({places})",  # noqa: S608
                (
                    [_copy_value(column, value, number) for column, value in zip(columns, values, strict=True)]
                    for number in range(FIRST_COPY, FIRST_COPY + copies)
                    for values in row
                ),
            )


def _copy_value(column: str, value: object, number: int) -> object:
    if column in ("id", "table_id", "channel"):
        return number
    return None if column == "interaction" else value
