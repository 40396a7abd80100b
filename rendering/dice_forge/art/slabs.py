"""Die faces as slabs with a thickness, and the cube of a die that shows one."""

from __future__ import annotations

from functools import lru_cache

from rendering import theme
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import group, number, path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import faces, small_faces

LIT, CALM, DIM = 0, 1, 2
"""How a face stands: for the asked player, for another, not to be had now."""
CUBE = 27 / 136
"""Thickness of a cube as a share of its face."""
SMALL, BARE = 60, 30
"""Up to these sizes a face shows at most two elements, so that its numbers can be read, and no numbers."""
SHADES = {CALM: 0.14, DIM: 0.38}
"""How strongly the night lies over a face that recedes."""


def side(face_size: float, thickness: float, dark: bool = False, wide: float = 0) -> str:
    """The right side and the bottom of a slab under a face of that size, whose middle is the origin; ``wide`` is its
    width where that is another one."""
    tones = palette.DARK_SIDE if dark else palette.IVORY_SIDE
    low, right, corner = face_size / 2, (wide or face_size) / 2, face_size * 0.14
    across, down = right - corner, low - corner
    far, foot = right + thickness, low + thickness
    outline = (
        f"M{number(-across)} {number(-low)}H{number(across)}Q{number(right)} {number(-low)} {number(right)} "
        f"{number(-down)}L{number(far)} {number(-down + thickness)}V{number(down + thickness)}Q{number(far)} "
        f"{number(foot)} {number(across + thickness)} {number(foot)}H{number(-across + thickness)}L{number(-across)} "
        f"{number(low)}Z"
    )
    markup = path(outline, tones.edge, theme.INK, 3)
    if thickness < 8:
        return markup
    beside = (
        f"M{number(right - 2)} {number(-down)}L{number(far - 2)} {number(-down + thickness)}V"
        f"{number(down + thickness)}Q{number(far - 2)} {number(foot - 5)} {number(far - 5)} {number(foot - 5)}L"
        f"{number(right - 4)} {number(low - 4)}Z"
    )
    below = (
        f"M{number(-across)} {number(low - 2)}L{number(-across + thickness)} {number(foot - 2)}H"
        f"{number(across + thickness)}Q{number(far - 4)} {number(foot - 2)} {number(far - 5)} {number(foot - 5)}L"
        f"{number(right - 4)} {number(low - 4)}Z"
    )
    return markup + path(beside, tones.right) + path(below, tones.bottom)


def shadow(width: float, height: float, radius: float, reach: float = 8, strength: float = 0.6) -> str:
    """A soft shadow around the origin, to the lower right: three rings of one tone."""
    markup = ""
    for wider, opacity in ((reach, 0.22), (reach / 2, 0.34), (0.0, 0.6)):
        markup += rect(
            reach - width / 2 - wider,
            reach - height / 2 - wider,
            width + 2 * wider,
            height + 2 * wider,
            radius + wider,
            palette.SHADE,
            opacity=opacity * strength,
        )
    return markup


def slab(face_id: str, size: float, thickness: float, tone: int = LIT) -> str:
    """A face as a slab; the middle of its face is the origin."""
    markup = side(size, thickness, face_id in ("x3", "ship", "mirror"))
    small = small_faces.bare_face if size <= BARE else small_faces.small_face
    design = small if size <= SMALL else faces.face
    markup += group(design(face_id), scale=size / 101)
    if tone in SHADES:
        markup += rect(-size / 2, -size / 2, size, size, size * 0.14, palette.DIM, opacity=SHADES[tone])
    return markup


@lru_cache(512)
def slab_sprite(face_id: str, size: int, thickness: int = 4, tone: int = LIT) -> Sprite:
    """A slab with its shadow, to be centred on the middle of its face."""
    margin = thickness + 16
    return centre(shadow(size, size, size * 0.14, 6) + slab(face_id, size, thickness, tone), size + 2 * margin)


@lru_cache(128)
def cube_sprite(face_id: str, size: int, ringed: bool) -> Sprite:
    """A die that shows a face, to be centred on the middle of that face; ``ringed`` where it was rolled."""
    thickness = round(size * CUBE)
    markup = group(shadow(size, size, 18, 9, 0.65), thickness, thickness)
    if ringed:
        markup += rect(-size / 2 - 7, -size / 2 - 7, size + 14, size + 14, 25, palette.NEW)
    return centre(markup + slab(face_id, size, thickness), size + 2 * (2 * thickness + 20))


@lru_cache(512)
def pile_sprite(face_id: str, left: int, size: int, lit: bool) -> Sprite:
    """A pool of one face, its copies behind each other; an empty place when none is left."""
    if not left:
        hollow = rect(-size / 2, -size / 2 + 2, size, size, size * 0.14, palette.STEP[lit].dark, opacity=0.7)
        return centre(hollow, size + 40)
    markup = shadow(size, size, size * 0.14, 6)
    for at in range(min(left, 4) - 1, 0, -1):
        place = (-size / 2 + at * 4, -size / 2 - at * 2)
        markup += rect(*place, size, size, size * 0.14, palette.PILE_BEHIND[lit], theme.INK, 2)
    return centre(markup + slab(face_id, size, 4, LIT if lit else DIM), size + 40)


@lru_cache(64)
def gold_frame(width: int, height: int, radius: int) -> Sprite:
    """The frame around what can be chosen, to be centred on it."""
    left, top = -width / 2, -height / 2
    markup = rect(left, top, width, height, radius, "none", theme.INK, 9)
    markup += rect(left, top, width, height, radius, "none", theme.GOLD, 5)
    shine = f"M{number(left)} {number(top + height * 0.55)}V{number(top + radius)}Q{number(left)} {number(top)} "
    shine += f"{number(left + radius)} {number(top)}H{number(left + width * 0.6)}"
    return centre(markup + path(shine, "none", theme.GOLD_LIGHT, 3), width + 12, height + 12)


@lru_cache(64)
def new_outline(width: int, height: int, radius: int) -> Sprite:
    """The frame around a card that is new, to be centred on it."""
    markup = rect(-width / 2, -height / 2, width, height, radius, "none", theme.INK, 10)
    markup += rect(-width / 2, -height / 2, width, height, radius, "none", palette.NEW, 6)
    return centre(markup, width + 14, height + 14)


@lru_cache(64)
def new_frame(size: int) -> Sprite:
    """The frame around a face that is new, to be centred on it."""
    markup = rect(-size / 2, -size / 2, size, size, size * 0.16, "none", theme.INK, 8)
    return centre(markup + rect(-size / 2, -size / 2, size, size, size * 0.16, "none", palette.NEW, 5), size + 14)


@lru_cache(16)
def rolled_ground(size: int) -> Sprite:
    """The light behind a small face that was rolled, to be centred on it."""
    return centre(rect(-size / 2 - 4, -size / 2 - 4, size + 11, size + 11, size * 0.2, palette.NEW), size + 30)
