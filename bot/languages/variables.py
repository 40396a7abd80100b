"""Turns facts of the engine into variables of a message: ids become names, seats become people.

For each fact ``x`` a message has ``$x``, its text, and more by the kind of fact:

- a word (card, face, operation …): ``$x`` is its name, ``$x_id`` the id to select by (``none`` when it is empty),
  and ``$x_short`` and ``$x_brief`` those attributes of the message that names it, as are its grammatical forms
  (``$x_of``, ``$x_gen``, ``$x_gender`` …, see ``bot.languages.grammar``);
- a card besides: ``$x_short``, its short name, and what is printed on it: ``$x_ability``, ``$x_vp``, ``$x_cost`` …;
- words: ``$x`` is the list "a, b and c", ``$x_short`` the short names joined by plus signs, ``$x_tally`` the
  different ones and how often each ("4× a · b"), ``$x_count`` how many, ``$x_id`` the ids joined by ``_``, ``$x_1``
  and ``$x_1_short``, ``$x_2`` … each of them;
- numbers: ``$x`` is the list, ``$x_count`` how many, ``$x_1``, ``$x_2`` … each of them;
- ``before`` and ``after`` of the same length also give ``$from`` and ``$to``: those numbers that differ;
- a seat (``seat``, ``other``, ``pegasus``): ``$x`` is the name of who sits there, ``$x_id`` the seat, and of an event
  ``$other_same`` whether the other is the very side it is about (``yes`` or ``no``); seats
  (``others``): ``$x`` is the list of names, ``$x_1``, ``$x_2`` … each of them;
- amounts (so much of each resource): ``$x`` is the list "2 gold and 1 moon", ``$x_short`` the short form,
  ``$x_count`` how many resources. All numbers that stand under the name of a resource are the amounts ``$amounts``;
- ``$x_says`` is ``all`` when the short name of ``x`` says just as much as ``$amounts_short``, else ``part``.

Where texts show emojis, ``$x`` and ``$x_short`` of a word that has one are the emoji, or the emoji and the word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.languages.emojis import is_emoji

ATTRIBUTES = ("short", "brief")
"""Attributes of the message that names a word, which a message about it may use."""
SEATS = frozenset(("seat", "other", "pegasus"))
"""Facts whose number is a seat's."""
SEAT_LISTS = frozenset(("others",))
"""Facts whose numbers are seats'."""
AMOUNTS = "amounts"


class Wording(NamedTuple):
    """How a language puts facts into words.

    ``word(fact, value, variables)`` is the name of a value, ``details(fact, value)`` the variables ``$x_short`` … with
    what a message may say about it besides. ``join_list`` and ``join_sum`` join texts: "a, b and c" and "a + b".
    ``person`` names who sits at a seat. ``amount(resource, number)`` is so much of a resource, in full and in short,
    None for what is no resource. ``sign(value, text)`` is the text with the emoji of a value, or the emoji alone, where
    it has one.
    """

    word: Callable[[str, str, Mapping[str, Any]], str]
    details: Callable[[str, str], Mapping[str, Any]]
    join_list: Callable[[Sequence[str]], str]
    join_sum: Callable[[Sequence[str]], str]
    person: Callable[[int], str]
    amount: Callable[[str, int], tuple[str, str] | None]
    sign: Callable[[str, str], str]


def variables(facts: Mapping[str, Any], wording: Wording) -> dict[str, Any]:
    """The variables that these facts give."""
    values: dict[str, Any] = {}
    later: list[tuple[str, str | tuple[str, ...]]] = []
    for fact, value in facts.items():
        if isinstance(value, int):
            _number(values, fact, value, wording)
        elif isinstance(value, str):
            later.append((fact, value))
        elif isinstance(value, Mapping):
            _amounts(values, fact, value, wording)
        elif value and isinstance(value[0], int):
            _numbers(values, fact, [int(number) for number in value], wording)
        else:
            later.append((fact, tuple(map(str, value))))
    _changes(values, facts, wording)
    resources = {fact: value for fact, value in facts.items() if isinstance(value, int) and wording.amount(fact, value)}
    if resources:
        _amounts(values, AMOUNTS, resources, wording)
    for fact, words in later:
        if isinstance(words, str):
            _word(values, fact, words, wording)
        else:
            _words(values, fact, words, wording)
    return values


def _number(values: dict[str, Any], fact: str, number: int, wording: Wording) -> None:
    values[fact] = number
    if fact in SEATS:
        values[fact] = wording.person(number)
        values[f"{fact}_id"] = number


def _numbers(values: dict[str, Any], fact: str, numbers: Sequence[int], wording: Wording) -> None:
    words = [wording.person(number) if fact in SEAT_LISTS else number for number in numbers]
    values[fact] = wording.join_list([str(text) for text in words])
    values[f"{fact}_count"] = len(numbers)
    for place, text in enumerate(words, start=1):
        values[f"{fact}_{place}"] = text
    if fact in SEAT_LISTS:
        values[f"{fact}_alike"] = "yes" if len(set(numbers)) == 1 else "no"


def _amounts(values: dict[str, Any], fact: str, amounts: Mapping[str, int], wording: Wording) -> None:
    lines = [wording.amount(resource, number) for resource, number in amounts.items() if number]
    texts = [text for text in lines if text is not None]
    values[fact] = wording.join_list([full for full, _ in texts])
    values[f"{fact}_short"] = " ".join(short for _, short in texts)
    values[f"{fact}_count"] = len(texts)


def _word(values: dict[str, Any], fact: str, value: str, wording: Wording) -> None:
    values[fact] = wording.word(fact, value, values) if value else ""
    values[f"{fact}_id"] = value or "none"
    details = wording.details(fact, value)
    values.update(details)
    short = details.get(f"{fact}_short")
    says_all = short is not None and short == values.get(f"{AMOUNTS}_short")
    values[f"{fact}_says"] = "all" if says_all else "part"
    for text in (fact, f"{fact}_short"):
        if text in values:
            values[text] = wording.sign(value, values[text])


def _words(entries: dict[str, Any], fact: str, values: Sequence[str], wording: Wording) -> None:
    names = [wording.word(fact, value, entries) for value in values]
    short = f"{fact}_short"
    shorts = [wording.details(fact, value).get(short, name) for value, name in zip(values, names, strict=True)]
    shorts = [wording.sign(value, text) for value, text in zip(values, shorts, strict=True)]
    names = [wording.sign(value, text) for value, text in zip(values, names, strict=True)]
    entries[fact] = wording.join_list(names)
    entries[f"{fact}_short"] = " ".join(shorts) if all(map(is_emoji, shorts)) else wording.join_sum(shorts)
    tally = Counter(shorts).items()
    entries[f"{fact}_tally"] = " · ".join(f"{count}× {short}" if count > 1 else short for short, count in tally)
    entries[f"{fact}_count"] = len(values)
    entries[f"{fact}_id"] = "_".join(values) or "none"
    for place, (name, short) in enumerate(zip(names, shorts, strict=True), start=1):
        entries[f"{fact}_{place}"] = name
        entries[f"{fact}_{place}_short"] = short


def _changes(values: dict[str, Any], facts: Mapping[str, Any], wording: Wording) -> None:
    before, after = facts.get("before"), facts.get("after")
    if not isinstance(before, tuple) or not isinstance(after, tuple) or len(before) != len(after):
        return
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    values["from"] = wording.join_list([str(old) for old, _ in pairs])
    values["to"] = wording.join_list([str(new) for _, new in pairs])
