"""The line of another seat: what stands in it keeps apart, whatever the names, the dice and the number of seats."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engine.hercules import GAME
from engine.hercules.state import SYMBOLS
from engine.match import Match
from rendering.canvas import icons
from rendering.hercules import palette, view
from rendering.hercules.board import board, seat_lines
from rendering.hercules.board.layout import LAYOUTS, SEATS_TOP
from rendering.picture import Scene
from tests.rendering.conftest import StandIn, play_on
from tests.rendering.sheets import HARD_NAMES, gap_between, ink_box, on_empty_sheet

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

GAP = 6
"""Pixels between two parts of a line, at least; 2 at the size that Discord shows inline."""
ALL_AT_HAND = dict.fromkeys(("white", "reroll", "copy", "flip", "plus1", "minus1"), 2)


@pytest.mark.parametrize(("count", "name"), [*product((2, 3, 4), HARD_NAMES)])
def test_no_part_of_a_line_comes_near_another(count: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_lines, "usable_abilities", lambda side, table: ALL_AT_HAND)
    match = play_on(Match.start(GAME, count, seed=bytes([count]) * 32), 20, 1)
    table = view.read(Scene(match, (name,) * count, StandIn("en")))
    height, line = LAYOUTS[count].others_height, seat_lines.line_of(count)
    boxes = []
    for at in range(count - 1):
        side = table.sides[at]._replace(points=123, supply=12, symbols=(8,) * 5, majorities=SYMBOLS)
        parts = seat_lines.cells(table, side, SEATS_TOP + at * height, line)
        boxes += [(f"{at} {part}", ink_box(draw, palette.SEATS)) for part, draw in parts.items()]
    assert len({part for part, _ in boxes}) >= 9 * (count - 1)
    near = {(first, other): gap_between(one, two) for (first, one), (other, two) in combinations(boxes, 2)}
    assert {pair: gap for pair, gap in near.items() if gap < GAP} == {}


def test_every_part_of_a_line_is_on_the_board() -> None:
    match = play_on(Match.start(GAME, 4, seed=bytes(32)), 20, 1)
    words = StandIn("en")
    table = view.read(Scene(match, HARD_NAMES[:4], words))
    stamps = set(board.sheet_of(table, words).stamps)
    others = [side for side in table.sides if side.number != table.acting]
    for at, side in enumerate(others):
        parts = seat_lines.cells(table, side, SEATS_TOP + at * LAYOUTS[4].others_height, seat_lines.line_of(4))
        for part, draw in parts.items():
            assert stamps.issuperset(on_empty_sheet(draw).stamps), part
