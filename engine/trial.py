"""Trials: a turn that a person tries out on a copy of the match, in which it is their turn now.

The copy shows what the seat may know. What is rolled in it comes from a key of its own, and other seats answer as the
computer player ``greedy`` does. It ends with the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.errors import RefusedPlay
from engine.events import Event
from engine.match import Match
from engine.plan import Step, plan_step
from engine.players import choose

ANSWERS_MAX = 200
"""The largest number of answers of other seats in one turn: far above what a turn can ask."""


class Trial(NamedTuple):
    """A trial after some choices: the copy, and what happened in it.

    ``steps`` are the choices that were made, ``dropped`` how many could not be made any more. ``is_over``: the turn has
    ended; ``is_own``: the turn is the one that the seat has in the match.
    """

    match: Match[Any]
    steps: tuple[Step, ...]
    dropped: int
    events: tuple[Event, ...]
    is_over: bool
    is_own: bool

    @property
    def choices(self) -> tuple[str, ...]:
        """The ids of the options that were chosen."""
        return tuple(step.option for step in self.steps)


def play_trial(match: Match[Any], seat: int, choices: Sequence[str], key: bytes) -> Trial | None:
    """Try a seat's choices out, one after the other; the first that is not offered ends them.

    ``match`` has all its events at hand. None where the seat has no turn to try out.
    """
    copy = match.imagine(seat, key)
    began, since = match.turn_number, match.event_count
    state = match.game.offers.next_turn_of(copy.state, seat)
    if state is not None:
        copy, began, since = copy.begin_from(state), (0, 0), 0
    elif copy.question_for(seat) is None:
        return None
    steps: list[Step] = []
    _answer_others(copy, seat, began)
    for choice in choices:
        if _has_ended(copy, began):
            break
        try:
            step = plan_step(copy, seat, choice)
        except (RefusedPlay, KeyError):
            break
        copy.play(seat, choice)
        steps.append(step)
        _answer_others(copy, seat, began)
    events = tuple(copy.events[since:])
    return Trial(copy, tuple(steps), len(choices) - len(steps), events, _has_ended(copy, began), state is None)


def _has_ended(copy: Match[Any], began: tuple[int, int]) -> bool:
    return copy.is_finished or copy.turn_number != began


def _answer_others(copy: Match[Any], seat: int, began: tuple[int, int]) -> None:
    """Let other seats answer until the seat is asked, or its turn has ended."""
    for _ in range(ANSWERS_MAX):
        if _has_ended(copy, began) or copy.question_for(seat) is not None:
            return
        other = copy.questions[0].seat
        copy.play(other, choose("greedy", copy, other).option)
