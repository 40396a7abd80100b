"""A process that draws is ready soon: it loads no library that drawing does without."""

from __future__ import annotations

import subprocess
import sys

NOT_NEEDED = {"discord", "aiohttp", "structlog", "sqlalchemy", "asyncio", "numpy"}
_LOADED = """
import sys
import bot.processes.worker, bot.drawing.preparation, bot.languages
from rendering.registry import kinds
from engine.registry import MODULES
for game in MODULES:
    kinds(game)
print(*sys.modules)
"""


def test_what_drawing_does_without_is_not_loaded() -> None:
    loaded = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert "rendering.registry" in loaded
    assert not NOT_NEEDED & set(loaded)
