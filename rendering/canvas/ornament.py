"""Bands of ornament as on painted vases: tongues and meander."""

from __future__ import annotations

from rendering.canvas.svg import number, path


def tongue_band(x: float, y: float, width: float, height: float, ink: str, count: int) -> str:
    """Tongues that hang down, every second one left out."""
    step = width / count
    radius = step / 2 - 1
    down = number(height * 0.5)
    one = f"h{number(step - 2)}v{down}a{number(radius)} {down} 0 0 1 {number(2 - step)} 0z"
    starts = (f"M{number(x + at * step + 1)} {number(y)}" for at in range(0, count, 2))
    return path("".join(start + one for start in starts), ink)


def meander_band(x: float, y: float, width: float, height: float, ink: str, count: int, line: float = 1.7) -> str:
    """A Greek key of ``count`` turns."""
    step = width / count
    d = ""
    for at in range(count):
        left, bottom = x + at * step, number(y + height)
        d += f"M{number(left)} {bottom}V{number(y)}H{number(left + step * 0.78)}V{number(y + height * 0.68)}"
        d += f"H{number(left + step * 0.4)}V{number(y + height * 0.36)}M{number(left)} {bottom}H{number(left + step)}"
    return path(d, "none", ink, line)
