"""The bot on its stage, for every test of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.drawing.preparation import keep_sprites
from tests.bot.loopback.stage import Stage, staged


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Its pictures are drawn in threads: a process of its own would warm up for longer than most tests take."""
    async with staged(tmp_path, monkeypatch, drawing_processes=0) as stage:
        yield stage
    keep_sprites(None)


@pytest.fixture
async def stage_with_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Its pictures are drawn in a process, as on a server."""
    async with staged(tmp_path, monkeypatch, drawing_processes=1) as stage:
        yield stage
