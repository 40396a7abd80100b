"""Faces for boards: their numbers are as large as all other words, however small the face is.

What always has the same number, as a ship or a golem, shows none. A face with two numbers is wider than high where it
is small, so that they stand beside each other.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.dice_forge.data.faces import FACES, Face
from rendering import theme
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import group, number, path, rect
from rendering.canvas.text import Lettering, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, faces, plates, slabs, small_faces
from rendering.dice_forge.art.silhouettes import silhouette

ROOMY = 64
"""From this height on a square has room for two numbers."""
LEAST_WIDE, WIDER = 72, 1.42
"""Width of a low face with two numbers: at least, and of its height."""
LOW = 42
"""Up to this height a face stands in a row that is hardly higher."""
LARGE = 0.56
"""Letters of a high face, of its height."""
HALO = 5
_CORNER = 0.14


class Part(NamedTuple):
    """A symbol with its number; of one kind, or of several in slices."""

    kinds: tuple[str, ...]
    amount: object


@cache
def parts(face_id: str) -> tuple[Part, ...]:
    """What a face shows with numbers: at most two parts. Raises KeyError when there is no such face."""
    design = FACES[face_id]
    gains = list(design.gains.items())
    if design.kind == "shield":
        return tuple(Part((kind,), amount) for kind, amount in (gains[0], *design.match.items()))
    if design.kind == "chaos":
        more = [(kind, amount) for kind, amount in design.match.items() if kind not in design.gains]
        return tuple(Part((kind,), amount) for kind, amount in (gains[0], *more))
    if design.kind not in ("gain", "choice"):
        return ()
    if len(gains) < 3:
        return tuple(Part((kind,), amount) for kind, amount in gains)
    if len(set(design.gains.values())) == 1:
        return (Part(tuple(design.gains), gains[0][1]),)
    return Part((gains[0][0],), gains[0][1]), Part(tuple(kind for kind, _ in gains[1:]), gains[1][1])


@cache
def width_of(face_id: str, high: int) -> int:
    """How wide a face of that height is."""
    if high >= ROOMY or len(parts(face_id)) < 2:
        return high
    return max(LEAST_WIDE, round(high * WIDER))


@lru_cache(256)
def face(face_id: str, high: int, bare: bool = False) -> str:
    """A face of that height in pixels, around the origin; a ``bare`` one is square, and two parts have no numbers."""
    design, face_parts = FACES[face_id], parts(face_id)
    if not face_parts:
        return _plain(design, high)
    if bare and len(face_parts) > 1:
        at, size = high * 0.2, high * 0.56
        ground, cut = _between(design, high, high)
        symbols = _symbol(face_parts[0], -at, -at, size) + _symbol(face_parts[1], at, at, size)
        return _plate("ivory", high, high) + ground + symbols + cut
    wide = width_of(face_id, high)
    if len(face_parts) == 1:
        return _plate("ivory", wide, high) + _single(design, face_parts[0], high)
    if wide == high:
        size, x, y = high * 0.6, high * 0.21, high * 0.2
    else:
        size, x, y = min(high * 0.88, wide * 0.49), wide * 0.245, 0.0
    first, second = face_parts
    symbols = _symbol(first, -x, -y, size) + _symbol(second, x, y, size)
    ground, cut = _between(design, wide, high)
    numbers = _number_of(first, -x, -y, size) + _number_of(second, x, y, size)
    return _plate("ivory", wide, high) + ground + symbols + cut + numbers


def _plate(tone: str, wide: float, high: float) -> str:
    """An empty face, lit from the upper left."""
    ground, lit, shade = palette.PLATES[tone]
    right, low, corner = wide / 2 - 3, high / 2 - 3, high * _CORNER
    art = rect(-wide / 2, -high / 2, wide, high, corner, ground, theme.INK, 2)
    art += path(f"M{number(-right)} {number(low - corner)}V{number(-low)}H{number(right - corner)}", "none", lit, 2)
    return art + path(
        f"M{number(corner - right)} {number(low)}H{number(right)}V{number(corner - low)}", "none", shade, 2
    )


def _number(amount: object, x: float, y: float, letters: float = theme.READ, narrow: float = 1) -> str:
    base = y + letters * 0.315
    return write(
        str(amount), x, base, Lettering(letters, theme.WHITE, "black", theme.INK, HALO, narrow=narrow), "middle"
    )


def _symbol(part: Part, x: float, y: float, size: float) -> str:
    kind, *others = part.kinds
    return group(small_faces.slices(part.kinds) if others else emblems.resource(kind), x, y, size / 100)


def _number_of(part: Part, x: float, y: float, size: float, letters: float = theme.READ) -> str:
    shift = emblems.SHIFTS.get(part.kinds[0], (0, 0))[0] * size / 100
    return _number(part.amount, x + shift, y, letters)


def _part(part: Part, x: float, y: float, size: float, letters: float) -> str:
    return _symbol(part, x, y, size) + _number_of(part, x, y, size, letters)


def _single(design: Face, part: Part, high: int) -> str:
    letters = max(theme.READ, high * LARGE)
    if len(part.kinds) == 1:
        return _part(part, 0, 0, high * (0.96 if high < ROOMY else 0.86), letters)
    reach = high * 0.05
    return _part(part, -reach, reach, high * 0.88, letters) + plates.joint(
        design.kind == "choice", high * 0.33, -high * 0.33, high * 0.36
    )


def _between(design: Face, wide: int, high: int) -> tuple[str, str]:
    """What stands between two parts: below them the colour that the second one goes with, above them the cut where one
    is chosen."""
    inside, inner = wide / 2 - 3, high / 2 - 3
    slant = inner if wide == high else high * 0.16
    if design.kind == "choice":
        line = f"M{number(-slant)} {number(inner)}L{number(slant)} {number(-inner)}"
        return "", path(line, "none", theme.IVORY, 10) + path(line, "none", theme.INK, 4.5)
    if design.kind not in ("shield", "chaos"):
        return "", ""
    tone = palette.PLATES[plates.ground(design)].ground
    if wide == high:
        corner = f"M{number(-inside)} {number(inner)}L{number(inside)} {number(-inner)}V{number(inner)}Z"
    else:
        corner = f"M{number(slant)} {number(-inner)}H{number(inside)}V{number(inner)}H{number(-slant)}Z"
    return path(corner, tone, theme.INK, 2), ""


def _plain(design: Face, high: int) -> str:
    """A face without numbers."""
    if design.kind == "ship":
        sail = silhouette("celestial_ship", theme.IVORY, theme.PURPLE)
        return _plate("purple", high, high) + group(sail, 0, 0, high * 0.0084)
    if design.kind == "golem":
        ground, name = faces.GOLEMS[design.id]
        cut = theme.LAPIS_LIGHT if ground == "lapis" else theme.TERRACOTTA_LIGHT
        return _plate(ground, high, high) + group(silhouette(name, theme.INK, cut), 0, 0, high * 0.0086)
    if design.kind == "triple":
        letters = max(theme.READ, high * LARGE)
        times = write("×3", 0, letters * 0.315, Lettering(letters, theme.GOLD_LIGHT, "black", narrow=0.88), "middle")
        return _plate("dark", high, high) + times
    return group(small_faces.small_face(design.id), scale=high / 101)


def slab(face_id: str, high: int, thickness: float, tone: int = slabs.LIT, bare: bool = False) -> str:
    """A face as a slab; the middle of its face is the origin."""
    wide = high if bare else width_of(face_id, high)
    art = slabs.side(high, thickness, face_id in ("x3", "ship", "mirror"), wide) + face(face_id, high, bare)
    if tone in slabs.SHADES:
        veil = rect(-wide / 2, -high / 2, wide, high, high * _CORNER, palette.DIM, opacity=slabs.SHADES[tone])
        return art + veil
    return art


@lru_cache(512)
def slab_sprite(face_id: str, high: int, thickness: int = 4, tone: int = slabs.LIT, bare: bool = False) -> Sprite:
    """A slab with its shadow, to be centred on the middle of its face."""
    margin, wide = thickness + 16, high if bare else width_of(face_id, high)
    art = slabs.shadow(wide, high, high * _CORNER, 6) + slab(face_id, high, thickness, tone, bare)
    return centre(art, wide + 2 * margin, high + 2 * margin)


@lru_cache(512)
def pile_sprite(face_id: str, left: int, high: int, lit: bool) -> Sprite:
    """A pool of one face, its copies behind each other; an empty place when none is left."""
    wide = width_of(face_id, high)
    place = (-wide / 2, -high / 2)
    if not left:
        hollow = rect(place[0], place[1] + 2, wide, high, high * _CORNER, palette.STEP[lit].dark, opacity=0.7)
        return centre(hollow, wide + 40, high + 40)
    art = slabs.shadow(wide, high, high * _CORNER, 6)
    for at in range(min(left, 4) - 1, 0, -1):
        behind = (place[0] + at * 4, place[1] - at * 2)
        art += rect(*behind, wide, high, high * _CORNER, palette.PILE_BEHIND[lit], theme.INK, 2)
    return centre(art + slab(face_id, high, 4, slabs.LIT if lit else slabs.DIM), wide + 40, high + 40)


@lru_cache(64)
def new_frame(wide: int, high: int) -> Sprite:
    """The frame around a face that is new, to be centred on it."""
    edge, line = (8, 5) if high > LOW else (6, 4)
    art = rect(-wide / 2, -high / 2, wide, high, high * 0.16, "none", theme.INK, edge)
    art += rect(-wide / 2, -high / 2, wide, high, high * 0.16, "none", palette.NEW, line)
    return centre(art, wide + 14, high + 14)


@lru_cache(32)
def rolled_ground(wide: int, high: int) -> Sprite:
    """The light behind a face that was rolled, to be centred on it; where rows are low it is narrow."""
    rim, below = (4, 3) if high > LOW else (3, 1)
    markup = rect(
        -wide / 2 - rim, -high / 2 - rim, wide + 2 * rim + below, high + 2 * rim + below, high * 0.2, palette.NEW
    )
    return centre(markup, wide + 30, high + 30)
