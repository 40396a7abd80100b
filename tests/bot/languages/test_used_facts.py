"""Only what a message uses makes a difference to it: what gives one of its variables, however that is derived."""

from __future__ import annotations

import pytest

from bot.languages.messages import Speech
from bot.languages.used_facts import UsedFacts, facts_behind
from engine.questions import Fact

FACTS: dict[str, Fact] = {"card": "hydra", "gold": 3, "points": 4, "before": (1, 2), "after": (1, 3), "cards": ("a",)}


@pytest.mark.parametrize(
    ("used", "facts"),
    [
        ("", ""),
        ("card", "card"),
        ("card_short", "card"),
        ("card_of gold", "card gold"),
        ("cards_1_short", "cards"),
        ("amounts_short", "gold points"),
        ("card_says", "card gold points"),
        ("from", "before after"),
        ("to points", "points before after"),
        ("cardinal seat", ""),
    ],
)
def test_the_facts_behind_variables(used: str, facts: str) -> None:
    assert list(facts_behind(FACTS, frozenset(used.split()))) == facts.split()


def test_a_name_into_which_something_is_filled_may_use_any_fact() -> None:
    named = {"x-card-hydra": frozenset({"gold"}), "x-card-lion": frozenset[str](), "says": frozenset({"card"})}
    used = UsedFacts(lambda message: named.get(message), lambda key, fact, value: f"{key}-{fact}-{value}")
    assert used.among("x", ("says",), FACTS) == FACTS
    assert used.among("x", ("says",), {**FACTS, "card": "lion"}) == {"card": "lion"}
    assert used.among("x", ("unknown", "says"), FACTS) == FACTS


def test_options_that_differ_in_what_no_one_reads_are_worded_once() -> None:
    speech, calls = Speech("en"), []
    facts = {"card": "hydra", "points": 1}
    assert speech._used.among("hercules", ("hercules-card-hydra",), facts) == {}
    format_message = speech._format_message
    speech._format_message = lambda *arguments: calls.append(arguments) or format_message(*arguments)  # type: ignore[method-assign]
    for points in range(5):
        speech.fill("common", "common-nameless", {"number": 1, "points": points})
    assert len(calls) == 1
