"""The lower part of every lobby: who sits there already, and how many seats are free."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import fit_text
from rendering.picture import LobbyScene
from rendering.templates.marks import mark
from rendering.translations import Translations

TOP, BOTTOM = 560, 1014
SEAT_WIDTH, TALLEST_SEAT, GAP = 788, 150, 14


@cache
def _seat(colour: str, taken: bool, height: int) -> Sprite:
    drawn = rect(4, 4, SEAT_WIDTH, height, 18, colour if taken else theme.WELL, opacity=0.3 if taken else 0.7)
    drawn += rect(4, 4, SEAT_WIDTH, height, 18, "none", colour if taken else theme.LINE, 3.5 if taken else 2)
    return Sprite(drawn, SEAT_WIDTH + 8, height + 8)


def fill(sheet: Sheet, scene: LobbyScene) -> None:
    """Put the seats on the sheet, below its heading."""
    words = scene.words
    names = seat_names(scene)
    rows = (len(names) + scene.free + 1) // 2
    height = min(TALLEST_SEAT, (BOTTOM - TOP) // rows - GAP)
    top = TOP + (BOTTOM - TOP - rows * (height + GAP)) / 2
    for at in range(len(names) + scene.free):
        x, y = 30 + at % 2 * (SEAT_WIDTH + GAP), top + at // 2 * (height + GAP)
        _draw_seat(sheet, names[at] if at < len(names) else "", at, (x, y, height), words)


def _draw_seat(sheet: Sheet, name: str, at: int, place: tuple[float, float, int], words: Translations) -> None:
    x, y, height = place
    look = theme.SIDES[at % len(theme.SIDES)]
    sheet.stamp(_seat(look.colour, name != "", height), x - 4, y - 4)
    middle = y + height / 2
    if not name:
        text = words("picture-free-seat")
        sheet.write(text, x + SEAT_WIDTH / 2, middle + 12, 38, theme.FAINT, "bold", "middle", room=SEAT_WIDTH - 60)
        return
    sheet.centre(mark(look, min(72, height - 28)), x + 58, middle)
    shown_name, size = fit_text(name, 56, 32, SEAT_WIDTH - 130, "extra")
    sheet.write(shown_name, x + 106, middle + size * 0.33, size, theme.WHITE, "extra")


def seat_names(scene: LobbyScene) -> list[str]:
    """The players' names as they are drawn."""
    return [drawable_name(name, scene.words("picture-player", number=at + 1)) for at, name in enumerate(scene.players)]
