"""Routine choices: options that a seat takes in most turns in the same way. A game names their groups
(``Offers.repeated``). The match's journal has the seat's latest use of each: the option, and the answers to the
questions after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.match import Match
from engine.questions import Option, Question

ANSWERS = 2
"""The number of answers that are remembered for an option."""


def repeated_options(match: Match[Any], question: Question) -> list[Option]:
    """The options of a question that its seat took before in this match and may take again."""
    choices = _choices_with_followers(match, question.seat)
    return [
        option for option in question.options if option.group in match.game.offers.routines and option.id in choices
    ]


def answers_before(match: Match[Any], seat: int, option: str) -> tuple[str, ...]:
    """The choices of the seat after its latest use of an option. The first of them may answer the option's question."""
    return _choices_with_followers(match, seat).get(option, ())


class Repetition:
    """A seat's options of such groups as the match continues: one after the other, each as it was taken last time.

    It ends where something else is asked than last time, and what came to light is answered by the seat alone. Which of
    several comes first, where all of them come, is not remembered but the last one.
    """

    def __init__(self, match: Match[Any], seat: int, first: str) -> None:
        self._seat = seat
        self._followers = _choices_with_followers(match, seat)
        self._began = match.turn_began
        question = match.question_for(seat)
        self._kind = question.kind if question else ""
        self._chance = match.chance_used
        self._answers = [*self._followers.get(first, ())]

    def find_next(self, match: Match[Any]) -> str | None:
        """The next option after those taken so far; None at the end."""
        question = match.question_for(self._seat)
        if question is None or match.turn_began != self._began or match.is_finished:
            return None
        if question.kind == self._kind:
            again = (
                each
                for each in question.options
                if each.group in match.game.offers.routines and each.id in self._followers
            )
            option = next(again, None)
            if option is None:
                return None
            self._chance = match.chance_used
            self._answers = [*self._followers[option.id]]
            return option.id
        if any(question.kind in alike for alike in match.game.offers.routines.values()):
            return question.options[-1].id
        if not self._answers or match.chance_used != self._chance:
            return None
        answer, *self._answers = self._answers
        return answer if question.find(answer) else None


def _choices_with_followers(match: Match[Any], seat: int) -> Mapping[str, tuple[str, ...]]:
    """The seat's choices so far, each with those that it made right after the last time."""
    own = [entry.option for entry in match.journal if entry.seat == seat]
    return {option: tuple(own[at + 1 : at + 1 + ANSWERS]) for at, option in enumerate(own)}
