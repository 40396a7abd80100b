"""The Celestial Die: its six sides with short texts, and the throws of this turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.dice_forge.data.faces import CELESTIAL, Side
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.text import figure, fit_text, wrap_text
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.art.plates import joint
from rendering.dice_forge.art.silhouettes import silhouette
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules.view import ModuleView
from rendering.translations import Translations

SIZE, TITLE = 96, 176
SIDES: dict[str, Side] = {side.id: side for side in CELESTIAL}


@cache
def face(side_id: str) -> str:
    """A side, 100 wide around the origin."""
    side = SIDES[side_id]
    return plate() + _SIGNS[side.effect](side)


def plate() -> str:
    """An empty side."""
    return (
        rect(-49, -47, 98, 98, 15, theme.SHADOW, opacity=0.45)
        + rect(-49, -49, 98, 98, 15, theme.PURPLE, theme.INK, 3.4)
        + rect(-44.5, -44.5, 89, 89, 11.5, "none", theme.PURPLE_LIGHT, 2.4)
    )


def _gain(side: Side) -> str:
    if not side.choices:
        ((kind, amount),) = side.gains.items()
        return group(emblems.resource(kind, amount), scale=0.86)
    ((kind, amount),) = side.gains.items()
    drawn = group(emblems.resource(kind, amount), 0, -22, 0.44) + path(
        "M-38 0H38", "none", theme.PURPLE_LIGHT, 2.4, 0.8
    )
    for at, (one, number) in enumerate(side.choices.items()):
        drawn += group(emblems.resource(one, number), (at - 1) * 28, 24, 0.34)
    return drawn + joint(True, 0, 1, 22)


def _copy(side: Side) -> str:
    return group(silhouette("mirror_of_the_abyss", theme.INK, theme.TEAL_LIGHT), 0, 2, 0.84)


def _turn(side: Side) -> str:
    """A die turned to a face of one's choice."""
    die = rect(-30, -24, 54, 54, 11, theme.IVORY, theme.INK, 4)
    return die + group(emblems.sign("check", theme.GLORY_DARK), -3, 3, 0.46) + _turning()


def _turning() -> str:
    bow = path("M-8 -36A36 36 0 0 1 36 6", "none", theme.INK, 12) + path("M24 0L36 22L47 0Z", theme.GOLD, theme.INK, 5)
    return bow + path("M-8 -36A36 36 0 0 1 36 6", "none", theme.GOLD, 7)


def _upgrade(side: Side) -> str:
    """A face that rises by some levels."""
    drawn = group(emblems.face_sign(), -14, 10, 0.62)
    drawn += group(emblems.sign("rise", theme.GOLD), 26, 14, 0.5)
    return drawn + figure(f"+{side.levels}", 21, -27, 40, theme.GOLD_LIGHT)


_SIGNS: Mapping[str, Callable[[Side], str]] = {"gain": _gain, "copy": _copy, "turn": _turn, "upgrade": _upgrade}


@cache
def side_sprite(side_id: str, size: int) -> Sprite:
    """A side of the Celestial Die."""
    return centre(face(side_id), size + 4, scale=size / 100)


def draw_thrown(sheet: Sheet, view: ModuleView, left: float, middle: float, size: int, pitch: float) -> None:
    """The sides thrown in this turn alone, the newest three, each with the mark of who threw it."""
    for at, throw in enumerate(view.throws[-3:]):
        x = left + (at + 0.5) * pitch
        sheet.centre(side_sprite(throw.face, size), x, middle)
        sheet.centre(pieces.owner(view.movers[throw.seat].hero.look, 44), x - size / 2, middle - size / 2 + 10)


def draw(sheet: Sheet, view: ModuleView, box: Box, words: Translations) -> None:
    """The six sides in a row; those thrown in this turn are ringed and carry the marks of who threw them."""
    lines = words("diceforge-picture-celestial").split()
    middle = box.top + box.height / 2
    for at, line in enumerate(lines):
        y = middle + 11 + (at - (len(lines) - 1) / 2) * 36
        sheet.write(line, box.left + 22, y, 30, theme.IVORY, "title", room=TITLE, smallest=20)
    pitch = (box.width - TITLE - 34) / len(SIDES)
    for at, side in enumerate(SIDES):
        x = box.left + TITLE + 34 + at * pitch
        _side(sheet, view, side, (x, middle, pitch), words)


def _side(sheet: Sheet, view: ModuleView, side: str, place: tuple[float, float, float], words: Translations) -> None:
    x, middle, pitch = place
    centre = x + SIZE / 2
    throwers = [throw.seat for throw in view.throws if throw.face == side]
    sheet.centre(side_sprite(side, SIZE), centre, middle)
    if throwers:
        sheet.centre(pieces.ring(SIZE, theme.ROLLED), centre, middle)
    for at, seat in enumerate(throwers[:4]):
        look = view.movers[seat].hero.look
        sheet.centre(pieces.owner(look, 40), centre - 44 + at * 30, middle - 40)
    room = pitch - SIZE - 22
    lines = wrap_text(words(f"diceforge-picture-side-{side}"), 25, room, "bold")
    size = 25 if len(lines) <= 3 else 21
    lines = wrap_text(words(f"diceforge-picture-side-{side}"), size, room, "bold")[:4]
    for at, line in enumerate(lines):
        y = middle + size * 0.33 + (at - (len(lines) - 1) / 2) * (size + 3)
        written, letters = fit_text(line, size, 18, room, "bold")
        sheet.write(written, x + SIZE + 12, y, letters, theme.ROLLED if throwers else theme.TEXT)
