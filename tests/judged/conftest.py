"""A PostgreSQL database for processes of the bot before the judge."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.bot.storage.postgresql_server import Server, running_server


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with running_server() as found:
        if found is None:
            assert os.environ.get("PANTHEON_POSTGRESQL_TESTS") != "required", "there is no PostgreSQL server"
            pytest.skip("there is no PostgreSQL server on this machine")
        yield found


@pytest.fixture
async def postgresql(server: Server) -> AsyncIterator[str]:
    name = await server.new_database()
    yield server.address(name)
    await server.drop(name)
