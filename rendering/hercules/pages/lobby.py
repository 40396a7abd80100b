"""The lobby: the road to Olympus at night; who sits there already waits before its first step."""

from __future__ import annotations

from functools import lru_cache

from engine.hercules.cards import CARDS
from engine.hercules.setup import ZEUS
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.text import Lettering, fit_lines, fit_text, write
from rendering.hercules import palette
from rendering.hercules.art import figures
from rendering.hercules.art.deities.registry import scene as scene_of
from rendering.hercules.board import road, sky
from rendering.hercules.board.layout import LAYOUTS, PEAK
from rendering.picture import Drawing, LobbyScene
from rendering.registry import picture
from rendering.templates import lobby_page

TITLE, LINE = (58, 166), (62, 240)
FLOOR = 652
"""Where the ground before the road begins."""
ROOM = 990


@lru_cache(16)
def _ground(title: str, line: str, seats: int) -> Sprite:
    looks = theme.SIDES[:seats]
    markup = sky.backdrop() + road.ends(looks) + road.empty_steps(looks)
    zeus = scene_of(CARDS[ZEUS], palette.CLOUD_LIT, palette.TEMPLE_NIGHT)
    markup += group(zeus, PEAK[0], PEAK[1] + 68, 0.94)
    markup += rect(0, FLOOR, theme.WIDTH, theme.HEIGHT - FLOOR, 0, palette.SHELF_TOP)
    markup += rect(0, FLOOR, theme.WIDTH, 9, 0, palette.STONE_MIDDLE)
    markup += rect(0, FLOOR, theme.WIDTH, 3, 0, palette.STONE_LIT)
    markup += meander_band(30, FLOOR + 26, theme.WIDTH - 60, 22, palette.FLOOR_ORNAMENT, 60, 2.6)
    label, size = fit_text(title, 150, 90, ROOM, "title")
    markup += write(label, *TITLE, Lettering(size, theme.IVORY, "title", spacing=4), "start")
    lines, size = fit_lines(line, theme.READ, theme.READ, ROOM)
    for at, text in enumerate(lines):
        markup += write(text, LINE[0], LINE[1] + at * size, Lettering(size, theme.TEXT, "bold"))
    return Sprite(markup, theme.WIDTH, theme.HEIGHT)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    words, names = scene.words, lobby_page.seat_names(scene)
    seats = min(4, max(2, len(names) + scene.free))
    sheet = Sheet(_ground(words("hercules-picture-title"), words("hercules-picture-invitation"), seats))
    for at, look in enumerate(theme.SIDES[:seats]):
        x, y = LAYOUTS[seats].feet(0, at)
        sheet.stamp(figures.walker(look) if at < len(names) else figures.ghost(look), x + 16 + 17 * at - 50, y - 90)
    lobby_page.draw_seats(sheet, scene)
    return sheet


@picture("hercules", "lobby")
def draw(scene: LobbyScene) -> Drawing:
    """The lobby."""
    names = join_things(lobby_page.seat_names(scene), scene.words)
    return Drawing(sheet_of(scene), [scene.words("hercules-alt-lobby", names=names, free=scene.free)])
