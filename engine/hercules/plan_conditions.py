"""The conditions of planned turns: markers that stay in the supply, and cards that still lie there."""

from __future__ import annotations

from engine.hercules.state import State
from engine.plan_conditions import Condition, Planned

KEPT = (1, 2, 3, 4, 5)
"""The numbers of markers that a plan may leave alone."""


def _amounts(state: State, seat: int) -> tuple[str, ...]:
    return tuple(f"marker:{amount}" for amount in KEPT)


def _leaves(planned: Planned, value: str) -> bool:
    """Whether that many are left of those that were there before."""
    supplies = [state.heroes[planned.seat].supply for state in (planned.before, planned.after)]
    return bool(min(supplies) >= int(value.partition(":")[2]))


def _cards(state: State, seat: int) -> tuple[str, ...]:
    """The cards that lie open on the table, and the vases."""
    tops = [cards[0] for cards in (*state.stacks.values(), *state.vases.values()) if cards]
    return (*tops, *(god for god in state.gods if god is not None), *state.peak[:1])


CONDITIONS = (
    Condition("stays", _amounts, allows=_leaves),
    Condition("there", _cards, begins=lambda state, seat, value: value in _cards(state, seat)),
)
