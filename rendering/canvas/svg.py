"""SVG fragments, written by functions.

Only elements that every rasteriser draws alike are used: rect, circle, path and g with transform, opacity and vertical
gradients. A halo is the same path stroked first, a shadow an offset dark shape.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rendering import theme


def number(value: float) -> str:
    """A coordinate: two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


_LAST_ZEROS = re.compile(r"\.00|(?<=\.\d)0")
"""What ``number`` leaves out of a number with two decimals."""


def curves(commands: Sequence[tuple[str, int]], coordinates: Sequence[float]) -> str:
    """A path's commands, each with this many of the coordinates, written as ``number`` writes them but all at once."""
    pattern = "".join(command + " ".join(("%.2f",) * count) for command, count in commands)
    return _LAST_ZEROS.sub("", pattern % tuple(coordinates))


def _paint(fill: str, stroke: str | None, width: float, opacity: float | None) -> str:
    markup = f' fill="{fill}"'
    if stroke:
        markup += f' stroke="{stroke}" stroke-width="{number(width)}"'
    if opacity is not None:
        markup += f' opacity="{number(opacity)}"'
    return markup


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    line: float = 1,
    opacity: float | None = None,
    dashes: Sequence[float] = (),
) -> str:
    """A rectangle, its corners rounded by ``radius``; ``dashes`` are the lengths of its stroke's dashes and gaps."""
    corner = f' rx="{number(radius)}" ry="{number(radius)}"' if radius else ""
    if dashes:
        corner += f' stroke-dasharray="{" ".join(map(number, dashes))}"'
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {place}{corner}{_paint(fill, stroke, line, opacity)}/>"


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    line: float = 1,
    opacity: float | None = None,
) -> str:
    """A circle around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f"<circle {place}{_paint(fill, stroke, line, opacity)}/>"


def ellipse(
    x: float,
    y: float,
    across: float,
    down: float,
    fill: str = "none",
    stroke: str | None = None,
    line: float = 1,
    opacity: float | None = None,
) -> str:
    """An ellipse around (x, y), with its two radii."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}"'
    return f"<ellipse {place}{_paint(fill, stroke, line, opacity)}/>"


def flip(fragment: str) -> str:
    """The fragment mirrored at the vertical axis through its origin."""
    return f'<g transform="scale(-1 1)">{fragment}</g>'


def stroke_through(points: Sequence[tuple[float, float]], colour: str, line: float) -> str:
    """A line with round ends through the points."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(d, "none", colour, line)


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    line: float = 1,
    opacity: float | None = None,
    cap: str = "round",
) -> str:
    """A path; strokes have round joins."""
    joins = f' stroke-linejoin="round" stroke-linecap="{cap}"' if stroke else ""
    return f'<path d="{d}"{_paint(fill, stroke, line, opacity)}{joins}/>'


def group(
    fragment: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, opacity: float | None = None
) -> str:
    """The fragment moved to (x, y), turned by degrees and scaled around its own origin."""
    moves = f"translate({number(x)} {number(y)})"
    if turn:
        moves += f" rotate({number(turn)})"
    if scale != 1:
        moves += f" scale({scale:.4f})"
    opacity_attribute = "" if opacity is None else f' opacity="{number(opacity)}"'
    return f'<g transform="{moves}"{opacity_attribute}>{fragment}</g>'


def gradient(name: str) -> str:
    """The fill of a named gradient."""
    if name not in theme.GRADIENTS:
        raise KeyError(name)
    return f"url(#{name})"


def star(points: int, outer: float, inner: float, turn: float = -90) -> str:
    """The path of a star around the origin."""
    corners = []
    for corner in range(points * 2):
        angle = math.radians(turn + corner * 180 / points)
        radius = inner if corner % 2 else outer
        corners.append(f"{number(radius * math.cos(angle))} {number(radius * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


@cache
def read_file(file: Path) -> str:
    """The content of an SVG file as a fragment: without the ``svg`` element, its title and the line breaks."""
    content = re.sub(r"<svg[^>]*>|<title>.*?</title>|</svg>", "", file.read_text(encoding="utf-8"))
    return re.sub(r">\s+<", "><", content).strip()


def paint(file: Path, **colours: str) -> str:
    """An SVG file as a fragment: each ``var(--name)`` in the colour of that name, the theme's where none is given."""
    return re.sub(
        r"var\(--([a-z-]+)\)",
        lambda match: colours.get(match[1]) or getattr(theme, match[1].upper().replace("-", "_")),
        read_file(file),
    )


def _definition(name: str) -> str:
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in theme.GRADIENTS[name])
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def document(fragment: str, width: int, height: int) -> str:
    """A whole SVG document around a fragment, with the gradients that the fragment uses."""
    used = dict.fromkeys(re.findall(r"url\(#([a-z]+)\)", fragment))
    definitions = "".join(_definition(name) for name in used)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return f"{head}<defs>{definitions}</defs>{fragment}</svg>"
