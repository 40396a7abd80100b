"""The chart of the winning chances, which is the same for every game."""

from __future__ import annotations

from rendering.registry import EVERY_GAME, picture
from rendering.templates import chances_page

draw = picture(EVERY_GAME, "chances")(chances_page.draw)
