"""The pieces of Dice Forge as sprites: marks, resources, die faces, rings, signs."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.data.cards import CARDS
from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, path, rect, star
from rendering.canvas.text import Lettering, figure, width, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, faces, small_faces, tablets
from rendering.templates.marks import asked_sign as asked_sign
from rendering.templates.marks import card_count as card_count
from rendering.templates.marks import halt as halt
from rendering.templates.marks import mark as mark
from rendering.templates.marks import pawn as pawn
from rendering.templates.marks import points as points
from rendering.templates.marks import taken_note as taken_note
from rendering.templates.marks import turn as turn


@lru_cache(256)
def resource(kind: str, size: int, amount: object = None) -> Sprite:
    """A resource, with a number in it when one is given, in letters that are read however small it is."""
    markup = group(emblems.resource(kind), scale=size / 100)
    if amount is None:
        return centre(markup, size + 2)
    letters = max(theme.READ, emblems.FIGURES.get(len(str(amount)), emblems.SMALL_FIGURE) * size / 100)
    x, y = emblems.SHIFTS.get(kind, (0, 0))
    markup += figure(amount, x * size / 100, y * size / 100, letters)
    return centre(markup, max(size, round(width(str(amount), letters, "black") + letters * 0.2)) + 2, size + 2)


@lru_cache(32)
def either(first: str, second: str, amount: int, size: int) -> Sprite:
    """So much of one of two kinds."""
    markup = group(small_faces.slices((first, second)), scale=size / 100)
    return centre(markup + figure(amount, 0, 0, max(theme.READ, size * 0.68)), size + 2)


@lru_cache(128)
def sign(name: str, size: int, ink: str = theme.IVORY) -> Sprite:
    """A plain sign."""
    return centre(emblems.sign(name, ink), size + 4, scale=size / 100)


@cache
def forged_sign(size: int) -> Sprite:
    """The sign beside the number of forged faces."""
    return centre(emblems.face_sign(), size + 4, scale=size / 100)


@lru_cache(256)
def face(face_id: str, size: int) -> Sprite:
    """A die face."""
    return centre(faces.face(face_id), size + 4, scale=size / 104)


@lru_cache(64)
def pile(face_id: str, left: int, size: int) -> Sprite:
    """A pool of one face, its copies lying behind each other; an empty place when none is left."""
    if not left:
        return centre(_empty(), size + 16, scale=size / 104)
    behind = "".join(
        group(rect(-49, -49, 98, 98, 15, theme.IVORY_SHADE, theme.INK, 3.4), at * 5, at * 3)
        for at in range(min(left, 4) - 1, 0, -1)
    )
    return centre(behind + faces.face(face_id), size + 16, scale=size / 104)


def _empty() -> str:
    return rect(-47, -47, 94, 94, 14, theme.VACANT, theme.VACANT_LINE, 2.5, 0.9)


@cache
def ring(size: int, colour: str = theme.GOLD) -> Sprite:
    """The ring around a face: golden around what can be had, in ROLLED around a rolled face."""
    line = max(4.5, size * 0.085)
    markup = rect(-size / 2, -size / 2, size, size, size * 0.19, "none", theme.INK, line + 3)
    markup += rect(-size / 2, -size / 2, size, size, size * 0.19, "none", colour, line)
    return centre(markup, size + 14)


@cache
def gold_circle(size: int) -> Sprite:
    """The ring around a round token that can be used now, to be put below it."""
    return centre(circle(0, 0, size / 2 + 6, theme.GOLD, theme.INK, 3), size + 20)


@cache
def gold_place(size: int) -> Sprite:
    """An empty place for something round that can be laid there now."""
    line = size * 0.12
    markup = circle(0, 0, size / 2, palette.SHADE, theme.INK, line + 5, 0.6)
    return centre(markup + circle(0, 0, size / 2, "none", theme.GOLD, line), size + 24)


@cache
def fresh(colour: str, size: int) -> Sprite:
    """The star at the corner of a new face, where no face has anything that is needed to read it."""
    return centre(circle(0, 0, 44, colour, theme.INK, 10) + path(star(5, 31, 13), theme.INK), size, scale=size / 100)


@cache
def owner(look: theme.Side, size: int) -> Sprite:
    """Whose boar it is, on the face."""
    return centre(
        circle(0, 0, 48, theme.IVORY, theme.INK, 6) + group(symbols.mark(look), scale=0.66), size, scale=size / 100
    )


@lru_cache(64)
def token(card_id: str, size: int) -> Sprite:
    """A feat as a small round token."""
    return centre(tablets.medal(CARDS[card_id].feat.id), size, scale=size / 100)


@lru_cache(64)
def progress(width: int, height: int, steps: int, of: int) -> Sprite:
    """How far a hammer has come: one field for each step."""
    markup = rect(1, 1, width - 2, height - 2, height / 2 - 1, theme.WELL, theme.LINE, 2)
    if steps:
        long = max(height - 6.0, (width - 6) * steps / of)
        markup += rect(3, 3, long, height - 6, height / 2 - 3, theme.IVORY, theme.INK, 1.5)
    return Sprite(markup, width, height)


@lru_cache(64)
def marked_space(worth: int, height: int) -> Sprite:
    """What a space on the Titans' track is worth: crystal on the rebellion's side, a shield on the gods'."""
    text = f"+{worth}" if worth > 0 else f"−{-worth}" if worth else "0"
    size = max(theme.READ, height * 0.84)
    long = width(text, size, "black")
    wide = round(long + height * 1.32)
    fill = theme.LOYALTY if worth > 0 else palette.PLATES["teal"].ground if worth else theme.VACANT
    markup = rect(2, 2, wide - 4, height, height / 2, fill, theme.INK, 3)
    markup += group(
        emblems.resource("loyalty" if worth > 0 else "ancient"), height * 0.58, height / 2 + 2, height / 108
    )
    markup += write(
        text, height * 1.02, height / 2 + 2 + size * 0.32, Lettering(size, theme.WHITE, "black", theme.INK, 4), "start"
    )
    return Sprite(markup, wide, height + 4)


@cache
def memory(look: theme.Side, side: str, size: int) -> Sprite:
    """A memory token on an island: whose it is, and what it keeps."""
    y = 6 if look.shape == "triangle" else 0
    markup = group(symbols.mark(look, ring=False), scale=1.08) + circle(0, y, 28, theme.IVORY, theme.INK, 4)
    return centre(markup + group(emblems.resource(side), 0, y, 0.46), size, scale=size / 116)
