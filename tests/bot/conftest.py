"""Fixtures of databases: every test with the fixture ``address`` runs on SQLite and on PostgreSQL.

A test about files says ``pytestmark = only_sqlite`` (or marks itself). What PostgreSQL repeats beyond ``CORE`` runs
with ``make soak``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.storage.compiled_statements import share_compiled_statements
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.storage.postgresql.postgresql_server import postgresql, server

__all__ = ["postgresql", "server"]

share_compiled_statements()

CORE = (
    "storage/",
    "tables/store/test_both_databases",
    "tables/store/test_changes_at_once",
    "tables/outbox/test_dispatcher.py",
    "tables/people/test_erasures",
    "tables/test_conversations",
)
"""What ``make test`` runs on PostgreSQL too."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "address" not in metafunc.fixturenames or "address" in _parametrized(metafunc):
        return
    place = metafunc.definition.nodeid.partition("tests/bot/")[2]
    kinds: list[object] = ["sqlite"]
    if metafunc.definition.get_closest_marker("only_sqlite") is None:
        marks = () if place.startswith(CORE) else (pytest.mark.soak,)
        kinds.append(pytest.param("postgresql", marks=marks))
    metafunc.parametrize("address", kinds, indirect=True)


def _parametrized(metafunc: pytest.Metafunc) -> set[str]:
    """The fixtures that the test gives values to itself."""
    named = (mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    return {name.strip() for names in named for name in (names.split(",") if isinstance(names, str) else names)}


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that no other test uses."""
    if request.param == "sqlite":
        file = tmp_path / "pantheon.db"
        return f"sqlite:///{file}" if "bot/storage/" in request.node.nodeid else migrated_database(file)
    return str(request.getfixturevalue("postgresql"))
