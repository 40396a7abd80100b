"""The Titans' track: spaces with their points, zones with their effects, special paths, markers, this turn's steps."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.titan_track import CENTRE, TRACK, ZONES, Space
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.symbols import mark
from rendering.canvas.text import Lettering, figure, width
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.modules import paths, stonework, titan_zones
from rendering.dice_forge.modules.titan_layout import (
    BAND,
    BOX,
    EDGES,
    PLACES,
    RADIUS,
    TOKEN,
    Edge,
    between,
    marker,
    zone_box,
)
from rendering.dice_forge.modules.view import ModuleView
from rendering.translations import Translations

LINE, BED = 9, 18
RISE = 12
"""How much higher the rock of each zone is than that of the zone before it."""


@cache
def ground() -> str:
    """Everything that never changes: the rock face in zones, ways, spaces and their points."""
    markup = rect(*BOX, 0, palette.SKY) + rect(BOX.left, titan_zones.TOP - 6, BOX.width, BOX.height, 0, palette.LINES)
    for at, zone in enumerate(ZONES):
        box, drop = zone_box(zone), RISE * (len(ZONES) - 1 - at)
        markup += group(stonework.face(zone, box.width, box.height - drop, at), box.left, box.top + drop)
    for edge in EDGES:
        markup += path(between(edge.start, edge.target).line, "none", theme.INK, BED)
    for edge in EDGES:
        markup += _way(edge)
    return markup + "".join(group(_space(space), *PLACES[space.id]) for space in TRACK.values())


def _way(edge: Edge) -> str:
    route = between(edge.start, edge.target)
    colour = theme.LAPIS_LIGHT if edge.special else palette.PAVING[True].ink
    markup = path(route.line, "none", colour, LINE)
    return markup if edge.both else markup + paths.arrow(route, theme.WHITE if edge.special else theme.IVORY, 0.9)


def _space(space: Space, letters: float = theme.READ) -> str:
    """A space: a stone on the rock face, pale on the gods' side; its points in letters of this size."""
    tone, lit, side = palette.LEDGES[(space.vp > 0) - (space.vp < 0)]
    markup = circle(4, 8, RADIUS, palette.SHADE, opacity=0.45) + circle(1, 5, RADIUS, side, theme.INK, 3)
    markup += circle(0, 0, RADIUS, tone, theme.INK, 3)
    if space.path == "special":
        markup += circle(0, 0, RADIUS - 5, "none", theme.LAPIS, 5)
    else:
        markup += path("M-32 18A36 36 0 0 1 18 -32", "none", lit, 3)
    ink, halo = (theme.INK, None) if space.vp > 0 else (theme.WHITE, theme.INK)
    return markup + figure(f"{space.vp}".replace("-", "−"), 0, 0, letters, ink, halo)


def draw(sheet: Sheet, view: ModuleView, words: Translations) -> None:
    """Put everything that changes on the sheet, and the words."""
    _heading(sheet, words)
    for zone in ZONES:
        titan_zones.draw(sheet, zone, words)
    for (start, target), colours in paths.steps(view.movers).items():
        paths.stamp(sheet, paths.gone_way(between(start, target), colours, BED))
    for space, colours in paths.left_spaces(view.movers).items():
        sheet.centre(paths.trace(colours, RADIUS), *PLACES[space])
    for space in TRACK:
        movers = view.on(space)
        if movers:
            sheet.centre(paths.ring(tuple(mover.hero.look.colour for mover in movers), RADIUS), *PLACES[space])
        for at, mover in enumerate(movers):
            sheet.centre(marker_sprite(mover.hero.look), *marker(space, at, len(movers)))


def _heading(sheet: Sheet, words: Translations) -> None:
    """Where the track leads, and what leads there; between both, that its points count at the end."""
    middle, last = BAND.top - 29, BAND.left + BAND.width
    sheet.centre(_points_to(180, theme.TITAN), BAND.left + 28, middle)
    wide = sheet.write(
        words("diceforge-picture-rebellion"), BAND.left + 54, middle + 15, Lettering(theme.READ, theme.TITAN, "title")
    )
    sheet.centre(_sign("ancient"), BAND.left + 54 + wide + 36, middle)
    left = BAND.left + 54 + wide + 80
    sheet.centre(_points_to(0, theme.IVORY), last - 28, middle)
    wide = sheet.write(
        words("diceforge-picture-gods"), last - 54, middle + 15, Lettering(theme.READ, theme.IVORY, "title"), "end"
    )
    sheet.centre(_sign("loyalty"), last - 54 - wide - 36, middle)
    right = last - 54 - wide - 80
    at_the_end = words("diceforge-picture-at-the-end")
    wide = width(at_the_end, theme.READ)
    if wide + 84 > right - left:
        at_the_end, wide = "", 0
    x = min(max(PLACES[CENTRE][0], left + wide / 2 + 42), right - wide / 2 - 42) - wide / 2
    sheet.centre(pieces.points("±", 70), x - 2, middle)
    sheet.write(at_the_end, x + 42, middle + 15, Lettering(theme.READ, theme.MUTED))


@cache
def _points_to(turn: float, colour: str) -> Sprite:
    return centre(group(emblems.sign("arrow", colour), turn=turn), 40, scale=0.38)


@cache
def _sign(kind: str) -> Sprite:
    return centre(emblems.resource(kind), 52, scale=0.5)


@cache
def space_sprite(space: int, size: int) -> Sprite:
    """A space of the track on its own."""
    scale = size / (2 * RADIUS)
    return centre(_space(TRACK[space], theme.READ / scale), size + 20, scale=scale)


@cache
def marker_sprite(look: theme.Side) -> Sprite:
    """A side's marker on the track."""
    return centre(mark(look), TOKEN + 6, scale=TOKEN / 100)
