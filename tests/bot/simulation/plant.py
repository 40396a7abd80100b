"""What the planted faults are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
"""Puts a fault into the bot."""


async def nothing(*_: Any, **__: Any) -> None:
    """Does nothing."""


async def never(*_: Any, **__: Any) -> bool:
    """Says no."""
    return False


async def always(*_: Any, **__: Any) -> bool:
    """Says yes."""
    return True
