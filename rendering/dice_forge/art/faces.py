"""The die faces, each drawn around the origin in a box of 100 x 100."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.faces import FACES, Face
from rendering import theme
from rendering.canvas.svg import circle, group, path, star
from rendering.canvas.text import figure
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, plates
from rendering.dice_forge.art.scenes.beasts import boar
from rendering.dice_forge.art.silhouettes import silhouette

_PLACES = {
    2: ((-19, -19, 54), (20, 20, 54)),
    3: ((-20.5, -20.5, 47), (-20.5, 21.5, 47), (21.5, 21.5, 47)),
    4: ((-22, -22, 44), (22, -22, 44), (-22, 22, 44), (22, 22, 44)),
}
"""Middles and sizes of the symbols on a face with several."""
_JOINTS = {2: (24, -24, 36), 3: (22, -22, 38), 4: (0, 0, 28)}
"""Middle and size of the sign between them: all of it, or one of it."""

GOLEMS = {"golem_moon": ("lapis", "moon_golem"), "golem_sun": ("terracotta", "sun_golem")}
"""Ground and silhouette of the golems' faces."""


LEAST = 34
"""Letters of a number at least, so that it is read on the cube of a board."""


def numbered_resource(kind: str, amount: object, x: float, y: float, size: float) -> str:
    """A resource of this size with its number, whose letters are not below ``LEAST``."""
    letters = max(LEAST, emblems.FIGURES.get(len(str(amount)), emblems.SMALL_FIGURE) * size / 100)
    shift = emblems.SHIFTS.get(kind, (0, 0))
    place = (x + shift[0] * size / 100, y + shift[1] * size / 100)
    return group(emblems.resource(kind), x, y, size / 100) + figure(amount, *place, letters)


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
    markup = plates.plate()
    if choice and len(gains) == 2:
        markup += path("M-40 40L40 -40", "none", theme.INK, 3.5, 0.45)
    for (kind, amount), (x, y, size) in zip(gains, _PLACES[len(gains)], strict=True):
        markup += numbered_resource(kind, amount, x, y, size)
    return markup + plates.joint(choice, *_JOINTS[len(gains)])


def _triple(design: Face) -> str:
    return plates.plate("dark") + figure("×3", 0, 0, 66, theme.GOLD_LIGHT)


def _mirror(design: Face) -> str:
    return plates.plate("teal") + group(silhouette("mirror_of_the_abyss", theme.INK, theme.TEAL_LIGHT), 0, 2, 0.84)


def _ship(design: Face) -> str:
    markup = plates.plate("purple") + group(silhouette("celestial_ship", theme.IVORY, theme.PURPLE), -5, -9, 0.72)
    return markup + numbered_resource("gold", f"−{design.discount}", 21, 24, 46)


def _boar(design: Face) -> str:
    markup = plates.plate() + plates.upper_half(plates.ground(design))
    markup += group(boar(theme.INK, plates.light(design)), 0, -3, 0.54)
    (left, first), (right, second) = design.gains.items()
    markup += numbered_resource(left, first, -24.5, 24, 40) + numbered_resource(right, second, 24.5, 24, 40)
    return markup + plates.joint(True, 0, 8, 28)


def _shield(design: Face) -> str:
    """What it gives alone below, and in the shield's colour what it gives to a die that shows the same."""
    tone = palette.PLATES[plates.ground(design)].ground
    markup = plates.plate() + path("M-36 -43.5H33A10.5 10.5 0 0 1 43.5 -33V36Z", tone, theme.INK, 2.5)
    (kind, amount), (_, reward) = next(iter(design.gains.items())), next(iter(design.match.items()))
    markup += group(emblems.resource(kind), 27.5, 17, 0.33)
    markup += numbered_resource("vp", reward, 13, -21, 48)
    return markup + numbered_resource(kind, amount, -20, 20, 46)


def _chaos(design: Face) -> str:
    """What it gives below; behind the jagged line, in its colour, what comes on top if the other die gives the kind."""
    line = "M-36 -43.5L-25 -35L-22 -24L-10 -19L-8 -7L5 -3L7 9L20 13L23 25L34 28L43.5 36"
    markup = plates.plate() + path(
        f"{line}V-33A10.5 10.5 0 0 0 33 -43.5Z", palette.PLATES[plates.ground(design)].ground
    )
    markup += path(line, "none", theme.INK, 4.6) + path(line, "none", theme.LOYALTY_LIGHT, 1.6)
    ((kind, amount),) = design.gains.items()
    more = {other: number for other, number in design.match.items() if other not in design.gains}
    for other, number in more.items():
        markup += numbered_resource(other, f"+{number}", 16, -22, 48)
    markup += circle(26, 19, 17, theme.IVORY, theme.INK, 2.4) + group(emblems.resource(design.on), 26, 19, 0.33)
    return markup + numbered_resource(kind, amount, -21, 18, 50)


def _misfortune(design: Face) -> str:
    """The broken mirror of the owner's colour above; below, the kinds of which the bearer gets one."""
    markup = plates.plate() + plates.upper_half(plates.ground(design))
    markup += group(silhouette("mirror_of_misfortune", theme.INK, plates.light(design)), 0, -22, 0.44)
    (left, first), (right, second) = design.gains.items()
    markup += numbered_resource(left, first, -24.5, 22, 44) + numbered_resource(right, second, 24.5, 22, 44)
    return markup + plates.joint(True, 0, 9, 28)


def _golem(design: Face) -> str:
    """A golem that goes this many steps, and half of the star that both golems' faces make together."""
    ground, name = GOLEMS[design.id]
    cut = theme.LAPIS_LIGHT if ground == "lapis" else theme.TERRACOTTA_LIGHT
    markup = plates.plate(ground) + group(silhouette(name, theme.INK, cut), 0, -9, 0.7)
    pill = path("M-25 -15H25A15 15 0 0 1 25 15H-25A15 15 0 0 1 -25 -15Z", theme.NIGHT_PILL, theme.INK, 2)
    steps = figure(f"+{design.steps}", -13, 0, LEAST, theme.GOLD_LIGHT, None)
    arrow = path("M12 -9L30 0L12 9Z", theme.GOLD, theme.INK, 2)
    return markup + group(pill + steps + arrow, 0, 29) + _half_star(design)


def _half_star(design: Face) -> str:
    """The celestial star at the top, half of it bright: each golem's face has the other half."""
    whole = path(star(4, 14, 4.9), theme.PURPLE, theme.INK, 2.4)
    half = "M0 -14L3.5 -3.5L14 0L3.5 3.5L0 14Z"
    bright = path(half, theme.WHITE)
    own_half = bright if design.id == "golem_sun" else f'<g transform="scale(-1 1)">{bright}</g>'
    return group(whole + own_half, 31, -31)


_KINDS: dict[str, Callable[[Face], str]] = {
    "gain": _yields,
    "choice": _yields,
    "triple": _triple,
    "mirror": _mirror,
    "ship": _ship,
    "boar": _boar,
    "shield": _shield,
    "chaos": _chaos,
    "misfortune": _misfortune,
    "golem": _golem,
}
