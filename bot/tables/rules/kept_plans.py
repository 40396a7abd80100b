"""The effect of choices on plans: a plan stays, ends, or breaks."""

from __future__ import annotations

from typing import Any

from bot.tables.model.table import Plan, Seat, Table
from engine.match import Match
from engine.plan import is_turn_of
from engine.plan_ways import stop_ahead, stop_here
from engine.questions import Question


def plan_left(before: Match[Any], match: Match[Any], seat: Seat, answered: Question) -> Plan | None:
    """A seat's plan after a choice: gone once its seat has answered the first question of the plan otherwise, or has
    ended the turn that it was made for. One that another seat has broken, or that cannot be begun now that its turn has
    come, is marked, so that its person hears of it once.
    """
    plan = seat.plan
    if plan is None or not plan.steps or match.is_finished:
        return None
    is_own = answered.seat == seat.number
    if is_own and plan.steps[0].kind == answered.kind:
        return None
    is_over = match.turn_number != before.turn_number
    if is_over and before.game.plans.next_turn_of(before.state, seat.number) is None:
        return None
    if plan.is_reported or seat.computer is not None:
        return plan
    is_broken = _stops_now(before, match, seat.number, plan) or (
        not is_own and _is_broken(before, match, seat.number, plan)
    )
    return plan._replace(is_reported=True) if is_broken else plan


def _stops_now(before: Match[Any], match: Match[Any], seat: int, plan: Plan) -> bool:
    """Whether a plan cannot be begun in its turn, which a choice has brought."""
    if is_turn_of(before, seat):
        return False
    return stop_here(match, seat, plan.ways, plan.conditions) is not None


def _is_broken(before: Match[Any], match: Match[Any], seat: int, plan: Plan) -> bool:
    """Whether a plan could have been played before a choice, and cannot after it."""
    after = stop_ahead(match, seat, plan.ways, plan.conditions)
    return after is not None and stop_ahead(before, seat, plan.ways, plan.conditions) is None


def without_plans(table: Table, *seats: int) -> tuple[Seat, ...]:
    """The seats of a table without the plans of these, or of all."""
    numbers = seats or range(len(table.seats))
    return tuple(seat._replace(plan=None) if seat.number in numbers else seat for seat in table.seats)
