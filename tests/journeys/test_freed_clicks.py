"""What a click was answered with is freed at once, not when Python looks for garbage."""

from __future__ import annotations

import gc

import pytest
from olympus import World, sensible

MOVES = 6


def count(kind: str) -> int:
    """How many objects of a class there are."""
    return sum(type(each).__name__ == kind for each in gc.get_objects())


@pytest.mark.parametrize("kind", ["InteractionResponse", "LayoutView"])
async def test_moves_leave_nothing_for_looks_for_garbage(world: World, kind: str) -> None:
    zoe = world.people[0]
    await world.command(zoe, "solo")
    await world.play_on(sensible, 2)
    gc.collect()
    gc.disable()
    try:
        before = count(kind)
        assert await world.play_on(sensible, MOVES) == MOVES
        assert count(kind) - before < MOVES
    finally:
        gc.enable()
