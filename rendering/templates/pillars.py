"""Columns built of drums, one for each source of points: how high they are, and how they are hewn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.brush import Point, polygon
from rendering.canvas.laurel import laurel, turn_to_light
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, rect
from rendering.canvas.text import clip_text, width

LETTERS, SMALLER, SMALLEST = 25, 22, 18
"""Sizes of the words on drums: as they should be, on two lines, where there is little room."""
LOW, TWO_LINES, SIGNED = 34, 54, 74
"""The least height of a drum with one line, with two, and with signs below its line."""
SIGN, SMALL_SIGN = 34, 27
SIDE = 23
"""How far words stay away from a drum's sides."""
CAPITAL, PLINTH, OVERHANG = 34, 16, 12
MARGIN = 70
"""Room beside a column in its sprite, for its shadow."""


class Drum(NamedTuple):
    """A source of points: its name, its points, the tone of its stone, and signs of what brought them."""

    label: str
    value: int
    tone: str
    signs: tuple[Sprite, ...] = ()


class Layer(NamedTuple):
    """A drum with its name in lines, the size of its letters and its height; its signs stand below or beside."""

    drum: Drum
    lines: tuple[str, ...]
    letters: int
    height: float
    below: bool


def layers(drums: Sequence[Drum], wide: int, high: float) -> list[Layer]:
    """The drums from the ground up, together as high as ``high`` or as the words on them need.

    Their heights are as their points, except that none is too low for what is written on it.
    """
    least = [_least(drum, wide) for drum in drums]
    left, free = high, {*range(len(drums))}
    while True:
        together = sum(drums[at].value for at in free)
        tight = [at for at in free if drums[at].value * left < least[at].height * together]
        if not tight:
            break
        free.difference_update(tight)
        left -= sum(least[at].height for at in tight)
    return [
        each._replace(height=left * each.drum.value / together) if at in free else each for at, each in enumerate(least)
    ]


def _least(drum: Drum, wide: int) -> Layer:
    """A drum as low as it may be."""
    room = wide - 2 * SIDE - width(str(drum.value), LETTERS, "black") - 11
    beside = len(drum.signs) * (SMALL_SIGN + 4)
    if drum.signs and width(drum.label, LETTERS, "black") + beside > room:
        words, letters, _ = _fit(drum.label, room)
        return Layer(drum, words[:1], letters, SIGNED, True)
    words, letters, least = _fit(drum.label, room)
    return Layer(drum, words, letters, least, False)


def _fit(label: str, room: float) -> tuple[tuple[str, ...], int, int]:
    """The name in one line or two, as large as there is room for; its letters, and how high the drum is at least."""
    words = label.replace("-", "- ").split()
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    halves.sort(key=lambda pair: max(width(line, SMALLER, "black") for line in pair))
    for lines, largest, smallest, least in (
        ((label,), LETTERS, SMALLER, LOW),
        *((pair, SMALLER, SMALLEST, TWO_LINES) for pair in halves[:1]),
        ((label,), SMALLER, SMALLEST, LOW),
    ):
        for letters in range(largest, smallest - 1, -1):
            if all(width(line, letters, "black") <= room for line in lines):
                return lines, letters, least
    return (clip_text(label, SMALLEST, room, "black"),), SMALLEST, LOW


def heights(totals: Sequence[int], least: Sequence[float], most: float) -> list[float]:
    """How high each column is: as its points, but never so low that its words have no room, and in their order."""
    best = max(1, *totals)
    found: dict[int, float] = {}
    lower = -10.0
    for total in sorted({*totals}):
        need = max(least for each, least in zip(totals, least, strict=True) if each == total)
        found[total] = lower = max(need, most * total / best, lower + 10)
    return [found[total] for total in totals]


@lru_cache(64)
def shaft(
    tones: tuple[tuple[str, float], ...], wide: int, high: int, steps: tuple[int, ...], from_left: bool
) -> Sprite:
    """A column of drums (tone, height) from the ground up, with base, capital and shadow.

    To be stamped with the ground's middle at (MARGIN + wide / 2, CAPITAL + high); each loss lies in front as a dark
    step (its height).
    """
    base = CAPITAL + high
    x, middle = MARGIN, MARGIN + wide / 2
    shade: list[Point] = [(x - 8, base + 14), (x - 62, base + 34), (x + wide - 40, base + 34), (x + wide, base + 14)]
    turned = polygon(
        [(2 * middle - across, down) for across, down in shade] if from_left else shade, theme.SHADOW, opacity=0.4
    )
    drawn = rect(x - 8, base, wide + 16, PLINTH, 2, theme.MARBLE) + rect(x - 8, base, wide + 16, 4, 2, theme.MARBLE_LIT)
    y = float(base)
    for step in steps:
        drawn += rect(x - 8, y, wide + 16, step, 2, theme.FALLEN) + rect(x - 8, y, wide + 16, 3, 2, theme.FALLEN_LIT)
        y += step
    y = float(base)
    for tone, each in tones:
        y -= each
        drawn += drum(x, y, wide, each, tone, from_left)
    drawn = turned + drawn + group(turn_to_light(_capital(wide), from_left), middle, y)
    return Sprite(drawn, wide + 2 * MARGIN, round(base + max(PLINTH, sum(steps)) + 24))


def drum(x: float, y: float, wide: float, high: float, tone: str, from_left: bool = False) -> str:
    """A drum: flat in the middle, where it is written on; flat tones turn away at both sides."""
    drawn = rect(x, y, wide, high, 0, tone)
    for share, night in ((0.13, 0.2), (0.085, 0.36), (0.04, 0.52)):
        left = x + wide * (1 - share) if from_left else x
        drawn += rect(left, y, wide * share, high, 0, theme.mix(theme.DEEP_NIGHT, tone, night))
    for share, less, light in ((0.12, 0.0, 0.22), (0.07, 0.025, 0.42)):
        left = x + wide * less if from_left else x + wide * (1 - share)
        drawn += rect(left, y, wide * (share - less), high, 0, theme.mix(theme.LAMPLIGHT, tone, light))
    drawn += rect(x, y, wide, 2.5, 0, theme.mix(theme.LAMPLIGHT, tone, 0.6))
    return drawn + rect(x, y + high - 3.5, wide, 3.5, 0, theme.mix(theme.DEEP_NIGHT, tone, 0.42))


def _capital(wide: float) -> str:
    """A capital that stands on the origin, lit from the right."""
    half = wide / 2
    drawn = polygon([(-half, 0), (half, 0), (half + 10, -16), (-half - 10, -16)], theme.MARBLE)
    lit = [(half - wide * 0.38, 0), (half, 0), (half + 10, -16), (half - wide * 0.32, -16)]
    drawn += polygon(lit, theme.MARBLE_LIT)
    dim = [(-half, 0), (-half + wide * 0.14, 0), (-half + wide * 0.1, -16), (-half - 10, -16)]
    drawn += polygon(dim, theme.MARBLE_DIM)
    drawn += rect(-half - OVERHANG, -CAPITAL, wide + 2 * OVERHANG, 18, 2, theme.MARBLE)
    drawn += rect(-half - OVERHANG, -CAPITAL, wide + 2 * OVERHANG, 4, 2, theme.WHITE)
    return drawn + rect(half - 4, -CAPITAL + 4, 16, 14, 2, theme.MARBLE_LIT)


@lru_cache(16)
def wreath(first: bool, radius: int, from_left: bool) -> Sprite:
    """The wreath on a column, to be centred: golden for the winner."""
    ground = theme.LAUREL_GROUND if first else theme.GLORY_DARK
    leaf = theme.GOLD if first else theme.GLORY
    return centre(circle(0, 0, radius * 1.04, ground) + laurel(radius, 8, leaf, from_left=from_left), radius * 3)


def write(sheet: Sheet, stack: Sequence[Layer], left: float, wide: int, base: float) -> None:
    """Write names and points on the drums of a column that stands at ``base``."""
    y = base
    for layer in stack:
        y -= layer.height
        middle = y + layer.height / 2 - (20 if layer.below else 0)
        _words(sheet, layer, left + SIDE, middle)
        end = left + wide - SIDE
        end -= sheet.write(str(layer.drum.value), end, middle + LETTERS * 0.33, LETTERS, theme.INK, "black", "end") + 8
        size = SIGN if layer.below else SMALL_SIGN
        for at, sign in enumerate(layer.drum.signs):
            room = wide - 2 * SIDE
            pitch = min(size + 6.0, (room - size) / max(1, len(layer.drum.signs) - 1))
            x = left + SIDE + size / 2 + at * pitch if layer.below else end - size / 2 - at * (size + 4)
            sheet.centre(sign, x, middle + (40 if layer.below else 0))


def _words(sheet: Sheet, layer: Layer, x: float, middle: float, ink: str = theme.INK) -> None:
    step = layer.letters
    top = middle - (len(layer.lines) - 1) * step / 2 + layer.letters * 0.33
    for at, words in enumerate(layer.lines):
        sheet.write(words, x, top + at * step, layer.letters, ink, "black")


def losses(drums: Sequence[Drum], wide: int) -> list[Layer]:
    """The sources that have taken points, as steps in front of a column from its foot down."""
    return [_least(drum, wide) for drum in drums if drum.value < 0]


def write_losses(sheet: Sheet, steps: Sequence[Layer], left: float, wide: int, base: float) -> None:
    """Write what was lost on the dark steps in front of a column."""
    y = base
    for layer in steps:
        middle = y + layer.height / 2
        _words(sheet, layer, left + SIDE, middle, theme.EMBER_LIGHT)
        text, end = f"−{-layer.drum.value}", left + wide - SIDE
        sheet.write(text, end, middle + LETTERS * 0.33, LETTERS, theme.EMBER_LIGHT, "black", "end")
        y += layer.height
