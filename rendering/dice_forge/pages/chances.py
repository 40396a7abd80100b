"""The chart of the winning chances: Dice Forge has no signs of its own on it."""

from __future__ import annotations

from rendering.registry import picture
from rendering.templates import chances_page

draw = picture("diceforge", "chances")(chances_page.draw)
