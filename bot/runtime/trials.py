"""The choices of turns that people try out. They live as long as the process; nothing of them is stored."""

from __future__ import annotations

from collections import OrderedDict

TRIALS_MAX = 2_000
"""How many trials are kept; the oldest go first."""


class Trials:
    """What each person has chosen in the trial of each table, by Discord id and table."""

    def __init__(self) -> None:
        self._choices: OrderedDict[tuple[int, int], tuple[str, ...]] = OrderedDict()

    def keep(self, person: int, table: int, choices: tuple[str, ...]) -> None:
        """Keep the choices of a trial in place of those before."""
        self._choices[person, table] = choices
        self._choices.move_to_end((person, table))
        while len(self._choices) > TRIALS_MAX:
            self._choices.popitem(last=False)

    def of(self, person: int, table: int) -> tuple[str, ...]:
        """The choices of a trial; none where it has not begun."""
        return self._choices.get((person, table), ())

    def forget_person(self, person: int) -> None:
        """Forget all trials of a person."""
        for key in [key for key in self._choices if key[0] == person]:
            del self._choices[key]
