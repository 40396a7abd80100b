"""The winner's cup, seen from above: a black-figure hero inside a ring of meander, crowned by Victory."""

from __future__ import annotations

import math
from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.brush import limb, line
from rendering.canvas.icons import icon
from rendering.canvas.laurel import laurel
from rendering.canvas.ornament import meander_band, tongue_band
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, number, path, rect
from rendering.hercules import palette
from rendering.hercules.art.labours.kit import Pose, Tones, club, hercules
from rendering.hercules.palette import BLACK, CLAY

RADIUS, WREATH = 206, 232
KEYS = 40
GROUND = 116
"""How far below the middle the hero stands."""


def _victory() -> str:
    """Victory in flight, a wreath in her hands."""
    markup = ""
    for at, tip in enumerate(((46, -38), (56, -27), (59, -14), (53, -3))):
        markup += limb([(6, -16), (28, -28 + at * 5), tip], [7, 10, 3], BLACK)
    for at in range(3):
        markup += line([(14, -17 + at * 2), (30, -24 + at * 6), (44, -31 + at * 10)], CLAY, 1.1)
    markup += limb([(2, 2), (22, 16), (44, 24)], [12, 15, 9], BLACK)
    markup += limb([(4, 4), (26, 24), (46, 36)], [10, 13, 6], BLACK)
    markup += limb([(42, 25), (54, 24), (60, 22)], [5, 4, 3], theme.IVORY)
    markup += limb([(44, 36), (54, 38), (60, 37)], [5, 4, 3], theme.IVORY)
    markup += limb([(2, 4), (-1, -8), (-2, -18)], [11, 10, 15], BLACK)
    for at in range(3):
        markup += line([(4 + at * 3, 2 + at * 2), (22 + at, 14 + at * 5), (40, 24 + at * 6)], CLAY, 1.1)
    markup += line([(-5, 2), (7, 2)], CLAY, 1.6)
    for arm in ([(-5, -17), (-18, -12), (-30, -16)], [(-4, -15), (-16, -6), (-28, -12)]):
        markup += limb(arm, [6, 5, 3.6], theme.IVORY)
    markup += limb([(-2, -20), (-4, -28)], [5, 5], theme.IVORY) + circle(-5, -30, 6, theme.IVORY)
    markup += path("M-9 -34C-6 -40 4 -38 3 -29L8 -24C2 -24 -1 -27 -1 -32Z", BLACK) + circle(-8, -30, 1, BLACK)
    return markup + group(laurel(11, 6, theme.GOLD, 0.5), -38, -14)


def _hero(look: theme.Side | None) -> str:
    pose = Pose(
        ((13, -12), (21, -4)),
        ((-13, -12), (-17, -2)),
        lean=0,
        front_leg=((7, 14), (10, 30)),
        back_leg=((-5, 14), (-9, 30)),
        tool=club((-17, -3), (-24, 30)),
    )
    cape = limb([(-3, -21), (-11, -8), (-8, 8), (-11, 20)], [9, 9, 12, 5], BLACK) + line(
        [(-11, -4), (-9, 10)], CLAY, 1.2
    )
    shield = circle(25, 2, 14, BLACK) + circle(25, 2, 11.6, CLAY)
    shield += group(symbols.mark(look), 25, 2, 0.17) if look else group(laurel(7.5, 6, theme.GOLD), 25, 2)
    return cape + hercules(0, 0, pose, Tones(CLAY, theme.IVORY, theme.GOLD)) + shield


@cache
def cup(look: theme.Side | None, scale: float, crowned: bool) -> Sprite:
    """The cup, to be centred; without a sign on the shield where several share it, uncrowned before the end."""
    markup = group(laurel(WREATH, 15, theme.GOLD, 0.66), 0, 2) if crowned else ""
    markup += circle(-14, 16, RADIUS + 12, palette.SHADE, opacity=0.3)
    markup += circle(-7, 8, RADIUS + 8, palette.SHADE, opacity=0.35)
    markup += (
        circle(0, 0, RADIUS + 6, BLACK) + circle(0, 0, RADIUS, palette.CLAY_DARK) + circle(0, 0, RADIUS - 4, BLACK)
    )
    for at in range(KEYS):
        angle = math.tau * at / KEYS
        key = meander_band(-10.5, -9, 30, 16, CLAY, 1, 3.4)
        reach = RADIUS - 19
        markup += group(key, reach * math.cos(angle), reach * math.sin(angle), turn=math.degrees(angle) + 90)
    inner = RADIUS - 40
    half = number(math.sqrt(inner**2 - GROUND**2))
    markup += circle(0, 0, inner + 2, CLAY)
    markup += path(f"M-{half} {GROUND}A{inner} {inner} 0 0 0 {half} {GROUND}Z", BLACK)
    markup += tongue_band(-84, GROUND + 8, 168, 16, CLAY, 12)
    markup += group(_hero(look), -58 if crowned else -40, 16, 3.15)
    if crowned:
        markup += group(_victory(), 24, -101, 1.6)
    for x, y, size in ((86, 76, 80), (126, 83, 66)):
        markup += icon("amphora", x, y, size, BLACK) + rect(x - size / 9, y - size / 10, size * 2 / 9, 2, 1, CLAY)
    markup += path(f"M20 {4 - RADIUS}A{RADIUS - 4} {RADIUS - 4} 0 0 1 {RADIUS - 4} 20", "none", palette.CLAY_LIT, 4)
    return centre(markup, round(640 * scale), scale=scale)
