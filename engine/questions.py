"""Questions to a seat and their options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""A value that words and pictures are made of. ``seat`` and ``other`` name seats, strings name cards and words."""

R = TypeVar("R", bound=tuple[Any, ...])

fast_tuple: Final = tuple.__new__
"""Makes a named tuple without the call of its constructor, which costs as much as all the rest of telling an event."""


def read_records(record: type[R], rows: list[Any]) -> list[R]:
    """The rows of a list as named tuples: those at its end that are plain tuples still become records, in their place.

    What a match notes is read seldom in a match that is played for its result. A plain tuple takes a third of the time.
    """
    place = len(rows)
    while place and type(rows[place - 1]) is tuple:
        place -= 1
        rows[place] = fast_tuple(record, rows[place])
    return rows


NO_FACTS: Final[Mapping[str, Fact]] = {}
ONE_ALONE: Final[Mapping[str, int]] = {}
TOGETHER: Final = "+"
"""Joins the ids of options that are chosen together."""


def number(facts: Mapping[str, Fact], key: str, default: int | None = None) -> int:
    """A fact that is a number. Raises KeyError where it is missing and no default is given, TypeError otherwise."""
    fact = facts[key] if default is None else facts.get(key, default)
    if isinstance(fact, int):
        return fact
    raise TypeError(f"the fact {key!r} is no number: {fact!r}")


def text(facts: Mapping[str, Fact], key: str) -> str:
    """A fact that is a word. Raises KeyError where it is missing, TypeError when it is something else."""
    fact = facts[key]
    if isinstance(fact, str):
        return fact
    raise TypeError(f"the fact {key!r} is no word: {fact!r}")


def texts(facts: Mapping[str, Fact], key: str) -> tuple[str, ...]:
    """A fact that is a list of words. Raises KeyError where it is missing, TypeError when it is none."""
    fact = facts[key]
    if isinstance(fact, tuple):
        return tuple(map(str, fact))
    raise TypeError(f"the fact {key!r} is no list: {fact!r}")


def numbers(facts: Mapping[str, Fact], key: str) -> tuple[int, ...]:
    """A fact that is a list of numbers, empty where it is missing. Raises TypeError when it is none."""
    fact = facts.get(key, ())
    if isinstance(fact, tuple):
        return tuple(map(int, fact))
    raise TypeError(f"the fact {key!r} is no list: {fact!r}")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a seat may choose.

    ``id`` is short, readable and stable (``labour:9:6+3:hestia``): journals store it, tests write it,
    panels carry it. At most 60 characters of ``a-z 0-9 : + - x / _ =``.
    ``label`` names the sentence that describes the option, ``facts`` fill it.
    ``group`` gathers options that belong together in a panel.
    ``chance`` says that dice roll or a card is turned up when it is taken, so it cannot be taken back freely.
    """

    id: str
    label: str
    facts: Mapping[str, Fact] = field(default_factory=lambda: NO_FACTS)
    group: str = ""
    chance: bool = False

    def number(self, fact: str, default: int | None = None) -> int:
        """A fact that is a number."""
        value = self.facts.get(fact, default)
        return value if type(value) is int else number(self.facts, fact, default)

    def text(self, fact: str) -> str:
        """A fact that is a word."""
        value = self.facts[fact]
        return value if type(value) is str else text(self.facts, fact)

    def texts(self, fact: str) -> tuple[str, ...]:
        """A fact that is a list of words."""
        return texts(self.facts, fact)


class Question(NamedTuple):
    """What one seat is asked now. ``number`` counts the questions of the match from 1.

    ``several``: how many options of each group may be chosen together, in one answer (empty: one option alone).
    """

    number: int
    seat: int
    kind: str
    options: tuple[Option, ...]
    facts: Mapping[str, Fact] = NO_FACTS
    several: Mapping[str, int] = ONE_ALONE

    def find(self, option_id: str) -> Option | None:
        """The option with this id, or None when it is not offered.

        The ids of options that may be chosen together are joined by ``TOGETHER`` in the order of the question. Such a
        choice is labelled ``together``; each fact ``x`` of its options becomes the list ``xs``.
        """
        for option in self.options:
            if option.id == option_id:
                return option
        return self._together(option_id.split(TOGETHER)) if self.several else None

    def _together(self, ids: list[str]) -> Option | None:
        options = [option for option in self.options if option.id in ids]
        counts = Counter(option.group for option in options)
        if [option.id for option in options] != ids or any(
            count > self.several.get(group, 0) for group, count in counts.items()
        ):
            return None
        facts: dict[str, tuple[str, ...]] = {}
        for option in options:
            for key, fact in option.facts.items():
                facts[f"{key}s"] = (*facts.get(f"{key}s", ()), str(fact))
        return Option(TOGETHER.join(ids), "together", facts, chance=any(option.chance for option in options))
