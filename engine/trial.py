"""Trials: a turn that a person tries out on a copy of the match, in which it is their turn now.

The copy shows what the seat may know. What is rolled in it comes from a key of its own, and other seats answer as the
computer player ``greedy`` does. It ends with the turn: what comes after it, like the turn of an opponent who is asked
nothing and the next roll, does not happen in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.errors import RefusedPlay
from engine.events import Event
from engine.first_rolls import find_chance
from engine.match import Match
from engine.plan import Step, is_turn_of, plan_step
from engine.players import choose
from engine.save_format import write_position

ANSWERS_MAX = 200
"""The largest number of answers of other seats in one turn, far above the questions of any turn."""


class Trial(NamedTuple):
    """A trial after some choices: the copy, and what happened in it.

    ``all_steps`` are the choices, the first ``before`` of them in answer to dice that were counted on: they are no part
    of a plan. ``dropped`` is how many could not be made any more. ``is_over``: the turn has ended;
    ``is_own``: the turn is the one that the seat has in the match.
    """

    match: Match[Any]
    all_steps: tuple[Step, ...]
    dropped: int
    events: tuple[Event, ...]
    is_over: bool
    is_own: bool
    before: int = 0

    @property
    def choices(self) -> tuple[str, ...]:
        """The ids of the options that were chosen."""
        return tuple(step.option for step in self.all_steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps for a plan."""
        return self.all_steps[self.before :]


def dice_before(match: Match[Any], seat: int) -> tuple[tuple[str, ...], ...]:
    """The faces of each die that is rolled before a seat's next turn; none where that is here, or nothing is rolled."""
    plans = match.game.plans
    if plans.first_roll is None or plans.next_turn_of(match.state, seat) is None:
        return ()
    return plans.first_roll.dice(match.state, seat)


def play_trial(
    match: Match[Any], seat: int, choices: Sequence[str], key: bytes, counted: Sequence[int | None] = ()
) -> Trial | None:
    """Try a seat's choices out, one after the other; the first that is not offered ends them.

    ``match`` has all its events at hand. ``counted`` are the sides on which the dice before the turn shall fall (None:
    on any). None where the seat has no turn to try out.
    """
    copy = match.imagine(seat, key)
    began, since, before = match.turn_number, match.event_count, 0
    state = match.game.plans.next_turn_of(copy.state, seat)
    kind = ""
    if state is not None:
        copy, began, since = copy.begin_from(state), (0, 0), 0
        if any(side is not None for side in counted) and len(dice_before(match, seat)) == len(counted):
            kind = _kind_asked(copy, seat)
            copy = _begin_counting_on(match, copy, seat, counted, key)
    elif copy.question_for(seat) is None:
        return None
    copy.halt_after_turn()
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
    if kind:
        before = next((at for at, step in enumerate(steps) if step.kind == kind), len(steps))
    events, is_over = tuple(copy.events[since:]), _has_ended(copy, began)
    return Trial(copy, tuple(steps), len(choices) - len(steps), events, is_over, state is None, before)


def has_had_turn(match: Match[Any], seat: int, since: int) -> bool:
    """Whether a turn of a seat has ended after the first ``since`` choices of a match."""
    past = match.journal[since : match.turn_began]
    if all(entry.seat != seat for entry in past):
        return False
    again = match.replay(since)
    for entry in past:
        if entry.seat == seat and is_turn_of(again, seat):
            return True
        again.play(entry.seat, entry.option)
    return False


def position_after(trial: Trial) -> dict[str, Any] | None:
    """The copy as it stands, where a match can begin with it (``Origin.position``): between turns, or where the game
    can continue from its state alone. None in the middle of what a choice brings, where dice have fallen that the state
    does not show, and at the end of the match.

    What the seat cannot know lies in it as the copy imagines it; no draw of the match itself follows from it.
    """
    match, rules = trial.match, trial.match.game.rules
    if match.is_finished:
        return None
    if (match.turn_began, match.turn_chance_used) == (len(match.journal), match.chance_used):
        return write_position(match.game, match.turn_state)
    return write_position(match.game, match.state) if rules.resting(match.state) else None


def _kind_asked(copy: Match[Any], seat: int) -> str:
    """The kind of the question with which a seat's turn begins."""
    question = copy.question_for(seat)
    return question.kind if question else ""


def _begin_counting_on(
    match: Match[Any], copy: Match[Any], seat: int, sides: Sequence[int | None], key: bytes
) -> Match[Any]:
    """The turn from the roll before it on, in which the dice of the seat fall on these sides."""
    roll = match.game.plans.first_roll
    assert roll is not None
    state = roll.begin(match.imagine(seat, key).state, seat)
    return copy.begin_from(state, find_chance(roll, state, seat, sides, key))


def _has_ended(copy: Match[Any], began: tuple[int, int]) -> bool:
    return copy.is_finished or copy.turn_number != began


def _answer_others(copy: Match[Any], seat: int, began: tuple[int, int]) -> None:
    """Let other seats answer until the seat is asked, or its turn has ended."""
    for _ in range(ANSWERS_MAX):
        if _has_ended(copy, began) or copy.question_for(seat) is not None:
            return
        other = copy.questions[0].seat
        copy.play(other, choose("greedy", copy, other).option)
