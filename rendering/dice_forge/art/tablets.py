"""Feats as painted clay tablets: black figures on bright clay where they can be had, else red ones on dark clay."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, number, path, rect
from rendering.canvas.text import Lettering, find_lines, fit_lines, width, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import clay, emblems
from rendering.dice_forge.art.scenes.registry import scene
from rendering.dice_forge.art.slabs import shadow

WIDTH, HEIGHT = 136, 168
ART, NAME, BAND = 97, 69, 7
"""Heights: the painting, the name in one line or two, the band of tongues in the painting."""
EDGE = 4
WORTH_X = (22, 33)
"""The middle of the points with one digit and with two: off the golden frame."""
BEHIND = 4
"""How far each tablet behind the first one is visible."""
PLINTH, COST = 44, 0.66
"""Height of the stone under a tablet, and how large the costs on it are."""
MARGIN = 26
LETTERS, ROOM = theme.READ, WIDTH - 4
"""Letters of a name, and how long a line of it may be. What the feat does is on its page."""
ONE_LINE, NARROWEST = 0.79, 0.73
"""How narrow letters may be so that a name has room: in one line, and in two."""
STEP, SMALLEST = 0.01, 24
"""What is tried from width to width; letters of a name that no language has yet, before it is cut."""
LEADING = 0.78
"""From line to line of a name, in its letters."""
DESCENDING = frozenset("gjpqyçąęQ")
RISE, RISE_LOW = 3, 9
"""How much higher a name of two lines stands so that the golden frame lies below it, also with letters that descend."""


@lru_cache(256)
def tablet(card_id: str, name: str, lit: bool, left: int = 1) -> Sprite:
    """The tablet of a feat with its copies behind it, to be centred on its middle."""
    card = CARDS[card_id]
    markup = shadow(WIDTH, HEIGHT, 6)
    for at in range(min(left, 4) - 1, 0, -1):
        place = (-WIDTH / 2 + at * BEHIND, -HEIGHT / 2 - at * BEHIND)
        markup += rect(*place, WIDTH, HEIGHT, 5, palette.TABLET[lit].behind, theme.INK, 2)
    markup += _paint(card_id, name, lit)
    markup += clay.worth(card.feat.id, WORTH_X[card.feat.vp > 9] - WIDTH / 2, 21 - HEIGHT / 2, 76, lit)
    if card.feat.types:
        markup += group(emblems.badge(card.feat.types[0]), WIDTH / 2 - 25, -HEIGHT / 2 + 35, 0.24)
    return centre(markup, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)


def _paint(card_id: str, name: str, lit: bool) -> str:
    tones = palette.TABLET[lit]
    left, top, inner = -WIDTH / 2, -HEIGHT / 2, WIDTH - 2 * EDGE
    markup = group(clay.slab(WIDTH, HEIGHT, lit), left, top)
    markup += group(clay.painting(card_id, inner, ART - EDGE, lit, BAND), left + EDGE, top + EDGE)
    return markup + _name(name, (HEIGHT - NAME) / 2 - 2, tones.name, tones.foot)


class Inscription(NamedTuple):
    """How a name stands on a tablet: its lines, the size of its letters and how narrow they are."""

    lines: tuple[str, ...]
    letters: int = LETTERS
    narrow: float = 1


@lru_cache(256)
def inscription(name: str, room: float = ROOM) -> Inscription:
    """A name as it has room on a tablet, or where lines may be longer.

    It has two lines where it has a gap behind a hyphen (``Mino- taur``), or several words that have no room in one.
    """
    whole = name.replace("- ", "")
    if room > ROOM and width(whole, LETTERS, "extra") * ONE_LINE <= room:
        return Inscription((whole,), narrow=min(1.0, room / width(whole, LETTERS, "extra")))
    long = width(name, LETTERS, "extra")
    if "- " not in name and (long <= room or (" " not in name and "-" not in name and long * ONE_LINE <= room)):
        return Inscription((name,), narrow=min(1.0, room / long))
    apart = name.replace("- ", "-").replace("-", "- ")
    narrow = 1.0
    while narrow > NARROWEST:
        fit = find_lines(apart, LETTERS, LETTERS, room / narrow, style="extra")
        if fit:
            return Inscription(fit[0], narrow=narrow)
        narrow -= STEP
    return Inscription(*fit_lines(apart, LETTERS, SMALLEST, room / NARROWEST, style="extra"), NARROWEST)


def _name(name: str, middle: float, ink: str, ground: str | None = None) -> str:
    """A name around that height; edged in its ground where it meets a painting."""
    engraving = inscription(name)
    if len(engraving.lines) > 1:
        middle -= RISE_LOW if DESCENDING & set(engraving.lines[-1]) else RISE
    return set_name(engraving, 0, middle, ink, ground)


def set_name(
    inscribed: Inscription, x: float, middle: float, ink: str, ground: str | None = None, anchor: str = "middle"
) -> str:
    """The lines of a name around a height."""
    lines, letters, narrow = inscribed
    first = middle + letters * 0.32 - (len(lines) - 1) * letters * LEADING / 2
    return "".join(
        write(
            line, x, first + at * letters * LEADING, Lettering(letters, ink, "extra", ground, 4, narrow=narrow), anchor
        )
        for at, line in enumerate(lines)
    )


@lru_cache(64)
def broken(name: str) -> Sprite:
    """What stays of a tablet when the last copy is gone: its broken foot with the name."""
    bottom, half = HEIGHT / 2, WIDTH / 2
    heights = (80, 74, 86, 76, 84, 74, 82)
    steps = (0, 16, 35, 60, 85, 111, WIDTH)
    edge = f"M{number(-half)} {number(bottom)}" + "".join(
        f"L{number(step - half)} {number(bottom - high)}" for step, high in zip(steps, heights, strict=True)
    )
    edge += f"L{number(half)} {number(bottom)}Z"
    markup = group(path(edge, palette.TABLET[False].side), 5, 4)
    markup += path(edge, palette.BROKEN, palette.BROKEN_EDGE, 2)
    markup += _name(name, bottom - NAME / 2 + 1, palette.BROKEN_NAME)
    return centre(markup, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)


@lru_cache(64)
def open_place(fitting: tuple[str, ...], lit: bool) -> Sprite:
    """A place whose set is still to be chosen, with the sets that fit."""
    tones = palette.TABLET[False]
    markup = rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 5, tones.ground, tones.rim, 2)
    columns = 1 if len(fitting) < 3 else 2
    rows = -(-len(fitting) // columns)
    size = min(WIDTH * 0.62, (HEIGHT - 20) / rows - 6, WIDTH / columns - 6)
    for at, feat in enumerate(fitting):
        row, column = divmod(at, columns)
        in_row = min(columns, len(fitting) - row * columns)
        x = (column - (in_row - 1) / 2) * (WIDTH - 8) / columns
        y = -HEIGHT / 2 + 10 + (HEIGHT - 20) * (row + 0.5) / rows
        markup += group(medal(feat, lit), x, y, size / 100)
    return centre(markup, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)


def medal(feat_id: str, lit: bool = True) -> str:
    """A feat as a round of clay, 100 wide around the origin."""
    ground, figure_ink = palette.MEDAL if lit else palette.TABLET[False].rim, palette.TABLET[True].figure
    markup = circle(0, 0, 46, ground) + group(scene(feat_id, figure_ink, palette.MEDAL_CUT), 0, 28, 0.68)
    markup += path("M-36 28A46 46 0 0 0 36 28Z", figure_ink)
    return markup + circle(0, 0, 45.5, "none", theme.INK, 5) + circle(0, 0, 48.5, "none", palette.MEDAL_EDGE, 3)


@lru_cache(128)
def plinth(costs: tuple[tuple[str, int], ...], left: int, lit: bool, from_right: bool) -> Sprite:
    """The stone under a tablet: what it costs and how many are left; to be centred on it.

    ``from_right``: the cost stands at the right, so that a hero has room between two stones.
    """
    tones, width = palette.PLINTH[lit], WIDTH + 2
    markup = rect(-width / 2 + 5, 5 - PLINTH / 2, width, PLINTH, 3, tones.dark)
    markup += rect(-width / 2, -PLINTH / 2, width, PLINTH, 3, tones.front)
    markup += rect(-width / 2, -PLINTH / 2, width, 7, 3, tones.top)
    x = 48 - width / 2 if from_right else 30 - width / 2
    for kind, amount in costs:
        markup += group(emblems.resource(kind, amount), x, 3, COST)
        x += 50
    if left:
        markup += write(f"×{left}", x - 15, 18, Lettering(theme.READ, tones.ink, "black"))
    return centre(markup, width + 28, PLINTH + 28)
