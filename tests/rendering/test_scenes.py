"""The scenes of gods, demigods and feats: one for each, within its box, and no two that look alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from engine.dice_forge.data.cards import FEATS
from engine.hercules.cards import CARDS
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.svg import document, group, rect
from rendering.dice_forge.art.scenes import registry as feats
from rendering.hercules.art.deities import registry as deities


class Scenes(NamedTuple):
    """A game's scenes, the box of each, and how little of it one may fill."""

    drawings: dict[str, Callable[[str, str], str]]
    wide: int
    high: int
    fills_wide: int
    fills_high: int
    fills_share: float


GAMES = {
    "hercules": Scenes(dict(deities.SCENES), 112, 94, 70, 66, 0.12),
    "diceforge": Scenes({feat: partial(feats.scene, feat) for feat in FEATS}, 110, 93, 75, 60, 0.15),
}
ROOM = 20
"""What is left around the box of a scene."""
SMALL = (45, 39)
BLACK, WHITE = "#000000", "#FFFFFF"


def draw_scene(game: str, name: str) -> Image.Image:
    """A scene in black on white, with room around its box."""
    scenes = GAMES[game]
    wide, high = scenes.wide + 2 * ROOM, scenes.high + 2 * ROOM
    scene = group(scenes.drawings[name](BLACK, WHITE), wide / 2, scenes.high + ROOM)
    return rasterise(document(rect(0, 0, wide, high, 0, WHITE) + scene, wide, high), wide, high).convert("L")


def test_every_feat_has_a_scene_of_its_own() -> None:
    assert feats.SCENES.keys() == FEATS.keys()
    assert len({feats.scene(feat, BLACK, WHITE) for feat in FEATS}) == len(FEATS)


def test_every_card_has_a_scene_and_every_scene_a_card() -> None:
    drawings = {deities.scene(card, BLACK, WHITE) for card in CARDS.values()}
    assert drawings == {draw(BLACK, WHITE) for draw in deities.SCENES.values()}
    assert len(drawings) == len(deities.SCENES)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in sorted(GAMES[game].drawings)])
def test_a_scene_fills_its_box_and_stays_in_it(game: str, name: str) -> None:
    scenes, ink = GAMES[game], draw_scene(game, name).point(lambda tone: 255 if tone < 128 else 0)
    left, top, right, bottom = ink.getbbox() or (0, 0, 0, 0)
    assert left >= ROOM - 3
    assert right <= ROOM + scenes.wide + 3
    assert top >= ROOM - (3 if game == "hercules" else 2)
    assert bottom <= ROOM + scenes.high + 4
    assert right - left > scenes.fills_wide
    assert bottom - top > scenes.fills_high
    share = ink.histogram()[255] / (scenes.wide * scenes.high)
    assert scenes.fills_share < share < 0.75, share


@pytest.mark.parametrize("game", GAMES)
def test_no_two_scenes_look_alike_when_they_are_small(game: str) -> None:
    small = {name: draw_scene(game, name).resize(SMALL) for name in GAMES[game].drawings}
    for one, other in combinations(sorted(small), 2):
        difference = ImageChops.difference(small[one], small[other]).histogram()
        mean = sum(tone * count for tone, count in enumerate(difference)) / (SMALL[0] * SMALL[1])
        assert mean > 29, (one, other, mean)
