"""Fixtures of databases: every test with the fixture ``address`` runs on SQLite and on PostgreSQL.

A test about files says ``pytestmark = only_sqlite`` (or marks itself). What PostgreSQL repeats beyond ``CORE`` runs
with ``make soak``.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.storage.compiled_statements import share_compiled_statements
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.storage.postgresql_server import Server, running_server

share_compiled_statements()

CORE = (
    "storage/",
    "tables/test_both_databases",
    "tables/test_changes_at_once",
    "tables/test_dispatcher",
    "tables/test_erasures",
    "tables/test_play",
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


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for the whole run."""
    with running_server() as found:
        if found is None:
            # Where they must run (.ci/run), their absence is a failure.
            assert os.environ.get("PANTHEON_POSTGRESQL_TESTS") != "required", "there is no PostgreSQL server"
            pytest.skip("there is no PostgreSQL server on this machine")
        yield found


@pytest.fixture
async def postgresql(server: Server) -> AsyncIterator[str]:
    """The address of a migrated database without rows, which no other test uses."""
    name = await server.new_database()
    yield server.address(name)
    await server.drop(name)


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that no other test uses."""
    if request.param == "sqlite":
        file = tmp_path / "pantheon.db"
        return f"sqlite:///{file}" if "bot/storage/" in request.node.nodeid else migrated_database(file)
    return str(request.getfixturevalue("postgresql"))
