"""The private confirmations of choices: of each person and table only the newest stays."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.runtime.sizes import count_entries

MOST = 500
"""How many confirmations are known, until the process ends."""


class Confirmations:
    """The interactions whose answers are the last confirmations, by person and table. Discord lets an answer be deleted
    for a quarter of an hour."""

    def __init__(self) -> None:
        self._interactions: OrderedDict[tuple[int, int], discord.Interaction[Any]] = count_entries(
            "confirmations", OrderedDict()
        )

    async def replace(self, person: int, table: int, interaction: discord.Interaction[Any]) -> None:
        """Keep the interaction of a new confirmation, and delete the one before it, if that is still there."""
        before = self._interactions.pop((person, table), None)
        self._interactions[person, table] = interaction
        while len(self._interactions) > MOST:
            self._interactions.popitem(last=False)
        if before is not None and not before.is_expired():
            try:
                await before.delete_original_response()
            except discord.HTTPException:
                return
