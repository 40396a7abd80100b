"""A turn as it is tried out: the copy as its person sees it, and where its choices lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from itertools import takewhile
from typing import Any, NamedTuple

from bot.interactions.routes import TRIAL_PLAY, TRIAL_SELECT, TRIAL_SEVERAL, TRIAL_STEP
from bot.languages import Speech
from bot.reading.choice_rows import ChoiceRoutes
from bot.reading.position import Position, look_of, position_of
from bot.runtime.trials import Tried
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan
from bot.tables.people.people import Person
from engine.match import Match
from engine.plan import is_turn_of
from engine.plan_ways import stop_ahead, stop_here
from engine.questions import Question
from engine.trial import Trial, dice_before, has_had_turn, play_trial, position_after

TRIED = ChoiceRoutes(TRIAL_PLAY, TRIAL_SELECT, TRIAL_STEP, TRIAL_SEVERAL)
"""Choices that are tried out: the numbers in their ids are the table and the question of the copy."""


class Turn(NamedTuple):
    """A turn as it is tried out: the copy as its person sees it, and what they have done in it.

    ``dice`` are the faces of each die that will be rolled before the turn. ``place`` is the position from which a match
    can be played on here; None where none can. ``is_stopped``: the person has a plan, and it cannot be begun as the
    match is now. ``before``: what became of the plan that stood beside the trial before (``played`` or ``gone``).
    """

    position: Position
    trial: Trial
    seat: int
    tried: Tried
    dice: tuple[tuple[str, ...], ...] = ()
    place: Mapping[str, Any] | None = None
    is_stopped: bool = False
    before: str = ""

    @property
    def plan(self) -> Plan | None:
        """What the person plans for their next turn."""
        return self.position.seats[self.seat].plan

    @property
    def question(self) -> Question | None:
        """What is asked next; None once the turn is over."""
        return None if self.trial.is_over else self.trial.match.question_for(self.seat)


async def read_turn(services: Services, table_id: int, person: Person, speech: Speech) -> Turn:
    """The trial of a person's turn, with the choices that they have tried so far and that can still be made.

    Raises Refusal: wrong_stage, not_seated, daily_no_trial (a first try at the challenge of the day), no_trial (the
    seat has no turn that could be tried out now).
    """
    live = await services.tables.lookup.live(table_id, with_events=True)
    table = live.table
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person.id).number
    if table.ranked:
        raise Refusal("daily_no_trial")
    match = live.playing.fork()
    # The same dice for the same place of a match, whatever is tried: a trial is no way to roll until they please.
    key = blake2b(f"trial {table.id} {table.tickets} {len(match.journal)} {seat}".encode(), digest_size=32).digest()
    tried, turn = services.trials.of(person.id, table.id), match.turn_number if is_turn_of(match, seat) else None
    if await _is_over(services, tried, match, seat, turn):
        tried = Tried(adds=tried.adds, mark=tried.mark)
    tried = tried._replace(choices=_choices_left(tried, match, seat))
    trial = await services.pool.run(partial(play_trial, match, seat, tried.choices, key, tried.counted))
    if trial is None:
        raise Refusal("no_trial", {"names": tuple(table.seats[each.seat].name for each in match.questions)})
    tried = tried._replace(choices=trial.choices, turn=turn, since=len(match.journal))
    services.trials.keep(person.id, table.id, tried)
    look = await look_of(services, person.id, is_compact=table.options.pictures == "compact")
    position = position_of(table, trial.match, speech, seat, look=look, news=trial.events)
    place = None if table.is_secret(services.clock.now()) else position_after(trial)
    plan = table.seats[seat].plan
    is_stopped = plan is not None and await services.pool.run(partial(_is_stopped, match.fork(), seat, plan))
    position = replace(position, mark=speech("trial-mark"))
    before = await fate_of(services, table.id, tried.mark, plan) if tried.mark else ""
    return Turn(position, trial, seat, tried, dice_before(match, seat), place, is_stopped, before)


async def fate_of(services: Services, table_id: int, mark: int, present: Plan | None) -> str:
    """What became of the plan with a mark: ``played``, ``gone``, or "" where it is the present one, or that is what is
    left of a plan that is begun."""
    if present is not None and present.mark in (mark, 0):
        return ""
    # What is left of a plan that is begun has no click of its own.
    return "played" if mark == 0 or await services.tables.seats.has_played_plan(table_id, mark) else "gone"


async def _is_over(
    services: Services, tried: Tried, match: Match[Any], seat: int, turn: tuple[int, int] | None
) -> bool:
    """Whether the turn that was tried out is over: what was tried is no beginning of the next."""
    if tried.turn is not None or not tried.choices:
        return tried.turn not in (None, turn)
    return await services.pool.run(partial(has_had_turn, match.fork(), seat, tried.since))


def _is_stopped(match: Match[Any], seat: int, plan: Plan) -> bool:
    """Whether none of the ways of a plan can be begun, in its turn or if that came now."""
    stops = (find(match, seat, plan.ways, plan.conditions) for find in (stop_here, stop_ahead))
    return any(stop is not None for stop in stops)


def _choices_left(tried: Tried, match: Match[Any], seat: int) -> tuple[str, ...]:
    """The choices of a trial without those that its person has made in the match since, one after the other from the
    first: another seat may have been asked in between.
    """
    if not is_turn_of(match, seat):
        return tried.choices
    entries = match.journal[max(tried.since, match.turn_began) :]
    own = (entry.option for entry in entries if entry.seat == seat)
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(tried.choices, own, strict=False))
    return tried.choices[sum(1 for _ in pairs) :]
