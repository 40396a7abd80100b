"""Wait for what others bring about: a process, a thread, a task that tells no one."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import Any

WAITS_S = 120.0
"""Generous: on a busy machine all is slow, and what never comes is a fault however late it is found."""
LOOKS_APART_S = 0.02


async def until(
    condition: Callable[[], Any | Awaitable[Any]],
    what: str = "",
    *,
    within_s: float = WAITS_S,
    seen: Callable[[], object] = str,
) -> Any:
    """Wait until ``condition``, plain or asynchronous, is true, and return its value.

    ``what`` and ``seen`` are for the message where it never is: what was awaited (else the condition's source), and
    what there is instead.
    """
    deadline = time.monotonic() + within_s
    while not (value := await _value(condition)):
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {within_s:g} s: {what or _source(condition)}\n{seen()}".rstrip())
        await asyncio.sleep(LOOKS_APART_S)
    return value


async def _value(condition: Callable[[], Any]) -> Any:
    value = condition()
    # A task or a future is a value: waiting for it would know no limit.
    return await value if inspect.iscoroutine(value) else value


def _source(condition: Callable[[], Any]) -> str:
    try:
        return " ".join(inspect.getsource(condition).split())
    except (OSError, TypeError):
        return repr(condition)
