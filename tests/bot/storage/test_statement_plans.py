"""What is looked for in a table that grows is found by an index; so is what goes with a row that is deleted."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Table, UniqueConstraint, literal, select

from bot.storage.schema import IS_OPEN, metadata, ratings, tables
from tests.bot.storage.statement_plans import scans


def begin_indices(rows: Table) -> set[str]:
    """The columns that an index of all rows begins with."""
    whole = [each for each in rows.indexes if each.dialect_options["sqlite"]["where"] is None]
    unique = [each for each in rows.constraints if isinstance(each, UniqueConstraint)]
    return {next(iter(each.columns)).name for each in (rows.primary_key, *whole, *unique) if each.columns}


@pytest.mark.parametrize("rows", metadata.sorted_tables, ids=lambda rows: rows.name)
def test_what_refers_to_a_row_is_found_by_an_index(rows: Table) -> None:
    """When a person or a match goes, the database looks for what refers to it, whatever statements say."""
    assert {key.parent.name for key in rows.foreign_keys} <= begin_indices(rows)


@pytest.mark.parametrize(
    ("statement", "is_found"),
    [
        ("SELECT id FROM tables WHERE host = ?", False),
        ("SELECT id FROM tables WHERE language = ?", True),
        ("UPDATE seats SET name = '' WHERE name = ?", True),
        ("DELETE FROM results WHERE place = ?", True),
        ("SELECT one.id FROM tables AS one JOIN seats AS other ON other.name = one.game WHERE one.id = ?", True),
        ("SELECT value FROM meta", False),
    ],
)
def test_reading_a_whole_table_is_found(statement: str, is_found: bool) -> None:
    assert bool(scans(statement, (1,) * statement.count("?"))) == is_found


@pytest.mark.parametrize("condition", [IS_OPEN, IS_OPEN & (tables.c.server == 1), ratings.c.server == 1])
def test_open_tables_and_rankings_are_found_by_an_index(condition: Any) -> None:
    assert not scans(str(select(literal(1)).where(condition).compile(compile_kwargs={"literal_binds": True})))
