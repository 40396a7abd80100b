"""Dice with numbers from 1 to 6: a cube with volume, and a small flat one for lists."""

from __future__ import annotations

import math

from rendering import theme
from rendering.canvas.brush import Point, polygon
from rendering.canvas.svg import circle, ellipse, group, number, path, rect

OFF = 0.27
"""How far pips lie from the middle of a face, as a share of its size."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-OFF, OFF), (OFF, -OFF)),
    3: ((-OFF, OFF), (0, 0), (OFF, -OFF)),
    4: ((-OFF, -OFF), (OFF, -OFF), (-OFF, OFF), (OFF, OFF)),
    5: ((-OFF, -OFF), (OFF, -OFF), (0, 0), (-OFF, OFF), (OFF, OFF)),
    6: ((-OFF, -OFF), (OFF, -OFF), (-OFF, 0), (OFF, 0), (-OFF, OFF), (OFF, OFF)),
}


def soft_shadow(x: float, y: float, across: float, down: float, opacity: float = 0.2) -> str:
    """A soft shadow without blur: three flat ellipses."""
    return "".join(
        ellipse(x, y, across * size, down * size, theme.SHADOW, opacity=opacity) for size in (1.15, 0.95, 0.72)
    )


def cube(
    face: int, colour: str, size: float, yaw: float = -22, turn: float = 0, ink: str = theme.INK, *, lies: bool = True
) -> str:
    """A die around the origin in parallel projection, lit from the upper right; face 0 has no pips. One that does not
    lie has no shadow.

    ``yaw`` turns it by degrees so that its right flank shows. Only the front has pips: those of a flank would read as
    another number.
    """
    a, b = math.radians(yaw), math.radians(20)
    cos_a, sin_a, cos_b, sin_b = math.cos(a), math.sin(a), math.cos(b), math.sin(b)

    def project(x: float, y: float, z: float) -> Point:
        return size * (x * cos_a + z * sin_a), size * (-y * cos_b + (z * cos_a - x * sin_a) * sin_b)

    def corner(x: float, y: float, z: float) -> Point:
        return project(x / 2, y / 2, z / 2)

    front = [corner(-1, 1, 1), corner(1, 1, 1), corner(1, -1, 1), corner(-1, -1, 1)]
    top = [corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)]
    flank = [corner(1, 1, 1), corner(1, 1, -1), corner(1, -1, -1), corner(1, -1, 1)]
    round_off = size * 0.13
    markup = soft_shadow(-size * 0.16, size * 0.6, size * 0.62, size * 0.16, 0.18) if lies else ""
    markup += "".join(polygon(each, theme.INK, theme.INK, round_off + 7) for each in (front, top, flank))
    for each, tone in (
        (flank, theme.mix(theme.LAMPLIGHT, colour, 0.22)),
        (top, theme.mix(theme.LAMPLIGHT, colour, 0.5)),
        (front, colour),
    ):
        markup += polygon(each, tone, tone, round_off)
    edge = f"M{number(front[0][0])} {number(front[0][1] - round_off * 0.1)}L{number(front[1][0])} "
    edge += f"{number(front[1][1] - round_off * 0.1)}L{number(front[2][0])} {number(front[2][1])}"
    markup += path(edge, "none", theme.mix(theme.LAMPLIGHT, colour, 0.72), size * 0.028)
    across, down, middle = project(1, 0, 0), project(0, -1, 0), project(0, 0, 0.5)
    matrix = " ".join(f"{value:.3f}" for value in (*across, *down, *middle))
    pips = "".join(f'<circle cx="{x}" cy="{y}" r=".105" fill="{ink}"/>' for x, y in PIPS.get(face, ()))
    return group(f'{markup}<g transform="matrix({matrix})">{pips}</g>', turn=turn)


def flat_die(face: int, colour: str, size: float, ink: str = theme.INK) -> str:
    """A small die around the origin: a lit edge is all its volume."""
    half = size / 2
    markup = rect(-half - 2, -half, size, size + 3, size * 0.2, theme.SHADOW, opacity=0.5)
    markup += rect(-half, -half, size, size, size * 0.2, colour, theme.INK, size * 0.07)
    near, inner, round_off = half - size * 0.09, half - size * 0.2, half - size * 0.24
    edge = f"M{number(-inner)} {number(-near)}H{number(inner)}Q{number(near)} {number(-near)} {number(near)} "
    edge += f"{number(-round_off)}V{number(round_off)}"
    markup += path(edge, "none", theme.mix(theme.LAMPLIGHT, colour, 0.6), size * 0.06)
    return markup + "".join(circle(x * size * 0.95, y * size * 0.95, size * 0.095, ink) for x, y in PIPS.get(face, ()))
