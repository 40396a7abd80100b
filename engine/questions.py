"""What a seat may decide: a question and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""A value that words and pictures are made of. ``seat`` and ``other`` name seats, strings name cards and words."""

made = tuple.__new__
"""Makes a named tuple without the call of its constructor, which costs as much as all the rest of telling an event."""

NO_FACTS: Mapping[str, Fact] = {}


class Option(NamedTuple):
    """One thing that a seat may choose.

    ``id`` is short, readable and stable (``labour:9:6+3:hestia``): journals store it, tests write it,
    panels carry it. At most 60 characters of ``a-z 0-9 : + - x / _ =``.
    ``label`` names the sentence that describes the option, ``facts`` fill it.
    ``group`` gathers options that belong together in a panel.
    ``chance`` says that dice roll or a card is turned up when it is taken, so it cannot be taken back freely.
    """

    id: str
    label: str
    facts: Mapping[str, Fact] = NO_FACTS
    group: str = ""
    chance: bool = False


class Question(NamedTuple):
    """What one seat is asked now. ``number`` counts the questions of the match from 1."""

    number: int
    seat: int
    kind: str
    options: tuple[Option, ...]
    facts: Mapping[str, Fact] = NO_FACTS

    def find(self, option_id: str) -> Option | None:
        """The option with this id, or None when it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None
