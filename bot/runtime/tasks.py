"""Tasks that run beside others, and end with what began them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def cancel_all(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel these tasks and wait until they have ended, however they do: what they raise is lost. None is no task."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
