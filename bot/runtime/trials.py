"""What people do in turns that they try out. It lives as long as the process; nothing of it is stored."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from bot.runtime.sizes import count_entries

TRIALS_MAX = 2_000
"""How many trials are kept; the oldest go first."""


class Tried(NamedTuple):
    """A trial: the ids of the options that were chosen, and whether they become a further way of a plan. ``counted``
    are the sides on which dice that are rolled first shall fall (None: on any); () where nothing is counted on.
    ``turn`` is the number of the turn in the match that is tried out; None for a turn that has not begun. ``since`` is
    how many choices had been made in the match when the trial was last read. ``mark`` is that of the plan which stood
    beside it when it was last shown; 0: none."""

    choices: tuple[str, ...] = ()
    adds: bool = False
    counted: tuple[int | None, ...] = ()
    turn: tuple[int, int] | None = None
    since: int = 0
    mark: int = 0


class Trials:
    """The trial of each person at each table, by Discord id and table."""

    def __init__(self) -> None:
        self._trials: OrderedDict[tuple[int, int], Tried] = count_entries("trials", OrderedDict())

    def keep(self, person: int, table: int, tried: Tried) -> None:
        """Keep a trial in place of that before."""
        self._trials[person, table] = tried
        self._trials.move_to_end((person, table))
        while len(self._trials) > TRIALS_MAX:
            self._trials.popitem(last=False)

    def of(self, person: int, table: int) -> Tried:
        """The trial of a person at a table, as it is begun where there is none."""
        return self._trials.get((person, table), Tried())

    def forget_person(self, person: int) -> None:
        """Forget all trials of a person."""
        for key in [key for key in self._trials if key[0] == person]:
            del self._trials[key]
