"""Record failed tries of requests: discord.py silently repeats requests that Discord answers with 5xx.

Discord may have done what it answered with an error, and then refuses the repetition (docs/faults.md, C2). Callers that
must tell that from a refusal of its own ask here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

Session = aiohttp.ClientSession
SERVER_FAULT = 500

_failed: ContextVar[list[int] | None] = ContextVar("failed tries", default=None)


@contextmanager
def failed_tries() -> Iterator[list[int]]:
    """The status of every try within this block that Discord answered with 5xx, 0 for one that broke off."""
    failed: list[int] = []
    before = _failed.set(failed)
    try:
        yield failed
    finally:
        _failed.reset(before)


def note_tries(config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let a client's requests be noted."""

    async def answered(_: Session, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
        failed = _failed.get()
        if failed is not None and told.response.status >= SERVER_FAULT:
            failed.append(told.response.status)

    async def broke_off(
        _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams
    ) -> None:
        failed = _failed.get()
        if failed is not None:
            failed.append(0)

    config.on_request_end.append(answered)
    config.on_request_exception.append(broke_off)
    return config
