"""Facts of the engine as variables of a message: ids become names, seats become people.

For each fact ``x`` a message has ``$x``, its text, and more by the kind of fact:

- a word (card, stack, operation …): ``$x`` is its name, ``$x_id`` the id to select by (``none`` when it is empty);
- a card besides: ``$x_short``, ``$x_ability``, ``$x_vp``: its short name, its ability, its points;
- words: ``$x`` is the list "a, b and c", ``$x_count`` how many, ``$x_id`` the ids joined by ``_``;
- numbers: ``$x`` is the list, ``$x_count`` how many, ``$x_1``, ``$x_2`` … each of them;
- ``before`` and ``after`` of the same length also give ``$from`` and ``$to``: those numbers that differ;
- a seat (``seat``, ``other``, ``pegasus``): ``$x`` is the name of who sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.questions import Fact

SEATS = frozenset(("seat", "other", "pegasus"))
"""Facts whose number is a seat's."""

Word = Callable[[str, str, Mapping[str, Any]], str]
Details = Callable[[str], Mapping[str, Any]]
Listed = Callable[[Sequence[str]], str]


def variables(
    facts: Mapping[str, Fact], word: Word, details: Details, listed: Listed, person: Callable[[int], str]
) -> dict[str, Any]:
    """The variables that these facts give. ``word(fact, value, variables)`` is the name of a value.

    ``details(value)`` is what a message may say about a card besides its name.
    """
    found: dict[str, Any] = {}
    later: list[tuple[str, str | tuple[str, ...]]] = []
    for fact, value in facts.items():
        if isinstance(value, int):
            found[fact] = person(value) if fact in SEATS else value
        elif isinstance(value, str):
            later.append((fact, value))
        elif value and isinstance(value[0], int):
            _numbers(found, fact, [int(number) for number in value], listed)
        else:
            later.append((fact, tuple(map(str, value))))
    _changes(found, facts, listed)
    for fact, words in later:
        if isinstance(words, str):
            found[fact] = word(fact, words, found) if words else ""
            found[f"{fact}_id"] = words or "none"
            found.update({f"{fact}_{detail}": text for detail, text in details(words).items()})
        else:
            found[fact] = listed([word(fact, value, found) for value in words])
            found[f"{fact}_count"] = len(words)
            found[f"{fact}_id"] = "_".join(words) or "none"
    return found


def _numbers(found: dict[str, Any], fact: str, numbers: Sequence[int], listed: Listed) -> None:
    found[fact] = listed([str(number) for number in numbers])
    found[f"{fact}_count"] = len(numbers)
    for place, number in enumerate(numbers, start=1):
        found[f"{fact}_{place}"] = number


def _changes(found: dict[str, Any], facts: Mapping[str, Fact], listed: Listed) -> None:
    before, after = facts.get("before"), facts.get("after")
    if not isinstance(before, tuple) or not isinstance(after, tuple) or len(before) != len(after):
        return
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    found["from"] = listed([str(old) for old, _ in changed])
    found["to"] = listed([str(new) for _, new in changed])
