"""Work on positions of running matches. It is given up as soon as the match moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.tables.model.open_table import OpenTable

T = TypeVar("T")
IsCurrent = Callable[[OpenTable], bool]
"""Whether work about a table still matters, given the present table."""


class Superseded(RuntimeError):
    """The match has moved on, so the result of the work is useless."""


class Pondering:
    """Keeps track of the work in progress, by table."""

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
        try:
            if task.cancelled():
                raise Superseded
            return task.result()
        finally:
            del task  # what the work raises knows this call

    def note_change(self, live: OpenTable) -> None:
        """Give up work that no longer matters after a change of a table."""
        for task, is_current in self._running.get(live.table.id, {}).items():
            if not is_current(live):
                task.cancel()
