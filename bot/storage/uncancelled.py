"""Run work to its end even when the caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


async def run_uncancelled(work: Coroutine[Any, Any, T]) -> T:
    """Run the work as a separate task and wait for it; a cancellation is passed on when the work is done.

    So a cancelled caller leaves neither half a transaction nor a lock that is released too early.
    """
    task = asyncio.ensure_future(work)
    cancellation: asyncio.CancelledError | None = None
    while not task.done():
        # asyncio.wait does the same, and looks for more tasks than one.
        done = asyncio.get_running_loop().create_future()
        task.add_done_callback(partial(_tell, done))
        try:
            await done
        except asyncio.CancelledError as error:
            cancellation = error
    try:
        if cancellation is not None:
            if not task.cancelled():
                task.exception()
            raise cancellation
        return task.result()
    finally:
        # What the work raises knows this call, and with it who made it: it must not be known here.
        del task, cancellation


def _tell(done: asyncio.Future[None], _: object) -> None:
    if not done.done():
        done.set_result(None)
