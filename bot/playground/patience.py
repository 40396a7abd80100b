"""What a click in the page waits for.

SimCord waits after a click until the bot has nothing left to do, and takes every timer that is due before it would give
up for such work. A bot that runs for hours always has one: its own loops look at something every minute. So here a
timer counts only when it is due at once, and a click that is answered does not wait for long work in the background.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from simcord.backend.models import Interaction
from simcord.env import Env

PATIENCE = 60.0
"""Seconds that a click may take before the page says that it is stuck; slow machines need some."""
MOMENT = 0.25
"""A timer that is due later, in seconds, is not what a click waits for."""
SHOWN_LATER = 3.0
"""After so many seconds a click that is answered is over. What is not done then is shown when it comes, as in Discord.
"""


class PatientEnv(Env):
    """The simulated Discord, whose clicks wait for their own work only."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, settle_timeout=PATIENCE, **options)
        self._clicked: Interaction | None = None
        self._register_dispatch_observer(self._click)

    def _click(self, interaction: Interaction) -> None:
        self._clicked = interaction

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
        began, patience = perf_counter(), PATIENCE if timeout is None else timeout
        clicked = self._clicked if dispatch == "INTERACTION_CREATE" else None
        while True:
            try:
                await super()._settle_internal(timeout=MOMENT, idle=idle, dispatch=dispatch)
                return
            except TimeoutError:
                waited = perf_counter() - began
                if timeout is None and waited >= SHOWN_LATER and (clicked is None or _is_answered(clicked)):
                    return
                if waited >= patience:
                    raise


def _is_answered(interaction: Interaction) -> bool:
    """Whether there is more to see than that the bot is thinking."""
    return interaction.responded and not interaction.loading
