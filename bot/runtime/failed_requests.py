"""Record failed tries of requests, and read Discord's reasons: discord.py silently repeats what is answered with 5xx.

Discord may have done what it answered with an error, and then refuses the repetition (docs/faults.md, C2). Callers that
must tell that from a refusal of its own ask here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
import discord

Session = aiohttp.ClientSession
SERVER_FAULT = 500
BAD_REQUEST = 400
UPLOAD_MISSED = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""Discord's code for a layout that shows an uploaded file which it does not find in the request."""
UNKNOWN_EMOJI = 10014

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

    async def note_failure(_: Session, __: SimpleNamespace, answer: aiohttp.TraceRequestEndParams) -> None:
        failed = _failed.get()
        if failed is not None and answer.response.status >= SERVER_FAULT:
            failed.append(answer.response.status)

    async def broke_off(
        _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams
    ) -> None:
        failed = _failed.get()
        if failed is not None:
            failed.append(0)

    config.on_request_end.append(note_failure)
    config.on_request_exception.append(broke_off)
    return config


def refuses_emoji(error: BaseException) -> bool:
    """Whether Discord refuses a message or form for an emoji in it: one that it has no longer, or, now and then, one
    that it has (docs/discord.md, "Limits")."""
    if not isinstance(error, discord.HTTPException) or error.status != BAD_REQUEST:
        return False
    return error.code == UNKNOWN_EMOJI or any("EMOJI" in code for code in _codes_in(error))


def misses_upload(error: BaseException) -> bool:
    """Whether Discord does not find a file that was uploaded together with the layout that shows it."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status == BAD_REQUEST
        and any(code == UPLOAD_MISSED for code in _codes_in(error))
    )


def _codes_in(error: discord.HTTPException) -> Iterator[str]:
    """The codes of all that Discord objects to in a request."""
    left: list[object] = [getattr(error, "_errors", None)]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            if isinstance(code := part.get("code"), str):
                yield code
            left.extend(part.values())
        elif isinstance(part, list):
            left.extend(part)
