"""Grounds in blocks: the same pixels as the drawing, drawn once, with few blocks as pixels."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering.canvas.ground_blocks import COLOUR_BYTES, HIGH, WIDE, Grounds
from rendering.canvas.sprites import Sprite

LONG, TALL = 2 * WIDE + 60, 5 * HIGH + 7
GROUND = Sprite("a slope", LONG, TALL)


def _slope(ground: Sprite) -> Image.Image:
    grey = Image.linear_gradient("L").resize((ground.width, ground.height))
    return Image.merge("RGBA", (grey, grey.transpose(Image.Transpose.FLIP_TOP_BOTTOM), grey, grey.point(lambda _: 255)))


@pytest.mark.parametrize(
    "box",
    [
        (0, 0, LONG, TALL),
        (10, HIGH - 3, WIDE + 50, 3 * HIGH + 1),
        (-5, -9, 20, 30),
        (WIDE, TALL - 20, LONG + 9, TALL + 9),
    ],
)
def test_a_part_of_a_ground_has_the_pixels_of_its_drawing(box: tuple[int, int, int, int]) -> None:
    """What reaches beyond the ground stays as it was, and it is the same when it is pasted once more."""
    grounds = Grounds(_slope, 10**6, 10**6)
    left, top, right, bottom = box
    expected = Image.new("RGB", (right - left, bottom - top), "red")
    expected.paste(_slope(GROUND).convert("RGB"), (-left, -top))
    for _ in range(2):
        image = Image.new("RGB", expected.size, "red")
        grounds.paste(GROUND, image, left, top)
        assert image.tobytes() == expected.tobytes()


def test_a_ground_is_drawn_once_and_only_blocks_that_are_pasted_are_pixels() -> None:
    calls: list[Sprite] = []

    def draw(ground: Sprite) -> Image.Image:
        calls.append(ground)
        return _slope(ground)

    grounds = Grounds(draw, 10**6, 2 * WIDE * HIGH * 4)
    part = Image.new("RGB", (WIDE, HIGH))
    grounds.paste(GROUND, part, 0, HIGH)
    assert (len(grounds._blocks), grounds._blocks.held) == (1, WIDE * HIGH * 4)
    grounds.paste(GROUND, Image.new("RGB", (LONG, TALL)), 0, 0)
    assert grounds._blocks.held <= 2 * WIDE * HIGH * 4
    assert calls == [GROUND]


def test_grounds_beyond_the_limit_are_forgotten_and_drawn_again() -> None:
    calls: list[Sprite] = []

    def draw(ground: Sprite) -> Image.Image:
        calls.append(ground)
        return _slope(ground)

    grounds, other = Grounds(draw, 1, 1), Sprite("another slope", LONG, TALL)
    for ground in (GROUND, other, GROUND):
        grounds.paste(ground, Image.new("RGB", (LONG, TALL)), 0, 0)
    assert calls == [GROUND, other, GROUND]


def test_what_is_not_opaque_lies_on_black() -> None:
    grounds = Grounds(lambda _: Image.new("RGBA", (LONG, TALL), (200, 100, 50, 0)), 10**6, 10**6)
    image = Image.new("RGB", (LONG, TALL), "red")
    grounds.paste(GROUND, image, 0, 0)
    assert image.getextrema() == ((0, 0), (0, 0), (0, 0))


def _band(ground: Sprite) -> Image.Image:
    """Blue, with a red line in the third row of blocks."""
    image = Image.new("RGBA", (ground.width, ground.height), (0, 0, 200, 255))
    image.paste((200, 0, 0, 255), (0, 2 * HIGH + 5, ground.width, 2 * HIGH + 9))
    return image


def test_blocks_of_one_colour_are_kept_as_that_colour() -> None:
    grounds = Grounds(_band, 10**6, 10**6)
    image = Image.new("RGB", (LONG, TALL))
    for _ in range(2):
        grounds.paste(GROUND, image, 0, 0)
        assert image.tobytes() == _band(GROUND).convert("RGB").tobytes()
    assert grounds._blocks.held == LONG * HIGH * 4 + 3 * 5 * COLOUR_BYTES


@pytest.mark.parametrize(
    ("box", "colour"),
    [
        ((0, 0, LONG, 2 * HIGH), (0, 0, 200)),
        ((WIDE - 5, 3 * HIGH, WIDE + 5, TALL), (0, 0, 200)),
        ((0, HIGH, LONG, 2 * HIGH + 6), None),
        ((0, 2 * HIGH + 6, 10, 2 * HIGH + 8), None),
    ],
)
def test_a_box_has_a_colour_where_its_blocks_have_one(
    box: tuple[int, int, int, int], colour: tuple[int, int, int] | None
) -> None:
    assert Grounds(_band, 10**6, 10**6).colour_of(GROUND, box) == colour


def test_two_blocks_of_different_colours_have_none_together() -> None:
    def draw(ground: Sprite) -> Image.Image:
        image = Image.new("RGBA", (ground.width, ground.height), (0, 0, 200, 255))
        image.paste((200, 0, 0, 255), (0, HIGH, ground.width, 2 * HIGH))
        return image

    grounds = Grounds(draw, 10**6, 10**6)
    assert grounds.colour_of(GROUND, (0, HIGH, 40, 2 * HIGH)) == (200, 0, 0)
    assert grounds.colour_of(GROUND, (0, 0, 40, 2 * HIGH)) is None
