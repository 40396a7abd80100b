"""Plans: the choices of a seat's next turn, made before it comes.

A step is played where it is offered and brings what it was planned for. The first that is not ends the plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.match import Match
from engine.questions import Fact, Option

GONE, CHANGED, ASKED_FIRST = "gone", "changed", "asked_first"
"""Why a step is not played: it is not offered, it brings something else, or another kind of question comes first."""


class Step(NamedTuple):
    """A planned choice: the kind of the question, the option's id, and what it brought when it was planned."""

    kind: str
    option: str
    brings: Mapping[str, Fact]

    def to_json(self) -> list[Any]:
        """The step in JSON's types."""
        plain = {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in self.brings.items()}
        return [self.kind, self.option, plain]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Step:
        """The step that ``to_json`` wrote. Raises ValueError, TypeError or AttributeError for anything else."""
        kind, option, brings = plain
        return cls(
            str(kind),
            str(option),
            {key: tuple(fact) if isinstance(fact, list) else fact for key, fact in brings.items()},
        )


def plan_step(match: Match[Any], seat: int, choice: str) -> Step:
    """A choice with what it would bring now. Raises KeyError, NotAsked."""
    question, option = match.find_offer(seat, choice)
    return Step(question.kind, choice, _brings(match, seat, option))


def _brings(match: Match[Any], seat: int, option: Option) -> dict[str, Fact]:
    """What an option brings, as far as plans rely on it."""
    facts, relied_on = match.preview(seat, option), match.game.offers.relied_on
    return {name: facts[name] for name in relied_on if name in facts}


def is_turn_of(match: Match[Any], seat: int) -> bool:
    """Whether a seat is asked in a turn of its own."""
    return match.question_for(seat) is not None and match.game.offers.next_turn_of(match.state, seat) is None


def find_obstacle(match: Match[Any], seat: int, step: Step) -> str:
    """Why a step cannot be played as it was planned (``GONE``, ``CHANGED``, ``ASKED_FIRST``); "" when it can be."""
    question = match.question_for(seat)
    if question is not None and question.kind != step.kind:
        return ASKED_FIRST
    option = question.find(step.option) if question else None
    if option is None:
        return GONE
    return "" if _brings(match, seat, option) == dict(step.brings) else CHANGED
