"""What people entered in rejected forms, so that a form can be reopened with its values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.runtime.sizes import count_entries

MOST = 500
"""How many refused forms are kept, until they are accepted or the process ends."""


class Entered(NamedTuple):
    """What stands in a form that was sent: texts by field, and the values chosen in its other fields."""

    texts: Mapping[str, str]
    picks: Mapping[str, Sequence[str]]


class Drafts:
    """What people entered in forms that were refused. Nothing of it is stored."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[int, str], Entered] = count_entries("drafts", OrderedDict())

    def keep(self, person: int, form: str, entered: Entered) -> None:
        """Keep what a person entered in a form; the oldest go where there are too many."""
        self._drafts[person, form] = entered
        self._drafts.move_to_end((person, form))
        while len(self._drafts) > MOST:
            self._drafts.popitem(last=False)

    def forget(self, person: int, form: str) -> None:
        """Forget it."""
        self._drafts.pop((person, form), None)

    def of(self, person: int, form: str) -> Entered | None:
        """What a person entered in a form, if that was refused."""
        return self._drafts.get((person, form))
