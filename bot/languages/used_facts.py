"""Which facts make a difference to a message: the others are not put into words, and tell no two sentences apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from bot.languages.variables import AMOUNTS, SEATS
from engine.questions import Fact

CHANGED, CHANGES = ("before", "after"), frozenset(("from", "to"))
"""Facts that are compared, and the variables that come of it."""
NO_VARIABLES = frozenset[str]()


class UsedFacts:
    """The facts that messages of a language use. ``variables_of`` a message are those that it names (None: not known;
    the name of a card has none); ``word`` is the message that names the value of a fact, "" where there is none."""

    def __init__(
        self, variables_of: Callable[[str], frozenset[str] | None], word: Callable[[str, str, str], str]
    ) -> None:
        self._variables_of = variables_of
        self._word = word
        self._variables = lru_cache(4_096)(self._of_all)
        self._is_filled = lru_cache(4_096)(self._has_variables)

    def among(self, key: str, messages: tuple[str, ...], facts: Mapping[str, Fact]) -> Mapping[str, Fact]:
        """The facts that these messages use; all of them where something is filled into the name of a value, too."""
        used = self._variables(messages)
        if used is None:
            return facts
        needed_facts = facts_behind(facts, used)
        for fact, value in needed_facts.items():
            if not isinstance(value, int) and self._fills_name(key, fact, value):
                return facts
        return needed_facts

    def _of_all(self, messages: tuple[str, ...]) -> frozenset[str] | None:
        by_message = [self._variables_of(message) for message in messages]
        variable_sets = [variables for variables in by_message if variables is not None]
        return NO_VARIABLES.union(*variable_sets) if len(variable_sets) == len(by_message) else None

    def _fills_name(self, key: str, fact: str, value: Fact) -> bool:
        if isinstance(value, tuple):
            return any(isinstance(each, str) and self._is_filled(key, fact, each) for each in value)
        return isinstance(value, str) and self._is_filled(key, fact, value)

    def _has_variables(self, key: str, fact: str, value: str) -> bool:
        message = self._word(key, fact, value)
        return bool(message) and self._variables((message,)) != NO_VARIABLES


def facts_behind(facts: Mapping[str, Fact], used: frozenset[str]) -> dict[str, Fact]:
    """The facts that give one of these variables (``bot.languages.variables``)."""
    amounts, changes = _uses_amounts(used), not used.isdisjoint(CHANGES)
    return {
        fact: value
        for fact, value in facts.items()
        if _gives(fact, used)
        or (amounts and isinstance(value, int) and fact not in SEATS)
        or (changes and fact in CHANGED)
    }


@lru_cache(8_192)
def _gives(fact: str, used: frozenset[str]) -> bool:
    return any(name == fact or name.startswith(f"{fact}_") for name in used)


@lru_cache(2_048)
def _uses_amounts(used: frozenset[str]) -> bool:
    """Whether the numbers count that are amounts, whatever they are called."""
    return _gives(AMOUNTS, used) or any(name.endswith("_says") for name in used)
