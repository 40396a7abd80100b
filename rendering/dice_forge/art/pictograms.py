"""The signs of effect rows: each drawn around its middle, 100 pixels tall.

``least`` is the size of letters below which no number on a sign is, in the sign's own pixels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rendering import theme
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.text import figure, width
from rendering.dice_forge.art import emblems, plates


class Piece(NamedTuple):
    """One sign of a row, drawn around its middle, 100 pixels tall and so wide."""

    fragment: str
    width: float


GAP = 10
HALO = 0.17
"""What the line around a number takes, of its size."""


def amounts(kinds: Mapping[str, object], least: float = 0) -> list[Piece]:
    """So much of each kind, one beside the other."""
    return [_amount(kind, amount, least) for kind, amount in kinds.items()]


def _amount(kind: str, amount: object, least: float) -> Piece:
    letters = emblems.FIGURES.get(len(str(amount)), emblems.SMALL_FIGURE)
    if letters >= least or not amount:
        return Piece(emblems.resource(kind, amount), 100)
    number = figure(amount, *emblems.SHIFTS.get(kind, (0, 0)), least)
    return Piece(emblems.resource(kind) + number, max(100, width(str(amount), least, "black") + least * HALO))


def sign(name: str, size: float = 70) -> Piece:
    """A plain sign."""
    return Piece(group(emblems.sign(name, theme.INK), scale=size / 100), size)


def text(words: str, size: float = 74, least: float = 0) -> Piece:
    """A few letters."""
    size = max(size, least)
    return Piece(figure(words, 0, 0, size, theme.INK, None), width(words, size, "black"))


def dice(count: int, least: float = 0) -> Piece:
    """This many dice about to be rolled."""
    markup = emblems.rolled_die(0, 0, 88, theme.WHITE, max(emblems.ASKED, least / 0.88))
    if count == 1:
        return Piece(markup, 92)
    return Piece(group(markup, -30, -4) + group(markup, 30, 4), 156)


def or_else() -> Piece:
    """The stroke between two things of which one is had."""
    return Piece(circle(0, 0, 27, theme.INK) + group(plates.stroke(), scale=0.54), 42)


def either(pieces: list[Piece]) -> list[Piece]:
    """One of them: a stroke between."""
    row: list[Piece] = []
    for piece in pieces:
        row += [or_else(), piece] if row else [piece]
    return row


def one_above(first: str, second: str) -> Piece:
    """One of two kinds, one above the other with a stroke between."""
    markup = group(emblems.resource(first), -8, -25, 0.56) + group(emblems.resource(second), 8, 25, 0.56)
    return Piece(markup + plates.joint(True, 27, -12, 34), 84)


def one_of_many() -> Piece:
    """One kind of several, whichever."""
    kinds = (("gold", -25, -24), ("vp", 25, -24), ("sun", -25, 25), ("moon", 25, 25))
    markup = "".join(group(emblems.resource(kind), x, y, 0.52) for kind, x, y in kinds)
    return Piece(markup + plates.joint(True, 0, 0, 40), 104)


def again() -> Piece:
    """A die that is rolled once more."""
    bow = "M-44 8A45 45 0 0 1 34 -32"
    die = rect(-43, -43, 86, 86, 18, theme.WHITE, theme.INK, 7) + "".join(
        circle(at * 20, at * 20, 11, theme.INK) for at in (-1, 1)
    )
    markup = group(die, 0, 6, 0.66, 8) + path(bow, "none", theme.INK, 9)
    return Piece(markup + path("M24 -47L47 -21L16 -16Z", theme.INK), 104)


def chosen_dice() -> Piece:
    """Both dice, turned to faces of one's choice."""
    die = rect(-43, -43, 86, 86, 18, theme.WHITE, theme.INK, 7) + group(emblems.sign("check", theme.INK), 0, 2, 0.8)
    return Piece(group(die, -30, -4, 0.88, -6) + group(die, 30, 4, 0.88, 6), 156)


def celestial_die(least: float = 0) -> Piece:
    """The Celestial Die about to be rolled."""
    markup = rect(-43, -43, 86, 86, 18, theme.PURPLE, theme.INK, 7)
    markup += rect(-35, -35, 70, 70, 12, "none", theme.PURPLE_LIGHT, 3) + figure(
        "?", 0, 0, max(88, least), theme.GOLD_LIGHT
    )
    return Piece(group(markup, 0, 0, 1, 8), 100)


def lying_face(least: float = 0) -> Piece:
    """A face that any die shows."""
    ring = rect(-43, -43, 86, 86, 17, "none", theme.INK, 12) + rect(-43, -43, 86, 86, 17, "none", theme.GOLD, 7)
    return Piece(group(plates.plate(), scale=0.84) + ring + figure("?", 0, 0, max(66, least), theme.INK, None), 100)


def glory_face() -> Piece:
    """A face that shows points."""
    return Piece(group(plates.plate() + group(emblems.resource("vp"), scale=0.8), scale=0.92), 94)


def better_face(levels: str, least: float = 0) -> list[Piece]:
    """A face that rises by some levels."""
    return [new_face(), sign("rise", 56), text(levels, least=least)]


def new_face() -> Piece:
    """A face that is forged."""
    return Piece(emblems.face_sign(theme.WHITE), 90)


def cards(count: int) -> Piece:
    """Feats: one, or several different ones."""
    one = group(
        path(
            "M-26 -40H26A6 6 0 0 1 32 -34V34A6 6 0 0 1 26 40H-26A6 6 0 0 1 -32 34V-34A6 6 0 0 1 -26 -40Z",
            theme.WHITE,
            theme.INK,
            7,
        ),
        scale=0.94,
    )
    if count == 1:
        return Piece(one + group(emblems.sign("immediate", theme.INK), scale=0.5), 70)
    return Piece(group(one, -16, 2, 1, -10) + group(one, 16, 0, 1, 10), 100)
