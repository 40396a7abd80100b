"""The whole Titans' track for small screens: in three rows, from the Rebellion to the gods."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby

from engine.dice_forge.data.titan_track import TRACK, ZONES
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.modules import celestial_die, paths, titan_track, titan_zones
from rendering.dice_forge.modules.titan_layout import EDGES, Edge
from rendering.dice_forge.modules.view import ModuleView
from rendering.templates.compact_page import INNER, MARGIN, Block

ROWS = (range(1, 13), range(13, 23), range(23, 32))
"""The spaces of each row; none of the leaps leads from one row to another."""
CIRCLE, HIGH, RULES, MARKER = 92, 228, 66, 46
CAUSE = 84
"""Width of the cause before a reward."""
LINE, BED = 9, 18
_UP = {"top": -44.0, "centre": 0.0, "bottom": 44.0}


def blocks(view: ModuleView) -> list[Block]:
    """A block for each row."""
    return [Block(HIGH + RULES, _drawer(view, row), theme.PURPLE) for row in ROWS]


def _drawer(view: ModuleView, row: range) -> Callable[[Sheet, float], None]:
    return lambda sheet, top: _row(sheet, view, row, top)


def _row(sheet: Sheet, view: ModuleView, row: range, top: float) -> None:
    pitch = (INNER - 44) / len(row)
    places = {
        space: (MARGIN + 22 + (at + 0.5) * pitch, top + HIGH / 2 + _UP[TRACK[space].row])
        for at, space in enumerate(row)
    }
    for zone, spaces in groupby(row, key=lambda space: TRACK[space].zone.id):
        ordered_spaces = list(spaces)
        left, wide = places[ordered_spaces[0]][0] - pitch / 2, round(pitch * len(ordered_spaces))
        sheet.stamp(_ground(zone, wide - 6, HIGH + RULES - 16), left + 3, top + 8)
        _rules(sheet, zone, left, wide, top + HIGH + RULES / 2 - 10)
        if not titan_zones.rules(ZONES[zone]):
            celestial_die.draw_thrown(sheet, view, left + 40, top + HIGH + RULES / 2 - 14, 72, 110)
    steps = paths.steps(view.movers)
    for edge in EDGES:
        if edge.start in places and edge.target in places:
            route = paths.way(places[edge.start], CIRCLE / 2, places[edge.target], CIRCLE / 2)
            paths.stamp(sheet, _way(route, edge))
    for (start, target), colours in steps.items():
        if start in places and target in places:
            route = paths.way(places[start], CIRCLE / 2, places[target], CIRCLE / 2)
            paths.stamp(sheet, paths.gone_way(route, colours, BED))
    for space, (x, y) in places.items():
        sheet.centre(sign(space), x, y)
    for space, (x, y) in places.items():
        movers = view.on(space)
        if movers:
            sheet.centre(paths.ring(tuple(mover.hero.look.colour for mover in movers), CIRCLE // 2), x, y)
        up = 1 if TRACK[space].row == "bottom" else -1
        for at, mover in enumerate(movers):
            aside = (at - (len(movers) - 1) / 2) * 40
            sheet.centre(pieces.mark(mover.hero.look, MARKER), x + aside, y + up * CIRCLE / 2)


def sign(space: int) -> Sprite:
    """A space with its points."""
    return titan_track.space_sprite(space, CIRCLE)


@cache
def _way(route: paths.Way, edge: Edge) -> paths.Placed:
    colour = theme.LAPIS_LIGHT if edge.special else palette.PAVING[True].top
    markup = path(route.line, "none", theme.INK, BED) + path(route.line, "none", colour, LINE)
    return paths.place_on(markup if edge.both else markup + paths.arrow(route, theme.IVORY, 0.9), route)


@cache
def _ground(zone: str, wide: int, high: int) -> Sprite:
    return Sprite(rect(0, 0, wide, high, 16, palette.CLIFFS[zone].front, opacity=0.85), wide, high)


def _rules(sheet: Sheet, zone: str, left: float, wide: float, middle: float) -> None:
    """What a zone does, in signs: the cause, and beside it the reward."""
    signs_of_rules = titan_zones.rules(ZONES[zone])
    pitch = wide / max(1, len(signs_of_rules))
    for at, rule in enumerate(signs_of_rules):
        x = left + (at + 0.5) * pitch
        gains = titan_zones.gains_sprite(tuple(rule.gains.items()))
        sheet.centre(titan_zones.cause_sprite(rule.cause), x - gains.width / 2, middle)
        sheet.centre(gains, x + CAUSE / 2, middle)
