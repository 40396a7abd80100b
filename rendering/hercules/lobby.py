"""The lobby: an invitation, who sits there already, and how many seats are free."""

from __future__ import annotations

from functools import cache

from rendering import scenery, theme
from rendering.hercules import emblems, pieces
from rendering.icons import icon
from rendering.names import shown
from rendering.picture import LobbyScene
from rendering.sprites import Sheet, Sprite
from rendering.svg import circle, gradient, group, rect
from rendering.text import fitted, width, write

SEATS_TOP, SEAT_HEIGHT, SEAT_PITCH = 590, 116, 130
SEAT_WIDTH = 788


@cache
def _ground(title: str, line: str) -> Sprite:
    wide, tall = theme.WIDTH, theme.HEIGHT
    drawn = scenery.night(wide, tall)
    drawn += group(icon(emblems.PANTHEON, wide / 2, 300, 530, theme.PANEL_LIGHT), opacity=0.55)
    drawn += write(title, wide / 2 - 8, 236, 168, theme.GOLD, "title", "middle", theme.INK, 10, 8)
    drawn += write(line, wide / 2, 306, 40, theme.TEXT, "bold", "middle")
    for at, labour in enumerate(emblems.LABOURS):
        x = 30 + 1590 * (at + 0.5) / 12
        drawn += circle(x, 424, 60, theme.INK) + circle(x, 424, 56, gradient("terracotta"), theme.INK, 3)
        drawn += circle(x, 424, 49, "none", theme.TERRACOTTA_LIGHT, 2)
        drawn += icon(labour, x, 424, 76, theme.INK, initial=str(at + 1))
        drawn += write(str(at + 1), x, 522, 32, theme.MUTED, "black", "middle")
    return Sprite(drawn, wide, tall)


@cache
def _seat(colour: str, taken: bool) -> Sprite:
    drawn = rect(4, 4, SEAT_WIDTH, SEAT_HEIGHT, 18, colour if taken else theme.WELL, opacity=0.3 if taken else 0.7)
    drawn += rect(4, 4, SEAT_WIDTH, SEAT_HEIGHT, 18, "none", colour if taken else theme.LINE, 3.5 if taken else 2)
    return Sprite(drawn, SEAT_WIDTH + 8, SEAT_HEIGHT + 8)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    words = scene.words
    sheet = Sheet(_ground(words("hercules-picture-title"), words("hercules-picture-invitation")))
    names = seat_names(scene)
    seats = len(names) + scene.free
    rows = (seats + 1) // 2
    top = SEATS_TOP + (theme.HEIGHT - 60 - SEATS_TOP - rows * SEAT_PITCH - (96 if scene.lines else 0)) / 2
    for at in range(seats):
        column, row = at % 2, at // 2
        x, y = 30 + column * (SEAT_WIDTH + 14), top + row * SEAT_PITCH
        taken = at < len(names)
        look = theme.SIDES[at % len(theme.SIDES)]
        sheet.stamp(_seat(look.colour, taken), x - 4, y - 4)
        if taken:
            sheet.centre(pieces.mark(look, 72), x + 58, y + SEAT_HEIGHT / 2)
            name, size = fitted(names[at], 52, 32, SEAT_WIDTH - 130, "extra")
            sheet.write(name, x + 106, y + SEAT_HEIGHT / 2 + size * 0.33, size, theme.WHITE, "extra")
        else:
            text = words("picture-free-seat")
            sheet.write(
                text,
                x + SEAT_WIDTH / 2,
                y + SEAT_HEIGHT / 2 + 12,
                38,
                theme.FAINT,
                "bold",
                "middle",
                room=SEAT_WIDTH - 60,
            )
    _lines(sheet, scene.lines, top + rows * SEAT_PITCH + 26)
    return sheet


def seat_names(scene: LobbyScene) -> list[str]:
    """The players' names as they are drawn."""
    return [shown(name, scene.words("picture-player", number=at + 1)) for at, name in enumerate(scene.players)]


def _lines(sheet: Sheet, lines: tuple[str, ...], top: float) -> None:
    """The settings as a row of labels, on as many lines as they need."""
    x, y = 30.0, top
    for line in lines:
        text, size = fitted(line, 34, 24, 1500, "bold")
        wide = round(width(text, size)) + 48
        if x + wide > theme.WIDTH - 30 and x > 30:
            x, y = 30, y + 66
        sheet.stamp(scenery.banner_sprite(wide, 56, theme.PANEL, theme.LINE), x, y)
        sheet.write(text, x + wide / 2, y + 39, size, theme.TEXT, "bold", "middle")
        x += wide + 14
