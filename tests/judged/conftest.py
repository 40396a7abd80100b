"""A PostgreSQL database for processes of the bot before the judge."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator

import pytest

from tests.bot.storage.postgresql_server import running_server


@pytest.fixture
async def postgresql() -> AsyncIterator[str]:
    with running_server() as server:
        if server is None:
            assert os.environ.get("PANTHEON_POSTGRESQL_TESTS") != "required", "there is no PostgreSQL server"
            pytest.skip("there is no PostgreSQL server on this machine")
        name = await server.new_database()
        yield server.address(name)
        await server.drop(name)
