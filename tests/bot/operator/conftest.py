"""Fixtures for tests of the operator's commands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.storage.postgresql_server import running_server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that commands find by the environment."""
    data = tmp_path / "data"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PANTHEON_DATA", str(data))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return data


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with running_server() as found:
        if found is None:
            pytest.skip("there is no PostgreSQL server on this machine")
        yield found
