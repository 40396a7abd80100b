"""A module for small screens: the spaces before a golem in the labyrinth, or around a marker on the Titans' track."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import TRACK
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering, wrap_text
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.modules import golems, labyrinth, labyrinth_spaces, titan_track
from rendering.dice_forge.modules.view import ModuleView, Mover, steps_left
from rendering.dice_forge.view import HeroView
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.translations import Translations

HEADING, ROW = 66, 150
SIGN, STEPS = 124, 6
"""How large a space is drawn, and how many stand in a row."""
CIRCLE, AROUND = 112, 3
"""How large a space of the track is drawn, and how many stand on each side of the marker."""
TEXT = theme.PHONE_READ


def block(view: ModuleView, hero: HeroView, words: Translations) -> Block:
    """The surroundings of a player in the module, and how the others stand."""
    mover = view.movers[hero.number]
    return _labyrinth(view, mover, words) if view.module == "goddess" else _track(view, mover, words)


def heading(sheet: Sheet, view: ModuleView, top: float, words: Translations) -> None:
    """The module's name, and how everyone stands in it."""
    title = words(f"diceforge-picture-short-{view.module}")
    x = MARGIN + 24 + sheet.write(title, MARGIN + 22, top + 48, Lettering(theme.PHONE_READ, theme.IVORY, "extra")) + 40
    pitch = (MARGIN + INNER - 20 - x) / len(view.movers)
    for at, mover in enumerate(view.movers):
        left = x + at * pitch
        sheet.centre(pieces.mark(mover.hero.look, 52), left + 24, top + 36)
        is_track = view.module == "titans"
        worth = f"{TRACK[mover.space].vp}".replace("-", "−") if is_track else str(steps_left(mover.space))
        long = sheet.write(worth, left + 54, top + 50, Lettering(theme.PHONE_READ, theme.WHITE, "black"))
        if not is_track:
            sheet.centre(golems.to_the_end(46), left + 54 + long + 27, top + 36)


# The labyrinth


def _paths(space: int) -> list[list[int]]:
    """The ways on from a space, each up to the next fork."""
    ways = []
    for target in SPACES[space].forward:
        way = [target]
        while way[-1] != GODDESS and len(SPACES[way[-1]].forward) == 1 and len(way) < STEPS - 1:
            way.append(SPACES[way[-1]].forward[0])
        ways.append(way)
    return ways


def _labyrinth(view: ModuleView, mover: Mover, words: Translations) -> Block:
    paths = _paths(mover.space) or [[]]
    open_spaces = view.fork_spaces.get(mover.hero.number, ())

    def draw(sheet: Sheet, top: float) -> None:
        heading(sheet, view, top, words)
        pitch = (INNER - 30) / STEPS
        for at, way in enumerate(paths):
            middle = top + HEADING + (at + 0.5) * ROW
            _space(sheet, view, mover.space, MARGIN + 16 + pitch / 2, middle, at == 0)
            for step, space in enumerate(way, start=1):
                x = MARGIN + 16 + (step + 0.5) * pitch
                sheet.centre(pieces.sign("arrow", 72, palette.PAVING[True].top), x - pitch / 2, middle)
                if space in open_spaces and step == 1:
                    sheet.centre(labyrinth.halo(SIGN // 2), x, middle)
                _space(sheet, view, space, x, middle, True)

    return Block(HEADING + ROW * len(paths) + 8, draw, theme.PURPLE)


def _space(sheet: Sheet, view: ModuleView, space: int, x: float, middle: float, is_lit: bool) -> None:
    """A space with the pieces that stand on it."""
    if not is_lit:
        return
    sheet.centre(_sign(space), x, middle)
    if space in view.open_treasures:
        sheet.centre(labyrinth.token(view.open_treasures[space], True, 76), x, middle + 14)
    for at, mover in enumerate(view.on(space)):
        sheet.centre(golems.golem(mover.hero.look, 56), x + 44 - at * 40, middle + 44)


@cache
def _sign(space: int) -> Sprite:
    radius = labyrinth_spaces.radius(space)
    size = 56 if radius < 30 else SIGN
    return centre(labyrinth_spaces.scaled_space(space, size / (2 * radius)), SIGN + 8)


# The Titans' track


def _track(view: ModuleView, mover: Mover, words: Translations) -> Block:
    zone = TRACK[mover.space].zone
    lines = wrap_text(words(f"diceforge-zone-{zone.id}-text"), TEXT, INNER - 48, "bold")

    def draw(sheet: Sheet, top: float) -> None:
        heading(sheet, view, top, words)
        count = 2 * AROUND + 1
        pitch = (INNER - 24) / count
        first = min(max(mover.space - AROUND, min(TRACK)), max(TRACK) - count + 1)
        for at, space in enumerate(range(first, first + count)):
            x, middle = MARGIN + 12 + (at + 0.5) * pitch, top + HEADING + 108
            sheet.centre(_ground(TRACK[space].zone.id, round(pitch), 190), x, top + HEADING + 92)
            if space == mover.space:
                sheet.centre(labyrinth.halo(CIRCLE // 2 - 4, theme.WHITE), x, middle)
            sheet.centre(titan_track.space_sprite(space, CIRCLE), x, middle)
            for number, other in enumerate(view.on(space)):
                sheet.centre(
                    pieces.mark(other.hero.look, 52),
                    x + (number - (len(view.on(space)) - 1) / 2) * 34,
                    top + HEADING + 26,
                )
        for at, line in enumerate(lines):
            sheet.write(line, MARGIN + 24, top + HEADING + 226 + at * (TEXT + 6), Lettering(TEXT, theme.TEXT))

    return Block(HEADING + 200 + len(lines) * (TEXT + 6) + 14, draw, theme.PURPLE)


@cache
def _ground(zone: str, wide: int, high: int) -> Sprite:
    return Sprite(rect(0, 0, wide, high, fill=palette.CLIFFS[zone].front), wide, high)
