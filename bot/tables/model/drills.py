"""Drills: positions of a person's own match in which another choice was better, shown again after some days."""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.clock import DAY
from engine.analysis.report import Costly

GAPS: tuple[int, ...] = (DAY, 3 * DAY, 7 * DAY, 21 * DAY)
"""How long it takes until a drill is shown for the first time, and after each answer; the last one repeats."""
SOLVED = 2
"""How often a drill must be solved."""
DRILLS_MAX = 60
"""The largest number of drills of a person."""
REMINDED_EVERY = DAY
"""The least time between two messages to a person about their drills."""


class Drill(NamedTuple):
    """A drill: the position before a choice of a match (``table``), and what the analysis says of that choice.

    It was ``answered`` so often, and ``solved`` so often: by the better option, or one that is as good. Times are
    milliseconds since 1970 UTC.
    """

    id: int
    table: int
    mistake: Costly
    answered: int
    solved: int
    due: int

    @property
    def is_over(self) -> bool:
        """Whether it was solved often enough."""
        return self.solved >= SOLVED

    def is_due(self, now: int) -> bool:
        """Whether it is to be shown now."""
        return self.due <= now

    def after(self, now: int, *, is_right: bool) -> Drill:
        """The drill after it was answered."""
        answer_count = self.answered + 1
        due = now + GAPS[min(answer_count, len(GAPS) - 1)]
        return self._replace(answered=answer_count, solved=self.solved + is_right, due=due)
