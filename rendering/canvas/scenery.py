"""The background of pictures: the night sky, the meander frame, panels, banners."""

from __future__ import annotations

import random
from functools import cache

from rendering import theme
from rendering.canvas import svg
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import circle, path, rect

_STARS_SEED = 11


def meander(x: float, y: float, width: float, height: float, line: float = 2.4, opacity: float = 0.85) -> str:
    """A band of Greek key."""
    units = max(1, round(width / (height * 1.25)))
    unit = width / units
    bottom = svg.number(y + height)
    drawn = []
    for at in range(units):
        left = x + at * unit
        turns = f"V{svg.number(y)}H{svg.number(left + unit * 0.8)}V{svg.number(y + height * 0.7)}"
        inner = f"H{svg.number(left + unit * 0.32)}V{svg.number(y + height * 0.38)}H{svg.number(left + unit * 0.54)}"
        base = f"M{svg.number(left)} {bottom}H{svg.number(left + unit)}"
        drawn.append(f"M{svg.number(left)} {bottom}{turns}{inner}{base}")
    return path("".join(drawn), "none", theme.MEANDER, line, opacity, "butt")


@cache
def night(width: int, height: int) -> str:
    """The sky, its stars and the frame around it."""
    sky = random.Random(_STARS_SEED)
    drawn = rect(0, 0, width, height, fill=svg.gradient("night"))
    for _ in range(width * height // 9000):
        x, y = sky.random() * width, sky.random() ** 1.3 * height
        drawn += circle(x, y, sky.choice((0.8, 0.8, 1.1, 1.5)), theme.STAR, opacity=round(sky.uniform(0.12, 0.6), 2))
    drawn += meander(22, 10, width - 44, 14) + meander(22, height - 24, width - 44, 14)
    return drawn + rect(6, 6, width - 12, height - 12, 10, "none", theme.MEANDER, 2, 0.55)


def panel(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    radius: float = theme.RADIUS,
    tint: str | None = None,
    frame: str | None = None,
) -> str:
    """A panel with a soft shadow; ``tint`` colours it lightly, ``frame`` is the thick frame of who acts."""
    drawn = rect(x + 1, y + 5, width, height, radius, theme.BLACK, opacity=0.35)
    drawn += rect(x, y, width, height, radius, svg.gradient("panel"), theme.LINE, 2)
    if tint:
        drawn += rect(x + 1, y + 1, width - 2, height - 2, radius - 1, tint, opacity=0.16)
    drawn += rect(x + 3, y + 3, width - 6, height - 6, radius - 3, "none", theme.GLEAM, 1, 0.06)
    if frame:
        drawn += rect(x, y, width, height, radius, "none", frame, 5)
    return drawn


@cache
def panel_sprite(width: int, height: int, tint: str | None = None, frame: str | None = None) -> Sprite:
    """A panel to be stamped; it lies 4 pixels inside its box, which is 8 wider and 12 taller."""
    return Sprite(panel(4, 4, width, height, tint=tint, frame=frame), width + 8, height + 12)


def well(x: float, y: float, width: float, height: float, radius: float = 12) -> str:
    """A dark, empty slot."""
    return rect(x, y, width, height, radius, theme.WELL, theme.LINE, 2)


@cache
def banner_sprite(width: int, height: int, fill: str, edge: str | None = None) -> Sprite:
    """A pill to write on."""
    ring = 4 if edge else 0
    drawn = rect(0, 0, width, height, height / 2, edge) if edge else ""
    drawn += rect(ring, ring, width - 2 * ring, height - 2 * ring, height / 2 - ring, fill)
    return Sprite(drawn, width, height)
