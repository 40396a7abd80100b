"""The die faces, each drawn around the origin in a box of 100 x 100."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.faces import FACES, Face
from rendering import theme
from rendering.dice_forge import emblems, things
from rendering.icons import icon
from rendering.svg import circle, gradient, group, path, rect
from rendering.text import figure, write

COLOURS = {"red": "sun", "blue": "moon", "yellow": "gold", "green": "glory"}
"""The ground of each colour that boars and shields have."""
_PLACES = {
    2: ((-19, -19, 54), (20, 20, 54)),
    3: ((-20.5, -20.5, 47), (-20.5, 21.5, 47), (21.5, 21.5, 47)),
    4: ((-21, -21, 45), (21, -21, 45), (-21, 21, 45), (21, 21, 45)),
}
"""Middles and sizes of the symbols on a face with several."""
_JOINTS = {2: (24, -24, 36), 3: (22, -22, 38), 4: (0, 0, 24)}
"""Middle and size of the sign between them: all of it, or one of it."""


def colour_of(face: Face) -> str:
    """The colour of a boar or a shield."""
    return face.id.rpartition("_")[2]


@cache
def face(face_id: str) -> str:
    """A face. Raises KeyError when there is no such face."""
    design = FACES[face_id]
    return _KINDS[design.kind](design)


def _plate(fill: str = "ivory", edge: str = theme.STONE_EDGE) -> str:
    return (
        rect(-49, -47, 98, 98, 15, theme.SHADOW, opacity=0.45)
        + rect(-49, -49, 98, 98, 15, gradient(fill), theme.INK, 3.4)
        + rect(-44.5, -44.5, 89, 89, 11.5, "none", edge, 2.2)
    )


def _joint(choice: bool, x: float, y: float, size: float) -> str:
    if choice:
        mark = circle(0, 0, 50, theme.INK, theme.IVORY, 9) + write("?", 0, 33, 92, theme.GOLD, "black", "middle")
    else:
        mark = circle(0, 0, 50, theme.IVORY, theme.INK, 9) + group(emblems.sign("plus", theme.INK), scale=0.84)
    return group(mark, x, y, size / 100)


def _yields(design: Face) -> str:
    """What a face gives: one large symbol, or several with the sign for all of them or one of them."""
    gains = tuple(design.gains.items())
    if len(gains) == 1:
        kind, amount = gains[0]
        return _plate() + group(emblems.resource(kind, amount), scale=0.88 if kind == "vp" else 0.84)
    choice = design.kind == "choice"
    drawn = _plate()
    if choice and len(gains) == 2:
        drawn += path("M-40 40L40 -40", "none", theme.INK, 3.5, 0.45)
    for (kind, amount), (x, y, size) in zip(gains, _PLACES[len(gains)], strict=True):
        drawn += group(emblems.resource(kind, amount), x, y, size / 100)
    return drawn + _joint(choice, *_JOINTS[len(gains)])


def _triple(design: Face) -> str:
    return _plate("dark", theme.PURPLE_LIGHT) + figure("×3", 0, 0, 66, theme.GOLD_LIGHT)


def _mirror(design: Face) -> str:
    return _plate("teal", theme.TEAL_LIGHT) + group(things.mirror(theme.INK, theme.TEAL_LIGHT), 0, 2, 0.84)


def _ship(design: Face) -> str:
    drawn = _plate("purple", theme.PURPLE_LIGHT) + group(things.ship(theme.IVORY, theme.PURPLE), -5, -9, 0.72)
    return drawn + group(emblems.resource("gold", f"−{design.discount}"), 23, 24, 0.46)


def _boar(design: Face) -> str:
    colour = COLOURS[colour_of(design)]
    drawn = _plate() + path("M-43 4V-33A10 10 0 0 1 -33 -43H33A10 10 0 0 1 43 -33V4Z", gradient(colour), theme.INK, 2.5)
    drawn += icon("boar", 0, -19, 52, theme.INK, initial="B")
    (left, first), (right, second) = design.gains.items()
    drawn += group(emblems.resource(left, first), -22, 23, 0.38) + group(emblems.resource(right, second), 22, 23, 0.38)
    return drawn + _joint(True, 0, 23, 21)


def _shield(design: Face) -> str:
    """What it gives alone below, and in the shield's colour what it gives to a die that shows the same."""
    colour = COLOURS[colour_of(design)]
    drawn = _plate() + path("M-36 -43.5H33A10.5 10.5 0 0 1 43.5 -33V36Z", gradient(colour), theme.INK, 2.5)
    (kind, amount), (_, reward) = next(iter(design.gains.items())), next(iter(design.match.items()))
    drawn += group(emblems.resource(kind), 30, 14, 0.22)
    drawn += group(emblems.resource("vp", reward), 15, -17, 0.5)
    return drawn + group(emblems.resource(kind, amount), -20, 20, 0.46)


_KINDS: dict[str, Callable[[Face], str]] = {
    "gain": _yields,
    "choice": _yields,
    "triple": _triple,
    "mirror": _mirror,
    "ship": _ship,
    "boar": _boar,
    "shield": _shield,
}
