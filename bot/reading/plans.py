"""Plans in words, for those who made them."""

from __future__ import annotations

from bot.interactions.components import small
from bot.reading.position import Position
from engine.plan import CHANGED, GONE, find_obstacle, is_turn_of


def obstacle_line(position: Position, seat: int) -> str:
    """Why the plan of a seat is not played though its turn has come; "" where it has none, or it can be played."""
    plan = position.seats[seat].plan
    if plan is None or not plan.steps or not is_turn_of(position.match, seat):
        return ""
    why = find_obstacle(position.match, seat, plan.steps[0])
    return small(position.speech("trial-stopped", why=why)) if why in (GONE, CHANGED) else ""
