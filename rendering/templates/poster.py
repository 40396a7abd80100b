"""The end of a match as a poster: a column of drums for each side, the winner's cup with name and points, a story.

The columns climb towards the cup, where the light comes from: the upper right, or mirrored, the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering import theme
from rendering.alt_text import join_sentences
from rendering.canvas.brush import polygon
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import Lettering, fit_text, width, wrap_text, write
from rendering.templates import pillars
from rendering.templates.marks import mark
from rendering.templates.pillars import Drum
from rendering.translations import Translations

WIDTHS = {1: (240, 40), 2: (240, 40), 3: (212, 18), 4: (182, 15)}
"""How wide a column is and how far apart, by their number."""
EDGE, CUP_X, CUP_Y = 44, 1360, 298
"""The picture's margin, and the middle of the cup."""
LOWEST, LEAST, HIGHEST = 810, 540, 1074
"""The lowest ground of the columns, the top of their room, and the largest height of the picture with a band, which
must fit a window."""
UNSCALED = 894
"""The ground of the columns if everything beside them were drawn at its largest."""
COLUMNS_END = 1078
HUGE, LETTERS = 128, theme.READ
HEADING = 1030
"""The room of what is said above the columns, up to the cup."""
NAMES, NOTE, KEY, FOOT = (94, 148), 50, 60, 36
"""Baselines of both rows of names from the ground; heights of a line below them, of a row of the key, of the foot."""


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

    ``steps`` is how much deeper the names lie because of the steps in front of the columns, ``keys`` how many rows the
    key of the drums has. ``band`` is the height of what comes below the poster.
    """

    sides: int
    notes: int = 0
    extra: int = 0
    from_left: bool = False
    steps: int = 0
    keys: int = 0
    band: int = 0

    @property
    def base(self) -> int:
        """Where the columns stand."""
        below = NAMES[-1] + 20 + self.extra + self.notes * NOTE + self.keys * KEY + FOOT
        return min(LOWEST, HIGHEST - below - self.band) - self.steps

    @property
    def is_low(self) -> bool:
        """Whether the columns are too low."""
        return self.base < LEAST

    @property
    def names(self) -> int:
        """Above the names, which lie below the columns."""
        return self.base + self.steps

    @property
    def below(self) -> int:
        """Where what stands below the names begins."""
        return self.names + NAMES[-1] + 20

    @property
    def key(self) -> int:
        """Where the key begins."""
        return self.below + self.extra + self.notes * NOTE

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.key + self.keys * KEY + FOOT

    @property
    def scale(self) -> float:
        """The scale of the texts about the winner."""
        return self.base / UNSCALED

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


@lru_cache(16)
def _hall(hall: Hall, layout: Layout, title: str) -> Sprite:
    (x, y), floor = layout.cup, layout.base + 14
    markup = rect(0, 0, theme.WIDTH, layout.height, 0, hall.sky[0])
    for radius, tone in zip((1500, 1180, 900, 660, 470), hall.sky[1:], strict=True):
        markup += circle(x, y, radius, tone)
    for ray in range(18):
        angle = math.radians(ray * 20 + 4)
        corners = [
            (x + reach * math.cos(at), y + reach * math.sin(at))
            for at, reach in ((angle, 200 * layout.scale), (angle - 0.035, 1700), (angle + 0.035, 1700))
        ]
        markup += polygon(corners, theme.GOLD_LIGHT, opacity=0.035)
    for star in range(30):
        across, down = 400 + (star * 397 + 61) % 640, (star * 211 + 17) % 250
        markup += circle(
            abs(theme.WIDTH * layout.from_left - across), down, 1 + star % 3 * 0.5, hall.star, opacity=0.45
        )
    markup += rect(0, floor + 20, theme.WIDTH, layout.height - floor - 20, 0, hall.floor)
    markup += rect(0, floor, theme.WIDTH, 22, 0, hall.ledge) + rect(0, floor, theme.WIDTH, 4, 0, hall.ledge_lit)
    markup += rect(0, floor + 22, theme.WIDTH, 10, 0, theme.SHADOW, opacity=0.6)
    markup += meander_band(20, layout.height - 24, 1610, 12, hall.ornament, 70, 2.4)
    edge, anchor = (EDGE, "start") if layout.from_left else (theme.WIDTH - EDGE, "end")
    markup += write(title, edge, layout.names + NAMES[-1], Lettering(LETTERS, theme.IVORY, "title", spacing=2), anchor)
    return Sprite(markup, theme.WIDTH, layout.height)


def steps_of(ranked: Sequence[Pillar]) -> int:
    """How much deeper the names lie because of what was lost."""
    deepest = max(sum(layer.height for layer in pillars.losses(side.drums)) for side in ranked)
    return max(0, round(deepest) - pillars.LOW)


def rows_of_key(ranked: Sequence[Pillar]) -> tuple[tuple[Drum, ...], ...]:
    """The sources that brought or took points, in rows as long as the picture is wide."""
    drums: dict[str, Drum] = {}
    for drum in (drum for side in ranked for drum in side.drums if drum.value):
        drums.setdefault(drum.label, drum)
    rows: list[tuple[Drum, ...]] = []
    for each in drums.values():
        longer = (*rows[-1], each) if rows else (each,)
        if rows and sum(map(_key_width, longer)) <= theme.WIDTH - 2 * EDGE + KEY_GAP:
            rows[-1] = longer
        else:
            rows.append((each,))
    return tuple(rows)


KEY_GAP = 40


def _key_width(drum: Drum) -> float:
    return pillars.KEY + 12 + width(drum.label, LETTERS) + KEY_GAP


def sheet_of(hall: Hall, layout: Layout, ranked: Sequence[Pillar], labels: Sequence[str], title: str) -> Sheet:
    """The poster with its columns, the best side first, their names and notes below them, and the key of the drums."""
    sheet = Sheet(_hall(hall, layout, title))
    gains = [tuple(drum for drum in side.drums if drum.value > 0) for side in ranked]
    least = [float(sum(map(pillars.least_of, drums))) for drums in gains]
    high = pillars.heights([side.total for side in ranked], least, layout.most)
    for rank in reversed(range(len(ranked))):
        _column(sheet, layout, ranked[rank], rank, pillars.layers(gains[rank], high[rank]), ranked)
    _names(sheet, layout, ranked)
    for at, words in enumerate(labels):
        _write_label(sheet, layout, words, _note_line(layout, at))
    for at, row in enumerate(rows_of_key(ranked)):
        _write_key(sheet, row, layout.key + at * KEY)
    return sheet


def _write_label(sheet: Sheet, layout: Layout, words: str, y: float) -> None:
    """What a row below the columns is about, beside the winner's."""
    x = layout.left_of(0) - 24 if layout.from_left else layout.left_of(0) + layout.wide + 24
    anchor = "end" if layout.from_left else "start"
    sheet.write(
        words, x, y, Lettering(LETTERS, theme.MUTED, "bold"), anchor, Fit(theme.WIDTH - EDGE - COLUMNS_END - 24)
    )


def _write_key(sheet: Sheet, row: Sequence[Drum], top: float) -> None:
    x = float(EDGE)
    for drum in row:
        sheet.centre(drum.key, x + pillars.KEY / 2, top + KEY / 2)
        x += pillars.KEY + 12
        x += sheet.write(drum.label, x, top + KEY / 2 + LETTERS * 0.33, Lettering(LETTERS, theme.TEXT)) + KEY_GAP


def _note_line(layout: Layout, at: int) -> float:
    return layout.below + layout.extra + at * NOTE + LETTERS * 0.8


def _column(
    sheet: Sheet, layout: Layout, side: Pillar, rank: int, stack: Sequence[pillars.Layer], ranked: Sequence[Pillar]
) -> None:
    left, base, wide = layout.left_of(rank), layout.base, layout.wide
    middle = left + wide / 2
    losses = pillars.losses(side.drums)
    high = sum(layer.height for layer in stack)
    tones = tuple((layer.drum.tone, round(layer.height, 1)) for layer in stack)
    shaft = pillars.shaft(tones, wide, round(high), tuple(int(layer.height) for layer in losses), layout.from_left)
    sheet.stamp(shaft, left - pillars.MARGIN, base - round(high) - pillars.CAPITAL)
    pillars.write(sheet, stack, left, wide, base)
    pillars.write_losses(sheet, losses, left, wide, base)
    digits = max(len(str(other.total)) for other in ranked)
    radius = 46 if digits < 3 else 56
    y = base - high - pillars.CAPITAL - radius - 2
    sheet.centre(pillars.wreath(side.place == 1, radius, layout.from_left), middle, y)
    sheet.figure(side.total, middle, y + 2, LETTERS, theme.WHITE, halo=True)
    for at, note in enumerate(side.notes[: layout.notes]):
        sheet.write(note, middle, _note_line(layout, at), Lettering(LETTERS, theme.TEXT, "extra"), "middle")


SIGN = 42


def _names(sheet: Sheet, layout: Layout, ranked: Sequence[Pillar]) -> None:
    """Names with places below them; where one is wider than its column, in two rows by turns, each after its place."""
    first, second = (layout.names + row for row in NAMES)
    middles = [layout.left_of(rank) + layout.wide / 2 for rank in range(len(ranked))]
    room = layout.pitch - 14 - SIGN - 8
    if all(width(side.name, LETTERS, "black") <= room for side in ranked):
        for side, middle in zip(ranked, middles, strict=True):
            _write_name(sheet, side, middle, first, room)
            sheet.write(side.place_words, middle, second, Lettering(LETTERS, theme.MUTED, "bold"), "middle")
        return
    for rank, (side, middle) in enumerate(zip(ranked, middles, strict=True)):
        y = (first, second)[rank % 2]
        wide = width(side.place_words, LETTERS) + 14
        has_row = rank < 2 and rank + 2 >= len(ranked)
        pitches = 3 if has_row else 2
        long = _write_name(sheet, side, middle + wide / 2, y, pitches * layout.pitch - 24 - SIGN - 8 - wide)
        sheet.write(
            side.place_words, middle + wide / 2 - long / 2 - 14, y, Lettering(LETTERS, theme.MUTED, "bold"), "end"
        )


def _write_name(sheet: Sheet, side: Pillar, middle: float, y: float, room: float) -> float:
    """A name after its sign; returns how long both are."""
    name, _ = fit_text(side.name, LETTERS, LETTERS, room, "black")
    long = width(name, LETTERS, "black") + SIGN + 8
    sheet.centre(mark(side.look, SIGN), middle - long / 2 + SIGN / 2, y - LETTERS * 0.33)
    sheet.write(name, middle + long / 2, y, Lettering(LETTERS, theme.WHITE, "black"), "end")
    return long


def draw_champion(sheet: Sheet, layout: Layout, ranked: Sequence[Pillar], over: bool, words: Translations) -> None:
    """Name and points of the winner below the cup, and how far ahead; all names of those who share the first place."""
    (x, _), scale = layout.cup, layout.scale
    winners = [side for side in ranked if side.place == 1]
    lead = wrap_text(_lead(ranked, over, words), LETTERS, LEAD)[:2]
    higher = LETTERS * (len(lead) - 1)
    bottom = 692 * scale - higher
    if len(winners) == 1:
        _large_name(sheet, winners[0].name, x, bottom, round(HUGE * scale))
    else:
        step = {2: 84, 3: 60}.get(len(winners), 52) * scale
        for back, side in enumerate(reversed(winners)):
            _name_of_many(sheet, side, x, bottom - back * step, len(winners))
    total, size = str(winners[0].total), round(HUGE * scale)
    noun = words("picture-poster-points", points=winners[0].total)
    left, y = x - (width(total, size, "black") + 16 + width(noun, LETTERS)) / 2, 808 * scale - higher
    sheet.write(total, left - 5, y + 7, Lettering(size, theme.SHADOW, "black"))
    left += sheet.write(total, left, y, Lettering(size, theme.GOLD, "black", theme.INK)) + 16
    sheet.write(noun, left, y, Lettering(LETTERS, theme.GOLD_LIGHT, "bold", theme.INK))
    for at, line in enumerate(lead):
        sheet.write(
            line, x, 872 * scale - higher + at * LETTERS, Lettering(LETTERS, theme.TEXT, "bold"), "middle", Fit(LEAD)
        )


LEAD = 540
"""The room of what is said below the winner's points."""


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
    fits, letters = fit_text(name, size, max(LETTERS, round(size * 0.5)), 500, "black")
    lines = [fits]
    if fits != name:
        first, *others = wrap_text(name, letters, 500, "black")
        lines = [first, " ".join(others)] if others else [first]
    for at, line in enumerate(lines):
        base = y - (len(lines) - 1 - at) * letters * 1.05
        sheet.write(line, x - 5, base + 7, Lettering(letters, theme.SHADOW, "black"), "middle", Fit(500))
        sheet.write(line, x, base, Lettering(letters, theme.WHITE, "black", theme.INK), "middle", Fit(500))


def _name_of_many(sheet: Sheet, side: Pillar, x: float, y: float, count: int) -> None:
    size = {2: 60, 3: 50}.get(count, LETTERS)
    name, size = fit_text(side.name, size, LETTERS, 430, "black")
    long = sheet.write(name, x + size * 0.6, y, Lettering(size, theme.WHITE, "black"), "middle")
    sheet.centre(mark(side.look, size), x - long / 2 - size * 0.1, y - size * 0.33)
