"""Ways between spaces and moves on them: stripes, arrows, rings in the players' colours."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, number, path
from rendering.dice_forge.modules.view import Mover

MARGIN = 24
ARROW = 26
"""How long an arrow is with what surrounds it; on shorter ways it is smaller."""


class Way(NamedTuple):
    """What can be seen of the way between two spaces: where it leaves the first, where it reaches the second."""

    x: float
    y: float
    to_x: float
    to_y: float

    @property
    def line(self) -> str:
        """The way as a path."""
        return f"M{number(self.x)} {number(self.y)}L{number(self.to_x)} {number(self.to_y)}"


class Placed(NamedTuple):
    """A sprite with the place of its top left corner."""

    sprite: Sprite
    left: float
    top: float


def way(start: tuple[float, float], leaves: float, target: tuple[float, float], reaches: float) -> Way:
    """The way between two middles; so much of it is covered by the first space, so much by the second."""
    (x, y), (to_x, to_y) = start, target
    long = math.hypot(to_x - x, to_y - y)
    right, down = (to_x - x) / long, (to_y - y) / long
    last = long - reaches
    return Way(x + right * leaves, y + down * leaves, x + right * last, y + down * last)


def arrow(route: Way, colour: str = theme.IVORY, size: float = 1.0) -> str:
    """The direction of a way, in its middle."""
    turn = math.degrees(math.atan2(route.to_y - route.y, route.to_x - route.x))
    head = path("M-10 -14L13 0L-10 14L-4 0Z", colour, theme.INK, 4)
    return group(head, (route.x + route.to_x) / 2, (route.y + route.to_y) / 2, size, turn)


def place_on(markup: str, route: Way) -> Placed:
    """A drawing on a way as a sprite with a margin around it."""
    left, top = min(route.x, route.to_x) - MARGIN, min(route.y, route.to_y) - MARGIN
    wide, high = abs(route.to_x - route.x) + 2 * MARGIN, abs(route.to_y - route.y) + 2 * MARGIN
    return Placed(Sprite(group(markup, -left, -top), math.ceil(wide), math.ceil(high)), left, top)


@lru_cache(128)
def gone_way(route: Way, colours: tuple[str, ...], broad: float) -> Placed:
    """A way that was gone in this turn, a stripe for each who went it."""
    long = math.hypot(route.to_x - route.x, route.to_y - route.y)
    across_x, across_y = -(route.to_y - route.y) / long, (route.to_x - route.x) / long
    stripe = broad / len(colours)
    markup = path(route.line, "none", theme.INK, broad + 8, cap="butt")
    for at, colour in enumerate(colours):
        shift = (at - (len(colours) - 1) / 2) * stripe
        x, y = across_x * shift, across_y * shift
        parallel = Way(route.x + x, route.y + y, route.to_x + x, route.to_y + y)
        markup += path(parallel.line, "none", colour, stripe, cap="butt")
    return place_on(markup + arrow(route, theme.WHITE, min(1.0, long / ARROW)), route)


def steps(movers: Iterable[Mover]) -> dict[tuple[int, int], tuple[str, ...]]:
    """The steps of this turn with the colours of those who took them."""
    seats_by_step: dict[tuple[int, int], dict[str, None]] = {}
    for mover in movers:
        for step in zip(mover.way, mover.way[1:], strict=False):
            seats_by_step.setdefault(step, {})[mover.hero.look.colour] = None
    return {step: tuple(colours) for step, colours in seats_by_step.items()}


def left_spaces(movers: Iterable[Mover]) -> dict[int, tuple[str, ...]]:
    """The spaces that were left in this turn, with the colours of those who left them."""
    traces: dict[int, dict[str, None]] = {}
    for mover in movers:
        for space in mover.way[:-1]:
            if space != mover.space:
                traces.setdefault(space, {})[mover.hero.look.colour] = None
    return {space: tuple(colours) for space, colours in traces.items()}


@lru_cache(128)
def ring(colours: tuple[str, ...], size: int) -> Sprite:
    """The ring around a space, a piece for each who stands on it."""
    return centre(circle(0, 0, size + 5, "none", theme.INK, 13) + _pieces(colours, size + 5, 8), 2 * size + 30)


@lru_cache(128)
def trace(colours: tuple[str, ...], size: int) -> Sprite:
    """The thin ring around a space that someone left in this turn."""
    return centre(_pieces(colours, size - 3, 5), 2 * size + 10)


def _pieces(colours: tuple[str, ...], size: int, line: float) -> str:
    """A ring in as many pieces as there are colours."""
    if len(colours) == 1:
        return circle(0, 0, size, "none", colours[0], line)
    markup = ""
    for at, colour in enumerate(colours):
        first, last = (math.radians(-180 + 360 * part / len(colours)) for part in (at, at + 1))
        start = f"{number(size * math.cos(first))} {number(size * math.sin(first))}"
        end = f"{number(size * math.cos(last))} {number(size * math.sin(last))}"
        markup += path(f"M{start}A{size} {size} 0 0 1 {end}", "none", colour, line, cap="butt")
    return markup


def stamp(sheet: Sheet, piece: Placed) -> None:
    """Put a placed sprite on the sheet."""
    sheet.stamp(piece.sprite, piece.left, piece.top)
