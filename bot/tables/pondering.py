"""What is being worked out about running matches: given up as soon as its match has moved on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.tables.model.open_table import OpenTable

T = TypeVar("T")
IsCurrent = Callable[[OpenTable], bool]
"""Whether what is worked out about a table still matters, now that the table is as given."""


class Superseded(RuntimeError):
    """The match has moved on, so the result of the work is of no use any more."""


class Pondering:
    """Keeps in mind what is being worked out about which table."""

    def __init__(self) -> None:
        self._running: dict[int, dict[asyncio.Task[Any], IsCurrent]] = {}

    async def run(self, table: int, is_current: IsCurrent, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work. Raises Superseded when the table changes so that it is not current any more."""
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
            raise Superseded
        return task.result()

    def changed(self, live: OpenTable) -> None:
        """Give up what does not matter any more, now that a table has changed."""
        for task, is_current in self._running.get(live.table.id, {}).items():
            if not is_current(live):
                task.cancel()
