"""The private confirmations of choices: of each person and table only the newest stays."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord

MOST = 500
"""How many confirmations are known, until the process ends."""


class Confirmations:
    """How to delete the last confirmation that a person has of a table. Discord allows it for a quarter of an hour."""

    def __init__(self) -> None:
        self._delete: OrderedDict[tuple[int, int], Callable[[], Awaitable[None]]] = OrderedDict()

    async def replace(self, person: int, table: int, delete: Callable[[], Awaitable[None]]) -> None:
        """Keep how to delete a new confirmation, and delete the one before it, if that is still there."""
        before = self._delete.pop((person, table), None)
        self._delete[person, table] = delete
        while len(self._delete) > MOST:
            self._delete.popitem(last=False)
        if before is not None:
            try:
                await before()
            except discord.HTTPException:
                return
