"""The kit of the scenes: silhouettes of our own."""

from __future__ import annotations

from rendering.canvas.svg import group
from rendering.dice_forge.art.silhouettes import silhouette


def emblem(name: str, x: float, y: float, size: float, ink: str, cut: str) -> str:
    """A silhouette of our own with its middle at (x, y)."""
    return group(silhouette(name, ink, cut), x, y, size / 100)
