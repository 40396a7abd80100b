"""Plans for the next turn: kept, dropped, and played when the turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan
from bot.tables.rules.absence import playing, seats_with
from bot.tables.rules.choices import apply_choice, join_changes
from engine.events import Event
from engine.plan import Step, find_obstacle, is_turn_of

BY_PLAN = "by_plan"
"""The note that a seat's turn was planned."""


def keep_plan(live: OpenTable, person: int, steps: Sequence[Step], click: int) -> Change:
    """The table with a person's plan for their next turn, in place of the one before; no one else learns of it.

    Raises Refusal: wrong_stage, not_seated, daily_no_trial (a first try at the challenge of the day), plan_empty,
    plan_too_late (it is their turn already).
    """
    table = playing(live)
    seat = table.own_seat(person)
    if table.ranked:
        raise Refusal("daily_no_trial")
    if not steps:
        raise Refusal("plan_empty")
    if is_turn_of(live.playing, seat.number):
        raise Refusal("plan_too_late")
    return _with_plan(live, seat.number, Plan(click, tuple(steps)))


def drop_plan(live: OpenTable, person: int) -> Change:
    """The table without a person's plan; they are asked at once where it is their turn. Raises Refusal: not_seated."""
    seat = live.table.own_seat(person)
    change = _with_plan(live, seat.number, None)
    if not live.is_plan_due(seat):
        return change
    return replace(change, messages=(OutboxMessage("board", fresh=True),), keeps_version=False)


def carry_out_plan(live: OpenTable, number: int, now: int) -> Change:
    """The table when a seat plays what it has planned, as far as each step is offered and brings the same.

    It is one change of several choices, as by one click: that by which the plan was kept. What is left of a plan that
    meets an obstacle stays until its person chooses or the turn ends; played later, it belongs to the click before it.
    The first step can be played (``OpenTable.is_plan_due``).
    """
    plan, turn = live.table.seats[number].plan, live.playing.turn_number
    assert plan is not None
    first, *steps = plan.steps
    change = apply_choice(live, number, first.option, plan.click, now)
    if plan.click is None and change.entry is not None:
        change = replace(change, entry=change.entry._replace(joined=True))
    while steps and change.after.playing.turn_number == turn:
        if find_obstacle(change.after.playing, number, steps[0]):
            return _mark_planned(change, number, Plan(None, tuple(steps)))
        change = join_changes(live, change, apply_choice(change.after, number, steps.pop(0).option, None, now))
    return _mark_planned(change, number, None)


def _mark_planned(change: Change, number: int, left: Plan | None) -> Change:
    """The change with the note that it was planned, and with what is left of the plan."""
    table = change.after.table
    note = Event(BY_PLAN, number)
    after = replace(change.after, table=replace(table, seats=seats_with(table, number, plan=left))).add_notes(note)
    return replace(change, after=after, notes=(*change.notes, note))


def _with_plan(live: OpenTable, number: int, plan: Plan | None) -> Change:
    seats = seats_with(live.table, number, plan=plan)
    return Change(replace(live, table=replace(live.table, seats=seats)), keeps_version=True)
