"""Plans: the choices of a seat's next turn, made before it comes.

A step is played where it is offered and brings the same as it was planned for, or better. The first that is not ends
the plan. A way is all the steps of a turn; where the first step of one cannot be played, the next way is tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.game import Better
from engine.match import Match
from engine.questions import NO_FACTS, Fact, Option

GONE, CHANGED, ASKED_FIRST = "gone", "changed", "asked_first"
"""The reasons not to play a step: it is not offered, it brings less, or another kind of question comes first."""


class Step(NamedTuple):
    """A planned choice: the kind of the question, the option's id, and what it brought when it was planned.

    ``label`` and ``facts`` say it in words.
    """

    kind: str
    option: str
    brings: Mapping[str, Fact]
    label: str = ""
    facts: Mapping[str, Fact] = NO_FACTS

    def to_json(self) -> list[Any]:
        """The step in JSON's types."""
        return [self.kind, self.option, _plain(self.brings), self.label, _plain(self.facts)]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Step:
        """The step that ``to_json`` wrote. Raises ValueError, TypeError or AttributeError for anything else."""
        kind, option, brings, *words = plain
        label, facts = words or ("", {})
        return cls(str(kind), str(option), _facts(brings), str(label), _facts(facts))


Way = tuple[Step, ...]
"""The steps of one turn, in their order."""


def _plain(facts: Mapping[str, Fact]) -> dict[str, Any]:
    return {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}


def _facts(plain: Mapping[str, Any]) -> dict[str, Fact]:
    return {key: tuple(fact) if isinstance(fact, list) else fact for key, fact in plain.items()}


def plan_step(match: Match[Any], seat: int, choice: str) -> Step:
    """A choice with what it would bring now. Raises KeyError, NotAsked."""
    question, option = match.find_offer(seat, choice)
    facts = {**option.facts, **match.preview(seat, option)}
    return Step(question.kind, choice, _brings(match, seat, option), option.label, facts)


def _brings(match: Match[Any], seat: int, option: Option) -> dict[str, Fact]:
    """What an option brings, as far as plans rely on it."""
    facts, relied_on = match.preview(seat, option), match.game.plans.relied_on
    return {name: facts[name] for name in relied_on if name in facts}


def is_turn_of(match: Match[Any], seat: int) -> bool:
    """Whether a seat is asked in a turn of its own."""
    return match.question_for(seat) is not None and match.game.plans.next_turn_of(match.state, seat) is None


def find_obstacle(match: Match[Any], seat: int, step: Step) -> str:
    """Why a step cannot be played as it was planned (``GONE``, ``CHANGED``, ``ASKED_FIRST``); "" when it can be."""
    question = match.question_for(seat)
    if question is not None and question.kind != step.kind:
        return ASKED_FIRST
    option = question.find(step.option) if question else None
    if option is None:
        return GONE
    return "" if _is_as_good(match, _brings(match, seat, option), step.brings) else CHANGED


def _is_as_good(match: Match[Any], now: Mapping[str, Fact], planned: Mapping[str, Fact]) -> bool:
    """Whether all that a plan relies on is the same as planned, or better."""
    relied_on, alike = match.game.plans.relied_on, match.game.plans.alike
    return all(
        _is_fact_as_good(relied_on.get(name, "same"), now.get(name), planned.get(name))
        or (name in now and name in planned and name in alike and alike[name](now[name]) == alike[name](planned[name]))
        for name in {*now, *planned}
    )


def _is_fact_as_good(better: Better, now: Fact | None, planned: Fact | None) -> bool:
    if now == planned:
        return True
    if better == "none":
        return now is None
    if better == "same":
        return False
    amount, before = now or 0, planned or 0
    if not isinstance(amount, int) or not isinstance(before, int):
        return False
    return amount >= before if better == "more" else amount <= before
