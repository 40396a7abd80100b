"""The rows of the score sheet: what brought points, and which effects did."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.dice_forge.data.cards import FEATS
from rendering.dice_forge.pages import scores
from rendering.dice_forge.points import effects, worth
from rendering.dice_forge.view import read
from rendering.picture import Scene
from tests.rendering.sheets import assert_inside

Forge = Callable[..., Scene]


@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_row_that_is_nothing_for_everybody_is_left_out(forge: Forge, module: str, language: str) -> None:
    for seed in range(1, 5):
        made = forge(3, 500, seed, language, module=module)
        table = read(made)
        every = {hero.number: worth(made.match, hero) for hero in table.heroes}
        kept = scores.with_points(every)
        for source in every[0]:
            assert (source in kept[0]) == any(each[source] for each in every.values())
        assert {seat: sum(each.values()) for seat, each in kept.items()} == {
            hero.number: hero.points for hero in table.heroes
        }
        named = effects(made.match)
        assert bool(named) or not any(each["effects"] for each in every.values())
        assert all(name in FEATS or name in ("titans", "triton", "twins", "companion") for name in named)
        assert_inside(scores.sheet_of(table, kept, made.words, named))


def test_before_anybody_has_points_every_row_is_shown(forge: Forge) -> None:
    nothing = {0: {"dice": 0, "feats": 0}, 1: {"dice": 0, "feats": 0}}
    assert scores.with_points(nothing) == nothing
