"""The signs of the labyrinth's spaces, each drawn around the origin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.dice_forge.data.labyrinth import SPACES, Space
from rendering import theme
from rendering.canvas.svg import circle, group, number, path, rect, star
from rendering.canvas.text import Lettering, figure, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems
from rendering.dice_forge.art.plates import joint
from rendering.dice_forge.art.silhouettes import silhouette

RADIUS, EMPTY_RADIUS, GODDESS_RADIUS = 57, 20, 84
"""How large spaces are drawn, by what happens on them."""
_PLACES = {
    1: ((0, 0, 86),),
    2: ((-20, -21, 66), (20, 17, 66)),
    3: ((0, -29, 60), (-27, 14, 60), (27, 14, 60)),
}
"""Middles and sizes of the symbols on a space with several."""


def radius(space: int) -> int:
    """How large a space is drawn."""
    return {"": EMPTY_RADIUS, "goddess": GODDESS_RADIUS}.get(SPACES[space].effect, RADIUS) if space > 1 else RADIUS


@cache
def space(place: int, letters: float = theme.READ) -> str:
    """A space with what happens on it; its numbers are written in letters of this size at least."""
    return _EFFECTS[SPACES[place].effect](SPACES[place], letters)


def scaled_space(place: int, scale: float) -> str:
    """A space at that scale, with numbers that are read then."""
    return group(space(place, round(theme.READ / scale, 1)), scale=scale)


def _disc(size: int, tones: palette.Stone = palette.PLINTH[True]) -> str:
    """A round stone with a thickness, lit from the upper left."""
    half = size - 5.0
    arc = f"M{number(-half * 0.87)} {number(half * 0.5)}A{number(half)} {number(half)} 0 0 1 {number(half * 0.5)} "
    return (
        circle(4, 9, size, palette.SHADE, opacity=0.45)
        + circle(1, 5, size, tones.dark, theme.INK, 3)
        + circle(0, 0, size, tones.top, theme.INK, 3)
        + path(f"{arc}{number(-half * 0.87)}", "none", theme.WHITE, 3, 0.85)
    )


def _amount(kind: str, amount: object, x: float, y: float, size: float, letters: float) -> str:
    """A resource with its number."""
    letter_size = max(letters, emblems.FIGURES.get(len(str(amount)), emblems.SMALL_FIGURE) * size / 100)
    shift, down = (each * size / 100 for each in emblems.SHIFTS.get(kind, (0, 0)))
    return group(emblems.resource(kind), x, y, size / 100) + figure(amount, x + shift, y + down, letter_size)


def _amounts(amounts: Mapping[str, int], letters: float) -> str:
    places = zip(amounts.items(), _PLACES[len(amounts)], strict=True)
    return "".join(_amount(*amount, *place, letters) for amount, place in places)


_JOINTS = {2: (26, -25, 32), 3: (34, -32, 32)}


def _nothing(space: Space, letters: float) -> str:
    if space.id > 1:
        return _disc(EMPTY_RADIUS, palette.PAVING[True])
    return _disc(RADIUS, palette.PAVING[True]) + group(emblems.sign("portal", theme.INK), 0, -2, 0.66)


def _gain(space: Space, letters: float) -> str:
    several = len(space.gains)
    return _disc(RADIUS) + _amounts(space.gains, letters) + (joint(False, *_JOINTS[several]) if several > 1 else "")


def _choose(space: Space, letters: float) -> str:
    return _disc(RADIUS) + _amounts(space.choices, letters) + joint(True, *_JOINTS[len(space.choices)])


_MASK = (
    "M-46 -17C-30 -25 -12 -22 0 -15C12 -22 30 -25 46 -17C48 4 38 22 22 22C11 22 7 12 0 8C-7 12 -11 22 -22 22"
    "C-38 22 -48 4 -46 -17Z"
)
_EYES = "M-33 -3C-27 -9 -15 -8 -10 0C-16 6 -28 5 -33 -3ZM33 -3C27 -9 15 -8 10 0C16 6 28 5 33 -3Z"


def _steal(space: Space, letters: float) -> str:
    """A thief's mask, and what is taken from everyone else."""
    mask = path(_MASK, theme.INK) + path(_EYES, theme.IVORY)
    return _disc(RADIUS) + group(mask, 0, -26, 0.86) + _amount("vp", space.gains["vp"], 0, 15, 66, letters)


def celestial_plate(size: float = 100) -> str:
    """A side of the Celestial Die that is not known yet: a star on purple."""
    markup = rect(-46, -46, 92, 92, 18, theme.PURPLE, theme.INK, 5)
    markup += rect(-39, -39, 78, 78, 12, "none", theme.PURPLE_LIGHT, 3)
    markup += path(star(4, 37, 11), theme.LOYALTY_LIGHT) + path(star(4, 22, 8, -45), theme.PURPLE_LIGHT)
    return group(markup, scale=size / 100)


def _celestial(space: Space, letters: float) -> str:
    markup = _disc(RADIUS)
    if space.times == 1:
        return markup + celestial_plate(74)
    times = figure(f"×{space.times}", 0, 0, max(50, letters), theme.WHITE)
    return markup + group(celestial_plate(52), -17, -22) + group(celestial_plate(52), 15, -12) + group(times, 4, 22)


def _forge(space: Space, letters: float) -> str:
    markup = _disc(RADIUS) + group(silhouette("hammer", theme.INK, theme.IVORY), 2, -6 if space.discount else 2, 0.8)
    if space.discount:
        markup += _amount("gold", f"−{space.discount}", 22, 16, 70, letters)
    return markup


def _buy(space: Space, letters: float) -> str:
    """A price, and what it buys."""
    arrow = group(emblems.sign("arrow", theme.INK), 24, -24, 0.3, 40)
    return _disc(RADIUS) + _amounts({**space.price, **space.gains}, letters) + arrow


def _per_forged_face(space: Space, letters: float) -> str:
    """So much for each forged face."""
    markup = (
        _disc(RADIUS)
        + group(emblems.face_sign(), -21, -18, 0.5)
        + group(emblems.sign("times", theme.INK), 20, -20, 0.3)
    )
    return markup + _amount("vp", space.gains["vp"], 8, 15, 66, letters)


def _treasure(space: Space, letters: float) -> str:
    return _disc(RADIUS) + group(silhouette("chest", theme.CLAY, theme.TERRACOTTA_LIGHT), 0, -3, 0.84)


def _goddess(space: Space, letters: float) -> str:
    rays = path(star(24, GODDESS_RADIUS + 7, GODDESS_RADIUS - 3), palette.PLINTH[True].front, theme.INK, 3)
    return (
        circle(5, 10, GODDESS_RADIUS + 4, palette.SHADE, opacity=0.45)
        + rays
        + circle(0, 0, GODDESS_RADIUS - 4, palette.PLINTH[True].top, theme.INK, 3)
        + circle(0, 0, GODDESS_RADIUS - 11, "none", palette.PLINTH[True].dark, 2.5)
        + _amount("vp", space.gains["vp"], 0, -28, 100, letters)
    )


_EFFECTS: Mapping[str, Callable[[Space, float], str]] = {
    "": _nothing,
    "gain": _gain,
    "choose": _choose,
    "steal": _steal,
    "celestial": _celestial,
    "forge": _forge,
    "buy": _buy,
    "forged": _per_forged_face,
    "treasure": _treasure,
    "goddess": _goddess,
}


@cache
def reward(is_taken: bool) -> str:
    """What the first golem with the Goddess gets besides: both dice, turned to faces of one's choice."""
    ground = theme.STONE_EDGE if is_taken else theme.NIGHT_PILL
    markup = rect(-74, -27, 148, 54, 27, ground, theme.INK if is_taken else theme.IVORY, 3)
    for x in (-44, -1):
        markup += group(_choice_sign(is_taken), x, 0, 0.4)
    markup += write("1.", 43, 15, Lettering(theme.READ, theme.INK if is_taken else theme.IVORY, "black"), "middle")
    if is_taken:
        markup += path("M-62 0H62", "none", theme.SUN_DARK, 6)
    return markup


def _choice_sign(is_taken: bool) -> str:
    ink = theme.INK if is_taken else theme.GLORY_DARK
    die = rect(-46, -46, 92, 92, 18, theme.IVORY_SHADE if is_taken else theme.IVORY, theme.INK, 6)
    return die + group(emblems.sign("check", ink), scale=0.86)


def treasure_token(gains: Mapping[str, int], turned: bool, letters: float = 0) -> str:
    """A treasure token, 100 wide: its rich side, or the side that stays for those who come later; its number in these
    letters, or none."""
    ground = palette.PAVING[True].top if turned else palette.PLATES["gold"].lit
    markup = circle(0, 0, 47, ground, theme.INK, 5) + circle(0, 0, 39.5, "none", theme.WHITE, 2.5, 0.5)
    (kind, amount), *_ = gains.items()
    symbol = group(emblems.resource(kind), scale=0.76)
    return markup + (_amount(kind, amount, 0, 0, 76, letters) if letters else symbol)
