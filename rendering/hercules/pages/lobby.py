"""The lobby: an invitation, who sits there already, and how many seats are free."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, gradient
from rendering.canvas.text import write
from rendering.hercules.art import emblems
from rendering.picture import Drawing, LobbyScene
from rendering.registry import picture
from rendering.templates import lobby_page


@cache
def _ground(title: str, line: str) -> Sprite:
    wide, tall = theme.WIDTH, theme.HEIGHT
    drawn = scenery.night(wide, tall)
    for x, beast in ((168.0, "lion"), (wide - 168.0, "hydra")):
        drawn += icon(emblems.VASE, x, 206, 290, theme.TERRACOTTA, theme.INK, 8)
        drawn += icon(beast, x, 226, 92, theme.INK)
    drawn += write(title, wide / 2 - 8, 232, 160, theme.GOLD, "title", "middle", theme.INK, 10, 8)
    drawn += write(line, wide / 2, 306, 40, theme.TEXT, "bold", "middle")
    for at, labour in enumerate(emblems.LABOURS):
        x = 30 + 1590 * (at + 0.5) / 12
        drawn += circle(x, 424, 60, theme.INK) + circle(x, 424, 56, gradient("terracotta"), theme.INK, 3)
        drawn += circle(x, 424, 49, "none", theme.TERRACOTTA_LIGHT, 2)
        drawn += icon(labour, x, 424, 76, theme.INK, initial=str(at + 1))
        drawn += write(str(at + 1), x, 522, 32, theme.MUTED, "black", "middle")
    return Sprite(drawn, wide, tall)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    sheet = Sheet(_ground(scene.words("hercules-picture-title"), scene.words("hercules-picture-invitation")))
    lobby_page.fill(sheet, scene)
    return sheet


@picture("hercules", "lobby")
def draw(scene: LobbyScene) -> Drawing:
    """The lobby."""
    names = ", ".join(lobby_page.seat_names(scene)) or "–"
    return Drawing(sheet_of(scene), [scene.words("hercules-alt-lobby", names=names, free=scene.free)])
