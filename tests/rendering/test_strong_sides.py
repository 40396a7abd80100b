"""The sides' colours for those who tell colours apart badly: as dichromats, and in shades of grey."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import combinations, product
from math import dist

import pytest
from PIL import Image

from rendering import theme
from rendering.canvas import rasteriser, svg, symbols
from rendering.picture import Scene
from rendering.registry import draw, kinds
from rendering.templates import marks
from tests.rendering.test_golden import scene_of
from tests.short_forms import some

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""How eyes mix linear red, green and blue (Machado, Oliveira, Fernandes 2009)."""
CLEARLY = 12.0
"""A difference in CIELAB that nobody misses between areas."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def see_colour(colour: str, eyes: str) -> tuple[float, float, float]:
    """The colour in CIELAB as such eyes see it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True)))) for row in EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def least(sides: tuple[theme.Side, ...], eyes: str) -> float:
    colours = [see_colour(side.colour, eyes) for side in sides]
    return min(dist(one, other) for one, other in combinations(colours, 2))


@pytest.mark.parametrize("eyes", EYES)
def test_strong_sides_differ_to_every_eye(eyes: str) -> None:
    assert least(theme.STRONG_SIDES, eyes) >= CLEARLY


def find_mark_colour(side: theme.Side) -> str:
    """The colour of most of a side's mark, as it is drawn."""
    sprite = marks.mark(side, 58)
    image = rasteriser.rasterise(svg.document(sprite.markup, sprite.width, sprite.height), sprite.width, sprite.height)
    solid = [(count, pixel[:3]) for count, pixel in image.getcolors(4000) or () if pixel[3] == 255]
    (red, green, blue) = max(solid)[1]
    return f"#{red:02X}{green:02X}{blue:02X}"


APART = 25.0
"""So far apart in CIELAB are the sides' marks to each kind of dichromats; 10 are clearly two colours side by side."""


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("sides", [theme.SIDES, theme.STRONG_SIDES], ids=["usual", "strong"])
def test_marks_as_drawn_differ_to_dichromats(sides: tuple[theme.Side, ...], eyes: str) -> None:
    assert least(tuple(side._replace(colour=find_mark_colour(side)) for side in sides), eyes) >= APART
    assert len({symbols.mark(theme.Side(theme.IVORY, side.shape)) for side in sides}) == len(sides)


BOARDS = some(product(("hercules/four", "forge/four", "forge/track"), (False, True), (False, True)), 5)
"""Boards of four seats: the position, for small screens or not, in the usual colours or those of strong contrast."""
OWN_TONE = 20.0
"""How far in CIELAB a side's colour may lie from itself on a board in 256 colours."""


def on_board(scene: Scene) -> tuple[theme.Side, ...]:
    """The sides in the colours that most of their signs have in the file of a board."""
    sheet = kinds(scene.game)["board"].draw(scene).sheet
    with Image.open(BytesIO(draw("board", scene).data)) as file:
        board = file.convert("RGB")
    sides = []
    for side in theme.sides(scene.strong):
        own, tones = see_colour(side.colour, "usual"), Counter[str]()
        for sprite, x, y in sheet.stamps:
            if side.colour in sprite.markup:
                area = board.crop((x, y, x + sprite.width, y + sprite.height))
                for count, (red, green, blue) in area.getcolors(area.width * area.height) or ():
                    tones[f"#{red:02X}{green:02X}{blue:02X}"] += count
        close = [tone for tone, _ in tones.most_common(60) if dist(see_colour(tone, "usual"), own) <= OWN_TONE]
        assert close, f"{side.shape} is nowhere in its colour"
        sides.append(side._replace(colour=close[0]))
    return tuple(sides)


@pytest.mark.parametrize(("position", "compact", "strong"), BOARDS)
def test_seats_on_whole_boards_differ_to_dichromats(position: str, compact: bool, strong: bool) -> None:
    sides = on_board(scene_of(position)._replace(compact=compact, strong=strong))
    for eyes in ("protanopia", "deuteranopia", "tritanopia"):
        assert least(sides, eyes) >= APART, (eyes, sides)


def test_usual_sides_are_alike_in_grey() -> None:
    assert least(theme.SIDES, "no colours") < CLEARLY


def test_strong_sides_keep_their_shapes_and_stand_out() -> None:
    assert [side.shape for side in theme.STRONG_SIDES] == [side.shape for side in theme.SIDES]
    panel = see_colour(theme.PANEL, "no colours")[0]
    assert all(see_colour(side.colour, "no colours")[0] - panel > 30 for side in theme.STRONG_SIDES)
