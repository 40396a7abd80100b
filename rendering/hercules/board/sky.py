"""Behind the road: the night sky in flat arcs round the peak, far ranges, the temple, the mountain under the road."""

from __future__ import annotations

import math
from functools import cache

from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.svg import circle, rect
from rendering.hercules import palette
from rendering.hercules.board.layout import FACE, NOSE, PEAK, PITCH, front, left_of

ARCS = (1500, 1220, 960, 730, 530, 360, 230)
FLOOR = 660
"""How far down the mountain reaches."""
RANGE = (
    (0, 420), (120, 372), (210, 398), (330, 320), (470, 380), (600, 300), (740, 352), (900, 248), (1010, 292),
    (1160, 176), (1270, 216), (1400, 108), (1470, 150), (1556, 60), (1650, 150), (1650, 660), (0, 660),
)  # fmt: skip
NEAR_RANGE = ((1400, 108), (1470, 150), (1556, 60), (1650, 150), (1650, 400), (1300, 400), (1330, 200))
LIT_RANGE = ((1556, 60), (1650, 150), (1650, 330), (1560, 230), (1590, 150))


@cache
def backdrop() -> str:
    """Sky, ranges, temple and mountain."""
    return _sky() + _temple() + _mountain()


def _sky() -> str:
    markup = rect(0, 0, theme.WIDTH, theme.HEIGHT, 0, palette.SKY[0])
    for radius, tone in zip(ARCS, palette.SKY[1:], strict=True):
        markup += circle(*PEAK, radius, tone)
    for ray in range(12):
        angle = math.radians(96 + ray * 15)
        corners = [
            (PEAK[0] + reach * math.cos(at), PEAK[1] + reach * math.sin(at))
            for at, reach in ((angle, 130), (angle - 0.018, 1500), (angle + 0.05, 1500))
        ]
        markup += polygon(corners, theme.GOLD_LIGHT, opacity=0.035)
    for star in range(46):
        x, y = (star * 397 + 61) % 1240, (star * 211 + 17) % 420
        if y > 100 and (x > 600 or y > 270):
            markup += circle(x, y, 1 + star % 3 * 0.5, palette.STAR, opacity=0.5)
    markup += polygon(RANGE, palette.RANGE) + polygon(NEAR_RANGE, palette.RANGE_NEAR)
    return markup + polygon(LIT_RANGE, palette.RANGE_LIT)


def _temple() -> str:
    x, y = PEAK
    markup = polygon([(x - 84, y - 54), (x, y - 98), (x + 84, y - 54)], palette.STONE)
    markup += polygon([(x, y - 98), (x + 84, y - 54), (x + 70, y - 54), (x, y - 90)], palette.STONE_LIT)
    markup += polygon([(x - 58, y - 58), (x, y - 88), (x + 58, y - 58)], palette.TEMPLE_CURTAIN)
    markup += rect(x - 80, y - 54, 160, 9, 1, palette.STONE_LIT)
    for side in (-74, 56):
        markup += rect(x + side, y - 45, 18, 118, 1, palette.STONE)
        markup += rect(x + side + 12, y - 45, 6, 118, 1, palette.STONE_LIT)
        markup += rect(x + side, y - 45, 4, 118, 1, palette.STONE_MIDDLE)
    markup += rect(x - 56, y - 45, 112, 118, 0, palette.TEMPLE_NIGHT)
    markup += rect(x - 88, y + 70, 176, 10, 1, palette.STONE_LIT)
    return markup + rect(x - 94, y + 80, 188, 8, 1, palette.STONE_MIDDLE)


def _mountain() -> str:
    """The mountain under the road in facets, darker away from the light; the road keeps the light from it."""
    below = NOSE + FACE + 2
    feet = [(left_of(column), front(column) + below) for column in range(1, 13)]
    edge = [(0.0, 500.0), *feet, (float(theme.WIDTH), front(12) + below)]
    markup = polygon([*edge, (theme.WIDTH, FLOOR), (0, FLOOR)], palette.ROCK)
    for at in range(13):
        x = 300 + at * 110
        markup += polygon([(x, FLOOR), (x + 70, 480 - at * 6), (x + 120, FLOOR)], palette.FACETS[at % 2])
    corners = [(880, FLOOR), (980, 560), (theme.WIDTH, 470), (theme.WIDTH, FLOOR)]
    markup += polygon(corners, palette.ROCK_SHADOW, opacity=0.75)
    for column in range(1, 14):
        start, top = left_of(column), front(column) + below
        band = [(start, top), (start + PITCH, top), (start + PITCH - 14, top + 26), (start - 14, top + 26)]
        markup += polygon(band, palette.SHADE, opacity=0.42)
    return markup
