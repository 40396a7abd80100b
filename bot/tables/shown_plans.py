"""Private messages that show a plan. Once the plan is another or none, each shows what became of it.

Discord lets such a message be changed for a quarter of an hour after a click on it, by the process that got the click.
On a later click it says the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import structlog

from bot.runtime.sizes import count_entries
from bot.runtime.tasks import cancel_all
from bot.tables.model.open_table import OpenTable

_log = structlog.stdlib.get_logger("pantheon.plans")

MOST = 500
"""How many messages are known; the oldest are forgotten first."""
PAUSE_S = 3.0
"""After this many seconds a message changes: by then the board that it leads to shows what was played."""


class ShownPlan(NamedTuple):
    """A plan in a message: whose it is (a Discord id), its ``mark``, and how the message shows what became of it."""

    person: int
    mark: int
    renew: Callable[[], Coroutine[Any, Any, None]]


class ShownPlans:
    """The messages by table and id."""

    def __init__(self) -> None:
        self._plans: OrderedDict[tuple[int, int], ShownPlan] = count_entries("shown_plans", OrderedDict())
        self._renewing: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._all_tasks = set[asyncio.Task[None]]()
        self.pause_s = PAUSE_S

    def keep(self, table: int, message: int, shown: ShownPlan) -> None:
        """Note that a message shows a plan, in place of what it has shown before."""
        self.forget(table, message)
        self._plans[table, message] = shown
        while len(self._plans) > MOST:
            self.forget(*next(iter(self._plans)))

    def forget(self, table: int, message: int) -> None:
        """Note that a message shows something else from now on."""
        self._plans.pop((table, message), None)
        if (task := self._renewing.pop((table, message), None)) is not None:
            task.cancel()

    def note_change(self, live: OpenTable) -> None:
        """Let messages be renewed whose plan is another after a change of a table, or none."""
        for key in [key for key in self._plans if key[0] == live.table.id and key not in self._renewing]:
            shown_plan = self._plans[key]
            seat = live.table.seat_of(shown_plan.person)
            if seat is None or seat.plan is None or seat.plan.mark != shown_plan.mark:
                task = asyncio.create_task(self._renew(key, shown_plan), name=f"plan of table {key[0]}")
                self._renewing[key] = task
                self._all_tasks.add(task)
                task.add_done_callback(self._all_tasks.discard)

    async def close(self) -> None:
        """Renew nothing any more."""
        await cancel_all(self._all_tasks)

    async def _renew(self, key: tuple[int, int], shown_plan: ShownPlan) -> None:
        await asyncio.sleep(self.pause_s)
        # A click from here on is answered in the same words.
        del self._plans[key], self._renewing[key]
        try:
            await shown_plan.renew()
        except Exception as error:
            _log.error("plan_message_failed", table=key[0], exc_info=error)
