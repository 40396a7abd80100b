"""The watchdog reports a blocked event loop."""

from __future__ import annotations

import asyncio
import time

import pytest
from structlog.testing import capture_logs

from bot.runtime.watchdog import Watchdog


def something_slow() -> None:
    time.sleep(0.3)


async def test_a_blocked_loop_is_logged_once_with_its_stack() -> None:
    with capture_logs() as lines:
        watchdog = Watchdog(limit=0.1)
        watchdog.start()
        await asyncio.sleep(0.05)
        something_slow()
        await asyncio.sleep(0.05)
        watchdog.stop()
    (line,) = lines
    assert line["event"] == "loop_blocked"
    assert "something_slow" in line["stack"]


async def test_a_loop_with_too_much_to_do_is_no_blocked_one() -> None:
    """No piece of work takes long: none of them is named as the one that blocks."""

    async def short_work() -> None:
        time.sleep(0.002)  # noqa: ASYNC251  # it stands for work

    with capture_logs() as lines:
        watchdog = Watchdog(limit=0.5)
        watchdog.start()
        await asyncio.sleep(0.05)
        await asyncio.gather(*(short_work() for _ in range(600)))
        await asyncio.sleep(0.05)
        watchdog.stop()
    (line,) = lines
    assert (line["event"], line["log_level"]) == ("loop_overloaded", "warning")
    assert "stack" not in line


async def test_the_longest_lag_of_the_last_seconds_is_known_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    watchdog = Watchdog(limit=0.1)
    watchdog.start()
    await asyncio.sleep(0.05)
    assert watchdog.lag < 0.2
    something_slow()
    await asyncio.sleep(0.05)
    assert watchdog.lag > 0.25
    monkeypatch.setattr("bot.runtime.watchdog.LATELY", 0.01)
    await asyncio.sleep(0.05)
    assert watchdog.lag < 0.2
    watchdog.stop()


async def test_a_loop_that_only_waits_is_not_blocked() -> None:
    with capture_logs() as lines:
        watchdog = Watchdog(limit=0.1)
        watchdog.start()
        await asyncio.sleep(0.3)
        watchdog.stop()
    assert lines == []
