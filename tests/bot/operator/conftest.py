"""Fixtures for tests of the operator's commands."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that commands find by the environment."""
    data = tmp_path / "data"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PANTHEON_DATA", str(data))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return data
