"""Die faces for the size of text: at most two elements each, around the origin in a box of 100 x 100."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from engine.dice_forge.data.faces import FACES, Face
from rendering import theme
from rendering.canvas.svg import circle, group, number, path
from rendering.canvas.text import figure
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, faces, plates
from rendering.dice_forge.art.scenes.beasts import boar
from rendering.dice_forge.art.silhouettes import silhouette

FIRST, SECOND = (-19, -19), (19, 19)
"""Middles of two elements from the upper left to the lower right."""
LEFT_BELOW, RIGHT_ABOVE = (-18, 18), (17, -17)
SIZE = 66
"""How wide each of two elements is."""
_DIGITS = {1: 78, 2: 62}
_TONES = {
    "gold": theme.GOLD,
    "sun": theme.SUN_DISC,
    "moon": theme.MOON_DISC,
    "vp": theme.GLORY,
    "loyalty": theme.LOYALTY,
}


def small_face(face_id: str) -> str:
    """A face as it can be read at 22 pixels. Raises KeyError when there is no such face."""
    design = FACES[face_id]
    draw = _KINDS.get(design.kind)
    return draw(design) if draw else faces.face(face_id)


def bare_face(face_id: str) -> str:
    """A face where even two elements are too small to read: without numbers. Raises KeyError
    when there is no such face."""
    design = FACES[face_id]
    if design.kind not in _GROUNDS:
        return small_face(face_id)
    (kind, _), *_ = design.gains.items()
    return _GROUNDS[design.kind](design) + group(emblems.resource(kind), -12, 12, 0.62)


def resource_with_number(kind: str, amount: object, place: tuple[float, float] = (0, 0), size: float = SIZE) -> str:
    """A resource with a number that is larger than on a board."""
    letters = _DIGITS.get(len(str(amount)), 50)
    return group(emblems.resource(kind) + figure(amount, 0, 0, letters), *place, size / 100)


def slices(kinds: Iterable[str]) -> str:
    """A disc with a slice for each of these kinds."""
    names = list(kinds)
    art, step = circle(0, 0, 47, theme.INK), 2 * math.pi / len(names)
    for at, kind in enumerate(names):
        first, last = step * at - math.pi / 2, step * (at + 1) - math.pi / 2
        start, end = ((43 * math.cos(angle), 43 * math.sin(angle)) for angle in (first, last))
        d = f"M0 0L{number(start[0])} {number(start[1])}A43 43 0 {int(step > math.pi)} 1 {number(end[0])} "
        art += path(f"{d}{number(end[1])}Z", _TONES[kind], theme.INK, 4)
    return art


def any_of(kinds: Iterable[str], amount: object, place: tuple[float, float] = (0, 0), size: float = 88) -> str:
    """So much of each or of one of these kinds."""
    return group(slices(kinds) + figure(amount, 0, 0, 74), *place, size / 100)


def _yields(design: Face) -> str:
    """One symbol, two, or a disc where as much of several kinds is given; "?" where one is chosen."""
    gains, choice = list(design.gains.items()), design.kind == "choice"
    if len(gains) == 1:
        return faces.face(design.id)
    if len({amount for _, amount in gains}) == 1 and len(gains) > 2:
        disc = any_of(design.gains, gains[0][1], (-6, 6), 82)
        return plates.plate() + disc + plates.joint(choice, 28, -28, 40)
    (kind, amount), *more = gains
    cut = path("M-42 42L42 -42", "none", theme.INK, 6) if choice else ""
    markup = plates.plate() + cut + resource_with_number(kind, amount, FIRST)
    if len(more) == 1:
        return markup + resource_with_number(*more[0], SECOND)
    return markup + any_of([each for each, _ in more], more[0][1], SECOND, SIZE)


def _shield_ground(design: Face) -> str:
    tone = palette.PLATES[plates.ground(design)].ground
    return plates.plate() + path("M-43.5 -43.5H33A10.5 10.5 0 0 1 43.5 -33V43.5Z", tone, theme.INK, 3)


def _shield(design: Face) -> str:
    """What it gives alone, and on its colour what it gives to a die that shows the same."""
    markup = _shield_ground(design)
    (kind, amount), (other, reward) = next(iter(design.gains.items())), next(iter(design.match.items()))
    return (
        markup
        + resource_with_number(kind, amount, LEFT_BELOW, 60)
        + resource_with_number(other, reward, RIGHT_ABOVE, 62)
    )


def _chaos_ground(design: Face) -> str:
    tone = palette.PLATES[plates.ground(design)].ground
    line = "M-40 -43.5L-26 -34L-22 -18L-6 -14L-2 2L14 6L18 22L34 26L43.5 40"
    return plates.plate() + path(f"{line}V-33A10.5 10.5 0 0 0 33 -43.5Z", tone, theme.INK, 5)


def _chaos(design: Face) -> str:
    """What it gives, and behind the jagged line, on its colour, what may come on top."""
    markup = _chaos_ground(design)
    ((kind, amount),) = design.gains.items()
    more = next((other, f"+{much}") for other, much in design.match.items() if other not in design.gains)
    return markup + resource_with_number(kind, amount, LEFT_BELOW, 60) + resource_with_number(*more, RIGHT_ABOVE, 60)


def _boar(design: Face) -> str:
    """The boar alone, its lines in the tone of the plate: what it gives is too small to read."""
    tone = plates.ground(design)
    return plates.plate(tone) + group(boar(theme.INK, palette.PLATES[tone].ground), 0, 34, 1.04)


def _misfortune(design: Face) -> str:
    sign = silhouette("mirror_of_misfortune", theme.INK, plates.light(design))
    return plates.plate(plates.ground(design)) + group(sign, 0, 1, 0.84)


def _ship(design: Face) -> str:
    sail = group(silhouette("celestial_ship", theme.IVORY, theme.PURPLE), -11, -13, 0.62)
    return plates.plate("purple") + sail + resource_with_number("gold", f"−{design.discount}", (22, 22), 52)


def _golem(design: Face) -> str:
    """The golem, and how many steps it goes."""
    ground, name = faces.GOLEMS[design.id]
    cut = theme.LAPIS_LIGHT if ground == "lapis" else theme.TERRACOTTA_LIGHT
    markup = plates.plate(ground) + group(silhouette(name, theme.INK, cut), -5, -6, 0.78)
    return markup + figure(f"+{design.steps}", 17, 27, 46)


_GROUNDS: dict[str, Callable[[Face], str]] = {"shield": _shield_ground, "chaos": _chaos_ground}
_KINDS: dict[str, Callable[[Face], str]] = {
    "gain": _yields,
    "choice": _yields,
    "shield": _shield,
    "chaos": _chaos,
    "boar": _boar,
    "misfortune": _misfortune,
    "ship": _ship,
    "golem": _golem,
}
"""Draws the kinds whose large face has more than can be read; the others are drawn as they are."""
