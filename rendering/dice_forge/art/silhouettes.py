"""The silhouettes: the SVG files in ``silhouettes/``, named like the feat or thing that they show.

A few beasts without a file of their own have a silhouette from game-icons.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rendering.canvas.icons import icon
from rendering.canvas.svg import group, paint

_DRAWINGS = {file.stem: file for file in Path(__file__).with_name("silhouettes").glob("*.svg")}

ICONS = {"silver_hind": "deer", "guardians_owl": "owl", "sphinx": "greek-sphinx"}
"""Silhouettes from game-icons."""


def drawings() -> frozenset[str]:
    """The names of all silhouettes that have a file."""
    return frozenset(_DRAWINGS)


def silhouette(name: str, ink: str, cut: str) -> str:
    """A silhouette around the origin in a box of 100 x 100: shapes in ``ink``, the lines in them in ``cut``.

    Raises KeyError when there is no such file.
    """
    return paint(_DRAWINGS[name], ink=ink, cut=cut)


@cache
def figure(name: str, size: float, ink: str, cut: str) -> str:
    """A silhouette around the origin, ``size`` pixels wide, from our own files or from game-icons."""
    if name in _DRAWINGS:
        return group(silhouette(name, ink, cut), scale=size / 100)
    return icon(ICONS[name], 0, 0, size, ink, initial=name)
