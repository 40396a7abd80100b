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
from rendering.canvas.text import Lettering

LETTERS = 46
"""Size of the numbers on drums: 15 pixels where Discord shows the picture inline."""
LOW, SIGNED = 50, 98
"""The least height of a drum with one line, and with signs below its line."""
MARK, SIGN = 40, 44
"""Size of the sign that says what a drum is, and the largest of those below its line."""
SIDE = 20
"""How far signs and numbers stay away from a drum's sides."""
CAPITAL, PLINTH, OVERHANG = 34, 16, 12
MARGIN = 70
"""Room beside a column in its sprite, for its shadow."""


class Drum(NamedTuple):
    """A source of points: its name, its points, the tone of its stone, its sign, and signs of what brought them."""

    label: str
    value: int
    tone: str
    fragment: str = ""
    signs: tuple[Sprite, ...] = ()

    @property
    def mark(self) -> Sprite:
        """The sign as it stands on the drum."""
        return _mark(self.fragment, self.value < 0)

    @property
    def key(self) -> Sprite:
        """A small drum with the sign, for the key below the columns."""
        return _key(self.fragment, self.tone)


class Layer(NamedTuple):
    """A drum and its height."""

    drum: Drum
    height: float


def layers(drums: Sequence[Drum], high: float) -> list[Layer]:
    """The drums from the ground up, together as high as ``high`` or as what is written on them needs.

    Their heights are as their points, except that none is too low for what is written on it.
    """
    least = [Layer(drum, least_of(drum)) for drum in drums]
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


def least_of(drum: Drum) -> int:
    """How low a drum may be."""
    return SIGNED if drum.signs else LOW


def heights(totals: Sequence[int], least: Sequence[float], most: float) -> list[float]:
    """How high each column is: as its points, but never so low that its words have no room, and in their order."""
    best = max(1, *totals)
    heights_by_seat: dict[int, float] = {}
    lower = -10.0
    for total in sorted({*totals}):
        need = max(least for each, least in zip(totals, least, strict=True) if each == total)
        heights_by_seat[total] = lower = max(need, most * total / best, lower + 10)
    return [heights_by_seat[total] for total in totals]


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
    shadow = polygon(
        [(2 * middle - across, down) for across, down in shade] if from_left else shade, theme.SHADOW, opacity=0.4
    )
    markup = rect(x - 8, base, wide + 16, PLINTH, 2, theme.MARBLE) + rect(
        x - 8, base, wide + 16, 4, 2, theme.MARBLE_LIT
    )
    y = float(base)
    for step in steps:
        markup += rect(x - 8, y, wide + 16, step, 2, theme.FALLEN) + rect(x - 8, y, wide + 16, 3, 2, theme.FALLEN_LIT)
        y += step
    y = float(base)
    for tone, each in tones:
        y -= each
        markup += drum(x, y, wide, each, tone, from_left)
    markup = shadow + markup + group(turn_to_light(_capital(wide), from_left), middle, y)
    return Sprite(markup, wide + 2 * MARGIN, round(base + max(PLINTH, sum(steps)) + 24))


def drum(x: float, y: float, wide: float, high: float, tone: str, from_left: bool = False) -> str:
    """A drum: flat in the middle, where it is written on; flat tones turn away at both sides."""
    markup = rect(x, y, wide, high, 0, tone)
    for share, night in ((0.13, 0.2), (0.085, 0.36), (0.04, 0.52)):
        left = x + wide * (1 - share) if from_left else x
        markup += rect(left, y, wide * share, high, 0, theme.mix(theme.DEEP_NIGHT, tone, night))
    for share, less, light in ((0.12, 0.0, 0.22), (0.07, 0.025, 0.42)):
        left = x + wide * less if from_left else x + wide * (1 - share)
        markup += rect(left, y, wide * (share - less), high, 0, theme.mix(theme.LAMPLIGHT, tone, light))
    markup += rect(x, y, wide, 2.5, 0, theme.mix(theme.LAMPLIGHT, tone, 0.6))
    return markup + rect(x, y + high - 3.5, wide, 3.5, 0, theme.mix(theme.DEEP_NIGHT, tone, 0.42))


def _capital(wide: float) -> str:
    """A capital that stands on the origin, lit from the right."""
    half = wide / 2
    markup = polygon([(-half, 0), (half, 0), (half + 10, -16), (-half - 10, -16)], theme.MARBLE)
    lit = [(half - wide * 0.38, 0), (half, 0), (half + 10, -16), (half - wide * 0.32, -16)]
    markup += polygon(lit, theme.MARBLE_LIT)
    dim = [(-half, 0), (-half + wide * 0.14, 0), (-half + wide * 0.1, -16), (-half - 10, -16)]
    markup += polygon(dim, theme.MARBLE_DIM)
    markup += rect(-half - OVERHANG, -CAPITAL, wide + 2 * OVERHANG, 18, 2, theme.MARBLE)
    markup += rect(-half - OVERHANG, -CAPITAL, wide + 2 * OVERHANG, 4, 2, theme.WHITE)
    return markup + rect(half - 4, -CAPITAL + 4, 16, 14, 2, theme.MARBLE_LIT)


@lru_cache(16)
def wreath(first: bool, radius: int, from_left: bool) -> Sprite:
    """The wreath on a column, to be centred: golden for the winner."""
    ground = theme.LAUREL_GROUND if first else theme.GLORY_DARK
    leaf = theme.GOLD if first else theme.GLORY
    return centre(circle(0, 0, radius * 1.04, ground) + laurel(radius, 8, leaf, from_left=from_left), radius * 3)


def write(sheet: Sheet, stack: Sequence[Layer], left: float, wide: int, base: float) -> None:
    """Put signs and points on the drums of a column that stands at ``base``."""
    y = base
    for layer in stack:
        y -= layer.height
        drum = layer.drum
        middle = y + layer.height / 2 - (23 if drum.signs else 0)
        _line(sheet, drum, str(drum.value), left, wide, middle, theme.INK)
        room = wide - 2 * SIDE
        for at, sign in enumerate(drum.signs):
            pitch = min(sign.width + 4.0, (room - sign.width) / max(1, len(drum.signs) - 1))
            sheet.centre(sign, left + SIDE + sign.width / 2 + at * pitch, middle + 46)


def _line(sheet: Sheet, drum: Drum, value: str, left: float, wide: int, middle: float, ink: str) -> None:
    sheet.centre(drum.mark, left + SIDE + MARK / 2, middle)
    sheet.write(value, left + wide - SIDE, middle + LETTERS * 0.33, Lettering(LETTERS, ink, "black"), "end")


def losses(drums: Sequence[Drum]) -> list[Layer]:
    """The sources that have taken points, as steps in front of a column from its foot down."""
    return [Layer(drum, least_of(drum)) for drum in drums if drum.value < 0]


def write_losses(sheet: Sheet, steps: Sequence[Layer], left: float, wide: int, base: float) -> None:
    """Write what was lost on the dark steps in front of a column."""
    y = base
    for layer in steps:
        text = f"−{-layer.drum.value}"
        _line(sheet, layer.drum, text, left, wide, y + layer.height / 2, theme.EMBER_LIGHT)
        y += layer.height


@lru_cache(32)
def _mark(fragment: str, light: bool) -> Sprite:
    """The sign of a source, to be centred on its drum; ``light`` on a disc for the dark steps of what was lost."""
    ground = circle(0, 0, 62, theme.EMBER_LIGHT) if light else ""
    return centre(ground + group(fragment, scale=0.72 if light else 1), MARK + 12, scale=MARK / 100)


@lru_cache(32)
def _key(fragment: str, tone: str) -> Sprite:
    """A small drum with its sign, for the key below the columns."""
    return Sprite(drum(0, 0, KEY, KEY - 4, tone) + group(fragment, KEY / 2, KEY / 2 - 2, 0.38), KEY, KEY)


KEY = 52
"""Size of a drum in the key."""
