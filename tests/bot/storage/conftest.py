"""Fixtures for tests of the storage."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.storage.postgresql_server import running_server


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'pantheon.db'}"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with running_server() as found:
        if found is None:
            pytest.skip("there is no PostgreSQL server on this machine")
        yield found
