"""The second picture of a match with a module: the labyrinth or the Titans' track, the Celestial Die, the players."""

from __future__ import annotations

from functools import cache

from rendering import scenery, theme
from rendering.dice_forge import board, celestial, labyrinth, strips, titans
from rendering.dice_forge.labyrinth_plan import BOX
from rendering.dice_forge.layout import HEADER, Box
from rendering.dice_forge.module_view import ModuleView
from rendering.header import chip
from rendering.sprites import Sheet, Sprite
from rendering.words import Words

DIE = 120
"""Height of the Celestial Die's panel."""
STRIP = 112
GAP = 10
GROUNDS = {"goddess": labyrinth.ground, "titans": titans.ground}
DRAWERS = {"goddess": labyrinth.draw, "titans": titans.draw}
DIE_BOX = Box(BOX.left, BOX.top + BOX.height + GAP, BOX.width, DIE)


def _strips_top(celestial_die: bool) -> int:
    return DIE_BOX.top + (DIE + GAP if celestial_die else 0)


@cache
def _ground(module: str, celestial_die: bool) -> Sprite:
    height = _strips_top(celestial_die) + STRIP + 34
    drawn = scenery.night(theme.WIDTH, height) + GROUNDS[module]()
    drawn += scenery.panel(*DIE_BOX, tint=theme.PURPLE) if celestial_die else ""
    return Sprite(drawn, theme.WIDTH, height)


def sheet_of(view: ModuleView, words: Words) -> Sheet:
    """The module as a sheet of sprites. It is as high as what is in play needs."""
    sheet = Sheet(_ground(view.module, view.celestial))
    x = 36 + sheet.write(words(f"diceforge-picture-{view.module}"), 36, 84, 46, theme.GOLD, "title") + 24
    round_ = words("diceforge-picture-round-of", round=view.table.round, rounds=view.table.rounds)
    x += sheet.write(round_, x, HEADER + 12, 30, theme.MUTED) + 20
    _chip(sheet, view, x, words)
    DRAWERS[view.module](sheet, view, words)
    if view.celestial:
        celestial.draw(sheet, view, DIE_BOX, words)
    strips.draw(sheet, view, _strips_top(view.celestial), STRIP, words)
    return sheet


def _chip(sheet: Sheet, view: ModuleView, left: float, words: Words) -> None:
    """Who chooses a way; otherwise who acts, as on the board."""
    table = view.table
    if len(table.asked) == 1 and table.asked[0] in view.asked:
        hero = table.heroes[table.asked[0]]
        chip(sheet, hero.look, hero.name, words("diceforge-picture-at-a-fork"), left, HEADER)
    else:
        board.whose(sheet, table, words, left)
