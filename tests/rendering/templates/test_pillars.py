"""Columns of drums: as high as their points, never too low for the words on them, in the order of the totals."""

from __future__ import annotations

import random

import pytest

from rendering import theme
from rendering.canvas.sprites import Sprite
from rendering.templates import pillars, poster
from rendering.templates.pillars import Drum, heights, layers

TONE = "#D9C79B"


def drums(*values: int) -> list[Drum]:
    return [Drum("Gods", value, TONE) for value in values]


def test_drums_are_as_high_as_their_points() -> None:
    assert [layer.height for layer in layers(drums(10, 20, 30), 600)] == pytest.approx([100, 200, 300])


def test_no_drum_is_too_low_for_its_words_and_the_others_share_what_is_left() -> None:
    built = layers(drums(1, 1, 40, 20), 400)
    assert [layer.height for layer in built[:2]] == [pillars.LOW, pillars.LOW]
    assert built[2].height == pytest.approx(2 * built[3].height)
    assert sum(layer.height for layer in built) == pytest.approx(400)


def test_a_column_is_never_lower_than_its_words_need() -> None:
    luck = random.Random(5)
    for _ in range(200):
        values = [luck.randint(1, 60) for _ in range(luck.randint(1, 7))]
        high = luck.choice((0, 120, 300, 600))
        built = layers(drums(*values), high)
        assert all(layer.height >= pillars.LOW for layer in built)
        assert sum(layer.height for layer in built) == pytest.approx(max(high, pillars.LOW * len(values)))


def test_a_drum_with_signs_below_its_line_is_higher() -> None:
    sign = Sprite("", pillars.SIGN, pillars.SIGN)
    built = layers([Drum("Sets", 5, TONE), Drum("Majorities", 5, TONE, "", (sign,))], 0)
    assert [layer.height for layer in built] == [pillars.LOW, pillars.SIGNED]


def test_the_key_has_each_source_once_in_rows_that_fit() -> None:
    many = [Drum(f"Source number {at}", at, TONE) for at in range(9)]
    side = poster.Pillar("Zoë", theme.SIDES[0], 20, 1, "1st", tuple(many))
    rows = poster.rows_of_key([side, side])
    assert [drum.value for row in rows for drum in row] == list(range(1, 9))
    assert 1 < len(rows) < 5
    full = poster.Layout(2, notes=3, keys=len(rows))
    assert (full.height, full.key + len(rows) * poster.KEY + poster.FOOT) == (poster.HIGHEST, poster.HIGHEST)


def test_columns_stand_in_the_order_of_their_totals() -> None:
    """Seven sources of one point each need more room than eight points of one source."""
    high = heights([60, 8, 7, 7, 0], [34, 34, 238, 34, 0], 560)
    assert high[0] == 560
    assert high[0] > high[1] > high[2] == high[3] > high[4] == 0


def test_equal_totals_are_equally_high() -> None:
    assert heights([5, 5], [34, 200], 560) == [560, 560]
    assert heights([5, 99, 5], [34, 34, 200], 560) == [200, 560, 200]
    assert heights([0, 0], [0, 0], 560) == [0, 0]


def test_what_was_lost_lies_in_front_and_the_names_below_it() -> None:
    def side(*values: int) -> poster.Pillar:
        return poster.Pillar("Zoë", theme.SIDES[0], 20, 1, "1st", tuple(drums(*values)))

    assert [layer.drum.value for layer in pillars.losses(drums(4, -2, 0, -3))] == [-2, -3]
    assert poster.steps_of([side(4, 9), side(4, -2)]) == 0
    assert poster.steps_of([side(4, 9), side(-4, -2)]) == pillars.LOW
    plain, deep = poster.Layout(2), poster.Layout(2, steps=pillars.LOW)
    assert (deep.names, deep.base) == (plain.names, plain.base - pillars.LOW)
