"""The scenes of gods and demigods: one for every card of Hercules, within its box, and no two that look alike."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.hercules.cards import CARDS
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.svg import document, group, rect
from rendering.hercules.art.deities.registry import SCENES, scene

WIDE, HIGH, ROOM = 112, 94, 20
SMALL = (45, 39)


def drawn(name: str) -> Image.Image:
    """A scene in black on white, with room around its box."""
    wide, high = WIDE + 2 * ROOM, HIGH + 2 * ROOM
    whole = rect(0, 0, wide, high, 0, "#FFFFFF") + group(SCENES[name]("#000000", "#FFFFFF"), wide / 2, HIGH + ROOM)
    return rasterise(document(whole, wide, high), wide, high).convert("L")


def test_every_card_has_a_scene_and_every_scene_a_card() -> None:
    shown = {scene(card, "#000000", "#FFFFFF") for card in CARDS.values()}
    assert shown == {draw("#000000", "#FFFFFF") for draw in SCENES.values()}
    assert len(shown) == len(SCENES)


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_scene_fills_its_box_and_stays_in_it(name: str) -> None:
    ink = drawn(name).point(lambda tone: 255 if tone < 128 else 0)
    left, top, right, bottom = ink.getbbox() or (0, 0, 0, 0)
    assert left >= ROOM - 3
    assert right <= ROOM + WIDE + 3
    assert top >= ROOM - 3
    assert bottom <= ROOM + HIGH + 4
    assert right - left > 70
    assert bottom - top > 66
    share = ink.histogram()[255] / (WIDE * HIGH)
    assert 0.12 < share < 0.75, share


def test_no_two_scenes_look_alike_when_they_are_small() -> None:
    small = {name: drawn(name).resize(SMALL) for name in SCENES}
    for one, other in combinations(sorted(SCENES), 2):
        difference = ImageChops.difference(small[one], small[other]).histogram()
        mean = sum(tone * count for tone, count in enumerate(difference)) / (SMALL[0] * SMALL[1])
        assert mean > 29, (one, other, mean)
