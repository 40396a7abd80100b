"""While an analysis is made, its message shows how far it is, and a stopping bot keeps nobody waiting."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.features.history import analysis
from bot.languages import speech
from bot.runtime.in_flight import InFlight
from bot.tables.analysis_service import Running
from engine.analysis.report import Analysis


class Answer:
    """An interaction of which only its answer matters: what it has shown, one text after the other."""

    def __init__(self) -> None:
        self.in_flight = InFlight()
        self.client = SimpleNamespace(services=SimpleNamespace(in_flight=self.in_flight, command_ids={}))
        self.extras: dict[str, object] = {}
        self.texts: list[str] = []

    async def edit_original_response(self, *, view: ui.LayoutView) -> None:
        self.texts += [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "LOOKS_EVERY", 0.005)


async def await_analysis(answer: Any, running: Running) -> Analysis | None:
    return await asyncio.wait_for(analysis._await_analysis(answer, running, speech("en")), 10)


async def test_each_step_is_shown_once() -> None:
    answer, running = Answer(), Running(1, 1)

    async def work() -> Analysis:
        for share in (0.0, 0.01, 0.26, 0.27, 0.5):
            running.share = share
            await asyncio.sleep(0.03)
        return Analysis()

    running.task = asyncio.create_task(work())
    assert await await_analysis(answer, running) == Analysis()
    assert [text.partition("%")[0].rpartition(" ")[2] for text in answer.texts] == ["0", "25", "50"]


async def test_a_stopping_bot_tells_so_and_keeps_nobody_waiting() -> None:
    answer, running = Answer(), Running(1, 1)
    running.task = asyncio.create_task(asyncio.sleep(60, Analysis()))
    waiting = asyncio.create_task(await_analysis(answer, running))
    await asyncio.sleep(0.02)
    answer.in_flight.stopping = True
    assert await waiting is None
    assert "restarting" in answer.texts[-1]
    running.task.cancel()


async def test_what_goes_wrong_is_not_hidden() -> None:
    answer, running = Answer(), Running(1, 1)

    async def broken() -> Analysis:
        raise ZeroDivisionError

    running.task = asyncio.create_task(broken())
    with pytest.raises(ZeroDivisionError):
        await await_analysis(answer, running)
