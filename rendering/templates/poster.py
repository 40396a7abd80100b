"""The end of a match as a poster: a column of drums for each side, the winner's cup with name and points, a story.

The columns climb towards the cup, where the light comes from: the upper right, or mirrored, the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.alt_text import join_sentences
from rendering.canvas.brush import polygon
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import fit_text, width, wrap_text, write
from rendering.templates import pillars
from rendering.templates.marks import mark
from rendering.templates.pillars import Drum
from rendering.translations import Translations

WIDTHS = {1: (240, 40), 2: (240, 40), 3: (212, 18), 4: (182, 15)}
"""How wide a column is and how far apart, by their number."""
EDGE, CUP_X, CUP_Y, GROUND = 44, 1360, 298, 894
"""The picture's margin, the middle of the cup, and where the columns stand when nothing is listed below them."""
COLUMNS_END = 1078
HUGE, LARGE, SMALL = 128, 36, 25
NOTE = 28
"""Height of a line below the columns."""


class Hall(NamedTuple):
    """Where a game's poster hangs: the tones of its sky from the corner to the cup, the floor, its edge, ornament."""

    sky: tuple[str, ...]
    star: str
    floor: str
    ledge: str
    ledge_lit: str
    ornament: str


class Pillar(NamedTuple):
    """A side of the match: its place in words, its points by source from the ground up, the notes below its name."""

    name: str
    look: theme.Side
    total: int
    place: int
    place_words: str
    drums: tuple[Drum, ...]
    notes: tuple[str, ...] = ()


class Layout(NamedTuple):
    """Where things lie. ``extra`` is the room below the names, before the notes; ``from_left`` mirrors everything.

    ``steps`` is how much deeper the names lie because of the steps in front of the columns.
    """

    sides: int
    notes: int = 0
    extra: int = 0
    from_left: bool = False
    steps: int = 0

    @property
    def base(self) -> int:
        """Where the columns stand."""
        return GROUND - self.notes * NOTE - self.extra - self.steps

    @property
    def names(self) -> int:
        """Above the names, which lie below the columns."""
        return self.base + self.steps

    @property
    def scale(self) -> float:
        """How large what is written about the winner is."""
        return self.base / GROUND

    @property
    def cup_scale(self) -> float:
        """How large the cup is drawn."""
        return round(self.scale * 0.93, 3)

    @property
    def wide(self) -> int:
        """How wide a column is."""
        return WIDTHS[self.sides][0]

    @property
    def pitch(self) -> int:
        """From one column to the next."""
        return sum(WIDTHS[self.sides])

    @property
    def most(self) -> float:
        """How high the winner's column is."""
        return self.base * 0.63

    @property
    def cup(self) -> tuple[float, float]:
        """The middle of the cup."""
        return (theme.WIDTH - CUP_X if self.from_left else CUP_X), CUP_Y * self.scale

    @property
    def story(self) -> tuple[float, float]:
        """The left edge and the width of the part beyond the columns."""
        wide = COLUMNS_END - self.sides * self.pitch - EDGE - 14
        return (theme.WIDTH - EDGE - wide if self.from_left else EDGE), wide

    def left_of(self, rank: int) -> float:
        """The left edge of the column of the side with that rank, the winner's being 0."""
        x = COLUMNS_END - self.wide - rank * self.pitch
        return theme.WIDTH - x - self.wide if self.from_left else x


@cache
def _hall(hall: Hall, layout: Layout, title: str) -> Sprite:
    (x, y), floor = layout.cup, layout.base + 14
    drawn = rect(0, 0, theme.WIDTH, theme.HEIGHT, 0, hall.sky[0])
    for radius, tone in zip((1500, 1180, 900, 660, 470), hall.sky[1:], strict=True):
        drawn += circle(x, y, radius, tone)
    for ray in range(18):
        angle = math.radians(ray * 20 + 4)
        corners = [
            (x + reach * math.cos(at), y + reach * math.sin(at))
            for at, reach in ((angle, 200 * layout.scale), (angle - 0.035, 1700), (angle + 0.035, 1700))
        ]
        drawn += polygon(corners, theme.GOLD_LIGHT, opacity=0.035)
    for star in range(30):
        across, down = 400 + (star * 397 + 61) % 640, (star * 211 + 17) % 250
        drawn += circle(abs(theme.WIDTH * layout.from_left - across), down, 1 + star % 3 * 0.5, hall.star, opacity=0.45)
    drawn += rect(0, floor + 20, theme.WIDTH, theme.HEIGHT - floor - 20, 0, hall.floor)
    drawn += rect(0, floor, theme.WIDTH, 22, 0, hall.ledge) + rect(0, floor, theme.WIDTH, 4, 0, hall.ledge_lit)
    drawn += rect(0, floor + 22, theme.WIDTH, 10, 0, theme.SHADOW, opacity=0.6)
    drawn += meander_band(20, theme.HEIGHT - 24, 1610, 12, hall.ornament, 70, 2.4)
    edge, anchor = (EDGE, "start") if layout.from_left else (theme.WIDTH - EDGE, "end")
    drawn += write(title, edge, floor + 74, LARGE, theme.IVORY, "title", anchor, spacing=2)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def steps_of(ranked: Sequence[Pillar]) -> int:
    """How much deeper the names lie because of what was lost."""
    wide = WIDTHS[len(ranked)][0]
    deepest = max(sum(layer.height for layer in pillars.losses(side.drums, wide)) for side in ranked)
    return max(0, round(deepest) - pillars.LOW)


def sheet_of(hall: Hall, layout: Layout, ranked: Sequence[Pillar], labels: Sequence[str], title: str) -> Sheet:
    """The poster with its columns, the best side first, and the notes below them."""
    sheet = Sheet(_hall(hall, layout, title))
    gains = [tuple(drum for drum in side.drums if drum.value > 0) for side in ranked]
    lowest = [pillars.layers(drums, layout.wide, 0) for drums in gains]
    least = [sum(layer.height for layer in stack) for stack in lowest]
    high = pillars.heights([side.total for side in ranked], least, layout.most)
    for rank in reversed(range(len(ranked))):
        _column(sheet, layout, ranked[rank], rank, pillars.layers(gains[rank], layout.wide, high[rank]), ranked)
    for at, words in enumerate(labels):
        write_label(sheet, layout, words, _note_line(layout, at))
    return sheet


def write_label(sheet: Sheet, layout: Layout, words: str, y: float) -> None:
    """What a row below the columns is about, beside the winner's."""
    x = layout.left_of(0) - 24 if layout.from_left else layout.left_of(0) + layout.wide + 24
    anchor = "end" if layout.from_left else "start"
    sheet.write(words, x, y, SMALL, theme.MUTED, "bold", anchor, room=480, smallest=20)


def _note_line(layout: Layout, at: int) -> float:
    return layout.names + 144 + layout.extra + at * NOTE


def _column(
    sheet: Sheet, layout: Layout, side: Pillar, rank: int, stack: Sequence[pillars.Layer], ranked: Sequence[Pillar]
) -> None:
    left, base, wide = layout.left_of(rank), layout.base, layout.wide
    middle = left + wide / 2
    losses = pillars.losses(side.drums, wide)
    high = sum(layer.height for layer in stack)
    tones = tuple((layer.drum.tone, round(layer.height, 1)) for layer in stack)
    shaft = pillars.shaft(tones, wide, round(high), tuple(int(layer.height) for layer in losses), layout.from_left)
    sheet.stamp(shaft, left - pillars.MARGIN, base - round(high) - pillars.CAPITAL)
    pillars.write(sheet, stack, left, wide, base)
    pillars.write_losses(sheet, losses, left, wide, base)
    digits = max(len(str(other.total)) for other in ranked)
    radius = 40 if digits < 3 else 50
    y = base - high - pillars.CAPITAL - radius - 4
    sheet.centre(pillars.wreath(side.place == 1, radius, layout.from_left), middle, y)
    sheet.figure(side.total, middle, y + 2, LARGE, theme.WHITE, halo=True)
    room, y = layout.pitch - 12, layout.names + 114
    _name(sheet, side, middle, y - 34, room)
    sheet.write(side.place_words, middle, y, SMALL, theme.MUTED, "bold", "middle", room, 20)
    for at, note in enumerate(side.notes):
        sheet.write(note, middle, _note_line(layout, at), SMALL, theme.TEXT, "extra", "middle")


def _name(sheet: Sheet, side: Pillar, middle: float, y: float, room: float) -> None:
    """A name in one line, or in two smaller ones, with its sign."""
    room -= 46
    name, size = fit_text(side.name, LARGE, 26, room, "black")
    lines = [name]
    if name != side.name:
        tried = ((letters, wrap_text(side.name, letters, room, "black")) for letters in range(SMALL, 19, -1))
        fits = [each for each in tried if len(each[1]) == 2 and not any(line.endswith("…") for line in each[1])]
        size, lines = fits[0] if fits else (size, lines)
    long = min(room, max(width(line, size, "black") for line in lines))
    for at, line in enumerate(lines):
        base = y - 26 * (len(lines) - 1 - at) + 4 * (len(lines) - 1)
        sheet.write(line, middle + 23, base, size, theme.WHITE, "black", "middle", room)
    sheet.centre(mark(side.look, 36), middle - long / 2 - 4, y - 12)


def draw_champion(sheet: Sheet, layout: Layout, ranked: Sequence[Pillar], over: bool, words: Translations) -> None:
    """Name and points of the winner below the cup, and how far ahead; all names of those who share the first place."""
    (x, _), scale = layout.cup, layout.scale
    winners = [side for side in ranked if side.place == 1]
    bottom = 692 * scale
    if len(winners) == 1:
        _large_name(sheet, winners[0].name, x, bottom, round(HUGE * scale))
    else:
        step = {2: 84, 3: 54}.get(len(winners), 40) * scale
        for back, side in enumerate(reversed(winners)):
            _name_of_many(sheet, side, x, bottom - back * step, len(winners))
    total, size = str(winners[0].total), round(HUGE * scale)
    noun = words("picture-poster-points", points=winners[0].total)
    left, y = x - (width(total, size, "black") + 16 + width(noun, LARGE)) / 2, 808 * scale
    sheet.write(total, left - 5, y + 7, size, theme.SHADOW, "black")
    left += sheet.write(total, left, y, size, theme.GOLD, "black", halo=theme.INK) + 16
    sheet.write(noun, left, y, LARGE, theme.GOLD_LIGHT, "bold", halo=theme.INK)
    sheet.write(_lead(ranked, over, words), x, 866 * scale, LARGE, theme.TEXT, "bold", "middle", 540, 24)


def _lead(ranked: Sequence[Pillar], over: bool, words: Translations) -> str:
    """How far ahead the first side is of the second."""
    first, *others = ranked
    if not others:
        return ""
    second = others[0]
    if second.place == 1:
        return words("picture-poster-shared" if over else "picture-poster-level")
    ahead = first.total - second.total
    key = "picture-poster-ahead" if ahead else "picture-poster-tie-break"
    return join_sentences([words(key, points=ahead, name=second.name)])


def _large_name(sheet: Sheet, name: str, x: float, y: float, size: int) -> None:
    fits, letters = fit_text(name, size, round(size * 0.5), 500, "black")
    lines = [fits]
    if fits != name:
        first, *others = wrap_text(name, letters, 500, "black")
        lines = [first, " ".join(others)] if others else [first]
    for at, line in enumerate(lines):
        base = y - (len(lines) - 1 - at) * letters * 1.05
        sheet.write(line, x - 5, base + 7, letters, theme.SHADOW, "black", "middle", room=500)
        sheet.write(line, x, base, letters, theme.WHITE, "black", "middle", room=500, halo=theme.INK)


def _name_of_many(sheet: Sheet, side: Pillar, x: float, y: float, count: int) -> None:
    size = {2: 60, 3: 46}.get(count, 34)
    name, size = fit_text(side.name, size, 28, 430, "black")
    long = sheet.write(name, x + size * 0.6, y, size, theme.WHITE, "black", "middle")
    sheet.centre(mark(side.look, size), x - long / 2 - size * 0.1, y - size * 0.33)
