"""What a click in the page waits for.

SimCord waits after a click until the bot has nothing left to do, and takes every timer that is due before it would give
up for such work. A bot that runs for hours always has one: its own loops look at something every minute. So here a
timer counts only when it is due at once, a loop that waits for something to happen does not count, and a click that is
answered does not wait for long work in the background.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import perf_counter
from types import CodeType
from typing import Any
from weakref import WeakKeyDictionary

from simcord._settlement import _SettlementState
from simcord.backend.models import Interaction
from simcord.env import Env

PATIENCE = 60.0
"""Seconds that a click may take before the page says that it is stuck; slow machines need some."""
MOMENT = 0.25
"""A timer that is due later, in seconds, is not what a click waits for."""
SHOWN_LATER = 3.0
"""After this many seconds a click that is answered is over. The rest shows when it comes, as in Discord."""


Place = tuple[tuple[CodeType, int], ...]
"""Where a task stands: the lines of its functions, from the outermost on."""

Waiting = dict[asyncio.Task[Any], asyncio.Future[Any]]
"""What tasks wait for."""


class PatientEnv(Env):
    """The simulated Discord, whose clicks wait for their own work only."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, settle_timeout=PATIENCE, **options)
        self._last_click: Interaction | None = None
        self._stand: WeakKeyDictionary[asyncio.Task[Any], Place] = WeakKeyDictionary()
        """Tasks that have waited at a place while nothing was being done that could have woken them."""
        self._register_dispatch_observer(self._click)

    def _click(self, interaction: Interaction) -> None:
        self._last_click = interaction

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the work that is being done. Raises TimeoutError when a click is not answered for PATIENCE."""
        by_itself = asyncio.current_task() is self._real_advance_task
        if _deadline is not None and not by_itself:
            await super()._settle_internal(idle=idle, dispatch=dispatch, _deadline=_deadline)
            return
        # Not the monotonic clock: SimCord stops that one for the bot.
        began, before = perf_counter(), Waiting()
        click = self._last_click if dispatch == "INTERACTION_CREATE" else None
        while True:
            try:
                await super()._settle_internal(timeout=MOMENT, idle=idle, dispatch=dispatch)
                return
            except TimeoutError:
                wait_s, before = perf_counter() - began, self._note_standing(before)
                if timeout is None and wait_s >= SHOWN_LATER and (click is None or _is_answered(click)):
                    return
                # Also where SimCord itself would give up earlier, as at the start.
                if wait_s >= max(PATIENCE, timeout or 0.0):
                    raise

    def _settlement_state(self) -> _SettlementState:
        """What SimCord looks at to tell whether all is done: without the loops that wait for something to happen."""
        work = self._work
        # SimCord drops what is over only from the list that it is given.
        work.callbacks = [each for each in work.callbacks if each.handle is not None and not each.handle.cancelled()]
        working = {task: record for task, record in work.tasks.items() if not self._stands(task)}
        return replace(super()._settlement_state(), work=replace(work, tasks=working))

    def _note_standing(self, before: Waiting) -> Waiting:
        """Note the tasks that still wait for the same as ``before``; what all tasks wait for now.

        A wait for a database or a thread is shorter while no thread works.
        """
        if self._work.executors:
            return {}
        standing = {task: _future_of(task) for task in self._work.tasks}
        waiting = {task: future for task, future in standing.items() if future is not None}
        for task, future in waiting.items():
            if before.get(task) is future:
                self._stand[task] = _place_of(task)
        return waiting

    def _stands(self, task: asyncio.Task[Any]) -> bool:
        place = self._stand.get(task)
        return place is not None and _future_of(task) is not None and _place_of(task) == place


def _future_of(task: asyncio.Task[Any]) -> asyncio.Future[Any] | None:
    """What a task waits for; None where it continues on its own."""
    future: asyncio.Future[Any] | None = getattr(task, "_fut_waiter", None)
    return None if future is None or future.done() else future


def _place_of(task: asyncio.Task[Any]) -> Place:
    frames = list[tuple[CodeType, int]]()
    coroutine: Any = task.get_coro()
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        frames.append((frame.f_code, frame.f_lineno))
        coroutine = getattr(coroutine, "cr_await", None)
    return tuple(frames)


def _is_answered(interaction: Interaction) -> bool:
    """Whether there is more to see than that the bot is thinking."""
    return interaction.responded and not interaction.loading
