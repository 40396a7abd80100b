"""Run work to its end even when the caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def run_uncancelled(work: Coroutine[Any, Any, T]) -> T:
    """Run the work as a separate task and wait for it; a cancellation is passed on when the work is done.

    So a cancelled caller leaves neither half a transaction nor a lock that is released too early.
    """
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()
        raise cancelled
    return task.result()
