"""The pace of requests to Discord, which takes 50 a second of a bot and notes each that it refuses.

discord.py sends what it is given, and waits when Discord refuses. At a few dozen clicks a second that is hundreds of
refusals a minute, which the bot must not risk (``Breaker`` in ``bot/tables/outbox/failures.py`` would stop it).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from types import SimpleNamespace

import aiohttp

A_SECOND = 50
"""How many requests a second Discord takes of a bot to which it has not granted more."""
SHARE, WITHIN = 0.96, 1.05
"""This share of them go out within this many seconds at most; on their way they may come closer together."""
AT_ONCE = int(A_SECOND * SHARE)
COUNTED, UNCOUNTED = "/api/", ("/interactions/", "/webhooks/")
"""Answers to clicks and commands do not count, and never wait; nor does the connection to the gateway, which would be
given up while some thousands of boards are posted after a start."""


class RequestPace:
    """Lets a number of requests begin within a number of seconds; the others wait, in their order."""

    def __init__(self, at_once: int = AT_ONCE, within: float = WITHIN) -> None:
        self._within = within
        self._begun: deque[float] = deque(maxlen=at_once)
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait until one more request may begin."""
        async with self._turn:
            if len(self._begun) == self._begun.maxlen:
                await asyncio.sleep(max(0.0, self._begun[0] + self._within - time.monotonic()))
            self._begun.append(time.monotonic())


def pace_requests(config: aiohttp.TraceConfig, a_second: int = A_SECOND) -> aiohttp.TraceConfig:
    """Let the requests of a client that Discord counts keep to the pace, at this many a second."""
    pace = RequestPace(max(1, int(a_second * SHARE)))

    async def begins(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        path = params.url.path
        if COUNTED in path and not any(part in path for part in UNCOUNTED):
            await pace.wait()

    config.on_request_start.append(begins)
    return config
