"""The lower part of every lobby: a banner for everyone who sits there already, and an open one for each free seat."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import group, path, rect
from rendering.canvas.symbols import mark
from rendering.canvas.text import Lettering, fit_text
from rendering.picture import LobbyScene
from rendering.translations import Translations

TOP, BOTTOM = 560, 1014
SEAT_WIDTH, TALLEST_SEAT, GAP = 788, 136, 16
CLOTH, NOTCH = 118, 30
"""The cloth with the mark at a banner's left end, and how deep its right end is cut."""


def _outline(height: float) -> list[tuple[float, float]]:
    return [(0, 0), (SEAT_WIDTH, 0), (SEAT_WIDTH - NOTCH, height / 2), (SEAT_WIDTH, height), (0, height)]


@cache
def _banner(look: theme.Side, height: int) -> Sprite:
    """The banner of someone who sits there: the side's colour, its mark on a cloth."""
    markup = group(polygon(_outline(height), theme.WELL, opacity=0.5), 5, 6)
    markup += polygon(_outline(height), theme.mix(look.colour, theme.WELL, 0.3))
    markup += rect(0, 0, CLOTH, height, 0, look.colour) + rect(CLOTH, 0, 5, height, 0, theme.WELL, opacity=0.35)
    markup += rect(0, 0, SEAT_WIDTH, 4, 0, theme.mix(theme.GLEAM, look.colour, 0.3))
    markup += group(mark(theme.Side(theme.IVORY, look.shape)), CLOTH / 2, height / 2, min(84, height - 24) / 100)
    return Sprite(group(markup, 4, 4), SEAT_WIDTH + 12, height + 14)


@cache
def _open_banner(look: theme.Side, height: int) -> Sprite:
    """An open place: a golden outline, for it can be chosen, and the mark that waits there."""
    markup = polygon(_outline(height), theme.WELL, opacity=0.82) + polygon(_outline(height), "none", theme.GOLD, 3)
    sign = theme.Side(theme.mix(look.colour, theme.WELL, 0.6), look.shape)
    markup += group(mark(sign, ring=False), CLOTH / 2, height / 2, min(72, height - 32) / 100)
    plus = path("M-15 0H15M0 -15V15", "none", theme.GOLD_LIGHT, 6)
    return Sprite(group(markup + group(plus, SEAT_WIDTH - 76, height / 2), 4, 4), SEAT_WIDTH + 12, height + 14)


def draw_seats(sheet: Sheet, scene: LobbyScene) -> None:
    """Put the seats on the sheet, at its foot."""
    words = scene.words
    names = seat_names(scene)
    rows = (len(names) + scene.free + 1) // 2
    height = min(TALLEST_SEAT, (BOTTOM - TOP) // rows - GAP)
    top = BOTTOM + GAP - rows * (height + GAP)
    for at in range(len(names) + scene.free):
        x, y = 30 + at % 2 * (SEAT_WIDTH + GAP), top + at // 2 * (height + GAP)
        _draw_seat(sheet, names[at] if at < len(names) else "", at, (x, y, height), words)


def _draw_seat(sheet: Sheet, name: str, at: int, place: tuple[float, float, int], words: Translations) -> None:
    x, y, height = place
    look = theme.SIDES[at % len(theme.SIDES)]
    sheet.stamp((_banner if name else _open_banner)(look, height), x - 4, y - 4)
    middle, left = y + height / 2, x + CLOTH + 26
    if not name:
        text = words("picture-free-seat")
        sheet.write(
            text, left, middle + 15, Lettering(theme.READ, theme.TEXT, "bold"), fit=Fit(SEAT_WIDTH - CLOTH - 150)
        )
        return
    shown_name, size = fit_text(name, 54, theme.READ, SEAT_WIDTH - CLOTH - NOTCH - 46, "extra")
    sheet.write(shown_name, left, middle + size * 0.33, Lettering(size, theme.WHITE, "extra"))


def seat_names(scene: LobbyScene) -> list[str]:
    """The players' names as they are drawn."""
    return [drawable_name(name, scene.words("picture-player", number=at + 1)) for at, name in enumerate(scene.players)]
