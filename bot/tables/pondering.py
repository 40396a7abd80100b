"""What is being worked out about running matches: given up as soon as its match has moved on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.tables.model.open_table import OpenTable

T = TypeVar("T")
IsCurrent = Callable[[OpenTable], bool]
"""Whether what is worked out about a table still matters, now that the table is as given."""


class MovedOn(RuntimeError):
    """The match has moved on, so what was being worked out about it is of no use any more."""


class Pondering:
    """Keeps in mind what is being worked out about which table."""

    def __init__(self) -> None:
        self._running: dict[int, dict[asyncio.Task[Any], IsCurrent]] = {}

    async def about(self, table: int, is_current: IsCurrent, work: Coroutine[Any, Any, T]) -> T:
        """What comes of the work. Raises MovedOn when the table becomes one to which it does not matter."""
        task = asyncio.create_task(work, name=f"pondering about table {table}")
        running = self._running.setdefault(table, {})
        running[task] = is_current
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            del running[task]
            if not running:
                self._running.pop(table, None)
        if task.cancelled():
            raise MovedOn
        return task.result()

    def changed(self, live: OpenTable) -> None:
        """Give up what does not matter any more, now that a table has changed."""
        for task, is_current in self._running.get(live.table.id, {}).items():
            if not is_current(live):
                task.cancel()
