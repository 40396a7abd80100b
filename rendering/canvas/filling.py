"""What fills the ground of a painted scene: plants, water and ornament."""

from __future__ import annotations

import math

from rendering.canvas.svg import circle, group, number, path, rect


def waves(ink: str, y: float = 0, left: int = -56, right: int = 56) -> str:
    """A line of waves."""
    return path(f"M{left} {number(y)}" + "q3.5 -6 7 0t7 0" * ((right - left) // 14), "none", ink, 3)


def branch(ink: str, x: float, y: float, high: float, lean: float = 0) -> str:
    """A branch of laurel that grows from (x, y)."""
    stem = f"M{number(x)} {number(y)}Q{number(x + lean)} {number(y - high / 2)} {number(x + lean)} {number(y - high)}"
    markup = path(stem, "none", ink, 2.4)
    for at in range(1, 6):
        part = at / 5.5
        for side in (-1, 1):
            leaf = path("M0 0C5 -2 8 -8 7 -14C1 -12 -2 -6 0 0Z", ink)
            markup += group(leaf, x + lean * part, y - high * part, 0.8, side * 55 - 30)
    return markup


def rosette(ink: str, x: float, y: float) -> str:
    """A rosette of seven dots."""
    angles = (at * math.pi / 3 for at in range(6))
    return circle(x, y, 2.2, ink) + "".join(
        circle(x + 5 * math.cos(angle), y + 5 * math.sin(angle), 1.7, ink) for angle in angles
    )


def sparkle(ink: str, x: float, y: float) -> str:
    """A small star."""
    return group(path("M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z", ink), x, y)


def tongues(x: float, y: float, width: float, height: float, ink: str, ground: str) -> str:
    """A band of the tongue pattern."""
    count = max(1, round(width / 9))
    step = width / count
    half = (step - 2.8) / 2
    one = (
        f"h{number(step - 2.8)}v{number(height * 0.5)}q0 {number(height * 0.4)} {number(-half)} {number(height * 0.4)}"
    )
    one += f"t{number(-half)} {number(-height * 0.4)}Z"
    starts = (f"M{number(x + at * step + 1.4)} {number(y)}" for at in range(count))
    return rect(x, y, width, height, 0, ground) + path("".join(start + one for start in starts), ink)
