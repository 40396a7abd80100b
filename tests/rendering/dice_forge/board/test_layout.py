"""What lies on the islands of Dice Forge's board covers no name and no cost, and the temple's fires are whole."""

from __future__ import annotations

import pytest

from engine.dice_forge.data.cards import SLOTS
from rendering import theme
from rendering.dice_forge import layout
from rendering.dice_forge.art import tablets
from rendering.dice_forge.board import islands, temple


@pytest.mark.parametrize("island", [*layout.ROWS[0], *layout.ROWS[1], layout.FAR])
def test_memory_tokens_lie_off_tablets_and_costs(island: int) -> None:
    for order in range(2):
        x, y = layout.memory_place(island, order)
        reach = islands.MEMORY / 2
        for slot in SLOTS:
            left, top, wide, high = layout.slot_box(slot)
            if SLOTS[slot].island == layout.FAR:
                wide = layout.TABLET[0] + 4
            inside = (
                left - reach < x < left + wide + reach and top - reach < y < top + high - tablets.PLINTH / 2 + reach
            )
            assert not inside, slot
        assert layout.memory_place(island, 1 - order) != (x, y)


@pytest.mark.parametrize("row", range(len(temple.ROWS)))
def test_braziers_stand_beside_their_step_and_within_the_picture(row: int) -> None:
    half = temple.brazier(60).width / 2
    reach = temple.brazier_reach(row)
    assert temple.TEMPLE_MIDDLE + reach + half <= theme.WIDTH
    assert reach > (temple.TOP_WIDTH + row * temple.WIDER) / 2
