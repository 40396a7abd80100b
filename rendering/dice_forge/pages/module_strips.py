"""The players in the picture of a module: names, points, positions, remaining steps."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import possessions
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules import golems
from rendering.dice_forge.modules.view import ModuleView, Mover, steps_left

CHIP = 54
"""Height of the chip that says what a space of the track is worth."""
ROOMY = 700
"""From this width on there is room for what a player has."""
STORES = 446
"""Where that begins, from the right."""


def boxes(players: int, top: int, height: int) -> list[Box]:
    """One strip for each player, side by side."""
    wide = (theme.WIDTH - 2 * theme.MARGIN - (players - 1) * theme.GUTTER) // players
    return [Box(theme.MARGIN + at * (wide + theme.GUTTER), top, wide, height) for at in range(players)]


def draw(sheet: Sheet, view: ModuleView, top: int, height: int) -> None:
    """Put every player's strip on the sheet."""
    for mover, box in zip(view.movers, boxes(len(view.movers), top, height), strict=True):
        hero, table = mover.hero, view.table
        sheet.stamp(
            _plate(box.width, box.height, hero.look.colour, hero.number in table.asked_seats), box.left, box.top
        )
        sign = possessions.turn_sign(table, hero)
        left = box.left + (46 if sign else 0)
        sheet.centre(pieces.mark(hero.look, 40), left + 32, box.top + 34)
        right = box.left + box.width - (STORES + 26 if box.width >= ROOMY else 104)
        room = right - left - 64
        sheet.write(hero.name, left + 60, box.top + 49, Lettering(theme.READ, theme.WHITE, "extra"), fit=Fit(room))
        if sign:
            sheet.centre(sign, box.left + 34, box.top + 34)
        sheet.centre(pieces.points(hero.points, 96), box.left + box.width - 54, box.top + box.height / 2)
        if box.width >= ROOMY:
            _stores(sheet, mover, box.left + box.width - STORES, box.top + box.height / 2)
        if view.module == "goddess":
            _in_labyrinth(sheet, mover, box)
        else:
            _on_track(sheet, mover, box)


@lru_cache(32)
def _plate(wide: int, high: int, colour: str, is_asked: bool) -> Sprite:
    """The stone under a player's strip, light for who is asked, with an edge in the player's colour."""
    markup = rect(0, 0, wide, high, 0, palette.QUAY if is_asked else palette.LINES)
    markup += rect(0, 0, wide, 5, 0, palette.QUAY_EDGE if is_asked else palette.LINES_RULE)
    return Sprite(markup + rect(0, 0, 7, high, 0, colour), wide, high)


def _stores(sheet: Sheet, mover: Mover, x: float, y: float) -> None:
    """Gold and shards, for those spaces where one pays."""
    for at, kind in enumerate(("gold", "sun", "moon")):
        sheet.centre(pieces.resource(kind, 52), x + at * 125, y)
        sheet.write(str(mover.hero.store[kind]), x + at * 125 + 34, y + 15, Lettering(theme.READ, theme.WHITE, "black"))


def _in_labyrinth(sheet: Sheet, mover: Mover, box: Box) -> None:
    """How many steps are left to the Goddess on the shortest way, and the steps of this turn; or her points."""
    y = box.top + 90
    sheet.centre(golems.golem(mover.hero.look, 50), box.left + 34, y - 4)
    left, x = steps_left(mover.space), box.left + 66.0
    if left:
        x += sheet.write(f"{left}→", x, y + 13, Lettering(theme.READ, theme.WHITE, "black")) + 14
    sheet.centre(pieces.resource("vp", 64), x + 32, y - 4)
    sheet.figure(SPACES[GODDESS].gains["vp"], x + 32, y - 4, theme.READ, theme.WHITE, halo=True)
    if mover.has_moved:
        back = sum(target in SPACES[start].backward for start, target in pairwise(mover.way))
        forward = len(mover.way) - 1 - back
        steps_text = " ".join(f"{sign}{steps}" for sign, steps in (("+", forward), ("−", back)) if steps)
        room = box.left + box.width - (STORES + 26 if box.width >= ROOMY else 112) - x - 76
        sheet.write(steps_text, x + 76, y + 13, Lettering(theme.READ, palette.NEW, "black"), fit=Fit(room))


def _on_track(sheet: Sheet, mover: Mover, box: Box) -> None:
    """What the marker's space is worth, and the ancient shards; the steps of this turn lie on the track."""
    y = box.top + 88
    chip = pieces.marked_space(mover.hero.track_vp, CHIP)
    sheet.centre(chip, box.left + 14 + chip.width / 2, y)
    x = max(box.left + 30.0 + chip.width, box.left + 150.0)
    sheet.centre(pieces.resource("ancient", 52), x + 24, y)
    x += 52
    x += sheet.write(str(mover.ancient), x, y + 15, Lettering(theme.READ, theme.WHITE, "black"))
    sheet.write(f"/{mover.most_ancient}", x + 1, y + 15, Lettering(theme.READ, theme.MUTED))
