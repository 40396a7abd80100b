"""The whole labyrinth for small screens: folded after its last fork, so that its spaces are large."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import path
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.modules import celestial_die, golems, labyrinth, labyrinth_spaces, paths
from rendering.dice_forge.modules.view import ModuleView
from rendering.templates.compact_page import MARGIN, Block

FOLD = 24
"""The first space of the lower part; only one way leads to it."""
PITCH, LANE, SCALE = 121, 136, 0.84
LINE, BED = 13, 24
GOLEM, TREASURE, THROWN, EXIT = 54, 72, 112, 30
_UPPER: Mapping[int, tuple[float, float]] = {
    **{number: (number - 1, 0) for number in range(3, 8)},
    **{2: (1, 0), 8: (7, 0), 1: (0, 1), 9: (1, 1), 10: (2, 1), 11: (3, 1), 12: (4, 1), 13: (7, 1)},
    **{14: (0, 2), 15: (1, 2), 16: (2, 2), 17: (3, 2), 23: (7, 2)},
    **{18: (3, 3), 19: (4, 3), 20: (5, 3), 21: (6, 3), 22: (7, 3)},
}
_LOWER: Mapping[int, tuple[float, float]] = {
    **{number: (number - 23.5, 0) for number in range(24, 31)},
    **{31: (7, 0.42), 32: (7, 1.1), 33: (6, 1.1), 34: (5.1, 1.1), 35: (4.3, 1.1), GODDESS: (2.9, 1.1)},
}
_CHEST = (5.5, 1.95)
"""Column and lane in the middle of the treasures, among the ways of the upper part."""


def blocks(view: ModuleView) -> list[Block]:
    """The part with forks, and below it the way to the Goddess."""
    upper = Block(4 * LANE + 12, lambda sheet, top: _upper(sheet, view, top), theme.PURPLE)
    lower = Block(2 * LANE + 40, lambda sheet, top: _part(sheet, view, top, _LOWER), theme.PURPLE)
    return [upper, lower]


def _place(column: float, lane: float, top: float) -> tuple[float, float]:
    return MARGIN + 10 + (column + 0.5) * PITCH, top + 4 + (lane + 0.5) * LANE


def _radius(space: int) -> float:
    return labyrinth_spaces.radius(space) * SCALE


def _upper(sheet: Sheet, view: ModuleView, top: float) -> None:
    _part(sheet, view, top, _UPPER)
    celestial_die.draw_thrown(sheet, view, MARGIN + 22, _place(0, 3, top)[1] + 6, THROWN, PITCH)
    x, y = _place(*_CHEST, top)
    for at, treasure in enumerate(TREASURES):
        middle = x + (at - (len(TREASURES) - 1) / 2) * (TREASURE + 8)
        if treasure in view.offered_treasures:
            sheet.centre(labyrinth.halo(TREASURE // 2), middle, y)
        is_taken = treasure in view.open_treasures.values()
        token = labyrinth.gone_treasure(treasure, TREASURE) if is_taken else labyrinth.token(treasure, False, TREASURE)
        sheet.centre(token, middle, y)


def _part(sheet: Sheet, view: ModuleView, top: float, grid: Mapping[int, tuple[float, float]]) -> None:
    """A part of the labyrinth: ways, spaces, and what changes on them."""
    places = {space: _place(*cell, top) for space, cell in grid.items()}
    steps = paths.steps(view.movers)
    for start, (x, y) in places.items():
        for target in SPACES[start].forward:
            to, reaches = (places[target], _radius(target)) if target in places else ((x + 2 * PITCH, y), 0.0)
            route = paths.way((x, y), _radius(start), to, reaches or 2 * PITCH - _radius(start) - EXIT)
            paths.stamp(sheet, _way(route, start, target, view, steps))
    if FOLD in places:
        x, y = places[FOLD]
        route = paths.way((x - _radius(FOLD) - EXIT, y), 0, (x, y), _radius(FOLD))
        paths.stamp(sheet, _plain(route, palette.PAVING[True].top))
    for space, (x, y) in places.items():
        sheet.centre(sign(space), x, y)
    for space, (x, y) in places.items():
        _marks(sheet, view, space, x, y)
    if GODDESS in places:
        x, y = places[GODDESS]
        sheet.centre(labyrinth.reward_sprite(view.is_rewarded), x, y + 40)


def _way(
    route: paths.Way, start: int, target: int, view: ModuleView, steps: dict[tuple[int, int], tuple[str, ...]]
) -> paths.Placed:
    if (start, target) in steps:
        return paths.gone_way(route, steps[start, target], BED)
    is_open = any(view.movers[seat].space == start and target in spaces for seat, spaces in view.fork_spaces.items())
    return _plain(route, theme.GOLD_LIGHT if is_open else palette.PAVING[True].top)


@cache
def _plain(route: paths.Way, colour: str) -> paths.Placed:
    markup = path(route.line, "none", theme.INK, BED) + path(route.line, "none", colour, LINE)
    return paths.place_on(markup + paths.arrow(route), route)


@cache
def sign(space: int) -> Sprite:
    """A space with what happens on it."""
    return centre(labyrinth_spaces.scaled_space(space, SCALE), round(2 * _radius(space)) + 16)


@cache
def _number(space: int) -> Sprite:
    return centre(labyrinth.label(space), 78, 50, scale=1.1)


def _marks(sheet: Sheet, view: ModuleView, space: int, x: float, y: float) -> None:
    """The opened treasure, the golems, and whether the space can be chosen."""
    radius = round(_radius(space))
    if space in view.open_treasures:
        sheet.centre(labyrinth.token(view.open_treasures[space], True, 66), x, y + 10)
    traces = paths.left_spaces(view.movers)
    if space in traces:
        sheet.centre(paths.trace(traces[space], radius), x, y)
    movers, is_target = view.on(space), space in view.targets
    if is_target:
        sheet.centre(labyrinth.halo(radius), x, y)
    elif movers:
        sheet.centre(paths.ring(tuple(mover.hero.look.colour for mover in movers), radius), x, y)
    if SPACES[space].effect:
        sheet.centre(_number(space), x, y + radius + 7)
    for mover, (right, down) in zip(movers, _corners(radius), strict=False):
        sheet.centre(golems.golem(mover.hero.look, GOLEM), x + right, y + down)
    if is_target:
        sheet.centre(pieces.asked_sign(46), x, y - radius + 4)


def _corners(radius: int) -> Iterable[tuple[float, float]]:
    """Where the golems on a space stand, one after the other."""
    far = max(radius * 0.86, 30)
    return ((far, -far), (-far, -far), (far, far), (-far, far))
