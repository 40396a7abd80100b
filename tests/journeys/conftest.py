from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from olympus import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A world without real pictures."""
    async with new_world(tmp_path) as made:
        yield made


@pytest.fixture
async def painted_world(tmp_path: Path) -> AsyncIterator[World]:
    """A world in which every picture is drawn."""
    async with new_world(tmp_path, pictures=True) as made:
        yield made
