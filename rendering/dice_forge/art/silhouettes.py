"""The silhouettes: the SVG files in ``silhouettes/``, named like the feat or thing that they show."""

from __future__ import annotations

from pathlib import Path

from rendering.canvas.svg import paint

_DRAWINGS = {file.stem: file for file in Path(__file__).with_name("silhouettes").glob("*.svg")}


def silhouette(name: str, ink: str, cut: str) -> str:
    """A silhouette around the origin in a box of 100 x 100: shapes in ``ink``, the lines in them in ``cut``.

    Raises KeyError when there is no such file.
    """
    return paint(_DRAWINGS[name], ink=ink, cut=cut)
