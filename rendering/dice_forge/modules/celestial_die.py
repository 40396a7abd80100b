"""The Celestial Die: its six sides with short texts, and the throws of this turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.dice_forge.data.faces import CELESTIAL, Side
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.text import Lettering, figure, find_lines, write
from rendering.dice_forge.art import emblems, pieces, small_faces
from rendering.dice_forge.art.plates import joint
from rendering.dice_forge.art.silhouettes import silhouette
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules.view import ModuleView
from rendering.translations import Translations

SIZE, GAP, EDGE = 108, 20, 18
"""How large a side is, from side to side, and left of the first one."""
WIDE, WIDE_HIGH = 226, 130
"""Size of the side with several gains."""
MOST_LINES = 3
SIDES: dict[str, Side] = {side.id: side for side in CELESTIAL}


FEW = 50
"""Larger letters leave room only for the numbers that tell a side from another one."""


@cache
def face(side_id: str, letters: float = 40) -> str:
    """A side, 100 wide around the origin; its numbers have letters of this size."""
    side = SIDES[side_id]
    return plate() + _SIGNS[side.effect](side, letters)


def plate() -> str:
    """An empty side."""
    return (
        rect(-49, -47, 98, 98, 15, theme.SHADOW, opacity=0.45)
        + rect(-49, -49, 98, 98, 15, theme.PURPLE, theme.INK, 3.4)
        + rect(-44.5, -44.5, 89, 89, 11.5, "none", theme.PURPLE_LIGHT, 2.4)
    )


def _amount(kind: str, amount: object, x: float, y: float, size: float, letters: float) -> str:
    narrow = 1 if len(str(amount)) == 1 else min(1.0, 62 / letters)
    number = write(
        str(amount),
        x,
        y + letters * 0.315,
        Lettering(letters, theme.WHITE, "black", theme.INK, 9, narrow=narrow),
        "middle",
    )
    return group(emblems.resource(kind), x, y, size / 100) + number


def _gain(side: Side, letters: float) -> str:
    kinds = [*side.gains.items(), *side.choices.items()]
    if len(kinds) == 1:
        return _amount(*kinds[0], 0, 0, 90, max(letters, 54))
    if letters > FEW:
        return group(small_faces.slices(dict(kinds)), -4, 4, 0.84) + joint(True, 28, -28, 40)
    places = ((-23, -23), (23, -23), (-23, 23), (23, 23))
    markup = "".join(_amount(*amount, *place, 44, letters) for amount, place in zip(kinds, places, strict=True))
    return markup + joint(True, 0, 0, 24)


def _copy(side: Side, letters: float) -> str:
    return group(silhouette("mirror_of_the_abyss", theme.INK, theme.TEAL_LIGHT), 0, 2, 0.84)


def _turn(side: Side, letters: float) -> str:
    """A die turned to a face of one's choice."""
    die = rect(-30, -24, 54, 54, 11, theme.IVORY, theme.INK, 4)
    return die + group(emblems.sign("check", theme.GLORY_DARK), -3, 3, 0.46) + _turning()


def _turning() -> str:
    bow = path("M-8 -36A36 36 0 0 1 36 6", "none", theme.INK, 12) + path("M24 0L36 22L47 0Z", theme.GOLD, theme.INK, 5)
    return bow + path("M-8 -36A36 36 0 0 1 36 6", "none", theme.GOLD, 7)


def _upgrade(side: Side, letters: float) -> str:
    """A face that rises by some levels."""
    markup = group(emblems.face_sign(), -14, 10, 0.62)
    markup += group(emblems.sign("rise", theme.GOLD), 26, 14, 0.5)
    return markup + figure(f"+{side.levels}", 19, -25, letters, theme.GOLD_LIGHT) if letters <= FEW else markup


_SIGNS: Mapping[str, Callable[[Side, float], str]] = {"gain": _gain, "copy": _copy, "turn": _turn, "upgrade": _upgrade}


@cache
def side_sprite(side_id: str, size: int) -> Sprite:
    """A side of the Celestial Die."""
    return centre(face(side_id, theme.READ * 100 / size), size + 4, scale=size / 100)


def draw_thrown(sheet: Sheet, view: ModuleView, left: float, middle: float, size: int, pitch: float) -> None:
    """The sides thrown in this turn alone, the newest three, each with the mark of who threw it."""
    for at, throw in enumerate(view.throws[-3:]):
        x = left + (at + 0.5) * pitch
        sheet.centre(side_sprite(throw.face, size), x, middle)
        sheet.centre(pieces.owner(view.movers[throw.seat].hero.look, 44), x - size / 2, middle - size / 2 + 10)


def draw(sheet: Sheet, view: ModuleView, box: Box, words: Translations) -> None:
    """The six sides in a row; those thrown in this turn are ringed and carry the marks of who threw them.

    Words stand only beside a side that does not show what it gives.
    """
    middle, plain = box.top + box.height / 2, {side for side, each in SIDES.items() if each.gains and not each.choices}
    spoken = [side for side in SIDES if not SIDES[side].gains]
    width = EDGE + len(plain) * (SIZE + GAP) + WIDE + GAP
    pitch = (box.width - width) / len(spoken)
    x = float(box.left + EDGE)
    for side in SIDES:
        wide = WIDE if SIDES[side].choices else SIZE
        _side(sheet, view, side, x, middle, wide)
        if side in spoken:
            _words(sheet, words(f"diceforge-picture-brief-{side}"), x + SIZE + 16, middle, pitch - SIZE - 30)
        x += pitch if side in spoken else wide + GAP


@cache
def _wide_side(side_id: str) -> Sprite:
    """A side with several gains, as broad as their numbers need to be read."""
    side, half, high = SIDES[side_id], WIDE / 2, WIDE_HIGH / 2
    markup = rect(-half, 3 - high, WIDE, WIDE_HIGH, 16, theme.SHADOW, opacity=0.45)
    markup += rect(-half, -high, WIDE, WIDE_HIGH, 16, theme.PURPLE, theme.INK, 3.4)
    markup += rect(5 - half, 5 - high, WIDE - 10, WIDE_HIGH - 10, 12, "none", theme.PURPLE_LIGHT, 2.4)
    ((kind, amount),) = side.gains.items()
    markup += group(emblems.resource(kind, amount), 0, -31, 0.66)
    markup += path(f"M{14 - half} 1H{half - 14}", "none", theme.PURPLE_LIGHT, 2.4, 0.8)
    for at, (one, number) in enumerate(side.choices.items()):
        markup += _amount(one, number, (at - 1) * 72, 31, 62, theme.READ)
    return centre(markup + joint(True, 62, -32, 36), WIDE + 4, WIDE_HIGH + 8)


def _side(sheet: Sheet, view: ModuleView, side: str, left: float, middle: float, wide: int) -> None:
    throwers = [throw.seat for throw in view.throws if throw.face == side]
    x = left + wide / 2
    sheet.centre(_wide_side(side) if wide > SIZE else side_sprite(side, SIZE), x, middle)
    if throwers:
        high = WIDE_HIGH if wide > SIZE else SIZE
        sheet.centre(thrown_ring(wide, high), x, middle)
    for at, seat in enumerate(throwers[:4]):
        look = view.movers[seat].hero.look
        sheet.centre(pieces.owner(look, 40), left + 6 + at * 30, middle - 44)


@cache
def thrown_ring(wide: int, high: int) -> Sprite:
    """The ring around a side that was thrown."""
    markup = rect(-wide / 2, -high / 2, wide, high, 18, "none", theme.INK, 11)
    return centre(markup + rect(-wide / 2, -high / 2, wide, high, 18, "none", theme.ROLLED, 8), wide + 14, high + 14)


def _words(sheet: Sheet, text: str, x: float, middle: float, room: float) -> None:
    """What a side does, in as many lines as there is room for."""
    fitting = find_lines(text, theme.READ, theme.READ, room, MOST_LINES)
    lines = fitting[0] if fitting else ()
    for at, line in enumerate(lines):
        y = middle + theme.READ * 0.33 + (at - (len(lines) - 1) / 2) * (theme.READ + 1)
        sheet.write(line, x, y, Lettering(theme.READ, theme.TEXT))
