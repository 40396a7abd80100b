"""The clock of the playground: real time, or a simulated day every few seconds."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord._clock import Clock as WorldClock
from simcord.backend.errors import SetupError
from simcord.env import Env
from simcord.preview import Preview

DAY = 86_400.0
"""Seconds of a day."""

STEP = 0.5
"""Real seconds between two steps of hurried time."""


def local_zone() -> str:
    """The name of this machine's time zone, such as Europe/Vienna; UTC when it is unknown."""
    name = os.environ.get("TZ", "").lstrip(":") or os.path.realpath("/etc/localtime").rpartition("zoneinfo/")[2]
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"


class PassingClock(WorldClock):
    """The simulated Discord's clock. It starts at a given time and runs in real time.

    With ``hurried`` it stands still between the steps that ``let_time_pass`` makes. Timers of the bot that are
    due move it too; it never goes back.
    """

    def __init__(self, beginning: datetime, *, hurried: bool = False) -> None:
        super().__init__()
        self._epoch = beginning
        # Not the monotonic clock: SimCord stops that one for the bot.
        self._start_s = None if hurried else perf_counter()

    def now(self) -> datetime:
        """The simulated time, in UTC."""
        seconds = 0.0 if self._start_s is None else perf_counter() - self._start_s
        return self._epoch + timedelta(seconds=max(self.elapsed, seconds))


class BotClock:
    """The simulated time as the bot reads it."""

    def __init__(self) -> None:
        self._world: WorldClock | None = None

    def follow(self, world: WorldClock) -> None:
        """Use this clock from now on."""
        self._world = world

    def now(self) -> int:
        """Milliseconds since 1970-01-01 00:00 UTC."""
        moment = self._world.now() if self._world is not None else datetime.now(UTC)
        return int(moment.timestamp() * 1000)


def show_the_time(preview: Preview) -> None:
    """Let the page show times relative to the last click; SimCord uses the time at which the page was loaded."""
    act = preview._action

    async def act_now(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        preview._advance_presentation_time()
        return await act(context_id, body)

    preview._action = act_now  # type: ignore[method-assign]


async def let_time_pass(env: Env, seconds_per_day: float) -> None:
    """Let a simulated day pass every ``seconds_per_day`` real seconds, until cancelled.

    A click during a step waits for its end: SimCord fails on two requests at once,
    and its page then accepts no more clicks.
    """
    preview = env._preview
    assert preview is not None
    one_at_a_time = asyncio.Lock()
    act = preview._action

    async def act_between_steps(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with one_at_a_time:
            return await act(context_id, body)

    preview._action = act_between_steps  # type: ignore[method-assign]
    while True:
        await asyncio.sleep(STEP)
        async with one_at_a_time:
            # Else the page is being drawn just now, or the machine is slow: time continues at the next step.
            with suppress(SetupError, TimeoutError):
                await env.advance_time(STEP * DAY / seconds_per_day)
