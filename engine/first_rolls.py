"""The roll that comes before a seat's next turn, so that a turn can be tried out with faces to count on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.keyed import KeyedDice

TRIES_MAX = 20_000
"""The largest number of keys that are tried for a roll: one key in 36 gives two dice a certain result."""


class FirstRoll(NamedTuple):
    """How a game rolls before a turn.

    ``dice(state, seat)`` are the faces of each die of the seat that will be rolled before its next turn; none where it
    has rolled already. ``begin(state, seat)`` is a new state in which the seat's turn begins with that roll, and
    ``sides(state, seat, chance)`` is on which sides the dice fall in it.
    """

    dice: Callable[[Any, int], tuple[tuple[str, ...], ...]]
    begin: Callable[[Any, int], Any]
    sides: Callable[[Any, int, Chance], tuple[int, ...]]


def find_chance(roll: FirstRoll, state: Any, seat: int, faces: Sequence[int | None], key: bytes) -> KeyedDice:
    """Dice that fall on the sides that are wanted (None: on any) when the seat's turn begins with its roll."""
    for number in range(TRIES_MAX):
        dice_key = blake2b(number.to_bytes(4, "big"), key=key, digest_size=32).digest()
        fallen = roll.sides(state, seat, KeyedDice(dice_key))
        if all(side in (None, here) for side, here in zip(faces, fallen, strict=True)):
            return KeyedDice(dice_key)
    raise ValueError(f"no dice fall on {faces}")
