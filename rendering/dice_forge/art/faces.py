"""The die faces, each drawn around the origin in a box of 100 x 100."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.faces import FACES, Face
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.svg import gradient, group, path
from rendering.canvas.text import figure
from rendering.dice_forge.art import drawn_things, emblems, forest_faces, plates

_PLACES = {
    2: ((-19, -19, 54), (20, 20, 54)),
    3: ((-20.5, -20.5, 47), (-20.5, 21.5, 47), (21.5, 21.5, 47)),
    4: ((-21, -21, 45), (21, -21, 45), (-21, 21, 45), (21, 21, 45)),
}
"""Middles and sizes of the symbols on a face with several."""
_JOINTS = {2: (24, -24, 36), 3: (22, -22, 38), 4: (0, 0, 24)}
"""Middle and size of the sign between them: all of it, or one of it."""


@cache
def face(face_id: str) -> str:
    """A face. Raises KeyError when there is no such face."""
    design = FACES[face_id]
    return _KINDS[design.kind](design)


def _yields(design: Face) -> str:
    """What a face gives: one large symbol, or several with the sign for all of them or one of them."""
    gains = tuple(design.gains.items())
    if len(gains) == 1:
        kind, amount = gains[0]
        return plates.plate() + group(emblems.resource(kind, amount), scale=0.88 if kind == "vp" else 0.84)
    choice = design.kind == "choice"
    drawn = plates.plate()
    if choice and len(gains) == 2:
        drawn += path("M-40 40L40 -40", "none", theme.INK, 3.5, 0.45)
    for (kind, amount), (x, y, size) in zip(gains, _PLACES[len(gains)], strict=True):
        drawn += group(emblems.resource(kind, amount), x, y, size / 100)
    return drawn + plates.joint(choice, *_JOINTS[len(gains)])


def _triple(design: Face) -> str:
    return plates.plate("dark", theme.PURPLE_LIGHT) + figure("×3", 0, 0, 66, theme.GOLD_LIGHT)


def _mirror(design: Face) -> str:
    return plates.plate("teal", theme.TEAL_LIGHT) + group(drawn_things.mirror(theme.INK, theme.TEAL_LIGHT), 0, 2, 0.84)


def _ship(design: Face) -> str:
    drawn = plates.plate("purple", theme.PURPLE_LIGHT) + group(
        drawn_things.ship(theme.IVORY, theme.PURPLE), -5, -9, 0.72
    )
    return drawn + group(emblems.resource("gold", f"−{design.discount}"), 23, 24, 0.46)


def _boar(design: Face) -> str:
    drawn = plates.plate() + plates.upper_half(plates.ground(design))
    drawn += icon("boar", 0, -19, 52, theme.INK, initial="B")
    (left, first), (right, second) = design.gains.items()
    drawn += group(emblems.resource(left, first), -22, 23, 0.38) + group(emblems.resource(right, second), 22, 23, 0.38)
    return drawn + plates.joint(True, 0, 23, 21)


def _shield(design: Face) -> str:
    """What it gives alone below, and in the shield's colour what it gives to a die that shows the same."""
    colour = plates.ground(design)
    drawn = plates.plate() + path("M-36 -43.5H33A10.5 10.5 0 0 1 43.5 -33V36Z", gradient(colour), theme.INK, 2.5)
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
    "chaos": forest_faces.chaos,
    "misfortune": forest_faces.misfortune,
    "golem": forest_faces.golem,
}
