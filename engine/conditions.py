"""Conditions of plans: what must hold for a planned turn to be played.

A game declares its own in ``Offers.conditions``; every game has those about the round and the lead. They are looked at
before the first choice of the turn, or at each choice with what it would bring: that is played on a copy with other
dice, so that no plan waits for a roll to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.errors import RefusedPlay
from engine.game import Game
from engine.match import Match
from engine.plan import Step
from engine.plan_conditions import Condition, Planned

IMAGINED = b"conditions of plans".ljust(32, b".")
"""The key of the dice with which a plan is tried."""
LEADS = (1, 3, 5, 10, 15, 20, 30)
ROUND, LEAD = "round", "lead"

Conditions = Mapping[str, tuple[str, ...]]
"""The conditions of a plan: the values of each, by its key."""
NO_CONDITIONS: Conditions = {}


class Breach(NamedTuple):
    """A condition that does not hold: its key, and the value of it that does not."""

    condition: str
    value: str


def conditions_of(game: Game[Any]) -> tuple[Condition, ...]:
    """The conditions that plans of a game may have."""
    rules = game.rules

    def is_not_ahead(state: Any, seat: int, value: str) -> bool:
        standings = rules.standings(state)
        own = next((each.points for each in standings if each.seat == seat), 0)
        others = [each.points for each in standings if each.seat != seat]
        return not others or own - max(others) < int(value)

    return (
        *game.plans.conditions,
        Condition(
            ROUND,
            lambda state, seat: (str(rules.round_of(state)), str(rules.round_of(state) + 1)),
            begins=lambda state, seat, value: str(rules.round_of(state)) == value,
        ),
        Condition(LEAD, lambda state, seat: tuple(map(str, LEADS)), begins=is_not_ahead),
    )


def lasting_conditions(game: Game[Any], conditions: Conditions) -> Conditions:
    """Those of the conditions that still concern a turn of which something was played."""
    of_turns = {each.key for each in conditions_of(game) if each.allows is None}
    return {key: values for key, values in conditions.items() if key not in of_turns}


def find_breach(match: Match[Any], seat: int, steps: Sequence[Step], conditions: Conditions) -> Breach | None:
    """The condition that forbids to play these steps now, as far as that is certain; None when none does.

    One that the game does not have (any more), or whose value it does not know, forbids all.
    """
    if not conditions:
        return None
    by_key = {each.key: each for each in conditions_of(match.game)}
    step_conditions: list[tuple[Condition, str]] = []
    for key, values in conditions.items():
        if key not in by_key:
            return Breach(key, next(iter(values), ""))
        begins = by_key[key].begins
        broken = (value for value in values if begins is not None and not _is_kept(begins, match.state, seat, value))
        if (value := next(broken, None)) is not None:
            return Breach(key, value)
        step_conditions += [(by_key[key], value) for value in values if by_key[key].allows is not None]
    return _find_breach_on_the_way(match, seat, steps, step_conditions) if step_conditions else None


def _is_kept(says: Callable[..., bool], *about: Any) -> bool:
    """What a condition says; one that was stored with a value that no longer is any is not kept."""
    try:
        return says(*about)
    except (LookupError, ValueError, TypeError):
        return False


def _find_breach_on_the_way(
    match: Match[Any], seat: int, steps: Sequence[Step], step_conditions: Sequence[tuple[Condition, str]]
) -> Breach | None:
    """The condition that one of the steps would break: all that can be played on a copy are tried."""
    copy = match.imagine(seat, IMAGINED)
    turn = copy.turn_number
    for step in steps:
        question = copy.question_for(seat)
        option = question.find(step.option) if question and copy.turn_number == turn else None
        if option is None:
            return None
        before, facts, began = match.game.rules.copy(copy.state), copy.preview(seat, option), copy.event_count
        try:
            events = copy.play(seat, step.option)
        except RefusedPlay:
            return None
        is_over = copy.turn_number != turn
        after = copy.turn_state if is_over else copy.state
        own = events[: copy.turn_number[1] - began] if is_over else events
        planned = Planned(seat, before, after, facts, own)
        for each, value in step_conditions:
            if each.allows and not _is_kept(each.allows, planned, value):
                return Breach(each.key, value)
    return None
