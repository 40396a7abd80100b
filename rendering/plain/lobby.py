"""The lobby of a game without pictures: its name, who sits there already, and how many seats are free."""

from __future__ import annotations

from functools import lru_cache

from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import Lettering, write
from rendering.picture import Drawing, LobbyScene
from rendering.registry import EVERY_GAME, picture
from rendering.templates import lobby_page


@lru_cache(16)
def _ground(title: str) -> Sprite:
    wide, tall = theme.WIDTH, theme.HEIGHT
    markup = scenery.night(wide, tall)
    markup += write(title, wide / 2, 320, Lettering(160, theme.IVORY, "title", theme.INK, 10, 8), "middle")
    return Sprite(markup, wide, tall)


@picture(EVERY_GAME, "lobby")
def draw(scene: LobbyScene) -> Drawing:
    """The lobby."""
    title = scene.words(f"{scene.game}-title")
    sheet = Sheet(_ground(title))
    lobby_page.draw_seats(sheet, scene)
    names = join_things(lobby_page.seat_names(scene), scene.words)
    return Drawing(sheet, [scene.words("picture-plain-lobby", game=title, names=names, free=scene.free)])
