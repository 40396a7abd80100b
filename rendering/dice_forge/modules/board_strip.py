"""The module on the board itself: the spaces before the golem of who is to act, or around the marker on the track."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import TRACK
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import rect
from rendering.dice_forge.art import pieces
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules import golems, labyrinth, labyrinth_spaces, titan_track
from rendering.dice_forge.modules.view import ModuleView, Mover, steps_left
from rendering.translations import Translations

BOX = Box(theme.MARGIN, theme.HEIGHT + 6, theme.WIDTH - 2 * theme.MARGIN, 96)
MORE = BOX.height + 18
"""How much higher a board with this strip is."""
TITLE = 250
"""Width of the title and of who is shown."""
OTHER = 112
"""Width of another player at the right end."""
SPACE, PITCH = 80, 112
AHEAD = 6
"""How many spaces are shown before a golem."""
AROUND = 4
"""How many spaces are shown on each side of a marker."""


def ground() -> str:
    """The strip's panel."""
    return scenery.panel(*BOX, tint=theme.PURPLE)


def draw(sheet: Sheet, view: ModuleView, seat: int, words: Translations) -> None:
    """Put the strip on the sheet for a seat, with how the others stand at its right end."""
    mover = view.movers[seat]
    middle = BOX.top + BOX.height / 2
    sheet.write(
        words(f"diceforge-picture-short-{view.module}"),
        BOX.left + 22,
        middle - 6,
        34,
        theme.GOLD,
        "extra",
        room=TITLE - 40,
        smallest=22,
    )
    _standing(sheet, view, mover, BOX.left + 22, middle + 24)
    others = [other for other in view.movers if other is not mover]
    for at, other in enumerate(reversed(others), start=1):
        _standing(sheet, view, other, BOX.left + BOX.width - 6 - at * OTHER, middle)
    room = BOX.width - TITLE - 24 - len(others) * OTHER
    if view.module == "goddess":
        _labyrinth(sheet, view, mover, BOX.left + TITLE, middle, room)
    else:
        _track(sheet, view, mover, BOX.left + TITLE, middle, room)


def _standing(sheet: Sheet, view: ModuleView, mover: Mover, left: float, y: float) -> None:
    """A player's mark, with the steps left to the Goddess or what the space on the track is worth."""
    worth = f"{TRACK[mover.space].vp}".replace("-", "−") if view.module == "titans" else f"{steps_left(mover.space)}→"
    sheet.centre(pieces.mark(mover.hero.look, 38), left + 19, y)
    sheet.write(worth, left + 46, y + 12, 34, theme.WHITE, "black")


def ways(space: int, most: int = AHEAD) -> list[list[int]]:
    """The ways on from a space, each up to the next fork; together as many spaces as are shown."""
    first = SPACES[space].forward
    found = []
    for target in first:
        way = [target]
        while way[-1] != GODDESS and len(SPACES[way[-1]].forward) == 1 and len(way) < most // len(first):
            way.append(SPACES[way[-1]].forward[0])
        found.append(way)
    return found


def _labyrinth(sheet: Sheet, view: ModuleView, mover: Mover, left: float, middle: float, room: float) -> None:
    offered = view.asked.get(mover.hero.number, ())
    shown = ways(mover.space)
    pitch = min(PITCH, room / (1.5 + sum(map(len, shown)) + 0.3 * len(shown)))
    x = left + pitch / 2
    _space(sheet, view, mover.space, x, middle)
    for way in shown:
        x += pitch * 0.3 * (len(shown) > 1)
        for step, space in enumerate(way):
            x += pitch
            sheet.centre(pieces.sign("arrow", 44, theme.MEANDER), x - pitch / 2, middle)
            if space in offered and not step:
                sheet.centre(labyrinth.halo(SPACE // 2 - 4), x, middle)
            _space(sheet, view, space, x, middle)


def _space(sheet: Sheet, view: ModuleView, space: int, x: float, middle: float) -> None:
    """A space of the labyrinth with the pieces that stand on it."""
    sheet.centre(_sign(space), x, middle)
    if space in view.opened:
        sheet.centre(labyrinth.token(view.opened[space], True, 50), x, middle + 8)
    for at, mover in enumerate(view.on(space)):
        sheet.centre(golems.golem(mover.hero.look, 42), x + 32 - at * 26, middle + 24)


@cache
def _sign(space: int) -> Sprite:
    radius = labyrinth_spaces.radius(space)
    size = 46 if radius < 30 else SPACE
    return centre(labyrinth_spaces.space(space), SPACE + 8, scale=size / (2 * radius))


def _track(sheet: Sheet, view: ModuleView, mover: Mover, left: float, middle: float, room: float) -> None:
    count = 2 * AROUND + 1
    pitch = min(PITCH, room / count)
    first = min(max(mover.space - AROUND, min(TRACK)), max(TRACK) - count + 1)
    for at, space in enumerate(range(first, first + count)):
        x = left + (at + 0.5) * pitch
        sheet.centre(_zone(TRACK[space].zone.id, round(pitch), BOX.height - 8), x, middle)
        sheet.centre(titan_track.space_sprite(space, 72), x, middle + 8)
        if space == mover.space:
            sheet.centre(labyrinth.halo(32), x, middle + 8)
        standing = view.on(space)
        for number, other in enumerate(standing):
            sheet.centre(pieces.mark(other.hero.look, 34), x + (number - (len(standing) - 1) / 2) * 24, middle - 30)


@cache
def _zone(zone: str, wide: int, high: int) -> Sprite:
    return Sprite(rect(0, 0, wide, high, fill=theme.ZONES[zone]), wide, high)
