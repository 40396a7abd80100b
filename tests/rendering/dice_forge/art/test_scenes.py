"""The scenes of the feats: one for each, within its box, and no two that look alike."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.dice_forge.data.cards import FEATS
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.svg import document, group, rect
from rendering.dice_forge.art.scenes.registry import SCENES, scene

SIZE, ROOM = 110, 20
"""The width of the box of a scene, and the room left around it."""
SMALL = (45, 39)


def drawn(feat_id: str) -> Image.Image:
    """A scene in black on white, with room around its box: x from -55 to 55, y from -93 to 0."""
    wide, tall = SIZE + 2 * ROOM, 93 + 2 * ROOM
    whole = rect(0, 0, wide, tall, 0, "#FFFFFF") + group(scene(feat_id, "#000000", "#FFFFFF"), wide / 2, 93 + ROOM)
    return rasterise(document(whole, wide, tall), wide, tall).convert("L")


def test_every_feat_has_a_scene_of_its_own() -> None:
    assert SCENES.keys() == FEATS.keys()
    assert len({scene(feat_id, "#000000", "#FFFFFF") for feat_id in FEATS}) == len(FEATS)


@pytest.mark.parametrize("feat_id", sorted(FEATS))
def test_a_scene_fills_its_box_and_stays_in_it(feat_id: str) -> None:
    ink = drawn(feat_id).point(lambda tone: 255 if tone < 128 else 0)
    left, top, right, bottom = ink.getbbox() or (0, 0, 0, 0)
    assert left >= ROOM - 3
    assert right <= ROOM + SIZE + 3
    assert top >= ROOM - 2
    assert bottom <= ROOM + 93 + 4
    assert right - left > 75
    assert bottom - top > 60
    share = ink.histogram()[255] / (SIZE * 93)
    assert 0.15 < share < 0.75, share


def test_no_two_scenes_look_alike_when_they_are_small() -> None:
    small = {feat_id: drawn(feat_id).resize(SMALL) for feat_id in FEATS}
    for one, other in combinations(sorted(FEATS), 2):
        difference = ImageChops.difference(small[one], small[other]).histogram()
        mean = sum(tone * count for tone, count in enumerate(difference)) / (SMALL[0] * SMALL[1])
        assert mean > 29, (one, other, mean)
