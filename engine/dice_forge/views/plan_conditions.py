"""The conditions of planned turns: an island without others, what stays in store, and feats that still lie there."""

from __future__ import annotations

from engine.dice_forge.state import State
from engine.plan_conditions import YES, Condition, Planned

KEPT = {"gold": (1, 2, 3, 4, 6, 8), "sun": (1, 2, 3), "moon": (1, 2, 3)}
"""The amounts of each resource that a plan may leave alone."""


def _amounts(state: State, seat: int) -> tuple[str, ...]:
    return tuple(f"{kind}:{amount}" for kind, amounts in KEPT.items() for amount in amounts)


def _leaves(planned: Planned, value: str) -> bool:
    """Whether that much is left of what was there before: gains of the choice itself do not count."""
    kind, _, amount = value.partition(":")
    hero = planned.after.heroes[planned.seat]
    remaining = hero.gold if kind == "gold" else hero.store[kind]
    return bool(remaining - planned.gain_of(kind) >= int(amount))


def _feats(state: State, seat: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cards[0] for cards in state.stacks.values() if cards))


CONDITIONS = (
    Condition("free", lambda state, seat: (YES,), allows=lambda planned, value: "other" not in planned.facts),
    Condition("stays", _amounts, allows=_leaves, most=len(KEPT)),
    Condition("there", _feats, begins=lambda state, seat, value: value in _feats(state, seat)),
)
