"""The flat night of charts and tables: a strip for the heading with a few stars, ornament below it."""

from __future__ import annotations

import random

from rendering import theme
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import Lettering
from rendering.translations import Translations

HEADER, EDGE = 112, 1610
"""Height of the strip, and where its text ends at the right."""
LETTERS, TITLE = 46, 60
"""46 pixels are 15 where Discord shows the picture inline."""
STARS = 7


def night_page(height: int = theme.HEIGHT, width: int = theme.WIDTH) -> str:
    """The ground, as a fragment."""
    sky = random.Random(STARS)
    markup = rect(0, 0, width, height, fill=theme.GROUND) + rect(0, 0, width, HEADER, fill=theme.STRIP)
    for _ in range(34):
        place = sky.uniform(20, width - 20), sky.uniform(6, HEADER - 24)
        markup += circle(*place, sky.choice((1.2, 1.6, 2.2)), theme.STAR, opacity=round(sky.uniform(0.2, 0.5), 2))
    return markup + meander_band(20, HEADER - 16, width - 40, 14, theme.VACANT_LINE, width // 20 + 2, 2.2)


def write_heading(sheet: Sheet, title: str, game: str, words: Translations) -> None:
    """The title of a page, and its game at the right."""
    sheet.write(title, 40, 76, Lettering(TITLE, theme.IVORY, "title"), fit=Fit(1000, LETTERS))
    sheet.write(words(f"{game}-title").upper(), EDGE, 74, Lettering(LETTERS, theme.MUTED, "extra"), "end", Fit(560))
