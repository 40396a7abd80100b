"""A restart loop cannot use up the day's session starts: the fewer are left, the longer a start waits."""

from __future__ import annotations

import time
from itertools import product
from typing import Any

import discord
import pytest

from bot.runtime.session_starts import SessionStarts
from tests.short_forms import some

DAY = 86_400.0


async def starts(left: int, within: float, *, waits: bool = True) -> int:
    """How often a bot that dies at once begins a session until new ones are given, at most 5,000 times."""
    passed, begun, total = 0.0, 0, 1_000

    async def sleep(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    while passed < within and begun < 5_000:
        start = SessionStarts(sleep)
        start.note({"total": total, "remaining": max(0, left - begun), "reset_after": round((within - passed) * 1_000)})
        if waits:
            await start.wait()
        if passed >= within:
            break
        begun += 1
        passed += 1.0
    return begun


@pytest.mark.parametrize(("left", "within"), some(product((1_000, 500, 30, 1), (DAY, 3_600.0)), 3))
async def test_a_restart_loop_leaves_some(left: int, within: float) -> None:
    assert await starts(left, within) <= left


async def test_without_the_wait_it_uses_them_all_up() -> None:
    assert await starts(1_000, DAY, waits=False) > 1_000, "the control"


async def test_a_start_waits_for_nothing_while_plenty_are_left() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    start = SessionStarts(sleep)
    await start.wait()
    start.note({"total": 1_000, "remaining": 501, "reset_after": 80_000_000})
    await start.wait()
    assert waited == []
    start.note({"total": 1_000, "remaining": 500, "reset_after": 80_000_000})
    await start.wait()
    assert waited == [160.0]


async def test_begun_sessions_are_counted_and_an_answer_that_fails_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = []

    class Silent:
        async def get_bot_gateway(self) -> tuple[int, str, Any]:
            calls.append(time.monotonic())
            raise discord.GatewayNotFound

    start = SessionStarts()
    await start.ask(Silent())
    start.count_session()
    assert start.left is None
    start.note({"total": 1_000, "remaining": 2, "reset_after": 1_000})
    for _ in range(3):
        start.count_session()
    await start.ask(Silent())
    assert len(calls) == 1, "Discord has said it just now"
    monkeypatch.setattr("bot.runtime.session_starts.FRESH_FOR", 0.0)
    await start.ask(Silent())
    assert len(calls) == 2
    assert start.left == 0
