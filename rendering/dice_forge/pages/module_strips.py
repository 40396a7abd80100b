"""The players in the picture of a module: names, points, positions, remaining steps."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

from engine.dice_forge.data.labyrinth import SPACES
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.board import possessions
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules import golems, titan_track
from rendering.dice_forge.modules.view import ModuleView, Mover, steps_left
from rendering.translations import Translations

ROOMY = 700
"""From this width on there is room for what a player has."""
STORES = 480
"""Where that begins, from the right."""


def boxes(players: int, top: int, height: int) -> list[Box]:
    """One strip for each player, side by side."""
    wide = (theme.WIDTH - 2 * theme.MARGIN - (players - 1) * theme.GUTTER) // players
    return [Box(theme.MARGIN + at * (wide + theme.GUTTER), top, wide, height) for at in range(players)]


def draw(sheet: Sheet, view: ModuleView, top: int, height: int, words: Translations) -> None:
    """Put every player's strip on the sheet."""
    for mover, box in zip(view.movers, boxes(len(view.movers), top, height), strict=True):
        hero, table = mover.hero, view.table
        sheet.stamp(_plate(box.width, box.height, hero.look.colour, hero.number in table.asked), box.left, box.top)
        sheet.centre(pieces.mark(hero.look, 40), box.left + 32, box.top + 34)
        right = box.left + box.width - (STORES + 26 if box.width >= ROOMY else 104)
        sheet.write(
            hero.name, box.left + 60, box.top + 45, 33, theme.WHITE, "extra", room=right - box.left - 66, smallest=24
        )
        sign = possessions.turn_sign(table, hero, 34)
        if sign:
            sheet.centre(sign, box.left + 8, box.top + 12)
        sheet.centre(pieces.points(hero.points, 96), box.left + box.width - 54, box.top + box.height / 2)
        if box.width >= ROOMY:
            _stores(sheet, mover, box.left + box.width - STORES, box.top + box.height / 2)
        if view.module == "goddess":
            _in_labyrinth(sheet, mover, box, words)
        else:
            _on_track(sheet, mover, box)


@lru_cache(32)
def _plate(wide: int, high: int, colour: str, asked: bool) -> Sprite:
    """The stone under a player's strip, light for who is asked, with an edge in the player's colour."""
    drawn = rect(0, 0, wide, high, 0, palette.QUAY if asked else palette.LINES)
    drawn += rect(0, 0, wide, 5, 0, palette.QUAY_EDGE if asked else palette.LINES_RULE)
    return Sprite(drawn + rect(0, 0, 7, high, 0, colour), wide, high)


def _stores(sheet: Sheet, mover: Mover, x: float, y: float) -> None:
    """Gold and shards, for those spaces where one pays."""
    for at, kind in enumerate(("gold", "sun", "moon")):
        sheet.centre(pieces.resource(kind, 52), x + at * 125, y)
        sheet.write(str(mover.hero.store[kind]), x + at * 125 + 34, y + 14, 42, theme.WHITE, "black")


def _in_labyrinth(sheet: Sheet, mover: Mover, box: Box, words: Translations) -> None:
    """The golem's space, the steps of this turn, and how many are left on the shortest way."""
    y = box.top + 82
    sheet.centre(golems.golem(mover.hero.look, 46), box.left + 34, y - 4)
    x = box.left + 62.0
    left = steps_left(mover.space)
    if not left:
        sheet.write(
            words("diceforge-picture-with-goddess"),
            x,
            y + 11,
            30,
            theme.IVORY,
            "extra",
            room=box.width - 180,
            smallest=20,
        )
        return
    x += sheet.write(str(left), x, y + 13, 40, theme.WHITE, "black") + 10
    room = box.width - (STORES + 32 if box.width >= ROOMY else 120) - (x - box.left)
    text = words("diceforge-picture-steps-left", number=left)
    if mover.has_moved:
        back = sum(target in SPACES[start].backward for start, target in pairwise(mover.way))
        forward = len(mover.way) - 1 - back
        gone = " ".join(f"{sign}{steps}" for sign, steps in (("+", forward), ("−", back)) if steps)
        wide = sheet.write(gone, box.left + box.width - 112, y + 11, 30, palette.NEW, "black", "end")
        room -= 0 if box.width >= ROOMY else 12 + wide
    sheet.write(text, x, y + 11, theme.DENSE, theme.MUTED, room=room, smallest=22)


def _on_track(sheet: Sheet, mover: Mover, box: Box) -> None:
    """The marker's space with its points, the steps of this turn, and the ancient shards."""
    y = box.top + 80
    sheet.centre(titan_track.space_sprite(mover.space, 54), box.left + 38, y + 1)
    x = box.left + 92.0
    for steps, turn in zip(mover.turn_steps, (180, 0), strict=True):
        if steps and mover.has_moved:
            sheet.centre(_arrow(turn), x + 4, y + 2)
            x += 20 + sheet.write(str(steps), x + 20, y + 13, 32, palette.NEW, "black") + 16
    x = max(x + 16, box.left + 176.0)
    sheet.centre(pieces.resource("ancient", 52), x, y)
    x += 28
    x += sheet.write(str(mover.ancient), x, y + 15, 42, theme.WHITE, "black")
    sheet.write(f"/{mover.most_ancient}", x + 1, y + 15, theme.DENSE, theme.MUTED)


@cache
def _arrow(turn: float) -> Sprite:
    """To which side the turn has moved a marker."""
    return centre(group(emblems.sign("arrow", palette.NEW), turn=turn), 32, scale=0.3)
