"""The line of another player: what stands in it keeps apart, whatever the names, the stores and the number of seats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest

from rendering.canvas import icons
from rendering.dice_forge import palette, view
from rendering.dice_forge.board import lines
from rendering.dice_forge.layout import LAYOUTS
from rendering.picture import Scene
from tests.rendering.sheets import HARD_NAMES, gap_between, ink_box
from tests.short_forms import some

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

GAP = 3
"""Pixels between two parts of a line, or of two lines, at least."""
HIGHEST = "Ågypjq"
"""A name whose letters, from ring to tail, are as high as a line: below each other two of them may touch."""
MODULES = ({}, {"module": "goddess"}, {"module": "titans"}, {"sets": "rebellion", "line_up": "random"})


@pytest.mark.parametrize(("seats", "name", "settings"), some(product((2, 3, 4), HARD_NAMES, MODULES), 14))
def test_no_part_of_a_line_comes_near_another(
    forge: Callable[..., Scene], seats: int, name: str, settings: dict[str, str]
) -> None:
    scene = forge(seats, 90, seed=seats, **settings)._replace(names=(name,) * seats)
    table = view.read(scene)._replace(asked_seats=tuple(range(1, seats)), acting=0)
    heroes = tuple(
        hero._replace(
            points=123,
            store={kind: min(12, hero.caps[kind]) for kind in hero.store if kind in hero.caps} | {"vp": 0},
            gains=dict.fromkeys(hero.gains, 1),
            rolls=hero.rolls * 3,
        )
        for hero in table.heroes
    )
    table = table._replace(heroes=heroes, first=1, over=False)
    columns, boxes = lines.columns_of(table, heroes[0]), []
    for order, hero in enumerate(heroes[1:]):
        parts = lines.cells(table, hero, LAYOUTS[seats].line(order), columns)
        boxes += [(f"{order} {part}", ink_box(draw, palette.LINES)) for part, draw in parts.items()]
    near = {(first, other): gap_between(one, two) for (first, one), (other, two) in combinations(boxes, 2)}
    least = 0 if name == HIGHEST else GAP
    needed = {pair: least if all("name" in part for part in pair) else GAP for pair in near}
    assert {pair: gap for pair, gap in near.items() if gap < needed[pair]} == {}
