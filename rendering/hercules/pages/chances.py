"""The chart of the winning chances: Hercules has no signs of its own on it."""

from __future__ import annotations

from rendering.registry import picture
from rendering.templates import chances_page

draw = picture("hercules", "chances")(chances_page.draw)
