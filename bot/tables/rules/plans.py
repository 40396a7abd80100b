"""Plans for the next turn: kept, changed, dropped, and played when the turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.model.open_table import BY_PLAN, Change, OpenTable, with_notes
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan, Seat
from bot.tables.rules.absence import require_playing, seats_with
from bot.tables.rules.choices import apply_choice, join_changes
from engine.conditions import Conditions, conditions_of, lasting_conditions
from engine.events import Event
from engine.plan import ASKED_FIRST, Step, is_turn_of
from engine.plan_ways import Stop, find_stop, stop_ahead, stop_here

MOST_WAYS = 3
"""The largest number of ways of one plan: the first, and two for when that cannot be begun."""


def keep_plan(live: OpenTable, person: int, steps: Sequence[Step], click: int) -> Change:
    """The table with a person's plan for their next turn, in place of the one before; no one else learns of it.

    Raises Refusal: wrong_stage, not_seated, played_for_you (a computer player stands in), daily_no_trial (a first try
    at the challenge of the day), plan_empty, plan_too_late (it is their turn already).
    """
    seat = _planning_seat(live, person)
    if not steps:
        raise Refusal("plan_empty")
    return _with_plan(live, seat, Plan(click, tuple(steps)))


def add_way(live: OpenTable, person: int, steps: Sequence[Step]) -> Change:
    """The table with a further way in a person's plan, for when those before cannot be begun.

    Raises Refusal as ``keep_plan`` does, and plan_gone (there is none), plan_full, plan_same_start (another way begins
    with the same choice, so that it would never be tried).
    """
    seat = _planning_seat(live, person)
    plan = _plan_of(seat)
    if not steps:
        raise Refusal("plan_empty")
    if len(plan.ways) >= MOST_WAYS:
        raise Refusal("plan_full")
    if any(way[0].option == steps[0].option for way in plan.ways):
        raise Refusal("plan_same_start")
    return _with_plan(live, seat, plan._replace(others=(*plan.others, tuple(steps)), is_reported=False))


def remove_way(live: OpenTable, person: int, number: int) -> Change:
    """The table without a way of a person's plan, counted from 0; without the plan when it was the only one.

    Raises Refusal: wrong_stage, not_seated, plan_gone (there is no such way).
    """
    require_playing(live)
    seat = live.table.own_seat(person)
    plan = _plan_of(seat)
    if number >= len(plan.ways):
        raise Refusal("plan_gone")
    ways = [way for place, way in enumerate(plan.ways) if place != number]
    left = plan._replace(steps=ways[0], others=tuple(ways[1:]), is_reported=False) if ways else None
    return _with_plan(live, seat, left)


def set_conditions(live: OpenTable, person: int, conditions: Conditions) -> Change:
    """The table with these conditions for a person's plan, in place of those before.

    Raises Refusal: wrong_stage, not_seated, plan_gone, no_such_setting (what the game does not offer, or too much).
    """
    require_playing(live)
    seat = live.table.own_seat(person)
    plan = _plan_of(seat)
    by_key = {each.key: each for each in conditions_of(live.playing.game)}
    for key, values in conditions.items():
        previous = plan.conditions.get(key, ())
        choices = {*by_key[key].values(live.playing.state, seat.number), *previous} if key in by_key else set()
        if not values or not {*values} <= choices or len(values) > by_key[key].most:
            raise Refusal("no_such_setting")
    return _with_plan(live, seat, plan._replace(conditions=dict(conditions), is_reported=False))


def drop_plan(live: OpenTable, person: int) -> Change:
    """The table without a person's plan. Raises Refusal: not_seated."""
    return _with_plan(live, live.table.own_seat(person), None)


def carry_out_plan(live: OpenTable, number: int, click: int | None, now: int) -> Change:
    """The table when a seat plays what it has planned, as far as each step can be played as planned.

    It is one change of several choices, as by one click: ``click``, by which the plan was kept. What is left of a plan
    that meets an obstacle stays until its person chooses or the turn ends; played later, it belongs to the click
    before it.
    The first step of a way can be played (``OpenTable.due_way``); the other ways are not tried any more.
    """
    seat, turn = live.table.seats[number], live.playing.turn_number
    plan, way = seat.plan, live.due_way(seat)
    assert plan is not None
    assert way is not None
    first, *steps = way
    lasting = lasting_conditions(live.playing.game, plan.conditions)
    change = apply_choice(live, number, first.option, click, now)
    place = _place_of_note(live, change, number)
    if click is None and change.entry is not None:
        change = replace(change, entry=change.entry._replace(joined=True))
    while steps and change.after.playing.turn_number == turn:
        if stop := find_stop(change.after.playing, number, tuple(steps), lasting):
            is_reported = stop.why != ASKED_FIRST
            return _mark_planned(change, number, place, Plan(None, tuple(steps), (), lasting, is_reported))
        change = join_changes(live, change, apply_choice(change.after, number, steps.pop(0).option, None, now))
    return _mark_planned(change, number, place, None)


def why_broken(live: OpenTable, number: int) -> Stop | None:
    """What stops a seat's plan, now or if its turn came now; None where it is over, or nothing does."""
    plan, match = live.table.seats[number].plan, live.match
    if plan is None or live.table.stage != "playing" or match is None:
        return None
    here = stop_here(match, number, plan.ways, plan.conditions)
    return here or stop_ahead(match, number, plan.ways, plan.conditions)


def mark_unreported(live: OpenTable, number: int) -> Change:
    """The table with a plan whose person may hear again that it was broken: it can be played after all."""
    plan = live.table.seats[number].plan
    if plan is None or not plan.is_reported:
        return Change(live)
    return _with_plan(live, live.table.seats[number], plan._replace(is_reported=False))


def _planning_seat(live: OpenTable, person: int) -> Seat:
    """The seat of a person who plans.

    Raises Refusal: wrong_stage, not_seated, played_for_you, daily_no_trial, plan_too_late.
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    if not seat.is_played_by_person:
        raise Refusal("played_for_you")
    if table.ranked:
        raise Refusal("daily_no_trial")
    if is_turn_of(live.playing, seat.number):
        raise Refusal("plan_too_late")
    return seat


def _plan_of(seat: Seat) -> Plan:
    if seat.plan is None:
        raise Refusal("plan_gone")
    return seat.plan


def _place_of_note(live: OpenTable, change: Change, number: int) -> int:
    """How many events stand before the note of a plan: its first own one is the last of them.

    After the choice the dice of the next turn may have fallen, and those were not planned.
    """
    events = change.entry.events if change.entry is not None else []
    return live.event_count + next((place for place, event in enumerate(events, 1) if event.seat == number), 0)


def _mark_planned(change: Change, number: int, place: int, left: Plan | None) -> Change:
    """The change with the note that it was planned, at this place, and with what is left of the plan."""
    table, note = change.after.table, Event(BY_PLAN, number)
    after = replace(
        change.after,
        table=replace(table, seats=seats_with(table, number, plan=left)),
        notes=with_notes(change.after.notes, place, note),
    )
    return replace(change, after=after, notes=(*change.notes, note))


def _with_plan(live: OpenTable, seat: Seat, plan: Plan | None) -> Change:
    """The table with this plan of a seat. Nothing that others see changes, even where its turn has come."""
    seats = seats_with(live.table, seat.number, plan=plan)
    return Change(replace(live, table=replace(live.table, seats=seats)), keeps_version=True)
