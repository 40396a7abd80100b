"""The winner's medal: a hero at sunrise over the sea, in a bronze ring of meander."""

from __future__ import annotations

import math
from functools import cache

from rendering import theme
from rendering.canvas.laurel import laurel
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, number, path
from rendering.dice_forge import palette
from rendering.dice_forge.art.hoplite import hoplite

RADIUS, WREATH = 206, 232
KEYS = 40
SHORE, HORIZON = 116, 44
"""How far below the middle the hero stands, and where the sea begins."""


def _segment(radius: float, top: float, fill: str) -> str:
    """The part of a disc around the origin below a line."""
    half = number(math.sqrt(radius**2 - top**2))
    return path(f"M-{half} {number(top)}A{number(radius)} {number(radius)} 0 0 0 {half} {number(top)}Z", fill)


def _world(radius: float) -> str:
    markup = circle(0, 0, radius, palette.SEA[3]) + circle(0, -14, 132, palette.HORIZON)
    markup += circle(0, -14, 106, palette.SUNDISC_RIM) + circle(0, -14, 98, palette.SUNDISC)
    markup += _segment(radius, HORIZON, palette.SEA[1])
    for y, half in ((HORIZON + 12, 74), (HORIZON + 26, 58), (HORIZON + 42, 66), (HORIZON + 56, 40)):
        d = f"M-{half} {y}Q0 {y - 5} {half} {y}Q0 {y + 5} -{half} {y}Z"
        markup += path(d, palette.SUNDISC, opacity=0.8)
    markup += _segment(radius, SHORE, palette.LAND["sun", True].grass)
    return markup + _segment(radius, SHORE + 14, palette.LAND["sun", True].cliff)


@cache
def medal(looks: tuple[theme.Side, ...], scale: float, crowned: bool) -> Sprite:
    """The medal, to be centred: the winners side by side, without the wreath before the end."""
    markup = group(laurel(WREATH, 15, theme.GOLD, 0.66, from_left=True), 0, 2) if crowned else ""
    markup += circle(14, 16, RADIUS + 12, palette.SHADE, opacity=0.3)
    markup += circle(7, 8, RADIUS + 8, palette.SHADE, opacity=0.35)
    markup += circle(0, 0, RADIUS + 6, theme.INK) + circle(0, 0, RADIUS, palette.BRONZE)
    markup += circle(0, 0, RADIUS - 5, palette.MEDAL_EDGE) + circle(0, 0, RADIUS - 8, palette.TABLET[True].ground)
    for at in range(KEYS):
        angle = math.tau * at / KEYS
        key = meander_band(-10.5, -9, 30, 16, palette.TABLET[True].figure, 1, 3.4)
        reach = RADIUS - 21
        markup += group(key, reach * math.cos(angle), reach * math.sin(angle), turn=math.degrees(angle) + 90)
    markup += circle(0, 0, RADIUS - 36, theme.INK) + _world(RADIUS - 41)
    size, apart = {1: (2.15, 0.0), 2: (1.65, 130.0), 3: (1.3, 94.0)}.get(len(looks), (1.05, 70.0))
    for at, look in enumerate(looks):
        markup += group(hoplite(look), (at - (len(looks) - 1) / 2) * apart + 4, SHORE + 6, size)
    rim = f"M-{RADIUS - 3} 20A{RADIUS - 3} {RADIUS - 3} 0 0 1 -20 {3 - RADIUS}"
    markup += path(rim, "none", palette.BRONZE_LIT, 4)
    return centre(markup, round(640 * scale), scale=scale)
