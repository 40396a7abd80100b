"""The pieces of Hercules as sprites: marks, markers, apprentices, dice, points, chips."""

from __future__ import annotations

from functools import cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, path, rect
from rendering.canvas.text import Lettering, figure, width, write
from rendering.hercules.art import emblems
from rendering.templates.marks import card_count as card_count
from rendering.templates.marks import halt as halt
from rendering.templates.marks import mark as mark
from rendering.templates.marks import pawn
from rendering.templates.marks import points as points
from rendering.templates.marks import taken_note as taken_note

WAITING = 0.42
"""How much of a side's colour a labour has that cannot be done now."""
INSIDE = 82
"""How wide a number may be on a chip of 100."""
SHINE = "M-10 -40A42 42 0 0 1 41 10"
apprentice = pawn
"""A side's apprentice."""


@cache
def marker(look: theme.Side, size: int) -> Sprite:
    """A side's labour marker."""
    return centre(symbols.marker(look), size, scale=size / 100)


@cache
def chip(result: int, size: int, golden: bool, is_done: bool = False) -> Sprite:
    """A result of the dice; golden when it is a labour that can be done now, struck out behind its number when none is
    left."""
    ground, ink = (theme.GOLD, theme.INK) if golden else (theme.LINE, theme.TEXT)
    if is_done:
        ground, ink = theme.WELL, theme.MUTED
    markup = circle(0, 0, 47, ground, theme.INK, 4) + (path(SHINE, "none", theme.GOLD_LIGHT, 5) if golden else "")
    if is_done:
        markup += path("M-38 34L38 -34", "none", theme.MUTED, 7)
    letters = max(74 if result < 10 else 62, theme.READ * 100 / size)
    narrow = min(1.0, INSIDE / width(str(result), letters, "black"))
    halo = ground if is_done else None
    number = write(
        str(result), 0, letters * 0.315, Lettering(letters, ink, "black", halo, letters * 0.17, narrow=narrow), "middle"
    )
    return centre(markup + number, size, scale=size / 100)


@cache
def goal(size: int) -> Sprite:
    """The golden frame around a marker that can be taken now."""
    return centre(rect(-50, -50, 100, 100, 22, "none", theme.GOLD, 9), size + 8, scale=size / 100)


@cache
def ability(name: str, size: int, ready: bool) -> Sprite:
    """An ability's badge."""
    return centre(emblems.ability(name, ready, size < emblems.SMALL), size, scale=size / 100)


@cache
def gold_circle(size: int) -> Sprite:
    """The ring around a round sign that can be used now, to be put below it."""
    return centre(circle(0, 0, size / 2 + 4, theme.GOLD, theme.INK, 3), size + 18)


@cache
def ring_around(name: str, size: int, now: bool) -> Sprite:
    """An ability at hand, in a golden ring where it can be used now; both are as large."""
    ring = circle(0, 0, 57, theme.GOLD, theme.INK, 4) if now else ""
    return centre(ring + emblems.ability(name, True), round(size * 1.22), scale=size / 100)


@cache
def rest(size: int) -> Sprite:
    """The badge of a rest."""
    return centre(emblems.rest(), size, scale=size / 100)


@cache
def symbol(name: str, size: int) -> Sprite:
    """One of the five symbols."""
    return centre(emblems.symbol(name), size, scale=size / 100)


@cache
def rest_in_gold(size: int) -> Sprite:
    """A rest that can be had now."""
    ring = circle(0, 0, 57, theme.GOLD, theme.INK, 4)
    return centre(ring + emblems.rest(), round(size * 1.22), scale=size / 100)


@cache
def labours_left(look: theme.Side, size: int) -> Sprite:
    """The sign beside a number of labours that a side has yet to do: places of them on each other."""
    markup = rect(-40, -40, 66, 66, 12, theme.mix(theme.INK, look.colour, 0.45), theme.INK, 6)
    return centre(markup + rect(-24, -24, 66, 66, 12, look.colour, theme.INK, 6), size, scale=size / 90)


@cache
def crowned_symbol(name: str, size: int) -> Sprite:
    """One of the five symbols above laurel: of those of which a side has the most."""
    return centre(emblems.laurel() + emblems.symbol(name), round(size * 1.3), scale=size / 100)


@cache
def silhouette(name: str, size: int, fill: str, initial: str = "") -> Sprite:
    """A silhouette."""
    return centre(icon(name, 0, 0, size, fill, initial=initial), size + 4)


@cache
def stack_sign(stack: str, number: int, size: int) -> Sprite:
    """The sign of a demigod's stack: its operation, or the black die with the top card's number."""
    letters = max(74, theme.READ * 100 / size)
    markup = emblems.black_die(number, letters) if number else emblems.symbol(emblems.SYMBOL_OF_STACK[stack])
    return centre(markup, size, scale=size / 100)


@cache
def labour(look: theme.Side, column: int, size: int, waiting: bool, golden: bool) -> Sprite:
    """A labour's number: on the side's colour, bright where it can be done now, while its marker lies there; dark when
    it is done."""
    if not waiting:
        markup = rect(-44, -44, 88, 88, 14, theme.WELL, theme.LINE, 4) + figure(column, 0, 0, 58, theme.FAINT, None)
        return centre(markup, size, scale=size / 100)
    ground = look.colour if golden else theme.mix(look.colour, theme.WELL, WAITING)
    markup = rect(-44, -44, 88, 88, 14, ground, theme.INK, 16 if golden else 6)
    if golden:
        # Lighter than any side's colour, so that the frame is seen around golden ones too.
        markup += rect(-45, -45, 90, 90, 15, "none", theme.GOLD_LIGHT, 9)
    return centre(markup + figure(column, 0, 0, 60), size, scale=size / 100)


@cache
def low_labour(look: theme.Side, column: int, wide: int, high: int, waiting: bool, golden: bool) -> Sprite:
    """The same where there is more room beside it than below."""
    box = (4 - wide / 2, 4 - high / 2, wide - 8, high - 8, 8)
    if not waiting:
        markup = rect(*box, theme.WELL, theme.LINE, 2) + figure(column, 0, 0, theme.READ, theme.FAINT, None)
        return centre(markup, wide, high)
    ground = look.colour if golden else theme.mix(look.colour, theme.WELL, WAITING)
    markup = rect(*box, ground, theme.INK, 8 if golden else 3)
    if golden:
        markup += rect(*box, "none", theme.GOLD_LIGHT, 4)
    return centre(markup + figure(column, 0, 0, theme.READ), wide, high)


def number_on(card: str) -> int:
    """The die number on a card, 0 for none."""
    return CARDS[card].number if CARDS[card].kind == "demigod" else 0


@cache
def arrow(size: int) -> Sprite:
    """An arrow to where something leads."""
    markup = path("M-44 0H14", "none", theme.MUTED, 14) + path("M4 -36L46 0L4 36Z", theme.MUTED)
    return centre(markup, size, scale=size / 100)
